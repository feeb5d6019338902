//! The languages that the program speaks.

use serde::{Deserialize, Serialize};

/// A language of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Lang {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// Simplified Chinese.
    #[serde(rename = "zh-Hans")]
    Chinese,
}

impl Lang {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::English, Self::Chinese];

    /// The language tag, as in files and folders.
    pub fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Chinese => "zh-Hans",
        }
    }

    /// The language's own name for itself.
    pub fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Chinese => "简体中文",
        }
    }

    /// The language of a tag or of a locale's name: `zh-Hans`, `zh_CN.UTF-8`,
    /// `en`, `en_GB`.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let start = tag.split(['-', '_', '.']).next().unwrap_or_default();
        match start.to_ascii_lowercase().as_str() {
            "en" => Some(Self::English),
            "zh" => Some(Self::Chinese),
            _ => None,
        }
    }

    /// The language that the environment asks for, else English.
    pub fn of_environment() -> Self {
        let named = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(|name| std::env::var(name).ok());
        named.filter(|tag| !tag.is_empty()).find_map(|tag| Self::from_tag(&tag)).unwrap_or_default()
    }
}

impl std::str::FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(tag: &str) -> Result<Self, UnknownLang> {
        Self::from_tag(tag).ok_or_else(|| UnknownLang(tag.to_owned()))
    }
}

/// A language that the program does not speak.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown language {0:?}; known are en and zh-Hans")]
pub struct UnknownLang(pub String);

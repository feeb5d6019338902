//! What the player chose, kept as JSON of our own.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::engine::Player;
use crate::text::Lang;

/// Light or dark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shade {
    /// As the system has it.
    #[default]
    System,
    /// Paper by day.
    Light,
    /// By lamplight.
    Dark,
}

/// How fast bots move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// To follow each step.
    Slow,
    /// To follow the gist.
    #[default]
    Normal,
    /// To see that something happens.
    Fast,
    /// As fast as they think.
    Instant,
}

impl Pace {
    /// Every pace, slowest first.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::Instant];

    /// Seconds between two steps of a bot.
    pub fn seconds(self) -> f64 {
        match self {
            Self::Slow => 1.1,
            Self::Normal => 0.5,
            Self::Fast => 0.12,
            Self::Instant => 0.0,
        }
    }

    /// Text key of its name.
    pub fn key(self) -> &'static str {
        match self {
            Self::Slow => "pace-slow",
            Self::Normal => "pace-normal",
            Self::Fast => "pace-fast",
            Self::Instant => "pace-instant",
        }
    }
}

/// The settings.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; without one, the system's.
    pub lang: Option<Lang>,
    /// Light or dark.
    pub shade: Shade,
    /// Whether things move.
    pub motion: bool,
    /// How fast bots move.
    pub pace: Pace,
    /// The game last chosen in the lobby, by its id.
    pub game: Option<String>,
    /// The players last chosen in the lobby.
    pub players: Vec<Player>,
    /// What was filled into each game's own form, by the game's id.
    pub forms: BTreeMap<String, serde_json::Value>,
    /// Maps that were drawn lately, the last one first.
    pub maps: Vec<PathBuf>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: None,
            shade: Shade::default(),
            motion: true,
            pace: Pace::default(),
            game: None,
            players: Vec::new(),
            forms: BTreeMap::new(),
            maps: Vec::new(),
        }
    }
}

const FILE: &str = "settings.json";

impl Settings {
    /// The settings in a folder; the usual ones if there are none. A damaged
    /// file is kept aside, and its new place returned.
    pub fn load(folder: &Path) -> (Self, Option<PathBuf>) {
        let path = folder.join(FILE);
        let text = match fs::read(&path) {
            Ok(text) => text,
            Err(error) => {
                if error.kind() != io::ErrorKind::NotFound {
                    log::warn!("{} cannot be read: {error}", path.display());
                }
                return (Self::default(), None);
            }
        };
        match serde_json::from_slice(&text) {
            Ok(settings) => (settings, None),
            Err(error) => {
                log::warn!("{} is damaged: {error}", path.display());
                (Self::default(), Some(set_aside(&path)))
            }
        }
    }

    /// Writes the settings: the file is the old one or the new one, never half
    /// of it.
    ///
    /// # Errors
    /// What the system says.
    pub fn save(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)?;
        let mut file = tempfile::NamedTempFile::new_in(folder)?;
        serde_json::to_writer_pretty(&mut file, self)?;
        file.write_all(b"\n")?;
        file.as_file().sync_all()?;
        file.persist(folder.join(FILE)).map_err(|error| error.error)?;
        // A rename lasts only once its folder is on the disk. Some systems
        // can't open folders; there it lasts soon enough.
        if let Ok(folder) = fs::File::open(folder) {
            let _ = folder.sync_all();
        }
        Ok(())
    }
}

/// Renames a damaged file to a name that is free.
fn set_aside(path: &Path) -> PathBuf {
    let free = (1..)
        .map(|number| path.with_file_name(format!("settings-damaged-{number}.json")))
        .find(|path| !path.exists())
        .unwrap_or_else(|| path.to_owned());
    match fs::rename(path, &free) {
        Ok(()) => free,
        Err(error) => {
            log::warn!("{} cannot be renamed: {error}", path.display());
            path.to_owned()
        }
    }
}

//! Names that people type, as paths that every system can have: a document
//! that is handed on must not have a name that another system can't say.

use std::path::{MAIN_SEPARATOR, PathBuf};

use crate::engine::Line;

/// The longest name of a file, in bytes.
const MAX_NAME: usize = 255;

/// Signs that some system has no room for in names.
const SIGNS: [char; 9] = ['/', '\\', ':', '*', '?', '"', '<', '>', '|'];

/// Names that stand for devices on some systems, whatever follows a dot; COM
/// and LPT with a digit too.
const DEVICES: [&str; 6] = ["con", "prn", "aux", "nul", "conin$", "conout$"];

/// Why something that was typed is no name for a file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NameFault {
    /// There is no name.
    #[error("there is no name")]
    Empty,
    /// A sign in it can't stand in names.
    #[error("{0:?} can't stand in the name of a file")]
    Sign(char),
    /// It means a device.
    #[error("{0} means a device on some systems")]
    Device(String),
    /// It ends with a dot or a space.
    #[error("a name can't end with a dot or a space")]
    End,
    /// It is too long.
    #[error("the name has {count} characters; {most} of these fit")]
    Long {
        /// Characters that were typed.
        count: usize,
        /// How many of them would fit.
        most: usize,
    },
}

impl NameFault {
    /// The fault as a sentence.
    pub fn line(&self) -> Line {
        match self {
            Self::Empty => Line::new("editor-name-empty"),
            Self::Sign(sign) if sign.is_control() => Line::new("editor-name-control"),
            Self::Sign(sign) => Line::new("editor-name-sign").with("sign", sign.to_string()),
            Self::Device(name) => Line::new("editor-name-device").with("name", name.clone()),
            Self::End => Line::new("editor-name-end"),
            Self::Long { count, most } => {
                Line::new("editor-name-long").with("count", *count as i64).with("most", *most as i64)
            }
        }
    }
}

/// The path that was typed, with the ending if it has it not yet.
///
/// # Errors
/// If the file's own name can't be one everywhere. Folders are as they are.
pub fn named(typed: &str, ending: &str) -> Result<PathBuf, NameFault> {
    let separator = |c: char| c == '/' || c == MAIN_SEPARATOR;
    let name = typed.rsplit(separator).next().unwrap_or_default();
    let folder = &typed[..typed.len() - name.len()];
    let dotted = format!(".{ending}");
    let split = name.len().checked_sub(dotted.len()).filter(|split| name.is_char_boundary(*split));
    let has = split.filter(|split| name[*split..].eq_ignore_ascii_case(&dotted));
    let stem = has.map_or(name, |split| &name[..split]);
    if stem.trim().is_empty() {
        return Err(NameFault::Empty);
    }
    if let Some(sign) = name.chars().find(|c| c.is_control() || SIGNS.contains(c)) {
        return Err(NameFault::Sign(sign));
    }
    if stem.ends_with(['.', ' ']) {
        return Err(NameFault::End);
    }
    if is_device(stem) {
        return Err(NameFault::Device(stem.to_owned()));
    }
    let whole = if has.is_some() { name.to_owned() } else { format!("{name}{dotted}") };
    if whole.len() > MAX_NAME {
        let room = MAX_NAME - dotted.len();
        let fits = stem.char_indices().take_while(|(at, c)| at + c.len_utf8() <= room);
        return Err(NameFault::Long { count: stem.chars().count(), most: fits.count() });
    }
    Ok(PathBuf::from(format!("{folder}{whole}")))
}

fn is_device(stem: &str) -> bool {
    let first = stem.split('.').next().unwrap_or_default().trim_end().to_lowercase();
    let port = first.strip_prefix("com").or_else(|| first.strip_prefix("lpt"));
    let number = |rest: &str| {
        let mut signs = rest.chars();
        let digit = signs.next().is_some_and(|c| c.is_ascii_digit() || ['¹', '²', '³'].contains(&c));
        digit && signs.next().is_none()
    };
    DEVICES.contains(&first.as_str()) || port.is_some_and(number)
}

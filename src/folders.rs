//! Where the program keeps its own files on this platform.

use std::path::PathBuf;

/// Overrides the folder, for tests and for portable installations.
pub const OVERRIDE: &str = "FORMICARIUM_DATA";

/// The folder for settings, logs and recorded games; it may not exist yet.
/// `None` on a system that tells no home folder.
pub fn data() -> Option<PathBuf> {
    match std::env::var_os(OVERRIDE) {
        Some(folder) if !folder.is_empty() => Some(folder.into()),
        _ => directories::ProjectDirs::from("", "", "Formicarium").map(|dirs| dirs.data_dir().to_owned()),
    }
}

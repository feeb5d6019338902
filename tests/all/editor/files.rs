//! Documents on disk: whole or not at all, and nothing of others is lost.

use std::fs;
use std::path::{Path, PathBuf};

use formicarium::editor::files::{FileFault, MAX_BYTES, is_changed, open, save, save_over};
use formicarium::text::{Lang, Text};
use tempfile::TempDir;

pub fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn file(folder: &TempDir, text: &str) -> PathBuf {
    let path = folder.path().join("map.json");
    fs::write(&path, text).unwrap();
    path
}

/// The names of files in a folder.
pub fn names(folder: &Path) -> Vec<String> {
    let entries = folder.read_dir().unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[track_caller]
pub fn told(fault: &FileFault) {
    for lang in Lang::ALL {
        let said = Text::new(lang).plain(&fault.line());
        assert!(said.chars().count() > 8 && !said.contains("editor-"), "{said}");
    }
    assert!(!fault.to_string().is_empty());
}

#[test]
fn what_is_saved_reads_back_equal() {
    let folder = folder();
    let path = folder.path().join("地图 \u{1f41c}.json");
    let mut seal = save(&path, "first\r\n\u{feff}蚁", None).unwrap();
    assert_eq!(open(&path).unwrap(), ("first\r\n\u{feff}蚁".to_owned(), seal));
    for text in ["second", "", "third"] {
        seal = save(&path, text, Some(&seal)).unwrap();
        assert_eq!(open(&path).unwrap(), (text.to_owned(), seal));
        assert!(!is_changed(&path, &seal).unwrap());
    }
    assert_eq!(names(folder.path()), ["地图 \u{1f41c}.json"]);
}

#[test]
fn nothing_is_written_over_what_was_not_seen() {
    let folder = folder();
    let path = file(&folder, "theirs");
    let fault = save(&path, "mine", None).unwrap_err();
    assert!(matches!(fault, FileFault::Exists(_)), "{fault}");
    told(&fault);
    assert_eq!(open(&path).unwrap().0, "theirs");
    let (_, seal) = open(&path).unwrap();
    // The same length, and perhaps within the same tick of the clock.
    fs::write(&path, "THEIRS").unwrap();
    assert!(is_changed(&path, &seal).unwrap() || seal.modified == open(&path).unwrap().1.modified);
    let fault = save(&path, "mine", Some(&seal)).unwrap_err();
    assert!(matches!(fault, FileFault::Changed(_)), "{fault}");
    told(&fault);
    assert_eq!(open(&path).unwrap().0, "THEIRS");
    let seal = save_over(&path, "mine").unwrap();
    assert_eq!(open(&path).unwrap(), ("mine".to_owned(), seal));
    // Written anew with the same content is no change; gone is none either.
    fs::write(&path, "mine").unwrap();
    assert!(!is_changed(&path, &seal).unwrap());
    save(&path, "more", Some(&seal)).unwrap();
    fs::remove_file(&path).unwrap();
    save(&path, "again", Some(&seal)).unwrap();
    assert_eq!(open(&path).unwrap().0, "again");
}

#[test]
fn what_is_no_document_is_told_apart() {
    let folder = folder();
    let path = folder.path().join("map.json");
    let fault = |path: &Path| open(path).unwrap_err();
    let missing = fault(&path);
    assert!(matches!(missing, FileFault::Missing(_)), "{missing}");
    let inside = fault(folder.path());
    assert!(matches!(inside, FileFault::Folder(_)), "{inside}");
    fs::write(&path, [0xff, 0xfe, 0x00]).unwrap();
    let binary = fault(&path);
    assert!(matches!(binary, FileFault::NotText(_)), "{binary}");
    fs::File::create(&path).unwrap().set_len(MAX_BYTES + 1).unwrap();
    let large = fault(&path);
    assert!(matches!(large, FileFault::TooLarge(_)), "{large}");
    let nowhere = save(&folder.path().join("none/map.json"), "", None).unwrap_err();
    assert!(matches!(nowhere, FileFault::NoFolder(_)), "{nowhere}");
    let under_file = save(&path.join("map.json"), "", None).unwrap_err();
    assert!(matches!(under_file, FileFault::NoFolder(_)), "{under_file}");
    let over = save_over(folder.path(), "").unwrap_err();
    assert!(matches!(over, FileFault::Folder(_)), "{over}");
    let new = save(folder.path(), "", None).unwrap_err();
    assert!(matches!(new, FileFault::Folder(_)), "{new}");
    [missing, inside, binary, large, nowhere, under_file, over, new].iter().for_each(told);
}

#[test]
fn what_a_crash_left_is_in_nobodys_way() {
    let folder = folder();
    let path = file(&folder, "old");
    let left = folder.path().join(".saving-abc123.tmp");
    fs::write(&left, "half of a t").unwrap();
    let (_, seal) = open(&path).unwrap();
    save(&path, "new", Some(&seal)).unwrap();
    assert_eq!(open(&path).unwrap().0, "new");
    assert_eq!(fs::read_to_string(left).unwrap(), "half of a t");
}

#[test]
fn a_long_name_comes_through() {
    let folder = folder();
    let path = folder.path().join("x".repeat(255));
    let seal = save(&path, "text", None).unwrap();
    save(&path, "other", Some(&seal)).unwrap();
    let fault = save(&folder.path().join("x".repeat(256)), "text", None).unwrap_err();
    assert!(matches!(fault, FileFault::Write { .. }), "{fault}");
    told(&fault);
}

#[cfg(unix)]
mod unix {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};

    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    #[test]
    fn rights_stay() {
        let folder = folder();
        let path = file(&folder, "old");
        for rights in [0o640, 0o600, 0o664] {
            fs::set_permissions(&path, fs::Permissions::from_mode(rights)).unwrap();
            save_over(&path, "new").unwrap();
            assert_eq!(mode(&path), rights);
        }
        // A new file is as open as one that any other program makes.
        let (plain, new) = (folder.path().join("plain"), folder.path().join("new"));
        fs::write(&plain, "").unwrap();
        save(&new, "", None).unwrap();
        assert_eq!(mode(&new), mode(&plain));
        fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).unwrap();
        let fault = save_over(&path, "mine").unwrap_err();
        assert!(matches!(fault, FileFault::ReadOnly(_)), "{fault}");
        told(&fault);
        assert_eq!(open(&path).unwrap().0, "new");
    }

    #[test]
    fn a_folder_that_takes_nothing_is_told() {
        // Not even the system's master makes files here.
        let path = Path::new("/proc/map.json");
        if !Path::new("/proc/self").exists() {
            return;
        }
        let fault = save(path, "text", None).unwrap_err();
        assert!(matches!(fault, FileFault::Write { .. } | FileFault::NoFolder(_)), "{fault}");
        told(&fault);
        let folder = folder();
        let inside = folder.path().join("locked");
        fs::create_dir(&inside).unwrap();
        fs::write(inside.join("map.json"), "old").unwrap();
        fs::set_permissions(&inside, fs::Permissions::from_mode(0o555)).unwrap();
        let done = save_over(&inside.join("map.json"), "new");
        let text = open(&inside.join("map.json")).unwrap().0;
        assert_eq!(text, if done.is_ok() { "new" } else { "old" });
        fs::set_permissions(&inside, fs::Permissions::from_mode(0o755)).unwrap();
    }

    #[test]
    fn links_are_followed() {
        let folder = folder();
        fs::create_dir(folder.path().join("real")).unwrap();
        let real = folder.path().join("real/map.json");
        fs::write(&real, "old").unwrap();
        let (near, far) = (folder.path().join("near.json"), folder.path().join("far.json"));
        symlink("real/map.json", &near).unwrap();
        symlink(&near, &far).unwrap();
        let (_, seal) = open(&far).unwrap();
        let seal = save(&far, "new", Some(&seal)).unwrap();
        assert_eq!(fs::read_to_string(&real).unwrap(), "new");
        assert!(
            far.symlink_metadata().unwrap().is_symlink() && near.symlink_metadata().unwrap().is_symlink()
        );
        fs::write(&real, "else").unwrap();
        assert!(matches!(save(&far, "new", Some(&seal)), Err(FileFault::Changed(_))));
        assert!(matches!(save(&near, "new", None), Err(FileFault::Exists(_))));
        // A link to a file that is not there yet makes it.
        let open_end = folder.path().join("open.json");
        symlink("real/none.json", &open_end).unwrap();
        save(&open_end, "made", None).unwrap();
        assert_eq!(fs::read_to_string(folder.path().join("real/none.json")).unwrap(), "made");
        let ring = folder.path().join("ring.json");
        symlink("ring.json", &ring).unwrap();
        let fault = save_over(&ring, "").unwrap_err();
        assert!(matches!(fault, FileFault::Special(_)), "{fault}");
        told(&fault);
    }

    #[test]
    fn devices_and_pipes_are_not_waited_for() {
        let fault = open(Path::new("/dev/zero")).unwrap_err();
        assert!(matches!(fault, FileFault::Special(_)), "{fault}");
        told(&fault);
        let folder = folder();
        let pipe = folder.path().join("pipe");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        if made.is_ok_and(|status| status.success()) {
            assert!(matches!(open(&pipe), Err(FileFault::Special(_))));
            assert!(matches!(save_over(&pipe, ""), Err(FileFault::Special(_))));
        }
        assert_eq!(fs::metadata("/dev/zero").unwrap().uid(), 0);
    }
}

//! Killed programs, full disks and folders that can't be written.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use super::{err, files, formicarium, out, refused, run, scratch};

#[test]
fn a_killed_program_leaves_good_records() {
    let scratch = scratch();
    let folder = scratch.path().join("here");
    let mut simulate = Command::new(assert_cmd::cargo::cargo_bin!("formicarium"))
        .args(["simulate", "--seats", "greedy,greedy,greedy,greedy", "--games", "1000", "--record"])
        .arg(&folder)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let begun = Instant::now();
    let written = || -> u64 {
        files(&folder).iter().filter_map(|file| file.metadata().ok()).map(|data| data.len()).sum()
    };
    while written() < 200_000 && begun.elapsed() < Duration::from_secs(60) {
        std::thread::sleep(Duration::from_millis(5));
    }
    simulate.kill().expect("killed");
    simulate.wait().expect("it ends");
    let records = files(&folder);
    assert!(!records.is_empty());
    for file in records {
        let output = run(&scratch, &["verify", file.to_str().expect("UTF-8")]);
        let said = out(&output);
        let good = said.contains("all decided as recorded") || said.contains("incomplete");
        assert!(good, "{said}{}", err(&output));
    }
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let scratch = scratch();
    std::fs::write(scratch.path().join("file"), "").expect("written");
    let args = ["simulate", "--seats", "random,random", "--games", "2", "--record", "file/here"];
    refused(&run(&scratch, &args), "file/here cannot be written");
}

/// Runs the program in a shell that lets no file grow beyond so many blocks.
#[cfg(unix)]
fn in_little_space(scratch: &tempfile::TempDir, blocks: u32, args: &str) -> std::process::Output {
    let program = assert_cmd::cargo::cargo_bin!("formicarium");
    // The signal is ignored, so that writing fails as on a full disk.
    let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec {} {args}", program.display());
    Command::new("sh").args(["-c", &script]).current_dir(scratch.path()).output().expect("a shell")
}

#[test]
#[cfg(unix)]
fn a_full_disk_is_told_and_leaves_good_records() {
    let scratch = scratch();
    let args = "simulate --seats random,random --games 3 --threads 1 --record here";
    let output = in_little_space(&scratch, 160, args);
    refused(&output, "cannot be written");
    let record = files(&scratch.path().join("here")).pop().expect("a record");
    let verified = run(&scratch, &["verify", record.to_str().expect("UTF-8")]);
    let said = out(&verified);
    assert!(said.contains("incomplete") || said.contains("not over"), "{said}{}", err(&verified));
}

#[test]
#[cfg(target_os = "linux")]
fn an_answer_that_cannot_be_written_is_told() {
    let scratch = scratch();
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("/dev/full");
    let output = Command::new(assert_cmd::cargo::cargo_bin!("formicarium"))
        .args(["simulate", "--seats", "random,random", "--games", "1", "--json"])
        .current_dir(scratch.path())
        .stdout(Stdio::from(full))
        .stderr(Stdio::piped())
        .output()
        .expect("the program starts");
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("standard output"), "{}", err(&output));
}

#[test]
fn a_log_that_cannot_be_written_keeps_nobody_from_anything() {
    let scratch = scratch();
    std::fs::write(scratch.path().join("data"), "in the way").expect("written");
    let output = formicarium(&scratch)
        .args(["--verbose", "simulate", "--seats", "random,random", "--games", "1"])
        .output()
        .expect("the program starts");
    assert!(output.status.success(), "{}", err(&output));
    assert!(err(&output).contains("No log is kept"), "{}", err(&output));
}

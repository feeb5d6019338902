//! Arguments, helps and mistakes.

use super::{err, files, out, refused, run, scratch};

const COMMANDS: [&str; 6] = ["play", "simulate", "verify", "show", "check", "laws"];

#[test]
fn help_names_every_command_in_both_languages() {
    let scratch = scratch();
    for (lang, word) in [("en", "Options"), ("zh-Hans", "选项")] {
        let output = run(&scratch, &["--lang", lang, "--help"]);
        assert!(output.status.success());
        let help = out(&output);
        assert!(help.contains(word), "{help}");
        for command in COMMANDS {
            assert!(help.contains(command), "{help}");
            let own = run(&scratch, &[command, "--help", "--lang", lang]);
            assert!(own.status.success(), "{command}");
            assert!(out(&own).contains(word), "{}", out(&own));
        }
    }
}

#[test]
fn no_help_lacks_its_text() {
    let scratch = scratch();
    for command in COMMANDS {
        for lang in ["en", "zh-Hans"] {
            let help = out(&run(&scratch, &["--lang", lang, command, "--help"]));
            assert!(!help.contains("cli-"), "{help}");
        }
    }
}

#[test]
fn chinese_helps_hold_no_english_sentence() {
    let scratch = scratch();
    let help = out(&run(&scratch, &["--lang", "zh-Hans", "simulate", "--help"]));
    for word in ["Usage", "Options", "default", "the ", "Print"] {
        assert!(!help.contains(word), "{word}: {help}");
    }
}

#[test]
fn the_version_is_told() {
    let output = run(&scratch(), &["--version"]);
    assert_eq!(out(&output).trim(), format!("formicarium {}", env!("CARGO_PKG_VERSION")));
}

#[test]
fn the_environment_chooses_the_language() {
    let scratch = scratch();
    let output = super::formicarium(&scratch)
        .env("LANG", "zh_CN.UTF-8")
        .args(["show", "nothing.jsonl"])
        .output()
        .expect("the program starts");
    refused(&output, "不存在");
}

#[test]
fn mistakes_are_told_in_one_sentence() {
    let scratch = scratch();
    let cases: [(&[&str], &str); 13] = [
        (&["simulat"], "no command simulat. Did you mean simulate?"),
        (&["simulate", "--seets", "random"], "no option --seets. Did you mean --seats?"),
        (&["simulate"], "missing: --seats"),
        (&["simulate", "--seats"], "--seats <BOT,BOT,...> needs a value"),
        (&["simulate", "--seats", "random,random", "--games", "many"], "many is no value for --games"),
        (&["simulate", "--seats", "random,random", "--games", "-1"], "-1"),
        (&["simulate", "--seats", "random,deep"], "no bot deep; there are random, greedy"),
        (&["simulate", "--seats", "random,human"], "no bot human"),
        (&["simulate", "--seats", "random"], "1 seat was named; the game is for 2 to 4"),
        (
            &["simulate", "--seats", "random,random", "--game", "chess"],
            "no game chess; there are microlonies",
        ),
        (&["simulate", "--seats", "random,random", "--threads", "0"], "one thread"),
        (&["--lang", "tlh", "show", "x"], "Unknown language tlh"),
        (&["play", "game.jsonl", "--seed", "3"], "cannot be used together"),
    ];
    for (args, says) in cases {
        refused(&run(&scratch, args), says);
    }
    assert_eq!(files(scratch.path()), Vec::<std::path::PathBuf>::new());
}

#[test]
fn mistakes_are_told_in_chinese() {
    let scratch = scratch();
    refused(&run(&scratch, &["--lang", "zh-Hans", "simulate", "--seats", "random,deep"]), "没有机器人 deep");
    refused(&run(&scratch, &["--lang=zh-Hans", "simulate", "--seets", "x"]), "没有选项 --seets");
}

#[test]
fn a_missing_pack_or_layout_is_named() {
    let scratch = scratch();
    let bots = "random,random";
    refused(&run(&scratch, &["--pack", "nowhere", "simulate", "--seats", bots]), "nowhere");
    refused(&run(&scratch, &["simulate", "--seats", bots, "--layout", "nowhere.json"]), "nowhere.json");
    refused(&run(&scratch, &["play", "--layout", "nowhere.json"]), "nowhere.json");
}

#[test]
fn verbose_logs_to_a_file() {
    let scratch = scratch();
    let output = run(&scratch, &["--verbose", "simulate", "--seats", "random,random", "--games", "1"]);
    assert!(output.status.success(), "{}", err(&output));
    assert_eq!(files(&scratch.path().join("data/log")).len(), 1);
}

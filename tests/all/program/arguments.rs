//! Arguments, helps and mistakes.

use super::{err, files, out, refused, run, scratch};

const COMMANDS: [&str; 14] = [
    "play", "review", "edit", "simulate", "verify", "show", "check", "laws", "balance", "render", "hint",
    "arena", "endgame", "learn",
];

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
    let cases: [(&[&str], &str); 26] = [
        (&["simulat"], "no command simulat. Did you mean simulate?"),
        (&["simulate", "--seets", "random"], "no option --seets. Did you mean --seats?"),
        (&["simulate"], "missing: --seats"),
        (&["simulate", "--seats"], "--seats <BOT,BOT,...> needs a value"),
        (
            &["simulate", "--seats", "random,random", "--games", "many"],
            "many is no value for --games: it takes a whole number from 1 to 1000000000.",
        ),
        (&["simulate", "--seats", "random,random", "--games", "-1"], "-1 is no value for --games"),
        (&["simulate", "--seats", "random,random", "--seed", "-3"], "-3 is no value for --seed"),
        (&["simulate", "--seats", "random,random", "--threads", "-1"], "number from 1 to 1024"),
        (&["laws", "--seed", "18446744073709551616"], "from 0 to 18446744073709551615"),
        (&["show", "x", "--at", "-1"], "-1 is no value for --at: it takes a whole number from 0 on."),
        (&["show", "x", "--seat", "-1"], "-1 is no value for --seat: it takes a whole number from 1 to 4."),
        (&["play", "--seed", "-3"], "-3 is no value for --seed"),
        (
            &["simulate", "--seats", "random,random", "--seed", "1", "--seed", "2"],
            "more than once; give it once",
        ),
        (
            &["simulate", "--seats", "greedy,,greedy"],
            "Nobody is named for seat 2; there are random, novice, greedy",
        ),
        (&["simulate", "--seats", ""], "Nobody is named for seat 1"),
        (
            &["play", "--seats", "human,"],
            "Nobody is named for seat 2; there are human, random, novice, greedy",
        ),
        (&["simulate", "--seats", "random,deep"], "no bot deep; there are random, novice, greedy"),
        (&["simulate", "--seats", "random,human"], "no bot human"),
        (&["simulate", "--seats", "random"], "1 seat was named; the game is for 2 to 4"),
        (
            &["simulate", "--seats", "random,random", "--game", "chess"],
            "no game chess; there are microlonies",
        ),
        (&["simulate", "--seats", "random,random", "--threads", "0"], "one thread"),
        (&["--lang", "tlh", "show", "x"], "Unknown language tlh"),
        (&["play", "game.jsonl", "--seed", "3"], "cannot be used together"),
        (
            &["simulate", "--seats", "random,random", "--reach", "100"],
            "100 is no value for --reach: it takes a whole number from 1 to 99.",
        ),
        (
            &["simulate", "--seats", "random,random", "--reach", "60", "--record", "."],
            "cannot be used together",
        ),
        (&["learn", "--games", "0"], "At least one game"),
    ];
    for (args, says) in cases {
        refused(&run(&scratch, args), says);
    }
    assert_eq!(files(scratch.path()), Vec::<std::path::PathBuf>::new());
}

#[test]
fn a_seed_may_be_words_and_is_the_same_everywhere() {
    let scratch = scratch();
    let games = |seed: &str| {
        let args = ["simulate", "--seats", "random,random", "--games", "2", "--json", "--seed", seed];
        let mut answer = super::json(&run(&scratch, &args));
        for speed in ["seconds", "decisions_per_second", "games_per_second"] {
            answer.as_object_mut().expect("an object").remove(speed);
        }
        answer
    };
    let hash = xxhash_rust::xxh3::xxh3_64(b"blue ants").to_string();
    assert_eq!(games("blue ants"), games(&hash));
    assert_ne!(games("blue ants"), games("1"));
    refused(&run(&scratch, &["play", "--seed", "blue ants"]), "simulate, verify");
    for command in ["play", "simulate", "laws"] {
        assert!(out(&run(&scratch, &[command, "--help"])).contains("any words"), "{command}");
    }
}

#[test]
fn a_pack_is_refused_where_it_would_do_nothing() {
    let scratch = scratch();
    let file = super::record(&scratch, 2, 1);
    let file = file.to_str().expect("UTF-8");
    for command in ["verify", "show", "check"] {
        let says = format!("--pack cannot be used with {command}");
        refused(&run(&scratch, &[command, file, "--pack", "."]), &says);
        refused(&run(&scratch, &["--pack", ".", command, file]), &says);
    }
    refused(&run(&scratch, &["--pack", ".", "play", file]), "--pack cannot be used together with");
}

#[test]
fn mistakes_are_told_in_chinese() {
    let scratch = scratch();
    refused(&run(&scratch, &["--lang", "zh-Hans", "simulate", "--seats", "random,deep"]), "没有机器人 deep");
    refused(&run(&scratch, &["--lang=zh-Hans", "simulate", "--seets", "x"]), "没有选项 --seets");
    refused(&run(&scratch, &["--lang=zh-Hans", "laws", "--games", "-1"]), "应为 1 到 1000000000 的整数");
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

//! `simulate`.

use serde_json::Value;

use super::{err, files, json, out, refused, run, scratch};

/// The answer without what depends on the clock.
fn timeless(mut answer: Value) -> Value {
    let fields = answer.as_object_mut().expect("an object");
    for name in ["seconds", "decisions_per_second", "games_per_second"] {
        assert!(fields.remove(name).is_some_and(|value| value.is_number()), "{name}");
    }
    answer
}

#[test]
fn the_answer_has_the_named_fields_and_no_others() {
    let scratch = scratch();
    let answer = json(&run(
        &scratch,
        &["simulate", "--game", "microlonies", "--seats", "greedy,random", "--games", "4", "--json"],
    ));
    let mut names: Vec<_> = answer.as_object().expect("an object").keys().cloned().collect();
    names.sort_unstable();
    assert_eq!(
        names,
        [
            "decisions",
            "decisions_per_second",
            "game",
            "games",
            "games_per_second",
            "mean_decisions",
            "mean_rounds",
            "seats",
            "seconds",
            "stopped",
        ]
    );
    assert_eq!(
        (&answer["game"], &answer["games"], &answer["stopped"]),
        (&"microlonies".into(), &4.into(), &0.into())
    );
    let decisions = answer["decisions"].as_f64().expect("a number");
    assert_eq!(answer["mean_decisions"].as_f64(), Some(decisions / 4.0));
    let seats = answer["seats"].as_array().expect("a list");
    assert_eq!(seats.iter().map(|seat| &seat["bot"]).collect::<Vec<_>>(), ["greedy", "random"]);
    let wins: f64 = seats.iter().filter_map(|seat| seat["wins"].as_f64()).sum();
    assert!((wins - 4.0).abs() < 1e-9, "{wins} victories in 4 games");
    assert!(seats.iter().all(|seat| seat["mean_score"].is_number()));
}

#[test]
fn the_same_seed_gives_the_same_games_whatever_the_threads() {
    let scratch = scratch();
    let play = |threads: &str, seed: &str, folder: &str| {
        let args = ["simulate", "--seats", "random,greedy,random", "--games", "7", "--json"];
        let more = ["--threads", threads, "--seed", seed, "--record", folder];
        timeless(json(&run(&scratch, &[args.as_slice(), more.as_slice()].concat())))
    };
    let one = play("1", "5", "one");
    assert_eq!(play("3", "5", "three"), one);
    let records = |folder: &str| {
        let files = files(&scratch.path().join(folder));
        files.iter().map(|file| std::fs::read(file).expect("a record")).collect::<Vec<_>>()
    };
    assert_eq!(records("one").len(), 7);
    assert!(records("one") == records("three"), "the records differ");
    assert_ne!(play("1", "6", "other"), one);
}

#[test]
fn games_without_a_record_are_the_same_games() {
    let scratch = scratch();
    let args = ["simulate", "--seats", "random,random", "--games", "5", "--seed", "11", "--json"];
    let recorded = [args.as_slice(), &["--record", "here"]].concat();
    assert_eq!(timeless(json(&run(&scratch, &args))), timeless(json(&run(&scratch, &recorded))));
}

#[test]
fn the_bots_change_seats_from_game_to_game() {
    let scratch = scratch();
    let args = ["simulate", "--seats", "greedy,random", "--games", "3", "--record", "here"];
    assert!(run(&scratch, &args).status.success());
    let first_seats: Vec<Value> = files(&scratch.path().join("here"))
        .iter()
        .map(|file| {
            let text = std::fs::read_to_string(file).expect("a record");
            let header: Value = serde_json::from_str(text.lines().next().expect("a line")).expect("JSON");
            header["seats"][0]["who"]["bot"].clone()
        })
        .collect();
    assert_eq!(first_seats, ["greedy", "random", "greedy"]);
}

#[test]
fn every_number_of_colonies_is_played_and_told() {
    let scratch = scratch();
    for seats in ["random,random", "random,random,random", "random,random,random,random"] {
        let output = run(&scratch, &["simulate", "--seats", seats, "--games", "3"]);
        assert!(output.status.success(), "{}", err(&output));
        let text = out(&output);
        assert!(text.starts_with("3 games in "), "{text}");
        assert_eq!(text.matches(" wins (").count(), seats.split(',').count(), "{text}");
        assert_eq!(err(&output), "", "no bar where there is no terminal");
    }
}

#[test]
fn a_record_that_exists_is_left_as_it_is() {
    let scratch = scratch();
    let args = ["simulate", "--seats", "random,random", "--games", "2", "--record", "here"];
    assert!(run(&scratch, &args).status.success());
    let before = files(&scratch.path().join("here"));
    std::fs::remove_file(&before[0]).expect("removed");
    let kept = std::fs::read(&before[1]).expect("the record");
    refused(&run(&scratch, &args), "exists already");
    assert_eq!(files(&scratch.path().join("here")), before[1..]);
    assert_eq!(std::fs::read(&before[1]).expect("the record"), kept);
}

#[test]
fn no_games_are_no_games() {
    let scratch = scratch();
    refused(&run(&scratch, &["simulate", "--seats", "random,random", "--games", "0"]), "At least one game");
}

#[test]
fn species_are_named_seat_by_seat_or_for_all() {
    let scratch = scratch();
    let play = |species: &str| {
        let args = ["simulate", "--seats", "random,random", "--games", "3", "--json", "--species", species];
        timeless(json(&run(&scratch, &args)))
    };
    let plain = play("plain");
    assert_ne!(play("random"), plain);
    assert_ne!(play("giant,fire"), play("fire,giant"));
    let args = ["simulate", "--seats", "random,random", "--games", "3", "--json"];
    assert_eq!(timeless(json(&run(&scratch, &args))), plain);
}

#[test]
fn species_that_cannot_be_are_refused_in_a_sentence() {
    let scratch = scratch();
    for (game, species, word) in [
        ("microlonies", "mammoth", "mammoth"),
        ("microlonies", "fire,giant,sahara", "3 species"),
        ("microlonies", "fire", "fire"),
        ("antrealm", "random", "without species"),
    ] {
        let args = ["simulate", "--game", game, "--seats", "random,random", "--species", species];
        let output = run(&scratch, &args);
        assert_eq!(output.status.code(), Some(2), "{species}");
        assert!(err(&output).contains(word), "{}", err(&output));
    }
}

#[test]
fn games_with_species_are_recorded_and_verified() {
    let scratch = scratch();
    let args = ["simulate", "--seats", "greedy,random", "--games", "2", "--species", "deal", "--record", "r"];
    assert!(run(&scratch, &args).status.success());
    for file in files(&scratch.path().join("r")) {
        let size = std::fs::read_to_string(&file).expect("a record").lines().next().map_or(0, str::len);
        assert!(size < 64 << 10, "a header of {size} bytes");
        assert!(run(&scratch, &["verify", &file.display().to_string()]).status.success());
    }
}

#[test]
fn a_match_ends_when_it_is_clear_who_is_better() {
    let scratch = scratch();
    let play = |seats: &str, percent: &str, games: &str, threads: &str| {
        let args = ["simulate", "--game", "antrealm", "--seats", seats, "--seed", "4", "--json"];
        let more = ["--reach", percent, "--games", games, "--threads", threads];
        timeless(json(&run(&scratch, &[args.as_slice(), more.as_slice()].concat())))
    };
    let clear = play("greedy,random", "60", "1000", "1");
    assert_eq!(clear["reach"], serde_json::json!({ "percent": 60, "reached": true }));
    assert!(clear["games"].as_u64().is_some_and(|games| (20..200).contains(&games)), "{clear}");
    assert_eq!(clear, play("greedy,random", "60", "1000", "2"), "games count in their order");
    assert_eq!(play("random,greedy", "60", "1000", "2")["reach"]["reached"], false);
    let unclear = play("greedy,random", "60", "9", "2");
    assert_eq!((&unclear["reach"]["reached"], &unclear["games"]), (&Value::Null, &9.into()));
    let said = |percent: &str, games: &str| {
        let args = ["simulate", "--game", "antrealm", "--seats", "greedy,random", "--games", games];
        out(&run(&scratch, &[args.as_slice(), &["--reach", percent]].concat()))
    };
    assert!(said("60", "500").contains("wins at least 60 % of such games"));
    assert!(said("60", "3").contains("not clear yet"));
}

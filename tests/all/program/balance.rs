//! `balance`.

use super::{json, out, refused, run, scratch};

const GAME: [&str; 3] = ["balance", "--game", "antrealm"];

fn with<'a>(more: &[&'a str]) -> Vec<&'a str> {
    GAME.iter().chain(more).copied().collect()
}

#[test]
fn parts_add_up_to_the_whole_in_any_order() {
    let scratch = scratch();
    let options = ["--games", "25", "--bot", "random", "--seed", "3", "--json"];
    let whole = json(&run(&scratch, &with(&options)));
    assert_eq!(whole["counted"]["games"], 25);
    let mut files = Vec::new();
    for part in ["3/3", "1/3", "2/3"] {
        let answer = run(&scratch, &with(&[&options[..], &["--part", part, "--threads", "2"]].concat()));
        let file = scratch.path().join(format!("part-{}.json", &part[..1]));
        std::fs::write(&file, out(&answer)).unwrap();
        files.push(file.display().to_string());
    }
    let mut merge = vec!["balance", "--json", "--merge"];
    merge.extend(files.iter().map(String::as_str));
    let merged = json(&run(&scratch, &merge));
    assert_eq!(merged["tables"], whole["tables"]);
    assert_eq!(merged["counted"]["counts"], whole["counted"]["counts"]);
    assert_eq!(merged["missing"], serde_json::json!([]));
    let two = json(&run(&scratch, &["balance", "--json", "--merge", &files[0], &files[1]]));
    assert_eq!(two["missing"], serde_json::json!([2]));
    let twice = run(&scratch, &["balance", "--merge", &files[0], &files[0]]);
    refused(&twice, "part 3 is there twice");
}

#[test]
fn parts_of_different_measurements_are_not_added() {
    let scratch = scratch();
    let mut files = Vec::new();
    for seed in ["1", "2"] {
        let options = ["--games", "4", "--bot", "random", "--seed", seed, "--json", "--part", "1/2"];
        let file = scratch.path().join(format!("{seed}.json"));
        std::fs::write(&file, out(&run(&scratch, &with(&options)))).unwrap();
        files.push(file.display().to_string());
    }
    let answer = run(&scratch, &["balance", "--merge", &files[0], &files[1]]);
    refused(&answer, "other measurement");
    let odd = scratch.path().join("odd.json");
    std::fs::write(&odd, "{}").unwrap();
    refused(&run(&scratch, &["balance", "--merge", odd.to_str().unwrap()]), "is no part");
}

#[test]
fn few_games_are_not_called_measured() {
    let scratch = scratch();
    let answer = out(&run(&scratch, &with(&["--games", "3", "--bot", "random"])));
    assert!(answer.contains("not measured"), "{answer}");
    assert!(answer.contains("Leap") && answer.contains("Spades"), "{answer}");
    assert!(!answer.contains("died-in-round"), "names of fields are not for people: {answer}");
    let chinese = ["--lang", "zh-Hans", "balance", "--game", "antrealm", "--games", "200", "--bot", "random"];
    let answer = out(&run(&scratch, &chinese));
    assert!(answer.contains("生存积分") && !answer.contains("survival"), "{answer}");
    for bad in ["0/2", "3/2", "x", "1"] {
        refused(&run(&scratch, &with(&["--part", bad])), bad);
    }
}

#[test]
fn the_other_game_is_counted_too() {
    let scratch = scratch();
    let answer = json(&run(&scratch, &["balance", "--games", "6", "--bot", "random", "--json"]));
    assert_eq!(answer["counted"]["game"], "microlonies");
    assert_eq!(answer["tables"]["seat"]["0"]["games"], 6);
}

#[test]
fn species_cards_and_tiles_are_counted_with_the_round_in_which_they_were_taken() {
    let scratch = scratch();
    let options =
        ["balance", "--game", "microlonies", "--species", "random", "--bot", "random", "--seed", "4"];
    let whole = json(&run(&scratch, &[&options[..], &["--games", "40", "--json"]].concat()));
    let tables = &whole["counted"]["tables"];
    let games = |table: &str| {
        let cells = tables[table].as_object().unwrap().values();
        cells.map(|cell| cell["games"].as_u64().unwrap()).sum::<u64>()
    };
    assert_eq!((games("seat"), games("species"), games("pair")), (160, 160, 480));
    let counts = &whole["counted"]["counts"];
    let of = |table: &str| {
        let cases = counts[table].as_object().unwrap();
        (cases.len(), cases.values().map(|count| count.as_u64().unwrap()).sum::<u64>())
    };
    let (cards, taken) = of("prey");
    let (_, rounds) = of("prey-rounds");
    assert!(cards == 30 && taken > 0 && rounds >= taken, "{cards} {taken} {rounds}");
    let (held, validated) = (of("held").1, of("tier-1").1 + of("tier-2").1);
    assert!(held >= validated && held > 0);
    let fed = &whole["tables"]["species"].as_object().unwrap().values().next().unwrap()["means"];
    let sum: f64 = fed
        .as_object()
        .unwrap()
        .iter()
        .filter(|(name, _)| name.starts_with("vp-"))
        .map(|(_, vp)| vp.as_f64().unwrap())
        .sum();
    assert!((sum - fed["points"].as_f64().unwrap()).abs() < 1e-9, "the parts of the score add up: {fed}");
    let words = out(&run(&scratch, &[&options[..], &["--games", "12"]].concat()));
    assert!(words.contains("Prey taken, with the mean round") && !words.contains("prey-rounds"), "{words}");
}

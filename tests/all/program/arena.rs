//! `arena`.

use serde_json::Value;
use tempfile::TempDir;

use super::{json, out, refused, run, scratch};

const GAME: [&str; 6] = ["arena", "--game", "antrealm", "--bots", "random,greedy,mcts:2", "--json"];

fn with<'a>(more: &[&'a str]) -> Vec<&'a str> {
    GAME.iter().chain(more).copied().collect()
}

/// The answer of a part, written to a file.
fn part(scratch: &TempDir, name: &str, options: &[&str]) -> String {
    let file = scratch.path().join(name);
    std::fs::write(&file, out(&run(scratch, &with(options)))).expect("written");
    file.display().to_string()
}

fn of<'a>(answer: &'a Value, bot: &str) -> &'a Value {
    let bots = answer["bots"].as_array().expect("a list");
    bots.iter().find(|own| own["bot"] == bot).expect("it took part")
}

#[test]
fn the_stronger_comes_out_ahead() {
    let scratch = scratch();
    let answer = json(&run(&scratch, &with(&["--games", "36", "--seed", "2"])));
    assert_eq!((&answer["counted"]["games"], &answer["counted"]["stopped"]), (&36.into(), &0.into()));
    let elo = |bot| of(&answer, bot)["elo"].as_f64().expect("a rating");
    assert!(elo("greedy") > elo("random") + 100.0, "{}", answer["bots"]);
    let sum = elo("greedy") + elo("random") + elo("mcts:2");
    assert!(sum.abs() < 1e-6, "the mean is 0, not {sum} / 3");
    let bots = answer["bots"].as_array().expect("a list");
    for bot in bots {
        let (elo, interval) = (bot["elo"].as_f64(), bot["interval"].as_array().expect("two numbers"));
        assert!(interval[0].as_f64() < elo && elo < interval[1].as_f64(), "{bot}");
        assert_eq!(bot["games"], 24, "everyone plays as often: {bot}");
    }
    let victories: f64 = bots.iter().map(|bot| 24.0 * bot["share"].as_f64().expect("a share")).sum();
    assert!((victories - 36.0).abs() < 1e-9, "{victories} victories in 36 games");
    for pair in answer["versus"].as_array().expect("a list") {
        assert_eq!(pair["games"], 12, "every two meet as often: {pair}");
        let back = answer["versus"].as_array().expect("a list").iter();
        let mut back = back.filter(|own| own["bot"] == pair["against"] && own["against"] == pair["bot"]);
        let share = back.next().and_then(|own| own["share"].as_f64()).expect("the other way round");
        assert!((share + pair["share"].as_f64().expect("a share") - 1.0).abs() < 1e-9, "{pair}");
    }
}

#[test]
fn the_same_seed_gives_the_same_answer_whatever_the_threads() {
    let scratch = scratch();
    let play =
        |threads, seed| out(&run(&scratch, &with(&["--games", "9", "--seed", seed, "--threads", threads])));
    assert_eq!(play("1", "5"), play("2", "5"));
    assert_ne!(play("1", "5"), play("1", "6"));
}

#[test]
fn parts_add_up_to_the_whole_in_any_order() {
    let scratch = scratch();
    let options = ["--games", "11", "--seed", "3"];
    let whole = json(&run(&scratch, &with(&options)));
    let files = ["3/3", "1/3", "2/3"]
        .map(|which| part(&scratch, &which[..1], &[&options[..], &["--part", which]].concat()));
    let [third, first, second] = &files;
    let merged = json(&run(&scratch, &["arena", "--json", "--merge", third, first, second]));
    for name in ["bots", "versus", "missing"] {
        assert_eq!(merged[name], whole[name], "{name}");
    }
    for name in ["endings", "scores", "games"] {
        assert_eq!(merged["counted"][name], whole["counted"][name], "{name}");
    }
    let two = json(&run(&scratch, &["arena", "--json", "--merge", first, third]));
    assert_eq!((&two["missing"], &two["counted"]["games"]), (&serde_json::json!([2]), &7.into()));
    refused(&run(&scratch, &["arena", "--merge", third, third]), "part 3 is there twice");
}

#[test]
fn what_does_not_fit_together_is_not_added() {
    let scratch = scratch();
    let files =
        ["1", "2"].map(|seed| part(&scratch, seed, &["--games", "3", "--part", "1/3", "--seed", seed]));
    refused(&run(&scratch, &["arena", "--merge", &files[0], &files[1]]), "other measurement");
    refused(&run(&scratch, &["arena", "--merge", "nothing.json"]), "does not exist");
    let good = std::fs::read_to_string(&files[0]).expect("a part");
    let odd = scratch.path().join("odd.json");
    let games = |text: &str| text.replace("\"games\":1,\"of\"", "\"games\":2,\"of\"");
    let forged = [good.replace("[0,1]", "[0,9]"), good.replace("\"format\":1", "\"format\":9"), games(&good)];
    for text in ["{}".to_owned()].into_iter().chain(forged) {
        assert_ne!(text, good);
        std::fs::write(&odd, text).expect("written");
        let says = "is no part that arena --json wrote";
        refused(&run(&scratch, &["arena", "--merge", odd.to_str().expect("UTF-8")]), says);
    }
}

#[test]
fn a_table_may_be_larger_than_two() {
    let scratch = scratch();
    let bots = ["--bots", "random,novice,greedy,mcts:1", "--colonies", "3", "--games", "4", "--json"];
    let answer = json(&run(&scratch, &[&["arena", "--game", "antrealm"], &bots[..]].concat()));
    let endings = answer["counted"]["endings"].as_array().expect("a list");
    assert!(
        endings.len() == 4 && endings.iter().all(|ending| ending["bots"].as_array().map(Vec::len) == Some(3))
    );
    assert_eq!(of(&answer, "greedy")["games"], 3);
}

#[test]
fn the_standings_are_told_in_both_languages() {
    let scratch = scratch();
    for (lang, word) in [("en", "comes out ahead"), ("zh-Hans", "置信度")] {
        let args =
            ["--lang", lang, "arena", "--bots", "random,greedy", "--games", "2", "--species", "giant,fire"];
        let text = out(&run(&scratch, &args));
        assert!(text.contains(word) && text.contains("greedy") && !text.contains("cli-"), "{text}");
    }
}

#[test]
fn what_is_no_tournament_is_refused() {
    let scratch = scratch();
    let arena = |more: &[&str]| run(&scratch, &[&["arena"], more].concat());
    refused(&arena(&[]), "missing: --bots");
    refused(&arena(&["--bots", "random"]), "1 bot was named; tables of 2 take from 2 to 16");
    refused(&arena(&["--bots", "random,greedy", "--colonies", "3"]), "tables of 3 take from 3");
    refused(&arena(&["--bots", "random,deep"]), "no bot deep");
    refused(&arena(&["--bots", "random,greedy,random"]), "bot random is named more than once");
    refused(&arena(&["--bots", "random,,greedy"]), "Nobody is named for seat 2");
    refused(&arena(&["--bots", "random,greedy,novice", "--games", "2"]), "3 match-ups are to be played");
    refused(&arena(&["--bots", "random,greedy", "--games", "0"]), "1 match-up is to be played");
    refused(&arena(&["--bots", "random,greedy", "--part", "3/2"]), "3/2");
    refused(&arena(&["--bots", "random,greedy", "--colonies", "5"]), "5 is no value for --colonies");
    refused(&arena(&["--bots", "random,greedy", "--game", "chess"]), "no game chess");
    refused(&arena(&["--bots", "random,greedy", "--merge", "x"]), "cannot be used together");
}

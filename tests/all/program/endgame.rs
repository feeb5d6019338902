//! `endgame`.

use super::{json, out, refused, run, scratch};

#[test]
fn a_bot_that_looks_to_the_end_finds_what_others_miss() {
    let scratch = scratch();
    let options = ["endgame", "--host", "greedy", "--bots", "expert,random", "--cases", "2", "--seed", "5"];
    let answer = json(&run(&scratch, &[&options[..], &["--json"]].concat()));
    let cases = answer["cases"].as_array().expect("a list");
    assert_eq!(cases.len(), 2, "{answer}");
    for case in cases {
        let (ends, best) = (case["ends"].as_u64().expect("a number"), case["of-best"].as_u64());
        assert!((1000..=1_000_000).contains(&ends), "{case}");
        assert!(best.is_some_and(|best| best > 0 && best * 20 <= ends), "{case}");
        let found = |bot: usize| case["found"][bot].as_f64().expect("points");
        assert!(found(0) <= case["best"].as_f64().expect("points"), "{case}");
        assert!(found(0) >= found(1), "{case}");
    }
    let bots = answer["bots"].as_array().expect("a list");
    assert!(bots[0]["found"].as_u64() > bots[1]["found"].as_u64(), "{answer}");
}

#[test]
fn nonsense_is_refused() {
    let scratch = scratch();
    for (options, said) in [
        (["--bots", "deep-thought"], "no bot deep-thought"),
        (["--host", "novice,greedy"], "--host strong"),
        (["--cases", "0"], "0"),
        (["--game", "chess"], "chess"),
    ] {
        refused(&run(&scratch, &[&["endgame"][..], &options].concat()), said);
    }
}

#[test]
fn it_speaks_both_languages() {
    let scratch = scratch();
    for (lang, said) in [("en", "last turns"), ("zh-Hans", "最后回合")] {
        let options = ["endgame", "--lang", lang, "--games", "0"];
        assert!(out(&run(&scratch, &options)).contains(said));
    }
}

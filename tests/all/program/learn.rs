//! `learn`.

use super::{json, out, run, scratch};

#[test]
fn weights_come_in_the_form_of_the_source_and_as_json() {
    let scratch = scratch();
    for (game, standpoints) in [("microlonies", 1), ("antrealm", 3)] {
        let args = ["learn", "--game", game, "--games", "3", "--seed", "9", "--threads", "1"];
        let source = out(&run(&scratch, &args));
        let arrays = source.lines().filter(|line| line.trim() == "[").count();
        assert_eq!(arrays, standpoints, "{source}");
        assert!(source.contains("], // always 1"), "{source}");
        let answer = json(&run(&scratch, &[&args[..], &["--json"]].concat()));
        assert!(answer["moments"].as_u64().is_some_and(|moments| moments > 50), "{answer}");
        let weights = answer["weights"].as_object().expect("standpoints");
        assert_eq!(weights.len(), standpoints);
        let all = weights.values().flat_map(|features| features.as_object().expect("features").values());
        let numbers = all.flat_map(|weight| weight.as_array().expect("coefficients").clone());
        assert!(numbers.clone().count() > 100);
        assert!(numbers.clone().all(|number| number.as_f64().is_some_and(f64::is_finite)));
        assert!(numbers.clone().any(|number| number != 0.0));
    }
}

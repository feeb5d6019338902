//! `laws`.

use serde_json::json;

use super::{json as answer, out, refused, run, scratch};

#[test]
fn the_laws_hold_over_all_numbers_of_colonies() {
    let scratch = scratch();
    let output = run(&scratch, &["laws", "--games", "6", "--seed", "3"]);
    assert!(output.status.success(), "{}", out(&output));
    assert!(out(&output).contains("every law holds after every step"), "{}", out(&output));
    let found = answer(&run(&scratch, &["laws", "--game", "microlonies", "--games", "3", "--json"]));
    assert_eq!((&found["games"], &found["broken"]), (&json!(3), &json!(null)));
    assert!(found["games_per_second"].as_f64() > Some(0.0) && found["steps"].as_u64() > Some(300), "{found}");
}

#[test]
fn no_games_at_all_tell_nothing_about_the_laws() {
    let scratch = scratch();
    refused(&run(&scratch, &["laws", "--games", "0"]), "At least one game must be played");
    refused(&run(&scratch, &["--lang", "zh-Hans", "laws", "--games", "0"]), "至少要玩一局");
}

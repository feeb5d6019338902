//! `laws`.

use serde_json::json;

use super::{json as answer, out, run, scratch};

#[test]
fn the_laws_hold_over_all_numbers_of_colonies() {
    let scratch = scratch();
    let output = run(&scratch, &["laws", "--games", "6", "--seed", "3"]);
    assert!(output.status.success(), "{}", out(&output));
    assert!(out(&output).contains("every law holds after every step"), "{}", out(&output));
    let found = answer(&run(&scratch, &["laws", "--game", "microlonies", "--games", "3", "--json"]));
    assert_eq!((&found["games"], &found["broken"]), (&json!(3), &json!(null)));
}

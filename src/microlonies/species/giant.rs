//! S9, the Giant Ant: few and strong, and hungry.
//!
//! S9.1 is a number of Reinforcements, S9.2 the solitary hunt, S9.5 an end.

use crate::microlonies::rules::environment::Gait;

/// An Explore may perform the turn's Elimination (S9.3).
pub fn gait(gait: Gait) -> Gait {
    Gait { strikes: true, ..gait }
}

/// How many ants so much food feeds, if all beyond `light` need 2 (S9.4).
pub fn fed(food: i32, light: i32) -> i32 {
    if food <= light { food } else { light + (food - light) / 2 }
}

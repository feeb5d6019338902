//! S6, the Sahara Ant: it walks far, over everything.
//!
//! S6.1 and S6.2 are its gait and its steps, S6.3 a discount, S6.4 its diet.

use crate::microlonies::rules::environment::Gait;

/// It passes through ants, Termites, Hunting Zones and Water (S6.1).
pub fn gait(gait: Gait) -> Gait {
    Gait { through: true, ..gait }
}

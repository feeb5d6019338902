//! Arbitrary decisions, legal or not: nothing panics, what is refused changes
//! nothing. More cases by PROPTEST_CASES.

use std::sync::Arc;

use formicarium::engine::{Fast, Game, Probe, Seat, Table, Turn};
use formicarium::microlonies::{Content, Microlonies, Setup};
use proptest::prelude::*;

use super::board::{small_layout, small_pack};

fn ready() -> Arc<Content> {
    let setup = Setup { pack: Arc::new(small_pack()), layout: Arc::new(small_layout()), colonies: 2 };
    Microlonies::check(&setup).unwrap()
}

/// A byte is a decision: mostly any legal one, sometimes an arbitrary one,
/// rarely a concession.
fn decide(table: &mut Table<Microlonies, ()>, byte: u8, step: u64) {
    let Turn::Seat(seat) = table.turn() else { return };
    match byte {
        0 => drop(table.concede(Seat((step % 3) as u8))),
        1..64 => {
            let action = Microlonies::wild(table.state(), &mut Fast::new(u64::from(byte) << 32 | step));
            let before = Microlonies::digest(table.state());
            let by = if byte % 8 == 0 { Seat(1 - seat.0) } else { seat };
            let expected = by == seat && table.legal().contains(&action);
            let done = table.act(by, action).is_ok();
            assert_eq!(done, expected, "{action:?}");
            assert!(done || Microlonies::digest(table.state()) == before, "{action:?} changed something");
        }
        _ => {
            let action = table.legal()[usize::from(byte) % table.legal().len()];
            assert!(table.act(seat, action).is_ok(), "{action:?}");
        }
    }
    Microlonies::audit(table.state()).unwrap_or_else(|fault| panic!("{fault}"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(
        std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(24)
    ))]

    #[test]
    fn any_bytes_are_a_game(seed in any::<u64>(), bytes in prop::collection::vec(any::<u8>(), 0..700)) {
        let mut table = Table::<Microlonies, ()>::new(ready(), seed, ());
        for (step, byte) in bytes.into_iter().enumerate() {
            decide(&mut table, byte, step as u64);
        }
    }
}

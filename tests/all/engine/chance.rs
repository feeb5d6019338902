//! Draws and piles.

use formicarium::engine::chance::{seed_of, shuffle};
use formicarium::engine::{Chance, Fast, Pile, Recorded, Scripted, Seat, Under};

fn draws(mut chance: impl Chance, bound: u32) -> Vec<u32> {
    (0..12).map(|_| chance.below(bound)).collect()
}

/// Computed by another implementation of ChaCha8. If these change, every
/// recorded game changes: they must not.
#[test]
fn recorded_draws_are_golden() {
    assert_eq!(draws(Recorded::new(0, 0, 0), 6), [1, 5, 5, 3, 4, 1, 3, 0, 2, 1, 2, 0]);
    assert_eq!(draws(Recorded::new(1, 0, 0), 6), [3, 2, 5, 1, 2, 4, 5, 5, 5, 5, 1, 0]);
    assert_eq!(draws(Recorded::new(0, 1, 0), 6), [1, 1, 4, 1, 3, 2, 1, 3, 0, 1, 0, 1]);
    assert_eq!(draws(Recorded::new(0, 0, 1), 6), [1, 1, 4, 5, 4, 0, 1, 3, 0, 5, 5, 4]);
    assert_eq!(
        draws(Recorded::new(0x0123_4567_89ab_cdef, 3, 500), 3_000_000_000),
        [
            1055620618, 2902377046, 238422791, 1528628536, 919522819, 36991328, 2725770427, 1477558367,
            2079022954, 1563951233, 222960378, 1016661205
        ]
    );
}

#[test]
fn a_bound_below_two_consumes_nothing() {
    let mut chance = Recorded::new(5, 0, 9);
    assert_eq!((chance.below(0), chance.below(1)), (0, 0));
    assert_eq!(draws(chance, 100), draws(Recorded::new(5, 0, 9), 100));
    let mut chance = Scripted::new([4, 9]);
    assert_eq!((chance.below(1), chance.below(6), chance.below(6), chance.below(6)), (0, 4, 3, 0));
}

/// Counts of 60,000 draws below 6 are within 5 standard deviations of even.
fn is_even(mut chance: impl Chance) -> bool {
    let mut counts = [0_i32; 6];
    (0..60_000).for_each(|_| counts[chance.below(6) as usize] += 1);
    counts.iter().all(|count| (count - 10_000).abs() < 457)
}

struct Steps(u32);

/// The first draw of every step, as a game uses them.
impl Chance for Steps {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 += 1;
        Recorded::new(77, 0, self.0).below(bound)
    }
}

struct Loaded(Fast);

impl Chance for Loaded {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.below(bound + 1).min(bound - 1)
    }
}

#[test]
fn draws_are_even() {
    assert!(is_even(Recorded::new(3, 0, 0)));
    assert!(is_even(Steps(0)));
    assert!(is_even(Fast::new(3)));
    assert!(!is_even(Loaded(Fast::new(3))), "the measure notices a loaded die");
}

#[test]
fn a_shuffle_gives_every_order_alike() {
    let mut counts = std::collections::BTreeMap::new();
    let mut chance = Fast::new(1);
    for _ in 0..24_000 {
        let mut items = [0, 1, 2, 3];
        shuffle(&mut items, &mut chance);
        *counts.entry(items).or_insert(0_i32) += 1;
    }
    assert_eq!(counts.len(), 24);
    assert!(counts.values().all(|count| (count - 1000).abs() < 160), "{counts:?}");
}

#[test]
fn a_pile_gives_unseen_cards_first_and_then_what_was_put_under_it() {
    let mut pile = Pile::full(3);
    let under = |card, number| Under { card, by: Seat(1), number };
    pile.put_under(under(7, 0));
    pile.put_under(under(6, 1));
    assert_eq!(pile.len(), 5);
    let mut chance = Scripted::new([1, 0, 0]);
    for expected in [1, 0, 2, 7, 6] {
        let card = pile.draw(&mut chance).unwrap();
        assert_eq!(card, expected);
        assert!(pile.can_give(card));
        assert_eq!(pile.take(card).map(|under| under.card), (card > 2).then_some(card));
    }
    assert!(pile.is_empty());
    assert_eq!(pile.draw(&mut chance), None);
    assert_eq!(pile.take(1), None);
}

#[test]
fn a_pile_gives_only_what_lies_on_top() {
    let mut pile = Pile::full(Pile::CAPACITY);
    assert!(pile.can_give(127) && !pile.can_give(128) && !pile.can_give(255));
    pile.put_under(Under { card: 200, by: Seat(0), number: 0 });
    assert!(!pile.can_give(200), "unseen cards lie above it");
    for card in 0..128 {
        pile.take(card);
    }
    assert!(pile.can_give(200) && !pile.can_give(3));
    pile.shuffle_in(3);
    assert!(pile.can_give(3) && !pile.can_give(200));
}

#[test]
fn a_pile_reads_as_it_was_written() {
    let mut pile = Pile::full(128);
    pile.take(64);
    pile.put_under(Under { card: 64, by: Seat(2), number: 9 });
    let text = serde_json::to_string(&pile).unwrap();
    assert_eq!(serde_json::from_str::<Pile>(&text).unwrap(), pile);
    let mut copy = Pile::full(2);
    copy.copy_from(&pile);
    assert_eq!(copy, pile);
}

#[test]
fn a_seed_is_a_number_or_the_hash_of_other_words() {
    for (typed, seed) in [("0", Some(0)), (" 42 ", Some(42)), ("007", Some(7)), ("+5", Some(5))] {
        assert_eq!(seed_of(typed), seed, "{typed:?}");
    }
    assert_eq!(seed_of("18446744073709551615"), Some(u64::MAX));
    for out_of_range in ["-1", "-0007", "18446744073709551616", "+99999999999999999999999"] {
        assert_eq!(seed_of(out_of_range), None, "{out_of_range}");
    }
    // Written down: a seed that was passed on in words must stay the same.
    assert_eq!(seed_of("blue ants"), seed_of(" blue ants "));
    assert_ne!(seed_of("blue ants"), seed_of("Blue ants"));
    for words in ["1.5", "-", "", "1e3", "ants 7"] {
        assert!(seed_of(words).is_some(), "{words:?}");
    }
}

//! Where draws come from: recorded games, searches and tests.

use std::collections::VecDeque;

use rand::SeedableRng;
use rand::rand_core::Rng;
use rand_chacha::ChaCha8Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use xxhash_rust::xxh3::xxh3_64;

/// The seed that people mean by what they type: a whole number is itself, any
/// other text stands for its hash. `None` for a number that is no seed,
/// because it is negative or too large.
pub fn seed_of(typed: &str) -> Option<u64> {
    let typed = typed.trim();
    let digits = typed.strip_prefix(['-', '+']).unwrap_or(typed);
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    if is_number { typed.parse().ok() } else { Some(xxh3_64(typed.as_bytes())) }
}

/// A source of draws.
pub trait Chance {
    /// A whole number from 0 up to and without `bound`, each equally likely.
    /// A `bound` of 0 or 1 gives 0 and consumes nothing.
    fn below(&mut self, bound: u32) -> u32;
}

/// The draws of a recorded game: each depends on seed, variation, step and
/// its number within the step, and on nothing else. Saving, loading and
/// looking ahead therefore change no later draw.
///
/// Portable: ChaCha8 words bounded by multiplication with rejection, pinned
/// by golden values, since libraries do not promise equal ranges between
/// their releases.
#[derive(Debug, Clone)]
pub struct Recorded {
    seed: u64,
    variation: u32,
    step: u32,
    words: Option<ChaCha8Rng>,
}

impl Recorded {
    /// The draws of one step. `step` is the depth on its line, 0 for the start.
    pub fn new(seed: u64, variation: u32, step: u32) -> Self {
        Self { seed, variation, step, words: None }
    }

    fn words(&mut self) -> &mut ChaCha8Rng {
        let (seed, variation, step) = (self.seed, self.variation, self.step);
        self.words.get_or_insert_with(|| {
            let mut key = [0; 32];
            key[..8].copy_from_slice(&seed.to_le_bytes());
            key[8..12].copy_from_slice(&variation.to_le_bytes());
            key[12..16].copy_from_slice(&step.to_le_bytes());
            ChaCha8Rng::from_seed(key)
        })
    }
}

impl Chance for Recorded {
    fn below(&mut self, bound: u32) -> u32 {
        if bound < 2 {
            return 0;
        }
        let reject_below = bound.wrapping_neg() % bound;
        let words = self.words();
        loop {
            let product = u64::from(words.next_u32()) * u64::from(bound);
            if product as u32 >= reject_below {
                return (product >> 32) as u32;
            }
        }
    }
}

/// Fast draws for searches and bots; not part of any record.
#[derive(Debug, Clone)]
pub struct Fast(Xoshiro256PlusPlus);

impl Fast {
    /// A stream of draws from `seed`.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl Chance for Fast {
    fn below(&mut self, bound: u32) -> u32 {
        if bound < 2 {
            return 0;
        }
        let high = self.0.next_u64() >> 32;
        ((high * u64::from(bound)) >> 32) as u32
    }
}

/// Draws written down beforehand, for tests. When they run out, 0 is drawn.
#[derive(Debug, Clone, Default)]
pub struct Scripted(VecDeque<u32>);

impl Scripted {
    /// These draws, in order; each is reduced to the bound asked for.
    pub fn new(draws: impl IntoIterator<Item = u32>) -> Self {
        Self(draws.into_iter().collect())
    }
}

impl Chance for Scripted {
    fn below(&mut self, bound: u32) -> u32 {
        if bound < 2 { 0 } else { self.0.pop_front().unwrap_or(0) % bound }
    }
}

/// Shuffles `items` in place, each order equally likely.
pub fn shuffle<T>(items: &mut [T], chance: &mut impl Chance) {
    for last in (1..items.len()).rev() {
        items.swap(last, chance.below(last as u32 + 1) as usize);
    }
}

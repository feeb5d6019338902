//! The numbers that complete the source, one by one, as the lobby offers them.

use std::ops::RangeInclusive;

use super::Completions;

/// Declares the numbers by their fields, with the ranges that can be played.
macro_rules! completions {
    ($($name:ident $field:ident $range:expr;)+) => {
        /// A number that completes the source; see the field of [`Completions`]
        /// with its [`name`](Self::name).
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs, reason = "described at the fields")]
        pub enum Completion {
            $($name,)+
        }

        impl Completion {
            /// All of them, in the order of the file.
            pub const ALL: &'static [Self] = &[$(Self::$name,)+];

            /// Its field, as files name it.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$name => stringify!($field),)+
                }
            }

            /// The number.
            pub fn get(self, numbers: &Completions) -> u8 {
                match self {
                    $(Self::$name => numbers.$field,)+
                }
            }

            /// Changes the number.
            pub fn set(self, numbers: &mut Completions, value: u8) {
                match self {
                    $(Self::$name => numbers.$field = value,)+
                }
            }

            /// The range outside which the game can't be played, whatever the
            /// pack: counts fit small arrays and no divisor is zero.
            pub fn range(self) -> RangeInclusive<u8> {
                match self {
                    $(Self::$name => $range,)+
                }
            }
        }
    };
}

completions! {
    Tokens tokens 4..=24;
    StoreRoom store_room 1..=6;
    DumpRoom dump_room 1..=4;
    StartingFood starting_food 0..=6;
    Chambers chambers 3..=9;
    Nurseries nurseries 1..=9;
    FungusSteps fungus_steps 1..=12;
    FungusLevel fungus_level 1..=9;
    HandLimit hand_limit 0..=12;
    NestCost nest_cost 0..=20;
    Pages pages 1..=4;
    QueenSpoils queen_spoils 0..=20;
    TokensPerSatiety tokens_per_satiety 1..=24;
    FedGain fed_gain 0..=5;
    LargeFrom large_from 1..=24;
    LargeGain large_gain 0..=5;
    Survival survival 1..=40;
    Rounds rounds 4..=16;
    ChambersPerPoint chambers_per_point 1..=9;
}

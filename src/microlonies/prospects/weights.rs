//! How much each feature counts: ridge regression of VP at the end over the
//! beginnings of all turns of games of 2 to 4 colonies, every second one with
//! species: `formicarium learn --games 9000 --species random`.

use super::COUNT;
use crate::engine::Weight;

/// By standpoint, in the order of [`NAMES`](super::NAMES): the coefficients of
/// 1, of the share of a whole game that is left, and of its square.
#[rustfmt::skip]
pub const WEIGHTS: [[Weight; COUNT]; 1] = [
    // Between turns
    [
        [-4.288, -23.198, 21.394], // always 1
        [1.030, -0.396, 2.023], // VP but for feeding and trophies
        [1.144, -1.289, 1.285], // VP for trophies
        [-0.554, 4.521, -5.903], // trophy icons
        [1.239, 0.371, 0.281], // fed ants
        [-0.798, 1.524, -1.504], // unfed ants
        [0.017, 1.254, 1.309], // food to spare, up to 6
        [-0.053, 0.395, -2.215], // Supremacy
        [0.222, -2.382, 1.670], // ants outside
        [0.375, -1.422, 1.067], // Workers in the reserve
        [-0.128, 3.373, -0.034], // Eggs, up to 6
        [-0.163, 2.668, -5.720], // Eggs beyond 6
        [0.467, -6.530, 9.779], // Nurses
        [0.326, -0.148, 1.575], // chambers built
        [-0.114, 3.698, -2.144], // Hunting Zones hunted
        [-2.538, 49.632, -73.324], // nearness to the end, from 0 to 1
        [-2.495, 39.226, -87.536], // whether one step more triggers the end
        [0.031, -1.548, -1.904], // Objectives in hand
        [0.060, -1.567, -0.270], // VP that could be validated now
        [0.312, 1.252, 3.969], // VP that the hand promises
        [-0.127, 1.539, -2.459], // Objectives that lack 1 to tier 1
        [-0.920, 8.457, -15.310], // Objectives that lack 1 to tier 2
        [0.096, 1.388, -9.430], // Objectives validated
        [0.016, 5.940, -2.221], // Hunting Zones within reach, up to 3
        [-0.108, 1.656, -2.011], // hexes next to the Trail, up to 20
        [0.162, -1.699, 3.666], // hexes of the Trail, up to 12
        [0.065, -0.361, 1.829], // places for tiles, up to 8
        [-0.190, 1.781, 0.222], // bonus hexes
        [0.974, -6.138, 6.834], // tokens of trophies
        [-0.492, -3.315, 4.332], // the Mound
        [-0.324, 3.420, -2.509], // ants outside the Trail
        [-0.061, -2.638, 5.528], // Queens where they are in the way
        [0.156, -1.344, 4.362], // ants in Hunt chambers
        [0.115, -0.470, 3.149], // ants in Build chambers
        [0.088, 0.298, 3.157], // ants in Colonize chambers
        [0.226, -3.117, 6.017], // ants in Lay Eggs chambers
        [0.327, -0.656, 1.179], // most ants in a Hunt chamber
        [-0.123, 1.053, -1.528], // most ants in a Build chamber
        [-0.139, 0.636, -1.043], // most ants in a Colonize chamber
        [-0.064, 2.544, -3.878], // most ants in a Lay Eggs chamber
        [-0.101, -1.048, 0.402], // Hunt chambers
        [-0.064, -2.627, 2.670], // Build chambers
        [-0.055, -1.856, 2.722], // Colonize chambers
        [-0.417, 1.663, 0.281], // Lay Eggs chambers
        [0.492, -6.720, 13.936], // Food chambers
        [-0.638, 5.719, -5.331], // seats that move before it
        [-2.884, -31.334, 101.575], // whether the end was triggered
    ],
];

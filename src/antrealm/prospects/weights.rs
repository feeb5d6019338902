//! How much each feature counts: ridge regression of points at the end over the
//! beginnings of all turns of games of 2 to 4 colonies:
//! `formicarium learn --game antrealm --games 6000 --seed 5`.

use super::COUNT;
use crate::engine::Weight;

/// By standpoint, in the order of [`NAMES`](super::NAMES): the coefficients of
/// 1, of the share of a whole game that is left, and of its square.
#[rustfmt::skip]
pub const WEIGHTS: [[Weight; COUNT]; 3] = [
    // Administering
    [
        [1.137, -1.556, -2.041], // always 1
        [0.985, 0.217, 0.095], // points now
        [0.053, 0.081, 1.478], // tokens, up to 8
        [-0.221, 1.633, -0.627], // tokens from the 9th to the 12th
        [0.092, -0.344, 1.095], // tokens beyond 12
        [0.043, -0.079, -0.251], // red tokens
        [-1.631, -3.715, 6.526], // a second Nursery
        [-2.384, -3.813, 9.395], // a third Nursery
        [0.275, 0.298, 2.090], // a fourth Nursery
        [-0.608, 4.916, -6.371], // a Fungus chamber
        [0.495, -2.890, 3.397], // a second Fungus chamber
        [-0.062, 10.768, -10.322], // steps of the best Fungus chamber, of those it needs
        [0.197, -1.128, 2.503], // Storehouses
        [0.200, 0.788, 0.384], // Dumps
        [0.016, -0.650, -0.064], // room in Storehouses
        [0.175, -0.384, -0.336], // chambers
        [0.488, -0.797, -0.422], // whether there is food for all that is due
        [-0.127, 0.882, -0.610], // food, up to what is due
        [0.352, -0.508, 0.947], // food beyond it, up to 4
        [0.059, -0.236, 1.195], // food in chambers
        [0.199, 0.149, -2.534], // satiety due
        [-0.004, -0.169, 0.072], // action points
        [0.065, -0.195, -0.257], // action points, up to 8
        [0.012, -0.262, 0.348], // penalties to be waived
        [0.010, -1.012, 0.753], // Stones in hand
        [0.178, -2.601, 1.154], // Nests in hand
        [1.075, 2.856, -4.005], // hope to take a Queen's chamber
        [-1.108, -1.923, 1.119], // danger to lose the Queen's chamber
        [0.158, -1.562, 1.445], // whether it could be taken now
        [-1.087, 6.158, -7.999], // whether the own one could be lost now
        [0.337, -1.157, 1.467], // Stragglers
        [0.000, 0.000, 0.000], // Crickets
        [-7.836, 68.441, -144.368], // Stones to pay for
        [0.000, 0.000, 0.000], // losses to come
        [0.139, 0.529, 0.743], // cards in hand
        [0.000, 0.000, 0.000], // Seeds on their way
        [0.383, -0.060, 0.773], // Planting
        [0.214, -0.079, 1.423], // Herding
        [0.213, 1.992, 2.274], // Fungiculture
        [-0.279, 3.502, 0.270], // Ant bridge
        [0.182, -0.882, 1.385], // Leap
        [0.265, -0.353, 3.739], // Honey sac
        [0.722, -1.050, 2.237], // Formic acid
        [0.472, -1.143, 1.897], // Big heads
        [0.145, -0.220, 1.069], // Gas gland
        [0.583, -2.425, 2.975], // Mass brood
        [0.059, -0.809, 3.403], // Endurance
    ],
    // Exploring
    [
        [-1.030, -2.978, 4.473], // always 1
        [0.963, 0.348, -0.236], // points now
        [0.083, -0.132, 1.575], // tokens, up to 8
        [-0.063, 0.691, 0.073], // tokens from the 9th to the 12th
        [-0.031, -0.204, 0.888], // tokens beyond 12
        [0.015, 0.011, -0.080], // red tokens
        [-1.543, -4.255, 2.574], // a second Nursery
        [-1.922, -3.373, 7.136], // a third Nursery
        [0.415, 0.146, 1.581], // a fourth Nursery
        [-0.150, 6.294, -8.439], // a Fungus chamber
        [0.711, -1.610, 0.323], // a second Fungus chamber
        [-1.780, 10.911, -9.467], // steps of the best Fungus chamber, of those it needs
        [0.302, -0.133, 0.942], // Storehouses
        [0.280, 1.377, -1.326], // Dumps
        [-0.054, -0.326, -0.545], // room in Storehouses
        [0.281, -0.267, -0.294], // chambers
        [0.660, -0.075, -2.293], // whether there is food for all that is due
        [-0.189, 1.255, -0.745], // food, up to what is due
        [0.459, -1.472, 1.551], // food beyond it, up to 4
        [-0.097, 1.114, -0.310], // food in chambers
        [0.145, -0.440, -2.343], // satiety due
        [-0.003, -0.109, 0.255], // action points
        [0.083, 0.058, -0.173], // action points, up to 8
        [-0.003, -0.266, 0.478], // penalties to be waived
        [-0.121, -0.401, 0.063], // Stones in hand
        [-0.189, -1.883, 0.946], // Nests in hand
        [0.099, 7.207, -8.697], // hope to take a Queen's chamber
        [-1.880, 1.822, -3.724], // danger to lose the Queen's chamber
        [1.315, -5.901, 6.096], // whether it could be taken now
        [-1.219, 5.295, -5.611], // whether the own one could be lost now
        [0.000, 0.000, 0.000], // Stragglers
        [0.000, 0.000, 0.000], // Crickets
        [-3.139, 12.728, -5.527], // Stones to pay for
        [0.000, 0.000, 0.000], // losses to come
        [0.153, 0.813, -0.035], // cards in hand
        [-1.396, 9.411, -10.073], // Seeds on their way
        [0.531, -1.804, 2.543], // Planting
        [0.448, -1.980, 3.152], // Herding
        [0.462, -1.771, 6.013], // Fungiculture
        [-0.344, 3.506, 0.269], // Ant bridge
        [0.371, -2.019, 2.441], // Leap
        [0.196, -0.338, 3.629], // Honey sac
        [0.740, -2.305, 3.616], // Formic acid
        [0.637, -2.929, 3.637], // Big heads
        [0.314, -1.392, 2.235], // Gas gland
        [-0.053, 1.184, -1.216], // Mass brood
        [0.151, -1.429, 3.768], // Endurance
    ],
    // Feeding
    [
        [-0.888, -2.265, 4.164], // always 1
        [0.918, 0.359, -0.384], // points now
        [0.127, 0.413, 0.159], // tokens, up to 8
        [0.026, 0.553, -0.160], // tokens from the 9th to the 12th
        [-0.085, 0.281, -0.199], // tokens beyond 12
        [0.015, -0.217, 0.217], // red tokens
        [-1.403, -3.549, 2.263], // a second Nursery
        [-1.876, -3.006, 6.824], // a third Nursery
        [0.127, 0.941, 1.375], // a fourth Nursery
        [0.196, 2.825, -4.799], // a Fungus chamber
        [0.477, -0.853, -0.125], // a second Fungus chamber
        [-2.012, 12.445, -9.652], // steps of the best Fungus chamber, of those it needs
        [0.239, 0.066, 1.661], // Storehouses
        [0.102, 1.418, -0.830], // Dumps
        [0.026, -0.334, -0.890], // room in Storehouses
        [0.202, -0.175, -0.066], // chambers
        [0.138, -0.549, -0.219], // whether there is food for all that is due
        [0.364, 1.030, -0.125], // food, up to what is due
        [0.630, 0.145, -0.277], // food beyond it, up to 4
        [-0.083, 1.029, -0.570], // food in chambers
        [-0.629, -1.520, 0.098], // satiety due
        [-0.022, -0.191, 0.190], // action points
        [0.086, -0.152, -0.003], // action points, up to 8
        [0.052, 0.012, -0.168], // penalties to be waived
        [-0.154, -1.008, -0.070], // Stones in hand
        [0.009, -2.147, 1.001], // Nests in hand
        [2.240, -1.276, -0.359], // hope to take a Queen's chamber
        [-0.896, 1.879, -4.308], // danger to lose the Queen's chamber
        [-1.504, 3.338, -2.547], // whether it could be taken now
        [-1.891, 5.568, -5.230], // whether the own one could be lost now
        [0.047, 0.083, 0.175], // Stragglers
        [0.033, -0.246, 0.003], // Crickets
        [-6.512, 51.939, -89.768], // Stones to pay for
        [0.000, 0.000, 0.000], // losses to come
        [0.204, 1.016, -0.201], // cards in hand
        [-0.827, 6.252, -7.509], // Seeds on their way
        [0.492, -1.224, 1.786], // Planting
        [0.486, -1.490, 2.198], // Herding
        [0.538, -1.336, 4.761], // Fungiculture
        [-0.124, 1.167, 1.881], // Ant bridge
        [0.523, -2.445, 2.613], // Leap
        [0.315, -0.542, 3.095], // Honey sac
        [0.726, -1.679, 2.558], // Formic acid
        [0.466, -1.400, 1.781], // Big heads
        [0.359, -0.947, 1.558], // Gas gland
        [-0.038, 1.265, -1.319], // Mass brood
        [0.411, -2.850, 5.672], // Endurance
    ],
];

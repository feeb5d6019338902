//! How much each feature counts: ridge regression (penalty 50, features scaled
//! to a deviation of 1) of a colony's points at the end, over the beginnings of
//! all turns of 3,600 games of 2 to 4 colonies. Two seats in five were greedy,
//! the others searches of 30 or 60 simulations, most of them with whims; a third
//! of these chose their talents at random.

use super::{COUNT, Weight};

/// By standpoint, in the order of [`NAMES`](super::NAMES): the coefficients of
/// 1, of the share of a whole game that is left, and of its square.
#[rustfmt::skip]
pub const WEIGHTS: [[Weight; COUNT]; 3] = [
    // Administering
    [
        [-0.244, -3.412, -0.429], // always 1
        [1.016, 0.085, 0.356], // points now
        [0.109, 0.189, 0.728], // tokens, up to 8
        [-0.095, 0.784, 0.179], // tokens from the 9th to the 12th
        [-0.020, 0.532, -0.058], // tokens beyond 12
        [-0.009, -0.056, -0.119], // red tokens
        [0.012, -1.859, 3.547], // a second Nursery
        [-0.849, -0.825, 3.963], // a third Nursery
        [-0.216, 2.528, -0.170], // a fourth Nursery
        [0.622, 0.657, -1.567], // a Fungus chamber
        [0.245, -0.672, 0.557], // a second Fungus chamber
        [0.075, 9.238, -7.478], // steps of the best Fungus chamber, of those it needs
        [0.148, -0.617, 3.862], // Storehouses
        [0.279, 0.311, 0.308], // Dumps
        [0.091, -0.880, -0.331], // room in Storehouses
        [0.011, -0.697, 0.052], // chambers
        [-0.081, -0.087, 0.945], // whether there is food for all that is due
        [0.031, 0.663, -1.101], // food, up to what is due
        [0.242, 0.588, -0.884], // food beyond it, up to 4
        [-0.005, 0.378, 0.307], // food in chambers
        [0.124, -0.146, -1.635], // satiety due
        [-0.034, -0.062, 0.020], // action points
        [-0.012, -0.008, 0.222], // action points, up to 8
        [-0.012, -0.254, 0.207], // penalties to be waived
        [-0.351, 1.607, -2.151], // Stones in hand
        [-0.112, -0.348, -1.191], // Nests in hand
        [0.989, 0.860, -1.472], // hope to take a Queen's chamber
        [-0.805, -3.551, 0.831], // danger to lose the Queen's chamber
        [0.815, -3.837, 3.624], // whether it could be taken now
        [-0.996, 5.587, -5.251], // whether the own one could be lost now
        [0.214, -0.210, -0.336], // Stragglers
        [0.000, 0.000, 0.000], // Crickets
        [1.569, -6.971, -1.196], // Stones to pay for
        [0.000, 0.000, 0.000], // losses to come
        [0.214, -0.454, 1.687], // cards in hand
        [0.000, 0.000, 0.000], // Seeds on their way
        [0.275, -0.607, 1.359], // Planting
        [0.541, -1.313, 0.663], // Herding
        [-0.445, 2.965, 0.069], // Fungiculture
        [-0.424, 4.050, -1.272], // Ant bridge
        [0.209, -2.108, 2.149], // Leap
        [-0.365, 2.440, 0.832], // Honey sac
        [0.186, 0.216, 0.519], // Formic acid
        [0.125, -0.172, 0.069], // Big heads
        [-0.084, 1.299, -0.709], // Gas gland
        [0.216, -0.643, 1.161], // Mass brood
        [-0.225, 0.862, 1.720], // Endurance
    ],
    // Exploring
    [
        [-1.113, -5.707, 4.438], // always 1
        [1.002, 0.129, 0.123], // points now
        [0.066, 0.131, 0.750], // tokens, up to 8
        [-0.044, 0.018, 0.924], // tokens from the 9th to the 12th
        [-0.150, 0.849, -0.490], // tokens beyond 12
        [0.083, -0.602, 0.501], // red tokens
        [-0.155, -2.802, 2.907], // a second Nursery
        [-0.979, -1.967, 4.508], // a third Nursery
        [-0.228, 1.640, 0.944], // a fourth Nursery
        [0.801, 3.946, -5.911], // a Fungus chamber
        [0.176, 0.400, -1.287], // a second Fungus chamber
        [-1.840, 10.303, -8.110], // steps of the best Fungus chamber, of those it needs
        [0.082, -0.311, 2.066], // Storehouses
        [0.081, 1.164, -1.246], // Dumps
        [0.003, -0.288, -0.557], // room in Storehouses
        [0.154, -0.483, -0.055], // chambers
        [0.225, -0.730, 1.442], // whether there is food for all that is due
        [-0.058, 1.494, -2.369], // food, up to what is due
        [0.400, -0.926, 0.583], // food beyond it, up to 4
        [-0.060, 1.088, -0.059], // food in chambers
        [0.002, -0.456, -0.749], // satiety due
        [0.006, -0.112, 0.142], // action points
        [0.087, 0.207, -0.244], // action points, up to 8
        [-0.006, -0.267, 0.470], // penalties to be waived
        [-0.334, 0.902, -0.835], // Stones in hand
        [-0.076, -1.394, 0.654], // Nests in hand
        [0.207, 4.297, -6.158], // hope to take a Queen's chamber
        [-1.551, -0.812, -1.206], // danger to lose the Queen's chamber
        [1.335, -5.611, 5.953], // whether it could be taken now
        [-0.944, 5.115, -5.336], // whether the own one could be lost now
        [0.000, 0.000, 0.000], // Stragglers
        [0.000, 0.000, 0.000], // Crickets
        [0.731, -4.421, -1.539], // Stones to pay for
        [0.000, 0.000, 0.000], // losses to come
        [0.223, -0.024, 0.626], // cards in hand
        [-0.241, 2.548, -2.530], // Seeds on their way
        [0.015, 0.422, 0.388], // Planting
        [0.319, -0.524, -0.112], // Herding
        [-0.153, -0.447, 3.743], // Fungiculture
        [-0.416, 4.004, -1.054], // Ant bridge
        [0.188, -1.931, 1.885], // Leap
        [-0.427, 2.611, 0.704], // Honey sac
        [-0.125, 1.269, -0.272], // Formic acid
        [0.045, -0.385, 0.316], // Big heads
        [-0.077, 0.885, -0.127], // Gas gland
        [-0.099, 0.989, -0.643], // Mass brood
        [-0.197, 0.844, 1.448], // Endurance
    ],
    // Feeding
    [
        [-0.652, -4.168, 2.642], // always 1
        [0.950, 0.219, -0.248], // points now
        [0.135, 0.365, 0.087], // tokens, up to 8
        [0.015, -0.171, 0.845], // tokens from the 9th to the 12th
        [-0.179, 0.895, -0.590], // tokens beyond 12
        [0.063, -0.501, 0.529], // red tokens
        [-3.878, -0.193, 4.445], // a second Nursery
        [-0.640, -1.606, 3.361], // a third Nursery
        [-0.014, 0.511, 1.838], // a fourth Nursery
        [1.614, -0.638, -2.283], // a Fungus chamber
        [0.075, 0.928, -1.771], // a second Fungus chamber
        [-1.691, 10.011, -6.396], // steps of the best Fungus chamber, of those it needs
        [0.313, -0.229, 1.666], // Storehouses
        [-0.045, 1.550, -1.403], // Dumps
        [-0.002, -0.357, -0.462], // room in Storehouses
        [0.264, -0.279, 0.190], // chambers
        [0.256, -0.156, 0.815], // whether there is food for all that is due
        [0.299, 0.620, -0.919], // food, up to what is due
        [0.592, 0.157, -0.639], // food beyond it, up to 4
        [-0.032, 0.689, 0.323], // food in chambers
        [-0.580, -0.550, -0.430], // satiety due
        [-0.030, 0.095, -0.402], // action points
        [0.029, -0.053, 0.245], // action points, up to 8
        [0.089, -0.327, 0.310], // penalties to be waived
        [-0.311, -0.485, -0.577], // Stones in hand
        [0.044, -2.549, 1.747], // Nests in hand
        [1.210, -0.998, 0.045], // hope to take a Queen's chamber
        [-1.000, 0.809, -3.874], // danger to lose the Queen's chamber
        [-0.320, 1.942, -2.337], // whether it could be taken now
        [-1.324, 3.940, -2.740], // whether the own one could be lost now
        [-0.030, 0.621, -0.582], // Stragglers
        [-0.008, 0.671, -1.029], // Crickets
        [0.117, -0.612, -3.108], // Stones to pay for
        [0.000, 0.000, 0.000], // losses to come
        [0.263, 0.860, -0.148], // cards in hand
        [0.118, 0.566, -2.379], // Seeds on their way
        [-0.126, 1.692, -1.033], // Planting
        [0.002, 0.876, -1.362], // Herding
        [0.205, -1.098, 3.718], // Fungiculture
        [-0.187, 1.394, 1.108], // Ant bridge
        [0.363, -2.338, 2.151], // Leap
        [-0.383, 1.889, 1.507], // Honey sac
        [0.198, -0.278, 1.241], // Formic acid
        [-0.001, 0.037, -0.138], // Big heads
        [0.193, -0.618, 1.486], // Gas gland
        [-0.022, 0.284, 0.262], // Mass brood
        [0.012, -0.490, 3.316], // Endurance
    ],
];

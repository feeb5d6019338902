# Positions in words, and content that cannot be used.

show-environment = Environment
show-legend = g Grassland, f Forest, r Rock, w Water, H Hunting Zone, M Termite Mound, N Nest, b bare ground; digits are the ants and Pheromones of the colonies, T a Termite, A Formic Acid, * a bonus
show-bonus = * { $at }: { $bonus }
show-bonus-held = * { $at }: { $bonus }, controlled by { $seat }
show-prey-river = Prey river ({ $deck } cards in the deck)
show-tile-river = Chamber river ({ $deck } tiles in the deck)
show-objectives = Objectives, face up ({ $deck } cards in the deck)
show-section = { $section }. { $what }
show-empty = empty
show-named = { $name }: { $what }
show-list = { $what }
show-food = food { $count }
show-losses = { $count ->
    [one] { $count } loss
   *[other] { $count } losses
}
show-vp = { $count } VP
show-trophies = { $count ->
    [one] { $count } trophy
   *[other] { $count } trophies
}
show-food-for = Food chamber for { $badge }
show-maximum = maximum { $count }
show-tunnels = tunnels { $sides }
show-half = half { $symbol } on { $side }
show-tile = { $face }, comes with { $workers } Workers
show-objective = { $name }: { $metric } at least { $at1 } for { $vp1 } VP, or { $at2 } for { $vp2 } VP
show-colony = Colony { $number }: { $seat }
show-colony-conceded = Colony { $number }: { $seat } (conceded)
show-figures = food { $food }, population { $population }, reserve { $reserve }, { $eggs ->
    [one] { $eggs } Egg
   *[other] { $eggs } Eggs
}, { $pheromones ->
    [one] { $pheromones } Pheromone
   *[other] { $pheromones } Pheromones
}, { $trophies ->
    [one] { $trophies } trophy icon
   *[other] { $trophies } trophy icons
}, { $symbols ->
    [one] { $symbols } complete symbol
   *[other] { $symbols } complete symbols
}
show-in-hand = taken up: { $workers } Workers, { $queens } Queens
show-hunted = hunted { $what }
show-hunted-mound = hunted the Termite Mound
show-species = Species: { $species }
show-species-held = Species dealt: { $species }
show-soldiers = of these Workers, { $count } Soldiers
show-slaves = Slaves: { $count }
show-acid = Formic Acid on { $at }
show-satellite = Satellite Nest on { $at }
show-jaw = Jaw on { $prey }
show-marabunta = Marabunta: { $count }
show-larder = larder: { $stolen } stolen Eggs, { $own } others
show-validated = validated { $name }, tier { $tier }
show-marked = to be validated: { $name }, tier { $tier }
show-hand-hidden = { $count ->
    [one] { $count } Objective
   *[other] { $count } Objectives
} in hand
show-hand = { $count ->
    [one] { $count } Objective
   *[other] { $count } Objectives
} in hand:
show-hand-card = { "  " }{ $what }
show-chamber = { $number } { $at }: { $face }; joined { $joined }; { $workers ->
    [one] { $workers } Worker
   *[other] { $workers } Workers
}
show-chamber-queen = { $number } { $at }: { $face }; joined { $joined }; { $workers ->
    [one] { $workers } Worker
   *[other] { $workers } Workers
} and the Queen

offer-pack = pack
offer-layout = layout
offer-no-layout = there is no layout for { $count } colonies
offer-unreadable = cannot be read: { $error }
offer-too-large = too large to be a file of a pack or a layout
offer-format = written in format { $format }, which this program does not know
offer-parse = is not what its schema asks for: { $error }
offer-unknown-species = there is no species "{ $word }"; known are { $known }
offer-species-count = there are { $count } species for { $seats } seats; name one for each, or one word for all


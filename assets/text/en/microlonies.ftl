# Microlonies: the words of the rules, what is asked, the log, refusals.
microlonies = Microlonies
microlonies-about = Two to four colonies of ants: dig, lay Eggs, hunt, and send your ants out into the land.

# The lobby
form-layout = Layout
form-layout-base = empty: the layout for this number of colonies
form-pack = Pack
form-pack-base = empty: the base pack
form-species = Species
form-with-species = with species
form-species-read = Read about them
form-species-all = The species
form-species-of = Species of { $colony }
species-plain = No species
species-deal = Keep one of three
species-offer = Open choice
species-random = Random
grade-green = easy
grade-red = demanding
ability-now = applies now
species-supremacy = Supremacy: { $what }
species-supremacy-now = now { $vp ->
    [one] 1 point
   *[other] { $vp } points
}: { $working }
species-strip = { $species }: its sheet, Supremacy now { $vp }
species-offered = Choose the { $species }: { $about }
component-left = { $what }: { $left } of { $all } left
component-soldiers = Soldiers
component-queens = Extra Queens
component-refresh = Refresh of the Chamber river
component-held = { $what }: { $left } of { $all }
component-acid = Formic Acid
component-satellites = Satellite Nests
component-gardens = Fungus Gardens
component-slaves = Slaves
component-marabunta = Marabunta
component-jaw = Jaw
larder-holds = Larder: { $stolen ->
    [one] 1 stolen Egg
   *[other] { $stolen } stolen Eggs
}, { $own ->
    [one] 1 Egg of its own
   *[other] { $own } Eggs of its own
}, { $food } food

# Boards
board-environment = Environment
board-anthill = Anthill
show-coordinates = Coordinates on the hexes (C)
show-species-page = Sheet of the species (I)
fit = Show everything (F)
anthill-of = { $colony }'s anthill
in-hand = In hand
site = Free place
first-player = First player
reserve = Reserve: { $number ->
    [one] 1 Worker
   *[other] { $number } Workers
}
last-round = The game ends after round { $number }
prey-hunted = Prey hunted
badges = Badges
badge-count = { $badge } { $number }
deck-left = { $number } left
objective-deck = Objective deck, { $number ->
    [one] 1 card
   *[other] { $number } cards
}
objectives-hand = Objectives in hand
objectives-open = Face-up Objectives
objectives-validated = Validated
hand-hidden = { $number ->
    [one] 1 Objective
   *[other] { $number } Objectives
} in hand

# Hexes
hex-blank = Bare hex
hex-grassland = Grassland hex
hex-forest = Forest hex
hex-rock = Rock hex
hex-water = Water hex
hex-hunting-zone = Hunting Zone
hex-mound = Termite Mound
hex-nest = Nest
hex-satellite-of = Satellite Nest of { $colony }
hex-bare = Bare ground
hex-nest-on-zone = on a Hunting Zone, nobody hunts here
hex-nest-of = Nest of { $colony }
hex-entrance = entrance
hex-coordinates = ({ $q }, { $r })
place-coordinates = ({ $x }, { $y })
at-place = { $what } { $at }
soldier-of = Soldier of { $colony }
acid-of = Formic Acid of { $colony }, nobody enters
ant-of = { $colony } ant
isolated-ant-of = isolated { $colony } ant
termite = Termite
pheromone-of = { $colony } Pheromone
bonus-prey-type = prey bonus: arachnid, crawling, flying
bonus-prey-health = prey bonus: alive, injured, dead
bonus-hunting-time = prey bonus: night, twilight, day
bonus-natural-environment = prey bonus: leaf, seed, aphid
bonus-food = food bonus
bonus-symbol = end-game bonus: architecture symbol
bonus-eggs = end-game bonus: Eggs
bonus-chamber = chamber bonus

# Badges
badge-arachnid = arachnid
badge-crawling = crawling
badge-flying = flying
badge-alive = alive
badge-injured = injured
badge-dead = dead
badge-night = night
badge-twilight = twilight
badge-day = day
badge-leaf = leaf
badge-seed = seed
badge-aphid = aphid

# Chambers
chamber-nursery = Nursery
chamber-lay-eggs = Lay Eggs
chamber-build = Build
chamber-hunt = Hunt
chamber-colonize = Colonize
chamber-food = Food
chamber-garden = Fungus Garden
chamber-food-general = Food chamber (general)
chamber-food-specialized = Food chamber (specialized)
chamber-food-for = Food: { $badge }
symbol-vault = vault
symbol-spiral = spiral
symbol-comb = comb
workers-in = { $number ->
    [one] 1 Worker
   *[other] { $number } Workers
}
slaves-in = { $number ->
    [one] 1 Slave
   *[other] { $number } Slaves
}
soldiers-in = { $number ->
    [one] 1 of them a Soldier
   *[other] { $number } of them Soldiers
}
queens-in = { $number ->
    [one] Queen
   *[other] { $number } Queens
}
eggs-in = { $number ->
    [one] 1 Egg
   *[other] { $number } Eggs
}
maximum = at most { $number }
reinforcements = +{ $number ->
    [one] 1 Worker
   *[other] { $number } Workers
}
ant-worker = Worker
ant-queen = Queen
ant-soldier = Soldier
ant-slave = Slave
put-ant = { $ant } into { $chamber }

# Rivers
section-tile = Section { $number }, chamber: { $what }
jaw-of = Jaw of { $colony }, nobody else takes it
section-prey = Section { $number }, Prey: { $what }
section-tile-empty = Section { $number }: no chamber
section-prey-empty = Section { $number }: no Prey
food = { $number } food
losses = { $number ->
    [one] 1 loss
   *[other] { $number } losses
}
points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
trophies = { $number ->
    [one] 1 trophy
   *[other] { $number } trophies
}

# Objectives
objective-card = { $name }: { $metric }; { $at1 } for { $vp1 } points, { $at2 } for { $vp2 } points
validate = Validate { $name }, tier { $tier }
metric-now = { $what }: now { $number }
metric-badge = { $what } badges
metric-grassland = Grassland hexes
metric-forest = Forest hexes
metric-rock = Rock hexes
metric-water = Water hexes
metric-chambers = { $what } chambers
metric-outside = Ants outside
metric-inside = Ants inside
metric-nurses = Nurses
metric-eggs = Eggs
metric-hunts = Prey hunted
metric-trophies = Trophies
metric-reach = Steps to the farthest Trail hex
metric-isolated = Isolated ants
metric-bonus-hexes = Bonus hexes
metric-terrain-tiles = Terrain tiles stood on
metric-width = Width of the anthill
metric-depth = Depth of the anthill
metric-loops = Loops of tunnels
metric-dead-ends = Dead ends
metric-symbols = Complete symbols
metric-food = Food

# Colonies
colony-of-species = { $species }: { $figures }
colony-figures = { $points } points so far; { $food } food for { $population } ants; { $eggs } Eggs; { $hand } Objectives in hand; { $zones } Pheromones; { $chambers } chambers; { $trophies } trophies

# Places in refusals
place-hex = { $ground } { $hex }
place-chamber = { $chamber } of { $seat }
place-site = place ({ $x }, { $y }) in { $seat }'s anthill
place-tile-section = chamber in section { $number }
place-prey-section = Prey in section { $number }
place-objective = { $name }

# Phases, for those who wait
phase-laying = the boards are laid
phase-sally = sends out a Soldier
phase-put-out = puts a Worker out
phase-seat-queen = seats a Queen
phase-keep-species = keeps one of the species dealt
phase-choose-species = chooses a species
phase-keep-objective = chooses which Objectives to keep
phase-settle = places the fourth Worker
phase-take-up = takes up the ants of a chamber
phase-disperse = disperses ants
phase-act = acts
phase-put-under = puts an Objective under the deck
phase-place-tile = places a chamber
phase-take-prey = takes Prey
phase-lose = chooses losses
phase-march = explores
phase-last-validation = validates a last time
phase-over = the game is over
cover-keep-objective = Two Objectives await you: keep one.
cover-keep-species = Several species await you: keep one.
cover-last-validation = Validate a last time what you hold.

# What is asked now
ask-keep-species = choose the species of your colony
ask-sally = choose where the Soldier goes
ask-put-out = choose where the Worker comes out
ask-seat-queen = choose the chamber that the new Queen joins
ask-lose = say how many of the { $count } losses are Soldiers
ask-keep-objective = keep one of your two Objectives
ask-put-back = put one of your Objectives back into the deck
ask-settle = place your fourth Worker next to the others
ask-take-up = take up the ants of a chamber
ask-disperse = put { $count ->
    [one] the last ant
   *[other] { $count } ants
} down, chamber by chamber
ask-put-under = put one Objective of your hand under the deck
ask-place-tile = place the chamber
ask-take-prey = take Prey worth up to { $count }
ask-march = move the ant up to { $count } steps
ask-last-validation = validate what holds, then end
ask-lay-eggs = lay up to { $count ->
    [one] 1 Egg
   *[other] { $count } Eggs
}
ask-planning = Planning, or end your turn
ask-free-planning = Planning without an Egg, or end your turn
ask-build = take a chamber worth up to { $count }
ask-hatch = hatch an Egg, or end your turn
ask-hunt = choose a Hunting Zone next to your Trail
ask-colonize = { $points ->
    [0] no points left: end your turn
    [one] 1 point to exit or explore
   *[other] { $points } points to exit or explore
}
ask-explore = { $points ->
    [0] no points left: end your turn
    [one] 1 point to explore
   *[other] { $points } points to explore
}
ask-end-turn = validate Objectives, or end your turn
leftover-points = { $points ->
    [one] 1 point is left
   *[other] { $points } points are left
}
leftover-eggs = No Egg is laid yet
leftover-chamber = No chamber is built yet
leftover-hunt = Nothing is hunted yet
choose-lay-eggs = Lay { $count ->
    [one] 1 Egg
   *[other] { $count } Eggs
}
choose-lay-fewer = only { $count }
choose-plan-draw = Planning: draw { $count }
choose-hatch = Hatch an Egg
choose-lose = { $count ->
    [one] 1 Soldier
   *[other] { $count } Soldiers
}
choose-send-soldier = Exit as a Soldier
choose-put-out = A Worker out to { $hex }
choose-take-garden = Fungus Garden, tunnels { $sides }
choose-raise-nurse = A Worker to the Nursery
choose-found = Satellite Nest on { $hex }
choose-seat-queen = Queen to { $chamber }
choose-refresh-prey = Refresh the Prey river
choose-refresh-tiles = Refresh the Chamber river
choose-shoot = Shoot at { $hex }
choose-put-acid = Formic Acid on { $hex }
choose-shift = A Worker from { $from } to { $to }
choose-hatch-soldier = Hatch a Soldier
choose-set-jaw = End the action: Jaw on { $prey }
choose-again = Spend a Marabunta: the same action once more
choose-move-nest = Move the Nest to { $hex }
choose-steal = Steal an Egg of { $victim }
choose-store = { $count ->
    [one] 1 Egg to the larder
   *[other] { $count } Eggs to the larder
}
fork-exit = Send a Worker out
fork-exit-eliminate = Send a Worker out and eliminate
fork-explore = Explore with this ant
fork-march = Go there
fork-hunt = Hunt here
fork-here = Choose this place

# Decisions in words
do-keep-species = Keep the { $species }
do-choose-species = Choose the { $species }
do-keep = Keep the Objective { $objective }
do-put-back = Put the Objective { $objective } back into the deck
do-put-under = Put the Objective { $objective } under the deck
do-settle = Put the fourth Worker on { $hex }
do-take-up = Take up the ants in { $chamber }
do-put = Put a { $ant } into { $chamber }
do-plan-take = Planning: take the Objective { $objective }
do-take-tile = Take the chamber { $chamber } of section { $number }
do-place-tile = Place the chamber at { $place }
do-hunt-zone = Hunt in the Hunting Zone { $hex }
do-hunt-mound = Hunt the Termite Mound
do-take-prey = Take the Prey { $prey } of section { $number }
do-lose = { $count ->
    [0] Lose no Soldier
    [one] Lose 1 Soldier
   *[other] Lose { $count } Soldiers
}
do-exit = Send a { $ant } out to { $hex }
do-exit-eliminate = Send a { $ant } out to { $hex } and eliminate the ant of { $victim }
do-exit-termite = Send a { $ant } out to { $hex } and eliminate the Termite
do-pick = Explore with the ant on { $hex }
do-march = Move the ant to { $hex }
do-put-out = Put a Worker out on { $hex }
do-put-acid = Put the Formic Acid on { $hex }
do-found = Found a Satellite Nest on { $hex }
do-shift = Move a Worker from { $from } to { $to }
do-seat-queen = Seat the new Queen in { $chamber }
do-set-jaw = End the action: put the Jaw on { $prey } of section { $number }
do-end-turn = End the turn
do-end-validation = End the last validation

# Score sheet
score-feeding = Feeding
score-nursery = Nursery
score-architecture = Architecture
score-prey = Prey
score-trophies = Trophies
score-objectives = Objectives
score-supremacy = Supremacy
score-total = Victory Points
score-fed = Fed ants
working-feeding = { $fed } - { $unfed }
working-nursery = { $sets } × { $vp }
working-symbols = { $count ->
    [one] 1 symbol
   *[other] { $count } symbols
}
working-prey = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
working-trophies = { $count ->
    [one] 1 icon
   *[other] { $count } icons
}
working-objectives = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
working-figure = { $count } { $what }
working-sum = { $left } + { $right }
working-no-species = no species
count-grassland = Grassland
count-forest = Forest
count-rock = Rock
count-water = Water
count-fed = fed ants
count-isolated = isolated ants
count-symbols = symbols
count-trophies = trophies
count-prey = Prey
count-objectives = Objectives
count-food-chambers = Food chambers
count-gardens = Gardens
count-satellites = Satellite Nests
count-slaves = Slaves
count-soldiers = Soldiers

# Log
log-first-player = { $seat } is first player.
log-species-dealt = { $seat } is dealt a species: { $species }.
log-species-dealt-hidden = { $seat } is dealt a species.
log-species-kept = { $seat } keeps { $species }.
log-species-kept-hidden = { $seat } keeps a species.
log-species-revealed = { $seat } plays the { $species }.
log-turn = { $seat }'s turn, round { $round }
log-prey-revealed = Prey turns up: { $prey }.
log-tile-revealed = A chamber turns up: { $chamber }.
log-objective-revealed = An Objective turns up: { $objective }.
log-objective-drawn = { $seat } draws { $objective }.
log-objective-drawn-hidden = { $seat } draws an Objective.
log-objective-kept = { $seat } keeps { $objective }.
log-objective-kept-hidden = { $seat } keeps an Objective.
log-put-back = { $seat } puts { $objective } back into the deck.
log-put-back-hidden = { $seat } puts an Objective back into the deck.
log-objective-taken = { $seat } takes { $objective }.
log-put-under = { $seat } puts { $objective } under the deck.
log-put-under-hidden = { $seat } puts an Objective under the deck.
log-marked = { $seat } will validate { $objective }, tier { $tier }.
log-validated = { $seat } validates { $objective }, tier { $tier }: { $vp } points.
log-settled = { $seat } settles { $hex }.
log-taken-up = { $seat } takes up { $count ->
    [one] 1 ant
   *[other] { $count } ants
} of { $chamber }.
log-activated = { $seat } activates { $chamber }, efficiency { $efficiency }.
log-activated-lost = { $seat } ends in { $chamber } with a Queen there already: the action is lost.
log-activated-idle = { $seat } ends in { $chamber }: no action.
log-last-validation = { $seat } validates a last time.
log-eggs-laid = { $seat } lays { $count ->
    [one] 1 Egg
   *[other] { $count } Eggs
}.
log-planning-paid = { $seat } plans for an Egg.
log-planning-free = { $seat } plans without an Egg.
log-tile-taken = { $seat } takes a chamber: { $chamber }.
log-tile-placed = { $seat } builds at ({ $x }, { $y }).
log-reinforced = { $seat } gets { $count ->
    [one] 1 Worker
   *[other] { $count } Workers
}.
log-hatched = { $seat } hatches an Egg.
log-prey-refreshed = { $seat } refreshes the Prey river.
log-tiles-refreshed = { $seat } refreshes the Chamber river.
log-exit-spared = This Exit onto Water costs { $seat } no point.
log-shot = { $seat } shoots Formic Acid.
log-acid-put = { $seat } puts Formic Acid on { $hex }.
log-eggs-gained = { $seat } gains { $count ->
    [one] 1 Egg
   *[other] { $count } Eggs
}.
log-shifted = { $seat } moves a Worker from { $from } to { $to }.
log-armed = It is a Soldier of { $seat }.
log-disarmed = { $seat } takes { $count ->
    [one] 1 Soldier token
   *[other] { $count } Soldier tokens
} back.
log-soldier-sent = It is a Soldier of { $seat }, for one more Worker.
log-came-out = { $seat } puts a Worker out on { $hex }.
log-garden-taken = { $seat } takes a Fungus Garden.
log-nurse-raised = { $seat } adds a Worker to the Nursery.
log-founded = { $seat } founds a Satellite Nest on { $hex }.
log-queen-joined = A Queen of { $seat } joins a chamber: { $chamber }.
log-slave-robbed = { $seat } gains a Slave.
log-jaw-set = { $seat } puts the Jaw on { $prey }.
log-marabunta-gained = { $seat } gains a Marabunta.
log-marabunta-spent = { $seat } spends a Marabunta for the same action once more.
log-nest-moved = { $seat } moves the Nest to { $hex }.
log-egg-stolen = { $seat } steals an Egg of { $victim }.
log-eggs-stored = { $seat } puts { $count ->
    [one] 1 Egg
   *[other] { $count } Eggs
} in the larder.
log-prey-taken = { $seat } hunts { $prey }: { $food } food.
log-workers-lost = { $seat } loses { $count ->
    [one] 1 Worker
   *[other] { $count } Workers
}.
log-pheromone = { $seat } puts a Pheromone on { $hex }.
log-mound-taken = { $seat } conquers the Termite Mound.
log-exited = { $seat } exits to { $hex }.
log-ant-eliminated = { $seat } eliminates an ant of { $victim } on { $hex }.
log-termite-eliminated = { $seat } eliminates a Termite on { $hex }.
log-ant-moved = { $seat } explores from { $from } to { $to }.
log-end-triggered = The end is triggered: round { $round } is the last one before the final turns.
log-conceded = { $seat } concedes.
log-game-ended = The game is over.

# Refusals
refuse-game-over = The game is over.
refuse-not-your-decision = It is { $seat } who decides now.
refuse-nothing-to-decide = Nothing is to be decided now.
refuse-keep-species-first = First choose your species.
refuse-losses-first = First choose the losses.
refuse-not-your-species = Your species has no such ability.
refuse-species-not-dealt = You were not dealt this species.
refuse-species-not-free = This species can't be chosen here.
refuse-soldiers-lost = From { $least } to { $most } of the losses can be Soldiers.
refuse-refresh-in-hunt = You refresh the Prey river in a Hunt, before choosing.
refuse-refresh-in-build = You refresh the Chamber river in a Build, before choosing.
refuse-once-a-turn = You may do this once a turn, and have.
refuse-once-a-game = You may do this once a game, and have.
refuse-deck-empty = The deck is empty.
refuse-shift-before-dispersing = A Worker moves so at the start of a turn, before you disperse.
refuse-no-worker-there = There is no Worker in this chamber.
refuse-soldier-in-colonize = A Soldier goes out in Colonize.
refuse-too-few-for-soldier = A Soldier needs two Workers in the activated chamber.
refuse-no-exit-for-soldier = There is no hex that a Soldier could exit to.
refuse-soldier-there = A Soldier can't be eliminated.
refuse-nothing-to-put-out = No Worker comes out now.
refuse-put-out-there = The Worker can't come out on this hex.
refuse-found-in-colonize = You found a Satellite Nest in Colonize.
refuse-no-satellite-left = All your Satellite Nests are founded.
refuse-found-off-trail = This ant is not on your Trail.
refuse-found-on-special-hex = No Satellite Nest on an entrance or a bonus hex.
refuse-found-too-near = This is less than { $steps } hexes from one of your Nests.
refuse-no-queen-to-seat = No Queen joins now.
refuse-garden-in-build = You take a Fungus Garden in a Build, instead of a tile.
refuse-no-such-garden = There is no such Fungus Garden.
refuse-garden-built = You have built this Fungus Garden.
refuse-garden-too-dear = A Fungus Garden needs efficiency { $cost }; yours is { $efficiency }.
refuse-nurse-in-colonize = A Worker comes to the Nursery so in Colonize.
refuse-no-exit-onto-forest = No ant has exited onto a Forest in this turn.
refuse-sally-first = First choose where the Soldier goes.
refuse-put-out-first = First choose where the Worker comes out.
refuse-seat-queen-first = First choose the chamber of the new Queen.
refuse-no-soldier-left = All your Soldiers are out.
refuse-acid-in-colonize = Formic Acid belongs to Colonize.
refuse-special-after-explore = No more of this once an ant has explored.
refuse-exit-after-special = No more Exits after the special action of your species.
refuse-no-enemy-there = There is nobody to hit.
refuse-out-of-range = This is not within { $steps } hexes of your Trail.
refuse-acid-needs-empty-hex = The Formic Acid needs an empty hex of Rock, Grassland, Forest or Water.
refuse-acid-on-special-hex = No Formic Acid on an entrance or a bonus hex.
refuse-acid = Formic Acid keeps everyone out.
refuse-jaw-after-action = The Jaw is put at the end of a Hunt or Lay Eggs action.
refuse-jaw-there-already = The Jaw is on this card already.
refuse-jawed = Another colony's Jaw is on this card.
refuse-repeat-after-action = An action is repeated after it was taken.
refuse-no-marabunta = You have no Marabunta.
refuse-nobody-left = No ant is left in this chamber.
refuse-nest-in-colonize = The Nest moves in a Colonize action.
refuse-nest-on-hunted-zone = A Pheromone lies on this Hunting Zone.
refuse-nest-needs-free-hex = The Nest needs a free hex, or a Hunting Zone.
refuse-nest-on-special-hex = No Nest on an entrance or a bonus hex.
refuse-nest-too-far = The Nest can't get there in { $steps } steps.
refuse-larder-in-lay-eggs = You steal and store Eggs in a Lay Eggs action.
refuse-steal-from-opponent = You steal from an opponent.
refuse-stolen-already = You have stolen from this colony in this turn.
refuse-no-egg-to-steal = This colony has no Egg.
refuse-opponent-too-far = This colony has no ant, Pheromone or Nest next to your Trail.
refuse-stored-already = You have put Eggs in the larder in this action.
refuse-store-too-many = From 1 to { $most } Eggs may move to the larder.
refuse-too-few-eggs = Your Nursery has too few Eggs.
refuse-action-after-validation = You have begun to validate: your action is over.
refuse-keep-objective-first = First choose which Objectives you keep.
refuse-put-back-instead = You keep several Objectives: choose one that you put back.
refuse-keep-instead = You keep one Objective: choose that one.
refuse-settle-first = First place your fourth Worker.
refuse-take-up-first = First take up the ants of a chamber.
refuse-put-ants-down-first = First put down all ants in your hand.
refuse-not-now-one-action = You have dispersed already: one action a turn.
refuse-put-under-first = First put an Objective of your hand under the deck.
refuse-place-tile-first = First place the chamber you took.
refuse-take-prey-first = First take a Prey card.
refuse-march-first = First move the ant you took up.
refuse-last-validation-only = Only validating is left.
refuse-not-this-action = The activated chamber is for another action.
refuse-not-in-hand = You don't hold this Objective.
refuse-settle-there = The fourth Worker goes next to the others, on an empty hex without Water or a Hunting Zone.
refuse-no-such-chamber = There is no such chamber.
refuse-chamber-empty = There is no ant in this chamber.
refuse-no-such-ant-in-hand = There is no such ant in your hand.
refuse-not-joined-by-a-tunnel = No tunnel joins this chamber to the one before.
refuse-straight-back = You may not go straight back, except out of a dead end.
refuse-eggs-laid-already = You have laid Eggs already.
refuse-too-many-eggs = You may lay at most { $efficiency } Eggs.
refuse-supply-too-small = Only { $eggs } Eggs are left in the supply.
refuse-planned-already = You have planned already in this action.
refuse-no-egg-for-planning = Planning costs an Egg, and your Nursery has none.
refuse-no-planning-now = Planning belongs to Lay Eggs.
refuse-objective-deck-empty = The Objective deck is empty.
refuse-no-objective-there = No Objective lies there.
refuse-no-such-section = The river has no such section.
refuse-section-empty = This section is empty.
refuse-section-too-dear = This section is worth { $cost }, and your efficiency is { $efficiency }.
refuse-tile-fits-nowhere = This chamber fits nowhere in your anthill.
refuse-above-the-top-row = Chambers lie below the reserve, never above the top row.
refuse-place-taken = There is a chamber already.
refuse-tunnel-into-reserve = A tunnel would point up into the reserve.
refuse-tunnel-meets-wall = A tunnel would face a wall.
refuse-not-joined = No tunnel would join the chamber to your anthill.
refuse-no-hatching-now = Hatching comes once, after building.
refuse-no-egg = Your Nursery has no Egg.
refuse-reserve-empty = Your reserve is empty.
refuse-no-such-hex = There is no such hex.
refuse-no-hunting-zone = This is no Hunting Zone.
refuse-own-pheromone-there = Your Pheromone is there already.
refuse-not-next-to-trail = This is not next to your Trail.
refuse-no-prey-in-reach = There is no Prey that this chamber can hunt.
refuse-too-few-workers = This hunt costs { $losses } Workers, and the chamber has { $workers }.
refuse-too-few-workers-for-mound = The Termite Mound needs { $need } Workers in the chamber, and there are { $workers }.
refuse-mound-is-gone = The Termite Mound is gone.
refuse-no-ant-at-mound = None of your ants on the Trail stands at an entrance.
refuse-no-points-left = No points are left.
refuse-exit-after-explore = Once an ant explored, none may exit.
refuse-no-worker-to-exit = The activated chamber has no Worker to send out.
refuse-own-ant-there = Your own ant is there.
refuse-eliminated-already = One elimination a turn.
refuse-no-own-ant-there = None of your ants is there.
refuse-explored-already = This ant has explored in this turn.
refuse-ant-cannot-move = This ant has no way to go.
refuse-same-hex = The ant must end on another hex.
refuse-explore-eliminates = Exploring ants don't eliminate.
refuse-too-far = The ant can't get there in { $steps } steps.
refuse-water = Ants can't enter Water.
refuse-stand-on-zone = Ants don't stand on a Hunting Zone.
refuse-stand-on-nest = Ants don't stand on a Nest.
refuse-stand-on-mound = Ants don't stand on the Termite Mound.
refuse-validated-already = This Objective is validated already.
refuse-condition-not-met = It needs { $need }, and you have { $value }.

# Balance
balance-seat = Seat
balance-tier-1 = Objectives validated at tier 1
balance-tier-2 = Objectives validated at tier 2
balance-prey = Prey taken, with the mean round
balance-rounds = Games by rounds
balance-species = Species
balance-pair = Species against each other: of the first, in games with the second
balance-held = Objectives held at the end
balance-tile = Chambers built, with the mean round
balance-tile-kind = { $kind } (tile { $id })
balance-against = { $own } with { $other }
balance-named = { $what }
balance-number = { $number }

# Marks on the time line
mark-hunt = Hunt
mark-build = Chamber built
mark-elimination = Ant or Termite eliminated
mark-mound = Termite Mound taken
mark-objective = Objective validated
mark-end = The end is triggered
fact-points = points
fact-food = food
fact-population = population
fact-outside = ants outside
fact-eggs = Eggs
fact-chambers = chambers
fact-pheromones = Pheromones
fact-trophies = trophy icons
fact-hand = Objectives in hand
fact-tier-1 = tier 1
fact-vp-feeding = VP feeding
fact-vp-nursery = VP Nursery
fact-vp-architecture = VP architecture
fact-vp-prey = VP Prey
fact-vp-trophies = VP trophies
fact-vp-objectives = VP Objectives
fact-vp-supremacy = VP Supremacy
fact-tier-2 = tier 2

# Ant Realm: the names of its things, the numbers that the lobby changes, faults of its packs.

# Talents
realm-talent-planting = Planting
realm-talent-planting-about = A Seed for which { $number } points are paid in two rounds running becomes level 3.
realm-talent-herding = Herding
realm-talent-herding-about = With a Honey insect in hand, pay { $number } points to need 1 satiety less in the round.
realm-talent-fungiculture = Fungiculture
realm-talent-fungiculture-about = A Fungus chamber needs { $number } cultivations.
realm-talent-ant-bridge = Ant bridge
realm-talent-ant-bridge-about = Turn one green token red to cancel a Cliff.
realm-talent-leap = Leap
realm-talent-leap-about = On a roll of { $number } or more a Giant insect or an Anteater is dodged.
realm-talent-honey-sac = Honey sac
realm-talent-honey-sac-about = Resin may be taken as level-2 food, kept for { $number } points in each later round.
realm-talent-formic-acid = Formic acid
realm-talent-formic-acid-about = Each break-in costs { $number } { $number ->
    [one] point
   *[other] points
} less.
realm-talent-big-heads = Big heads
realm-talent-big-heads-about = For every full { $number } tokens held, 1 extra action point a round.
realm-talent-gas-gland = Gas gland
realm-talent-gas-gland-about = Once per war, as defender: give up 1 token, and { $number } green tokens of the invader turn red.
realm-talent-mass-brood = Mass brood
realm-talent-mass-brood-about = With { $number } tokens or fewer, the next draw from the rebirth zone is 1 larger.
realm-talent-endurance = Endurance
realm-talent-endurance-about = { $number } survival penalties of the game may be waived.

# Cards
realm-card-nest = Nest
realm-card-nest-about = Another's sign lets you make war on that colony; pay { $number } points before each of your administrations or lose it.
realm-card-honey-insect = Honey insect
realm-card-honey-insect-about = Level-{ $level } food, cost { $cost }; it can be stored only in a Dump.
realm-card-stone = Stone
realm-card-stone-about = Cost { $cost }. In a war the attacker ends it and burdens the defender, or the defender bars a chamber; either toll is { $number } points.
realm-card-dead-leaf = Dead leaf
realm-card-dead-leaf-about = Level-{ $level } food, cost { $cost }; or a step for a Fungus chamber; or, before an invasion, it ends if the invader rolls { $number } or more.
realm-card-small-insect = Small insect
realm-card-small-insect-about = Level-{ $level } food, cost { $cost }.
realm-card-seed = Seed
realm-card-seed-about = Level-{ $level } food, cost { $cost }; with Planting, { $number } points in two rounds running make it level { $improved }.
realm-card-resin = Resin
realm-card-resin-about = At once: 1 satiety less this round. With Honey sac it may be taken as level-{ $level } food for { $number } points in each later round.
realm-card-cricket = Cricket
realm-card-cricket-about = At once: your next draw from the rebirth zone is 1 smaller.
realm-card-straggler = Straggler
realm-card-straggler-about = At once: pay one green token before your next administration.
realm-card-giant-insect = Giant insect
realm-card-giant-insect-about = Level-{ $level } food, cost { $cost }; if it is not taken, give up { $number } points.
realm-card-anteater = Anteater
realm-card-anteater-about = At once: give up 1 token of any colour.
realm-card-cliff = Cliff
realm-card-cliff-about = At once: { $number } random other face-up cards of yours go back, Kings excepted.
realm-card-encounter = Encounter
realm-card-encounter-about = Two colonies with an Encounter in one exploration meet and compare half their points.

# Suits, the signs of the colonies
realm-suit-spades = Spades
realm-suit-hearts = Hearts
realm-suit-clubs = Clubs
realm-suit-diamonds = Diamonds

# Chambers
realm-kind-queen = Queen's chamber
realm-kind-queen-about = Broken into, it costs the defender up to { $number } survival points, which the invader gains.
realm-kind-nursery = Nursery
realm-kind-nursery-about = In each preparation it brings a green token from the rebirth zone.
realm-kind-storehouse = Storehouse
realm-kind-storehouse-about = It holds { $number } food cards or markers.
realm-kind-fungus = Fungus chamber
realm-kind-fungus-about = After { $number } cultivations it yields a level-{ $level } food marker.
realm-kind-dump = Dump
realm-kind-dump-about = It holds { $number } Honey insects.

# Numbers that complete the source
realm-completion-tokens = Tokens of a colony
realm-completion-store-room = Food in a Storehouse
realm-completion-dump-room = Honey insects in a Dump
realm-completion-starting-food = Food markers at the start
realm-completion-chambers = Chambers of a colony
realm-completion-nurseries = Nurseries of a colony
realm-completion-fungus-steps = Cultivations of a Fungus chamber
realm-completion-fungus-level = Level of the food grown there
realm-completion-hand-limit = Hand limit at the end of a round
realm-completion-nest-cost = Cost of another's Nest card
realm-completion-pages = Booklet pages to choose from
realm-completion-queen-spoils = Spoils of the Queen's chamber
realm-completion-tokens-per-satiety = Held tokens that need one satiety
realm-completion-fed-gain = Gain of a colony fully fed
realm-completion-large-from = Tokens of a large colony
realm-completion-large-gain = Further gain of a large colony fully fed
realm-completion-survival = Survival points at the start
realm-completion-rounds = Rounds of a game
realm-completion-chambers-per-point = Added chambers that bring a point
realm-unit-token = { $number } { $number ->
    [one] token
   *[other] tokens
}
realm-unit-card = { $number } { $number ->
    [one] card
   *[other] cards
}
realm-unit-marker = { $number } { $number ->
    [one] marker
   *[other] markers
}
realm-unit-chamber = { $number } { $number ->
    [one] chamber
   *[other] chambers
}
realm-unit-step = { $number } { $number ->
    [one] step
   *[other] steps
}
realm-unit-level = level { $number }
realm-unit-action = { $number } { $number ->
    [one] action point
   *[other] action points
}
realm-unit-page = { $number } { $number ->
    [one] page
   *[other] pages
}
realm-unit-survival = { $number } { $number ->
    [one] point
   *[other] points
}
realm-unit-round = { $number } { $number ->
    [one] round
   *[other] rounds
}

# Faults of packs. The place (file and path) is shown before them.
realm-check-game = The game is "{ $game }"; a pack of this game says "{ $expected }".
realm-check-source = This is { $value }; the source has { $expected }.
realm-check-once = "{ $what }" is here { $count } times; it must be exactly once.
realm-check-pages-few = { $count } pages have places for { $chambers } chambers; { $expected } are drawn in a war.
realm-check-points = All colonies together could have { $total } survival points; at most { $max } can be counted.
realm-check-large-never = A colony has { $tokens } tokens at most, so none is ever large.
realm-check-fungiculture = With Fungiculture { $steps } are needed, so that talent is worth nothing.
realm-check-cost-none = A card of the rank "{ $rank }" needs a cost, for it is taken into the hand.
realm-check-cost-some = A card of the rank "{ $rank }" can have no cost here.
realm-check-improved = Improved, it feeds no more than before.
realm-check-queen-built = The Queen's chamber can't be built; a colony has the one it starts with.
realm-check-kind-never = Chambers of the kind "{ $kind }" are neither there at the start nor built.
realm-check-page-count = There are { $count } pages; the rules have at least { $expected }.
realm-check-page-large = { $count } pages have nine places; the rules have at least { $expected }.
realm-check-page-parts = The pattern has { $count } parts; tunnels must join all places.
realm-check-tunnel-self = The tunnel leads from a place to itself.
realm-check-tunnel-twice = The same tunnel is { $other } already.
realm-check-tunnel-through = The tunnel is drawn through { $other }, which it does not join.
realm-check-tunnel-cross = The tunnel is drawn across { $other }.
realm-check-place-overlap = The place is drawn over { $other }.
realm-check-place-edge = The place is nearer to the edge than { $margin } and is drawn beyond it.

# Marks on the time line
realm-mark-round = A round begins
realm-mark-encounter = Encounter
realm-mark-war = War
realm-mark-queen = The Queen is reached
realm-mark-fungus = A Fungus is ready
realm-mark-death = A colony dies

# Faults of packs and layouts. The place (file and path) is shown before them.

check-range = This is { $value }; it must be from { $min } to { $max }.
check-unusual = This is { $value }; the rules foresee { $min } to { $max }.
check-count-max = There are { $count } entries; at most { $max } can be played with.
check-count-min = There are { $count } entries; at least { $min } are needed.
check-format = The format is { $format }; this program reads { $expected }.
check-id-twice = The short name "{ $id }" is taken by { $other }; give each its own.
check-id-shape = "{ $id }" can't be a short name; use small letters, digits and hyphens, at most 40.
check-words-language = There is no text in "{ $language }".
check-words-long = The text in "{ $language }" is longer than { $max } characters and may not fit.

check-trophy-order = The places score more further down; the first should score most.
check-architecture-length = The table has { $count } entries; it needs 1 to { $max }.
check-architecture-order = The table falls; more symbols should not score less.

check-prey-count = There are { $count } Prey cards; the rules have { $expected }.
check-prey-badge-twice = The badge "{ $badge }" stands here twice; a badge counts once.
check-prey-family-count = There are { $count } badges of the family "{ $family }"; each card has exactly one.
check-prey-environment-count = There are { $count } badges of the family "{ $family }"; a card has one or none.
check-prey-total = All cards together have { $total } of "{ $field }"; at most { $max } can be counted.
check-prey-badge-cards = The badge "{ $badge }" is on { $count } cards; the rules have it on { $expected }.
check-prey-pair = "{ $first }" and "{ $second }" meet on { $count } cards; who collects one gets the other for nothing.
check-prey-losses-pay = Cards with losses of { $losses } give no more food and VP than the cheaper ones, on average.
check-prey-losses-none = No card costs losses, so strong cards are no choice.
check-prey-extras-none = Some cards should give a VP and some a trophy.

check-chamber-count = There are { $count } Chamber tiles; the rules have { $expected }.
check-chamber-nursery = A Nursery can't be built; a colony has the one it starts with.
check-chamber-badge = Only Food chambers have a badge.
check-chamber-tunnel-twice = The side "{ $side }" stands here twice.
check-chamber-tunnel-none = A chamber without a tunnel can't be joined to an anthill.
check-chamber-tunnel-one = There is one tunnel; chambers have two to four.
check-chamber-kind-count = There are { $count } tiles of the kind "{ $kind }"; the rules have { $expected }.
check-chamber-general-count = There are { $count } General Food chambers; the rules have { $expected }.
check-chamber-special-count = There are { $count } Specialized Food chambers for the family "{ $family }"; the rules have { $expected }.
check-chamber-special-dead = The badge "{ $badge }" is on { $count } Prey cards only, so this chamber feeds almost nobody.
check-chamber-shape = No tile has the shape "{ $shape }".
check-chamber-strength = Chambers with a maximum of { $maximum } bring as many Reinforcements as weaker ones, on average; they should bring fewer.
check-chamber-placeable = { $count } of { $all } tiles fit into the starting anthill; it should be { $percent } in a hundred.
check-chamber-placeable-none = No tile fits into the starting anthill.
check-symbol-half = No tile shows a half of "{ $symbol }" on its side "{ $side }".

check-anthill-kind = There are { $count } chambers of the kind "{ $kind }"; an anthill starts with exactly one.
check-anthill-food = An anthill starts without Food chambers.
check-anthill-queen = { $count } chambers hold the Queen at the start; it must be exactly one.
check-anthill-overlap = Another chamber has the same place.
check-anthill-reserve = A tunnel of the top row points up into the reserve.
check-anthill-wall = The tunnel on the side "{ $side }" faces a wall.
check-anthill-parts = The anthill has { $count } parts; tunnels must join all chambers.
check-anthill-loop = The anthill has no loop.
check-anthill-dead-end = The anthill has no dead end.

check-objective-count = There are { $count } Objectives; the rules have { $expected }.
check-objective-metric = { $count } Objectives look at "{ $metric }"; the rules have { $expected }.
check-objective-tiers-at = Tier 2 is no harder than tier 1.
check-objective-tiers-vp = Tier 2 pays no more than tier 1.
check-objective-at-start = Every colony starts with { $value }, so tier 1 holds from the start.
check-objective-beyond = A colony can have { $most } at most, so tier 2 never holds.

check-terrain-count = There are { $count } Terrain tiles beside the central one; the rules have { $expected }.
check-terrain-mound = The Mound lies on the first tile, and on no other.
check-terrain-entrance = Only the central tile has entrances of the Mound.
check-terrain-entrances = The central tile needs three entrances: one Grassland, one Forest, one Rock.
check-terrain-alternate = Around the Mound, entrances and Water must alternate.
check-terrain-bonus-water = There is a bonus on Water, where no ant can stand.
check-terrain-bonus-count = There are { $count } bonus hexes on this tile; the rules have { $expected }.
check-terrain-ring = A ring of Water closes off the Hunting Zone.
check-terrain-parted = Water in two places parts the hexes around the Hunting Zone.
check-terrain-hexes = There are { $count } hexes of "{ $terrain }" on the tiles; the rules have { $expected }.
check-terrain-bonuses = There are { $count } bonus hexes of "{ $bonus }" on the tiles; the rules have { $expected }.
check-terrain-end-game = No hex has the bonus "{ $bonus }"; the End-game bonus should occur in both kinds.
check-starting-count = There are { $count } Starting tiles; the rules have { $expected }.
check-starting-water = There is Water on a Starting tile, where a Worker stands at the start.
check-starting-terrain = A Starting tile has one Grassland, one Forest and one Rock.

check-layout-colonies = The layout is not made for { $colonies } colonies.
check-layout-colonies-none = The layout names no number of colonies.
check-layout-starts = There are { $count } places for Starting tiles; { $expected } are needed.
check-layout-starts-unused = There are { $count } places for Starting tiles; only { $expected } will be used.
check-layout-large = The layout has { $count } hexes; at most { $max } can be played with.
check-layout-empty = The layout has no hexes.
check-layout-overlap = The hex { $q }, { $r } is covered by { $other } too.
check-layout-tiles = { $expected } tiles are to be dealt here, but the pack has { $count } left.
check-layout-tile-unknown = The pack has no tile "{ $id }".
check-layout-tile-twice = The tile "{ $id }" lies here for the second time; the pack has one.
check-layout-bonus = Only Grassland, Forest and Rock can have a bonus.
check-layout-entrance = Only Grassland, Forest and Rock can be an entrance of the Mound.
check-layout-entrance-far = This entrance is not beside the Mound.
check-layout-mounds = There are { $count } Mounds; there can be only one.
check-layout-mound-none = There is no Mound.
check-layout-entrance-cut = No way leads from this start to an entrance of the Mound.
check-layout-zone-cut = No way leads from this start to the Hunting Zone of { $other }.
check-layout-zones = There are { $count } Hunting Zones; a colony needs { $expected } to end the game by hunting.
check-layout-nest-distance = The Nests are not equally far from the Mound: { $values } hexes.
check-layout-nest-steps = The Nests are not equally far from their nearest entrances: { $values } steps.
check-layout-spread = The starts are not spread evenly.

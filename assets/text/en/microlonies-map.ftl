# Maps of Microlonies: palette, options of maps by chance, faults.

map-terrain-tile = Terrain tile
map-starting-tile = Starting tile
map-nothing = nothing
map-no-bonus = no bonus
map-entrance = entrance with a Termite
map-hex = { $parts }

map-knob-colonies = Colonies
map-knob-size = Size
map-knob-random = Pieces left to chance, in 100
map-knob-free = Free hexes instead of tiles
map-knob-water = Water in 100 (free hexes)
map-knob-bonus = Bonus hexes in 100 (free hexes)

map-pack-faulty = The tiles or cards can't be played with: { $fault }
map-overlap = Several pieces or hexes lie here.
map-far = This lies too far out; hexes may lie up to { $max } columns and rows from the middle.
map-mound-no-entrance = The Mound has no entrance.
map-mound-closed = No start has a way to an entrance of the Mound.
map-zone-closed = No start has a way to this Hunting Zone; Water or missing land closes it off.
map-zone-cut = No way leads to this Hunting Zone from start { $starts }.
map-tile-twice = The name "{ $id }" is taken by another tile; give each its own.
map-tile-hex = A hex of this tile can't be saved as it is; paint it again.

map-read-form = { $place }: { $error }
map-read-far = { $place } is too far out; maps reach { $most } columns and rows from the middle.
map-read-frame = { $place }: the first corner must be the lesser one.
map-read-twice = { $place }: the hex ({ $q }, { $r }) is in the file twice.
map-read-turn = { $place }: turns and directions are 0 to 5.
map-read-many = There are { $count } pieces in the file; at most { $most } can be drawn.

# The command line.

cli-heading-usage = Usage:
cli-heading-commands = Commands
cli-heading-options = Options
cli-heading-arguments = Arguments
cli-value-command = COMMAND

cli-help-about = Formicarium: play, design and review two ant-colony board games on one computer.
cli-help-after = Without a command the window opens, as with play. Exit codes: 0 done; 1 faults were found by verify, check or laws; 2 it could not be done, and nothing was written.
cli-help-help = Show this help
cli-help-version = Show the version
cli-help-pack = Folder of a pack to use instead of the base pack
cli-help-lang = Language of messages: en or zh-Hans; else that of the environment
cli-help-verbose = Log to standard error and to the log file
cli-help-json = Answer with one JSON value on standard output

cli-help-play-about = Open the window: the lobby, or a recorded game
cli-help-play-seats = Who plays, seat by seat: human or the name of a bot, with commas
cli-help-play-layout = Layout file to play on
cli-help-species = Species of each seat, or one word for all: plain, deal (three, keep one), offer, random, or a species as giant, fire
cli-help-play-seed = What everything is drawn from: a number, or any words, as in the lobby; random when left out
cli-help-play-file = Recorded game to go on with, or to look at if it is over
cli-help-review-about = Open the window to look at a recorded game step by step
cli-help-review-file = Recorded game to look at
cli-help-edit-about = Open the window to draw a map
cli-help-edit-file = Map or set of tiles to draw; a new map when left out

cli-help-simulate-about = Let bots play many games without a window
cli-help-simulate-game = Name of the game
cli-help-simulate-seats = The bots, seat by seat, with commas; they move on by one seat from game to game
cli-help-simulate-games = How many games; 100 when left out
cli-help-simulate-seed = What everything is drawn from, a number or any words: the same seed gives the same games; 1 when left out
cli-help-simulate-threads = How many threads; as many as there are processors when left out
cli-help-simulate-layout = Layout file to play on
cli-help-simulate-record = Folder to record every game in
cli-help-simulate-reach = Play until it is clear whether the first bot wins at least this share of the games, in percent, or all are played: a sequential test, wrong in 1 of 20 matches that are 3 points off

cli-help-verify-about = Decide every step of recorded games again and compare
cli-help-verify-files = Recorded games

cli-help-show-about = Show a position of a recorded game, as text or JSON
cli-help-show-file = Recorded game
cli-help-show-at = Number of the step; the last position when left out
cli-help-show-seat = Seat whose hand is shown, counted from 1; only public things when left out

cli-help-check-about = Look for faults in a pack, a layout or a recorded game
cli-help-check-path = Folder of a pack, layout file or recorded game

cli-help-laws-about = Play random games and check every law of the engine after every step
cli-help-laws-game = Name of the game
cli-help-laws-games = How many games, over all numbers of colonies; 500 when left out
cli-help-laws-seed = What everything is drawn from, a number or any words; 1 when left out
cli-help-balance-about = Count many games of one bot against itself: who wins, and with what
cli-help-balance-game = Name of the game
cli-help-balance-games = How many games, all parts together; 1000 when left out
cli-help-balance-bot = The bot in all seats; greedy when left out
cli-help-balance-colonies = How many colonies; 4 when left out
cli-help-balance-seed = What everything is drawn from, a number or any words; 1 when left out
cli-help-balance-threads = How many threads; as many as there are processors when left out
cli-help-balance-part = Play only the K-th of M parts; with --json the answer can be merged later
cli-help-balance-merge = Add up parts that were written with --json, instead of playing
cli-help-balance-layout = File of a layout
cli-help-play-game = Name of the game to choose in the lobby
cli-help-verify-game = Refuse records of another game
cli-help-show-game = Refuse records of another game
cli-help-check-game = Refuse what is of another game
cli-help-render-about = Paint a position of a recorded game, or a map, without a display
cli-help-render-file = The recorded game, or the map
cli-help-render-at = Step of it; where the game stands when left out
cli-help-render-seat = What colony N sees, from 1; what everybody sees when left out
cli-help-render-size = Width and height in pixels, as 1920x1080; when left out, 1280x800, and for a map what shows its hexes well
cli-help-render-out = File of the picture
cli-help-render-force = Replace the file if it is there already
cli-help-render-dark = Paint the dark look
cli-help-laws-threads = How many threads; as many as there are processors when left out
cli-help-hint-about = Tell what a bot thinks of a decision in a recorded game
cli-help-hint-file = Recorded game
cli-help-hint-at = Number of the step whose position is thought about; where the game stands when left out
cli-help-hint-bot = The bot that thinks: novice, casual, strong, expert, mcts:SIMULATIONS or mcts:MILLISECONDSms; expert when left out
cli-help-hint-seat = Refuse decisions of another colony than this, counted from 1
cli-help-arena-about = Let bots play a tournament: who comes out ahead of whom, and how strong each is
cli-help-arena-game = Name of the game
cli-help-arena-bots = The bots that take part, with commas, each once: as many as there are colonies or more; all choices of them meet
cli-help-arena-games = How many games, all parts together; they go round the match-ups; 100 when left out
cli-help-arena-colonies = How many colonies at a table, each with another bot; 2 when left out
cli-help-arena-seed = What everything is drawn from, a number or any words: the same seed gives the same games, unless a bot thinks by the clock; 1 when left out
cli-help-arena-threads = How many threads; as many as there are processors when left out
cli-help-arena-part = Play only the K-th of M parts; with --json the answer can be merged later
cli-help-arena-merge = Add up parts that were written with --json, instead of playing
cli-help-arena-layout = File of a layout
cli-help-endgame-about = Try bots on last turns of Microlonies that can be looked through to every end: how often they find the best one
cli-help-endgame-game = Name of the game
cli-help-endgame-bots = The bots that are tried, with commas; expert,greedy when left out
cli-help-endgame-host = The bot that plays the games from which cases are drawn; strong when left out
cli-help-endgame-cases = How many cases, at most one of each game; 100 when left out
cli-help-endgame-games = The most games that are played for them; 1000 when left out
cli-help-endgame-colonies = How many colonies at a table; 2 when left out
cli-help-endgame-seed = What everything is drawn from, a number or any words; 1 when left out
cli-help-endgame-threads = How many threads play the games; as many as there are processors when left out. The bots are tried one after another
cli-help-learn-about = Play games of bots and find how much features of positions tell about the end (with --species, every second game has them); the weights are printed as the program's source has them
cli-help-learn-game = Name of the game
cli-help-learn-games = How many games, over all numbers of colonies; 3600 when left out
cli-help-learn-seed = What everything is drawn from, a number or any words; 1 when left out
cli-help-learn-threads = How many threads; as many as there are processors when left out

cli-bad-argument = There is no option { $arg }.
cli-bad-command = There is no command { $arg }.
cli-bad-value = { $value } is no value for { $arg }.
cli-bad-number = { $value } is no value for { $arg }: it takes a whole number from { $least } to { $most }.
cli-bad-number-from = { $value } is no value for { $arg }: it takes a whole number from { $least } on.
cli-bad-missing-value = { $arg } needs a value.
cli-bad-missing = This is missing: { $arg }.
cli-bad-conflict = { $arg } cannot be used together with { $other }.
cli-bad-twice = { $arg } is given more than once; give it once.
cli-no-pack = --pack cannot be used with { $command }: a record holds its own content, and check is given a pack as its path.
cli-bad-other = The arguments cannot be understood; see formicarium --help.
cli-bad-suggestion = { " " }Did you mean { $suggestion }?

cli-unknown-language = Unknown language { $lang }; known are en and zh-Hans.
cli-unknown-game = There is no game { $game }; there are { $known }.
cli-unknown-bot = There is no bot { $bot }; there are { $known }.
cli-empty-seat = Nobody is named for seat { $place }; there are { $known }.
cli-seat-count = { $count ->
    [one] { $count } seat was named
   *[other] { $count } seats were named
}; the game is for { $least } to { $most }.
cli-no-games = At least one game must be played; give --games a larger number.
cli-no-threads = At least one thread is needed; give --threads a larger number.
cli-no-output = The answer cannot be written to standard output: { $error }

cli-no-file = { $path } does not exist.
cli-folder = { $path } is a folder; a file is needed here.
cli-no-plain-file = { $path } is no ordinary file and cannot be read here.
cli-unreadable = { $path } cannot be read: { $error }
cli-unwritable = { $path } cannot be written: { $error }
cli-exists = { $path } exists already and is left as it is; choose another folder or seed.
cli-locked = { $path } is being played in another window or program; close it there first.
cli-too-large = { $path } is too large to be a recorded game.
cli-no-record = { $path } is no recorded game: its first line is no header of Formicarium.
cli-damaged-header = The first line of { $path } is damaged, and nothing can be read without it; use another copy.
cli-newer-format = { $path } was recorded by a later version of this program (format { $found }); use that version.
cli-record-game = { $path } is a record of the game { $game }, which this program does not have.
cli-odd-header = The header of { $path } cannot be understood: { $what }
cli-odd-position = The position in { $path } does not fit its setup: { $what }
cli-unknown-kind = { $path } is neither a pack, a layout nor a recorded game.

cli-line-ends = { $path }: only its line ends were changed, to those of Windows, as some editors and tools do; it is read all the same
cli-cut-incomplete = line { $line } is incomplete, as when the program was stopped while writing; everything before it is good
cli-cut-sum = line { $line } was changed or lines before it are missing (its checksum does not match); everything before it is good
cli-cut-form = line { $line } cannot be understood ({ $what }); everything before it is good
cli-cut-misfit = line { $line } tells of something that cannot happen there ({ $what }); everything before it is good
cli-cut-order = line { $line } is out of place ({ $what }); everything before it is good

cli-simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s: { $rate } games and { $decisions } decisions a second
cli-simulated-mean = A game has { $decisions } decisions and { $rounds } rounds on average.
cli-simulated-stopped = { $games } of them did not end and were stopped.
cli-simulated-bot = { $bot } { $wins } wins ({ $share } %), mean score { $score }
cli-simulated-reached = { $bot } wins at least { $percent } % of such games: clear by the sequential test.
cli-simulated-missed = { $bot } wins less than { $percent } % of such games: clear by the sequential test.
cli-simulated-unclear = Whether { $bot } wins at least { $percent } % of such games is not clear yet; play more with --games.

cli-verified = { $path }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, all decided as recorded; the game is over
cli-verified-open = { $path }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, all decided as recorded; the game is not over
cli-verify-cut = { $path }: { $steps ->
    [one] { $steps } step is
   *[other] { $steps } steps are
} as recorded, but { $what }
cli-verify-differs = { $path }: step { $step } comes out differently: expected { $expected }, found { $found }

cli-show-title = { $path }: { $title }, step { $step } of { $steps }
cli-show-aside = { $count } of them in variations
cli-show-eyes = As { $seat } sees it
cli-show-public = As everybody sees it
cli-show-turn = Round { $round }: { $seat } { $phase }
cli-show-over = The game is over.
cli-show-place = { "  " }{ $place }. { $seat }, { $score } points
cli-no-seat = The seats of this game are 1 to { $seats }.
cli-no-step = There is no step { $step } in this record; its steps are 0 to { $last }.

cli-hint = { $path }, step { $step }: { $bot } thinks for { $seat }, { $choices } choices; { $simulations ->
    [one] { $simulations } simulation
   *[other] { $simulations } simulations
}, { $depth } decisions deep on average
cli-hint-choice = { $visits ->
    [one] { $visits } visit
   *[other] { $visits } visits
}; expects { $share } % of the victory; points: { $points }
cli-hint-points = { $seat } { $points }
cli-hint-untried = not tried
cli-hint-forced = { $path }, step { $step }: { $seat } has one choice only: { $choice }
cli-hint-over = The game is over at step { $step }: nothing is to be decided there.
cli-hint-no-thinker = The bot { $bot } does not think its choices over; ask novice, casual, strong, expert or mcts:SIMULATIONS.
cli-hint-other-seat = At this step colony { $seat } decides, and it is its choices that are thought about.

cli-error-at = error: { $place }: { $what }
cli-warning-at = warning: { $place }: { $what }
cli-checked = { $path }: { $what }: { $errors ->
    [0] no errors
    [one] { $errors } error
   *[other] { $errors } errors
}, { $warnings ->
    [0] no warnings
    [one] { $warnings } warning
   *[other] { $warnings } warnings
}
cli-record = recorded game
cli-drift = the state after it is another than when it was recorded: expected { $expected }, found { $found }
cli-not-started = the record ends before the game starts

cli-balance = { $games } of { $planned } games of { $bot }, { $rounds } rounds on average, { $stopped } stopped
cli-part-missing = Not counted here: parts { $parts }.
cli-balance-few = not measured, { $games } games only
cli-balance-cell = { "  " }{ $share } +- { $error }  score { $score }  { $name } ({ $games } games; { $facts })
cli-arena = { $games } of { $planned } games between { $bots } bots, { $colonies } at a table, { $stopped } stopped
cli-arena-ratings = Elo points with 95 % confidence, the mean of all being 0; share of the victories
cli-arena-bot = { "  " }{ $elo }  { $bot }  { $share } % of { $games ->
    [one] { $games } game
   *[other] { $games } games
}, mean score { $score }
cli-arena-versus = How often the bot of the row comes out ahead of that of the column, in % with standard error
cli-arena-bots = { $count ->
    [one] { $count } bot was named
   *[other] { $count } bots were named
}; tables of { $colonies } take from { $colonies } to { $most } different ones.
cli-endgame = { $cases } last turns with { $least } to { $most } distinct ends
cli-endgame-bot = { "  " }{ $bot }  finds the best end { $found } times of { $cases }; { $mean } s on average, { $longest } s at most
cli-endgame-host = Name one bot that plays the games, such as --host strong.
cli-learn = from { $moments } moments of games
cli-arena-twice = The bot { $bot } is named more than once; name each once.
cli-arena-games = { $count ->
    [one] { $count } match-up is
   *[other] { $count } match-ups are
} to be played; give --games at least this number.
cli-part-different = { $path } is of another measurement: game, setup, bots, seed, games and the number of parts must be equal.
cli-part-twice = { $path } can't be added: part { $part } is there twice.
cli-part-unreadable = { $path } is no part that { $command } --json wrote: { $why }.
cli-other-game = { $path } is of the game { $game }, not { $wanted }.
cli-render-exists = { $path } exists already and is left as it is; choose another name, or --force.
cli-render-png = { $path } must end in .png, for that is what is written.
cli-render-size = { $width } x { $height } pixels can't be painted: each side takes { $least } to { $most }, and { $pixels } million pixels are the most; --size WxH asks for another size.
cli-no-map = { $path } is no map: { $why }
cli-edit-record = { $path } is a recorded game: formicarium play or formicarium review opens it.
cli-render-map = { $path } is a map: it has no steps and no colonies to look through.
cli-render-will = The picture will have { $width } x { $height } pixels.
cli-rendered = { $path }: { $width } x { $height } pixels
cli-laws-kept = { $games } games with { $steps } steps in { $seconds } s, { $rate } games a second: every law holds after every step
cli-laws-broken = The law { $law } is broken with { $seats } seats at step { $step } of the game with seed { $seed }: { $what }

cli-no-display = The window cannot be opened ({ $why }); simulate, verify, show, check, render, laws, balance, arena, endgame, learn and hint work without one, and formicarium --help explains them.
cli-no-window = This program was built without its window; simulate, verify, show, check, render, laws, balance, arena, endgame, learn and hint work, and formicarium --help explains them.
cli-no-log = No log is kept: { $why }

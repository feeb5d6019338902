# The frame of the interface.
app-name = Formicarium
app-about = Ant colonies on the table

# Colonies
seat-number = Player { $number }
colony-yellow = Yellow
colony-pink = Pink
colony-blue = Blue
colony-green = Green
look-yellow = yellow square
look-pink = pink circle
look-blue = blue triangle
look-green = green diamond
colony-card = { $name } ({ $look })

# Everywhere
close = Close
form-browse = Browse
menu = Menu
menu-players = Players
menu-leave = Leave the table
menu-leave-saved = The game is saved as you play.

# Players
who-label = Who plays { $name }
who-human = Person
bot-random = Bot: random
bot-greedy = Bot: greedy
bot-novice = Bot: novice
bot-casual = Bot: casual
bot-strong = Bot: strong
bot-expert = Bot: expert
bot-mcts = Bot: { $budget }
players-title = Players
players-about = A seat can be handed to a bot and taken back at any time.
players-apply = Change players
players-leave = Leave as it was
players-conceded = conceded
concede = Concede
concede-title = Does { $name } give up?
concede-about-two = The game ends at once, and the other colony wins.
concede-about-many = The colony is ranked last. A bot plays on for it.
concede-no = Play on

# Speed of bots
pace-title = Bots move
pace-slow = slowly
pace-normal = normally
pace-fast = fast
pace-instant = at once

# The bar of the table
bar-round = Round { $round }
bar-over = The game is over
bar-thinking = is thinking
bar-paused = waits for you to go on
bar-bot-failed = has stumbled; try again
bar-end-turn = End turn
bar-undo = Undo (Ctrl+Z)
bar-redo = Redo (Ctrl+Y)
bar-restart = Restart turn (Ctrl+R)
bar-pause = Let the bots wait (P)
bar-hint = Hint (H)
hint-thinking = Thinking about a hint
hint-title = A hint, after { $simulations } games: chance to win, a guess at the points in the end
hint-row = { $place }. { $what }: { $share } %, { $points } points
hint-close = Close the hint
bar-go-on = Let the bots go on (P)
bar-score = Score sheet
bar-not-saved = Not saved
bar-trouble = { $reason } Click to try again.
key-end-turn = Key: E
end-turn-again = { $left }: press E or the button again to end the turn.
log-title = Log

# The cover between two people
cover-title = { $name }, it is your decision
cover-button = I am { $name }
cover-turn = Take the screen when nobody else is looking.
cover-hint = What you keep to yourself shows after this.

# Score sheet
score-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
score-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
score-again = Play again
score-boards = Look at the boards
score-lobby = Lobby
score-record = Recorded in { $path }

# Remarks about a record
remark-cut = The record is damaged: { $reason }. What is good was opened.
remark-lines = Editors or other tools changed the line ends of the record. Nothing is lost.
remark-beside = { " " }The file stays as it is; the game goes on in { $file }.
record-gone = { $path } was moved or deleted, so the game is no longer saved there. Put it back.
remark-drift = Step { $step } leads to another position today than when it was recorded.

# Lobby
lobby-new = New game
lobby-game = Game
lobby-colonies = Colonies
lobby-name = Name of { $colony }
lobby-name-glyphs = Some characters of a name are not in the fonts and show as boxes.
lobby-seat-up = Move { $colony }'s player up
lobby-seed = Seed
lobby-seed-hint = a number or any words; empty: drawn at random
lobby-seed-range = As a seed a number must be whole, from 0 to 18446744073709551615; words can be anything.
lobby-start = Start the game
lobby-open = Open
lobby-open-path = Another file
lobby-open-hint = path of a recorded game
games-title = Recorded games
games-refresh = Look again
games-none = Every game you play appears here, to go on with or to look at.
games-more = { $count } older games are in the folder.
games-folder = Folder: { $path }
games-open = Open { $file }
games-over = Finished
games-round = Round { $round }
games-cut = damaged from line { $line } on
games-damaged = Cannot be opened: { $reason }

# Settings
settings-title = Settings
settings-language = Language
settings-shade = Colours
shade-system = as the system
shade-light = light
shade-dark = dark
settings-motion = Motion
settings-motion-about = Ants and cards move

# Rules
rules-title = Rules
rules-open = Rules (F1)
rules-open-at = Open rule { $rule }
rules-page = Page

# Notices
notice-settings = The settings were damaged
notice-settings-about = The program starts with the usual settings. The damaged file is kept as { $path }.
notice-settings-unsaved = The settings cannot be saved
notice-settings-unsaved-about = { $path }: { $reason }
notice-open = The game cannot be opened
notice-record = The game cannot be recorded
list-comma = {", "}
news-go-on = Go on

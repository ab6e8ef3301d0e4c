interrupted = Interrupted.
commands-hint = help, hint, log, piles, rules, undo, save, quit
please-choose = Please choose: type a number or an action, or “help” for more.
enter-plays = Enter: { $choice }
may-interrupt = { $names } may step in now:
interrupt-help = Enter continues. “go” continues without asking again until your turn.
out-of-turn = Out of turn, { $name }:
undo-hint = { $count ->
    [one] undo: one step
   *[other] undo: { $count } steps
}
undone = Undone: { $action }. { $count ->
    [0] Nothing more can be undone.
    [one] One more step can be undone.
   *[other] { $count } more steps can be undone.
}
hand-over = Pass the screen to { $name }. Press Enter once nobody else can see it; “quit” saves and quits.
log-earlier = { $count ->
    [one] … one earlier line: type “log”
   *[other] … { $count } earlier lines: type “log”
}
saved = Saved: { $file }
resume-with = To continue: { $command }
sealed = The luck of this game is sealed. Fingerprint: { $seal }
no-piles = This game has nothing more to show.
found = { $count ->
    [one] One paragraph.
   *[other] { $count } paragraphs.
}
contents = “rules 6.2” or “rules WORD” shows a paragraph.
rules-in-english = The rulebook is in English.
verified = The seal is intact: all outcomes among { $count } steps follow from the secret number ({ $chance }).
luck-made = The luck was made by { $names }.
luck-alone = The luck was made by { $name } alone.
luck-holder = the holder of the secret number
luck-missing = No random number came from { $names }.
players = { $low } to { $high } players

command-hint = hint
command-undo = undo
command-log = log
command-piles = piles
command-rules = rules
command-save = save
command-help = help
command-go = go
command-quit = quit
help-choose = Type the number of a choice, or its action, e.g. “{ $example }”; the first letters of its words are enough. “2 { $verb } …” plays for player 2. You can also type:
help-hint = the best choices with their odds, and how things stand
help-undo = undo your last action, if nothing has happened since
help-log = everything that has happened
help-piles = everything known about the piles
help-rules = the paragraphs of the rulebook; “rules { $word }” or “rules 6.2” shows one
help-save = save now; “save FILE” into a file of that name
help-help = this
help-go = while others play: don’t ask again before your own turn, unless the game could end
help-quit = save and quit

search-loading = Getting ready to look ahead…
search-running = Looking ahead…
search-building = Still getting ready to look ahead; the very first time takes some seconds. Play on, and ask again in a moment.
search-fallback = Still getting ready to look ahead; the very first time takes some seconds. Until then, a simpler bot plays in their place.
search-missing = Looking ahead is not possible here; a simpler bot plays instead.
hint-wait = There is nothing to gain by stepping in: let the game go on.
odds-rescue = Chance of success: { $odds }
odds-winning = Chance of winning: { $each }
odds-percent = { $percent }%
error-no-search = Looking ahead is not possible here; “lastboat warm” tells you why.

games-each = or one of { $values } for each player, separated by commas
games-from = from { $package }
games-own = or a grid of your own, like { $example }
games-number = { $default }; { $low } to { $high } by house rule
menu-title = Who’s coming along?
menu-start = Enter starts the game, a number changes a line, q quits.
menu-resume = r resumes your last game: { $file }
menu-invalid = Please type one of the numbers.
menu-keep = Enter keeps it as it is.
menu-game = Game
menu-language = Language
menu-players = Players
menu-seats = Seats
menu-seats-help = Who plays: you, others at this screen, or bots.
menu-seat = Who plays { $name }?
menu-me = me
menu-me-long = a person at this screen
menu-house = House rules
menu-house-help = Change numbers from the box.
menu-number = A number from { $low } to { $high }; Enter keeps it as it is.
bot-easy = easy bot
bot-easy-long = a bot that is easy to beat (easy)
bot-normal = normal bot
bot-normal-long = a bot that looks ahead a little (normal)
bot-strong = strong bot
bot-strong-long = a bot that thinks for up to a second (strong)
bot-greedy = bot
bot-greedy-long = a bot that plays sensibly (greedy)
bot-random = random bot
bot-random-long = a bot that plays at random (random)
language-en = English
language-de = Deutsch
language-nl = Nederlands
language-fr = Français
language-nb = Norsk

sim-building = Compiling the rules…
sim-games = { $count ->
    [one] one game
   *[other] { $count } games
}
sim-verdict = How it ended
sim-count = Games
sim-speed = { $steps } steps in { $seconds } s: { $rate } steps/s
sim-saved = { $count ->
    [one] One game written to { $folder }
   *[other] { $count } games written to { $folder }
}
perft-line = depth { $depth }: { $leaves } ways ({ $seconds } s)
bench-plain = plain steps/s
bench-native = compiled steps/s
bench-load = loading, compiled
bench-import = import lastboat: { $seconds } s
warm-line = { $game }: compiled in { $seconds } s
warm-ready = { $game }: compiled already

learn-chapter = { $title } (chapter { $number } of { $count })
learn-continue = Enter goes on; b back, s skip, rules WORD, quit
learn-do = Type { $number } or: { $action }
learn-later = { $action }: that is possible too, but later. First do what is marked ▶: nothing is lost.
learn-read = Nothing to choose right now: just press Enter.
learn-help = Type what is marked ▶. Besides: b back, s skip, rules WORD, quit
learn-real = Now a real one: { $command }

replay-at = step { $at } of { $last }
replay-help = Enter forward, b back, n/m next/previous action, s start, e end, a number, p play on from here, q quit
replay-invalid = Please type one of these, or a number from 0 to { $last }.

error-cannot-read = { $file } cannot be read: { $reason }.
error-cannot-write = { $file } cannot be written: { $reason }.
error-would-overwrite = { $file } already exists and is not this game, so it is left as it is. Choose another name, or resume it with --resume.
error-bad-match = { $file }: { $reason }
error-unknown-option = Neither this command nor the game has an option --{ $option }. Options of the game: { $known }.
error-not-a-pair = “{ $text }” is not written as name=value.
error-game-missing = Which game? Known games: { $known }.
error-too-many-bots = { $bots ->
    [one] One bot
   *[other] { $bots } bots
} for { $seats ->
    [one] one free seat
   *[other] { $seats } free seats
}: name one bot, or one for each free seat.
error-ambiguous-bots = With people at the table, name one bot for all other seats, or one for each of them.
error-name-again = Player { $player } was { $bot }, a bot of your own. A saved match does not start programs: name the bots again with --bots.
error-ambiguous-action = “{ $typed }” could mean several things: { $fits }.
error-unknown-action = “{ $typed }” is not one of the choices. Type a number, an action, or “help”.
error-no-such-choice = There is no choice { $number }; they go from 1 to { $last }.
error-not-a-persons-seat = Nobody at this screen plays for { $seat }.
error-nothing-found = Nothing found about “{ $search }”.
error-no-rulebook = { $game } has no rulebook.
error-no-tutorial = { $game } has no tutorial.
error-bad-depth = The depth cannot be { $depth }; it must be at least 1.
error-bad-count = { $name } cannot be { $value }; it must be at least 1.
error-resume-conflict = --resume continues a game as it was started; the game, --seats, --names, --seed, --sealed and options cannot be given with it.
error-study-conflict = --from repeats a study as it was described; { $given } cannot be given with it.
error-sealed-with-seed = --sealed draws its own secret number; --seed cannot be given with it.
error-not-legal-now = “{ $action }” is not possible now. Choose something from the list, or type “help”.
error-bad-usage = { $reason } See “{ $command } --help”.
error-too-many-names = { $names ->
    [one] One name
   *[other] { $names } names
} for { $seats ->
    [one] one player
   *[other] { $seats } players
}: give each player at most one name.
error-player-named-twice = Player { $player } is named twice.
error-no-such-player = There is no player { $player }; players are 1 to { $last }.
error-wrong-game = { $file } is a game of { $game }, not of { $wanted }.
error-no-such-file = there is no such file
error-is-a-folder = it is a folder
error-not-permitted = that is not permitted
error-not-text = it is not UTF-8 text

arena-report = Report: { $file }
arena-playing = Games
error-missing-packages = The packages for reports are not installed: { $missing }. Install them with: pip install "lastboat[arena]"
arena-won = won
arena-full = full wins
arena-bot = bot
arena-rating = rating
arena-thinking = ms per decision
arena-players = { $count } players
arena-games = games

backup-done = { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
restore-done = Restored from { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
serving = Lastboat is running at { $address } (Ctrl-C stops it).
admin-changed = { $count ->
    [0] Nothing was changed.
    [one] One thing was changed.
   *[other] { $count } things were changed.
}
error-folder-not-empty = The folder { $folder } is not empty.
error-no-page = The page has not been built; `make site` builds it first.
site-written = { $folder } holds the site: { $count } files, { $megabytes } MB. Publish it on any static host, or look at it with: python -m http.server -d { $folder }

doctor-alive = The server answers
doctor-ready = It takes writes, and its page is whole
doctor-page = The page is served
doctor-headers = Its answers protect browsers; missing headers
doctor-socket = WebSockets come through
doctor-origins = Sockets of other sites are refused
doctor-other-hosts = Requests under other host names are refused (LASTBOAT_HOSTS)
doctor-metrics = Metrics are not public
doctor-clock = Its clock is right
doctor-certificate = The certificate is valid for more days
doctor-games = Its games can be played
doctor-database = The database is there, in the right version
doctor-disk = There is room on the disk

new-game-written = { $folder } holds a game that plays at once: { $count } files.
new-game-install = Install it: python -m pip install --editable { $folder }
new-game-play = Play it: lastboat play { $game }
new-game-test = Test it: python -m pytest { $folder }
error-bad-game-name = “{ $name }” cannot be the id of a game. Expected: lower-case letters, digits and hyphens, such as treasure-raft, and no keyword of Python.
error-game-exists = There is a game { $game } already. Choose another name.
error-module-exists = There is a Python package { $package } already. Choose another name.
error-already-there = { $folder } exists already. Choose another name, or another folder with --in.

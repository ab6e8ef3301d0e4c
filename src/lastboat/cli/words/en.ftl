interrupted = Interrupted.
orders-hint = help, hint, log, piles, rules, undo, save, quit
please-choose = Please choose: type a number or an action; “help” tells more.
enter-plays = Enter: { $choice }
may-step-in = { $names } may step in now:
pause-help = Enter lets the game go on; “go” also, without asking again before your own turn.
out-of-turn = Out of turn, { $name }:
undo-hint = { $count ->
    [one] undo: one step
   *[other] undo: { $count } steps
}
taken-back = Taken back: { $action }. { $count ->
    [0] That is as far as it goes.
    [one] One more step can be taken back.
   *[other] { $count } more steps can be taken back.
}
hand-over = Now it is { $name }’s turn to look. Press Enter when only { $name } sees the screen; “quit” saves and leaves.
log-earlier = … { $count } earlier lines: type “log”
saved = Saved: { $file }
resume-with = Go on with: { $command }
sealed = Chance is sealed. Its hash: { $seal }
no-piles = This game has nothing more to show.
found = { $count ->
    [one] One paragraph.
   *[other] { $count } paragraphs.
}
contents = “rules 6.2” or “rules WORD” shows a paragraph.
rules-in-english = The rulebook is in English.
verified = The seal holds: all outcomes among { $count } records follow from the seed ({ $chance }).
players = { $low } to { $high } players

order-hint = hint
order-undo = undo
order-log = log
order-piles = piles
order-rules = rules
order-save = save
order-help = help
order-go = go
order-quit = quit
help-choose = Type the number of a choice, or its action, e.g. “{ $example }”; the beginnings of its words are enough. “1 { $verb } …” plays for seat 1 (seats count from 0). Besides:
help-hint = the best choices with their odds, and how things stand
help-undo = take back your last act, as far as nothing has come of it
help-log = everything that has happened
help-piles = what is known of the piles, spelled out
help-rules = the paragraphs of the rulebook; “rules { $word }” or “rules 6.2” shows one
help-save = save now; “save FILE” into a file of that name
help-help = this
help-go = while others play: do not ask before your own turn, unless the game could end
help-quit = save and leave

search-getting-ready = Getting ready to look ahead …
search-thinking = Looking ahead …
search-building = Looking ahead is still being prepared; the very first time takes about a minute. Play on, and ask again in a moment.
search-stands-in = Looking ahead is still being prepared; the very first time takes about a minute. Until then a simpler bot plays for those that look ahead.
search-missing = Looking ahead is not possible here; a simpler bot plays for those that would.
hint-wait = Nothing would be gained by stepping in: let the game go on.
odds-rescue = Chance of rescue: { $odds }
odds-winning = Chance of winning: { $each }
error-no-search = Looking ahead is not possible here; “lastboat warm” tells why.

games-each = or for each player one of { $values }, with commas between them
games-own = or an own grid like { $example }
menu-title = Who is coming along?
menu-start = Enter starts the game, a number changes a line, q leaves.
menu-resume = r goes on with the match left last: { $file }
menu-what = Please type one of the numbers.
menu-keep = Enter keeps it as it is.
menu-game = Game
menu-language = Language
menu-players = Players
menu-sitting = Seats
menu-sitting-help = Who plays: you, others at this screen, or bots.
menu-seat = Who plays { $name }?
menu-me = me
menu-me-long = a person at this screen
bot-easy = easy bot
bot-easy-long = a bot that is easy to beat, or to outshine (easy)
bot-normal = normal bot
bot-normal-long = a bot that looks ahead a little (normal)
bot-strong = strong bot
bot-strong-long = a bot that thinks for up to a second (strong)
bot-greedy = bot
bot-greedy-long = a bot that plays sensibly (greedy)
bot-random = random bot
bot-random-long = a bot that plays at random
language-en = English
language-de = Deutsch
language-nl = Nederlands
language-fr = Français
language-nb = Norsk

sim-building = Getting the rules up to speed …
sim-games = { $count ->
    [one] one game
   *[other] { $count } games
}
sim-verdict = How it ended
sim-count = Games
sim-speed = { $steps } steps in { $seconds } s: { $rate } steps/s
sim-saved = { $count } matches written to { $folder }
perft-line = depth { $depth }: { $leaves } ways ({ $seconds } s)
bench-plain = plain steps/s
bench-native = native steps/s
bench-twin = load native
bench-import = import lastboat: { $seconds } s
warm-line = { $game }: ready after { $seconds } s

replay-at = record { $at } of { $last }
replay-help = Enter forward, b back, n/m next/previous act, s start, e end, a number, p play on from here, q leave
replay-what = Please type one of these, or a number from 0 to { $last }.

error-cannot-read = { $file } cannot be read: { $reason }.
error-cannot-write = { $file } cannot be written: { $reason }.
error-file-taken = { $file } is already there and is not this match; it stays as it is. Choose another name, or go on with it by --resume.
error-bad-match = { $file }: { $reason }
error-unknown-option = There is no option --{ $option }, neither of this command nor of the game. Options of the game: { $known }.
error-not-a-pair = “{ $text }” is not written as name=value.
error-which-game = Which game? Known games: { $known }.
error-too-many-bots = { $bots } bots for { $seats } free seats: name one bot, or one for each free seat.
error-both-human-and-bots = With people at the table, name one bot for all other seats, or one for each of them.
error-ambiguous-action = “{ $typed }” could be several things: { $fits }.
error-unknown-action = “{ $typed }” is none of the choices. Type a number, an action, or “help”.
error-no-such-choice = There is no choice { $number }; they go from 1 to { $last }.
error-nobody-there = Nobody at this screen plays seat { $seat }.
error-nothing-found = Nothing found about “{ $search }”.
error-no-rulebook = { $game } has no rulebook.
error-bad-depth = A depth of { $depth } makes no sense; it is at least 1.
error-bad-count = { $name } cannot be { $value }; it is at least 1.
error-resume-alone = --resume goes on with a match as it was begun; game, --seats, --names, --seed, --sealed and options cannot be given with it.
error-sealed-seed = --sealed draws its own secret seed; --seed cannot be given with it.
error-not-now = “{ $action }” is not possible now. Choose something from the list, or type “help”.
error-bad-usage = { $reason } “{ $command } --help” tells more.
error-too-many-names = { $names } names for { $seats } players.
error-twice-the-seat = Seat { $seat } is named twice.
error-other-game = { $file } is a match of { $game }, not of { $wanted }.
error-no-such-file = there is no such file
error-is-a-folder = it is a folder
error-not-permitted = that is not permitted
error-not-a-text = it is not a text in UTF-8

arena-report = Report: { $file }
arena-playing = Games
error-arena-missing = The packages for reports are not installed: { $missing }. Install them with: pip install "lastboat[arena]"
arena-won = won
arena-full = won in full
arena-bot = bot
arena-rating = rating
arena-thinking = ms per decision

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
serving = Lastboat is at { $address } (Ctrl-C ends it).

# Words of the page itself: the frame, home, lobby, rules and replay.
page-language = Language
page-theme = Colours
page-theme-auto = Auto
page-theme-light = Light
page-theme-dark = Dark
page-home = Home
page-again = Try again
page-error-offline = The table cannot be reached. Is the server running?
page-new-version = A new version of Lastboat is ready.
page-take-version = Load it now
page-later = Later
page-error-server = The server could not do that.

home-title = Get out in time.
home-lead = Three board games about escaping before it’s too late. Pick one and play: alone with bots, together at one screen, or online with friends.
home-together = Cooperative, { $low }–{ $high } players
home-against = Competitive, { $low }–{ $high } players
home-rules = Rules
home-mine = My tables
home-your-turn-title = Your turn
home-open = Open tables
home-join = Join
home-watch = Watch
home-free = free seat
home-forget = Remove from this list
home-forget-table = Remove { $game } from this list
home-forget-ask = Remove { $game } from this list? Your seat stays yours.
home-forget-keep = Keep it
home-removed = { $game } is no longer in this list.
home-put-back = Put it back
home-removed-tables = Removed from the list: { $count }
home-show-all = Show all { $count }
home-your-turn = your turn
home-import = Open a saved game
home-import-here = Open on this device
home-here = on this device

learn-title = Learn { $game }
learn-offer = Learn in 5 minutes
learn-resume = Go on learning: chapter { $number } of { $count }
learn-ask = New to { $game }? A short guided match shows you how it goes.
learn-no = No, thanks
learn-chapter = Chapter
learn-chapter-name = { $number }. { $title }
learn-step = Step { $number } of { $count }
learn-coach = What to do
learn-next = Go on
learn-next-chapter = Next: { $title }
learn-real = Now a real one!
learn-back = Back
learn-skip = Skip
learn-read = Nothing to choose just now: press the button to go on.
learn-later = { $action }: that is possible too, but later. For now, follow the ring; nothing is lost.
learn-elsewhere = Not there just yet. Follow the ring; nothing is lost.
learn-failed = That did not work: { $reason }

new-back = All games
new-players = Who’s playing?
new-seat = Seat { $number }
new-me = Me
new-screen = Someone at this screen
new-open = A friend, via link
new-bot = A bot
new-bot-level = Strength of the bot in seat { $number }
new-open-help = You will get a link to send.
new-name = Your name
new-name-of = Name of the player in seat { $number }
new-listed = Show this table to everyone on this server
new-here = Play on this device, also without a network
new-more = More options
new-own = Draw your own…
new-place = Row { $row }, column { $column }
new-places = { $count } of { $places } places
house-rules = House rules
house-rule = { $name }: { $value } (box: { $box })
house-rules-help = Numbers from the box that this table changes.
house-less = { $name }: less
house-more = { $name }: more
house-reset = As in the box
house-range = { $low } to { $high }
new-start = Start
new-invite = Open the table
bot-easy = easy
bot-normal = normal
bot-strong = strong
bot-greedy = quick
bot-random = random

join-title = Join a table
join-with = At the table: { $names }
join-sit = Sit down
join-full = All seats are taken.

lobby-waiting = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
lobby-full = Everyone is here.
lobby-free = free
lobby-draw = Collecting random numbers from the players’ browsers. Still waiting for: { $names }
lobby-you = { $name } (you)
lobby-seat-bot = Add a bot
lobby-free-seat = Free up the seat
lobby-copy = Copy this address:
lobby-copy-invite = Copy the link for friends
lobby-copy-watch = Copy the link for spectators
lobby-copied = Copied.
lobby-link-help = Anyone with the link can take a free seat. No account needed.
lobby-start = Start
lobby-close = Close the table
lobby-leave = Leave the table

rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] One paragraph.
   *[other] { $count } paragraphs.
}
rules-play = Play this game
rules-example = Example:
rules-example-again = Again
rules-sources = Sources and readings
rules-page = As a page of its own

replay-title = Replay
replay-first = To the beginning
replay-back = One step back
replay-on = Play
replay-stop = Pause
replay-forward = One step forward
replay-last = To the end
replay-position = Position
replay-step = Step { $number } of { $count }
replay-speed = Speed
replay-share = Copy a link to this position
replay-branch = Play on from here
replay-download = Download the game file
replay-table = Back to the table
replay-more = More
replay-seat = Viewed as
replay-everybody = a spectator

odds-title = How the odds changed
odds-of-team = Chance of success
odds-of-each = Chance of winning
odds-working = Working it out… { $percent }%
odds-checking = Taking a closer look at the turning points…
odds-summary-team = { $first }% at the start, { $last }% at the end; lowest { $low }%, highest { $high }%.
odds-summary-seat = { $name }: { $first }% at the start, { $last }% at the end; lowest { $low }%, highest { $high }%.
odds-turning = Turning points
odds-did = { $name }: { $did }
odds-better = Better: { $did }.
odds-unlikely = Chance of { $percent }%: { $what }
odds-choice = A choice
odds-luck = Luck
odds-step = step { $number }
odds-change = from { $before }% to { $after }%
odds-look = See the position just before
odds-no-turn = No single moment decided it.

# The table
table-board = The board
table-turn = What to do now
table-actions = What you can do
table-panels = Log and chat
table-seats = Players
table-happened = What just happened
table-tab-seats = Players
table-tab-log = Log
table-tab-chat = Chat
table-something-here = You can choose something here
table-sitting-down = Finding your seat…
table-starting = Getting the table ready on this device. The first time takes a moment.
table-reconnecting = Reconnecting…
table-watching = You are watching
table-no-board = This page has no board for this game.
table-refused = That was not possible.
table-your-turn = Your turn.
table-waiting-for = Waiting for { $names }.
table-waits-here = Waiting for this player
table-skip = Skip
table-cancel = Cancel
table-close = Close
table-which = Which of these?
table-out-of-turn = { $name }, out of turn:
table-all-choices = { $count ->
    [one] Show the only choice
    [2] Both choices as a list
   *[other] All { $count } choices as a list
}
table-mark-loses = This loses the game
table-mark-final = This cannot be undone
table-rule = Rule { $paragraph }
table-point = Point it out
table-points = { $name } points something out
table-callouts = Quick phrases
table-callout-about = { $place }: { $said }
table-recap = Since your last turn
table-recap-again = Watch again
table-log = What happened
table-log-before = Before the first turn
table-chat = Table chat
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-propose = Propose
table-propose-stop = Never mind
table-propose-help = Suggest a move to the player whose turn it is
table-proposing = A move for { $name }: choose it on the board.
table-proposing-nothing = { $name }’s choices are secret right now, so nothing can be proposed.
table-proposals = Proposals
table-proposes = { $name } proposes to { $to }:
table-proposes-you = { $name } proposes:
table-play-it = Play it
table-dismiss = Dismiss
table-undo = { $acts ->
    [one] Undo
   *[other] Undo (up to { $acts })
}
table-undo-far = { $acts ->
    [one] Undo the last action
   *[other] Undo the last action; up to { $acts } can be undone, one by one
}
table-goals = What we are trying to do
table-goal-done = (done)
table-hint = Hint
table-hints = Suggested moves
table-hint-next = Next hint
table-hint-coming = A hint is on its way…
table-odds = { $percent }% chance
table-rules = Rules
table-settings = Settings
table-carry = Move this seat to another device
table-carry-of = Move { $name }’s seat to another device
table-speed = Animation
table-speed-slow = slow
table-speed-usual = normal
table-speed-quick = fast
table-speed-none = off
table-volume = Sounds
table-mute = Sounds off
table-seat-you = you
table-seat-here = at this screen
table-seat-bot = bot, { $level }
table-seat-open = free seat
table-seat-away = away
table-seat-stand-in = a bot is standing in
table-seat-more = More about { $name }’s seat
table-seat-take-back = I’m back
table-seat-send-bot = Let a bot stand in
table-seat-bot-for-good = Give the seat to a bot
table-seat-free = Free up the seat
table-pass-to = Pass the device to { $name }
table-pass-why = Everyone else, look away: these cards are secret.
table-pass-here = I’m { $name }
table-end-winner = winner
table-end-rematch = Play again
table-end-join-rematch = Join the rematch
table-end-replay = Replay
table-end-download = Download the game file
table-end-look = Look at the board
table-end-show = Show the result
table-end-fair = Was the luck fair?
table-end-fair-help = All the luck in this game comes from one secret number. Its fingerprint was shown from the start, the number itself only now: with the game file, anyone can check that nothing was tampered with.
table-unverified = luck not verified
table-end-unverified = This game came from a file or continues another: part of its luck does not follow from the secret number of this table.
table-end-seal = Fingerprint, shown from the start
table-end-secret = Secret number
luck-made = The luck of this table was made by { $names } and { $place ->
    [device] this device
   *[server] the server
}.
luck-alone = The luck of this table was made by { $place ->
    [device] this device
   *[server] the server
} alone.
luck-missing = No random number came from { $names }.
luck-help = All the luck in this game comes from a secret number of the server and from random numbers of the players’ browsers. Everyone’s fingerprint was shown before the first number was, so nobody could choose the luck. With the game file, anyone can check it.
luck-fits = Every number fits its fingerprint.
luck-fits-own = Every number fits its fingerprint, and the fingerprints are those that this browser saw before it gave its own number.
luck-wrong-secret = Something is wrong: the secret number does not fit its fingerprint.
luck-wrong-number = Something is wrong: a player’s number does not fit its fingerprint.
luck-changed = Something is wrong: the fingerprints are not those that this browser saw before it gave its number.
luck-left-out = Something is wrong: this browser gave its number, but it was left out.
luck-commitment = Fingerprint of the number from { $name }
luck-number = Number from { $name }
table-keys = Keyboard
table-key-tab = Tab
table-key-tab-does = next item
table-key-arrows = ← ↑ → ↓
table-key-arrows-does = around the board, choices only
table-key-shift = Shift + ← ↑ → ↓
table-key-shift-does = around the board, everything
table-key-enter = Enter, Space
table-key-enter-does = choose
table-key-esc = Esc
table-key-esc-does = cancel, close, skip
table-key-p = P
table-key-p-does = point it out to the others (also Alt + click or a long press)
table-key-r = R
table-key-r-does = open its rule
table-key-undo = Ctrl + Z
table-key-undo-does = undo
table-key-help = ?
table-key-help-does = this list
table-fold = Hide this panel
table-unfold = Show this panel
table-closed = This table is closed.
table-bot-plays = A bot is playing for { $name }.
table-rematch-waits = A rematch is waiting.
table-beside = About this
table-forced = Play forced moves automatically

new-deadline = Time for a turn
new-deadline-none = as long as it takes
new-deadline-help = After that a bot stands in, until the player is back.
recover-title = Get a seat back with a recovery phrase
recover-phrase = Recovery phrase
recover-go = Take the seat
table-phrase = Make a recovery phrase
table-phrase-of = Make a recovery phrase for { $name }
table-phrase-help = Write it down. It brings this seat back on any device, from the start page. A new phrase replaces it.
table-seat-away-since = away since { $time }
table-seat-due = until { $time }
table-seat-due-help = After this a bot stands in
table-seat-invite = Copy a link to get back to this seat
table-chat-removed = removed
table-chat-muted = muted
table-chat-more = More about { $name }’s message
table-chat-report = Report to the operator
table-chat-reported = Reported.
table-chat-mute = Mute { $name }
table-chat-unmute = Show { $name }’s messages again
privacy-title = Privacy
privacy-stored = What this server stores
privacy-tables = Tables: the game, its options, every move with its time, and the names that players typed.
privacy-chat = The chat of each table, and messages that players reported.
privacy-tokens = A hash of the secret in your link, which proves your seat. There are no accounts, no cookies and no other services.
privacy-browser = Your browser keeps your settings and your seats; clearing its data for this page removes them.
privacy-hashes = Logs of requests, with a pseudonym for your network address.
privacy-addresses = Logs of requests, with your network address.
privacy-kept = For how long
privacy-open = Tables that never began
privacy-running = Unfinished games, after the last move
privacy-over = Finished games and their replays
privacy-closed = Closed tables
privacy-reports = Reported messages
privacy-ever = until somebody deletes them
privacy-rights = Your data
privacy-how = The operator of this server can send you what belongs to your seat, or erase your name, your messages and your seat. Send the link of your seat as proof. Your moves stay: they are the others’ game too.
table-continue = Continue by today’s rules
table-continue-help = At a new table for the same players, from the last position that today’s rules allow. This one stays as it is.

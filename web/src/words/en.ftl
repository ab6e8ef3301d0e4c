# Words of the page itself: the frame, home, lobby, rules and replay.
page-language = Language
page-theme = Colours
page-theme-auto = Auto
page-theme-light = Light
page-theme-dark = Dark
page-home = To the start page
page-again = Try again
page-error-offline = The table cannot be reached. Is the server running?
page-error-server = The server could not do that.

home-title = Get out in time.
home-lead = Three board games about leaving before it is too late. Pick one and play: alone with bots, around this screen, or with friends far away.
home-together = Together, { $low }–{ $high } players
home-against = Against each other, { $low }–{ $high } players
home-rules = Rules
home-mine = My tables
home-open = Open tables
home-join = Join
home-watch = Watch
home-free = free seat
home-forget = Take off this list
home-forget-table = Take { $game } off this list
home-show-all = Show all { $count }
home-your-turn = your turn
home-state-open = waiting for players
home-state-running = being played
home-state-over = over
home-state-closed = closed
home-state-frozen = frozen
home-import = Open a saved match

new-back = All games
new-players = Who plays?
new-seat = Seat { $number }
new-me = Me
new-screen = Someone at this screen
new-open = A friend, by link
new-bot = A bot
new-bot-level = Strength of the bot in seat { $number }
new-open-help = You get a link to send.
new-name = Your name
new-name-of = Name of the player in seat { $number }
new-listed = Show this table to everybody on this server
new-more = More options
new-own = Draw your own …
new-place = Row { $row }, column { $column }
new-places = { $count } of { $places } places
new-start = Start
new-invite = Set the table
bot-easy = easy
bot-normal = normal
bot-strong = strong
bot-greedy = quick
bot-random = plays anything

join-title = Join a table
join-with = At the table: { $names }
join-sit = Sit down
join-full = All seats are taken.

lobby-waiting = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
lobby-full = Everybody is here.
lobby-free = free
lobby-you = { $name } (you)
lobby-seat-bot = Seat a bot
lobby-free-seat = Free the seat
lobby-copy = Copy this address:
lobby-copy-invite = Copy the link for friends
lobby-copy-watch = Copy the link for spectators
lobby-copied = Copied.
lobby-link-help = Whoever has the link can sit down at a free seat. No account is needed.
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

replay-title = Replay
replay-first = To the beginning
replay-back = One step back
replay-on = Play
replay-stop = Stop
replay-forward = One step on
replay-last = To the end
replay-position = Position
replay-step = Step { $number } of { $count }
replay-speed = Speed
replay-share = Copy the link to this position
replay-branch = Play on from here
replay-download = Download the match
replay-table = To the table
replay-seat = Seen by
replay-everybody = everybody

odds-title = How the odds went
odds-of-team = Chance of making it
odds-of-each = Chance of winning
odds-working = Working it out … { $percent } %
odds-checking = Looking closer at the turning points …
odds-summary-team = At the start { $first } %, at the end { $last } %; at the lowest { $low } %, at the highest { $high } %.
odds-summary-seat = { $name }: at the start { $first } %, at the end { $last } %; at the lowest { $low } %, at the highest { $high } %.
odds-turning = Turning points
odds-did = { $name }: { $did }
odds-choice = A choice
odds-luck = Luck
odds-step = step { $number }
odds-change = from { $before } % to { $after } %
odds-look = Look at the position before it
odds-no-turn = No single moment decided it.

# The table
table-board = The board
table-turn = What is asked
table-actions = What you can do
table-panels = Log and talk
table-seats = Players
table-happened = What has just happened
table-tab-seats = Players
table-tab-log = Log
table-tab-chat = Talk
table-something-here = Something can be chosen here
table-sitting-down = Finding your seat …
table-reconnecting = Reconnecting …
table-watching = You are watching
table-no-board = This page has no board for this game.
table-refused = That was not possible.
table-your-turn = Your turn.
table-waiting-for = Waiting for { $names }.
table-waits-here = The table waits for this player
table-skip = Skip
table-cancel = Cancel
table-close = Close
table-which = Which of these?
table-out-of-turn = { $name }, out of turn:
table-all-choices = { $count ->
    [one] The only choice, as a list
   *[other] All { $count } choices as a list
}
table-mark-loses = This loses the game
table-mark-final = This cannot be taken back
table-rule = Rule { $paragraph }
table-point = Point at it
table-points = { $name } points at something
table-log = What happened
table-log-before = Before the first turn
table-chat = Talk at the table
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-propose = Propose
table-propose-stop = Never mind
table-propose-help = Show a move to whose turn it is
table-proposing = A move for { $name }: choose it on the board.
table-proposing-nothing = What { $name } can choose from now is secret: nothing can be proposed.
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
    [one] Take back the last act
   *[other] Take back the last act; { $acts } can be taken back one after another
}
table-hint = Hint
table-hints = What would be good
table-odds = { $percent } % chance
table-rules = Rules
table-settings = Settings
table-carry = Take this seat to another device
table-carry-of = Take { $name }’s seat to another device
table-speed = Animation
table-speed-slow = slow
table-speed-usual = usual
table-speed-quick = quick
table-speed-none = none
table-seat-you = you
table-seat-here = at this screen
table-seat-bot = bot
table-seat-open = free seat
table-seat-away = away
table-seat-stand-in = a bot stands in
table-seat-more = More about the seat of { $name }
table-seat-take-back = I am back
table-seat-send-bot = Let a bot stand in
table-seat-bot-for-good = Give the seat to a bot
table-seat-free = Free the seat
table-pass-to = Pass the device to { $name }
table-pass-why = Everybody else looks away: there are secret cards.
table-pass-here = I am { $name }
table-end-winner = winner
table-end-rematch = Play again
table-end-join-rematch = To the next game
table-end-replay = Replay
table-end-download = Download the match
table-end-look = Look at the board
table-end-show = Show the result
table-end-fair = Was the luck honest?
table-end-fair-help = All luck of this game follows from a secret number. Its hash was shown from the start, the number itself only now: with the downloaded match anybody can check that nothing was changed.
table-end-seal = Fingerprint, known from the start
table-end-secret = Secret number
table-keys = Keys
table-key-tab = Tab
table-key-tab-does = to the next thing
table-key-arrows = ← ↑ → ↓
table-key-arrows-does = over the board, among what can be chosen
table-key-shift = Shift + ← ↑ → ↓
table-key-shift-does = over the board, among everything
table-key-enter = Enter, Space
table-key-enter-does = choose
table-key-esc = Esc
table-key-esc-does = cancel, close, skip
table-key-p = P
table-key-p-does = point at it for the others (also Alt + click or a long press)
table-key-r = R
table-key-r-does = open its rule
table-key-undo = Ctrl + Z
table-key-undo-does = take back
table-key-help = ?
table-key-help-does = this list
table-fold = Put this panel away
table-unfold = Show this panel
table-closed = This table is closed.
table-bot-plays = A bot plays for { $name }.
table-rematch-waits = Another game is waiting.
table-beside = About this
table-forced = Take steps without a choice by themselves

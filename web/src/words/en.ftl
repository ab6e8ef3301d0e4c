# Words of the page itself: the frame, home, lobby, rules and replay.
page-language = Language
page-theme = Colours
page-theme-auto = Auto
page-theme-light = Light
page-theme-dark = Dark
page-home = Home
page-again = Try again
page-error-offline = The table cannot be reached. Is the server running?
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
   *[other] All { $count } choices as a list
}
table-mark-loses = This loses the game
table-mark-final = This cannot be undone
table-rule = Rule { $paragraph }
table-point = Point it out
table-points = { $name } points something out
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
table-seat-you = you
table-seat-here = at this screen
table-seat-bot = bot
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
table-end-unverified = This game came from a file or continues another: part of its luck does not follow from the secret number of this table.
table-end-seal = Fingerprint, shown from the start
table-end-secret = Secret number
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

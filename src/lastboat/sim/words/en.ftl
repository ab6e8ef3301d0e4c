# The report of a tournament.
report-title = Arena
report-about = { $games ->
    [one] One game
   *[other] { $games } games
}, { $count ->
    [one] seed { $seeds }
   *[other] seeds { $seeds }
}.
report-players = { $count } players
report-bot = bot
report-games = games
report-won = won
report-interval = 95 %
report-full = in full
report-points = points
report-rating = rating
report-thinking = ms per decision
report-slowest = slowest ms
report-ladder = Teams and tables on one scale
report-note-interval = Light bars are intervals of 95 % (Wilson).
report-note-even = A dotted line marks the share that each would have if all played alike.
report-note-full = In full: won with all points there are. Points: on average, 1 for a victory in full.
report-note-teams = Teams are rated against tables, in Elo: a team rated the same as a table wins half of its games there, one rated 400 higher ten of eleven. The mean of the bots is 1500; ± one standard deviation.
report-note-opponents = Opponents are rated by Plackett-Luce among the bots of their games: mean ± standard deviation.
report-note-data = results.parquet has a row for each seat of each game; games.jsonl is the journal.

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

# The report of a study.
study-title = { $game }: a study
study-about = { $games ->
    [one] One game
   *[other] { $games } games
} in { $cells } cells: the same numbers with seed { $seed } in each. Players: { $bots }.
study-fixed = The same everywhere: { $options }.
study-partial = Not finished: { $played } of { $planned } games so far.
study-seats = Number of players
study-what-if = What if this came?
study-as-it-falls = left to chance
study-range = Won most: { $best }, { $high } %. Won least: { $worst }, { $low } %.
study-first = { $event }: the first of a game
study-tenths = tenths of a game
study-won-by = won by player { $number }
study-difference = difference
study-against = Compared with: { $reference }.
study-without = No games with: { $values }.
study-mean = the mean of all
study-all-together = all together 95 %
study-chance = p (Holm)
study-endings = How games end
study-other-ends = other endings
study-lasting = Games that go on
study-pairs = Each two together
study-percent-won = won, %
study-together = { $down } and { $across }
study-events = What happens
study-by = by: { $factor }
study-so-far = in a game so far, on average
study-in-a-game = in a game, on average
study-percent-of-games = in % of the games
study-most-frequent = the { $count } most frequent
study-all-events = All events, in a game on average
study-all-cells = { $count } cells
study-event = event
study-again = Play it again
study-note-rates = Intervals of 95 % are Wilson's; where several cells are taken together, for as many independent games as vary as much, because their seeds are the same.
study-note-differences = Differences are paired: game by game of the same seed, other factors averaged. Their intervals hold all { $count } together with 95 % (Bonett and Price, Bonferroni). p is the probability of such a difference by chance, corrected for { $count } comparisons by Holm's method; below 0.05 it is set in bold. p can be below 0.05 where the interval just includes 0: it is the sharper of the two.
study-note-what-if = What if: the outcome named is made to come the first time that chance brings one of its kind (2.: the second time), everything else stays chance. Only games in which it was possible are compared.
study-note-events = Events are counted in the first { $count } games of each cell, by the plain rules.
study-note-data = games.parquet has a row for each game; events.parquet, moments.parquet and differences.parquet have what the pictures show, for each cell. study.json describes the study, study.jsonl is the journal.
study-note-versions = Played with Lastboat { $lastboat }, rules version { $version }.

error-nothing-varies = A study compares something: name what differs with --vary, e.g. --vary level, or with --what-if.
error-one-value = There is nothing to compare with “{ $value }” as the only value of { $name }. Name several: --vary { $name }=A,B.
error-empty-range = “{ $value }” is no range for { $name }: the first number must not be above the second, and at most 1000 numbers apart.
error-no-pairs = “pairs” goes with options that each player chooses, not with { $name }. Such options of this game: { $known }.
error-varied-twice = { $name } is named twice: vary an option once, and give it no fixed value besides.
error-too-many-cells = { $cells } cells are too many, { $most } are possible: { $parts }. Vary less at once, or name fewer values: --vary NAME=A,B.
error-no-such-outcome = “{ $text }” is no outcome of chance in this game. Expected: { $known }.
error-other-study = The folder { $folder } has something else (what differs: { $differs }). Choose another one with --out.
error-no-study = There is no study in { $folder }: it has no study.json.
error-bad-header = { $file } is not the header of a study.
error-other-rules = The study in { $folder } was played with version { $played } of the rules; these are version { $version }. Play it again in another folder: its command is in study.json.

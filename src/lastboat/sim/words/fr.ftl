# The report of a tournament.
report-title = Arène
report-about = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, { $count ->
    [one] graine { $seeds }
   *[other] graines { $seeds }
}.
report-players = { $count } joueurs
report-bot = robot
report-games = parties
report-won = gagné
report-interval = 95 %
report-full = victoire complète
report-points = points
report-rating = cote
report-thinking = ms par décision
report-slowest = la plus lente, ms
report-ladder = Équipes et tables sur une même échelle
report-note-interval = Les barres claires sont des intervalles à 95 % (Wilson).
report-note-even = Un pointillé marque la part que chacun aurait à force égale.
report-note-full = Victoire complète : avec tous les points. Points : en moyenne, 1 pour une victoire complète.
report-note-teams = Les équipes sont cotées face aux tables, en Elo : une équipe de même cote qu’une table y gagne la moitié de ses parties, une équipe de 400 de plus dix sur onze. La moyenne des robots est 1500 ; ± un écart type.
report-note-opponents = Les adversaires sont cotés selon Plackett-Luce parmi les robots de leurs parties : moyenne ± écart type.
report-note-data = results.parquet a une ligne pour chaque place de chaque partie ; games.jsonl est le journal.

# The report of a tournament.
report-title = Arena
report-about = { $games ->
    [one] Ett parti
   *[other] { $games } partier
}, { $count ->
    [one] startverdi { $seeds }
   *[other] startverdier { $seeds }
}.
report-players = { $count } spillere
report-bot = bot
report-games = partier
report-won = vunnet
report-interval = 95 %
report-full = full seier
report-points = poeng
report-rating = rating
report-thinking = ms per avgjørelse
report-slowest = lengste, ms
report-ladder = Lag og bord på én skala
report-note-interval = Lyse stolper er intervaller på 95 % (Wilson).
report-note-even = En prikket linje viser andelen hver ville hatt om alle var like gode.
report-note-full = Full seier: vunnet med alle poeng. Poeng: i gjennomsnitt, 1 for en full seier.
report-note-teams = Lag måles mot bord, i Elo: et lag med samme rating som et bord vinner halvparten av partiene der, et med 400 mer ti av elleve. Snittet av botene er 1500; ± ett standardavvik.
report-note-opponents = Motstandere rangeres etter Plackett-Luce blant botene i partiene sine: snitt ± standardavvik.
report-note-data = results.parquet har en rad for hver plass i hvert parti; games.jsonl er journalen.

# The report of a tournament.
report-title = Arena
report-about = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, { $count ->
    [one] Startwert { $seeds }
   *[other] Startwerte { $seeds }
}.
report-players = { $count } Spieler
report-bot = Bot
report-games = Partien
report-won = gewonnen
report-interval = 95 %
report-full = voller Sieg
report-points = Punkte
report-rating = Wertung
report-thinking = ms je Entscheidung
report-slowest = längste, ms
report-ladder = Teams und Tische auf einer Skala
report-note-interval = Helle Balken sind Intervalle von 95 % (Wilson).
report-note-even = Eine gepunktete Linie zeigt den Anteil, den jeder hätte, wenn alle gleich gut wären.
report-note-full = Voller Sieg: mit allen Punkten gewonnen. Punkte: im Mittel, 1 für einen vollen Sieg.
report-note-teams = Teams werden an Tischen gemessen, in Elo: Ein Team mit der Wertung eines Tisches gewinnt dort die Hälfte seiner Partien, eines mit 400 mehr zehn von elf. Der Mittelwert der Bots ist 1500; ± eine Standardabweichung.
report-note-opponents = Gegner werden nach Plackett-Luce unter den Bots ihrer Partien gewertet: Mittelwert ± Standardabweichung.
report-note-data = results.parquet hat eine Zeile für jeden Platz jeder Partie; games.jsonl ist das Protokoll.

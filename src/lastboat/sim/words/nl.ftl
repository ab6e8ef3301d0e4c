# The report of a tournament.
report-title = Arena
report-about = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
}, { $count ->
    [one] startgetal { $seeds }
   *[other] startgetallen { $seeds }
}.
report-players = { $count } spelers
report-bot = bot
report-games = partijen
report-won = gewonnen
report-interval = 95 %
report-full = volledig gewonnen
report-points = punten
report-rating = waardering
report-thinking = ms per beslissing
report-slowest = langzaamste, ms
report-ladder = Teams en tafels op één schaal
report-note-interval = Lichte balken zijn intervallen van 95 % (Wilson).
report-note-even = Een stippellijn geeft het aandeel aan dat ieder zou hebben als allen even goed waren.
report-note-full = Volledig gewonnen: met alle punten die er zijn. Punten: gemiddeld, 1 voor een volledige overwinning.
report-note-teams = Teams worden gemeten aan tafels, in Elo: een team met de waardering van een tafel wint daar de helft van zijn partijen, een met 400 meer tien van de elf. Het gemiddelde van de bots is 1500; ± één standaardafwijking.
report-note-opponents = Tegenstanders worden gewaardeerd volgens Plackett-Luce onder de bots van hun partijen: gemiddelde ± standaardafwijking.
report-note-data = results.parquet heeft een rij voor elke plaats van elke partij; games.jsonl is het logboek.

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

# The report of a study.
study-title = { $game }: eine Studie
study-about = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} in { $cells } Zellen: in jeder dieselben Nummern mit Startwert { $seed }. Es spielen: { $bots }.
study-fixed = Überall gleich: { $options }.
study-partial = Noch nicht fertig: bisher { $played } von { $planned } Partien.
study-seats = Zahl der Spieler
study-what-if = Was wäre, wenn dies käme?
study-as-it-falls = dem Zufall überlassen
study-range = Am häufigsten gewonnen: { $best }, { $high } %. Am seltensten: { $worst }, { $low } %.
study-first = { $event }: das erste Mal in einer Partie
study-tenths = Zehntel einer Partie
study-won-by = von Spieler { $number } gewonnen
study-difference = Unterschied
study-against = Verglichen mit: { $reference }.
study-without = Ohne Partien: { $values }.
study-mean = Mittel aller
study-all-together = alle zusammen 95 %
study-chance = p (Holm)
study-endings = Wie Partien enden
study-other-ends = andere Enden
study-lasting = Partien, die noch laufen
study-pairs = Je zwei zusammen
study-percent-won = gewonnen, %
study-together = { $down } und { $across }
study-events = Was geschieht
study-by = nach: { $factor }
study-so-far = bis dahin in einer Partie, im Mittel
study-in-a-game = in einer Partie, im Mittel
study-percent-of-games = in % der Partien
study-most-frequent = die { $count } häufigsten
study-all-events = Alle Ereignisse, im Mittel in einer Partie
study-all-cells = { $count } Zellen
study-event = Ereignis
study-again = Noch einmal spielen
study-note-rates = Intervalle von 95 % sind die von Wilson; wo mehrere Zellen zusammengefasst sind, für so viele unabhängige Partien, wie ebenso stark schwanken, denn ihre Startwerte sind dieselben.
study-note-differences = Unterschiede sind gepaart: Partie für Partie mit demselben Startwert, andere Faktoren gemittelt. Ihre Intervalle gelten alle { $count } zusammen mit 95 % (Bonett und Price, Bonferroni). p ist die Wahrscheinlichkeit eines solchen Unterschieds durch Zufall, nach Holm für { $count } Vergleiche korrigiert; unter 0,05 ist sie fett gesetzt. p kann unter 0,05 liegen, wo das Intervall die 0 gerade noch enthält: Es ist das schärfere von beiden.
study-note-what-if = Was wäre, wenn: Der genannte Ausgang kommt, wenn der Zufall zum ersten Mal einen seiner Art bringt (2.: zum zweiten Mal), alles andere bleibt Zufall. Verglichen werden nur Partien, in denen er möglich war.
study-note-events = Ereignisse sind in den ersten { $count } Partien jeder Zelle gezählt, nach den Regeln in reinem Python.
study-note-data = games.parquet hat eine Zeile für jede Partie; events.parquet, moments.parquet und differences.parquet haben, was die Bilder zeigen, für jede Zelle. study.json beschreibt die Studie, study.jsonl ist das Protokoll.
study-note-versions = Gespielt mit Lastboat { $lastboat }, Regeln in Version { $version }.

error-nothing-varies = Eine Studie vergleicht etwas: Was sich unterscheidet, nennt --vary, z. B. --vary level, oder --what-if.
error-one-value = Mit „{ $value }“ als einzigem Wert von { $name } ist nichts zu vergleichen. Mehrere nennen: --vary { $name }=A,B.
error-empty-range = „{ $value }“ ist kein Bereich für { $name }: Die erste Zahl darf nicht über der zweiten liegen, und höchstens 1000 Zahlen.
error-no-pairs = „pairs“ passt zu Optionen, die jeder Spieler für sich wählt, nicht zu { $name }. Solche Optionen dieses Spiels: { $known }.
error-varied-twice = { $name } ist zweimal genannt: eine Option nur einmal variieren und ihr daneben keinen festen Wert geben.
error-too-many-cells = { $cells } Zellen sind zu viele, { $most } sind möglich: { $parts }. Weniger auf einmal variieren oder weniger Werte nennen: --vary NAME=A,B.
error-no-such-outcome = „{ $text }“ ist kein Ausgang des Zufalls in diesem Spiel. Erwartet: { $known }.
error-other-study = Im Ordner { $folder } ist etwas anderes (Unterschiede: { $differs }). Einen anderen mit --out wählen.
error-no-study = In { $folder } ist keine Studie: Dort fehlt study.json.
error-bad-header = { $file } ist nicht der Kopf einer Studie.
error-other-rules = Die Studie in { $folder } wurde mit Version { $played } der Regeln gespielt; dies ist Version { $version }. In einem anderen Ordner neu spielen: Der Befehl steht in study.json.

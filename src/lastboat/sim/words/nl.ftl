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

# The report of a study.
study-title = { $game }: een studie
study-about = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
} in { $cells } cellen: in elke dezelfde nummers met startgetal { $seed }. Spelers: { $bots }.
study-fixed = Overal gelijk: { $options }.
study-partial = Nog niet klaar: tot nu toe { $played } van { $planned } partijen.
study-seats = Aantal spelers
study-what-if = Wat als dit kwam?
study-as-it-falls = aan het toeval overgelaten
study-range = Vaakst gewonnen: { $best }, { $high } %. Minst vaak: { $worst }, { $low } %.
study-first = { $event }: de eerste keer in een partij
study-tenths = tienden van een partij
study-won-by = gewonnen door speler { $number }
study-difference = verschil
study-against = Vergeleken met: { $reference }.
study-without = Zonder partijen: { $values }.
study-mean = het gemiddelde van alle
study-all-together = alle samen 95 %
study-chance = p (Holm)
study-endings = Hoe partijen eindigen
study-other-ends = andere eindes
study-lasting = Partijen die doorgaan
study-pairs = Telkens twee samen
study-percent-won = gewonnen, %
study-together = { $down } en { $across }
study-events = Wat er gebeurt
study-by = naar: { $factor }
study-so-far = tot dan toe in een partij, gemiddeld
study-in-a-game = in een partij, gemiddeld
study-percent-of-games = in % van de partijen
study-most-frequent = de { $count } meest voorkomende
study-all-events = Alle gebeurtenissen, gemiddeld in een partij
study-all-cells = { $count } cellen
study-event = gebeurtenis
study-again = Nog eens spelen
study-note-rates = Intervallen van 95 % zijn die van Wilson; waar meerdere cellen zijn samengenomen, voor zoveel onafhankelijke partijen als evenveel variëren, want hun startgetallen zijn dezelfde.
study-note-differences = Verschillen zijn gepaard: partij voor partij met hetzelfde startgetal, andere factoren gemiddeld. Hun intervallen gelden alle { $count } samen met 95 % (Bonett en Price, Bonferroni). p is de kans op zo’n verschil door toeval, volgens Holm gecorrigeerd voor { $count } vergelijkingen; onder 0,05 staat die vet. p kan onder 0,05 liggen waar het interval 0 nog net bevat: p is de scherpste van de twee.
study-note-what-if = Wat als: de genoemde uitkomst komt als het toeval voor het eerst een van die soort brengt (2.: voor de tweede keer), al het andere blijft toeval. Alleen partijen waarin ze mogelijk was, worden vergeleken.
study-note-events = Gebeurtenissen zijn geteld in de eerste { $count } partijen van elke cel, met de regels in gewoon Python.
study-note-data = games.parquet heeft een rij voor elke partij; events.parquet, moments.parquet en differences.parquet hebben wat de plaatjes tonen, voor elke cel. study.json beschrijft de studie, study.jsonl is het logboek.
study-note-versions = Gespeeld met Lastboat { $lastboat }, regels in versie { $version }.

error-nothing-varies = Een studie vergelijkt iets: noem wat verschilt met --vary, bijv. --vary level, of met --what-if.
error-one-value = Met “{ $value }” als enige waarde van { $name } valt er niets te vergelijken. Noem er meer: --vary { $name }=A,B.
error-empty-range = “{ $value }” is geen bereik voor { $name }: het eerste getal mag niet boven het tweede liggen, en hoogstens 1000 getallen.
error-no-pairs = “pairs” hoort bij opties die elke speler zelf kiest, niet bij { $name }. Zulke opties van dit spel: { $known }.
error-varied-twice = { $name } is twee keer genoemd: varieer een optie één keer, en geef haar daarnaast geen vaste waarde.
error-too-many-cells = { $cells } cellen zijn er te veel, { $most } zijn mogelijk: { $parts }. Varieer minder tegelijk, of noem minder waarden: --vary NAME=A,B.
error-no-such-outcome = “{ $text }” is geen uitkomst van het toeval in dit spel. Verwacht: { $known }.
error-other-study = In de map { $folder } staat iets anders (verschillen: { $differs }). Kies een andere met --out.
error-no-study = Er is geen studie in { $folder }: study.json ontbreekt.
error-bad-header = { $file } is niet de kop van een studie.
error-other-rules = De studie in { $folder } is gespeeld met versie { $played } van de regels; dit is versie { $version }. Speel haar opnieuw in een andere map: het commando staat in study.json.

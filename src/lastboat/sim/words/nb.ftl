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

# The report of a study.
study-title = { $game }: en studie
study-about = { $games ->
    [one] Ett parti
   *[other] { $games } partier
} i { $cells } celler: de samme numrene med startverdi { $seed } i hver. Spillere: { $bots }.
study-fixed = Likt overalt: { $options }.
study-partial = Ikke ferdig: { $played } av { $planned } partier så langt.
study-seats = Antall spillere
study-what-if = Hva om dette kom?
study-as-it-falls = overlatt til tilfeldighetene
study-range = Vunnet oftest: { $best }, { $high } %. Sjeldnest: { $worst }, { $low } %.
study-first = { $event }: den første gangen i et parti
study-tenths = tideler av et parti
study-won-by = vunnet av spiller { $number }
study-difference = forskjell
study-against = Sammenlignet med: { $reference }.
study-without = Uten partier: { $values }.
study-mean = gjennomsnittet av alle
study-all-together = alle sammen 95 %
study-chance = p (Holm)
study-endings = Hvordan partier ender
study-other-ends = andre slutter
study-lasting = Partier som fortsatt pågår
study-pairs = To og to sammen
study-percent-won = vunnet, %
study-together = { $down } og { $across }
study-events = Hva som skjer
study-by = etter: { $factor }
study-so-far = hittil i et parti, i snitt
study-in-a-game = i et parti, i snitt
study-percent-of-games = i % av partiene
study-most-frequent = de { $count } hyppigste
study-all-events = Alle hendelser, i snitt i et parti
study-all-cells = { $count } celler
study-event = hendelse
study-again = Spill den på nytt
study-note-rates = Intervaller på 95 % er Wilsons; der flere celler er slått sammen, for så mange uavhengige partier som varierer like mye, fordi startverdiene deres er de samme.
study-note-differences = Forskjeller er parvise: parti for parti med samme startverdi, andre faktorer i snitt. Intervallene gjelder alle { $count } sammen med 95 % (Bonett og Price, Bonferroni). p er sannsynligheten for en slik forskjell ved en tilfeldighet, korrigert for { $count } sammenligninger etter Holm; under 0,05 står den med fet skrift. p kan være under 0,05 der intervallet så vidt inneholder 0: p er den skarpeste av de to.
study-note-what-if = Hva om: utfallet som er nevnt, kommer første gang tilfeldighetene gir et av dets slag (2.: andre gang), alt annet er fortsatt tilfeldig. Bare partier der det var mulig, sammenlignes.
study-note-events = Hendelser er talt i de { $count } første partiene i hver celle, med reglene i vanlig Python.
study-note-data = games.parquet har en rad for hvert parti; events.parquet, moments.parquet og differences.parquet har det bildene viser, for hver celle. study.json beskriver studien, study.jsonl er journalen.
study-note-versions = Spilt med Lastboat { $lastboat }, regler i versjon { $version }.

error-nothing-varies = En studie sammenligner noe: nevn det som er ulikt, med --vary, f.eks. --vary level, eller med --what-if.
error-one-value = Med «{ $value }» som eneste verdi av { $name } er det ingenting å sammenligne. Nevn flere: --vary { $name }=A,B.
error-empty-range = «{ $value }» er ikke et område for { $name }: det første tallet kan ikke være over det andre, og høyst 1000 tall.
error-no-pairs = «pairs» hører til valg som hver spiller gjør selv, ikke { $name }. Slike valg i dette spillet: { $known }.
error-varied-twice = { $name } er nevnt to ganger: varier et valg bare én gang, og gi det ingen fast verdi ved siden av.
error-too-many-cells = { $cells } celler er for mange, { $most } er mulig: { $parts }. Varier mindre på én gang, eller nevn færre verdier: --vary NAME=A,B.
error-no-such-outcome = «{ $text }» er ikke et tilfeldig utfall i dette spillet. Forventet: { $known }.
error-other-study = Mappen { $folder } har noe annet (det som er ulikt: { $differs }). Velg en annen med --out.
error-no-study = Det er ingen studie i { $folder }: study.json mangler.
error-bad-header = { $file } er ikke hodet til en studie.
error-other-rules = Studien i { $folder } ble spilt med versjon { $played } av reglene; dette er versjon { $version }. Spill den på nytt i en annen mappe: kommandoen står i study.json.

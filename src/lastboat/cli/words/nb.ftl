interrupted = Avbrutt.
commands-hint = hjelp, tips, logg, bunker, regler, angre, lagre, slutt
please-choose = Velg: Skriv et tall eller en handling; «hjelp» forteller mer.
enter-plays = Enter: { $choice }
may-interrupt = { $names } kan gripe inn nå:
interrupt-help = Enter lar spillet gå videre; det gjør «videre» også, men uten å spørre igjen før din egen tur.
out-of-turn = Utenfor tur, { $name }:
undo-hint = { $count ->
    [one] angre: ett steg
   *[other] angre: { $count } steg
}
undone = Angret: { $action }. { $count ->
    [0] Lenger tilbake går det ikke.
    [one] Ett steg til kan angres.
   *[other] { $count } steg til kan angres.
}
hand-over = Gi skjermen til { $name }. Trykk Enter når ingen andre ser den; «slutt» lagrer og avslutter.
log-earlier = { $count ->
    [one] … én tidligere linje: skriv «logg»
   *[other] … { $count } tidligere linjer: skriv «logg»
}
saved = Lagret: { $file }
resume-with = Fortsett med: { $command }
sealed = Tilfeldighetene er forseglet. Fingeravtrykk: { $seal }
no-piles = Dette spillet har ikke mer å vise.
found = { $count ->
    [one] Ett avsnitt.
   *[other] { $count } avsnitt.
}
contents = «regler 6.2» eller «regler ORD» viser et avsnitt.
rules-in-english = Regelheftet er på engelsk.
verified = Seglet holder: Alle utfall blant { $count } steg følger av det hemmelige tallet ({ $chance }).
luck-made = Tilfeldighetene kommer fra { $names }.
luck-alone = Tilfeldighetene kommer bare fra { $name }.
luck-holder = innehaveren av det hemmelige tallet
luck-missing = Det kom ikke noe tilfeldig tall fra { $names }.
players = { $low } til { $high } spillere

command-hint = tips
command-undo = angre
command-log = logg
command-piles = bunker
command-rules = regler
command-save = lagre
command-help = hjelp
command-go = videre
command-quit = slutt
help-choose = Skriv tallet foran et valg, eller handlingen, f.eks. «{ $example }»; begynnelsen av ordene er nok. «2 { $verb } …» spiller for spiller 2. Ellers:
help-hint = de beste valgene med sjansene de gir, og hvordan det ligger an
help-undo = angre din siste handling, så lenge ingenting har fulgt av den
help-log = alt som har hendt
help-piles = det som er kjent om bunkene, skrevet ut
help-rules = avsnittene i reglene; «regler { $word }» eller «regler 6.2» viser ett
help-save = lagre nå; «lagre FIL» i en fil med det navnet
help-help = dette
help-go = mens andre spiller: ikke spør før din egen tur, med mindre spillet kan ta slutt
help-quit = lagre og avslutt

search-loading = Gjør seg klar til å tenke framover …
search-running = Tenker framover …
search-building = Boten som tenker framover, gjøres fortsatt klar; aller første gang tar det noen sekunder. Spill videre, og spør igjen om litt.
search-fallback = Boter som tenker framover, gjøres fortsatt klare; aller første gang tar det noen sekunder. Imens spiller en enklere bot for dem.
search-missing = Her går det ikke an å tenke framover; en enklere bot spiller for dem som ellers ville gjort det.
hint-wait = Det er ingenting å vinne på å gripe inn: La spillet gå videre.
odds-rescue = Sjanse for redning: { $odds }
odds-winning = Sjanse for å vinne: { $each }
odds-percent = { $percent } %
error-no-search = Her går det ikke an å tenke framover; «lastboat warm» forteller hvorfor.

games-each = eller for hver spiller én av { $values }, med komma mellom
games-from = fra { $package }
games-own = eller et eget rutenett som { $example }
games-number = { $default }; { $low } til { $high } som husregel
menu-title = Hvem blir med?
menu-start = Enter starter spillet, et tall endrer en linje, q avslutter.
menu-resume = r fortsetter partiet som sist ble forlatt: { $file }
menu-invalid = Skriv ett av tallene.
menu-keep = Enter lar det være som det er.
menu-game = Spill
menu-language = Språk
menu-players = Spillere
menu-seats = Plasser
menu-seats-help = Hvem spiller: du, andre ved denne skjermen, eller boter.
menu-seat = Hvem spiller { $name }?
menu-me = jeg
menu-me-long = et menneske ved denne skjermen
menu-house = Husregler
menu-house-help = Endrer antall i esken.
menu-number = Et tall fra { $low } til { $high }; Enter lar det være som det er.
bot-easy = lett bot
bot-easy-long = en bot som er lett å slå (easy)
bot-normal = vanlig bot
bot-normal-long = en bot som tenker litt framover (normal)
bot-strong = sterk bot
bot-strong-long = en bot som tenker i inntil ett sekund (strong)
bot-greedy = bot
bot-greedy-long = en bot som spiller fornuftig (greedy)
bot-random = tilfeldig bot
bot-random-long = en bot som spiller tilfeldig (random)
language-en = English
language-de = Deutsch
language-nl = Nederlands
language-fr = Français
language-nb = Norsk

sim-building = Klargjør reglene …
sim-games = { $count ->
    [one] ett parti
   *[other] { $count } partier
}
sim-verdict = Utfall
sim-count = Partier
sim-speed = { $steps } steg på { $seconds } s: { $rate } steg/s
sim-saved = { $count ->
    [one] Ett parti skrevet til { $folder }
   *[other] { $count } partier skrevet til { $folder }
}
perft-line = dybde { $depth }: { $leaves } veier ({ $seconds } s)
bench-plain = steg/s, Python
bench-native = steg/s, kompilert
bench-load = lasting, kompilert
bench-import = import lastboat: { $seconds } s
warm-line = { $game }: kompilert på { $seconds } s
warm-ready = { $game }: allerede kompilert

learn-chapter = { $title } (kapittel { $number } av { $count })
learn-continue = Enter går videre; b tilbake, s hopp over, regler ORD, slutt
learn-do = Skriv { $number } eller: { $action }
learn-later = { $action }: Det går også, men senere. Først det som er merket ▶: Ingenting er tapt.
learn-read = Det er ingenting å velge akkurat nå: Bare trykk Enter.
learn-help = Skriv det som er merket ▶. Ellers: b tilbake, s hopp over, regler ORD, slutt
learn-real = Nå et ekte spill: { $command }

replay-at = steg { $at } av { $last }
replay-help = Enter fram, b tilbake, n/m neste/forrige handling, s start, e slutt, et tall, p spill videre herfra, q avslutt
replay-invalid = Skriv en av disse, eller et tall fra 0 til { $last }.

error-cannot-read = { $file } kan ikke leses: { $reason }.
error-cannot-write = { $file } kan ikke skrives: { $reason }.
error-would-overwrite = { $file } finnes allerede og er ikke dette partiet; den får være som den er. Velg et annet navn, eller fortsett det andre partiet med --resume.
error-bad-match = { $file }: { $reason }
error-unknown-option = Verken denne kommandoen eller spillet har noe alternativ --{ $option }. Spillets alternativer: { $known }.
error-not-a-pair = «{ $text }» er ikke skrevet som navn=verdi.
error-game-missing = Hvilket spill? Kjente spill: { $known }.
error-too-many-bots = Boter: { $bots }, ledige plasser: { $seats }. Oppgi én bot, eller én for hver ledig plass.
error-ambiguous-bots = Med mennesker ved bordet: Oppgi én bot for alle de andre plassene, eller én for hver av dem.
error-name-again = Spiller { $player } var { $bot }, en egen bot. Et lagret parti starter ikke programmer: oppgi botene på nytt med --bots.
error-ambiguous-action = «{ $typed }» kan bety flere ting: { $fits }.
error-unknown-action = «{ $typed }» er ikke et av valgene. Skriv et tall, en handling eller «hjelp».
error-no-such-choice = Det finnes ikke noe valg { $number }; valgene går fra 1 til { $last }.
error-not-a-persons-seat = Ingen ved denne skjermen spiller for { $seat }.
error-nothing-found = Fant ingenting om «{ $search }».
error-no-rulebook = { $game } har ikke noe regelhefte.
error-no-tutorial = { $game } har ingen opplæring.
error-bad-depth = Dybde { $depth } gir ingen mening; den må være minst 1.
error-bad-count = { $name } kan ikke være { $value }; det må være minst 1.
error-resume-conflict = --resume fortsetter et parti slik det ble begynt; spill, --seats, --names, --seed, --sealed og alternativer kan ikke gis sammen med det.
error-study-conflict = --from gjentar en studie slik den er beskrevet; { $given } kan ikke oppgis sammen med det.
error-sealed-with-seed = --sealed trekker selv et hemmelig tall; --seed kan ikke gis sammen med det.
error-not-legal-now = «{ $action }» er ikke mulig nå. Velg noe fra listen, eller skriv «hjelp».
error-bad-usage = { $reason } «{ $command } --help» sier mer.
error-too-many-names = { $names } navn til { $seats } spillere: oppgi høyst ett navn per spiller.
error-player-named-twice = Spiller { $player } er oppgitt to ganger.
error-no-such-player = Det finnes ingen spiller { $player }; spillerne er 1 til { $last }.
error-wrong-game = { $file } er et parti av «{ $game }», ikke av «{ $wanted }».
error-no-such-file = det finnes ingen slik fil
error-is-a-folder = det er en mappe
error-not-permitted = det er ikke tillatt
error-not-text = det er ikke en tekst i UTF-8

arena-report = Rapport: { $file }
arena-playing = Partier
error-missing-packages = Pakkene for rapporter er ikke installert: { $missing }. Slik installeres de: pip install "lastboat[arena]"
arena-won = vunnet
arena-full = full seier
arena-bot = bot
arena-rating = rating
arena-thinking = ms per avgjørelse
arena-players = { $count } spillere
arena-games = partier

backup-done = { $file }: { $tables ->
    [one] ett bord
   *[other] { $tables } bord
}, { $steps ->
    [one] ett steg
   *[other] { $steps } steg
}.
restore-done = Gjenopprettet fra { $file }: { $tables ->
    [one] ett bord
   *[other] { $tables } bord
}, { $steps ->
    [one] ett steg
   *[other] { $steps } steg
}.
serving = Lastboat kjører på { $address } (Ctrl-C avslutter).
admin-changed = { $count ->
    [0] Ingenting ble endret.
    [one] Én ting ble endret.
   *[other] { $count } ting ble endret.
}
error-folder-not-empty = Mappen { $folder } er ikke tom.
error-no-page = Siden er ikke bygd ennå; `make site` bygger den først.
site-written = Nettstedet ligger i { $folder }: { $count } filer, { $megabytes } MB. Publiser det hos en hvilken som helst webvert, eller se på det med: python -m http.server -d { $folder }

doctor-alive = Serveren svarer
doctor-ready = Den tar imot skriving, og siden er hel
doctor-page = Siden blir levert
doctor-headers = Svarene beskytter nettlesere; manglende felter
doctor-socket = WebSockets kommer gjennom
doctor-origins = Sockets fra andre nettsteder avvises
doctor-other-hosts = Forespørsler under andre navn avvises (LASTBOAT_HOSTS)
doctor-metrics = Målinger er ikke offentlige
doctor-clock = Klokken går riktig
doctor-certificate = Så mange dager er sertifikatet gyldig
doctor-games = Spillene kan spilles
doctor-database = Databasen er der, i riktig versjon
doctor-disk = Det er plass på disken

new-game-written = { $folder } inneholder et spill som kan spilles med en gang: { $count } filer.
new-game-install = Installer: python -m pip install --editable { $folder }
new-game-play = Spill: lastboat play { $game }
new-game-test = Test: python -m pytest { $folder }
error-bad-game-name = «{ $name }» kan ikke være id-en til et spill. Forventet: små bokstaver, sifre og bindestreker, som treasure-raft, og ikke et nøkkelord i Python.
error-game-exists = Spillet { $game } finnes allerede. Velg et annet navn.
error-module-exists = Det finnes allerede en Python-pakke { $package }. Velg et annet navn.
error-already-there = { $folder } finnes allerede. Velg et annet navn, eller en annen mappe med --in.

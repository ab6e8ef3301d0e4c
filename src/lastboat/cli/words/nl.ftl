interrupted = Afgebroken.
commands-hint = hulp, tip, verloop, stapels, regels, terugnemen, bewaar, stop
please-choose = Kies: typ een nummer of een actie; “hulp” vertelt meer.
enter-plays = Enter: { $choice }
may-interrupt = Wie nu mag ingrijpen: { $names }.
interrupt-help = Enter laat het spel doorgaan; “verder” ook, zonder vóór je eigen beurt nog eens te vragen.
out-of-turn = Buiten de beurt, { $name }:
undo-hint = { $count ->
    [one] terugnemen: één stap
   *[other] terugnemen: { $count } stappen
}
undone = Teruggenomen: { $action }. { $count ->
    [0] Verder terug gaat niet.
    [one] Er kan nog één stap terug.
   *[other] Er kunnen nog { $count } stappen terug.
}
hand-over = Nu mag { $name } kijken. Druk op Enter als alleen { $name } het scherm ziet; “stop” bewaart en stopt.
log-earlier = { $count ->
    [one] … één eerdere regel: typ “verloop”
   *[other] … { $count } eerdere regels: typ “verloop”
}
saved = Bewaard: { $file }
resume-with = Ga verder met: { $command }
sealed = Het toeval is verzegeld. Vingerafdruk: { $seal }
no-piles = Dit spel heeft verder niets te tonen.
found = { $count ->
    [one] Eén paragraaf.
   *[other] { $count } paragrafen.
}
contents = “regels 6.2” of “regels WOORD” toont een paragraaf.
rules-in-english = Het spelregelboek is in het Engels.
verified = Het zegel klopt: alle uitkomsten in { $count } stappen volgen uit het geheime getal ({ $chance }).
luck-made = Het toeval komt van { $names }.
luck-alone = Het toeval komt alleen van { $name }.
luck-holder = de houder van het geheime getal
luck-missing = Er kwam geen willekeurig getal van { $names }.
players = { $low } tot { $high } spelers

command-hint = tip
command-undo = terugnemen
command-log = verloop
command-piles = stapels
command-rules = regels
command-save = bewaar
command-help = hulp
command-go = verder
command-quit = stop
help-choose = Typ het nummer van een keuze, of de actie zelf, bv. “{ $example }”; het begin van de woorden is genoeg. “2 { $verb } …” speelt voor speler 2. Verder:
help-hint = de beste keuzes met hun kansen, en hoe het ervoor staat
help-undo = je laatste handeling terugnemen, zolang er niets op gevolgd is
help-log = alles wat er gebeurd is
help-piles = wat er van de stapels bekend is, voluit
help-rules = de paragrafen van het spelregelboek; “regels { $word }” of “regels 6.2” toont er een
help-save = nu bewaren; “bewaar BESTAND” in een bestand met die naam
help-help = dit
help-go = als anderen spelen: niet meer vragen vóór je eigen beurt, tenzij het spel kan eindigen
help-quit = bewaren en stoppen

search-loading = Het vooruitkijken wordt voorbereid …
search-running = Er wordt vooruitgekeken …
search-building = Het vooruitkijken wordt nog voorbereid; de allereerste keer duurt dat enkele seconden. Speel verder en vraag het zo nog eens.
search-fallback = Het vooruitkijken wordt nog voorbereid; de allereerste keer duurt dat enkele seconden. Tot die tijd speelt een eenvoudigere bot voor wie vooruitkijkt.
search-missing = Vooruitkijken is hier niet mogelijk; een eenvoudigere bot speelt voor wie dat zou doen.
hint-wait = Ingrijpen levert niets op: laat het spel doorgaan.
odds-rescue = Kans op redding: { $odds }
odds-winning = Kans om te winnen: { $each }
odds-percent = { $percent }%
error-no-search = Vooruitkijken is hier niet mogelijk; “lastboat warm” vertelt waarom.

games-each = of voor elke speler één van { $values }, met komma’s ertussen
games-from = uit { $package }
games-own = of een eigen raster zoals { $example }
games-number = { $default }; als huisregel { $low } tot en met { $high }
menu-title = Wie gaat er mee?
menu-start = Enter start het spel, een nummer wijzigt een regel, q stopt.
menu-resume = r gaat verder met de laatst onderbroken partij: { $file }
menu-invalid = Typ een van de nummers.
menu-keep = Enter laat het zoals het is.
menu-game = Spel
menu-language = Taal
menu-players = Spelers
menu-seats = Plaatsen
menu-seats-help = Wie speelt: jij, anderen aan dit scherm, of bots.
menu-seat = Wie speelt { $name }?
menu-me = ik
menu-me-long = een mens aan dit scherm
menu-house = Huisregels
menu-house-help = Verandert aantallen uit de doos.
menu-number = Een getal van { $low } tot en met { $high }; Enter laat het zoals het is.
bot-easy = makkelijke bot
bot-easy-long = een bot die makkelijk te verslaan of te overtreffen is (easy)
bot-normal = gewone bot
bot-normal-long = een bot die een beetje vooruitkijkt (normal)
bot-strong = sterke bot
bot-strong-long = een bot die tot een seconde nadenkt (strong)
bot-greedy = bot
bot-greedy-long = een bot die verstandig speelt (greedy)
bot-random = lukrake bot
bot-random-long = een bot die lukraak speelt (random)
language-en = English
language-de = Deutsch
language-nl = Nederlands
language-fr = Français
language-nb = Norsk

sim-building = De regels worden gecompileerd …
sim-games = { $count ->
    [one] één partij
   *[other] { $count } partijen
}
sim-verdict = Afloop
sim-count = Partijen
sim-speed = { $steps } stappen in { $seconds } s: { $rate } stappen/s
sim-saved = { $count ->
    [one] Eén partij geschreven naar { $folder }
   *[other] { $count } partijen geschreven naar { $folder }
}
perft-line = diepte { $depth }: { $leaves } mogelijkheden ({ $seconds } s)
bench-plain = stappen/s, Python
bench-native = stappen/s, gecompileerd
bench-load = laden, gecompileerd
bench-import = import lastboat: { $seconds } s
warm-line = { $game }: gecompileerd in { $seconds } s
warm-ready = { $game }: al gecompileerd

learn-chapter = { $title } (hoofdstuk { $number } van { $count })
learn-continue = Enter gaat verder; b terug, s overslaan, regels WOORD, stop
learn-do = Typ { $number } of: { $action }
learn-later = { $action }: dat kan ook, maar later. Eerst wat met ▶ gemarkeerd is: er is niets verloren.
learn-read = Er valt nu niets te kiezen: druk gewoon op Enter.
learn-help = Typ wat met ▶ gemarkeerd is. Verder: b terug, s overslaan, regels WOORD, stop
learn-real = Nu een echt spel: { $command }

replay-at = stap { $at } van { $last }
replay-help = Enter vooruit, b terug, n/m volgende/vorige handeling, s begin, e einde, een getal, p vanaf hier verder spelen, q stoppen
replay-invalid = Typ een van deze, of een getal van 0 tot en met { $last }.

error-cannot-read = { $file } kan niet gelezen worden: { $reason }.
error-cannot-write = { $file } kan niet geschreven worden: { $reason }.
error-would-overwrite = { $file } bestaat al en is niet deze partij; het blijft zoals het is. Kies een andere naam, of ga ermee verder met --resume.
error-bad-match = { $file }: { $reason }
error-unknown-option = Er is geen optie --{ $option }, niet van deze opdracht en ook niet van het spel. Opties van het spel: { $known }.
error-not-a-pair = “{ $text }” is niet geschreven als naam=waarde.
error-game-missing = Welk spel? Bekende spellen: { $known }.
error-too-many-bots = Bots: { $bots }, vrije plaatsen: { $seats }. Noem één bot, of één voor elke vrije plaats.
error-ambiguous-bots = Als er mensen meespelen, noem dan één bot voor alle andere plaatsen, of één voor elk daarvan.
error-name-again = Speler { $player } was { $bot }, een eigen bot. Een opgeslagen partij start geen programma’s: noem de bots opnieuw met --bots.
error-ambiguous-action = “{ $typed }” kan meer dan één ding betekenen: { $fits }.
error-unknown-action = “{ $typed }” is geen van de keuzes. Typ een nummer, een actie of “hulp”.
error-no-such-choice = Er is geen keuze { $number }; ze lopen van 1 tot en met { $last }.
error-not-a-persons-seat = Niemand aan dit scherm speelt voor { $seat }.
error-nothing-found = Niets gevonden over “{ $search }”.
error-no-rulebook = { $game } heeft geen spelregelboek.
error-no-tutorial = { $game } heeft geen oefenspel.
error-bad-depth = Een diepte van { $depth } heeft geen zin; de diepte moet minstens 1 zijn.
error-bad-count = { $name } kan niet { $value } zijn; het moet minstens 1 zijn.
error-resume-conflict = --resume gaat verder met een partij zoals die begonnen is; spel, --seats, --names, --seed, --sealed en opties kun je er niet bij opgeven.
error-study-conflict = --from herhaalt een studie zoals die beschreven is; { $given } kan niet samen daarmee worden opgegeven.
error-sealed-with-seed = --sealed trekt zelf een geheim getal; --seed kun je er niet bij opgeven.
error-not-legal-now = “{ $action }” kan nu niet. Kies iets uit de lijst, of typ “hulp”.
error-bad-usage = { $reason } “{ $command } --help” vertelt meer.
error-too-many-names = { $names } namen voor { $seats } spelers: geef elke speler hoogstens één naam.
error-player-named-twice = Speler { $player } is twee keer genoemd.
error-no-such-player = Er is geen speler { $player }; de spelers zijn 1 tot en met { $last }.
error-wrong-game = { $file } is een partij “{ $game }”, niet “{ $wanted }”.
error-no-such-file = er is geen bestand met die naam
error-is-a-folder = het is een map
error-not-permitted = dat is niet toegestaan
error-not-text = het is geen tekst in UTF-8

arena-report = Verslag: { $file }
arena-playing = Partijen
error-missing-packages = De pakketten voor verslagen zijn niet geïnstalleerd: { $missing }. Zo installeer je ze: pip install "lastboat[arena]"
arena-won = gewonnen
arena-full = volledig gewonnen
arena-bot = bot
arena-rating = waardering
arena-thinking = ms per beslissing
arena-players = { $count } spelers
arena-games = partijen

backup-done = { $file }: { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}, { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}.
restore-done = Teruggezet uit { $file }: { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}, { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}.
serving = Lastboat draait op { $address } (Ctrl-C stopt het).
admin-changed = { $count ->
    [0] Er is niets gewijzigd.
    [one] Eén ding is gewijzigd.
   *[other] { $count } dingen zijn gewijzigd.
}
error-folder-not-empty = De map { $folder } is niet leeg.
error-no-page = De pagina is nog niet gebouwd; `make site` bouwt haar eerst.
site-written = In { $folder } staat de site: { $count } bestanden, { $megabytes } MB. Zet haar op een webserver naar keuze, of bekijk haar met: python -m http.server -d { $folder }

doctor-alive = De server antwoordt
doctor-ready = Hij neemt schrijfacties aan, en zijn pagina is volledig
doctor-page = De pagina wordt geleverd
doctor-headers = Zijn antwoorden beschermen browsers; ontbrekende headers
doctor-socket = WebSockets komen door
doctor-origins = Sockets van andere sites worden geweigerd
doctor-other-hosts = Verzoeken onder andere namen worden geweigerd (LASTBOAT_HOSTS)
doctor-metrics = Meetwaarden zijn niet openbaar
doctor-clock = Zijn klok loopt gelijk
doctor-certificate = Zoveel dagen is het certificaat nog geldig
doctor-games = Zijn spellen zijn speelbaar
doctor-database = De database is er, in de juiste versie
doctor-disk = Er is ruimte op de schijf

new-game-written = { $folder } bevat een spel dat meteen werkt: { $count } bestanden.
new-game-install = Installeren: python -m pip install --editable { $folder }
new-game-play = Spelen: lastboat play { $game }
new-game-test = Testen: python -m pytest { $folder }
error-bad-game-name = “{ $name }” kan niet de id van een spel zijn. Verwacht: kleine letters, cijfers en koppeltekens, zoals treasure-raft, en geen sleutelwoord van Python.
error-game-exists = Het spel { $game } bestaat al. Kies een andere naam.
error-module-exists = Er is al een Python-pakket { $package }. Kies een andere naam.
error-already-there = { $folder } bestaat al. Kies een andere naam, of met --in een andere map.

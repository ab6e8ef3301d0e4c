# Woorden van de pagina zelf: kader, start, tafel voor het spel, regels, herhaling.
page-language = Taal
page-theme = Kleuren
page-theme-auto = Auto
page-theme-light = Licht
page-theme-dark = Donker
page-home = Naar de startpagina
page-again = Opnieuw proberen
page-error-offline = De tafel is niet bereikbaar. Draait de server?
page-new-version = Er is een nieuwe versie van Lastboat.
page-take-version = Nu laden
page-later = Later
page-error-server = Dat kon de server niet doen.

home-title = Wegwezen!
home-lead = Drie bordspellen waarin je moet wegkomen voordat het te laat is. Kies er een en speel: alleen met bots, samen aan dit scherm of online met vrienden.
home-together = Samen, { $low }–{ $high } spelers
home-against = Tegen elkaar, { $low }–{ $high } spelers
home-rules = Spelregels
home-mine = Mijn tafels
home-your-turn-title = Jij bent aan de beurt
home-open = Open tafels
home-join = Meespelen
home-watch = Meekijken
home-free = vrije plaats
home-forget = Van deze lijst halen
home-forget-table = “{ $game }” van deze lijst halen
home-forget-ask = { $game } uit deze lijst verwijderen? Je plaats blijft van jou.
home-forget-keep = Laten staan
home-removed = { $game } staat niet meer in deze lijst.
home-put-back = Terugzetten
home-removed-tables = Uit de lijst verwijderd: { $count }
home-show-all = Alle { $count } tonen
home-your-turn = jij bent aan de beurt
home-import = Opgeslagen partij openen
home-import-here = Op dit apparaat openen
home-here = op dit apparaat

learn-title = { $game } leren
learn-offer = Leer het in 5 minuten
learn-resume = Verder leren: hoofdstuk { $number } van { $count }
learn-ask = Nieuw bij “{ $game }”? Een kort begeleid spel laat zien hoe het gaat.
learn-no = Nee, dank je
learn-chapter = Hoofdstuk
learn-chapter-name = { $number }. { $title }
learn-step = Stap { $number } van { $count }
learn-coach = Wat je doet
learn-next = Verder
learn-next-chapter = Verder: { $title }
learn-real = Nu een echt spel!
learn-back = Terug
learn-skip = Overslaan
learn-read = Er valt nu niets te kiezen: ga verder met de knop.
learn-later = { $action }: dat kan ook, maar later. Volg eerst de ring; er is niets verloren.
learn-elsewhere = Daar nog niet. Volg de ring; er is niets verloren.
learn-failed = Dat is niet gelukt: { $reason }

new-back = Alle spellen
new-players = Wie doet er mee?
new-seat = Plaats { $number }
new-me = Ik
new-screen = Iemand aan dit scherm
new-open = Een vriend, via een link
new-bot = Een bot
new-bot-level = Sterkte van de bot op plaats { $number }
new-open-help = Je krijgt een link om te versturen.
new-name = Je naam
new-name-of = Naam van de speler op plaats { $number }
new-listed = Deze tafel aan iedereen op deze server tonen
new-here = Op dit apparaat spelen, ook zonder netwerk
new-more = Meer opties
new-own = Zelf tekenen …
new-place = Rij { $row }, kolom { $column }
new-places = { $count } van { $places } plekken
house-rules = Huisregels
house-rule = { $name }: { $value } (doos: { $box })
house-rules-help = Aantallen uit de doos die deze tafel verandert.
house-less = { $name }: minder
house-more = { $name }: meer
house-reset = Zoals in de doos
house-range = { $low } tot en met { $high }
new-start = Beginnen
new-invite = Tafel openen
bot-easy = makkelijk
bot-normal = normaal
bot-strong = sterk
bot-greedy = vlot
bot-random = lukraak

join-title = Aanschuiven
join-with = Aan tafel: { $names }
join-sit = Gaan zitten
join-full = Alle plaatsen zijn bezet.

lobby-waiting = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
lobby-full = Iedereen is er.
lobby-free = vrij
lobby-draw = De browsers van de spelers leveren willekeurige getallen. Nog niet binnen: { $names }
lobby-you = { $name } (jij)
lobby-seat-bot = Bot erbij zetten
lobby-free-seat = Plaats vrijmaken
lobby-copy = Kopieer dit adres:
lobby-copy-invite = Link voor vrienden kopiëren
lobby-copy-watch = Link voor toeschouwers kopiëren
lobby-copied = Gekopieerd.
lobby-link-help = Wie de link heeft, kan op een vrije plaats gaan zitten. Een account is niet nodig.
lobby-start = Beginnen
lobby-close = Tafel sluiten
lobby-leave = Tafel verlaten

rules-contents = Inhoud
rules-search = In de regels zoeken
rules-found = { $count ->
    [0] Niets gevonden.
    [one] Eén paragraaf.
   *[other] { $count } paragrafen.
}
rules-play = Dit spel spelen
rules-example = Voorbeeld:
rules-example-again = Nog eens
rules-sources = Bronnen en lezingen
rules-page = Als aparte pagina

replay-title = Terugkijken
replay-first = Naar het begin
replay-back = Een stap terug
replay-on = Afspelen
replay-stop = Stoppen
replay-forward = Een stap verder
replay-last = Naar het einde
replay-position = Stand
replay-step = Stap { $number } van { $count }
replay-speed = Tempo
replay-share = Link naar deze stand kopiëren
replay-branch = Vanaf hier verder spelen
replay-download = Partij downloaden
replay-table = Naar de tafel
replay-more = Meer
replay-seat = Gezien door
replay-everybody = een toeschouwer

odds-title = Verloop van de kansen
odds-of-team = Kans om het te halen
odds-of-each = Kans om te winnen
odds-working = Wordt uitgerekend … { $percent }%
odds-checking = De keerpunten worden nader bekeken …
odds-summary-team = Aan het begin { $first }%, aan het eind { $last }%; op het laagst { $low }%, op het hoogst { $high }%.
odds-summary-seat = { $name }: aan het begin { $first }%, aan het eind { $last }%; op het laagst { $low }%, op het hoogst { $high }%.
odds-turning = Keerpunten
odds-did = { $name }: { $did }
odds-better = Beter: { $did }.
odds-unlikely = Kans van { $percent }%: { $what }
odds-choice = Een keuze
odds-luck = Toeval
odds-step = stap { $number }
odds-change = van { $before }% naar { $after }%
odds-look = De stand ervoor bekijken
odds-no-turn = Geen enkel moment gaf de doorslag.

# The table
table-board = Het bord
table-turn = Wat er nu moet gebeuren
table-actions = Wat je kunt doen
table-panels = Verloop en chat
table-seats = Spelers
table-happened = Wat er net gebeurd is
table-tab-seats = Spelers
table-tab-log = Verloop
table-tab-chat = Chat
table-something-here = Hier valt iets te kiezen
table-sitting-down = Je schuift aan …
table-starting = De tafel wordt op dit apparaat klaargezet. De eerste keer duurt het even.
table-reconnecting = Opnieuw verbinden …
table-watching = Je kijkt mee
table-no-board = Deze pagina heeft geen bord voor dit spel.
table-refused = Dat kon niet.
table-your-turn = Jij bent aan de beurt.
table-waiting-for = Wachten op { $names }.
table-waits-here = De tafel wacht op deze speler
table-skip = Overslaan
table-cancel = Annuleren
table-close = Sluiten
table-which = Welke hiervan?
table-out-of-turn = { $name }, buiten de beurt:
table-all-choices = { $count ->
    [one] De enige mogelijkheid als lijst
    [2] Beide mogelijkheden als lijst
   *[other] Alle { $count } mogelijkheden als lijst
}
table-mark-loses = Hiermee is het spel verloren
table-mark-final = Dit kan niet worden teruggenomen
table-rule = Regel { $paragraph }
table-point = Aanwijzen
table-points = { $name } wijst iets aan
table-callouts = Snelle zinnen
table-callout-about = { $place }: { $said }
table-recap = Sinds je laatste beurt
table-recap-again = Nog eens bekijken
table-log = Wat er gebeurde
table-log-before = Vóór de eerste beurt
table-chat = Chat aan tafel
table-chat-empty = Nog niemand heeft iets gezegd.
table-chat-say = Zeg iets
table-chat-send = Versturen
table-propose = Voorstellen
table-propose-stop = Laat maar
table-propose-help = Laat een zet zien aan wie aan de beurt is
table-proposing = Een zet voor { $name }: kies hem op het bord.
table-proposing-nothing = Waaruit { $name } nu kan kiezen, is geheim: er valt niets voor te stellen.
table-proposals = Voorstellen
table-proposes = Voorstel van { $name } aan { $to }:
table-proposes-you = Voorstel van { $name }:
table-play-it = Spelen
table-dismiss = Weghalen
table-undo = { $acts ->
    [one] Terugnemen
   *[other] Terugnemen (max. { $acts })
}
table-undo-far = { $acts ->
    [one] De laatste handeling terugnemen
   *[other] De laatste handeling terugnemen; dat kan { $acts } keer achter elkaar
}
table-goals = Wat we proberen te bereiken
table-goal-done = (gelukt)
table-hint = Tip
table-hints = Aanbevolen zetten
table-hint-next = Volgende tip
table-hint-coming = Er komt een tip aan…
table-odds = { $percent }% kans
table-rules = Regels
table-settings = Instellingen
table-carry = Deze plaats meenemen naar een ander apparaat
table-carry-of = De plaats van { $name } meenemen naar een ander apparaat
table-speed = Animatie
table-speed-slow = langzaam
table-speed-usual = normaal
table-speed-quick = snel
table-speed-none = geen
table-volume = Geluid
table-mute = Geluid uit
table-seat-you = jij
table-seat-here = aan dit scherm
table-seat-bot = bot, { $level }
table-seat-open = vrije plaats
table-seat-away = weg
table-seat-stand-in = een bot valt in
table-seat-more = Meer over de plaats van { $name }
table-seat-take-back = Ik ben terug
table-seat-send-bot = Een bot laten invallen
table-seat-bot-for-good = De plaats aan een bot geven
table-seat-free = De plaats vrijmaken
table-pass-to = Geef het apparaat aan { $name }
table-pass-why = Anderen even wegkijken: deze kaarten zijn geheim.
table-pass-here = Ik ben { $name }
table-end-winner = winnaar
table-end-rematch = Nog een keer
table-end-join-rematch = Naar de volgende partij
table-end-replay = Terugkijken
table-end-download = Partij downloaden
table-end-look = Het bord bekijken
table-end-show = De uitslag tonen
table-end-fair = Ging alles eerlijk?
table-end-fair-help = Al het toeval van deze partij volgt uit een geheim getal. De vingerafdruk ervan was vanaf het begin bekend, het getal zelf pas nu: met de gedownloade partij kan iedereen nagaan dat er niets is veranderd.
table-unverified = toeval niet geverifieerd
table-end-unverified = Deze partij komt uit een bestand of zet een andere voort: een deel van het toeval volgt niet uit het geheime getal van deze tafel.
table-end-seal = Vingerafdruk, vanaf het begin bekend
table-end-secret = Geheim getal
luck-made = Het toeval aan deze tafel komt van { $names } en { $place ->
    [device] dit apparaat
   *[server] de server
}.
luck-alone = Het toeval aan deze tafel komt alleen van { $place ->
    [device] dit apparaat
   *[server] de server
}.
luck-missing = Er kwam geen willekeurig getal van { $names }.
luck-help = Al het toeval van deze partij volgt uit een geheim getal van de server en uit willekeurige getallen van de browsers van de spelers. Ieders vingerafdruk was te zien voordat het eerste getal bekend werd, dus niemand kon het toeval kiezen. Met de gedownloade partij kan iedereen dat nagaan.
luck-fits = Elk getal past bij zijn vingerafdruk.
luck-fits-own = Elk getal past bij zijn vingerafdruk, en de vingerafdrukken zijn die welke deze browser zag voordat hij zijn eigen getal gaf.
luck-wrong-secret = Er klopt iets niet: het geheime getal past niet bij zijn vingerafdruk.
luck-wrong-number = Er klopt iets niet: het getal van een speler past niet bij zijn vingerafdruk.
luck-changed = Er klopt iets niet: de vingerafdrukken zijn niet die welke deze browser zag voordat hij zijn getal gaf.
luck-left-out = Er klopt iets niet: deze browser gaf zijn getal, maar het is weggelaten.
luck-commitment = Vingerafdruk van het getal van { $name }
luck-number = Getal van { $name }
table-keys = Toetsen
table-key-tab = Tab
table-key-tab-does = naar het volgende onderdeel
table-key-arrows = ← ↑ → ↓
table-key-arrows-does = over het bord, tussen wat gekozen kan worden
table-key-shift = Shift + ← ↑ → ↓
table-key-shift-does = over het bord, langs alles
table-key-enter = Enter, spatie
table-key-enter-does = kiezen
table-key-esc = Esc
table-key-esc-does = annuleren, sluiten, overslaan
table-key-p = P
table-key-p-does = aan de anderen aanwijzen (ook Alt + klik of lang drukken)
table-key-r = R
table-key-r-does = de bijbehorende regel openen
table-key-undo = Ctrl + Z
table-key-undo-does = terugnemen
table-key-help = ?
table-key-help-does = deze lijst
table-fold = Dit paneel inklappen
table-unfold = Dit paneel uitklappen
table-closed = Deze tafel is gesloten.
table-bot-plays = Een bot speelt voor { $name }.
table-rematch-waits = De volgende partij wacht.
table-beside = Hierover
table-forced = Gedwongen zetten automatisch doen

new-deadline = Tijd voor een beurt
new-deadline-none = zo lang als nodig
new-deadline-help = Daarna valt een bot in, tot de speler terug is.
recover-title = Een plaats terughalen met een herstelzin
recover-phrase = Herstelzin
recover-go = Plaatsnemen
table-phrase = Herstelzin maken
table-phrase-of = Herstelzin maken voor { $name }
table-phrase-help = Schrijf hem op. Hiermee kom je op elk apparaat via de startpagina terug op deze plaats. Een nieuwe herstelzin vervangt hem.
table-seat-away-since = weg sinds { $time }
table-seat-due = tot { $time }
table-seat-due-help = Daarna valt een bot in
table-seat-invite = Link terug naar deze plaats kopiëren
table-chat-removed = verwijderd
table-chat-muted = gedempt
table-chat-more = Meer over het bericht van { $name }
table-chat-report = Melden bij de beheerder
table-chat-reported = Gemeld.
table-chat-mute = { $name } dempen
table-chat-unmute = Berichten van { $name } weer tonen
privacy-title = Privacy
privacy-stored = Wat deze server opslaat
privacy-tables = Tafels: het spel, de opties, elke zet met de tijd, en de namen die spelers hebben ingevoerd.
privacy-chat = De chat van elke tafel en gemelde berichten.
privacy-tokens = Een hash van het geheim in je link, dat je plaats bewijst. Er zijn geen accounts, geen cookies en geen andere diensten.
privacy-browser = Je browser bewaart je instellingen en je plaatsen; wie de gegevens van deze pagina wist, verwijdert ze.
privacy-hashes = Logboeken van verzoeken, met een pseudoniem voor je netwerkadres.
privacy-addresses = Logboeken van verzoeken, met je netwerkadres.
privacy-kept = Hoe lang
privacy-open = Tafels die nooit begonnen zijn
privacy-running = Onvoltooide spellen, na de laatste zet
privacy-over = Voltooide spellen en hun herhalingen
privacy-closed = Gesloten tafels
privacy-reports = Gemelde berichten
privacy-ever = tot iemand ze wist
privacy-rights = Je gegevens
privacy-how = De beheerder van deze server kan je sturen wat bij je plaats hoort, of je naam, je berichten en je plaats wissen. Stuur als bewijs de link van je plaats. Je zetten blijven: ze zijn ook het spel van de anderen.
table-continue = Verder met de regels van nu
table-continue-help = Aan een nieuwe tafel voor dezelfde spelers, vanaf de laatste stelling die de regels van nu toestaan. Deze blijft zoals hij is.

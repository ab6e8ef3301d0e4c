# Sidens egne ord: ramme, start, bordet før spillet, regler, reprise.
page-language = Språk
page-theme = Farger
page-theme-auto = Auto
page-theme-light = Lyst
page-theme-dark = Mørkt
page-home = Til startsiden
page-again = Prøv igjen
page-error-offline = Bordet kan ikke nås. Kjører serveren?
page-new-version = En ny versjon av Lastboat er klar.
page-take-version = Last inn nå
page-later = Senere
page-error-server = Serveren fikk det ikke til.

home-title = Kom deg unna i tide.
home-lead = Tre brettspill om å komme seg vekk før det er for sent. Velg ett og spill: alene med boter, sammen ved denne skjermen eller på nett med venner.
home-together = Samarbeid, { $low }–{ $high } spillere
home-against = Mot hverandre, { $low }–{ $high } spillere
home-rules = Regler
home-mine = Mine bord
home-your-turn-title = Din tur
home-open = Åpne bord
home-join = Bli med
home-watch = Se på
home-free = ledig plass
home-forget = Fjern fra listen
home-forget-table = Fjern «{ $game }» fra listen
home-forget-ask = Fjerne { $game } fra listen? Plassen din beholder du.
home-forget-keep = Behold
home-removed = { $game } står ikke lenger i listen.
home-put-back = Legg tilbake
home-removed-tables = Fjernet fra listen: { $count }
home-show-all = Vis alle { $count }
home-your-turn = din tur
home-import = Åpne et lagret parti
home-import-here = Åpne på denne enheten
home-here = på denne enheten

learn-title = Lær { $game }
learn-offer = Lær på 5 minutter
learn-resume = Lær videre: kapittel { $number } av { $count }
learn-ask = Ny i «{ $game }»? Et kort veiledet spill viser hvordan det går.
learn-no = Nei takk
learn-chapter = Kapittel
learn-chapter-name = { $number }. { $title }
learn-step = Steg { $number } av { $count }
learn-coach = Hva du skal gjøre
learn-next = Videre
learn-next-chapter = Videre: { $title }
learn-real = Nå et ekte spill!
learn-back = Tilbake
learn-skip = Hopp over
learn-read = Det er ingenting å velge akkurat nå: Gå videre med knappen.
learn-later = { $action }: Det går også, men senere. Følg ringen først; ingenting er tapt.
learn-elsewhere = Ikke der ennå. Følg ringen; ingenting er tapt.
learn-failed = Det gikk ikke: { $reason }

new-back = Alle spill
new-players = Hvem spiller?
new-seat = Plass { $number }
new-me = Jeg
new-screen = Noen ved denne skjermen
new-open = En venn, via lenke
new-bot = En bot
new-bot-level = Styrken til boten på plass { $number }
new-open-help = Du får en lenke du kan sende.
new-name = Navnet ditt
new-name-of = Navnet til spilleren på plass { $number }
new-listed = Vis bordet for alle på denne serveren
new-here = Spill på denne enheten, også uten nett
new-more = Flere alternativer
new-own = Tegn din egen …
new-place = Rad { $row }, kolonne { $column }
new-places = { $count } av { $places } plasser
house-rules = Husregler
house-rule = { $name }: { $value } (esken: { $box })
house-rules-help = Antall i esken som dette bordet endrer.
house-less = { $name }: mindre
house-more = { $name }: mer
house-reset = Som i esken
house-range = { $low } til { $high }
new-start = Start
new-invite = Sett opp bordet
bot-easy = lett
bot-normal = vanlig
bot-strong = sterk
bot-greedy = rask
bot-random = tilfeldig

join-title = Sett deg ved et bord
join-with = Ved bordet: { $names }
join-sit = Sett deg
join-full = Alle plassene er opptatt.

lobby-waiting = { $count ->
    [one] Venter på én spiller til.
   *[other] Venter på { $count } spillere til.
}
lobby-full = Alle er her.
lobby-free = ledig
lobby-draw = Spillernes nettlesere bidrar med tilfeldige tall. Mangler ennå: { $names }
lobby-you = { $name } (du)
lobby-seat-bot = Sett inn en bot
lobby-free-seat = Frigi plassen
lobby-copy = Kopier denne adressen:
lobby-copy-invite = Kopier lenken for venner
lobby-copy-watch = Kopier lenken for tilskuere
lobby-copied = Kopiert.
lobby-link-help = Den som har lenken, kan sette seg på en ledig plass. Det trengs ingen konto.
lobby-start = Start
lobby-close = Lukk bordet
lobby-leave = Forlat bordet

rules-contents = Innhold
rules-search = Søk i reglene
rules-found = { $count ->
    [0] Ingenting funnet.
    [one] Ett avsnitt.
   *[other] { $count } avsnitt.
}
rules-play = Spill dette spillet
rules-example = Eksempel:
rules-example-again = En gang til
rules-sources = Kilder og tolkninger
rules-page = Som egen side

replay-title = Reprise
replay-first = Til begynnelsen
replay-back = Ett steg tilbake
replay-on = Spill av
replay-stop = Stopp
replay-forward = Ett steg fram
replay-last = Til slutten
replay-position = Stilling
replay-step = Steg { $number } av { $count }
replay-speed = Fart
replay-share = Kopier lenken til denne stillingen
replay-branch = Spill videre herfra
replay-download = Last ned partiet
replay-table = Til bordet
replay-more = Mer
replay-seat = Synsvinkel
replay-everybody = tilskuer

odds-title = Slik utviklet sjansene seg
odds-of-team = Sjansen for å klare det
odds-of-each = Sjansen for å vinne
odds-working = Regner ut … { $percent } %
odds-checking = Ser nærmere på vendepunktene …
odds-summary-team = I starten { $first } %, til slutt { $last } %; på det laveste { $low } %, på det høyeste { $high } %.
odds-summary-seat = { $name }: i starten { $first } %, til slutt { $last } %; på det laveste { $low } %, på det høyeste { $high } %.
odds-turning = Vendepunkter
odds-did = { $name }: { $did }
odds-better = Bedre: { $did }.
odds-unlikely = Sjanse på { $percent } %: { $what }
odds-choice = Et valg
odds-luck = Tilfeldighet
odds-step = steg { $number }
odds-change = fra { $before } % til { $after } %
odds-look = Se stillingen rett før
odds-no-turn = Ingen enkelthendelse avgjorde det.

# The table
table-board = Brettet
table-turn = Det som skal gjøres
table-actions = Det du kan gjøre
table-panels = Logg og prat
table-seats = Spillere
table-happened = Det som nettopp skjedde
table-tab-seats = Spillere
table-tab-log = Logg
table-tab-chat = Prat
table-something-here = Her er det noe å velge
table-sitting-down = Finner plassen din …
table-starting = Bordet gjøres klart på denne enheten. Første gang tar det litt tid.
table-reconnecting = Kobler til igjen …
table-watching = Du ser på
table-no-board = Denne siden har ikke noe brett for dette spillet.
table-refused = Det gikk ikke.
table-your-turn = Din tur.
table-waiting-for = Venter på { $names }.
table-waits-here = Bordet venter på denne spilleren
table-skip = Hopp over
table-cancel = Avbryt
table-close = Lukk
table-which = Hvilket av disse?
table-out-of-turn = { $name }, utenfor tur:
table-all-choices = { $count ->
    [one] Det eneste valget som liste
    [2] Begge valgene som liste
   *[other] Alle { $count } valg som liste
}
table-mark-loses = Da er spillet tapt
table-mark-final = Dette kan ikke angres
table-rule = Regel { $paragraph }
table-point = Pek på det
table-points = { $name } peker på noe
table-callouts = Raske fraser
table-callout-about = { $place }: { $said }
table-recap = Siden din forrige tur
table-recap-again = Se igjen
table-log = Det som har skjedd
table-log-before = Før første tur
table-chat = Prat rundt bordet
table-chat-empty = Ingen har sagt noe ennå.
table-chat-say = Si noe
table-chat-send = Send
table-propose = Foreslå
table-propose-stop = La være
table-propose-help = Foreslå et trekk for den som har turen
table-proposing = Et trekk for { $name }: Velg det på brettet.
table-proposing-nothing = Det { $name } kan velge mellom nå, er hemmelig: Det er ingenting å foreslå.
table-proposals = Forslag
table-proposes = { $name } foreslår for { $to }:
table-proposes-you = { $name } foreslår:
table-play-it = Spill det
table-dismiss = Avvis
table-undo = { $acts ->
    [one] Angre
   *[other] Angre (opptil { $acts })
}
table-undo-far = { $acts ->
    [one] Angre siste handling
   *[other] Angre siste handling; { $acts } handlinger kan angres etter tur
}
table-goals = Hva vi prøver å få til
table-goal-done = (gjort)
table-hint = Tips
table-hints = Dette kan være lurt
table-hint-next = Neste tips
table-hint-coming = Et tips er på vei …
table-odds = { $percent } % sjanse
table-rules = Regler
table-settings = Innstillinger
table-carry = Fortsett på en annen enhet
table-carry-of = Flytt plassen til { $name } over på en annen enhet
table-speed = Animasjon
table-speed-slow = langsom
table-speed-usual = vanlig
table-speed-quick = rask
table-speed-none = ingen
table-volume = Lyd
table-mute = Lyd av
table-seat-you = du
table-seat-here = ved denne skjermen
table-seat-bot = bot, { $level }
table-seat-open = ledig plass
table-seat-away = borte
table-seat-stand-in = en bot vikarierer
table-seat-more = Mer om plassen til { $name }
table-seat-take-back = Jeg er tilbake
table-seat-send-bot = La en bot vikariere
table-seat-bot-for-good = Gi plassen til en bot
table-seat-free = Frigi plassen
table-pass-to = Gi enheten til { $name }
table-pass-why = Alle andre: Se bort! Kortene er hemmelige.
table-pass-here = Jeg er { $name }
table-end-winner = vinner
table-end-rematch = Spill igjen
table-end-join-rematch = Til neste parti
table-end-replay = Se på nytt
table-end-download = Last ned partiet
table-end-look = Se på brettet
table-end-show = Vis resultatet
table-end-fair = Gikk alt ærlig for seg?
table-end-fair-help = Alt tilfeldig i dette partiet følger av ett hemmelig tall. Fingeravtrykket var kjent fra starten, selve tallet først nå: Med det nedlastede partiet kan hvem som helst sjekke at ingenting er endret.
table-unverified = tilfeldigheter ikke bekreftet
table-end-unverified = Dette partiet kommer fra en fil eller fortsetter et annet: En del av tilfeldighetene følger ikke av det hemmelige tallet til dette bordet.
table-end-seal = Fingeravtrykk, kjent fra starten
table-end-secret = Hemmelig tall
luck-made = Tilfeldighetene ved dette bordet kommer fra { $names } og { $place ->
    [device] denne enheten
   *[server] serveren
}.
luck-alone = Tilfeldighetene ved dette bordet kommer bare fra { $place ->
    [device] denne enheten
   *[server] serveren
}.
luck-missing = Det kom ikke noe tilfeldig tall fra { $names }.
luck-help = Alt tilfeldig i dette partiet følger av et hemmelig tall fra serveren og tilfeldige tall fra spillernes nettlesere. Alle fingeravtrykkene ble vist før det første tallet ble kjent, så ingen kunne velge tilfeldighetene. Med det nedlastede partiet kan hvem som helst kontrollere det.
luck-fits = Hvert tall passer til fingeravtrykket sitt.
luck-fits-own = Hvert tall passer til fingeravtrykket sitt, og fingeravtrykkene er de som denne nettleseren så før den ga sitt eget tall.
luck-wrong-secret = Noe stemmer ikke: Det hemmelige tallet passer ikke til fingeravtrykket sitt.
luck-wrong-number = Noe stemmer ikke: En spillers tall passer ikke til fingeravtrykket sitt.
luck-changed = Noe stemmer ikke: Fingeravtrykkene er ikke de som denne nettleseren så før den ga tallet sitt.
luck-left-out = Noe stemmer ikke: Denne nettleseren ga tallet sitt, men det ble utelatt.
luck-commitment = Fingeravtrykk av tallet fra { $name }
luck-number = Tall fra { $name }
table-keys = Taster
table-key-tab = Tab
table-key-tab-does = til neste element
table-key-arrows = ← ↑ → ↓
table-key-arrows-does = over brettet, mellom det som kan velges
table-key-shift = Shift + ← ↑ → ↓
table-key-shift-does = over brettet, mellom alt
table-key-enter = Enter, mellomrom
table-key-enter-does = velg
table-key-esc = Esc
table-key-esc-does = avbryt, lukk, hopp over
table-key-p = P
table-key-p-does = pek på det for de andre (også Alt + klikk eller langt trykk)
table-key-r = R
table-key-r-does = åpne regelen for det
table-key-undo = Ctrl + Z
table-key-undo-does = angre
table-key-help = ?
table-key-help-does = denne listen
table-fold = Skjul dette panelet
table-unfold = Vis dette panelet
table-closed = Dette bordet er lukket.
table-bot-plays = En bot spiller for { $name }.
table-rematch-waits = Et nytt parti venter.
table-beside = Om dette
table-forced = Spill tvungne trekk automatisk

new-deadline = Tid for et trekk
new-deadline-none = så lenge det tar
new-deadline-help = Deretter spiller en bot, til spilleren er tilbake.
recover-title = Få tilbake en plass med en gjenopprettingsfrase
recover-phrase = Gjenopprettingsfrase
recover-go = Ta plassen
table-phrase = Lag en gjenopprettingsfrase
table-phrase-of = Lag en gjenopprettingsfrase for { $name }
table-phrase-help = Skriv den ned. Den gir deg plassen tilbake på enhver enhet, fra startsiden. En ny frase erstatter den.
table-seat-away-since = borte siden { $time }
table-seat-due = til { $time }
table-seat-due-help = Deretter spiller en bot
table-seat-invite = Kopier en lenke tilbake til plassen
table-chat-removed = fjernet
table-chat-muted = dempet
table-chat-more = Mer om meldingen fra { $name }
table-chat-report = Meld til den som driver serveren
table-chat-reported = Meldt.
table-chat-mute = Demp { $name }
table-chat-unmute = Vis meldinger fra { $name } igjen
privacy-title = Personvern
privacy-stored = Hva denne serveren lagrer
privacy-tables = Bord: spillet, valgene, hvert trekk med tidspunkt, og navnene som spillerne skrev.
privacy-chat = Praten ved hvert bord, og meldinger som spillere har meldt.
privacy-tokens = En hash av hemmeligheten i lenken din, som beviser plassen din. Det finnes ingen kontoer, ingen informasjonskapsler og ingen andre tjenester.
privacy-browser = Nettleseren din beholder innstillingene og plassene dine; sletter du dataene for denne siden, forsvinner de.
privacy-hashes = Logger over forespørsler, med et pseudonym for nettverksadressen din.
privacy-addresses = Logger over forespørsler, med nettverksadressen din.
privacy-kept = Hvor lenge
privacy-open = Bord som aldri kom i gang
privacy-running = Uferdige spill, etter siste trekk
privacy-over = Ferdige spill og reprisene deres
privacy-closed = Lukkede bord
privacy-reports = Meldte meldinger
privacy-ever = til noen sletter dem
privacy-rights = Dine data
privacy-how = Den som driver serveren, kan sende deg det som hører til plassen din, eller slette navnet, meldingene og plassen din. Send lenken til plassen som bevis. Trekkene dine blir: de er også de andres spill.
table-continue = Fortsett med dagens regler
table-continue-help = Ved et nytt bord for de samme spillerne, fra den siste stillingen som dagens regler tillater. Dette bordet blir som det er.

# Sidens egne ord: ramme, start, bordet før spillet, regler, reprise.
page-language = Språk
page-theme = Farger
page-theme-auto = Auto
page-theme-light = Lyst
page-theme-dark = Mørkt
page-home = Til startsiden
page-again = Prøv igjen
page-error-offline = Bordet kan ikke nås. Kjører serveren?
page-error-server = Det fikk ikke serveren til.

home-title = Kom deg unna i tide.
home-lead = Tre brettspill om å dra før det er for sent. Velg ett og spill: alene med boter, rundt denne skjermen eller med venner langt unna.
home-together = Sammen, { $low }–{ $high } spillere
home-against = Mot hverandre, { $low }–{ $high } spillere
home-rules = Regler
home-mine = Mine bord
home-open = Åpne bord
home-join = Bli med
home-watch = Se på
home-free = ledig plass
home-forget = Ta bort fra listen
home-forget-table = Ta { $game } bort fra listen
home-show-all = Vis alle { $count }
home-your-turn = din tur
home-state-open = venter på spillere
home-state-running = i gang
home-state-over = slutt
home-state-closed = lukket
home-state-frozen = frosset
home-import = Åpne et lagret parti

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
new-listed = Vis bordet til alle på denne serveren
new-more = Flere valg
new-own = Tegn din egen …
new-place = Rad { $row }, kolonne { $column }
new-places = { $count } av { $places } plasser
new-start = Start
new-invite = Dekk bordet
bot-easy = lett
bot-normal = vanlig
bot-strong = sterk
bot-greedy = rask
bot-random = spiller hva som helst

join-title = Bli med ved et bord
join-with = Ved bordet: { $names }
join-sit = Sett deg
join-full = Alle plasser er tatt.

lobby-waiting = { $count ->
    [one] Én plass er ledig ennå.
   *[other] { $count } plasser er ledige ennå.
}
lobby-full = Alle er her.
lobby-free = ledig
lobby-you = { $name } (deg)
lobby-seat-bot = Sett inn en bot
lobby-free-seat = Gjør plassen ledig
lobby-copy = Kopier denne adressen:
lobby-copy-invite = Kopier lenken til venner
lobby-copy-watch = Kopier lenken til tilskuere
lobby-copied = Kopiert.
lobby-link-help = Den som har lenken, kan sette seg på en ledig plass. Ingen konto trengs.
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
replay-seat = Sett av
replay-everybody = alle

odds-title = Slik sto sjansene
odds-of-team = Sjansen for å klare det
odds-of-each = Sjansen for å vinne
odds-working = Regnes ut … { $percent } %
odds-checking = Ser nærmere på vendepunktene …
odds-summary-team = I starten { $first } %, til slutt { $last } %; på det laveste { $low } %, på det høyeste { $high } %.
odds-summary-seat = { $name }: i starten { $first } %, til slutt { $last } %; på det laveste { $low } %, på det høyeste { $high } %.
odds-turning = Vendepunkter
odds-did = { $name }: { $did }
odds-choice = Et valg
odds-luck = Tilfeldigheter
odds-step = steg { $number }
odds-change = fra { $before } % til { $after } %
odds-look = Se stillingen rett før
odds-no-turn = Ikke noe enkelt øyeblikk avgjorde det.

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
table-sitting-down = Bordet dekkes …
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
   *[other] Alle { $count } valg som liste
}
table-mark-loses = Dette taper spillet
table-mark-final = Dette kan ikke angres
table-rule = Regel { $paragraph }
table-point = Pek på det
table-points = { $name } peker på noe
table-log = Det som har skjedd
table-log-before = Før første tur
table-chat = Prat rundt bordet
table-chat-empty = Ingen har sagt noe ennå.
table-chat-say = Si noe
table-chat-send = Send
table-propose = Foreslå
table-propose-stop = Glem det
table-propose-help = Vis et trekk til den som er i tur
table-proposing = Et trekk for { $name }: velg det på brettet.
table-proposing-nothing = Det { $name } kan velge mellom nå, er hemmelig: det er ingenting å foreslå.
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
    [one] Ta tilbake siste handling
   *[other] Ta tilbake siste handling; { $acts } kan tas tilbake etter hverandre
}
table-hint = Hint
table-hints = Det som ville vært bra
table-odds = { $percent } % sjanse
table-rules = Regler
table-settings = Innstillinger
table-carry = Ta med plassen til en annen enhet
table-carry-of = Ta med plassen til { $name } til en annen enhet
table-speed = Animasjon
table-speed-slow = langsom
table-speed-usual = vanlig
table-speed-quick = rask
table-speed-none = ingen
table-seat-you = du
table-seat-here = ved denne skjermen
table-seat-bot = bot
table-seat-open = ledig plass
table-seat-away = borte
table-seat-stand-in = en bot vikarierer
table-seat-more = Mer om plassen til { $name }
table-seat-take-back = Jeg er tilbake
table-seat-send-bot = La en bot vikariere
table-seat-bot-for-good = Gi plassen til en bot
table-seat-free = Gjør plassen ledig
table-pass-to = Gi enheten til { $name }
table-pass-why = Alle andre ser bort: det er hemmelige kort.
table-pass-here = Jeg er { $name }
table-end-winner = vinner
table-end-rematch = Spill igjen
table-end-join-rematch = Til neste spill
table-end-replay = Se på nytt
table-end-download = Last ned partiet
table-end-look = Se på brettet
table-end-show = Vis resultatet
table-end-fair = Var tilfeldighetene ærlige?
table-end-fair-help = All tilfeldighet i dette spillet følger av et hemmelig tall. Fingeravtrykket var kjent fra starten, tallet selv først nå: med det nedlastede partiet kan hvem som helst sjekke at ingenting er endret.
table-end-seal = Fingeravtrykk, kjent fra starten
table-end-secret = Hemmelig tall
table-keys = Taster
table-key-tab = Tab
table-key-tab-does = til neste ting
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
table-closed = Dette bordet er stengt.
table-bot-plays = En bot spiller for { $name }.
table-rematch-waits = Et nytt spill venter.
table-beside = Om dette
table-forced = Ta trinn uten valg av seg selv

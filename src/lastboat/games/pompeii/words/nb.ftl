game-name = Pompeiis undergang
game-tagline = Først fylles byen med folk, så får Vesuv utbrudd, og alle løper mot byportene.
gate-ercolano = byporten Ercolano
gate-vesuvio = byporten Vesuvio
gate-nola = byporten Nola
gate-marina = byporten Marina
gate-sarno = byporten Sarno
gate-stabia = byporten Stabia
gate-nocera = byporten Nocera
symbol-coin = mynt
symbol-scroll = papyrusrull
symbol-vase = vase
symbol-column = søyle
symbol-mask = maske
symbol-helmet = hjelm
tile-coin = mynt
tile-scroll = papyrusrull
tile-vase = vase
tile-column = søyle
tile-mask = maske
tile-helmet = hjelm
tile-helmet-mask = hjelm / maske
tile-vase-scroll = vase / papyrusrull
tile-column-coin = søyle / mynt
house-1 = 1
house-2 = 2
house-3 = 3
house-4 = 4
house-5 = 5
house-6 = 6
house-7 = 7
house-8 = 8
house-9 = 9
house-10 = 10
house-11 = 11
cell-a1 = a1 (Ercolano)
cell-b1 = b1 (nøytral)
cell-c1 = c1
cell-d1 = d1
cell-e1 = e1 (2)
cell-f1 = f1 (Vesuvio)
cell-g1 = g1 (nøytral)
cell-h1 = h1 (startfelt: papyrusrull)
cell-a2 = a2 (1)
cell-b2 = b2 (1)
cell-c2 = c2 (startfelt: mynt)
cell-d2 = d2 (nøytral)
cell-e2 = e2 (2)
cell-f2 = f2
cell-g2 = g2
cell-h2 = h2 (nøytral)
cell-i2 = i2
cell-j2 = j2 (Nola)
cell-a3 = a3 (nøytral)
cell-b3 = b3
cell-c3 = c3 (3a)
cell-d3 = d3 (3b)
cell-e3 = e3 (nøytral)
cell-f3 = f3 (4a)
cell-g3 = g3 (4b)
cell-h3 = h3
cell-i3 = i3 (5)
cell-j3 = j3
cell-k3 = k3 (startfelt: vase)
cell-a4 = a4
cell-b4 = b4 (nøytral)
cell-c4 = c4 (6a)
cell-d4 = d4 (6b)
cell-e4 = e4 (startfelt: søyle)
cell-f4 = f4
cell-g4 = g4 (8a)
cell-h4 = h4 (nøytral)
cell-i4 = i4
cell-j4 = j4 (nøytral)
cell-k4 = k4 (nøytral)
cell-a5 = a5 (Marina)
cell-b5 = b5
cell-c5 = c5 (6a)
cell-d5 = d5 (6b)
cell-e5 = e5
cell-f5 = f5 (7)
cell-g5 = g5 (8b)
cell-h5 = h5
cell-i5 = i5
cell-j5 = j5
cell-k5 = k5 (Sarno)
cell-a6 = a6
cell-b6 = b6 (nøytral)
cell-c6 = c6
cell-d6 = d6 (nøytral)
cell-e6 = e6 (9)
cell-f6 = f6 (10a)
cell-g6 = g6
cell-h6 = h6 (nøytral)
cell-i6 = i6 (11a)
cell-j6 = j6
cell-k6 = k6 (11b)
cell-d7 = d7 (startfelt: maske)
cell-e7 = e7
cell-f7 = f7 (10b)
cell-g7 = g7 (Stabia)
cell-h7 = h7
cell-i7 = i7 (11a, Nocera)
cell-j7 = j7 (startfelt: hjelm)
cell-k7 = k7 (11b)
verdict-none = pågår
verdict-last-tile = den siste lavasteinen er trukket
verdict-nobody-left = det er ingen figurer igjen i byen
verdict-gates-closed = alle byportene er stengt
option-start = Startspiller
option-start-help = Hvem som tar den første turen.
option-start-lot = ved loddtrekning
option-start-0 = Spiller 1
option-start-1 = Spiller 2
option-start-2 = Spiller 3
option-start-3 = Spiller 4
option-edition = Utgave
option-edition-help = 2013-utgaven fastsetter de sju alternativene nedenfor; ellers kan de velges hver for seg.
option-edition-standard = standard, eller som valgt nedenfor
option-edition-2013 = alle reglene fra 2013
option-same-figure-twice = Flytte samme figur to ganger
option-same-figure-twice-help = Om en spiller kan flytte én figur to ganger i en tur.
option-same-figure-twice-allowed = tillatt
option-same-figure-twice-last-or-alone = bare den siste, eller en som sto alene (2013)
option-figures = Figurer
option-figures-help = Hvor mange figurer hver spiller har med to, tre eller fire spillere.
option-figures-36-30-25 = 36, 30 eller 25 til hver
option-figures-30-30-25 = 30, 30 eller 25 til hver (2013)
option-bottom-stack = Kort som «A.D. 79» stokkes inn i
option-bottom-stack-help = Hvor mange av de nederste kortene «A.D. 79» stokkes inn i etter å ha blitt trukket første gang.
option-bottom-stack-15 = de 15 nederste
option-bottom-stack-10-with-four = de 10 nederste med fire spillere (2013)
option-omen = «Omen»
option-omen-help = Hvilken spillers figur som kastes i vulkanen når et «Omen»-kort trekkes.
option-omen-any-figure = en hvilken som helst figur
option-omen-opponents-figure = en motstanders figur (2013)
option-relatives = Familiemedlemmer
option-relatives-help = Om de to fløyene med samme husnummer kan få hvert sitt familiemedlem i samme tur.
option-relatives-one-per-building = ett i hver bygning
option-relatives-one-per-number = ett på hvert husnummer (2013)
option-unopened-vents = Startfelt uten lava
option-unopened-vents-help = Om figurer kan gå inn på et startfelt som ennå ikke har lava.
option-unopened-vents-may-be-entered = figurer kan gå dit
option-unopened-vents-closed = er stengt (2013)
option-dual-vents = Doble lavasteiner
option-dual-vents-help = Om tre ekstra lavasteiner er i posen; den som trekker en av dem, velger ett av de to symbolene.
option-dual-vents-off = ingen
option-dual-vents-on = tre ekstra steiner med to symboler (2013)
option-figures-each = Figurer til hver spiller
option-figures-each-help = Hvor mange figurer hver spiller har. I esken avhenger det av antall spillere.
option-omens = «Omen»-kort i stabelen
option-omens-help = Hvor mange «Omen»-kort som stokkes inn i kortene under «A.D. 79».
option-bottom-cards = Nederste kort
option-bottom-cards-help = Hvor mange av de nederste kortene «A.D. 79» stokkes inn i. I esken avgjør alternativene ovenfor det.
do-play = Spill ut kort { $house }
do-settle = Sett ut en figur på { $cell }
do-relative = Sett ut et familiemedlem på { $cell }
do-enough = Ingen flere familiemedlemmer
do-throw = Kast i vulkanen: en figur på { $cell } som tilhører { $owner }
do-pick = Bruk den som { $symbol }
do-lay = Legg lavasteinen på { $cell }
do-run = Flytt en figur fra { $cell }
do-to = Flytt til { $cell }
do-leave = Gå ut gjennom { $gate }
do-rest = Ikke flytt mer
event-begins = { $seat } begynner.
event-dealt = { $seat } tar en haug med fire kort.
event-got = Det nye kortet ditt: { $house }.
event-played = { $seat } spiller ut kort { $house }.
event-joker = Hus { $house } er fullt: Kortet er en joker for { $seat }.
event-placed-nothing = { $seat } setter ikke ut noen figur.
event-settled = { $seat } setter ut en figur på { $cell }.
event-relatives-come = { $count ->
    [one] { $seat } kan ta med seg ett familiemedlem.
   *[other] { $seat } kan ta med seg opptil { $count } familiemedlemmer.
}
event-relative-settled = { $seat } setter ut et familiemedlem på { $cell }.
event-drew = { $seat } trekker et kort.
event-first-ad79 = { $seat } trekker «A.D. 79»: Fra nå av kommer det familiemedlemmer. Kortet stokkes inn i de { $count } nederste.
event-omen = { $seat } trekker et «Omen»-kort.
event-threw = { $seat } tar en figur på { $cell } som tilhører { $owner }, og kaster den i vulkanen.
event-nobody-thrown = { $seat } har ingen å kaste i vulkanen.
event-second-ad79 = { $seat } trekker «A.D. 79» for andre gang: Vesuv får utbrudd! Alle legger bort kortene.
event-boxed = { $count ->
    [one] Én figur som tilhører { $seat }, legges tilbake i esken.
   *[other] { $count } figurer som tilhører { $seat }, legges tilbake i esken.
}
event-drew-tile = { $seat } trekker en lavastein: { $tile }.
event-picked = { $seat } velger symbolet { $symbol }.
event-laid = { $seat } legger en lavastein ({ $symbol }) på { $cell }.
event-put-aside = { $seat } kan ikke legge steinen noe sted og legger den bort: { $tile }.
event-buried = { $count ->
    [one] Lavaen begraver én figur på { $cell } som tilhører { $owner }.
   *[other] Lavaen begraver { $count } figurer på { $cell } som tilhører { $owner }.
}
event-gate-closed = Stengt av lava: { $gate }.
event-cut-off = { $count ->
    [one] Én figur på { $cell } som tilhører { $owner }, er omringet og kastes i vulkanen.
   *[other] { $count } figurer på { $cell } som tilhører { $owner }, er omringet og kastes i vulkanen.
}
event-ran = { $seat } flytter fra { $start } til { $cell }.
event-saved = { $seat } redder en figur fra { $start } gjennom { $gate }.
event-rested = { $seat } flytter ikke mer.
event-left-behind = { $count ->
    [one] Én figur som tilhører { $owner }, ble igjen i byen.
   *[other] { $count } figurer som tilhører { $owner }, ble igjen i byen.
}
event-ended = Spillet er slutt: { $verdict }.
prompt-lot = Det trekkes lodd om hvem som begynner.
prompt-deal = Kortene deles ut.
prompt-play = { $seat } spiller ut et kort.
    .you = Spill ut et kort.
prompt-settle = { $seat } setter ut en figur i hus { $house }.
    .you = Sett ut en figur i hus { $house }.
prompt-joker = { $seat } setter ut en figur hvor som helst: Hus { $house } er fullt.
    .you = Sett ut en figur hvor som helst: Hus { $house } er fullt.
prompt-relatives = { $count ->
    [one] { $seat } kan sette ut ett familiemedlem (hus { $house }).
   *[other] { $seat } kan sette ut { $count } familiemedlemmer (hus { $house }).
}
    .you = { $count ->
        [one] Du kan sette ut ett familiemedlem (hus { $house }).
       *[other] Du kan sette ut { $count } familiemedlemmer (hus { $house }).
    }
prompt-draw = { $seat } trekker et kort.
    .you = Trekk et kort.
prompt-throw = { $seat } kaster en figur i vulkanen.
    .you = Kast en figur i vulkanen.
prompt-tile = { $seat } trekker en lavastein.
    .you = Trekk en lavastein.
prompt-pick = { $seat } velger ett av symbolene: { $tile }.
    .you = Velg ett av symbolene: { $tile }.
prompt-lay = { $seat } legger ut lava: { $symbol }.
    .you = Legg ut lava: { $symbol }.
prompt-run = { $count ->
    [one] { $seat } har ett trekk igjen.
   *[other] { $seat } har { $count } trekk.
}
    .you = { $count ->
        [one] Du har ett trekk igjen.
       *[other] Du har { $count } trekk.
    }
prompt-to = { $count ->
    [one] { $seat } flytter fra { $cell }: ett felt.
   *[other] { $seat } flytter fra { $cell }: inntil { $count } felt.
}
    .you = { $count ->
        [one] Flytt fra { $cell }: ett felt.
       *[other] Flytt fra { $cell }: inntil { $count } felt.
    }
result-won = { $winners } vinner: { $saved } reddet, { $volcano } i vulkanen.
result-shared = { $winners } deler seieren: { $saved } reddet og { $volcano } i vulkanen hver.
town-label = Byen Pompeii
gate-label-open = { $gate }, åpen
gate-label-closed = { $gate }, stengt av lava
volcano-label = Vesuv, tapte figurer: { $count }
cell-label-lava = lava: { $symbol }
cell-label-free = ledige plasser: { $count }
cell-label-figures = { $seat }: { $count }
cell-label-figure = en figur på { $cell } som tilhører { $seat }
pile-label = Kort i stabelen: { $count }, av dem «Omen»-kort: { $omens }
played-label = Kort spilt så langt
omen-card = «Omen»
joker-label = Joker
supply-label = Figurer å plassere: { $count }
hand-label = Kort på hånden: { $count }
card-label = Kort { $house }
tile-label = Lava: { $tile }
bag-label = Lavasteiner i posen: { $count }
left-label = { $tile }, igjen i posen: { $count }
count-supply = i reserve
count-inside = i byen
count-saved = reddet
count-volcano = i vulkanen
tip-named = { $name }
tip-gate-open = En vei ut. Å gå ut koster ett felt ekstra og redder figuren.
tip-gate-closed = Lava dekker denne porten: Ingen kommer ut her lenger.
tip-omen = Den som trekker et «Omen»-kort, kaster en figur i vulkanen: Velg figuren, så vulkanen.
tip-card = Setter en figur på en ledig plass med dette nummeret. Er huset fullt, er kortet en joker for enhver ledig plass.
tip-figure = En figur
tip-supply = Figurer som skal plasseres
tip-supply-text = Et kort setter en av dem på en ledig plass med kortets nummer eller, hvis huset er fullt, på en hvilken som helst ledig plass.
tip-relatives = Familiemedlemmer settes i andre bygninger med samme farge eller i nøytrale, ett i hver.
tip-pile = Trekkstabel
tip-pile-text = { $count } kort, { $omens } av dem «Omen»-kort. «A.D. 79» kommer to ganger: Først kommer familiemedlemmer, så får Vesuv utbrudd.
tip-played = Én prikk for hvert kort med nummeret; åpne prikker: kort som er spilt.
tip-bag = Pose med lavasteiner
tip-bag-text = Hver tur trekkes en stein. Ved siden av står hvor mange som er igjen av hvert symbol.
tip-tile = Den første steinen med et symbol legges på symbolets startfelt, senere steiner ved siden av en stein med samme symbol.
tip-dual = Den som trekker den, velger hvilket av de to symbolene som gjelder.
tip-volcano = Vesuv
tip-volcano-text = Sluker figurer: kastet etter «Omen», begravd eller omringet av lava, eller etterlatt i byen til slutt. Står det likt, vinner den med færrest her.
tip-lava = Lava ({ $symbol }). Den begraver alle som står her, og ingen kan gå hit.
tip-reach = { $count ->
    [one] Her står én figur: Den kan flyttes ett felt.
   *[other] Her står { $count } figurer: Den neste som flyttes herfra, kan gå inntil { $count } felt, uansett hvem som eier den; den neste ett felt mindre.
}
tip-vent = Her begynner lavaen med dette symbolet: { $symbol }.
tip-vent-shut = Her begynner lavaen med dette symbolet: { $symbol }. Figurer kan ikke gå hit.
tip-neutral = En nøytral bygning, plasser: { $count }. Her kan familiemedlemmer settes, og figurer som spilles med joker.
tip-building = Bygning { $building }, plasser på dette feltet: { $count }.
tip-street = En gate eller et torg. Figurer flyttes opp, ned, til venstre eller til høyre.
goal-settle = Sette ut figurer til A.D. 79 har kommet to ganger; hittil: { $count }
goal-run = Løpe til byportene; egne figurer igjen i byen: { $count }
goal-lead = Redde flere figurer enn de andre; reddet: { $count }
stat-played = Spilte kort
stat-relatives = Familiemedlemmer satt ut
stat-thrown = Figurer kastet etter «Omen»
stat-laid = Lavasteiner lagt
stat-saved = Figurer reddet
stat-lost = Figurer tapt
why-relatives = { $count ->
    [one] Det gir ett familiemedlem.
   *[other] Det gir { $count } familiemedlemmer.
}
why-house = { $count ->
    [one] Fra en ledig plass i hus { $house } er det ett felt ut: { $gate }.
   *[other] Fra en ledig plass i hus { $house } er det { $count } felt ut: { $gate }.
}
why-joker = Hus { $house } er fullt, så figuren kan settes på hvilken som helst ledig plass.
why-steps = Fra { $cell } er det { $count } felt ut: { $gate }.
why-one-run = { $count ->
    [one] Fra { $cell } holder det med ett felt for å komme ut: { $gate }.
   *[other] Fra { $cell } holder det med ett trekk på inntil { $count } felt for å komme ut: { $gate }.
}
why-most = Ingen motstander har flere figurer i byen enn { $owner }: { $count }.
why-thrown = { $count ->
    [one] Den figuren var ett felt fra å komme ut: { $gate }.
   *[other] Den figuren var { $count } felt fra å komme ut: { $gate }.
}
why-buries = { $count ->
    [one] Det begraver én figur på { $cell } som tilhører { $owner }.
   *[other] Det begraver { $count } figurer på { $cell } som tilhører { $owner }.
}
why-cuts-off = { $count ->
    [one] Det omringer én figur på { $cell } som tilhører { $owner }.
   *[other] Det omringer { $count } figurer på { $cell } som tilhører { $owner }.
}
why-closes = Det stenger en byport: { $gate }.
why-threatens = { $count ->
    [one] Da står én av de andres figurer ved siden av denne lavaen.
   *[other] Da står { $count } av de andres figurer ved siden av denne lavaen.
}
why-spares = { $seat } mister ingen.
why-saved = { $count ->
    [one] { $seat } har da reddet én figur.
   *[other] { $seat } har da reddet { $count } figurer.
}
why-danger = Den neste lavasteinen kan med { $percent } % sannsynlighet legges på { $cell }.
not-play-yet = Ingen kort kan spilles nå: Gjør først ferdig det som det forrige kortet krever.
not-settle-supply = Det er ingen figurer igjen å plassere: Nå spilles og trekkes det bare kort.
not-relative-before-ad79 = Familiemedlemmer kommer først når «A.D. 79» er trukket første gang.
not-relative-joker = En joker tar ikke med familiemedlemmer.
not-throw-own = Regel ved dette bordet: «Omen» rammer en motstanders figur, aldri en egen.
not-run-silent = De seks første lavasteinene legges før noen flytter.
not-run-tile = Legg lavasteinen først, flytt så.
not-run-same = Denne figuren er nettopp flyttet og kan ikke flyttes to ganger denne turen: { $cell }.
not-leave-far = { $count ->
    [one] Ingen åpen port kan nås med ett felt: Å gå ut koster ett felt mer enn å nå portfeltet.
   *[other] Ingen åpen port kan nås med { $count } felt: Å gå ut koster ett felt mer enn å nå portfeltet.
}
not-lay-laid = Lavasteinen i denne turen er allerede trukket.
not-rest-runner = En figur er allerede valgt: Den må flyttes. «Angre» setter den tilbake.
verb-play = Spill ut et kort
verb-settle = Sett ut en figur
verb-relative = Sett ut et familiemedlem
verb-throw = Kast en figur
verb-lay = Legg lava
verb-pick = Velg et symbol
verb-run = Flytt
verb-to = Flytt til et felt
verb-leave = Gå ut gjennom en byport
verb-rest = Ikke flytt mer
end-result = { $saved } reddet, { $volcano } i vulkanen

moment-eruption = Vesuv har utbrudd!
moment-thrown = I vulkanen!
moment-buried = Begravet av lava
moment-cut-off = Ingen vei ut
moment-gate = En port er stengt
# What can be called out
callout-settle-here = Det var plassen min!
callout-watch-out = Se opp, lava!

study-clock = kort og lavabrikker trukket
study-saved = Figurer reddet
study-buried = Figurer begravd av lava
study-cut-off = Figurer som er omringet
study-gate-closed = Porter stengt av lava
study-omen = Omen

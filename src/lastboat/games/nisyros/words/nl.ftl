# Nisyros
game-name = Nisyros
game-tagline = Ieder tien inwoners, boten in aanbouw, en de lava stroomt naar zee.

# Options
option-level = Spelniveau
option-level-help = Wat elke inwoner nodig heeft om het eiland te verlaten, en hoeveel uitbarstingen er per ronde komen.
option-level-achilles = Achilles: ieder een boot, 2 uitbarstingen
option-level-heracles = Heracles: ieder een boot en 1 graan, 2 uitbarstingen
option-level-zeus = Zeus: ieder een boot en 1 graan, 3 uitbarstingen
option-coasts = Volgorde van de kustgebieden
option-coasts-help = Hoe de vier kustgebieden met de klok mee rond het eiland liggen.
option-coasts-fixed = Mandraki, Pali, Emporios, Nikia
option-coasts-shuffled = willekeurig
option-dams = Damplekken van ring 2, 3, 4 en de kust
option-dams-help = Hoeveel dammen nodig zijn om de lava tegen te houden in ring 2, 3 en 4 en aan de kust.
option-dams-2-2-2-2 = 2, 2, 2, 2
option-dams-1-2-2-3 = 1, 2, 2, 3
option-boats = Ligplaatsen van de boten
option-boats-help = Of boten ook mogen liggen bij kusten waar geen speler woont.
option-boats-in-play = alleen bij bewoonde kusten
option-boats-anywhere = ook bij onbewoonde kusten
option-villages = Dorpen
option-villages-help = Of de dorpen worden verdeeld of dat de spelers ze om de beurt kiezen.
option-villages-neighbours = buren, met de klok mee vanaf Mandraki
option-villages-chosen = gekozen door de spelers
option-start = Startspeler
option-start-help = Wie in de eerste ronde de actieve speler is.
option-start-lot = willekeurig
option-start-0 = speler 1
option-start-1 = speler 2
option-start-2 = speler 3
option-start-3 = speler 4
option-starting-workers = Werkers aan het begin
option-starting-workers-help = Hoeveel van de tien inwoners van elke speler als werker beginnen; de anderen zijn burgers.
option-starting-wheat = Graan aan het begin
option-starting-wheat-help = Met hoeveel graan per speler het team begint.
option-eruptions = Uitbarstingen per ronde
option-eruptions-help = Hoeveel het er zijn voordat de dobbelstenen meetellen. In de doos bepaalt het spelniveau dat.
option-cards-on-top = Sterkaarten bovenop
option-cards-on-top-help = Hoeveel van de tien sterkaarten boven op de gebeurtenisstapel liggen; de andere worden eronder geschud.

# The board
village-mandraki = Mandraki
village-pali = Pali
village-emporios = Emporios
village-nikia = Nikia
workplace-mandraki-ring1 = ring 1 boven Mandraki
area-mandraki-ring1 = ring 1 boven Mandraki
workplace-mandraki-ring2 = ring 2 boven Mandraki
area-mandraki-ring2 = ring 2 boven Mandraki
workplace-mandraki-ring3 = ring 3 boven Mandraki
area-mandraki-ring3 = ring 3 boven Mandraki
workplace-mandraki-ring4 = ring 4 boven Mandraki
area-mandraki-ring4 = ring 4 boven Mandraki
workplace-mandraki-theatre = het verzamelveld van Mandraki
workplace-mandraki-shipyard = de botenwerf van Mandraki
workplace-mandraki-dams = de dammenbouwplaats van Mandraki
area-mandraki-coast = het kustgebied van Mandraki
workplace-pali-ring1 = ring 1 boven Pali
area-pali-ring1 = ring 1 boven Pali
workplace-pali-ring2 = ring 2 boven Pali
area-pali-ring2 = ring 2 boven Pali
workplace-pali-ring3 = ring 3 boven Pali
area-pali-ring3 = ring 3 boven Pali
workplace-pali-ring4 = ring 4 boven Pali
area-pali-ring4 = ring 4 boven Pali
workplace-pali-theatre = het verzamelveld van Pali
workplace-pali-shipyard = de botenwerf van Pali
workplace-pali-dams = de dammenbouwplaats van Pali
area-pali-coast = het kustgebied van Pali
workplace-emporios-ring1 = ring 1 boven Emporios
area-emporios-ring1 = ring 1 boven Emporios
workplace-emporios-ring2 = ring 2 boven Emporios
area-emporios-ring2 = ring 2 boven Emporios
workplace-emporios-ring3 = ring 3 boven Emporios
area-emporios-ring3 = ring 3 boven Emporios
workplace-emporios-ring4 = ring 4 boven Emporios
area-emporios-ring4 = ring 4 boven Emporios
workplace-emporios-theatre = het verzamelveld van Emporios
workplace-emporios-shipyard = de botenwerf van Emporios
workplace-emporios-dams = de dammenbouwplaats van Emporios
area-emporios-coast = het kustgebied van Emporios
workplace-nikia-ring1 = ring 1 boven Nikia
area-nikia-ring1 = ring 1 boven Nikia
workplace-nikia-ring2 = ring 2 boven Nikia
area-nikia-ring2 = ring 2 boven Nikia
workplace-nikia-ring3 = ring 3 boven Nikia
area-nikia-ring3 = ring 3 boven Nikia
workplace-nikia-ring4 = ring 4 boven Nikia
area-nikia-ring4 = ring 4 boven Nikia
workplace-nikia-theatre = het verzamelveld van Nikia
workplace-nikia-shipyard = de botenwerf van Nikia
workplace-nikia-dams = de dammenbouwplaats van Nikia
area-nikia-coast = het kustgebied van Nikia
resource-stone = steen
face-stone = ×2 steen
resource-wood = hout
face-wood = ×2 hout
resource-wheat = graan
face-wheat = ×2 graan
face-shipyard = ×2 botenwerf
face-dams = ×2 dammen
face-theatre = ×2 verzamelveld
face-hermes = Hermes
face-more = +1 uitbarsting
face-less = −1 uitbarsting
die-a = A
die-b = B
die-c = C
die-d = D
die-e = E
volcano-mandraki = Mandraki
volcano-pali = Pali
volcano-emporios = Emporios
volcano-nikia = Nikia
volcano-mandraki-emporios = Mandraki / Emporios
volcano-pali-nikia = Pali / Nikia
luck-red = rood
luck-black = zwart

# The cards
card-plan = briljant idee
card-runner = marathonloper
card-thunderstorm = onweersbui
card-storm = storm
card-harvest = oogst
card-drizzle = lichte regenbui
card-fasting = vasten
card-rats = ratten
card-siesta = siësta
card-fumes = vulkaangas
card-search = zoekactie
card-boat = onbemande boot
card-oracle = orakel
card-crevice = aardscheur
card-call = noodoproep
card-woodworm = houtworm
card-tremor = aardschok
card-earthquake = aardbeving
card-wind = zeewind
card-panic = paniek

# What can be done
do-settle = In { $village } gaan wonen
do-pick = Een werker oppakken van { $workplace }
do-put = De werker neerzetten op { $workplace }
do-sail = Een boot van { $village } naar { $to } verplaatsen
do-ready = Klaar
do-zone = De zone van { $village } kiezen
do-coast = Het kustgebied van { $village } kiezen
do-strike = Een werker van { $seat }: { $workplace }
do-breach = Een dam verwijderen: { $area }
do-find = Een inwoner van { $seat } terughalen uit Hades
do-reroll = Dobbelsteen { $die } opnieuw gooien
do-double = Een verdubbelaar leggen op { $workplace }
do-hermes = Hermes leggen op { $workplace }
do-run = Een werker van { $seat } verplaatsen vanaf { $workplace }
do-run-lying = Een liggende werker van { $seat } verplaatsen vanaf { $workplace }
do-boat = Een boot bouwen in { $village }
do-dam = Een dam bouwen: { $area }
do-summon = Een burger van { $seat } in { $village } oproepen
do-board-citizen = Met de boot: een burger van { $seat }
do-board-worker = Met de boot: een werker van { $seat }
do-rescue-citizen = Naar Kos: een burger van { $seat } uit { $village }
do-rescue-worker = Naar Kos: een werker van { $seat } ({ $workplace })
do-pass = Passen
do-default = De rest automatisch afhandelen
do-end-step = De stap voor iedereen beëindigen

# What happened
event-area-laid = Neergelegd: { $area }, { $resource }.
event-coasts-laid = Kustgebieden met de klok mee: { $first }, { $second }, { $third }, { $fourth }.
event-settled = { $seat } woont in { $village }.
event-round-began = Ronde { $number }. { $seat } is de actieve speler.
event-worker-moved = Een werker van { $seat } gaat van { $origin } naar { $workplace }.
event-boat-sailed = Een boot vaart van { $origin } naar { $village }.
event-events-due = { $number ->
    [one] Eén gebeurtenis.
   *[other] { $number } gebeurtenissen.
}
event-pile-shuffled = De aflegstapel wordt geschud en is nu de trekstapel.
event-card-drawn = Gebeurtenis: { $card }.
event-card-waits = De kaart “{ $card }” wacht op de juiste stap.
event-card-spent = De kaart “{ $card }” gaat op de aflegstapel.
event-no-effect = De kaart “{ $card }” heeft geen effect.
event-volcano-thrown = De vulkaandobbelsteen toont { $volcano }.
event-store-lost = Verloren: { $number } { $resource }.
event-lay-down = Een werker van { $seat } houdt siësta: { $workplace }.
event-fumes-in = Vulkaangas: { $area } levert deze ronde niets op.
event-found = Een inwoner van { $seat } is teruggevonden en staat op het verzamelveld van { $village }.
event-boat-landed = Er spoelt een boot aan bij { $village }.
event-boat-lost = Een boot bij { $village } slaat stuk.
event-lava-sank = De lava zakt weg: { $area } is weer vrij.
event-dam-lost = Een dam breekt: { $area }.
event-panicked = Een werker van { $seat } raakt in paniek en verlaat { $workplace }.
event-die-thrown = Dobbelsteen { $die }: { $face }.
event-die-placed = Dobbelsteen { $die } ({ $face }) ligt op { $workplace }.
event-gathered = Verzameld op { $workplace }: { $number } { $resource }.
event-bonus-taken = Bonus van { $workplace }: 1 { $resource }.
event-store-full = De opslag is vol: { $number } { $resource } gaat verloren.
event-boat-built = Er wordt een boot gebouwd in { $village }.
event-dam-built = Er wordt een dam gebouwd: { $area }.
event-summoned = Een burger van { $seat } wordt werker in { $village }.
event-sheltered = Een werker van { $seat } gaat naar het verzamelveld van { $village }.
event-fed = De werkers eten { $number } graan.
event-wheat-missing = Jullie komen { $number } graan tekort.
event-fell-sick = Een werker van { $seat } wordt onwel en verlaat { $workplace }.
event-lava-flowed = De lava stroomt over { $area }.
event-dams-held = De dammen houden stand: { $area }.
event-eruptions-come = { $number ->
    [0] Geen uitbarsting in deze ronde.
    [one] Eén uitbarsting in deze ronde.
   *[other] { $number } uitbarstingen in deze ronde.
}
event-erupted = Uitbarsting: { $area } wordt met lava bedekt.
event-fled-to = Een inwoner van { $seat } vlucht naar { $village }.
event-fled-by-boat = Een inwoner van { $seat } vlucht met een boot naar Kos.
event-perished = Een inwoner van { $seat } was niet snel genoeg en gaat naar Hades.
event-cut-off = Een inwoner van { $seat } is ingesloten en gaat naar Hades.
event-boats-burned = { $number ->
    [one] De overgebleven boot bij { $village } is verloren.
   *[other] De { $number } overgebleven boten bij { $village } zijn verloren.
}
event-evacuated = Een inwoner van { $seat } is veilig op Kos.
event-moved-home = { $seat } woont nu in { $village }.
event-game-ended = Het spel is afgelopen: { $reason }.
reason-none = het gaat door
reason-covered = het hele eiland is met lava bedekt
reason-no-coast = er is geen kustgebied van een speler meer vrij
reason-nobody = er is niemand meer op het eiland

# What is asked
prompt-coasts = De kustgebieden worden neergelegd.
prompt-areas = De grondstofgebieden worden neergelegd.
prompt-villages = { $seat } kiest een dorp.
    .you = Kies een dorp.
prompt-start = Er wordt geloot wie de startspeler is.
prompt-placing = { $boats ->
    [0] Stap 1: { $seat } verplaatst werkers, de anderen mogen dat ook.
   *[other] Stap 1: { $seat } verplaatst werkers, de anderen mogen dat ook. Boten kunnen varen.
}
    .you = { $boats ->
        [0] Stap 1: verplaats je werkers, de anderen mogen dat ook.
       *[other] Stap 1: verplaats je werkers, de anderen mogen dat ook. Boten kunnen varen.
    }
prompt-held = Stap 1: waar zet { $seat } de werker van { $workplace } neer?
    .you = Stap 1: waar zet je de werker van { $workplace } neer?
prompt-event-die = Stap 2: de gebeurtenisdobbelsteen.
prompt-draw = Stap 2: een gebeurteniskaart.
prompt-card-die = Stap 2: de vulkaandobbelsteen.
prompt-card-zone = Kaart “{ $card }”: { $seat } kiest waar.
    .you = Kaart “{ $card }”: kies waar.
prompt-card-workers = Kaart “{ $card }”: { $seat } kiest { $count ->
    [one] één werker.
   *[other] { $count } werkers.
}
    .you = Kaart “{ $card }”: kies { $count ->
        [one] één werker.
       *[other] { $count } werkers.
    }
prompt-card-dam = Kaart “{ $card }”: { $seat } kiest welke dam breekt.
    .you = Kaart “{ $card }”: kies welke dam breekt.
prompt-card-search = Zoekactie: { $seat } kiest wie terugkomt uit Hades.
    .you = Zoekactie: kies wie terugkomt uit Hades.
prompt-rolling = Stap 3: { $count ->
    [one] er wordt één actiedobbelsteen gegooid.
   *[other] er worden { $count } actiedobbelstenen gegooid.
}
prompt-rerolling = Briljant idee: { $seat } wijst één of twee dobbelstenen aan om opnieuw te gooien.
    .you = Briljant idee: wijs één of twee dobbelstenen aan om opnieuw te gooien.
prompt-doubling = Stap 3: { $seat } legt de verdubbelaars neer.
    .you = Stap 3: leg de verdubbelaars neer.
prompt-running = Marathonloper: { $seat } verplaatst één werker.
    .you = Marathonloper: verplaats één werker.
prompt-building = Stap 5: { $seat } bouwt boten en dammen.
    .you = Stap 5: bouw boten en dammen.
prompt-summoning = Stap 6: { $seat } roept nieuwe werkers op.
    .you = Stap 6: roep nieuwe werkers op.
prompt-sheltering = Lichte regenbui: { $seat } zet { $count ->
    [one] één werker op een verzamelveld.
   *[other] { $count } werkers op verzamelvelden.
}
    .you = Lichte regenbui: zet { $count ->
        [one] één werker op een verzamelveld.
       *[other] { $count } werkers op verzamelvelden.
    }
prompt-sickness = Stap 7: { $seat } kiest { $count ->
    [one] één werker die onwel wordt.
   *[other] { $count } werkers die onwel worden.
}
    .you = Stap 7: kies { $count ->
        [one] één werker die onwel wordt.
       *[other] { $count } werkers die onwel worden.
    }
prompt-boarding = Vlucht uit { $area }: { $seat } zegt wie de volgende boot probeert te halen ({ $count ->
    [one] één boot
   *[other] { $count } boten
}).
    .you = Vlucht uit { $area }: zeg wie de volgende boot probeert te halen ({ $count ->
        [one] één boot
       *[other] { $count } boten
    }).
prompt-fleeing = Vlucht uit { $area }: de rode dobbelsteen voor een inwoner van { $person }.
prompt-refuge = Vlucht uit { $area }: { $seat } kiest waar de inwoner van { $person } heen gaat.
    .you = Vlucht uit { $area }: kies waar de inwoner van { $person } heen gaat.
prompt-eruption-die = Stap 9: de vulkaandobbelsteen.
prompt-direction = Stap 9: { $seat } kiest welke zone de uitbarsting treft.
    .you = Stap 9: kies welke zone de uitbarsting treft.
prompt-evacuating = Stap 10: { $seat } brengt inwoners naar Kos ({ $count ->
    [one] één boot
   *[other] { $count } boten
}).
    .you = Stap 10: breng inwoners naar Kos ({ $count ->
        [one] één boot
       *[other] { $count } boten
    }).
prompt-moving-home = { $seat } kiest een nieuwe thuisplek.
    .you = Kies een nieuwe thuisplek.
prompt-returning = { $seat } mag terugverhuizen naar { $village } of in { $home } blijven (“{ do-pass }”).
    .you = Je mag terugverhuizen naar { $village } of in { $home } blijven (“{ do-pass }”).

# How it ended
verdict-playing = nog bezig
verdict-defeat-covered = nederlaag, eiland bedekt
verdict-defeat-no-coast = nederlaag, geen kust meer
verdict-defeat-nobody = nederlaag, niemand meer over
verdict-small-covered = kleine overwinning, eiland bedekt
verdict-small-no-coast = kleine overwinning, geen kust meer
verdict-small-nobody = kleine overwinning, niemand meer over
verdict-big-covered = grote overwinning, eiland bedekt
verdict-big-no-coast = grote overwinning, geen kust meer
verdict-big-nobody = grote overwinning, niemand meer over
result-big = Grote overwinning! Elke speler heeft minstens { $count } inwoners gered ({ $reason }).
result-small = Kleine overwinning: elke speler heeft minstens { $count } inwoners gered ({ $reason }).
result-defeat = { $count ->
    [0] Nederlaag: één speler heeft niemand gered ({ $reason }).
    [one] Nederlaag: één speler heeft maar één inwoner gered ({ $reason }).
   *[other] Nederlaag: één speler heeft maar { $count } inwoners gered ({ $reason }).
}

# On the page: words of the board
goal-people = Zeven inwoners van { $seat } naar Kos brengen; tot nu toe: { $count }
board-round = Ronde { $number }
board-level-achilles = Achilles
board-level-heracles = Heracles
board-level-zeus = Zeus
board-kos = Kos
board-hades = Hades
board-lava = lava
board-stores = Opslag
board-supply = in de voorraad
board-dice = Dobbelstenen
board-die = Dobbelsteen { $die }
board-named = wordt opnieuw gegooid
board-cards = Gebeurteniskaarten
board-events-left = { $number ->
    [one] nog één gebeurtenis
   *[other] nog { $number } gebeurtenissen
}
board-dams-of = dammen: { $number } van { $spots }
board-boats-at = { $number ->
    [0] Geen boot bij { $village }
    [one] Eén boot bij { $village }
   *[other] { $number } boten bij { $village }
}
board-people-of = { $number ->
    [one] { $seat }: één inwoner
   *[other] { $seat }: { $number } inwoners
}
board-workers = Werkers
board-citizens = Burgers
board-lives-in = nu in { $village }
board-ready = klaar
board-not-ready = nog bezig
board-saved-of = { $number } van 10 gered; 7 is een kleine overwinning, 9 een grote
board-lying = { $number ->
    [one] Eén werker ligt
   *[other] { $number } werkers liggen
}

# On the page: what the event cards do
effect-plan = Gooi één of twee actiedobbelstenen één keer opnieuw, nooit een +1.
effect-runner = Na het leggen van de dobbelstenen mag één werker worden verplaatst, binnen bereik en als er plaats is.
effect-thunderstorm = Steengroeven leveren het dubbele op.
effect-storm = Bosgebieden leveren het dubbele op.
effect-harvest = Graanvelden leveren het dubbele op.
effect-drizzle = Na het oproepen gaat elke werker naar een verzamelveld.
effect-fasting = Deze ronde eet niemand.
effect-rats = 2 graan gaat verloren.
effect-siesta = Twee werkers doen deze ronde niets.
effect-fumes = Het bovenste gebied met werkers in één zone levert deze ronde niets op.
effect-search = Eén inwoner mag terugkomen uit Hades.
effect-boat = Er spoelt een boot aan.
effect-oracle = Jullie kiezen waar de eerste uitbarsting heen gaat.
effect-crevice = In één zone zakt de onderste lava weg.
effect-call = Alle oproepen tellen dubbel; er komen nog steeds maximaal twee werkers per verzamelveld bij.
effect-woodworm = 3 hout gaat verloren.
effect-tremor = In één zone breekt een dam.
effect-earthquake = In elke zone breekt een dam.
effect-wind = Eén boot slaat stuk.
effect-panic = Twee werkers gaan naar huis en zijn weer burgers.

# On the page: the ten steps
step-1-short = Werkers
step-2-short = Kaarten
step-3-short = Dobbelen
step-4-short = Verzamelen
step-5-short = Bouwen
step-6-short = Oproepen
step-7-short = Voeden
step-8-short = Lava
step-9-short = Uitbarsting
step-10-short = Vertrek
step-1 = Stap 1: werkers en boten
step-1-text = Iedereen verplaatst werkers; lege boten mogen varen.
step-2 = Stap 2: gebeurtenissen
step-2-text = De rode dobbelsteen zegt hoeveel gebeurteniskaarten er komen.
step-3 = Stap 3: actiedobbelstenen
step-3-text = Vijf dobbelstenen worden gegooid; verdubbelaars gaan op werkplekken.
step-4 = Stap 4: verzamelen
step-4-text = Werkers op de hellingen verzamelen steen, hout en graan.
step-5 = Stap 5: bouwen
step-5-text = Op botenwerven worden boten gebouwd van hout, op dammenbouwplaatsen dammen van steen.
step-6 = Stap 6: oproepen
step-6-text = Werkers op verzamelvelden roepen burgers op om te werken.
step-7 = Stap 7: voedsel
step-7-text = Een speler met werkers betaalt 1 graan, met zes of meer 2.
step-8 = Stap 8: lavastroom
step-8-text = In elke zone met lava stroomt die één gebied omlaag, tenzij dammen de stroom tegenhouden. Niet in ronde 1.
step-9 = Stap 9: uitbarstingen
step-9-text = De vulkaandobbelsteen wijst aan waar elke uitbarsting heen gaat.
step-10 = Stap 10: evacuatie
step-10-text = Inwoners vertrekken naar Kos: ieder heeft een boot nodig, bij Heracles en Zeus ook 1 graan.

# On the page: what things are
tip-island = Het eiland Nisyros
tip-village = Het dorp { $village }
tip-village-text = Hier wonen burgers. Een werker op het verzamelveld kan ze oproepen om te werken.
tip-sea = De zee voor { $village }
tip-boats-text = In stap 1 varen lege boten vrij van kust naar kust. Elke boot brengt één inwoner naar Kos.
tip-clock = { $rounds ->
    [one] { $village }: nog ongeveer één ronde
   *[other] { $village }: nog ongeveer { $rounds } rondes
}
tip-clock-text = Een schatting: zo lang houdt deze kust het nog uit als de vulkaan doet wat hij meestal doet. Met dammen duurt het langer.
tip-kos = Kos: geredde inwoners
tip-kos-text = Redt elke speler zeven inwoners, dan is dat een kleine overwinning; bij negen een grote.
tip-hades = Hades: verloren inwoners
tip-hades-text = Wie vlucht en rood gooit, is verloren, en ook wie geen kust kan bereiken.
tip-theatre-text = { $number ->
    [0] In stap 6 roept elke werker hier één burger op, samen maximaal twee per ronde.
    [one] Hier kan nog één burger worden opgeroepen.
   *[other] Hier kunnen nog { $number } burgers worden opgeroepen.
}
tip-shipyard-text = { $number ->
    [0] In stap 5 bouwt elke werker hier een boot voor 1 hout. Maximaal drie werkers.
    [one] Hier kan nog één boot worden gebouwd, voor 1 hout.
   *[other] Hier kunnen nog { $number } boten worden gebouwd, voor 1 hout per boot.
}
tip-dams-text = { $number ->
    [0] In stap 5 bouwt elke werker hier een dam in deze zone voor 1 steen.
    [one] In deze zone kan nog één dam worden gebouwd, voor 1 steen.
   *[other] In deze zone kunnen nog { $number } dammen worden gebouwd, voor 1 steen per dam.
}
tip-coast-text = Dammen: { $number } van { $spots }. Zijn alle damplekken gevuld, dan stopt de lavastroom hier; een uitbarsting niet.
tip-top-text = Elke werker verzamelt 2 { $resource }, de eerste ook de bonus. Maximaal twee werkers.
tip-top-taken-text = Elke werker verzamelt 2 { $resource }. Maximaal twee werkers.
tip-upper-text = Elke werker verzamelt 2 { $resource }. Maximaal twee werkers. Dammen: { $number } van { $spots }.
tip-lower-text = Elke werker verzamelt 1 { $resource }. Dammen: { $number } van { $spots }.
tip-lava-text = Bedekt met lava: hier kan niemand meer staan.
tip-fleeing-text = De lava is hier: iedereen op dit gebied moet vluchten.
tip-fumes-text = Vulkaangas: hier kan deze ronde niemand verzamelen, bouwen of oproepen.
tip-event-die = De gebeurtenisdobbelsteen
tip-event-die-text = Zoveel gebeurtenissen komen er deze ronde.
tip-volcano-die = De vulkaandobbelsteen
tip-volcano-die-text = Wijst de zone van een uitbarsting of een kaart aan. Bij twee dorpen kiest het team.
tip-flight-die = De vluchtdobbelsteen
tip-flight-die-text = Zwart ontkomt, rood is verloren: twee op de drie redden het.
tip-die-blank-text = Wordt in stap 3 gegooid.
tip-die-eruption-text = Verandert het aantal uitbarstingen in stap 9.
tip-die-hermes-text = Verdubbelt een werkplek naar keuze met een inzetbare werker.
tip-die-doubler-text = Verdubbelt een werkplek van zijn soort met een inzetbare werker.
tip-pile = { $number ->
    [one] Gebeurtenisstapel: één kaart
   *[other] Gebeurtenisstapel: { $number } kaarten
}
tip-pile-text = { $stars ->
    [0] Nog erin: { $cards }.
   *[other] Sterkaarten bovenop: { $stars }. Nog erin: { $cards }.
}
tip-discard = { $number ->
    [0] Nog geen gebeurtenis afgelegd
    [one] Eén afgelegde gebeurtenis
   *[other] { $number } afgelegde gebeurtenissen
}
tip-discard-text = { $cards }.
tip-store = { $resource }: { $number } van maximaal { $limit }
tip-store-stone = Elke dam kost 1 steen.
tip-store-wood = Elke boot kost 1 hout.
tip-store-wheat = De werkers eten het in stap 7; bij Heracles en Zeus is ook 1 graan nodig voor elke inwoner in een boot.
tip-supply-boats = { $number ->
    [one] Eén boot in de voorraad
   *[other] { $number } boten in de voorraad
}
tip-supply-dams = { $number ->
    [one] Eén dam in de voorraad
   *[other] { $number } dammen in de voorraad
}
tip-supply-text = Als de voorraad op is, kan er niets meer gebouwd worden.
tip-round = Ronde { $number }
tip-level-achilles = Achilles: elke inwoner heeft een boot nodig; { $eruptions ->
    [one] één uitbarsting per ronde.
   *[other] { $eruptions } uitbarstingen per ronde.
}
tip-level-heracles = Heracles: elke inwoner heeft een boot en 1 graan nodig; { $eruptions ->
    [one] één uitbarsting per ronde.
   *[other] { $eruptions } uitbarstingen per ronde.
}
tip-level-zeus = Zeus: elke inwoner heeft een boot en 1 graan nodig; { $eruptions ->
    [one] één uitbarsting per ronde.
   *[other] { $eruptions } uitbarstingen per ronde.
}
tip-eruptions = { $number ->
    [0] Er komt geen uitbarsting
    [one] Er komt één uitbarsting
   *[other] Er komen { $number } uitbarstingen
}
tip-eruptions-open = Hoeveel uitbarstingen er komen, blijkt pas uit de dobbelstenen
tip-eruptions-text = Elke bedekt het bovenste vrije gebied van een zone; dammen helpen niet.
tip-lying-text = Ligt en doet deze ronde niets.
tip-person-text = Thuis in { $village }: werkt daar en in de twee zones ernaast. Gered: { $saved }, verloren: { $lost }.

# On the page: names of what can be done
verb-pick = Werker oppakken
verb-put = Werker neerzetten
verb-sail = Boot laten varen
verb-zone = Zone kiezen
verb-coast = Kust kiezen
verb-settle = Dorp kiezen
verb-strike = Werker kiezen
verb-breach = Dam verwijderen
verb-find = Iemand terughalen
verb-reroll = Dobbelsteen opnieuw gooien
verb-double = Verdubbelaar leggen
verb-hermes = Hermes leggen
verb-run = Werker verplaatsen
verb-run-lying = Liggende verplaatsen
verb-boat = Boot bouwen
verb-dam = Dam bouwen
verb-summon = Oproepen
verb-board-citizen = Burger met de boot
verb-board-worker = Werker met de boot
verb-rescue-citizen = Burger naar Kos
verb-rescue-worker = Werker naar Kos

# The game in numbers
stat-rounds = Rondes
stat-saved = Geredde inwoners
stat-lost = Verloren inwoners
stat-covered = Gebieden onder lava
stat-boats = Gebouwde boten
stat-dams = Gebouwde dammen
stat-summoned = Opgeroepen burgers
stat-gathered = Verzameld
stat-eaten = Gegeten graan
stat-sick = Onwel geworden werkers
stat-cards = Gebeurteniskaarten
stat-eruptions = Uitbarstingen
stat-flows = Gebieden waar lava overheen stroomde
stat-held = Lavastromen die dammen tegenhielden
stat-fled = Ontkomen inwoners

# Waarom een handeling goed is: tips en keerpunten
why-lava = In stap 8 stroomt de lava daarheen, tenzij dammen die tegenhouden, en wie daar is, moet vluchten: { $area }.
why-gathers = Een werker verzamelt daar { $number } { $resource }; in de opslag: { $store }.
why-bonus = De bonus daar is 1 { $resource } extra.
why-calls = { $count ->
    [one] Een werker daar kan de laatste burger van { $village } oproepen.
   *[other] Een werker daar kan burgers van { $village } oproepen: er zijn er nog { $count }.
}
why-shipyard = Boten: { $boats }; inwoners op het eiland: { $people }; hout in de opslag: { $wood }.
why-dams-missing = Dammen die daar tegen de lavastroom nog ontbreken: { $count } ({ $area }); steen in de opslag: { $stone }.
why-good = { $number } { $resource }
why-brings = De werkers van { $seat } op de hellingen verzamelen { $goods }.
why-nobody-in-the-way = Geen werker van { $seat } staat waar de lava in stap 8 heen stroomt.
why-stands = { $rounds ->
    [one] { $village } heeft nog ongeveer één ronde.
   *[other] { $village } heeft nog ongeveer { $rounds } rondes.
}
why-stands-longer = Rondes tot de lava: { $village } ongeveer { $rounds }, { $other } ongeveer { $less }.
why-more = De verdubbelaar levert { $number } { $resource } extra op.
why-twice = { $count ->
    [one] Eén werker telt daar dubbel.
   *[other] { $count } werkers tellen daar dubbel.
}
why-boats = Boten daarna: { $boats }; inwoners op het eiland: { $people }.
why-dams-hold = Daar is dan elke damplek gevuld, dus de lavastroom stopt: { $area }.
why-workers = { $count ->
    [one] { $seat } heeft dan één werker.
   *[other] { $seat } heeft dan { $count } werkers.
}
why-covers = Met lava bedekt wordt: { $area }; inwoners daar: { $count }.
why-hades = Inwoners van { $seat } in Hades: { $count }.
why-die = Dobbelsteen { $die } toont { $face }.
why-fewest = Niemand heeft minder inwoners op Kos: { $seat } heeft er dan { $count } van de { $needed } die iedereen nodig heeft.
why-on-kos = { $seat } heeft dan { $count } van de { $needed } inwoners op Kos die iedereen nodig heeft.
# Why something cannot be done
not-pick-nobody = Je hebt geen werker op het eiland.
not-pick-tries = Je mag in deze stap niets meer verplaatsen.
not-sail-none = Bij geen enkele kust ligt een boot.
not-sail-nowhere = Er is geen andere kust waar boten mogen liggen.
not-sail-tries = Je mag in deze stap niets meer verplaatsen.
not-boat-builder = Geen werker op een botenwerf kan nog een boot bouwen.
not-boat-wood = Er is geen hout: een boot kost 1 hout.
not-boat-supply = Er is geen boot meer in de voorraad.
not-dam-builder = Geen werker op een dammenbouwplaats kan nog een dam bouwen.
not-dam-stone = Er is geen steen: een dam kost 1 steen.
not-dam-supply = Er is geen dam meer in de voorraad.
not-dam-spot = Waar dammen gebouwd kunnen worden, is elke damplek gevuld.
not-double-die = Er is geen verdubbelaar meer die past bij een werkplek met een inzetbare werker.
not-hermes-die = Er is geen dobbelsteen met Hermes meer.
not-rescue-citizen-nobody = Er is geen burger meer in de dorpen.
not-rescue-worker-nobody = Er is geen werker meer op het eiland.

moment-lava = Lava!
moment-coast = Een kust is verloren
moment-escape = Ontkomen!
moment-boat = Op naar Kos!
moment-hades = Naar de Hades
# What can be called out
callout-build-boat = We hebben boten nodig!
callout-build-dam = Hier graag dammen!
callout-call-people = Roep meer mensen op!

study-clock = ronde
study-card-drawn = Gebeurteniskaarten
study-perished = Inwoners die de lava inhaalt
study-erupted = Uitbarstingen
study-boat-built = Gebouwde boten
study-cut-off = Ingesloten inwoners

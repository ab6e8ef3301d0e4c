game-name = Den forbudte øya
game-tagline = Fire skatter, ett helikopter, og vannet stiger.

tile-temple-of-the-moon = Månetempelet
tile-temple-of-the-sun = Soltempelet
tile-whispering-garden = Den hviskende hagen
tile-howling-garden = Den hylende hagen
tile-cave-of-embers = Glødehulen
tile-cave-of-shadows = Skyggehulen
tile-coral-palace = Korallpalasset
tile-tidal-palace = Tidevannspalasset
tile-fools-landing = Landingsplassen
tile-bronze-gate = Bronseporten
tile-copper-gate = Kobberporten
tile-gold-gate = Gullporten
tile-iron-gate = Jernporten
tile-silver-gate = Sølvporten
tile-breakers-bridge = Brenningsbrua
tile-cliffs-of-abandon = Ensomhetens klipper
tile-crimson-forest = Den blodrøde skogen
tile-twilight-hollow = Skumringsdalen
tile-dunes-of-deception = Bedragets sanddyner
tile-lost-lagoon = Den glemte lagunen
tile-misty-marsh = Tåkemyra
tile-observatory = Observatoriet
tile-phantom-rock = Spøkelsesklippen
tile-watchtower = Vakttårnet

level-dry = tørr
level-flooded = oversvømt
level-sunk = sunket

treasure-earth-stone = Jordsteinen
treasure-statue-of-the-wind = Vindstatuen
treasure-crystal-of-fire = Ildkrystallen
treasure-oceans-chalice = Havets kalk

card-earth-stone = Jordsteinen
card-statue-of-the-wind = Vindstatuen
card-crystal-of-fire = Ildkrystallen
card-oceans-chalice = Havets kalk
card-helicopter = Helikopter
card-helicopter-help = Kan spilles når som helst: flyr én eller flere eventyrere fra én brikke til en hvilken som helst annen; med alle skattene og alle eventyrerne på Landingsplassen tar det dere hjem.
card-sandbag = Sandsekk
card-sandbag-help = Kan spilles når som helst før flomkortene i en tur: tørrlegger en hvilken som helst oversvømt brikke.
card-waters-rise = Vannet stiger
card-waters-rise-help = Vannstanden øker med ett hakk, og de kastede flomkortene stokkes og legges tilbake øverst i bunken.

role-engineer = Ingeniør
role-engineer-help = Tørrlegger opptil to brikker med én handling.
role-explorer = Utforsker
role-explorer-help = Går, svømmer og tørrlegger også på skrå.
role-navigator = Navigatør
role-navigator-help = Flytter andre eventyrere til sammen opptil to skritt med én handling.
role-diver = Dykker
role-diver-help = Tar seg med én handling gjennom så mange sammenhengende oversvømte eller sunkne brikker Dykkeren vil.
role-messenger = Budbringer
role-messenger-help = Gir kort for skatter til hvem som helst, uansett avstand.
role-pilot = Pilot
role-pilot-help = Kan én gang i hver egen tur fly til en hvilken som helst brikke med én handling.

phase-lay = Øya legges ut
phase-first-flood = Den første flommen
phase-cast = Rollene deles ut
phase-deal = Kortene deles ut
phase-lot = Det trekkes om hvem som begynner
phase-act = Handlinger
phase-draw = Skattekort
phase-flood = Flomkort
phase-over = Spillet er slutt

option-level = Vanskelighetsgrad
option-level-help = Jo vanskeligere nivå, desto høyere står vannet ved starten.
option-level-novice = Nybegynner
option-level-normal = Normal
option-level-elite = Elite
option-level-legendary = Legendarisk
option-shape = Øyas form
option-shape-help = Hvordan de 24 brikkene legges ut. En egen form skrives med X for en brikke, punktum for vann og / mellom radene.
option-shape-standard = Standard
option-shape-treasure-island = Skatteøya
option-shape-island-of-shadows = Skyggeøya
option-shape-volcano-island = Vulkanøya
option-shape-island-of-death = Dødens øy
option-shape-bay-of-gulls = Måkebukta
option-shape-bone-island = Knokkeløya
option-shape-coral-reef = Korallrevet
option-shape-skull-island = Hodeskalleøya
option-shape-bridge-of-horrors = Skrekkens bru
option-shape-atoll-of-decisions = Avgjørelsens atoll
option-shape-arch-of-fate = Skjebnens bue
option-roles = Roller
option-roles-help = Hvem som spiller hvilken eventyrer: ved loddtrekning, eller én rolle for hver spiller.
option-roles-random = ved loddtrekning
option-roles-engineer = { role-engineer }
option-roles-explorer = { role-explorer }
option-roles-navigator = { role-navigator }
option-roles-diver = { role-diver }
option-roles-messenger = { role-messenger }
option-roles-pilot = { role-pilot }
option-start = Startspiller
option-start-help = Hvem som tar den første turen.
option-start-0 = Spiller 1
option-start-1 = Spiller 2
option-start-2 = Spiller 3
option-start-3 = Spiller 4
option-start-lot = ved loddtrekning
option-navigator = Navigatør
option-navigator-help = Om de to skrittene i én handling kan deles mellom to eventyrere.
option-navigator-two-pawns = én eller to eventyrere per handling
option-navigator-one-pawn = én eventyrer per handling (2010)
option-hand-limit = Håndgrense
option-hand-limit-help = Når den som trekker, må være nede i det tillatte antallet kort.
option-hand-limit-each-card = etter hvert trukket kort
option-hand-limit-both-cards = etter begge de trukne kortene
option-sandbag = Sandsekk
option-sandbag-help = Hvor sent i en tur en sandsekk kan spilles.
option-sandbag-before-flood = bare før flomkortene
option-sandbag-between-floods = også mellom to flomkort (2010)
option-rescue-flight = Redningsflyging
option-rescue-flight-help = Om et helikopter kan hente eventyrere fra en brikke som nettopp har sunket, så de slipper å svømme.
option-rescue-flight-on = tillatt
option-rescue-flight-off = ikke tillatt
option-diver-swims = Dykkeren i vannet
option-diver-swims-help = Hvor Dykkeren kan redde seg når brikken synker.
option-diver-swims-nearest = til en av de nærmeste brikkene
option-diver-swims-dives = til enhver brikke Dykkeren kan dykke til
option-helicopters = Helikoptre i bunken
option-helicopters-help = Hvor mange kort av dette slaget som er med.
option-sandbags = Sandsekker i bunken
option-sandbags-help = Hvor mange kort av dette slaget som er med.
option-waters-rise = «Vannet stiger» i bunken
option-waters-rise-help = Hvor mange kort av dette slaget som er med.
option-first-mark = Vannstand ved starten
option-first-mark-help = Hvilket hakk markøren begynner på. I esken er det vanskelighetsgraden som avgjør.
option-actions = Handlinger per tur
option-actions-help = Hvor mange handlinger en spiller kan utføre i en tur.
option-cards-in-hand = Kort på hånden
option-cards-in-hand-help = Hvor mange kort en spiller kan beholde.

do-move = Gå til { $tile }
do-fly = Fly til { $tile }
do-guide = Flytt { $pawn } til { $tile }
do-shore-up = Tørrlegg { $tile }
do-give = Gi { $to } et kort: { $treasure }
do-capture = Ta skatten: { $treasure }
do-sandbag = Sandsekk: tørrlegg { $tile }
do-board = Helikopter: ta { $pawn } om bord
do-land = Land her: { $tile }
do-lift-off = Ta av og forlat øya!
do-swim = Svøm til { $tile }
do-discard = Kast: { $card }
do-end-actions = Avslutt handlingene
do-draw-card = Trekk et skattekort
do-draw-flood = Trekk et flomkort

event-tile-laid = Lagt ut: { $tile }.
event-flooded = Oversvømt: { $tile }.
event-sunk = Sunket for alltid: { $tile }.
event-shored-up = { $seat } tørrlegger { $tile }.
event-role-cast = { $seat } får rollen som { $role }.
event-begins = { $seat } begynner.
event-card-dealt = { $seat } får et kort: { $card }.
event-moved = { $seat } går til { $tile }.
event-flew = { $seat } flyr til { $tile }.
event-guided = { $seat } flytter { $pawn } til { $tile }.
event-gave = { $seat } gir { $to } et kort: { $treasure }.
event-captured = { $seat } tar en skatt: { $treasure }!
event-actions-ended = { $seat } avslutter handlingene.
event-card-drawn = { $seat } trekker et kort: { $card }.
event-water-rose = { $level ->
    [10] Vannet når dødningehodet!
   *[other] Vannet stiger til hakk { $level }: { $count } flomkort per tur.
}
event-flood-on-top = { $count ->
    [one] Ett kastet flomkort legges tilbake øverst i bunken.
   *[other] { $count } kastede flomkort stokkes og legges tilbake øverst i bunken.
}
event-card-discarded = { $seat } kaster: { $card }.
event-pile-reshuffled = De kastede skattekortene stokkes til en ny bunke.
event-flood-reshuffled = De kastede flomkortene stokkes til en ny bunke.
event-sandbag-played = { $seat } spiller en sandsekk og tørrlegger { $tile }.
event-boarded = Helikopteret til { $seat }: { $pawn } går om bord.
event-landed = Helikopteret til { $seat } lander her: { $tile }.
event-in-the-water = { $pawn } faller i vannet ved { $tile }.
event-swam = { $seat } svømmer til { $tile }.
event-turn-began = { $seat } har turen.
event-lifted-off = { $seat } tilkaller helikopteret, og alle tar av!
event-game-lost = Øya vinner: Spillet er tapt.

prompt-setup = Ekspedisjonen gjør seg klar.
prompt-act = { $actions ->
    [one] { $seat } har én handling igjen.
   *[other] { $seat } har { $actions } handlinger igjen.
}
    .you = { $actions ->
        [one] Du har én handling igjen.
       *[other] Du har { $actions } handlinger igjen.
    }
prompt-act-spare = { $actions ->
    [one] { $seat } har én handling igjen, og kan først fullføre den forrige.
   *[other] { $seat } har { $actions } handlinger igjen, og kan først fullføre den forrige.
}
    .you = { $actions ->
        [one] Du har én handling igjen, og kan først fullføre den forrige.
       *[other] Du har { $actions } handlinger igjen, og kan først fullføre den forrige.
    }
prompt-spare = { $seat } kan fullføre den forrige handlingen.
    .you = Du kan fullføre den forrige handlingen.
prompt-done = { $seat } har ingen handlinger igjen; spesialkort kan fortsatt spilles før det trekkes.
    .you = Du har ingen handlinger igjen; spesialkort kan fortsatt spilles før det trekkes.
prompt-draw = { $left ->
    [one] { $seat } trekker ett skattekort til.
   *[other] { $seat } trekker { $left } skattekort.
}
    .you = { $left ->
        [one] Trekk ett skattekort til.
       *[other] Trekk { $left } skattekort.
    }
prompt-flood = { $left ->
    [one] { $seat } trekker ett flomkort til.
   *[other] { $seat } trekker { $left } flomkort.
}
    .you = { $left ->
        [one] Trekk ett flomkort til.
       *[other] Trekk { $left } flomkort.
    }
prompt-swim = { $seat } er i vannet og må svømme.
    .you = Du er i vannet og må svømme.
prompt-rescue = Bare et helikopterkort kan redde { $seat } nå.
    .you = Bare et helikopterkort kan redde deg nå.
prompt-discard = { $seat } har for mange kort: Kast ett eller spill et spesialkort.
    .you = Du har for mange kort: Kast ett eller spill et spesialkort.
prompt-flight = { $seat } har helikopteret: Hvem blir med, og hvor lander det?
    .you = Du har helikopteret: Hvem blir med, og hvor lander det?

result-won = Dere kom dere unna med alle fire skattene. Dere vant!
result-lost = Dere har tapt: { $reasons }.
loss-skull = vannet har nådd dødningehodet
loss-landing = Landingsplassen har sunket
loss-earth-stone = en skatt er tapt for alltid ({ treasure-earth-stone })
loss-statue-of-the-wind = en skatt er tapt for alltid ({ treasure-statue-of-the-wind })
loss-crystal-of-fire = en skatt er tapt for alltid ({ treasure-crystal-of-fire })
loss-oceans-chalice = en skatt er tapt for alltid ({ treasure-oceans-chalice })
loss-drowned = en eventyrer har druknet

verdict-open = pågår
verdict-won = vunnet
verdict-skull = tapt: dødningehode
verdict-landing = tapt: Landingsplassen
verdict-skull-and-landing = tapt: dødningehode og Landingsplassen
verdict-treasure = tapt: skatt
verdict-skull-and-treasure = tapt: dødningehode og skatt
verdict-landing-and-treasure = tapt: Landingsplassen og skatt
verdict-skull-and-landing-and-treasure = tapt: dødningehode, Landingsplassen og skatt
verdict-drowned = tapt: drukning
verdict-skull-and-drowned = tapt: dødningehode og drukning
verdict-landing-and-drowned = tapt: Landingsplassen og drukning
verdict-skull-and-landing-and-drowned = tapt: dødningehode, Landingsplassen og drukning
verdict-treasure-and-drowned = tapt: skatt og drukning
verdict-skull-and-treasure-and-drowned = tapt: dødningehode, skatt og drukning
verdict-landing-and-treasure-and-drowned = tapt: Landingsplassen, skatt og drukning
verdict-skull-and-landing-and-treasure-and-drowned = tapt: dødningehode, Landingsplassen, skatt og drukning

# Brettet på siden.

goal-landing = Få alle til Landingsplassen
goal-helicopter = Ta av med et helikopterkort
board-treasure-cards = Skattekort
board-floods = Flom
board-in-pile = I bunken
board-discarded = Kastet
board-cards = { $count ->
    [one] ett kort
   *[other] { $count } kort
}
board-hand = Hånd
board-no-cards = ingen kort
board-in-water = i vannet
board-aboard = om bord i helikopteret
board-taken = tatt
board-not-taken = ikke tatt ennå
board-out-of-reach = tapt for alltid
board-water = { $level ->
    [10] Vannet har nådd dødningehodet.
   *[other] Vannet står på hakk { $level } av { $skull }: { $count } flomkort per tur.
}
pile-treasure-cards = Bunken med skattekort
pile-floods = Bunken med flomkort
discard-treasure-cards = Kastede skattekort
discard-floods = Kastede flomkort
layer-next = { $count ->
    [one] Neste
   *[other] De neste { $count }, i ukjent rekkefølge
}
layer-below = { $count ->
    [one] Deretter
   *[other] Deretter { $count }, i ukjent rekkefølge
}
layer-all = { $count ->
    [one] Det siste kortet
    [2] Begge, i ukjent rekkefølge
   *[other] Alle { $count }, i ukjent rekkefølge
}

tip-lines = { $lines }
tip-flooded = Oversvømt: Kommer flomkortet igjen, synker brikken. Tørrlegg den.
tip-sunk = Sunket for alltid. Bare Dykkeren kan krysse dette stedet.
tip-tile-treasure = Her gir fire like kort en skatt: { $treasure }.
tip-tile-taken = Skatten her er allerede tatt.
tip-tile-landing = Møt hverandre her med alle fire skattene, og fly bort med et helikopterkort. Synker brikken, er alt tapt.
tip-tile-start = Startbrikke: { $role }.
tip-flood-next = { $count ->
    [one] Brikkens flomkort er det neste.
   *[other] Brikkens flomkort er ett av de neste { $count }.
}
tip-flood-below = { $above ->
    [one] Minst ett flomkort kommer før brikkens eget.
   *[other] Minst { $above } flomkort kommer før brikkens eget.
}
tip-flood-discarded = Brikkens flomkort er kastet; det kommer tilbake med neste «Vannet stiger» eller når bunken er tom.
tip-flood-discard = Når vannet stiger, stokkes disse og legges øverst i bunken.
tip-treasure = Med fire av kortene kan skatten tas her: { $tiles }.
tip-treasure-taken = Tatt. Brikkene den kunne tas på, betyr ikke noe lenger.
tip-card = Fire slike gir skatten på en av brikkene den hører til. Du kan gi dem til spillere på samme brikke.
tip-held = På hånden til { $seat }.
tip-pawn = Figuren til { $seat }.
tip-in-water = I vannet: Den som verken kan svømme til en brikke eller hentes av et helikopter, drukner.
tip-pile = To trekkes i hver tur.
tip-discard = Når bunken er tom, stokkes disse til en ny.
tip-water = Vannstand
tip-water-next = { $count ->
    [one] Ett hakk høyere: ett flomkort per tur.
   *[other] Ett hakk høyere: { $count } flomkort per tur.
}
tip-water-skull = Ett hakk høyere er dødningehodet: Da er spillet tapt.

stat-turns = Turer
stat-treasures = Skatter tatt
stat-flooded = Brikker oversvømt
stat-shored-up = Brikker tørrlagt
stat-sunk = Brikker sunket
stat-water-rose = Ganger vannet steg
stat-gave = Kort gitt
stat-flights = Helikopterturer
stat-swam = Svømt i sikkerhet

# Hvorfor en handling er god: tips og vendepunkter. Sjansene gjelder de neste flomkortene.
why-everybody-leaves = Dermed er spillet vunnet.
why-last-treasure = Det er den siste skatten: Etterpå må alle til Landingsplassen.
why-treasures = { $count ->
    [one] Da har dere én av de fire skattene.
   *[other] Da har dere { $count } av de fire skattene.
}
why-sinks-tile = { $tile } ville med { $percent } % sannsynlighet synke i denne turen.
why-sinks-landing = { $tile } ville med { $percent } % sannsynlighet synke i denne turen: Da er alt tapt.
why-sinks-treasure = { $tile } ville med { $percent } % sannsynlighet synke i denne turen: Da er { $treasure } utenfor rekkevidde og alt tapt.
why-sinks-partner = { $tile } ville med { $percent } % sannsynlighet synke i denne turen: Da er bare { $other } igjen for { $treasure }.
why-later-tile = { $tile } synker neste gang kortet kommer.
why-later-landing = { $tile } synker neste gang kortet kommer: Da er alt tapt.
why-later-treasure = { $tile } synker neste gang kortet kommer: Da er { $treasure } utenfor rekkevidde og alt tapt.
why-later-partner = { $tile } synker neste gang kortet kommer: Da er bare { $other } igjen for { $treasure }.
why-has-four = { $seat } har da alle de fire kortene som trengs: { $treasure }.
why-has = { $count ->
    [one] { $seat } har da ett av de fire kortene som trengs: { $treasure }.
   *[other] { $seat } har da { $count } av de fire kortene som trengs: { $treasure }.
}
why-hand = { $seat } har { $count } kort, skal straks trekke to og kan bare beholde { $limit }.
why-useless = Denne skatten har dere alt, så kortene er til ingen nytte: { $treasure }.
why-spare = Fire kort er nok: { $treasure }.
why-keeps = { $seat } beholder { $count } kort for en annen skatt: { $treasure }.
why-out-of-water = { $seat } kommer opp av vannet.
why-leaves = { $seat } forlater en brikke som med { $percent } % sannsynlighet ville synke i denne turen: { $tile }.
why-to-landing = Alle de fire skattene er deres, og { $seat } kommer nærmere denne brikken: { $tile }.
why-can-capture = { $seat } har fire kort og kan ta skatten der: { $treasure }.
why-to-treasure = { $seat } har fire kort og kommer nærmere brikken til skatten: { $treasure }.
why-meets = { $seat } og { $other } står da sammen og har { $count } kort til sammen: { $treasure }.
why-reach = Derfra kan { $tile } tørrlegges.
why-nothing-flooded = Ingenting innen rekkevidde er oversvømt.

# Hvorfor noe ikke går nå.
not-without-actions = Det er ingen handlinger igjen i denne turen.
not-move-nowhere = Det er ingen brikke å gå til.
not-shore-up-dry = Ingenting innen rekkevidde er oversvømt.
not-give-alone = Ingen andre står på denne brikken.
not-give-cards = Du har ingen kort for en skatt å gi; spesialkort kan ikke gis bort.
not-capture = Du trenger { $needed } like skattekort og må stå på en av brikkene til den skatten.
not-capture-cards = Du trenger { $needed } kort for denne skatten ({ $treasure }); du har { $held }.
not-capture-place = Kortene har du ({ $treasure }); gå til en av brikkene: { $tiles }.
not-fly-again = Piloten flyr bare én gang i hver tur.
not-fly-nowhere = Det er ingen annen brikke å fly til.
not-guide-nowhere = Ingen andre kan flyttes noe sted.
not-sandbag-dry = Ingen brikke er oversvømt.
not-sandbag-flood = En sandsekk spilles før flomkortene, ikke mellom dem.
not-sandbag-swim = Først må figurene i vannet komme i sikkerhet.
not-lift-off-apart = Alle må stå på Landingsplassen.
not-lift-off-helicopter = Du må ha et helikopterkort på hånden.
not-lift-off-helicopter-apart = Du må ha et helikopterkort på hånden, og alle må stå på Landingsplassen.

# Verb på turkortet.
verb-move = Gå
verb-fly = Fly
verb-guide = Flytt andre
verb-shore-up = Tørrlegg
verb-give = Gi et kort
verb-capture = Ta en skatt
verb-sandbag = Sandsekk
verb-board = Helikopter
verb-land = Land
verb-lift-off = Ta av
verb-swim = Svøm
verb-discard = Kast
verb-end-actions = Avslutt handlingene
verb-draw-card = Trekk et kort
verb-draw-flood = Trekk et flomkort

moment-waters-rise = Vannet stiger!
moment-sunk = Tapt for alltid
moment-treasure = En skatt!
# What can be called out
callout-shore-up = Tørrlegg dette!
callout-meet-here = La oss møtes her!
callout-give-me = Gi meg det kortet, er du snill!

study-clock = tur
study-captured = Skatter tatt
study-sunk = Brikker som synker
study-card-drawn = Kort trukket
study-in-the-water = Eventyrere i vannet
study-water-rose = Vannet stiger

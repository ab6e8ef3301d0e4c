# Nisyros
game-name = Nisyros
game-tagline = Ti innbyggere hver, båter å bygge, og lava på vei mot sjøen.

# Options
option-level = Nivå
option-level-help = Hva hver innbygger trenger for å forlate øya, og hvor mange utbrudd som kommer i en runde.
option-level-achilles = Akilles: en båt hver, 2 utbrudd
option-level-heracles = Herakles: en båt og 1 hvete hver, 2 utbrudd
option-level-zeus = Zevs: en båt og 1 hvete hver, 3 utbrudd
option-coasts = Rekkefølgen på kystene
option-coasts-help = Hvordan de fire kystene ligger rundt øya, med klokka.
option-coasts-fixed = Mandraki, Pali, Emporios, Nikia
option-coasts-shuffled = ved loddtrekning
option-dams = Demningsfelt i ring 2, 3 og 4 og ved kysten
option-dams-help = Hvor mange demninger som trengs for å stanse lavaen i ring 2, 3 og 4 og ved kysten.
option-dams-2-2-2-2 = 2, 2, 2, 2
option-dams-1-2-2-3 = 1, 2, 2, 3
option-boats = Båter kan ligge
option-boats-help = Om båter også kan ligge ved kyster der ingen spiller bor.
option-boats-in-play = ved spillernes kyster
option-boats-anywhere = også ved ubebodde kyster
option-villages = Landsbyer
option-villages-help = Om landsbyene deles ut, eller om spillerne velger dem etter tur.
option-villages-neighbours = naboer, med klokka fra Mandraki
option-villages-chosen = valgt av spillerne
option-start = Startspiller
option-start-help = Hvem som er aktiv spiller i første runde.
option-start-lot = ved loddtrekning
option-start-0 = Spiller 1
option-start-1 = Spiller 2
option-start-2 = Spiller 3
option-start-3 = Spiller 4
option-starting-workers = Arbeidere ved starten
option-starting-workers-help = Hvor mange av hver spillers ti innbyggere som begynner som arbeidere; de andre er landsbyboere.
option-starting-wheat = Hvete ved starten
option-starting-wheat-help = Hvor mye hvete laget begynner med for hver spiller.
option-eruptions = Utbrudd per runde
option-eruptions-help = Hvor mange det er før terningene teller. I esken er det nivået som avgjør.
option-cards-on-top = Stjernekort øverst
option-cards-on-top-help = Hvor mange av de ti stjernekortene som ligger øverst i hendelsesbunken; de andre stokkes inn under.

# The board
village-mandraki = Mandraki
village-pali = Pali
village-emporios = Emporios
village-nikia = Nikia
workplace-mandraki-ring1 = ring 1 over Mandraki
area-mandraki-ring1 = ring 1 over Mandraki
workplace-mandraki-ring2 = ring 2 over Mandraki
area-mandraki-ring2 = ring 2 over Mandraki
workplace-mandraki-ring3 = ring 3 over Mandraki
area-mandraki-ring3 = ring 3 over Mandraki
workplace-mandraki-ring4 = ring 4 over Mandraki
area-mandraki-ring4 = ring 4 over Mandraki
workplace-mandraki-theatre = teateret i Mandraki
workplace-mandraki-shipyard = båtverftet i Mandraki
workplace-mandraki-dams = demningsplassen i Mandraki
area-mandraki-coast = kysten ved Mandraki
workplace-pali-ring1 = ring 1 over Pali
area-pali-ring1 = ring 1 over Pali
workplace-pali-ring2 = ring 2 over Pali
area-pali-ring2 = ring 2 over Pali
workplace-pali-ring3 = ring 3 over Pali
area-pali-ring3 = ring 3 over Pali
workplace-pali-ring4 = ring 4 over Pali
area-pali-ring4 = ring 4 over Pali
workplace-pali-theatre = teateret i Pali
workplace-pali-shipyard = båtverftet i Pali
workplace-pali-dams = demningsplassen i Pali
area-pali-coast = kysten ved Pali
workplace-emporios-ring1 = ring 1 over Emporios
area-emporios-ring1 = ring 1 over Emporios
workplace-emporios-ring2 = ring 2 over Emporios
area-emporios-ring2 = ring 2 over Emporios
workplace-emporios-ring3 = ring 3 over Emporios
area-emporios-ring3 = ring 3 over Emporios
workplace-emporios-ring4 = ring 4 over Emporios
area-emporios-ring4 = ring 4 over Emporios
workplace-emporios-theatre = teateret i Emporios
workplace-emporios-shipyard = båtverftet i Emporios
workplace-emporios-dams = demningsplassen i Emporios
area-emporios-coast = kysten ved Emporios
workplace-nikia-ring1 = ring 1 over Nikia
area-nikia-ring1 = ring 1 over Nikia
workplace-nikia-ring2 = ring 2 over Nikia
area-nikia-ring2 = ring 2 over Nikia
workplace-nikia-ring3 = ring 3 over Nikia
area-nikia-ring3 = ring 3 over Nikia
workplace-nikia-ring4 = ring 4 over Nikia
area-nikia-ring4 = ring 4 over Nikia
workplace-nikia-theatre = teateret i Nikia
workplace-nikia-shipyard = båtverftet i Nikia
workplace-nikia-dams = demningsplassen i Nikia
area-nikia-coast = kysten ved Nikia
resource-stone = stein
face-stone = ×2 stein
resource-wood = tømmer
face-wood = ×2 tømmer
resource-wheat = hvete
face-wheat = ×2 hvete
face-shipyard = ×2 båtverft
face-dams = ×2 demninger
face-theatre = ×2 teater
face-hermes = Hermes
face-more = +1 utbrudd
face-less = −1 utbrudd
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
luck-red = rød
luck-black = svart

# The cards
card-plan = genial plan
card-runner = maratonløper
card-thunderstorm = tordenvær
card-storm = storm
card-harvest = innhøsting
card-drizzle = duskregn
card-fasting = faste
card-rats = rotter
card-siesta = siesta
card-fumes = vulkangass
card-search = leteaksjon
card-boat = herreløs båt
card-oracle = orakel
card-crevice = jordsprekk
card-call = nødrop
card-woodworm = tremark
card-tremor = jordrystelse
card-earthquake = jordskjelv
card-wind = pålandsvind
card-panic = panikk

# What can be done
do-settle = Bosett deg i { $village }
do-pick = Ta en arbeider fra: { $workplace }
do-put = Sett arbeideren på: { $workplace }
do-sail = Seil en båt fra { $village } til { $to }
do-ready = Klar
do-zone = Velg sonen til { $village }
do-coast = Velg kysten ved { $village }
do-strike = En arbeider ({ $seat }): { $workplace }
do-breach = Ofre en demning: { $area }
do-find = Hent en innbygger tilbake fra Hades ({ $seat })
do-reroll = Kast terning { $die } på nytt
do-double = Legg en dobler på: { $workplace }
do-hermes = Legg Hermes på: { $workplace }
do-run = Flytt en arbeider ({ $seat }) fra: { $workplace }
do-run-lying = Flytt en liggende arbeider ({ $seat }) fra: { $workplace }
do-boat = Bygg en båt i { $village }
do-dam = Bygg en demning: { $area }
do-summon = Tilkall en landsbyboer ({ $seat }) i { $village }
do-board-citizen = Med båt: en landsbyboer ({ $seat })
do-board-worker = Med båt: en arbeider ({ $seat })
do-rescue-citizen = Til Kos: en landsbyboer ({ $seat }) fra { $village }
do-rescue-worker = Til Kos: en arbeider ({ $seat }) fra { $workplace }
do-pass = Pass
do-default = Velg resten for meg
do-end-step = Avslutt trinnet for alle

# What happened
event-area-laid = Lagt ut: { $area }, { $resource }.
event-coasts-laid = Kystene med klokka: { $first }, { $second }, { $third }, { $fourth }.
event-settled = { $seat } bor i { $village }.
event-round-began = Runde { $number }. { $seat } er aktiv spiller.
event-worker-moved = En av arbeiderne til { $seat }: { $origin } → { $workplace }.
event-boat-sailed = En båt seiler fra { $origin } til { $village }.
event-events-due = { $number ->
    [one] Én hendelse.
   *[other] { $number } hendelser.
}
event-pile-shuffled = De kastede hendelseskortene stokkes til en ny bunke.
event-card-drawn = Hendelse: { $card }.
event-card-waits = Kortet «{ $card }» venter på sitt trinn.
event-card-spent = Kortet «{ $card }» legges i kastebunken.
event-no-effect = Kortet «{ $card }» har ingen virkning.
event-volcano-thrown = Vulkanterningen viser { $volcano }.
event-store-lost = Tapt: { $number } { $resource }.
event-lay-down = En av arbeiderne til { $seat } tar siesta: { $workplace }.
event-fumes-in = Vulkangass: { $area } gir ingenting denne runden.
event-found = En av innbyggerne til { $seat } er funnet og står på teateret i { $village }.
event-boat-landed = En båt driver i land ved { $village }.
event-boat-lost = En båt ved { $village } knuses.
event-lava-sank = Lavaen synker, og området er fritt igjen: { $area }.
event-dam-lost = En demning brister: { $area }.
event-panicked = En av arbeiderne til { $seat } får panikk og forlater { $workplace }.
event-die-thrown = Terning { $die }: { $face }.
event-die-placed = Terning { $die } ({ $face }) ligger på: { $workplace }.
event-gathered = Samlet i { $workplace }: { $number } { $resource }.
event-bonus-taken = Bonus fra { $workplace }: 1 { $resource }.
event-store-full = Lageret er fullt: { $number } { $resource } går tapt.
event-boat-built = En båt bygges i { $village }.
event-dam-built = En demning bygges: { $area }.
event-summoned = En av landsbyboerne til { $seat } blir arbeider i { $village }.
event-sheltered = En av arbeiderne til { $seat } søker ly på teateret i { $village }.
event-fed = Arbeiderne spiser { $number } hvete.
event-wheat-missing = Det mangler { $number } hvete.
event-fell-sick = En av arbeiderne til { $seat } blir syk og forlater { $workplace }.
event-lava-flowed = Lavaen strømmer og dekker { $area }.
event-dams-held = Demningene holder: { $area }.
event-eruptions-come = { $number ->
    [0] Ingen utbrudd denne runden.
    [one] Ett utbrudd denne runden.
   *[other] { $number } utbrudd denne runden.
}
event-erupted = Utbrudd: Lava dekker { $area }.
event-fled-to = En av innbyggerne til { $seat } slipper unna til { $village }.
event-fled-by-boat = En av innbyggerne til { $seat } flykter med båt til Kos.
event-perished = En av innbyggerne til { $seat } var for sen og havner i Hades.
event-cut-off = En av innbyggerne til { $seat } er avskåret og havner i Hades.
event-boats-burned = { $number ->
    [one] Båten som lå igjen ved { $village }, er tapt.
   *[other] { $number } båter som lå igjen ved { $village }, er tapt.
}
event-evacuated = En av innbyggerne til { $seat } er trygg på Kos.
event-moved-home = { $seat } bor nå i { $village }.
event-game-ended = Spillet er slutt: { $reason }.
reason-none = det går videre
reason-covered = hele øya er dekket av lava
reason-no-coast = ingen spiller har en fri kyst igjen
reason-nobody = ingen er igjen på øya

# What is asked
prompt-coasts = Kystene legges ut.
prompt-areas = Ressursområdene legges ut.
prompt-villages = { $seat } velger en landsby.
    .you = Velg en landsby.
prompt-start = Det trekkes lodd om hvem som blir startspiller.
prompt-placing = { $boats ->
    [0] Trinn 1: { $seat } plasserer arbeidere; det kan de andre også.
   *[other] Trinn 1: { $seat } plasserer arbeidere; det kan de andre også. Båter kan seile.
}
    .you = { $boats ->
        [0] Trinn 1: Plasser arbeidere; det kan de andre også.
       *[other] Trinn 1: Plasser arbeidere; det kan de andre også. Båter kan seile.
    }
prompt-held = Trinn 1: Hvor setter { $seat } arbeideren fra { $workplace }?
    .you = Trinn 1: Hvor setter du arbeideren fra { $workplace }?
prompt-event-die = Trinn 2: hendelsesterningen.
prompt-draw = Trinn 2: et hendelseskort.
prompt-card-die = Trinn 2: vulkanterningen.
prompt-card-zone = Kortet «{ $card }»: { $seat } velger hvor.
    .you = Kortet «{ $card }»: Velg hvor.
prompt-card-workers = Kortet «{ $card }»: { $seat } velger { $count ->
    [one] én arbeider.
   *[other] { $count } arbeidere.
}
    .you = Kortet «{ $card }»: Velg { $count ->
        [one] én arbeider.
       *[other] { $count } arbeidere.
    }
prompt-card-dam = Kortet «{ $card }»: { $seat } velger hvilken demning som brister.
    .you = Kortet «{ $card }»: Velg hvilken demning som brister.
prompt-card-search = Leteaksjon: { $seat } velger hvem som kommer tilbake fra Hades.
    .you = Leteaksjon: Velg hvem som kommer tilbake fra Hades.
prompt-rolling = Trinn 3: { $count ->
    [one] Én handlingsterning kastes.
   *[other] { $count } handlingsterninger kastes.
}
prompt-rerolling = Genial plan: { $seat } velger én eller to terninger som kastes på nytt.
    .you = Genial plan: Velg én eller to terninger som kastes på nytt.
prompt-doubling = Trinn 3: { $seat } legger ut doblerne.
    .you = Trinn 3: Legg ut doblerne.
prompt-running = Maratonløper: { $seat } flytter én arbeider.
    .you = Maratonløper: Flytt én arbeider.
prompt-building = Trinn 5: { $seat } bygger båter og demninger.
    .you = Trinn 5: Bygg båter og demninger.
prompt-summoning = Trinn 6: { $seat } tilkaller nye arbeidere.
    .you = Trinn 6: Tilkall nye arbeidere.
prompt-sheltering = Duskregn: { $seat } sender { $count ->
    [one] én arbeider til et teater.
   *[other] { $count } arbeidere til teatrene.
}
    .you = Duskregn: Send { $count ->
        [one] én arbeider til et teater.
       *[other] { $count } arbeidere til teatrene.
    }
prompt-sickness = Trinn 7: { $seat } velger { $count ->
    [one] én arbeider som blir syk.
   *[other] { $count } arbeidere som blir syke.
}
    .you = Trinn 7: Velg { $count ->
        [one] én arbeider som blir syk.
       *[other] { $count } arbeidere som blir syke.
    }
prompt-boarding = Flukt fra { $area }: { $seat } velger hvem som prøver neste båt ({ $count ->
    [one] én båt
   *[other] { $count } båter
}).
    .you = Flukt fra { $area }: Velg hvem som prøver neste båt ({ $count ->
        [one] én båt
       *[other] { $count } båter
    }).
prompt-fleeing = Flukt fra { $area }: den røde terningen for en av innbyggerne til { $person }.
prompt-refuge = Flukt fra { $area }: { $seat } velger hvor innbyggeren til { $person } skal.
    .you = Flukt fra { $area }: Velg hvor innbyggeren til { $person } skal.
prompt-eruption-die = Trinn 9: vulkanterningen.
prompt-direction = Trinn 9: { $seat } velger hvilken sone utbruddet rammer.
    .you = Trinn 9: Velg hvilken sone utbruddet rammer.
prompt-evacuating = Trinn 10: { $seat } sender innbyggere til Kos ({ $count ->
    [one] én båt
   *[other] { $count } båter
}).
    .you = Trinn 10: Send innbyggere til Kos ({ $count ->
        [one] én båt
       *[other] { $count } båter
    }).
prompt-moving-home = { $seat } velger et nytt hjem.
    .you = Velg et nytt hjem.
prompt-returning = { $seat } kan flytte tilbake til { $village } eller bli i { $home } («{ do-pass }»).
    .you = Du kan flytte tilbake til { $village } eller bli i { $home } («{ do-pass }»).

# How it ended
verdict-playing = pågår
verdict-defeat-covered = nederlag, øya dekket
verdict-defeat-no-coast = nederlag, ingen kyst igjen
verdict-defeat-nobody = nederlag, ingen igjen
verdict-small-covered = liten seier, øya dekket
verdict-small-no-coast = liten seier, ingen kyst igjen
verdict-small-nobody = liten seier, ingen igjen
verdict-big-covered = stor seier, øya dekket
verdict-big-no-coast = stor seier, ingen kyst igjen
verdict-big-nobody = stor seier, ingen igjen
result-big = Stor seier! Hver spiller reddet minst { $count } innbyggere ({ $reason }).
result-small = Liten seier: Hver spiller reddet minst { $count } innbyggere ({ $reason }).
result-defeat = { $count ->
    [0] Nederlag: Én spiller reddet ingen ({ $reason }).
    [one] Nederlag: Én spiller reddet bare én innbygger ({ $reason }).
   *[other] Nederlag: Én spiller reddet bare { $count } innbyggere ({ $reason }).
}

# On the page: words of the board
goal-people = Få sju av innbyggerne til { $seat } til Kos; hittil: { $count }
board-round = Runde { $number }
board-level-achilles = Akilles
board-level-heracles = Herakles
board-level-zeus = Zevs
board-kos = Kos
board-hades = Hades
board-lava = lava
board-stores = Lager
board-supply = i reserve
board-dice = Terninger
board-die = Terning { $die }
board-named = kastes på nytt
board-cards = Hendelseskort
board-events-left = { $number ->
    [one] én hendelse til
   *[other] { $number } hendelser til
}
board-dams-of = demninger { $number } av { $spots }
board-boats-at = { $number ->
    [0] Ingen båt ved { $village }
    [one] Én båt ved { $village }
   *[other] { $number } båter ved { $village }
}
board-people-of = { $number ->
    [one] { $seat }: én innbygger
   *[other] { $seat }: { $number } innbyggere
}
board-workers = Arbeidere
board-citizens = Landsbyboere
board-lives-in = nå i { $village }
board-ready = klar
board-not-ready = plasserer fortsatt
board-saved-of = { $number } av 10 reddet; 7 gir en liten seier, 9 en stor
board-lying = { $number ->
    [one] Én arbeider ligger
   *[other] { $number } arbeidere ligger
}

# On the page: what the event cards do
effect-plan = Kast én eller to handlingsterninger på nytt én gang, aldri en +1.
effect-runner = Når terningene er lagt, kan én arbeider flyttes, innen rekkevidde og om det er plass.
effect-thunderstorm = Steinområder gir dobbelt så mye.
effect-storm = Skogområder gir dobbelt så mye.
effect-harvest = Hveteåkrer gir dobbelt så mye.
effect-drizzle = Etter tilkallingen går hver arbeider til et teater.
effect-fasting = Ingen spiser denne runden.
effect-rats = 2 hvete går tapt.
effect-siesta = To arbeidere gjør ingenting denne runden.
effect-fumes = Det øverste området med arbeidere i én sone gir ingenting denne runden.
effect-search = Én innbygger kan komme tilbake fra Hades.
effect-boat = En båt driver i land.
effect-oracle = Dere velger hvor det første utbruddet går.
effect-crevice = I én sone synker den nederste lavaen bort.
effect-call = Alle tilkallinger teller dobbelt; fortsatt høyst to nye arbeidere på hvert teater.
effect-woodworm = 3 tømmer går tapt.
effect-tremor = I én sone brister en demning.
effect-earthquake = I hver sone brister en demning.
effect-wind = En båt blir knust.
effect-panic = To arbeidere går hjem og blir landsbyboere igjen.

# On the page: the ten steps
step-1-short = Arbeidere
step-2-short = Hendelser
step-3-short = Terninger
step-4-short = Samle
step-5-short = Bygge
step-6-short = Tilkalle
step-7-short = Mat
step-8-short = Lava
step-9-short = Utbrudd
step-10-short = Avreise
step-1 = Trinn 1: arbeidere og båter
step-1-text = Alle plasserer arbeidere; tomme båter kan seile.
step-2 = Trinn 2: hendelser
step-2-text = Den røde terningen sier hvor mange hendelseskort som trekkes.
step-3 = Trinn 3: handlingsterninger
step-3-text = Fem terninger kastes; doblere legges på arbeidsplasser.
step-4 = Trinn 4: innsamling
step-4-text = Arbeidere i skråningene samler stein, tømmer og hvete.
step-5 = Trinn 5: bygging
step-5-text = Båtverft bygger båter for tømmer, demningsplasser bygger demninger for stein.
step-6 = Trinn 6: tilkalling
step-6-text = Arbeidere på teatre tilkaller landsbyboere til arbeid.
step-7 = Trinn 7: mat
step-7-text = En spiller med arbeidere betaler 1 hvete, med seks eller flere 2.
step-8 = Trinn 8: lavastrøm
step-8-text = I hver sone med lava strømmer den ett område ned, med mindre demninger stanser den. Ikke i runde 1.
step-9 = Trinn 9: utbrudd
step-9-text = Vulkanterningen viser hvor hvert utbrudd går.
step-10 = Trinn 10: evakuering
step-10-text = Innbyggere drar til Kos: Hver trenger en båt, på Herakles og Zevs også 1 hvete.

# On the page: what things are
tip-island = Øya Nisyros
tip-village = Landsbyen { $village }
tip-village-text = Her bor landsbyboere. En arbeider på teateret kan tilkalle dem til arbeid.
tip-sea = Sjøen utenfor { $village }
tip-boats-text = I trinn 1 seiler tomme båter fritt fra kyst til kyst. Hver båt tar med én innbygger til Kos.
tip-clock = { $rounds ->
    [one] { $village }: omtrent én runde igjen
   *[other] { $village }: omtrent { $rounds } runder igjen
}
tip-clock-text = Et anslag: Så lenge står denne kysten hvis vulkanen gjør som den pleier. Demninger gir mer tid.
tip-kos = Kos: reddede innbyggere
tip-kos-text = Sju innbyggere fra hver spiller gir en liten seier, ni en stor.
tip-hades = Hades: tapte innbyggere
tip-hades-text = Den som flykter og kaster rødt, er tapt, og det er også den som ikke kan nå noen kyst.
tip-theatre-text = { $number ->
    [0] I trinn 6 tilkaller hver arbeider her én landsbyboer, høyst to per runde.
    [one] Én landsbyboer til kan tilkalles her.
   *[other] { $number } landsbyboere til kan tilkalles her.
}
tip-shipyard-text = { $number ->
    [0] I trinn 5 bygger hver arbeider her en båt for 1 tømmer. Høyst tre arbeidere.
    [one] Én båt til kan bygges her, for 1 tømmer.
   *[other] { $number } båter til kan bygges her, for 1 tømmer hver.
}
tip-dams-text = { $number ->
    [0] I trinn 5 bygger hver arbeider her en demning i denne sonen for 1 stein.
    [one] Én demning til kan bygges i denne sonen, for 1 stein.
   *[other] { $number } demninger til kan bygges i denne sonen, for 1 stein hver.
}
tip-coast-text = Når alle demningsfeltene er fylt, stanser lavastrømmen her ({ $number } av { $spots }). Et utbrudd ødelegger demningene.
tip-top-text = Hver arbeider samler 2 { $resource }, den første også bonusen. Høyst to arbeidere.
tip-top-taken-text = Hver arbeider samler 2 { $resource }. Høyst to arbeidere.
tip-upper-text = Hver arbeider samler 2 { $resource }. Høyst to arbeidere. Demninger: { $number } av { $spots }.
tip-lower-text = Hver arbeider samler 1 { $resource }. Demninger: { $number } av { $spots }.
tip-lava-text = Dekket av lava: Her kan ingen stå lenger.
tip-fleeing-text = Lavaen er her: Alle i dette området må flykte.
tip-fumes-text = Vulkangass: Ingen her samler, bygger eller tilkaller denne runden.
tip-event-die = Hendelsesterningen
tip-event-die-text = Så mange hendelser kommer denne runden.
tip-volcano-die = Vulkanterningen
tip-volcano-die-text = Viser sonen for et utbrudd eller et kort. Med to landsbyer velger laget.
tip-flight-die = Fluktterningen
tip-flight-die-text = Svart: slipper unna. Rødt: tapt. To av tre klarer seg.
tip-die-blank-text = Kastes i trinn 3.
tip-die-eruption-text = Endrer antallet utbrudd i trinn 9.
tip-die-hermes-text = Dobler en hvilken som helst arbeidsplass der noen kan arbeide.
tip-die-doubler-text = Dobler en arbeidsplass av sitt slag der noen kan arbeide.
tip-pile = { $number ->
    [one] Hendelsesbunke: ett kort
   *[other] Hendelsesbunke: { $number } kort
}
tip-pile-text = { $stars ->
    [0] Fortsatt i bunken: { $cards }.
   *[other] Stjernekort øverst: { $stars }. Fortsatt i bunken: { $cards }.
}
tip-discard = { $number ->
    [0] Kastebunken er tom
    [one] Kastebunke: ett kort
   *[other] Kastebunke: { $number } kort
}
tip-discard-text = { $cards }.
tip-store = { $resource }: { $number } av { $limit }
tip-store-stone = Hver demning koster 1 stein.
tip-store-wood = Hver båt koster 1 tømmer.
tip-store-wheat = Arbeiderne spiser hvete i trinn 7; på Herakles og Zevs trenger også hver innbygger i en båt 1 hvete.
tip-supply-boats = { $number ->
    [one] Én båt i reserve
   *[other] { $number } båter i reserve
}
tip-supply-dams = { $number ->
    [one] Én demning i reserve
   *[other] { $number } demninger i reserve
}
tip-supply-text = Når reserven er tomt, kan ingenting mer bygges.
tip-round = Runde { $number }
tip-level-achilles = Akilles: Hver innbygger trenger en båt; { $eruptions ->
    [one] ett utbrudd per runde.
   *[other] { $eruptions } utbrudd per runde.
}
tip-level-heracles = Herakles: Hver innbygger trenger en båt og 1 hvete; { $eruptions ->
    [one] ett utbrudd per runde.
   *[other] { $eruptions } utbrudd per runde.
}
tip-level-zeus = Zevs: Hver innbygger trenger en båt og 1 hvete; { $eruptions ->
    [one] ett utbrudd per runde.
   *[other] { $eruptions } utbrudd per runde.
}
tip-eruptions = { $number ->
    [0] Ingen utbrudd i vente
    [one] Ett utbrudd i vente
   *[other] { $number } utbrudd i vente
}
tip-eruptions-open = Terningene viser hvor mange utbrudd som kommer
tip-eruptions-text = Hvert dekker det øverste frie området i en sone; demninger hjelper ikke.
tip-lying-text = Ligger og gjør ingenting denne runden.
tip-person-text = Hjemme i { $village }: arbeider der og i de to sonene ved siden av. Reddet: { $saved }, tapt: { $lost }.

# On the page: names of what can be done
verb-pick = Ta en arbeider
verb-put = Sett ned arbeideren
verb-sail = Seil en båt
verb-zone = Velg en sone
verb-coast = Velg en kyst
verb-settle = Velg en landsby
verb-strike = Velg en arbeider
verb-breach = Ofre en demning
verb-find = Hent noen tilbake
verb-reroll = Kast en terning på nytt
verb-double = Legg en dobler
verb-hermes = Legg Hermes
verb-run = Flytt en arbeider
verb-run-lying = Flytt en liggende arbeider
verb-boat = Bygg en båt
verb-dam = Bygg en demning
verb-summon = Tilkall
verb-board-citizen = En landsbyboer med båt
verb-board-worker = En arbeider med båt
verb-rescue-citizen = En landsbyboer til Kos
verb-rescue-worker = En arbeider til Kos

# The game in numbers
stat-rounds = Runder
stat-saved = Reddede innbyggere
stat-lost = Tapte innbyggere
stat-covered = Områder under lava
stat-boats = Bygde båter
stat-dams = Bygde demninger
stat-summoned = Tilkalte landsbyboere
stat-gathered = Samlet
stat-eaten = Spist hvete
stat-sick = Syke arbeidere
stat-cards = Hendelseskort
stat-eruptions = Utbrudd
stat-flows = Områder lavaen rant over
stat-held = Lavastrømmer stanset av demninger
stat-fled = Innbyggere som slapp unna

# Hvorfor en handling er god: tips og vendepunkter
why-lava = I trinn 8 strømmer lavaen dit, med mindre demninger stanser den, og de som er der, må flykte: { $area }.
why-gathers = En arbeider samler { $number } { $resource } der; på lager: { $store }.
why-bonus = Bonusen der er 1 { $resource } ekstra.
why-calls = { $count ->
    [one] En arbeider der kan tilkalle den siste landsbyboeren i { $village }.
   *[other] En arbeider der kan tilkalle landsbyboere i { $village }: { $count } er igjen.
}
why-shipyard = Båter: { $boats }; innbyggere på øya: { $people }; tømmer på lager: { $wood }.
why-dams-missing = Demninger som mangler mot lavastrømmen der: { $count } ({ $area }); stein på lager: { $stone }.
why-good = { $number } { $resource }
why-brings = Arbeiderne til { $seat } i skråningene samler { $goods }.
why-nobody-in-the-way = Ingen av arbeiderne til { $seat } står der lavaen strømmer i trinn 8.
why-stands = { $rounds ->
    [one] { $village } har omtrent én runde igjen.
   *[other] { $village } har omtrent { $rounds } runder igjen.
}
why-stands-longer = Runder igjen: { $village } omtrent { $rounds }, { $other } omtrent { $less }.
why-more = Dobleren gir { $number } { $resource } ekstra.
why-twice = { $count ->
    [one] Én arbeider der teller dobbelt.
   *[other] { $count } arbeidere der teller dobbelt.
}
why-boats = Båter etterpå: { $boats }; innbyggere på øya: { $people }.
why-dams-hold = Da er alle demningsfeltene der fylt, så lavastrømmen stanser: { $area }.
why-workers = { $count ->
    [one] { $seat } har da én arbeider.
   *[other] { $seat } har da { $count } arbeidere.
}
why-covers = Blir dekket av lava: { $area }; innbyggere der: { $count }.
why-hades = Innbyggere til { $seat } i Hades: { $count }.
why-die = Terning { $die } viser { $face }.
why-fewest = Ingen har færre innbyggere på Kos: { $seat } har da { $count } av de { $needed } som alle trenger.
why-on-kos = { $seat } har da { $count } av de { $needed } innbyggerne på Kos som alle trenger.
# Why something cannot be done
not-pick-nobody = Du har ingen arbeider på øya.
not-pick-tries = Du kan ikke flytte flere ganger i dette trinnet.
not-sail-none = Det ligger ingen båt ved noen kyst.
not-sail-nowhere = Det finnes ingen annen kyst der båter kan ligge.
not-sail-tries = Du kan ikke flytte flere ganger i dette trinnet.
not-boat-builder = Ingen arbeider på et båtverft kan bygge en båt til.
not-boat-wood = Det er ikke noe tømmer igjen: En båt koster 1 tømmer.
not-boat-supply = Det er ingen båt igjen i reserve.
not-dam-builder = Ingen arbeider på en demningsplass kan bygge en demning til.
not-dam-stone = Det er ingen stein igjen: En demning koster 1 stein.
not-dam-supply = Det er ingen demning igjen i reserve.
not-dam-spot = Der demninger kan bygges, er alle demningsfeltene fylt.
not-double-die = Det er ingen dobler igjen som passer til en arbeidsplass der noen kan arbeide.
not-hermes-die = Det er ingen terning med Hermes igjen.
not-rescue-citizen-nobody = Det er ingen landsbyboer igjen i landsbyene.
not-rescue-worker-nobody = Det er ingen arbeider igjen på øya.

moment-lava = Lava!
moment-coast = En kyst er tapt
moment-escape = Unnsluppet!
moment-boat = Av sted til Kos!
moment-hades = Til Hades
# What can be called out
callout-build-boat = Vi trenger båter!
callout-build-dam = Demninger her, takk!
callout-call-people = Tilkall flere folk!

study-clock = runde
study-card-drawn = Hendelseskort
study-perished = Innbyggere som lavaen tar igjen
study-erupted = Utbrudd
study-boat-built = Båter bygget
study-cut-off = Innbyggere som er avskåret

# Nisyros
game-name = Nisyros
game-tagline = Ti mennesker hver, båter å bygge, og lava på vei mot sjøen.

# Options
option-level = Nivå
option-level-help = Hva hvert menneske trenger for å forlate øya, og hvor mange utbrudd som kommer i en runde.
option-level-achilles = Akilles: en båt hver, 2 utbrudd
option-level-heracles = Herakles: en båt og 1 hvete hver, 2 utbrudd
option-level-zeus = Zevs: en båt og 1 hvete hver, 3 utbrudd
option-coasts = Rekkefølgen på kystene
option-coasts-help = Hvordan de fire kystene ligger rundt øya, med klokka.
option-coasts-fixed = Mandraki, Pali, Emporios, Nikia
option-coasts-shuffled = tilfeldig
option-dams = Demningsplasser på ring 2, 3, 4 og kysten
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
option-start-0 = spiller 1
option-start-1 = spiller 2
option-start-2 = spiller 3
option-start-3 = spiller 4

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
card-harvest = avling
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
do-strike = En arbeider fra { $seat }: { $workplace }
do-breach = Ofre en demning: { $area }
do-find = Hent en av folkene til { $seat } tilbake fra Hades
do-reroll = Kast terning { $die } på nytt
do-double = Legg en dobler på: { $workplace }
do-hermes = Legg Hermes på: { $workplace }
do-run = La en arbeider fra { $seat } løpe fra: { $workplace }
do-run-lying = La en liggende arbeider fra { $seat } løpe fra: { $workplace }
do-boat = Bygg en båt i { $village }
do-dam = Bygg en demning: { $area }
do-summon = Tilkall en borger fra { $seat } i { $village }
do-board-citizen = Med båt: en borger fra { $seat }
do-board-worker = Med båt: en arbeider fra { $seat }
do-rescue-citizen = Til Kos: en borger fra { $seat } i { $village }
do-rescue-worker = Til Kos: en arbeider fra { $seat } ({ $workplace })
do-pass = Ingenting mer
do-default = Alle på vanlig måte

# What happened
event-area-laid = Lagt ut: { $area }, { $resource }.
event-coasts-laid = Kystene med klokka: { $first }, { $second }, { $third }, { $fourth }.
event-settled = { $seat } bor i { $village }.
event-round-began = Runde { $number }. { $seat } er aktiv spiller.
event-worker-moved = En arbeider fra { $seat }: { $origin } → { $workplace }.
event-boat-sailed = En båt seiler fra { $origin } til { $village }.
event-events-due = { $number ->
    [one] Én hendelse.
   *[other] { $number } hendelser.
}
event-pile-shuffled = De brukte hendelseskortene blir ny bunke.
event-card-drawn = Hendelse: { $card }.
event-card-waits = Kortet «{ $card }» venter på sitt trinn.
event-card-spent = Kortet «{ $card }» er utført.
event-no-effect = Kortet «{ $card }» har ingen virkning.
event-volcano-thrown = Vulkanterningen viser { $volcano }.
event-store-lost = Tapt: { $number } { $resource }.
event-lay-down = En arbeider fra { $seat } tar siesta: { $workplace }.
event-fumes-in = Vulkangass: { $area } gir ingenting denne runden.
event-found = En av folkene til { $seat } er funnet og står ved teateret i { $village }.
event-boat-landed = En båt driver i land ved { $village }.
event-boat-lost = En båt ved { $village } knuses.
event-lava-sank = Lavaen synker, og området er fritt igjen: { $area }.
event-dam-lost = En demning brister: { $area }.
event-panicked = En arbeider fra { $seat } får panikk og forlater { $workplace }.
event-die-thrown = Terning { $die }: { $face }.
event-die-placed = Terning { $die } ({ $face }) ligger på: { $workplace }.
event-gathered = Samlet på { $workplace }: { $number } { $resource }.
event-bonus-taken = Bonus fra { $workplace }: 1 { $resource }.
event-store-full = Lageret er fullt: { $number } { $resource } går tapt.
event-boat-built = En båt bygges i { $village }.
event-dam-built = En demning bygges: { $area }.
event-summoned = En borger fra { $seat } blir arbeider i { $village }.
event-sheltered = En arbeider fra { $seat } søker ly ved teateret i { $village }.
event-fed = Arbeiderne spiser { $number } hvete.
event-wheat-missing = Det mangler { $number } hvete.
event-fell-sick = En arbeider fra { $seat } blir syk og forlater { $workplace }.
event-lava-flowed = Lavaen strømmer og dekker { $area }.
event-dams-held = Demningene holder: { $area }.
event-eruptions-come = { $number ->
    [0] Ingen utbrudd denne runden.
    [one] Ett utbrudd denne runden.
   *[other] { $number } utbrudd denne runden.
}
event-erupted = Utbrudd: lava dekker { $area }.
event-fled-to = En av folkene til { $seat } slipper unna til { $village }.
event-fled-by-boat = En av folkene til { $seat } flykter med båt til Kos.
event-perished = En av folkene til { $seat } var for sen og går til Hades.
event-cut-off = En av folkene til { $seat } er avskåret og går til Hades.
event-boats-burned = { $number ->
    [one] Båten som lå igjen ved { $village }, er tapt.
   *[other] { $number } båter som lå igjen ved { $village }, er tapt.
}
event-evacuated = En av folkene til { $seat } er trygg på Kos.
event-moved-home = { $seat } bor nå i { $village }.
event-game-ended = Spillet er over: { $reason }.
reason-none = det går videre
reason-covered = hele øya er dekket av lava
reason-no-coast = ingen spiller har en åpen kyst igjen
reason-nobody = ingen er igjen på øya

# What is asked
prompt-coasts = Kystene legges ut.
prompt-areas = Ressursområdene legges ut.
prompt-villages = { $seat } velger en landsby.
prompt-start = Det trekkes lodd om startspilleren.
prompt-placing = Trinn 1: { $seat } plasserer arbeidere; det kan de andre også. Båter kan seile.
prompt-held = Trinn 1: Hvor setter { $seat } arbeideren fra { $workplace }?
prompt-event-die = Trinn 2: hendelsesterningen.
prompt-draw = Trinn 2: et hendelseskort.
prompt-card-die = Trinn 2: vulkanterningen.
prompt-card-zone = Kortet «{ $card }»: { $seat } velger hvor.
prompt-card-workers = Kortet «{ $card }»: { $seat } velger { $count ->
    [one] én arbeider til.
   *[other] { $count } arbeidere til.
}
prompt-card-dam = Kortet «{ $card }»: { $seat } velger hvilken demning som brister.
prompt-card-search = Leteaksjon: { $seat } velger hvem som kommer tilbake fra Hades.
prompt-rolling = Trinn 3: { $count ->
    [one] én handlingsterning kastes.
   *[other] { $count } handlingsterninger kastes.
}
prompt-rerolling = Genial plan: { $seat } velger én eller to terninger som kastes på nytt.
prompt-doubling = Trinn 3: { $seat } legger ut doblerne.
prompt-running = Maratonløper: { $seat } flytter én arbeider.
prompt-building = Trinn 5: { $seat } bygger båter og demninger.
prompt-summoning = Trinn 6: { $seat } tilkaller nye arbeidere.
prompt-sheltering = Duskregn: { $seat } fører { $count ->
    [one] én arbeider til et teater.
   *[other] { $count } arbeidere til et teater.
}
prompt-sickness = Trinn 7: { $seat } velger { $count ->
    [one] én syk arbeider til.
   *[other] { $count } syke arbeidere til.
}
prompt-boarding = Flukt fra { $village }: { $seat } sier hvem som prøver neste båt ({ $count ->
    [one] én båt
   *[other] { $count } båter
}).
prompt-fleeing = Flukt fra { $village }: den røde terningen for en av folkene til { $person }.
prompt-refuge = Flukt fra { $village }: { $seat } velger hvor den flyktende fra { $person } skal.
prompt-eruption-die = Trinn 9: vulkanterningen.
prompt-direction = Trinn 9: { $seat } velger retningen på utbruddet.
prompt-evacuating = Trinn 10: { $seat } bringer folk til Kos ({ $count ->
    [one] én båt
   *[other] { $count } båter
}).
prompt-moving-home = { $seat } velger et nytt hjem.

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
result-big = Stor seier! Hver spiller reddet minst { $count } mennesker; { $reason }.
result-small = Liten seier: hver spiller reddet minst { $count } mennesker; { $reason }.
result-defeat = { $count ->
    [0] Nederlag: én spiller reddet ingen; { $reason }.
    [one] Nederlag: én spiller reddet bare ett menneske; { $reason }.
   *[other] Nederlag: én spiller reddet bare { $count } mennesker; { $reason }.
}

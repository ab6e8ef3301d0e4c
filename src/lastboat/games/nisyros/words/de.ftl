# Nisyros
game-name = Nisyros
game-tagline = Je zehn Einwohner, Boote im Bau, und die Lava fließt schon Richtung Meer.

# Options
option-level = Schwierigkeitsgrad
option-level-help = Was jeder Einwohner braucht, um die Insel zu verlassen, und wie viele Ausbrüche in einer Runde kommen.
option-level-achilles = Achilles: je ein Boot, 2 Ausbrüche
option-level-heracles = Herakles: je ein Boot und 1 Weizen, 2 Ausbrüche
option-level-zeus = Zeus: je ein Boot und 1 Weizen, 3 Ausbrüche
option-coasts = Anordnung der Küstengebiete
option-coasts-help = Wie die vier Küstengebiete im Uhrzeigersinn um die Insel liegen.
option-coasts-fixed = Mandraki, Pali, Emporios, Nikia
option-coasts-shuffled = zufällig
option-dams = Dammplätze von Ring 2, 3, 4 und Küste
option-dams-help = Wie viele Dämme nötig sind, um die Lava in Ring 2, 3 und 4 und an der Küste aufzuhalten.
option-dams-2-2-2-2 = 2, 2, 2, 2
option-dams-1-2-2-3 = 1, 2, 2, 3
option-boats = Liegeplätze der Boote
option-boats-help = Ob Boote auch an Küsten liegen dürfen, an denen kein Spieler wohnt.
option-boats-in-play = nur an bewohnten Küsten
option-boats-anywhere = auch an unbewohnten Küsten
option-villages = Dörfer
option-villages-help = Ob die Dörfer verteilt werden oder die Spieler sie nacheinander wählen.
option-villages-neighbours = Nachbarn, im Uhrzeigersinn ab Mandraki
option-villages-chosen = von den Spielern gewählt
option-start = Startspieler
option-start-help = Wer in der ersten Runde der aktive Spieler ist.
option-start-lot = ausgelost
option-start-0 = Spieler 1
option-start-1 = Spieler 2
option-start-2 = Spieler 3
option-start-3 = Spieler 4
option-starting-workers = Arbeiter zu Beginn
option-starting-workers-help = Wie viele der zehn Einwohner jedes Spielers als Arbeiter beginnen; die anderen sind Dorfbewohner.
option-starting-wheat = Weizen zu Beginn
option-starting-wheat-help = Mit wie viel Weizen je Spieler das Team beginnt.
option-eruptions = Ausbrüche je Runde
option-eruptions-help = Wie viele es sind, bevor die Würfel zählen. In der Schachtel entscheidet der Schwierigkeitsgrad.
option-cards-on-top = Sternkarten obenauf
option-cards-on-top-help = Wie viele der zehn Sternkarten oben auf dem Ereignisstapel liegen; die anderen werden darunter gemischt.

# The board
village-mandraki = Mandraki
village-pali = Pali
village-emporios = Emporios
village-nikia = Nikia
workplace-mandraki-ring1 = Ring 1 über Mandraki
area-mandraki-ring1 = Ring 1 über Mandraki
workplace-mandraki-ring2 = Ring 2 über Mandraki
area-mandraki-ring2 = Ring 2 über Mandraki
workplace-mandraki-ring3 = Ring 3 über Mandraki
area-mandraki-ring3 = Ring 3 über Mandraki
workplace-mandraki-ring4 = Ring 4 über Mandraki
area-mandraki-ring4 = Ring 4 über Mandraki
workplace-mandraki-theatre = Treffpunkt von Mandraki
workplace-mandraki-shipyard = Werft von Mandraki
workplace-mandraki-dams = Dammbaustelle von Mandraki
area-mandraki-coast = Küstengebiet von Mandraki
workplace-pali-ring1 = Ring 1 über Pali
area-pali-ring1 = Ring 1 über Pali
workplace-pali-ring2 = Ring 2 über Pali
area-pali-ring2 = Ring 2 über Pali
workplace-pali-ring3 = Ring 3 über Pali
area-pali-ring3 = Ring 3 über Pali
workplace-pali-ring4 = Ring 4 über Pali
area-pali-ring4 = Ring 4 über Pali
workplace-pali-theatre = Treffpunkt von Pali
workplace-pali-shipyard = Werft von Pali
workplace-pali-dams = Dammbaustelle von Pali
area-pali-coast = Küstengebiet von Pali
workplace-emporios-ring1 = Ring 1 über Emporios
area-emporios-ring1 = Ring 1 über Emporios
workplace-emporios-ring2 = Ring 2 über Emporios
area-emporios-ring2 = Ring 2 über Emporios
workplace-emporios-ring3 = Ring 3 über Emporios
area-emporios-ring3 = Ring 3 über Emporios
workplace-emporios-ring4 = Ring 4 über Emporios
area-emporios-ring4 = Ring 4 über Emporios
workplace-emporios-theatre = Treffpunkt von Emporios
workplace-emporios-shipyard = Werft von Emporios
workplace-emporios-dams = Dammbaustelle von Emporios
area-emporios-coast = Küstengebiet von Emporios
workplace-nikia-ring1 = Ring 1 über Nikia
area-nikia-ring1 = Ring 1 über Nikia
workplace-nikia-ring2 = Ring 2 über Nikia
area-nikia-ring2 = Ring 2 über Nikia
workplace-nikia-ring3 = Ring 3 über Nikia
area-nikia-ring3 = Ring 3 über Nikia
workplace-nikia-ring4 = Ring 4 über Nikia
area-nikia-ring4 = Ring 4 über Nikia
workplace-nikia-theatre = Treffpunkt von Nikia
workplace-nikia-shipyard = Werft von Nikia
workplace-nikia-dams = Dammbaustelle von Nikia
area-nikia-coast = Küstengebiet von Nikia
resource-stone = Stein
face-stone = ×2 Stein
resource-wood = Holz
face-wood = ×2 Holz
resource-wheat = Weizen
face-wheat = ×2 Weizen
face-shipyard = ×2 Werft
face-dams = ×2 Dämme
face-theatre = ×2 Treffpunkt
face-hermes = Hermes
face-more = +1 Ausbruch
face-less = −1 Ausbruch
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
luck-red = rot
luck-black = schwarz

# The cards
card-plan = Brillanter Plan
card-runner = Marathonläufer
card-thunderstorm = Wirbelsturm
card-storm = Sturm
card-harvest = Exzellenter Ertrag
card-drizzle = Nieselregen
card-fasting = Fasten
card-rats = Ratten
card-siesta = Siesta
card-fumes = Vulkangase
card-search = Suchaktion
card-boat = Unbemanntes Boot
card-oracle = Orakel
card-crevice = Felsspalte
card-call = Notfallruf
card-woodworm = Holzwurm
card-tremor = Erdzittern
card-earthquake = Erdbeben
card-wind = Auflandiger Wind
card-panic = Panik

# What can be done
do-settle = In { $village } wohnen
do-pick = Arbeiter nehmen: { $workplace }
do-put = Arbeiter hinstellen: { $workplace }
do-sail = Ein Boot von { $village } nach { $to } bewegen
do-ready = Fertig
do-zone = Die Zone von { $village } wählen
do-coast = Das Küstengebiet von { $village } wählen
do-strike = Ein Arbeiter von { $seat }: { $workplace }
do-breach = Einen Damm aufgeben: { $area }
do-find = Einen Einwohner von { $seat } aus dem Hades holen
do-reroll = Würfel { $die } noch einmal werfen
do-double = Verdoppler legen: { $workplace }
do-hermes = Hermes legen: { $workplace }
do-run = Arbeiter von { $seat } bewegen: { $workplace }
do-run-lying = Liegenden Arbeiter von { $seat } bewegen: { $workplace }
do-boat = Ein Boot in { $village } bauen
do-dam = Einen Damm bauen: { $area }
do-summon = Einen Dorfbewohner von { $seat } in { $village } aufrufen
do-board-citizen = Mit dem Boot: ein Dorfbewohner von { $seat }
do-board-worker = Mit dem Boot: ein Arbeiter von { $seat }
do-rescue-citizen = Nach Kos: ein Dorfbewohner von { $seat } aus { $village }
do-rescue-worker = Nach Kos: ein Arbeiter von { $seat } ({ $workplace })
do-pass = Passen
do-default = Den Rest automatisch erledigen
do-end-step = Den Schritt für alle beenden

# What happened
event-area-laid = Gelegt: { $area }, { $resource }.
event-coasts-laid = Küsten im Uhrzeigersinn: { $first }, { $second }, { $third }, { $fourth }.
event-settled = { $seat } wohnt in { $village }.
event-round-began = Runde { $number }. { $seat } ist aktiver Spieler.
event-worker-moved = Ein Arbeiter von { $seat }: { $origin } → { $workplace }.
event-boat-sailed = Ein Boot fährt von { $origin } nach { $village }.
event-events-due = { $number ->
    [one] Ein Ereignis.
   *[other] { $number } Ereignisse.
}
event-pile-shuffled = Die abgelegten Ereigniskarten werden zu einem neuen Stapel gemischt.
event-card-drawn = Ereignis: { $card }.
event-card-waits = Die Karte „{ $card }“ wartet auf ihren Schritt.
event-card-spent = Die Karte „{ $card }“ kommt auf den Abwurfstapel.
event-no-effect = Die Karte „{ $card }“ hat keine Wirkung.
event-volcano-thrown = Der Vulkanwürfel zeigt { $volcano }.
event-store-lost = Verloren: { $number } { $resource }.
event-lay-down = Ein Arbeiter von { $seat } hält Siesta: { $workplace }.
event-fumes-in = Vulkangase, kein Ertrag in dieser Runde: { $area }.
event-found = Ein Einwohner von { $seat } wurde gefunden und steht am Treffpunkt von { $village }.
event-boat-landed = Ein Boot wird bei { $village } angespült.
event-boat-lost = Ein Boot bei { $village } zerschellt.
event-lava-sank = Die Lava versickert; wieder frei: { $area }.
event-dam-lost = Ein Damm bricht: { $area }.
event-panicked = Ein Arbeiter von { $seat } ({ $workplace }) gerät in Panik und flieht ins Dorf.
event-die-thrown = Würfel { $die }: { $face }.
event-die-placed = Würfel { $die } ({ $face }) → { $workplace }.
event-gathered = Gesammelt, { $workplace }: { $number } { $resource }.
event-bonus-taken = Bonus, { $workplace }: 1 { $resource }.
event-store-full = { $number ->
    [one] Das Lager ist voll: { $number } { $resource } verfällt.
   *[other] Das Lager ist voll: { $number } { $resource } verfallen.
}
event-boat-built = Ein Boot wird in { $village } gebaut.
event-dam-built = Ein Damm wird gebaut: { $area }.
event-summoned = Ein Dorfbewohner von { $seat } wird in { $village } zum Arbeiter.
event-sheltered = Ein Arbeiter von { $seat } geht zum Treffpunkt von { $village }.
event-fed = Die Arbeiter essen { $number } Weizen.
event-wheat-missing = { $number ->
    [one] Es fehlt { $number } Weizen.
   *[other] Es fehlen { $number } Weizen.
}
event-fell-sick = Ein Arbeiter von { $seat } ({ $workplace }) wird krank und geht zurück ins Dorf.
event-lava-flowed = Lavafluss! Von Lava bedeckt: { $area }.
event-dams-held = Die Dämme halten: { $area }.
event-eruptions-come = { $number ->
    [0] Kein Ausbruch in dieser Runde.
    [one] Ein Ausbruch in dieser Runde.
   *[other] { $number } Ausbrüche in dieser Runde.
}
event-erupted = Ausbruch! Von Lava bedeckt: { $area }.
event-fled-to = Ein Einwohner von { $seat } entkommt nach { $village }.
event-fled-by-boat = Ein Einwohner von { $seat } flieht mit dem Boot nach Kos.
event-perished = Ein Einwohner von { $seat } war zu langsam und geht in den Hades.
event-cut-off = Ein Einwohner von { $seat } ist eingeschlossen und geht in den Hades.
event-boats-burned = { $number ->
    [one] Das zurückgebliebene Boot bei { $village } ist verloren.
   *[other] { $number } zurückgebliebene Boote bei { $village } sind verloren.
}
event-evacuated = Ein Einwohner von { $seat } ist sicher auf Kos.
event-moved-home = { $seat } wohnt jetzt in { $village }.
event-game-ended = Das Spiel ist zu Ende – { $reason }.
reason-none = es geht weiter
reason-covered = die ganze Insel ist mit Lava bedeckt
reason-no-coast = kein Küstengebiet eines Spielers ist mehr frei
reason-nobody = auf der Insel ist niemand mehr

# What is asked
prompt-coasts = Die Küstengebiete werden gelegt.
prompt-areas = Die Ressourcengebiete werden gelegt.
prompt-villages = { $seat } wählt ein Dorf.
    .you = Wähle ein Dorf.
prompt-start = Der Startspieler wird ausgelost.
prompt-placing = { $boats ->
    [0] Schritt 1: { $seat } setzt Arbeiter ein, die anderen dürfen auch.
   *[other] Schritt 1: { $seat } setzt Arbeiter ein, die anderen dürfen auch. Boote können fahren.
}
    .you = { $boats ->
        [0] Schritt 1: Setze Arbeiter ein, die anderen dürfen auch.
       *[other] Schritt 1: Setze Arbeiter ein, die anderen dürfen auch. Boote können fahren.
    }
prompt-held = Schritt 1: Wohin stellt { $seat } den Arbeiter ({ $workplace })?
    .you = Schritt 1: Wohin stellst du den Arbeiter ({ $workplace })?
prompt-event-die = Schritt 2: der Ereigniswürfel.
prompt-draw = Schritt 2: eine Ereigniskarte.
prompt-card-die = Schritt 2: der Vulkanwürfel.
prompt-card-zone = Karte „{ $card }“: { $seat } wählt, wo.
    .you = Karte „{ $card }“: Wähle, wo.
prompt-card-workers = Karte „{ $card }“: { $seat } wählt { $count ->
    [one] einen Arbeiter.
   *[other] { $count } Arbeiter.
}
    .you = Karte „{ $card }“: Wähle { $count ->
        [one] einen Arbeiter.
       *[other] { $count } Arbeiter.
    }
prompt-card-dam = Karte „{ $card }“: { $seat } wählt, welcher Damm bricht.
    .you = Karte „{ $card }“: Wähle, welcher Damm bricht.
prompt-card-search = Suchaktion: { $seat } wählt, wer aus dem Hades zurückkommt.
    .you = Suchaktion: Wähle, wer aus dem Hades zurückkommt.
prompt-rolling = Schritt 3: { $count ->
    [one] Ein Aktionswürfel wird geworfen.
   *[other] { $count } Aktionswürfel werden geworfen.
}
prompt-rerolling = Brillanter Plan: { $seat } wählt einen oder zwei Würfel und wirft sie neu.
    .you = Brillanter Plan: Wähle einen oder zwei Würfel und wirf sie neu.
prompt-doubling = Schritt 3: { $seat } legt die Verdoppler.
    .you = Schritt 3: Lege die Verdoppler.
prompt-running = Marathonläufer: { $seat } bewegt einen Arbeiter.
    .you = Marathonläufer: Bewege einen Arbeiter.
prompt-building = Schritt 5: { $seat } baut Boote und Dämme.
    .you = Schritt 5: Baue Boote und Dämme.
prompt-summoning = Schritt 6: { $seat } ruft neue Arbeiter auf.
    .you = Schritt 6: Rufe neue Arbeiter auf.
prompt-sheltering = Nieselregen: { $seat } bringt { $count ->
    [one] einen Arbeiter zu einem Treffpunkt.
   *[other] { $count } Arbeiter zu Treffpunkten.
}
    .you = Nieselregen: Bringe { $count ->
        [one] einen Arbeiter zu einem Treffpunkt.
       *[other] { $count } Arbeiter zu Treffpunkten.
    }
prompt-sickness = Schritt 7: { $seat } wählt { $count ->
    [one] einen Arbeiter, der krank wird.
   *[other] { $count } Arbeiter, die krank werden.
}
    .you = Schritt 7: Wähle { $count ->
        [one] einen Arbeiter, der krank wird.
       *[other] { $count } Arbeiter, die krank werden.
    }
prompt-boarding = Flucht ({ $area }): { $seat } bestimmt, wer es mit dem nächsten Boot versucht ({ $count ->
    [one] ein Boot
   *[other] { $count } Boote
}).
    .you = Flucht ({ $area }): Bestimme, wer es mit dem nächsten Boot versucht ({ $count ->
        [one] ein Boot
       *[other] { $count } Boote
    }).
prompt-fleeing = Flucht ({ $area }): der rote Würfel für einen Einwohner von { $person }.
prompt-refuge = Flucht ({ $area }): { $seat } wählt, wohin der Einwohner von { $person } geht.
    .you = Flucht ({ $area }): Wähle, wohin der Einwohner von { $person } geht.
prompt-eruption-die = Schritt 9: der Vulkanwürfel.
prompt-direction = Schritt 9: { $seat } wählt, welche Zone der Ausbruch trifft.
    .you = Schritt 9: Wähle, welche Zone der Ausbruch trifft.
prompt-evacuating = Schritt 10: { $seat } bringt Einwohner nach Kos ({ $count ->
    [one] ein Boot
   *[other] { $count } Boote
}).
    .you = Schritt 10: Bringe Einwohner nach Kos ({ $count ->
        [one] ein Boot
       *[other] { $count } Boote
    }).
prompt-moving-home = { $seat } wählt ein neues Zuhause.
    .you = Wähle ein neues Zuhause.
prompt-returning = { $seat } darf nach { $village } zurückziehen oder in { $home } bleiben („{ do-pass }“).
    .you = Du darfst nach { $village } zurückziehen oder in { $home } bleiben („{ do-pass }“).

# How it ended
verdict-playing = läuft noch
verdict-defeat-covered = Niederlage, Insel bedeckt
verdict-defeat-no-coast = Niederlage, keine Küste mehr
verdict-defeat-nobody = Niederlage, niemand mehr da
verdict-small-covered = kleiner Sieg, Insel bedeckt
verdict-small-no-coast = kleiner Sieg, keine Küste mehr
verdict-small-nobody = kleiner Sieg, niemand mehr da
verdict-big-covered = großer Sieg, Insel bedeckt
verdict-big-no-coast = großer Sieg, keine Küste mehr
verdict-big-nobody = großer Sieg, niemand mehr da
result-big = Großer Sieg! Jeder Spieler hat mindestens { $count } Einwohner gerettet ({ $reason }).
result-small = Kleiner Sieg: Jeder Spieler hat mindestens { $count } Einwohner gerettet ({ $reason }).
result-defeat = { $count ->
    [0] Niederlage: Ein Spieler hat niemanden gerettet ({ $reason }).
    [one] Niederlage: Ein Spieler hat nur einen Einwohner gerettet ({ $reason }).
   *[other] Niederlage: Ein Spieler hat nur { $count } Einwohner gerettet ({ $reason }).
}

# On the page: words of the board
goal-people = Sieben Einwohner von { $seat } nach Kos bringen; bisher: { $count }
board-round = Runde { $number }
board-level-achilles = Achilles
board-level-heracles = Herakles
board-level-zeus = Zeus
board-kos = Kos
board-hades = Hades
board-lava = Lava
board-stores = Lager
board-supply = im Vorrat
board-dice = Würfel
board-die = Würfel { $die }
board-named = wird noch einmal geworfen
board-cards = Ereigniskarten
board-events-left = { $number ->
    [one] noch ein Ereignis
   *[other] noch { $number } Ereignisse
}
board-dams-of = Dämme: { $number } von { $spots }
board-boats-at = { $number ->
    [0] Kein Boot bei { $village }
    [one] Ein Boot bei { $village }
   *[other] { $number } Boote bei { $village }
}
board-people-of = { $number ->
    [one] { $seat }: ein Einwohner
   *[other] { $seat }: { $number } Einwohner
}
board-workers = Arbeiter
board-citizens = Im Dorf
board-lives-in = jetzt in { $village }
board-ready = fertig
board-not-ready = setzt noch ein
board-saved-of = { $number } von 10 gerettet; 7 reichen für einen kleinen Sieg, 9 für einen großen
board-lying = { $number ->
    [one] Ein Arbeiter liegt
   *[other] { $number } Arbeiter liegen
}

# On the page: what the event cards do
effect-plan = Ein oder zwei Aktionswürfel einmal neu werfen, nie eine +1.
effect-runner = Nach dem Legen der Würfel darf ein Arbeiter wechseln, in Reichweite und wo Platz ist.
effect-thunderstorm = Steingebiete bringen doppelt so viel.
effect-storm = Waldgebiete bringen doppelt so viel.
effect-harvest = Weizenfelder bringen doppelt so viel.
effect-drizzle = Nach dem Aufrufen geht jeder Arbeiter zu einem Treffpunkt.
effect-fasting = Diese Runde isst niemand.
effect-rats = 2 Weizen gehen verloren.
effect-siesta = Zwei Arbeiter tun diese Runde nichts.
effect-fumes = Das oberste Gebiet mit Arbeitern in einer Zone bringt diese Runde nichts.
effect-search = Ein Einwohner darf aus dem Hades zurückkommen.
effect-boat = Ein Boot wird angespült.
effect-oracle = Ihr wählt, wohin der erste Ausbruch geht.
effect-crevice = In einer Zone wird das unterste Lavagebiet wieder frei.
effect-call = Alle Aufrufe zählen doppelt; je Treffpunkt kommen weiterhin höchstens zwei Arbeiter hinzu.
effect-woodworm = 3 Holz gehen verloren.
effect-tremor = In einer Zone bricht ein Damm.
effect-earthquake = In jeder Zone bricht ein Damm.
effect-wind = Ein Boot zerschellt.
effect-panic = Zwei Arbeiter gehen heim und sind wieder Dorfbewohner.

# On the page: the ten steps
step-1-short = Arbeiter
step-2-short = Ereignisse
step-3-short = Würfel
step-4-short = Sammeln
step-5-short = Bauen
step-6-short = Aufrufen
step-7-short = Essen
step-8-short = Lavafluss
step-9-short = Ausbruch
step-10-short = Abfahrt
step-1 = Schritt 1: Arbeiter und Boote
step-1-text = Alle setzen Arbeiter ein; leere Boote dürfen fahren.
step-2 = Schritt 2: Ereignisse
step-2-text = Der rote Würfel sagt, wie viele Ereigniskarten kommen.
step-3 = Schritt 3: Aktionswürfel
step-3-text = Fünf Würfel werden geworfen; Verdoppler kommen auf Arbeitsplätze.
step-4 = Schritt 4: Sammeln
step-4-text = Arbeiter an den Hängen sammeln Stein, Holz und Weizen.
step-5 = Schritt 5: Bauen
step-5-text = Auf Werften entstehen Boote aus Holz, auf Dammbaustellen Dämme aus Stein.
step-6 = Schritt 6: Aufrufen
step-6-text = Arbeiter an Treffpunkten rufen Dorfbewohner zur Arbeit.
step-7 = Schritt 7: Verköstigung
step-7-text = Ein Spieler mit Arbeitern zahlt 1 Weizen, ab sechs Arbeitern 2.
step-8 = Schritt 8: Die Lava fließt
step-8-text = In jeder Zone mit Lava fließt sie ein Gebiet weiter, sofern keine Dämme sie aufhalten. Nicht in Runde 1.
step-9 = Schritt 9: Ausbrüche
step-9-text = Der Vulkanwürfel zeigt, wohin jeder Ausbruch geht.
step-10 = Schritt 10: Evakuierung
step-10-text = Einwohner fahren nach Kos: Jeder braucht ein Boot, bei Herakles und Zeus dazu 1 Weizen.

# On the page: what things are
tip-island = Die Insel Nisyros
tip-village = Das Dorf { $village }
tip-village-text = Hier wohnen Dorfbewohner. Ein Arbeiter am Treffpunkt kann sie zur Arbeit rufen.
tip-sea = Das Meer vor { $village }
tip-boats-text = In Schritt 1 fahren leere Boote frei von Küste zu Küste. Jedes Boot bringt einen Einwohner nach Kos.
tip-clock = { $rounds ->
    [one] { $village }: noch etwa { $rounds } Runde
   *[other] { $village }: noch etwa { $rounds } Runden
}
tip-clock-text = Eine Schätzung: So lange hält diese Küste noch, wenn sich der Vulkan wie üblich verhält. Dämme verlängern die Zeit.
tip-kos = Kos: gerettete Einwohner
tip-kos-text = Rettet jeder Spieler sieben Einwohner, ist das ein kleiner Sieg; bei neun ein großer.
tip-hades = Hades: verlorene Einwohner
tip-hades-text = Wer auf der Flucht Rot würfelt, ist verloren, ebenso, wer keine Küste erreichen kann.
tip-theatre-text = { $number ->
    [0] In Schritt 6 ruft jeder Arbeiter hier einen Dorfbewohner auf, höchstens zwei je Runde.
    [one] Hier kann noch ein Dorfbewohner aufgerufen werden.
   *[other] Hier können noch { $number } Dorfbewohner aufgerufen werden.
}
tip-shipyard-text = { $number ->
    [0] In Schritt 5 baut jeder Arbeiter hier ein Boot für 1 Holz. Höchstens drei Arbeiter.
    [one] Hier kann noch ein Boot gebaut werden, für 1 Holz.
   *[other] Hier können noch { $number } Boote gebaut werden, für je 1 Holz.
}
tip-dams-text = { $number ->
    [0] In Schritt 5 baut jeder Arbeiter hier einen Damm in dieser Zone für 1 Stein.
    [one] In dieser Zone kann noch ein Damm gebaut werden, für 1 Stein.
   *[other] In dieser Zone können noch { $number } Dämme gebaut werden, für je 1 Stein.
}
tip-coast-text = Dämme: { $number } von { $spots }. Sind alle Dammplätze besetzt, stoppt hier der Lavafluss; ein Ausbruch zerstört die Dämme.
tip-top-text = Jeder Arbeiter sammelt 2 { $resource }, der erste auch den Bonus. Höchstens zwei Arbeiter.
tip-top-taken-text = Jeder Arbeiter sammelt 2 { $resource }. Höchstens zwei Arbeiter.
tip-upper-text = Jeder Arbeiter sammelt 2 { $resource }. Höchstens zwei Arbeiter. Dämme: { $number } von { $spots }.
tip-lower-text = Jeder Arbeiter sammelt 1 { $resource }. Dämme: { $number } von { $spots }.
tip-lava-text = Von Lava bedeckt: Hier kann niemand mehr stehen.
tip-fleeing-text = Die Lava ist da: Alle auf diesem Gebiet müssen fliehen.
tip-fumes-text = Vulkangase: Hier kann diese Runde niemand sammeln, bauen oder aufrufen.
tip-event-die = Der Ereigniswürfel
tip-event-die-text = So viele Ereignisse kommen in dieser Runde.
tip-volcano-die = Der Vulkanwürfel
tip-volcano-die-text = Zeigt die Zone eines Ausbruchs oder einer Karte. Bei zwei Dörfern wählt das Team.
tip-flight-die = Der Fluchtwürfel
tip-flight-die-text = Schwarz entkommt, Rot ist verloren: Zwei von drei schaffen es.
tip-die-blank-text = Wird in Schritt 3 geworfen.
tip-die-eruption-text = Ändert die Zahl der Ausbrüche in Schritt 9.
tip-die-hermes-text = Verdoppelt einen beliebigen Arbeitsplatz mit einem einsatzfähigen Arbeiter.
tip-die-doubler-text = Verdoppelt einen Arbeitsplatz seiner Art mit einem einsatzfähigen Arbeiter.
tip-pile = { $number ->
    [one] Ereignisstapel: eine Karte
   *[other] Ereignisstapel: { $number } Karten
}
tip-pile-text = { $stars ->
    [0] Noch darin: { $cards }.
   *[other] Sternkarten obenauf: { $stars }. Noch darin: { $cards }.
}
tip-discard = { $number ->
    [0] Der Abwurfstapel ist leer
    [one] Abwurfstapel: eine Karte
   *[other] Abwurfstapel: { $number } Karten
}
tip-discard-text = { $cards }.
tip-store = { $resource }: { $number } von höchstens { $limit }
tip-store-stone = Jeder Damm kostet 1 Stein.
tip-store-wood = Jedes Boot kostet 1 Holz.
tip-store-wheat = Die Arbeiter essen ihn in Schritt 7; bei Herakles und Zeus braucht außerdem jeder Einwohner im Boot 1 Weizen.
tip-supply-boats = { $number ->
    [one] Ein Boot im Vorrat
   *[other] { $number } Boote im Vorrat
}
tip-supply-dams = { $number ->
    [one] Ein Damm im Vorrat
   *[other] { $number } Dämme im Vorrat
}
tip-supply-text = Ist der Vorrat leer, kann nichts mehr gebaut werden.
tip-round = Runde { $number }
tip-level-achilles = Achilles: Jeder Einwohner braucht ein Boot; { $eruptions ->
    [one] ein Ausbruch je Runde.
   *[other] { $eruptions } Ausbrüche je Runde.
}
tip-level-heracles = Herakles: Jeder Einwohner braucht ein Boot und 1 Weizen; { $eruptions ->
    [one] ein Ausbruch je Runde.
   *[other] { $eruptions } Ausbrüche je Runde.
}
tip-level-zeus = Zeus: Jeder Einwohner braucht ein Boot und 1 Weizen; { $eruptions ->
    [one] ein Ausbruch je Runde.
   *[other] { $eruptions } Ausbrüche je Runde.
}
tip-eruptions = { $number ->
    [0] Kein Ausbruch steht bevor
    [one] Ein Ausbruch steht bevor
   *[other] { $number } Ausbrüche stehen bevor
}
tip-eruptions-open = Wie viele Ausbrüche kommen, zeigen erst die Würfel
tip-eruptions-text = Jeder bedeckt das oberste freie Gebiet einer Zone; Dämme helfen nicht.
tip-lying-text = Liegt und tut diese Runde nichts.
tip-person-text = Zu Hause in { $village }: arbeitet dort und in den beiden Nachbarzonen. Gerettet: { $saved }, verloren: { $lost }.

# On the page: names of what can be done
verb-pick = Arbeiter nehmen
verb-put = Arbeiter hinstellen
verb-sail = Boot bewegen
verb-zone = Zone wählen
verb-coast = Küste wählen
verb-settle = Dorf wählen
verb-strike = Arbeiter wählen
verb-breach = Damm aufgeben
verb-find = Jemanden zurückholen
verb-reroll = Würfel neu werfen
verb-double = Verdoppler legen
verb-hermes = Hermes legen
verb-run = Arbeiter bewegen
verb-run-lying = Liegenden bewegen
verb-boat = Boot bauen
verb-dam = Damm bauen
verb-summon = Aufrufen
verb-board-citizen = Dorfbewohner ins Boot
verb-board-worker = Arbeiter ins Boot
verb-rescue-citizen = Dorfbewohner nach Kos
verb-rescue-worker = Arbeiter nach Kos

# The game in numbers
stat-rounds = Runden
stat-saved = Gerettete Einwohner
stat-lost = Verlorene Einwohner
stat-covered = Gebiete unter Lava
stat-boats = Gebaute Boote
stat-dams = Gebaute Dämme
stat-summoned = Aufgerufene Dorfbewohner
stat-gathered = Gesammelt
stat-eaten = Gegessener Weizen
stat-sick = Kranke Arbeiter
stat-cards = Ereigniskarten
stat-eruptions = Ausbrüche
stat-flows = Vom Lavafluss bedeckte Gebiete
stat-held = Von Dämmen gestoppte Lavaflüsse
stat-fled = Entkommene Einwohner

# Warum eine Handlung gut ist: Tipps und Wendepunkte
why-lava = In Schritt 8 fließt die Lava dorthin, sofern keine Dämme sie aufhalten, und wer dort ist, muss fliehen: { $area }.
why-gathers = Dort sammelt ein Arbeiter { $number } { $resource }; im Lager: { $store }.
why-bonus = Der Bonus dort: 1 { $resource } mehr.
why-calls = { $count ->
    [one] Ein Arbeiter dort kann den letzten Dorfbewohner von { $village } aufrufen.
   *[other] Ein Arbeiter dort kann Dorfbewohner von { $village } aufrufen: { $count } sind noch da.
}
why-shipyard = Boote: { $boats }; Einwohner auf der Insel: { $people }; Holz im Lager: { $wood }.
why-dams-missing = Dämme, die dort gegen den Lavafluss noch fehlen: { $count } ({ $area }); Stein im Lager: { $stone }.
why-good = { $number } { $resource }
why-brings = Die Arbeiter von { $seat } an den Hängen sammeln { $goods }.
why-nobody-in-the-way = Kein Arbeiter von { $seat } steht dort, wohin die Lava in Schritt 8 fließt.
why-stands = { $rounds ->
    [one] { $village } hat noch etwa eine Runde.
   *[other] { $village } hat noch etwa { $rounds } Runden.
}
why-stands-longer = Runden bis zur Lava: { $village } etwa { $rounds }, { $other } etwa { $less }.
why-more = Der Verdoppler bringt { $number } { $resource } mehr.
why-twice = { $count ->
    [one] Ein Arbeiter dort zählt doppelt.
   *[other] { $count } Arbeiter dort zählen doppelt.
}
why-boats = Boote danach: { $boats }; Einwohner auf der Insel: { $people }.
why-dams-hold = Dort ist dann jeder Dammplatz besetzt, der Lavafluss stoppt: { $area }.
why-workers = { $count ->
    [one] { $seat } hat dann einen Arbeiter.
   *[other] { $seat } hat dann { $count } Arbeiter.
}
why-covers = Von Lava bedeckt wird: { $area }; Einwohner dort: { $count }.
why-hades = Einwohner von { $seat } im Hades: { $count }.
why-die = Würfel { $die } zeigt { $face }.
why-fewest = Niemand hat weniger Einwohner auf Kos: { $seat } hat dann { $count } von { $needed }, die jeder braucht.
why-on-kos = { $seat } hat dann { $count } von { $needed } Einwohnern auf Kos, die jeder braucht.
# Why something cannot be done
not-pick-nobody = Du hast keinen Arbeiter auf der Insel.
not-pick-tries = Du darfst in diesem Schritt nichts mehr bewegen.
not-sail-none = An keiner Küste liegt ein Boot.
not-sail-nowhere = Es gibt keine andere Küste, an der Boote liegen dürfen.
not-sail-tries = Du darfst in diesem Schritt nichts mehr bewegen.
not-boat-builder = Kein Arbeiter auf einer Werft kann noch ein Boot bauen.
not-boat-wood = Kein Holz da: Ein Boot kostet 1 Holz.
not-boat-supply = Im Vorrat ist kein Boot mehr.
not-dam-builder = Kein Arbeiter auf einer Dammbaustelle kann noch einen Damm bauen.
not-dam-stone = Kein Stein da: Ein Damm kostet 1 Stein.
not-dam-supply = Im Vorrat ist kein Damm mehr.
not-dam-spot = Wo Dämme gebaut werden können, ist jeder Dammplatz besetzt.
not-double-die = Kein Verdoppler passt mehr zu einem Arbeitsplatz mit einem einsatzfähigen Arbeiter.
not-hermes-die = Es ist kein Hermes-Würfel mehr übrig.
not-rescue-citizen-nobody = In den Dörfern ist kein Dorfbewohner mehr.
not-rescue-worker-nobody = Auf der Insel ist kein Arbeiter mehr.

moment-lava = Lava!
moment-coast = Eine Küste ist verloren
moment-escape = Entkommen!
moment-boat = Auf nach Kos!
moment-hades = Im Hades
# What can be called out
callout-build-boat = Wir brauchen Boote!
callout-build-dam = Hier bitte Dämme!
callout-call-people = Ruft mehr Leute auf!

study-clock = Runde
study-card-drawn = Ereigniskarten
study-perished = Von der Lava eingeholte Einwohner
study-erupted = Ausbrüche
study-boat-built = Gebaute Boote
study-cut-off = Eingeschlossene Einwohner

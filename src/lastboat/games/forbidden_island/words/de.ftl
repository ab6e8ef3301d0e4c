game-name = Die verbotene Insel
game-tagline = Vier Artefakte, ein Helikopter, und das Wasser steigt.

tile-temple-of-the-moon = Tempel des Mondes
tile-temple-of-the-sun = Tempel der Sonne
tile-whispering-garden = Garten der Stille
tile-howling-garden = Garten des Windes
tile-cave-of-embers = Höhle des Feuers
tile-cave-of-shadows = Höhle der Schatten
tile-coral-palace = Medusas Palast
tile-tidal-palace = Poseidons Palast
tile-fools-landing = Landeplatz
tile-bronze-gate = Tor der Sehnsucht
tile-copper-gate = Tor der Vergangenheit
tile-gold-gate = Tor des Lichtes
tile-iron-gate = Tor der Dämmerung
tile-silver-gate = Tor des Vergessens
tile-breakers-bridge = Brücke des Verderbens
tile-cliffs-of-abandon = Klippen der Verzweiflung
tile-crimson-forest = Wald der Finsternis
tile-twilight-hollow = Pfad der Einsamkeit
tile-dunes-of-deception = Wüste der Entbehrung
tile-lost-lagoon = Lagune des Lebens
tile-misty-marsh = Sümpfe der Ruhe
tile-observatory = Wächter der Sterne
tile-phantom-rock = Höhle des Grauens
tile-watchtower = Wächter der Insel

level-dry = trocken
level-flooded = überflutet
level-sunk = versunken

treasure-earth-stone = Stein der Erde
treasure-statue-of-the-wind = Statue des Windes
treasure-crystal-of-fire = Kristall des Feuers
treasure-oceans-chalice = Kelch des Wassers

card-earth-stone = Stein der Erde
card-statue-of-the-wind = Statue des Windes
card-crystal-of-fire = Kristall des Feuers
card-oceans-chalice = Kelch des Wassers
card-helicopter = Helikopter
card-helicopter-help = Jederzeit spielbar: fliegt einen oder mehrere Abenteurer von einem Inselfeld zu einem beliebigen anderen. Sind alle Artefakte gefunden und alle auf dem Landeplatz, bringt er euch nach Hause.
card-sandbag = Sandsack
card-sandbag-help = Jederzeit vor den Flutkarten eines Zuges spielbar: legt ein beliebiges überflutetes Inselfeld trocken.
card-waters-rise = Die Flut steigt
card-waters-rise-help = Der Wasserpegel steigt um eine Stufe, und die abgelegten Flutkarten kommen gemischt zurück oben auf ihren Stapel.

role-engineer = Ingenieur
role-engineer-help = Legt mit einer Aktion bis zu zwei Inselfelder trocken.
role-explorer = Forscher
role-explorer-help = Zieht und schwimmt auch diagonal und legt auch diagonal angrenzende Inselfelder trocken.
role-navigator = Navigator
role-navigator-help = Bewegt mit einer Aktion andere Abenteurer um insgesamt bis zu zwei Felder.
role-diver = Taucher
role-diver-help = Durchquert mit einer Aktion beliebig viele zusammenhängende überflutete oder versunkene Felder.
role-messenger = Bote
role-messenger-help = Gibt Artefaktkarten an jeden Mitspieler, auch aus der Ferne.
role-pilot = Pilot
role-pilot-help = Fliegt einmal pro Zug mit einer Aktion auf ein beliebiges Inselfeld.

phase-lay = Die Insel wird ausgelegt
phase-first-flood = Die erste Flut
phase-cast = Die Rollen werden verteilt
phase-deal = Die Karten werden verteilt
phase-lot = Der Startspieler wird ausgelost
phase-act = Aktionen
phase-draw = Artefaktkarten
phase-flood = Flutkarten
phase-over = Spielende

option-level = Schwierigkeitsgrad
option-level-help = Je schwieriger, desto höher steht das Wasser zu Beginn.
option-level-novice = Novize
option-level-normal = Normal
option-level-elite = Elite
option-level-legendary = Legendär
option-shape = Form der Insel
option-shape-help = Wie die 24 Inselfelder ausgelegt werden. Eine eigene Form schreibt man als Text: X für ein Inselfeld, ein Punkt für Wasser, / zwischen den Zeilen.
option-shape-standard = Standard
option-shape-treasure-island = Schatzinsel
option-shape-island-of-shadows = Insel der Schatten
option-shape-volcano-island = Vulkaninsel
option-shape-island-of-death = Insel des Todes
option-shape-bay-of-gulls = Möwenbucht
option-shape-bone-island = Knocheninsel
option-shape-coral-reef = Korallenriff
option-shape-skull-island = Totenkopfinsel
option-shape-bridge-of-horrors = Brücke des Schreckens
option-shape-atoll-of-decisions = Atoll der Entscheidung
option-shape-arch-of-fate = Bogen des Schicksals
option-roles = Rollen
option-roles-help = Wer welchen Abenteurer spielt: ausgelost, oder für jeden Spieler eine Rolle.
option-roles-random = ausgelost
option-roles-engineer = { role-engineer }
option-roles-explorer = { role-explorer }
option-roles-navigator = { role-navigator }
option-roles-diver = { role-diver }
option-roles-messenger = { role-messenger }
option-roles-pilot = { role-pilot }
option-start = Startspieler
option-start-help = Wer den ersten Zug macht.
option-start-0 = Spieler 1
option-start-1 = Spieler 2
option-start-2 = Spieler 3
option-start-3 = Spieler 4
option-start-lot = ausgelost
option-navigator = Navigator
option-navigator-help = Ob die zwei Schritte einer Aktion auf zwei Abenteurer verteilt werden dürfen.
option-navigator-two-pawns = ein oder zwei Abenteurer je Aktion
option-navigator-one-pawn = ein Abenteurer je Aktion (2010)
option-hand-limit = Kartenlimit
option-hand-limit-help = Wann beim Ziehen geprüft wird, ob jemand mehr Karten hat als erlaubt.
option-hand-limit-each-card = nach jeder gezogenen Karte
option-hand-limit-both-cards = nach beiden gezogenen Karten
option-sandbag = Sandsack
option-sandbag-help = Bis wann ein Sandsack in einem Zug gespielt werden darf.
option-sandbag-before-flood = nur vor den Flutkarten
option-sandbag-between-floods = auch zwischen zwei Flutkarten (2010)
option-rescue-flight = Rettungsflug
option-rescue-flight-help = Ob ein Helikopter Abenteurer von einem gerade versunkenen Inselfeld holen darf, sodass sie nicht schwimmen müssen.
option-rescue-flight-on = erlaubt
option-rescue-flight-off = nicht erlaubt
option-diver-swims = Taucher im Wasser
option-diver-swims-help = Wohin sich der Taucher retten kann, wenn sein Inselfeld versinkt.
option-diver-swims-nearest = auf eines der nächstgelegenen Inselfelder
option-diver-swims-dives = auf jedes Inselfeld, zu dem er tauchen kann
option-helicopters = Helikopter im Stapel
option-helicopters-help = Wie viele Karten dieser Art im Spiel sind.
option-sandbags = Sandsäcke im Stapel
option-sandbags-help = Wie viele Karten dieser Art im Spiel sind.
option-waters-rise = „Die Flut steigt“ im Stapel
option-waters-rise-help = Wie viele Karten dieser Art im Spiel sind.
option-first-mark = Wasserstand zu Beginn
option-first-mark-help = Auf welcher Stufe der Marker beginnt. In der Schachtel entscheidet der Schwierigkeitsgrad.
option-actions = Aktionen je Zug
option-actions-help = Wie viele Aktionen man in einem Zug ausführen darf.
option-cards-in-hand = Karten auf der Hand
option-cards-in-hand-help = Wie viele Karten man behalten darf.

do-move = Auf „{ $tile }“ ziehen
do-fly = Auf „{ $tile }“ fliegen
do-guide = { $pawn } zu „{ $tile }“ führen
do-shore-up = „{ $tile }“ trockenlegen
do-give = Karte „{ $treasure }“ an { $to } geben
do-capture = Artefakt finden: { $treasure }
do-sandbag = Sandsack: „{ $tile }“ trockenlegen
do-board = Helikopter: { $pawn } einsteigen lassen
do-land = Auf „{ $tile }“ landen
do-lift-off = Abheben und die Insel verlassen!
do-swim = Zu „{ $tile }“ schwimmen
do-discard = Abwerfen: { $card }
do-end-actions = Aktionen beenden
do-draw-card = Artefaktkarte ziehen
do-draw-flood = Flutkarte ziehen

event-tile-laid = Ausgelegt: „{ $tile }“.
event-flooded = Überflutet: „{ $tile }“.
event-sunk = Für immer versunken: „{ $tile }“.
event-shored-up = { $seat } legt „{ $tile }“ trocken.
event-role-cast = { $seat } spielt als { $role }.
event-begins = { $seat } beginnt.
event-card-dealt = { $seat } erhält eine Karte: { $card }.
event-moved = { $seat } zieht auf „{ $tile }“.
event-flew = { $seat } fliegt auf „{ $tile }“.
event-guided = { $seat } führt { $pawn } zu „{ $tile }“.
event-gave = { $seat } gibt { $to } eine Karte: { $treasure }.
event-captured = { $seat } findet ein Artefakt: { $treasure }!
event-actions-ended = { $seat } beendet die Aktionen.
event-card-drawn = { $seat } zieht eine Karte: { $card }.
event-water-rose = { $level ->
    [10] Der Wasserpegel erreicht den Totenkopf!
   *[other] Der Wasserpegel steigt auf Stufe { $level }: { $count } Flutkarten pro Zug.
}
event-flood-on-top = { $count ->
    [one] Eine abgelegte Flutkarte kommt zurück oben auf den Stapel.
   *[other] { $count } abgelegte Flutkarten kommen gemischt zurück oben auf den Stapel.
}
event-card-discarded = { $seat } wirft ab: { $card }.
event-pile-reshuffled = Die abgelegten Artefaktkarten werden zu einem neuen Stapel gemischt.
event-flood-reshuffled = Die abgelegten Flutkarten werden zu einem neuen Stapel gemischt.
event-sandbag-played = { $seat } spielt einen Sandsack und legt „{ $tile }“ trocken.
event-boarded = { $pawn } steigt in den Helikopter von { $seat }.
event-landed = Der Helikopter von { $seat } landet auf „{ $tile }“.
event-in-the-water = { $pawn } stürzt bei „{ $tile }“ ins Wasser.
event-swam = { $seat } schwimmt zu „{ $tile }“.
event-turn-began = { $seat } ist am Zug.
event-lifted-off = { $seat } ruft den Helikopter, und alle heben ab!
event-game-lost = Die Insel hat gewonnen.

prompt-setup = Die Expedition macht sich bereit.
prompt-act = { $actions ->
    [one] { $seat } hat noch eine Aktion.
   *[other] { $seat } hat noch { $actions } Aktionen.
}
    .you = { $actions ->
        [one] Du hast noch eine Aktion.
       *[other] Du hast noch { $actions } Aktionen.
    }
prompt-act-spare = { $actions ->
    [one] { $seat } hat noch eine Aktion und darf vorher die vorige zu Ende führen.
   *[other] { $seat } hat noch { $actions } Aktionen und darf vorher die vorige zu Ende führen.
}
    .you = { $actions ->
        [one] Du hast noch eine Aktion und darfst vorher die vorige zu Ende führen.
       *[other] Du hast noch { $actions } Aktionen und darfst vorher die vorige zu Ende führen.
    }
prompt-spare = { $seat } darf die vorige Aktion noch zu Ende führen.
    .you = Du darfst die vorige Aktion noch zu Ende führen.
prompt-done = { $seat } hat keine Aktion mehr; vor dem Ziehen können noch Sonderkarten gespielt werden.
    .you = Du hast keine Aktion mehr; vor dem Ziehen können noch Sonderkarten gespielt werden.
prompt-draw = { $left ->
    [one] { $seat } zieht noch eine Artefaktkarte.
   *[other] { $seat } zieht { $left } Artefaktkarten.
}
    .you = { $left ->
        [one] Ziehe noch eine Artefaktkarte.
       *[other] Ziehe { $left } Artefaktkarten.
    }
prompt-flood = { $left ->
    [one] { $seat } zieht noch eine Flutkarte.
   *[other] { $seat } zieht { $left } Flutkarten.
}
    .you = { $left ->
        [one] Ziehe noch eine Flutkarte.
       *[other] Ziehe { $left } Flutkarten.
    }
prompt-swim = { $seat } ist im Wasser und muss schwimmen.
    .you = Du bist im Wasser und musst schwimmen.
prompt-rescue = Nur ein Helikopter kann { $seat } jetzt noch retten.
    .you = Nur ein Helikopter kann dich jetzt noch retten.
prompt-discard = { $seat } hat zu viele Karten: eine abwerfen oder eine Sonderkarte spielen.
    .you = Du hast zu viele Karten: eine abwerfen oder eine Sonderkarte spielen.
prompt-flight = { $seat } hat den Helikopter: Wer fliegt mit, und wo landet er?
    .you = Du hast den Helikopter: Wer fliegt mit, und wo landet er?

result-won = Ihr seid mit allen vier Artefakten entkommen. Gewonnen!
result-lost = Ihr habt verloren – { $reasons }.
loss-skull = das Wasser hat den Totenkopf erreicht
loss-landing = der Landeplatz ist versunken
loss-earth-stone = ein Artefakt ist für immer verloren ({ treasure-earth-stone })
loss-statue-of-the-wind = ein Artefakt ist für immer verloren ({ treasure-statue-of-the-wind })
loss-crystal-of-fire = ein Artefakt ist für immer verloren ({ treasure-crystal-of-fire })
loss-oceans-chalice = ein Artefakt ist für immer verloren ({ treasure-oceans-chalice })
loss-drowned = ein Abenteurer ist ertrunken

verdict-open = läuft noch
verdict-won = gewonnen
verdict-skull = verloren: Totenkopf
verdict-landing = verloren: Landeplatz
verdict-skull-and-landing = verloren: Totenkopf und Landeplatz
verdict-treasure = verloren: Artefakt
verdict-skull-and-treasure = verloren: Totenkopf und Artefakt
verdict-landing-and-treasure = verloren: Landeplatz und Artefakt
verdict-skull-and-landing-and-treasure = verloren: Totenkopf, Landeplatz und Artefakt
verdict-drowned = verloren: Ertrinken
verdict-skull-and-drowned = verloren: Totenkopf und Ertrinken
verdict-landing-and-drowned = verloren: Landeplatz und Ertrinken
verdict-skull-and-landing-and-drowned = verloren: Totenkopf, Landeplatz und Ertrinken
verdict-treasure-and-drowned = verloren: Artefakt und Ertrinken
verdict-skull-and-treasure-and-drowned = verloren: Totenkopf, Artefakt und Ertrinken
verdict-landing-and-treasure-and-drowned = verloren: Landeplatz, Artefakt und Ertrinken
verdict-skull-and-landing-and-treasure-and-drowned = verloren: Totenkopf, Landeplatz, Artefakt und Ertrinken

# Das Brett der Seite.

goal-landing = Alle zum Landeplatz bringen
goal-helicopter = Mit einem Helikopter abheben
board-treasure-cards = Artefakte
board-floods = Flut
board-in-pile = Im Stapel
board-discarded = Abgelegt
board-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
board-hand = Hand
board-no-cards = keine Karten
board-in-water = im Wasser
board-aboard = an Bord des Helikopters
board-taken = gefunden
board-not-taken = noch nicht gefunden
board-out-of-reach = für immer verloren
board-water = { $level ->
    [10] Das Wasser hat den Totenkopf erreicht.
   *[other] Wasser auf Stufe { $level } von { $skull }: { $count } Flutkarten pro Zug.
}
pile-treasure-cards = Artefaktstapel
pile-floods = Flutstapel
discard-treasure-cards = Artefaktablage
discard-floods = Flutablage
layer-next = { $count ->
    [one] Als Nächste
   *[other] Die nächsten { $count }, Reihenfolge unbekannt
}
layer-below = { $count ->
    [one] Danach
   *[other] Danach { $count }, Reihenfolge unbekannt
}
layer-all = { $count ->
    [one] Die letzte Karte
    [2] Beide, Reihenfolge unbekannt
   *[other] Alle { $count }, Reihenfolge unbekannt
}

tip-lines = { $lines }
tip-flooded = Überflutet: Kommt die Flutkarte noch einmal, versinkt dieses Inselfeld. Legt es trocken.
tip-sunk = Für immer versunken. Nur der Taucher kann diese Stelle durchqueren.
tip-tile-treasure = Mit vier passenden Karten findet ihr hier ein Artefakt: { $treasure }.
tip-tile-taken = Das Artefakt hier ist schon gefunden.
tip-tile-landing = Mit allen vier Artefakten trefft ihr euch hier und fliegt mit einem Helikopter davon. Versinkt der Landeplatz, ist alles verloren.
tip-tile-start = Hier beginnt der { $role }.
tip-flood-next = { $count ->
    [one] Die Flutkarte dieses Inselfelds kommt als Nächste.
   *[other] Die Flutkarte dieses Inselfelds ist eine der nächsten { $count }.
}
tip-flood-below = { $above ->
    [one] Vor der Flutkarte dieses Inselfelds kommt mindestens eine andere.
   *[other] Vor der Flutkarte dieses Inselfelds kommen mindestens { $above } andere.
}
tip-flood-discarded = Die Flutkarte dieses Inselfelds liegt auf der Ablage und kommt zurück, wenn „Die Flut steigt“ gezogen wird oder der Stapel leer ist.
tip-flood-discard = Wird „Die Flut steigt“ gezogen, kommen diese Karten gemischt oben auf den Stapel.
tip-treasure = Mit vier passenden Karten zu finden auf: { $tiles }.
tip-treasure-taken = Schon gefunden. Auf die beiden Inselfelder kommt es nicht mehr an.
tip-card = Mit vier davon findest du das Artefakt auf einem der beiden passenden Inselfelder. Wer auf deinem Inselfeld steht, kann sie von dir bekommen.
tip-held = Auf der Hand von { $seat }.
tip-pawn = Der Abenteurer von { $seat }.
tip-in-water = Im Wasser: Wer weder zu einem Inselfeld schwimmen noch von einem Helikopter geholt werden kann, ertrinkt.
tip-pile = In jedem Zug werden zwei gezogen.
tip-discard = Ist der Stapel leer, werden sie zu einem neuen gemischt.
tip-water = Wasserpegel
tip-water-next = { $count ->
    [one] Eine Stufe höher: eine Flutkarte pro Zug.
   *[other] Eine Stufe höher: { $count } Flutkarten pro Zug.
}
tip-water-skull = Eine Stufe höher ist der Totenkopf: Dann ist das Spiel verloren.

stat-turns = Züge
stat-treasures = Gefundene Artefakte
stat-flooded = Überflutungen
stat-shored-up = Trockengelegte Inselfelder
stat-sunk = Versunkene Inselfelder
stat-water-rose = Die Flut steigt
stat-gave = Weitergegebene Karten
stat-flights = Helikopterflüge
stat-swam = Ans Ufer geschwommen

# Warum eine Handlung gut ist: Tipps und Wendepunkte. Die Chancen gelten für die kommenden Flutkarten.
why-everybody-leaves = Damit ist das Spiel gewonnen.
why-last-treasure = Das ist das letzte Artefakt: Danach müssen alle zum Landeplatz.
why-treasures = { $count ->
    [one] Dann habt ihr eines der vier Artefakte.
   *[other] Dann habt ihr { $count } der vier Artefakte.
}
why-sinks-tile = „{ $tile }“ würde in diesem Zug mit einer Wahrscheinlichkeit von { $percent } % versinken.
why-sinks-landing = „{ $tile }“ würde in diesem Zug mit einer Wahrscheinlichkeit von { $percent } % versinken: Dann ist alles verloren.
why-sinks-treasure = „{ $tile }“ würde in diesem Zug mit einer Wahrscheinlichkeit von { $percent } % versinken: Dann ist „{ $treasure }“ unerreichbar und alles verloren.
why-sinks-partner = „{ $tile }“ würde in diesem Zug mit einer Wahrscheinlichkeit von { $percent } % versinken: Dann bleibt für „{ $treasure }“ nur noch „{ $other }“.
why-later-tile = „{ $tile }“ versinkt, sobald die Flutkarte dazu wieder kommt.
why-later-landing = „{ $tile }“ versinkt, sobald die Flutkarte dazu wieder kommt: Dann ist alles verloren.
why-later-treasure = „{ $tile }“ versinkt, sobald die Flutkarte dazu wieder kommt: Dann ist „{ $treasure }“ unerreichbar und alles verloren.
why-later-partner = „{ $tile }“ versinkt, sobald die Flutkarte dazu wieder kommt: Dann bleibt für „{ $treasure }“ nur noch „{ $other }“.
why-has-four = { $seat } hat dann alle vier nötigen Karten: { $treasure }.
why-has = { $count ->
    [one] { $seat } hat dann eine der vier nötigen Karten: { $treasure }.
   *[other] { $seat } hat dann { $count } der vier nötigen Karten: { $treasure }.
}
why-hand = { $seat } hat { $count } Karten, zieht gleich zwei und darf nur { $limit } behalten.
why-useless = Dieses Artefakt habt ihr schon, seine Karten nützen nichts mehr: { $treasure }.
why-spare = Vier Karten genügen: { $treasure }.
why-keeps = { $seat } behält { $count } Karten eines anderen Artefakts: { $treasure }.
why-out-of-water = { $seat } kommt aus dem Wasser.
why-leaves = { $seat } verlässt ein Inselfeld, das in diesem Zug mit einer Wahrscheinlichkeit von { $percent } % versinken würde: „{ $tile }“.
why-to-landing = Alle vier Artefakte sind gefunden, und { $seat } kommt diesem Feld näher: „{ $tile }“.
why-can-capture = { $seat } hat vier Karten und kann das Artefakt dort finden: { $treasure }.
why-to-treasure = { $seat } hat vier Karten und kommt dem Feld des Artefakts näher: { $treasure }.
why-meets = { $seat } und { $other } stehen dann zusammen und haben gemeinsam { $count } Karten: { $treasure }.
why-reach = Von dort lässt sich „{ $tile }“ trockenlegen.
why-nothing-flooded = In Reichweite ist nichts überflutet.

# Warum etwas jetzt nicht geht.
not-without-actions = In diesem Zug ist keine Aktion mehr übrig.
not-move-nowhere = Es gibt kein Inselfeld, auf das du ziehen könntest.
not-shore-up-dry = In Reichweite ist nichts überflutet.
not-give-alone = Niemand sonst steht auf diesem Inselfeld.
not-give-cards = Du hast keine Artefaktkarte zum Weitergeben; Sonderkarten kann man nicht weitergeben.
not-capture = Dazu brauchst du { $needed } gleiche Artefaktkarten und musst auf einem der Inselfelder dieses Artefakts stehen.
not-capture-cards = Dazu brauchst du { $needed } Karten dieses Artefakts ({ $treasure }); du hast { $held }.
not-capture-place = Die Karten hast du ({ $treasure }); jetzt musst du noch auf eines dieser Inselfelder: { $tiles }.
not-fly-again = Der Pilot fliegt nur einmal pro Zug.
not-fly-nowhere = Es gibt kein anderes Inselfeld als Ziel.
not-guide-nowhere = Niemand kann irgendwohin geführt werden.
not-sandbag-dry = Kein Inselfeld ist überflutet.
not-sandbag-flood = Einen Sandsack spielt man vor den Flutkarten, nicht zwischen ihnen.
not-sandbag-swim = Erst müssen die Abenteurer im Wasser in Sicherheit sein.
not-lift-off-apart = Alle müssen auf dem Landeplatz stehen.
not-lift-off-helicopter = Dazu brauchst du einen Helikopter auf der Hand.
not-lift-off-helicopter-apart = Dazu brauchst du einen Helikopter auf der Hand, und alle müssen auf dem Landeplatz stehen.

# Verben auf der Zugkarte.
verb-move = Bewegen
verb-fly = Fliegen
verb-guide = Führen
verb-shore-up = Trockenlegen
verb-give = Karte geben
verb-capture = Artefakt finden
verb-sandbag = Sandsack
verb-board = Helikopter
verb-land = Landen
verb-lift-off = Abheben
verb-swim = Schwimmen
verb-discard = Abwerfen
verb-end-actions = Aktionen beenden
verb-draw-card = Karte ziehen
verb-draw-flood = Flutkarte ziehen

moment-waters-rise = Die Flut steigt!
moment-sunk = Für immer versunken
moment-treasure = Ein Schatz!
# What can be called out
callout-shore-up = Legt das trocken!
callout-meet-here = Treffen wir uns hier!
callout-give-me = Gib mir bitte diese Karte!

study-clock = Zug
study-captured = Geborgene Artefakte
study-sunk = Versunkene Inselfelder
study-card-drawn = Gezogene Karten
study-in-the-water = Abenteurer im Wasser
study-water-rose = Die Flut steigt

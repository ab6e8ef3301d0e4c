game-name = Het Verboden Eiland
game-tagline = Vier schatten, één helikopter, en het water blijft stijgen.

tile-temple-of-the-moon = Tempel van de Maan
tile-temple-of-the-sun = Tempel van de Zon
tile-whispering-garden = Fluisterende Tuin
tile-howling-garden = Gierende Tuin
tile-cave-of-embers = Gloeiende Grot
tile-cave-of-shadows = Grot van de Schaduwen
tile-coral-palace = Koraalpaleis
tile-tidal-palace = Getijdenpaleis
tile-fools-landing = Landingsplaats
tile-bronze-gate = Bronzen Poort
tile-copper-gate = Koperen Poort
tile-gold-gate = Gouden Poort
tile-iron-gate = IJzeren Poort
tile-silver-gate = Zilveren Poort
tile-breakers-bridge = Brug over de Branding
tile-cliffs-of-abandon = Kliffen van Verlatenheid
tile-crimson-forest = Scharlaken Woud
tile-twilight-hollow = Schemerdal
tile-dunes-of-deception = Duinen van Bedrog
tile-lost-lagoon = Verloren Lagune
tile-misty-marsh = Nevelmoeras
tile-observatory = Sterrenwacht
tile-phantom-rock = Spookrots
tile-watchtower = Wachttoren

level-dry = droog
level-flooded = overstroomd
level-sunk = gezonken

treasure-earth-stone = Steen van de Aarde
treasure-statue-of-the-wind = Beeld van de Wind
treasure-crystal-of-fire = Kristal van het Vuur
treasure-oceans-chalice = Kelk van de Oceaan

card-earth-stone = Steen van de Aarde
card-statue-of-the-wind = Beeld van de Wind
card-crystal-of-fire = Kristal van het Vuur
card-oceans-chalice = Kelk van de Oceaan
card-helicopter = Helikopter
card-helicopter-help = Op elk moment te spelen: brengt een of meer avonturiers van één tegel naar een andere tegel naar keuze; met alle schatten en iedereen op de Landingsplaats brengt hij jullie naar huis.
card-sandbag = Zandzak
card-sandbag-help = Te spelen zolang er in een beurt nog geen overstromingskaart is getrokken: legt een overstroomde tegel naar keuze droog.
card-waters-rise = Het water stijgt
card-waters-rise-help = Het waterpeil stijgt één streep, en de afgelegde overstromingskaarten gaan geschud terug boven op hun stapel.

role-engineer = Ingenieur
role-engineer-help = Legt met één actie maximaal twee tegels droog.
role-explorer = Ontdekkingsreiziger
role-explorer-help = Loopt en zwemt ook diagonaal en legt ook diagonaal aangrenzende tegels droog.
role-navigator = Navigator
role-navigator-help = Verplaatst met één actie andere avonturiers in totaal maximaal twee stappen.
role-diver = Duiker
role-diver-help = Gaat met één actie door zoveel aaneengesloten overstroomde of gezonken tegels als hij wil.
role-messenger = Boodschapper
role-messenger-help = Geeft schatkaarten aan elke medespeler, ook van ver weg.
role-pilot = Piloot
role-pilot-help = Vliegt één keer per eigen beurt met één actie naar een tegel naar keuze.

phase-lay = Het eiland wordt neergelegd
phase-first-flood = De eerste overstroming
phase-cast = De rollen worden verdeeld
phase-deal = De kaarten worden gedeeld
phase-lot = Er wordt geloot wie de startspeler is
phase-act = Acties
phase-draw = Schatkaarten
phase-flood = Overstromingskaarten
phase-over = Einde van het spel

option-level = Moeilijkheidsgraad
option-level-help = Hoe moeilijker het niveau, hoe hoger het water aan het begin staat.
option-level-novice = Beginner
option-level-normal = Normaal
option-level-elite = Elite
option-level-legendary = Legendarisch
option-shape = Vorm van het eiland
option-shape-help = Hoe de 24 tegels worden neergelegd. Een eigen vorm schrijf je als tekst: X voor een tegel, een punt voor water en / tussen de rijen.
option-shape-standard = Standaard
option-shape-treasure-island = Schateiland
option-shape-island-of-shadows = Schaduweiland
option-shape-volcano-island = Vulkaaneiland
option-shape-island-of-death = Eiland van de Dood
option-shape-bay-of-gulls = Meeuwenbaai
option-shape-bone-island = Botteneiland
option-shape-coral-reef = Koraalrif
option-shape-skull-island = Schedeleiland
option-shape-bridge-of-horrors = Brug der Verschrikking
option-shape-atoll-of-decisions = Atol van de Beslissing
option-shape-arch-of-fate = Boog van het Noodlot
option-roles = Rollen
option-roles-help = Wie welke avonturier speelt: willekeurig, of voor elke speler een rol.
option-roles-random = willekeurig
option-roles-engineer = { role-engineer }
option-roles-explorer = { role-explorer }
option-roles-navigator = { role-navigator }
option-roles-diver = { role-diver }
option-roles-messenger = { role-messenger }
option-roles-pilot = { role-pilot }
option-start = Startspeler
option-start-help = Wie de eerste beurt heeft.
option-start-0 = speler 1
option-start-1 = speler 2
option-start-2 = speler 3
option-start-3 = speler 4
option-start-lot = willekeurig
option-navigator = Navigator
option-navigator-help = Of de twee stappen van één actie over twee avonturiers verdeeld mogen worden.
option-navigator-two-pawns = een of twee avonturiers per actie
option-navigator-one-pawn = één avonturier per actie (2010)
option-hand-limit = Handlimiet
option-hand-limit-help = Wanneer bij het trekken wordt gecontroleerd of iemand meer kaarten heeft dan toegestaan.
option-hand-limit-each-card = na elke getrokken kaart
option-hand-limit-both-cards = na beide getrokken kaarten
option-sandbag = Zandzak
option-sandbag-help = Tot wanneer je in een beurt een zandzak mag spelen.
option-sandbag-before-flood = alleen vóór de overstromingskaarten
option-sandbag-between-floods = ook tussen twee overstromingskaarten (2010)
option-rescue-flight = Reddingsvlucht
option-rescue-flight-help = Of een helikopter avonturiers van een zojuist gezonken tegel mag halen, zodat ze niet hoeven te zwemmen.
option-rescue-flight-on = toegestaan
option-rescue-flight-off = niet toegestaan
option-diver-swims = Duiker in het water
option-diver-swims-help = Waar de Duiker zich in veiligheid kan brengen als zijn tegel zinkt.
option-diver-swims-nearest = naar een van de dichtstbijzijnde tegels
option-diver-swims-dives = naar elke tegel die hij duikend kan bereiken
option-helicopters = Helikopters in de stapel
option-helicopters-help = Hoeveel kaarten van deze soort er in het spel zijn.
option-sandbags = Zandzakken in de stapel
option-sandbags-help = Hoeveel kaarten van deze soort er in het spel zijn.
option-waters-rise = ‘Het water stijgt’ in de stapel
option-waters-rise-help = Hoeveel kaarten van deze soort er in het spel zijn.
option-first-mark = Waterstand aan het begin
option-first-mark-help = Bij welke streep de peilwijzer begint. In de doos bepaalt de moeilijkheidsgraad dat.
option-actions = Acties per beurt
option-actions-help = Hoeveel acties een speler in een beurt mag doen.
option-cards-in-hand = Kaarten in de hand
option-cards-in-hand-help = Hoeveel kaarten een speler mag houden.

do-move = Naar “{ $tile }” gaan
do-fly = Naar “{ $tile }” vliegen
do-guide = { $pawn } naar “{ $tile }” loodsen
do-shore-up = “{ $tile }” droogleggen
do-give = Kaart “{ $treasure }” aan { $to } geven
do-capture = Schat pakken: { $treasure }
do-sandbag = Zandzak: “{ $tile }” droogleggen
do-board = Helikopter: { $pawn } laten instappen
do-land = Op “{ $tile }” landen
do-lift-off = Opstijgen en het eiland verlaten!
do-swim = Naar “{ $tile }” zwemmen
do-discard = Afleggen: { $card }
do-end-actions = Acties beëindigen
do-draw-card = Schatkaart trekken
do-draw-flood = Overstromingskaart trekken

event-tile-laid = Neergelegd: “{ $tile }”.
event-flooded = Overstroomd: “{ $tile }”.
event-sunk = Voorgoed gezonken: “{ $tile }”.
event-shored-up = { $seat } legt “{ $tile }” droog.
event-role-cast = { $seat } speelt de { $role }.
event-begins = { $seat } begint.
event-card-dealt = { $seat } krijgt een kaart: { $card }.
event-moved = { $seat } gaat naar “{ $tile }”.
event-flew = { $seat } vliegt naar “{ $tile }”.
event-guided = { $seat } loodst { $pawn } naar “{ $tile }”.
event-gave = { $seat } geeft { $to } een kaart: { $treasure }.
event-captured = { $seat } pakt een schat: { $treasure }!
event-actions-ended = { $seat } doet geen acties meer.
event-card-drawn = { $seat } trekt een kaart: { $card }.
event-water-rose = { $level ->
    [10] Het water bereikt het doodshoofd!
   *[other] Het water stijgt tot streep { $level }: { $count } overstromingskaarten per beurt.
}
event-flood-on-top = { $count ->
    [one] Eén afgelegde overstromingskaart gaat terug boven op de stapel.
   *[other] { $count } afgelegde overstromingskaarten gaan geschud terug boven op de stapel.
}
event-card-discarded = { $seat } legt af: { $card }.
event-pile-reshuffled = De afgelegde schatkaarten worden tot een nieuwe stapel geschud.
event-flood-reshuffled = De afgelegde overstromingskaarten worden tot een nieuwe stapel geschud.
event-sandbag-played = { $seat } speelt een zandzak en legt “{ $tile }” droog.
event-boarded = { $pawn } stapt in de helikopter van { $seat }.
event-landed = De helikopter van { $seat } landt op “{ $tile }”.
event-in-the-water = { $pawn } valt bij “{ $tile }” in het water.
event-swam = { $seat } zwemt naar “{ $tile }”.
event-turn-began = { $seat } is aan de beurt.
event-lifted-off = { $seat } roept de helikopter, en iedereen stijgt op!
event-game-lost = Het eiland heeft gewonnen.

prompt-setup = De expeditie maakt zich klaar.
prompt-act = { $actions ->
    [one] { $seat } heeft nog één actie.
   *[other] { $seat } heeft nog { $actions } acties.
}
    .you = { $actions ->
        [one] Je hebt nog één actie.
       *[other] Je hebt nog { $actions } acties.
    }
prompt-act-spare = { $actions ->
    [one] { $seat } heeft nog één actie en mag eerst de vorige afmaken.
   *[other] { $seat } heeft nog { $actions } acties en mag eerst de vorige afmaken.
}
    .you = { $actions ->
        [one] Je hebt nog één actie en mag eerst de vorige afmaken.
       *[other] Je hebt nog { $actions } acties en mag eerst de vorige afmaken.
    }
prompt-spare = { $seat } mag de vorige actie nog afmaken.
    .you = Je mag de vorige actie nog afmaken.
prompt-done = { $seat } heeft geen actie meer; vóór het trekken kunnen nog speciale kaarten gespeeld worden.
    .you = Je hebt geen actie meer; vóór het trekken kunnen nog speciale kaarten gespeeld worden.
prompt-draw = { $left ->
    [one] { $seat } trekt nog één schatkaart.
   *[other] { $seat } trekt { $left } schatkaarten.
}
    .you = { $left ->
        [one] Trek nog één schatkaart.
       *[other] Trek { $left } schatkaarten.
    }
prompt-flood = { $left ->
    [one] { $seat } trekt nog één overstromingskaart.
   *[other] { $seat } trekt { $left } overstromingskaarten.
}
    .you = { $left ->
        [one] Trek nog één overstromingskaart.
       *[other] Trek { $left } overstromingskaarten.
    }
prompt-swim = { $seat } ligt in het water en moet zwemmen.
    .you = Je ligt in het water en moet zwemmen.
prompt-rescue = Alleen een Helikopter kan { $seat } nu nog redden.
    .you = Alleen een Helikopter kan je nu nog redden.
prompt-discard = { $seat } heeft te veel kaarten: leg er een af of speel een speciale kaart.
    .you = Je hebt te veel kaarten: leg er een af of speel een speciale kaart.
prompt-flight = { $seat } heeft de helikopter: wie vliegt mee, en waar landt hij?
    .you = Je hebt de helikopter: wie vliegt mee, en waar landt hij?

result-won = Jullie zijn ontkomen met alle vier de schatten. Gewonnen!
result-lost = Jullie hebben verloren: { $reasons }.
loss-skull = het water heeft het doodshoofd bereikt
loss-landing = de Landingsplaats is gezonken
loss-earth-stone = een schat is voorgoed verloren ({ treasure-earth-stone })
loss-statue-of-the-wind = een schat is voorgoed verloren ({ treasure-statue-of-the-wind })
loss-crystal-of-fire = een schat is voorgoed verloren ({ treasure-crystal-of-fire })
loss-oceans-chalice = een schat is voorgoed verloren ({ treasure-oceans-chalice })
loss-drowned = een avonturier is verdronken

verdict-open = nog bezig
verdict-won = gewonnen
verdict-skull = verloren: doodshoofd
verdict-landing = verloren: Landingsplaats
verdict-skull-and-landing = verloren: doodshoofd en Landingsplaats
verdict-treasure = verloren: schat
verdict-skull-and-treasure = verloren: doodshoofd en schat
verdict-landing-and-treasure = verloren: Landingsplaats en schat
verdict-skull-and-landing-and-treasure = verloren: doodshoofd, Landingsplaats en schat
verdict-drowned = verloren: verdrinking
verdict-skull-and-drowned = verloren: doodshoofd en verdrinking
verdict-landing-and-drowned = verloren: Landingsplaats en verdrinking
verdict-skull-and-landing-and-drowned = verloren: doodshoofd, Landingsplaats en verdrinking
verdict-treasure-and-drowned = verloren: schat en verdrinking
verdict-skull-and-treasure-and-drowned = verloren: doodshoofd, schat en verdrinking
verdict-landing-and-treasure-and-drowned = verloren: Landingsplaats, schat en verdrinking
verdict-skull-and-landing-and-treasure-and-drowned = verloren: doodshoofd, Landingsplaats, schat en verdrinking

# Het bord van de pagina.

goal-landing = Iedereen naar de Landingsplaats brengen
goal-helicopter = Opstijgen met een Helikopter
board-treasure-cards = Schatten
board-floods = Overstroming
board-in-pile = In de stapel
board-discarded = Afgelegd
board-cards = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
board-hand = Hand
board-no-cards = geen kaarten
board-in-water = in het water
board-aboard = aan boord van de helikopter
board-taken = gepakt
board-not-taken = nog niet gepakt
board-out-of-reach = voorgoed verloren
board-water = { $level ->
    [10] Het water heeft het doodshoofd bereikt.
   *[other] Water op streep { $level } van { $skull }: { $count } overstromingskaarten per beurt.
}
pile-treasure-cards = Stapel schatkaarten
pile-floods = Stapel overstromingskaarten
discard-treasure-cards = Afgelegde schatkaarten
discard-floods = Afgelegde overstromingskaarten
layer-next = { $count ->
    [one] Hierna
   *[other] De volgende { $count }, in onbekende volgorde
}
layer-below = { $count ->
    [one] Daarna
   *[other] Daarna { $count }, in onbekende volgorde
}
layer-all = { $count ->
    [one] De laatste kaart
    [2] Beide, in onbekende volgorde
   *[other] Alle { $count }, in onbekende volgorde
}

tip-lines = { $lines }
tip-flooded = Overstroomd: komt de overstromingskaart van deze tegel nog eens, dan zinkt hij. Leg hem droog.
tip-sunk = Voorgoed gezonken. Alleen de Duiker kan hier doorheen.
tip-tile-treasure = Met vier bijpassende kaarten pak je hier een schat: { $treasure }.
tip-tile-taken = De schat van deze tegel is al gepakt.
tip-tile-landing = Kom met alle vier de schatten hier samen en vlieg weg met een Helikopter. Zinkt deze tegel, dan is alles verloren.
tip-tile-start = Hier begint de { $role }.
tip-flood-next = { $count ->
    [one] De overstromingskaart van deze tegel komt als volgende.
   *[other] De overstromingskaart van deze tegel is een van de volgende { $count }.
}
tip-flood-below = { $above ->
    [one] Minstens één overstromingskaart komt vóór die van deze tegel.
   *[other] Minstens { $above } overstromingskaarten komen vóór die van deze tegel.
}
tip-flood-discarded = De overstromingskaart van deze tegel is afgelegd en komt terug als het water stijgt of de stapel leeg is.
tip-flood-discard = Als het water stijgt, gaan deze kaarten geschud boven op de stapel.
tip-treasure = Te pakken met vier kaarten van deze schat op: { $tiles }.
tip-treasure-taken = Al gepakt. De tegels ervan doen er niet meer toe.
tip-card = Met vier hiervan pak je de schat op een van de tegels ervan. Je kunt ze geven aan spelers op jouw tegel.
tip-held = In de hand van { $seat }.
tip-pawn = De pion van { $seat }.
tip-in-water = In het water: wie niet naar een tegel kan zwemmen en ook niet door een Helikopter kan worden gehaald, verdrinkt.
tip-pile = Elke beurt worden er twee getrokken.
tip-discard = Is de stapel leeg, dan worden deze tot een nieuwe geschud.
tip-water = Waterpeil
tip-water-next = { $count ->
    [one] Eén streep hoger: één overstromingskaart per beurt.
   *[other] Eén streep hoger: { $count } overstromingskaarten per beurt.
}
tip-water-skull = Eén streep hoger is het doodshoofd: dan is het spel verloren.

stat-turns = Beurten
stat-treasures = Gepakte schatten
stat-flooded = Overstroomde tegels
stat-shored-up = Drooggelegde tegels
stat-sunk = Gezonken tegels
stat-water-rose = Het water stijgt
stat-gave = Gegeven kaarten
stat-flights = Helikoptervluchten
stat-swam = Zwemmend gered

# Waarom een handeling goed is: tips en keerpunten. De kansen gelden voor de komende overstromingskaarten.
why-everybody-leaves = Daarmee is het spel gewonnen.
why-last-treasure = Dat is de laatste schat: daarna moet iedereen naar de Landingsplaats.
why-treasures = { $count ->
    [one] Dan hebben jullie een van de vier schatten.
   *[other] Dan hebben jullie { $count } van de vier schatten.
}
why-sinks-tile = “{ $tile }” zou deze beurt met een kans van { $percent }% zinken.
why-sinks-landing = “{ $tile }” zou deze beurt met een kans van { $percent }% zinken: dan is alles verloren.
why-sinks-treasure = “{ $tile }” zou deze beurt met een kans van { $percent }% zinken: dan is “{ $treasure }” onbereikbaar en alles verloren.
why-sinks-partner = “{ $tile }” zou deze beurt met een kans van { $percent }% zinken: dan blijft voor “{ $treasure }” alleen “{ $other }” over.
why-later-tile = “{ $tile }” zinkt zodra de kaart ervan weer komt.
why-later-landing = “{ $tile }” zinkt zodra de kaart ervan weer komt: dan is alles verloren.
why-later-treasure = “{ $tile }” zinkt zodra de kaart ervan weer komt: dan is “{ $treasure }” onbereikbaar en alles verloren.
why-later-partner = “{ $tile }” zinkt zodra de kaart ervan weer komt: dan blijft voor “{ $treasure }” alleen “{ $other }” over.
why-has-four = { $seat } heeft dan alle vier de kaarten die nodig zijn: { $treasure }.
why-has = { $count ->
    [one] { $seat } heeft dan één van de vier kaarten die nodig zijn: { $treasure }.
   *[other] { $seat } heeft dan { $count } van de vier kaarten die nodig zijn: { $treasure }.
}
why-hand = { $seat } heeft { $count } kaarten, trekt er zo twee en mag er maar { $limit } houden.
why-useless = Deze schat hebben jullie al, dus de kaarten ervan zijn nutteloos: { $treasure }.
why-spare = Vier kaarten zijn genoeg: { $treasure }.
why-keeps = { $seat } houdt { $count } kaarten van een andere schat: { $treasure }.
why-out-of-water = { $seat } komt uit het water.
why-leaves = { $seat } verlaat een tegel die deze beurt met een kans van { $percent }% zou zinken: “{ $tile }”.
why-to-landing = Alle vier de schatten zijn binnen en { $seat } komt dichter bij deze tegel: “{ $tile }”.
why-can-capture = { $seat } heeft vier kaarten en kan de schat daar pakken: { $treasure }.
why-to-treasure = { $seat } heeft vier kaarten en komt dichter bij de tegel van de schat: { $treasure }.
why-meets = { $seat } en { $other } staan dan bij elkaar en hebben samen { $count } kaarten: { $treasure }.
why-reach = Vandaar kan “{ $tile }” drooggelegd worden.
why-nothing-flooded = Binnen bereik is niets overstroomd.

# Waarom iets nu niet kan.
not-without-actions = In deze beurt zijn er geen acties meer over.
not-move-nowhere = Er is geen tegel waar je heen kunt.
not-shore-up-dry = Binnen bereik is niets overstroomd.
not-give-alone = Er staat niemand anders op deze tegel.
not-give-cards = Je hebt geen schatkaart om te geven; speciale kaarten kun je niet weggeven.
not-capture = Daarvoor heb je { $needed } gelijke schatkaarten nodig en moet je op een van de tegels van die schat staan.
not-capture-cards = Daarvoor heb je { $needed } kaarten van deze schat nodig ({ $treasure }); je hebt er { $held }.
not-capture-place = De kaarten heb je ({ $treasure }); ga nu naar een van deze tegels: { $tiles }.
not-fly-again = De Piloot vliegt maar één keer per beurt.
not-fly-nowhere = Er is geen andere tegel waar je heen kunt vliegen.
not-guide-nowhere = Er is niemand die ergens heen geloodst kan worden.
not-sandbag-dry = Geen enkele tegel is overstroomd.
not-sandbag-flood = Een Zandzak speel je vóór de overstromingskaarten, niet ertussen.
not-sandbag-swim = Eerst moeten de pionnen in het water veilig zijn.
not-lift-off-apart = Iedereen moet op de Landingsplaats staan.
not-lift-off-helicopter = Daarvoor heb je een Helikopter in je hand nodig.
not-lift-off-helicopter-apart = Daarvoor heb je een Helikopter in je hand nodig, en iedereen moet op de Landingsplaats staan.

# Werkwoorden op de beurtkaart.
verb-move = Lopen
verb-fly = Vliegen
verb-guide = Loodsen
verb-shore-up = Droogleggen
verb-give = Kaart geven
verb-capture = Schat pakken
verb-sandbag = Zandzak
verb-board = Helikopter
verb-land = Landen
verb-lift-off = Opstijgen
verb-swim = Zwemmen
verb-discard = Afleggen
verb-end-actions = Acties beëindigen
verb-draw-card = Kaart trekken
verb-draw-flood = Overstromingskaart trekken

moment-waters-rise = Het water stijgt!
moment-sunk = Voorgoed verzonken
moment-treasure = Een schat!
# What can be called out
callout-shore-up = Leg dit droog!
callout-meet-here = Laten we hier afspreken!
callout-give-me = Geef me alsjeblieft die kaart!

study-clock = beurt
study-captured = Gepakte schatten
study-sunk = Gezonken tegels
study-card-drawn = Getrokken kaarten
study-in-the-water = Pionnen in het water
study-water-rose = Het water stijgt

game-name = De ondergang van Pompeï
game-tagline = Eerst wordt de stad bevolkt, dan barst de Vesuvius uit en rent iedereen naar de poorten.
gate-ercolano = de Ercolano-poort
gate-vesuvio = de Vesuvio-poort
gate-nola = de Nola-poort
gate-marina = de Marina-poort
gate-sarno = de Sarno-poort
gate-stabia = de Stabia-poort
gate-nocera = de Nocera-poort
symbol-coin = munt
symbol-scroll = schriftrol
symbol-vase = vaas
symbol-column = zuil
symbol-mask = masker
symbol-helmet = helm
tile-coin = munt
tile-scroll = schriftrol
tile-vase = vaas
tile-column = zuil
tile-mask = masker
tile-helmet = helm
tile-helmet-mask = helm / masker
tile-vase-scroll = vaas / schriftrol
tile-column-coin = zuil / munt
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
cell-b1 = b1 (neutraal)
cell-c1 = c1
cell-d1 = d1
cell-e1 = e1 (2)
cell-f1 = f1 (Vesuvio)
cell-g1 = g1 (neutraal)
cell-h1 = h1 (krater: schriftrol)
cell-a2 = a2 (1)
cell-b2 = b2 (1)
cell-c2 = c2 (krater: munt)
cell-d2 = d2 (neutraal)
cell-e2 = e2 (2)
cell-f2 = f2
cell-g2 = g2
cell-h2 = h2 (neutraal)
cell-i2 = i2
cell-j2 = j2 (Nola)
cell-a3 = a3 (neutraal)
cell-b3 = b3
cell-c3 = c3 (3a)
cell-d3 = d3 (3b)
cell-e3 = e3 (neutraal)
cell-f3 = f3 (4a)
cell-g3 = g3 (4b)
cell-h3 = h3
cell-i3 = i3 (5)
cell-j3 = j3
cell-k3 = k3 (krater: vaas)
cell-a4 = a4
cell-b4 = b4 (neutraal)
cell-c4 = c4 (6a)
cell-d4 = d4 (6b)
cell-e4 = e4 (krater: zuil)
cell-f4 = f4
cell-g4 = g4 (8a)
cell-h4 = h4 (neutraal)
cell-i4 = i4
cell-j4 = j4 (neutraal)
cell-k4 = k4 (neutraal)
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
cell-b6 = b6 (neutraal)
cell-c6 = c6
cell-d6 = d6 (neutraal)
cell-e6 = e6 (9)
cell-f6 = f6 (10a)
cell-g6 = g6
cell-h6 = h6 (neutraal)
cell-i6 = i6 (11a)
cell-j6 = j6
cell-k6 = k6 (11b)
cell-d7 = d7 (krater: masker)
cell-e7 = e7
cell-f7 = f7 (10b)
cell-g7 = g7 (Stabia)
cell-h7 = h7
cell-i7 = i7 (11a, Nocera)
cell-j7 = j7 (krater: helm)
cell-k7 = k7 (11b)
verdict-none = nog bezig
verdict-last-tile = de laatste lavategel is getrokken
verdict-nobody-left = er is niemand meer in de stad
verdict-gates-closed = alle poorten zijn afgesloten
option-start = Startspeler
option-start-help = Wie het eerst aan de beurt is.
option-start-lot = willekeurig
option-start-0 = speler 1
option-start-1 = speler 2
option-start-2 = speler 3
option-start-3 = speler 4
option-edition = Editie
option-edition-help = De editie van 2013 legt de zeven opties hieronder vast; anders zijn ze apart te kiezen.
option-edition-standard = standaard, of zoals hieronder gekozen
option-edition-2013 = alle regels van 2013
option-same-figure-twice = Twee keer met dezelfde figuur lopen
option-same-figure-twice-help = Of een speler in één beurt twee keer met dezelfde figuur mag lopen.
option-same-figure-twice-allowed = toegestaan
option-same-figure-twice-last-or-alone = alleen de laatste, of een die alleen stond (2013)
option-figures = Figuren
option-figures-help = Hoeveel figuren elke speler heeft met twee, drie of vier spelers.
option-figures-36-30-25 = ieder 36, 30 of 25
option-figures-30-30-25 = ieder 30, 30 of 25 (2013)
option-bottom-stack = Kaarten waar A.D. 79 doorheen wordt geschud
option-bottom-stack-help = Door hoeveel van de onderste kaarten A.D. 79 wordt geschud nadat die voor het eerst is getrokken.
option-bottom-stack-15 = de onderste 15
option-bottom-stack-10-with-four = met vier spelers de onderste 10 (2013)
option-omen = Voortekenen
option-omen-help = Wiens figuur bij een voorteken in de vulkaan wordt gegooid.
option-omen-any-figure = een figuur naar keuze
option-omen-opponents-figure = een figuur van een tegenstander (2013)
option-relatives = Familieleden
option-relatives-help = Of de twee vleugels van één huisnummer in dezelfde beurt elk een familielid mogen krijgen.
option-relatives-one-per-building = één per gebouw
option-relatives-one-per-number = één per huisnummer (2013)
option-unopened-vents = Kraters zonder lava
option-unopened-vents-help = Of figuren een krater mogen betreden waar nog geen lava ligt.
option-unopened-vents-may-be-entered = mogen worden betreden
option-unopened-vents-closed = zijn gesloten (2013)
option-dual-vents = Dubbele tegels
option-dual-vents-help = Of er drie extra lavategels in de zak zitten; wie er een trekt, kiest een van de twee symbolen.
option-dual-vents-off = geen
option-dual-vents-on = drie extra tegels met twee symbolen (2013)
option-figures-each = Figuren voor elke speler
option-figures-each-help = Hoeveel figuren elke speler heeft. In de doos hangt dat af van het aantal spelers.
option-omens = Voortekenen in de stapel
option-omens-help = Hoeveel voortekenen door de kaarten onder A.D. 79 worden geschud.
option-bottom-cards = Onderste kaarten
option-bottom-cards-help = Door hoeveel van de onderste kaarten A.D. 79 wordt geschud. In de doos bepalen de opties hierboven dat.
do-play = Kaart { $house } spelen
do-settle = Figuur op { $cell } plaatsen
do-relative = Familielid op { $cell } plaatsen
do-enough = Geen familieleden meer plaatsen
do-throw = Figuur van { $owner } op { $cell } in de vulkaan gooien
do-pick = Gebruiken als { $symbol }
do-lay = Lava op { $cell } leggen
do-run = Met een figuur vanaf { $cell } lopen
do-to = Naar { $cell } lopen
do-leave = De stad uit door { $gate }
do-rest = Niet verder lopen
event-begins = { $seat } begint.
event-dealt = { $seat } neemt een stapeltje van vier kaarten.
event-got = Je nieuwe kaart: { $house }.
event-played = { $seat } speelt kaart { $house }.
event-joker = Huis { $house } is vol: de kaart is een joker voor { $seat }.
event-placed-nothing = { $seat } plaatst geen figuur.
event-settled = { $seat } plaatst een figuur op { $cell }.
event-relatives-come = { $count ->
    [one] { $seat } mag één familielid meebrengen.
   *[other] { $seat } mag maximaal { $count } familieleden meebrengen.
}
event-relative-settled = { $seat } plaatst een familielid op { $cell }.
event-drew = { $seat } trekt een kaart.
event-first-ad79 = { $seat } trekt A.D. 79: vanaf nu komen er familieleden. De kaart wordt door de onderste { $count } geschud.
event-omen = { $seat } trekt een voorteken.
event-threw = { $seat } gooit een figuur van { $owner } vanaf { $cell } in de vulkaan.
event-nobody-thrown = { $seat } kan niemand in de vulkaan gooien.
event-second-ad79 = { $seat } trekt A.D. 79 opnieuw: de Vesuvius barst uit! Alle handkaarten worden weggelegd.
event-boxed = { $count ->
    [one] Eén figuur van { $seat } gaat terug in de doos.
   *[other] { $count } figuren van { $seat } gaan terug in de doos.
}
event-drew-tile = { $seat } trekt een lavategel: { $tile }.
event-picked = { $seat } kiest het symbool { $symbol }.
event-laid = { $seat } legt lava ({ $symbol }) op { $cell }.
event-put-aside = { $seat } kan de tegel nergens leggen en legt hem opzij: { $tile }.
event-buried = { $count ->
    [one] Lava bedelft een figuur van { $owner } op { $cell }.
   *[other] Lava bedelft { $count } figuren van { $owner } op { $cell }.
}
event-gate-closed = Door lava afgesloten: { $gate }.
event-cut-off = { $count ->
    [one] Een figuur van { $owner } op { $cell } is ingesloten en verloren.
   *[other] { $count } figuren van { $owner } op { $cell } zijn ingesloten en verloren.
}
event-ran = { $seat } loopt van { $start } naar { $cell }.
event-saved = { $seat } redt een figuur vanaf { $start } door { $gate }.
event-rested = { $seat } loopt niet verder.
event-left-behind = { $count ->
    [one] Eén figuur van { $owner } bleef in de stad.
   *[other] { $count } figuren van { $owner } bleven in de stad.
}
event-ended = Het spel is afgelopen: { $verdict }.
prompt-lot = Er wordt geloot wie begint.
prompt-deal = De kaarten worden gedeeld.
prompt-play = { $seat } speelt een kaart.
    .you = Speel een kaart.
prompt-settle = { $seat } plaatst een figuur in huis { $house }.
    .you = Plaats een figuur in huis { $house }.
prompt-joker = { $seat } plaatst een figuur op een plek naar keuze: huis { $house } is vol.
    .you = Plaats een figuur op een plek naar keuze: huis { $house } is vol.
prompt-relatives = { $count ->
    [one] { $seat } mag een familielid meebrengen (huis { $house }).
   *[other] { $seat } mag { $count } familieleden meebrengen (huis { $house }).
}
    .you = { $count ->
        [one] Je mag een familielid meebrengen (huis { $house }).
       *[other] Je mag { $count } familieleden meebrengen (huis { $house }).
    }
prompt-draw = { $seat } trekt een kaart.
    .you = Trek een kaart.
prompt-throw = { $seat } gooit een figuur in de vulkaan.
    .you = Gooi een figuur in de vulkaan.
prompt-tile = { $seat } trekt een lavategel.
    .you = Trek een lavategel.
prompt-pick = { $seat } kiest een symbool: { $tile }.
    .you = Kies een symbool: { $tile }.
prompt-lay = { $seat } legt lava: { $symbol }.
    .you = Leg lava: { $symbol }.
prompt-run = { $count ->
    [one] { $seat } mag nog één keer lopen.
   *[other] { $seat } mag { $count } keer lopen.
}
    .you = { $count ->
        [one] Je mag nog één keer lopen.
       *[other] Je mag { $count } keer lopen.
    }
prompt-to = { $count ->
    [one] { $seat } loopt vanaf { $cell }: één stap.
   *[other] { $seat } loopt vanaf { $cell }: maximaal { $count } stappen.
}
    .you = { $count ->
        [one] Loop vanaf { $cell }: één stap.
       *[other] Loop vanaf { $cell }: maximaal { $count } stappen.
    }
result-won = { $winners } wint: { $saved } gered, { $volcano } in de vulkaan.
result-shared = { $winners } delen de overwinning: elk { $saved } gered en { $volcano } in de vulkaan.
town-label = De stad Pompeï
gate-label-open = { $gate }, open
gate-label-closed = { $gate }, door lava afgesloten
volcano-label = Vesuvius, verloren figuren: { $count }
cell-label-lava = lava: { $symbol }
cell-label-free = vrije plekken: { $count }
cell-label-figures = { $seat }: { $count }
cell-label-figure = een figuur van { $seat } op { $cell }
pile-label = Kaarten in de stapel: { $count }, waaronder voortekenen: { $omens }
played-label = Tot nu toe gespeelde kaarten
omen-card = Voorteken
joker-label = Joker
supply-label = Te plaatsen figuren: { $count }
hand-label = Kaarten in de hand: { $count }
card-label = Kaart { $house }
tile-label = Lava: { $tile }
bag-label = Lavategels in de zak: { $count }
left-label = { $tile }, nog in de zak: { $count }
count-supply = in de voorraad
count-inside = in de stad
count-saved = gered
count-volcano = in de vulkaan
tip-named = { $name }
tip-gate-open = Een uitweg. Na het poortveld kost naar buiten gaan nog één stap; dan is de figuur gered.
tip-gate-closed = Lava bedekt deze poort: hier komt niemand meer uit.
tip-omen = Wie een voorteken trekt, gooit een figuur in de vulkaan: kies eerst de figuur, dan de vulkaan.
tip-card = Plaatst een figuur op een vrije plek van dit nummer. Is het huis vol, dan is de kaart een joker voor elke vrije plek.
tip-figure = Een figuur
tip-supply = Nog te plaatsen figuren
tip-supply-text = Met een kaart komt er een op een vrije plek van dat nummer of, als het huis vol is, op een vrije plek naar keuze.
tip-relatives = Familieleden gaan naar andere gebouwen van dezelfde kleur of naar neutrale gebouwen, in elk gebouw één.
tip-pile = Trekstapel
tip-pile-text = Kaarten: { $count }, waaronder voortekenen: { $omens }. A.D. 79 komt twee keer: eerst komen er familieleden, dan barst de Vesuvius uit.
tip-played = Eén stip voor elke kaart van een nummer; open stippen zijn al gespeeld.
tip-bag = Zak met lavategels
tip-bag-text = Elke beurt wordt er een tegel getrokken. Ernaast staat hoeveel er van elk symbool nog over zijn.
tip-tile = De eerste tegel van een symbool komt op zijn krater, latere naast een tegel met hetzelfde symbool.
tip-dual = Wie hem trekt, kiest welk van de twee symbolen het is.
tip-volcano = Vesuvius
tip-volcano-text = Verslindt figuren: bij voortekenen erin gegooid, door lava bedolven of ingesloten, of aan het eind in de stad achtergebleven. Bij gelijke stand wint wie er hier de minste heeft.
tip-lava = Lava ({ $symbol }). Die bedelft wie hier staat, en niemand kan er nog op.
tip-reach = { $count ->
    [one] Hier staat één figuur: die loopt één stap.
   *[other] Hier staan { $count } figuren: de eerste die vertrekt, van welke speler ook, loopt maximaal { $count } stappen, de volgende één minder.
}
tip-vent = Hier begint de lava van dit symbool: { $symbol }.
tip-vent-shut = Hier begint de lava van dit symbool: { $symbol }. Figuren mogen er niet op.
tip-neutral = Een neutraal gebouw, plekken: { $count }. Hier mogen familieleden komen, en een figuur die met een joker wordt geplaatst.
tip-building = Gebouw { $building }, plekken op dit veld: { $count }.
tip-street = Een straat of plein. Stappen gaan omhoog, omlaag, naar links of naar rechts.
goal-settle = Figuren plaatsen tot A.D. 79 twee keer gekomen is; tot nu toe: { $count }
goal-run = Naar de poorten lopen; eigen figuren nog in de stad: { $count }
goal-lead = Meer figuren redden dan de anderen; gered: { $count }
stat-played = Gespeelde kaarten
stat-relatives = Meegebrachte familieleden
stat-thrown = Figuren gegooid bij voortekenen
stat-laid = Gelegde lavategels
stat-saved = Geredde figuren
stat-lost = Verloren figuren
why-relatives = { $count ->
    [one] Dat brengt één familielid mee.
   *[other] Dat brengt { $count } familieleden mee.
}
why-house = { $count ->
    [one] Vanaf een vrije plek in huis { $house } is het één stap naar buiten: { $gate }.
   *[other] Vanaf een vrije plek in huis { $house } is het { $count } stappen naar buiten: { $gate }.
}
why-joker = Huis { $house } is vol, dus de figuur mag naar elke vrije plek.
why-steps = Vanaf { $cell } is het { $count } stappen naar buiten: { $gate }.
why-one-run = { $count ->
    [one] Vanaf { $cell } is één stap genoeg om buiten te komen: { $gate }.
   *[other] Vanaf { $cell } is één loop van maximaal { $count } stappen genoeg om buiten te komen: { $gate }.
}
why-most = Geen tegenstander heeft meer figuren in de stad dan { $owner }: { $count }.
why-thrown = { $count ->
    [one] Die figuur was één stap van buiten: { $gate }.
   *[other] Die figuur was { $count } stappen van buiten: { $gate }.
}
why-buries = { $count ->
    [one] Dat bedelft een figuur van { $owner } op { $cell }.
   *[other] Dat bedelft { $count } figuren van { $owner } op { $cell }.
}
why-cuts-off = { $count ->
    [one] Dat sluit een figuur van { $owner } op { $cell } in.
   *[other] Dat sluit { $count } figuren van { $owner } op { $cell } in.
}
why-closes = Dat sluit een poort: { $gate }.
why-threatens = { $count ->
    [one] Dan staat één figuur van de anderen naast deze lava.
   *[other] Dan staan { $count } figuren van de anderen naast deze lava.
}
why-spares = { $seat } verliest niemand.
why-saved = { $count ->
    [one] { $seat } heeft dan één figuur gered.
   *[other] { $seat } heeft dan { $count } figuren gered.
}
why-danger = De volgende lavategel kan met een kans van { $percent }% op { $cell } komen.
not-play-yet = Er kan nu geen kaart gespeeld worden: maak eerst af wat de vorige vraagt.
not-settle-supply = Er zijn geen figuren meer om te plaatsen: er worden alleen nog kaarten gespeeld en getrokken.
not-relative-before-ad79 = Familieleden komen pas nadat A.D. 79 voor het eerst is getrokken.
not-relative-joker = Een joker brengt geen familieleden mee.
not-throw-own = Regel van deze tafel: een voorteken treft een figuur van een ander, nooit een eigen.
not-run-silent = De eerste zes lavategels worden gelegd voordat iemand loopt.
not-run-tile = Leg eerst de lavategel, loop daarna.
not-run-same = Deze figuur heeft net gelopen en mag deze beurt niet twee keer lopen: { $cell }.
not-leave-far = { $count ->
    [one] Er ligt geen open poort binnen één stap: naar buiten gaan kost na het poortveld nog één stap.
   *[other] Er ligt geen open poort binnen { $count } stappen: naar buiten gaan kost na het poortveld nog één stap.
}
not-lay-laid = De lavategel van deze beurt is al getrokken.
not-rest-runner = Er is al een figuur gekozen: die moet lopen. “Terugnemen” zet die weer neer.
verb-play = Kaart spelen
verb-settle = Figuur plaatsen
verb-relative = Familielid plaatsen
verb-throw = Figuur gooien
verb-lay = Lava leggen
verb-pick = Symbool kiezen
verb-run = Lopen
verb-to = Naar een veld lopen
verb-leave = Door een poort gaan
verb-rest = Niet verder lopen
end-result = { $saved } gered, { $volcano } in de vulkaan

moment-eruption = De Vesuvius barst uit!
moment-thrown = De vulkaan in!
moment-buried = Onder de lava bedolven
moment-cut-off = Geen uitweg meer
moment-gate = Een poort is versperd
# What can be called out
callout-settle-here = Dat was mijn plek!
callout-watch-out = Pas op, lava!

study-clock = getrokken kaarten en lavategels
study-saved = Geredde figuren
study-buried = Door lava bedolven figuren
study-cut-off = Ingesloten figuren
study-gate-closed = Door lava afgesloten poorten
study-omen = Voortekens

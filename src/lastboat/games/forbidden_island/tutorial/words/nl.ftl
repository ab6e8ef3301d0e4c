learn-moving = Lopen
learn-moving-island = Op een zinkend eiland liggen vier schatten. Jij en Ada halen ze op en vliegen weg voordat alles verdwijnt.
learn-moving-walk = Dit ben jij, op “{ tile-bronze-gate }”, met drie acties per beurt. Een stap naar een tegel ernaast is er één: ga naar “{ tile-temple-of-the-sun }”.
learn-moving-again = Je loopt omhoog, omlaag, naar links of naar rechts, nooit schuin. Nog twee acties: ga verder naar “{ tile-temple-of-the-moon }”.
learn-moving-flooded = Blauwe tegels zijn overstroomd, maar je kunt er nog op lopen. Gebruik je laatste actie voor een stap naar “{ tile-gold-gate }”.
learn-moving-done = Meer is er aan lopen niet. Nu: hoe je droge voeten houdt.

learn-shoring = Droogleggen
learn-shoring-flooded = De blauwe tegels zijn overstroomd. Wordt een overstroomde tegel nog eens getroffen, dan zinkt hij en komt nooit meer terug.
learn-shoring-beside = Met één actie leg je je eigen tegel of een tegel ernaast droog. Maak “{ tile-watchtower }” weer droog.
learn-shoring-engineer = Jij bent { role-engineer }: dezelfde actie redt een tweede tegel. Neem “{ tile-gold-gate }”! Elke rol kan iets bijzonders.
learn-shoring-walk = “{ tile-crimson-forest }” is ook overstroomd, maar te ver weg. Loop dichterbij: naar “{ tile-watchtower }”.
learn-shoring-one = Nu ligt hij naast je. Je derde actie: leg “{ tile-crimson-forest }” droog.
learn-shoring-done = Drie tegels gered! Allemaal redden lukt nooit, dus red wat jullie nodig hebben: de schattegels en “{ tile-fools-landing }”.

learn-cards = Kaarten
learn-cards-hand = Dit zijn je kaarten. Vier gelijke leveren een schat op, en twee heb je er al: { card-earth-stone }.
learn-cards-shore = Eerst het belangrijkste: “{ tile-temple-of-the-sun }”, waar die schat ligt, is overstroomd. Leg hem droog.
learn-cards-end = Verder heeft niets haast, dus beëindig je acties. Daarna trek je twee schatkaarten.
learn-cards-second = Voor de derde keer { card-earth-stone }! Trek de tweede kaart.
learn-cards-limit = Zes kaarten, maar vijf is het maximum. Leg { card-crystal-of-fire } af: daar heb je er maar één van.
learn-cards-flood = Elke beurt eindigt met overstromingskaarten, zoveel als het waterpeil aangeeft. Nu zijn dat er twee: trek de eerste.
learn-cards-another = “{ tile-dunes-of-deception }” is overstroomd. Trek de tweede overstromingskaart.
learn-cards-done = Acties, schatkaarten, overstromingskaarten: dat was een hele beurt. Nu is Ada aan zet.

learn-waters = Het water stijgt
learn-waters-level = Het water staat op de laagste streep: twee overstromingskaarten per beurt. Maar drie kaarten in de schatstapel laten het stijgen.
learn-waters-end = Je weet nooit wanneer. Beëindig je acties en kijk wat je trekt.
learn-waters-rise = { card-waters-rise }! Het water stijgt één streep. Hoe hoger het staat, hoe meer overstromingskaarten er elke beurt komen.
learn-waters-back = Erger nog: de overstromingskaarten van tot nu toe gaan geschud terug boven op de stapel. Zo meteen zijn dezelfde tegels weer aan de beurt.
learn-waters-second = Haal diep adem en trek je tweede kaart.
learn-waters-flood = Nu de overstromingskaarten. Elke kaart toont een tegel die al eens getroffen is: trek de eerste.
learn-waters-sunk = “{ tile-misty-marsh }” was nog overstroomd en zinkt dus voorgoed. Trek de volgende.
learn-waters-done = “{ tile-tidal-palace }” is ook weg. De schat “{ treasure-oceans-chalice }” ligt nu alleen nog bij “{ tile-coral-palace }”: zinkt ook die, dan is het spel verloren.

learn-giving = Kaarten geven
learn-giving-together = Ada is naar jouw tegel gekomen. Alleen zo kun je haar een kaart geven, en zij spaart { card-statue-of-the-wind }.
learn-giving-give = Geef haar jouw { card-statue-of-the-wind }. Dat kost één actie.
learn-giving-thanks = Nu heeft ze er drie. Ada is trouwens { role-messenger }: zij kan je ook van ver weg kaarten geven.
learn-giving-end = Tijd voor een wederdienst. Beëindig je acties.
learn-giving-ada = Goede kaarten: je hebt nu drie keer { card-earth-stone }, en Ada heeft de vierde. Kijk wat ze doet.
learn-giving-done = Alle vier in één hand! Spreek af wie wat spaart: dat is het hart van dit spel.

learn-treasure = Een schat
learn-treasure-four = Vier kaarten { card-earth-stone } in één hand: dat is de prijs van een schat.
learn-treasure-go = Je moet ook zijn waar hij ligt. Elke schat heeft twee tegels: ga naar “{ tile-temple-of-the-sun }”.
learn-treasure-capture = Hier is het. Pak de schat “{ treasure-earth-stone }”: dat kost één actie.
learn-treasure-taken = Die is voorgoed veilig! De vier kaarten zijn afgelegd, en de twee tegels ervan mogen nu zinken.
learn-treasure-safe = Eén van de vier. Tijd om te zien hoe zo’n avontuur afloopt.

learn-helicopter = De helikopter
learn-helicopter-three = Veel later: het grootste deel van het eiland is gezonken. Drie schatten zijn veilig, en Ada kan de laatste halen. Kijk maar!
learn-helicopter-fly = Alle vier! Ada is aan zet, maar een { card-helicopter } mag op elk moment. Speel er een van jou en stap als eerste in.
learn-helicopter-both = Eén vlucht neemt iedereen van dezelfde tegel mee. Laat Ada instappen.
learn-helicopter-land = Kies waar jullie landen: “{ tile-fools-landing }”. Alleen daar kom je van het eiland af.
learn-helicopter-home = Iedereen is hier, alle schatten zijn bij jullie, en je hebt nog een { card-helicopter }. Stijg op!
learn-helicopter-done = Gelukt! Nu weet je waar het om gaat. Op een echt eiland houden de tips je gezelschap.

learn-placing = Werkers
learn-placing-goal = Nisyros staat op uitbarsten. Jij en Ada hebben hier elk tien inwoners: breng er van allebei minstens zeven over zee naar Kos, dan winnen jullie.
learn-placing-theatre = Een ronde heeft tien stappen. In stap 1 plaats je werkers. Die van jou staan allebei op het verzamelveld van Mandraki: pak er één op.
learn-placing-forest = Ring 1 en 2 leveren dubbel zoveel op als ring 3 en 4, maar liggen dichter bij de krater. Neem het bos in ring 2: boten zijn van hout.
learn-placing-ready = Werkers bereiken de buurzones, nooit de zone ertegenover. De andere blijft op het verzamelveld om mensen op te roepen. Druk op “{ do-ready }”.
learn-placing-done = Ook Ada was klaar, dus dobbelstenen en kaarten kwamen vanzelf. Wat ze brengen, komt nu.

learn-dice = Kaarten en dobbelstenen
learn-dice-card = Stap 2: de rode dobbelsteen zegt hoeveel gebeurteniskaarten er komen. Maar één, { card-storm }: bossen geven deze ronde dubbel zoveel.
learn-dice-forest = Stap 3: de vijf actiedobbelstenen. Een verdubbelaar verdubbelt een werkplek van zijn soort. Leg die voor hout op je bos.
learn-dice-theatre = En die voor verzamelvelden op het jouwe: de werker daar mag nu twee mensen oproepen in plaats van één.
learn-dice-done = De verdubbelaars voor dammen en botenwerven vinden geen werker. De −1 scheelt een uitbarsting: in ronde 1 komt er geen.

learn-working = Verzamelen en bouwen
learn-working-gathered = Stap 4: verzamelen. Je werker in ring 2 verzamelt 2 hout; de dobbelsteen verdubbelt dat, en de storm nog eens. Dat is 8!
learn-working-call = Stap 5 vraagt bouwers, en die heb je nog niet. Stap 6: roep twee burgers op. Vanaf de volgende ronde kunnen ze werken.
learn-working-fed = Stap 7: wie hoogstens vijf werkers heeft, betaalt 1 graan, met meer 2. Nog geen lava en geen uitbarsting: ronde 2 begint.
learn-working-theatre = Maak nu boten van het hout. Pak een werker op van het verzamelveld …
learn-working-shipyard = … en zet hem op de botenwerf.
learn-working-ready = Ada is deze ronde de actieve speler en beslist voor het team, de volgende keer jij. De anderen blijven: “{ do-ready }”.
learn-working-boats = Ada heeft een dobbelsteen op je botenwerf gelegd. Dus bouwt je werker in stap 5 twee boten, voor 1 hout elk: bouw ze allebei.
learn-working-done = Er liggen twee boten voor Mandraki; elke boot brengt één inwoner naar Kos. Hout wordt boten, steen wordt dammen, graan voedt de werkers.

learn-round = Een hele ronde
learn-round-yours = Ronde 3, en jij bent de actieve speler. Speel haar van begin tot eind! Boven Nikia ligt al lava op twee ringen, maar daar woont niemand.
learn-round-theatre = Stap 1: er is nog maar 4 graan. Pak een werker op van het verzamelveld …
learn-round-field = … en stuur hem naar het graanveld in ring 3.
learn-round-ready = De anderen staan goed: “{ do-ready }”.
learn-round-shipyard = Stap 2 bracht ratten: 2 graan is weg. Stap 3: leg de verdubbelaar voor botenwerven op die van jou.
learn-round-hermes = Hermes verdubbelt een werkplek van elke soort. Leg hem op je graanveld.
learn-round-boats = Stap 5: bouw nog twee boten.
learn-round-call = Stap 6: je kunt een burger oproepen. Maar een zesde werker kost 1 graan meer, en vijf zijn er nu genoeg: pas.
learn-round-kos = Stap 7: eten. Stap 8 en 9: lava, ver van jullie. Stap 10: elke boot brengt één inwoner naar Kos. Stuur een burger van jou.
learn-round-ada = Aan het eind telt voor allebei wie de minste heeft gered. Stuur dus ook een burger van Ada.
learn-round-keep = Wie blijft, kan nog werken, en boten kunnen wachten. Bewaar de andere twee: pas.
learn-round-done = Dat was een hele ronde. Vanaf nu komt de lava dichterbij.

learn-lava = Lava en dammen
learn-lava-near = Twee rondes later. Een uitbarsting heeft ring 1 boven Mandraki bedekt. In stap 8 stroomt lava verder: in elke zone met lava één gebied omlaag.
learn-lava-theatre = Nu is ring 2 aan de beurt, met je bos. Dammen houden stromende lava tegen. Pak de werker op van het verzamelveld …
learn-lava-place = … voor de dammenbouwplaats.
learn-lava-ready = Dat is genoeg: “{ do-ready }”.
learn-lava-die = Een verdubbelaar voor dammen! Leg hem op je dammenbouwplaats, dan bouwt de werker daar er twee.
learn-lava-dams = Een ring houdt stand als al zijn dammenplekken vol zijn: twee in ring 2. Bouw daar beide dammen, voor 1 steen elk.
learn-lava-boat = Er is ook hout: bouw op je botenwerf nog een boot.
learn-lava-held = Je dammen hielden stand! Boven Pali stroomde de lava verder. Ada’s werker daar vluchtte, gooide zwart en bereikte het verzamelveld.
learn-lava-choose = Stap 9: de vulkaandobbelsteen wijst twee dorpen aan, dus jij kiest. Dammen helpen niet tegen uitbarstingen. Neem de zone van Emporios, daar woont niemand.
learn-lava-done = Onthoud: dammen houden stromende lava tegen, uitbarstingen niet. En je bos staat er nog.

learn-flight = Vlucht
learn-flight-near = Twee rondes later. In Ada’s zone is alleen de kust van Pali nog vrij, zonder dammen: deze ronde wordt ze bedekt.
learn-flight-sail = Wie van een kust vlucht, heeft daar boten nodig. In stap 1 mogen lege boten varen: pak je boot bij Mandraki, dan de zee voor Pali.
learn-flight-ready = Werkers hoef je nu niet te verplaatsen: “{ do-ready }”.
learn-flight-pali = Ada heeft in Pali een boot gebouwd. Je werker helpt daar: bouw er ook een.
learn-flight-mandraki = En een thuis.
learn-flight-citizen = Stap 8: lava over Pali! Iedereen daar gooit één keer met de rode dobbelsteen. Jij zegt wie het eerst een boot probeert: Ada’s burger.
learn-flight-worker = Rood: verloren, in Hades. Zwart was Kos geweest. Maar alleen wie slaagt, verbruikt een boot: nu je werker.
learn-flight-done = Vier ontsnapten per boot. Ook de anderen gooiden: zwart was Mandraki, rood Hades. Twee zijn er verloren. Beter op tijd weg, in stap 10.

learn-evacuation = De laatste boten
learn-evacuation-last = Een andere partij, de laatste ronde. Alleen de kust van Mandraki is nog vrij, met drie mensen op het eiland: twee van jou, één van Ada.
learn-evacuation-dams = Voor drie mensen zijn drie boten nodig; er is net genoeg hout. Pak je werker op van de dammenbouwplaats …
learn-evacuation-shipyard = … en zet hem op de botenwerf.
learn-evacuation-ready = Ada’s werker komt ook. “{ do-ready }”!
learn-evacuation-die = Een verdubbelaar voor botenwerven, net op tijd. Leg hem op die van jou.
learn-evacuation-boats = Bouw twee boten; Ada bouwt de derde.
learn-evacuation-kos = Lava op alle vier ringen, maar de kust is nog vrij. Iedereen aan boord: je twee werkers, dan die van Ada.
learn-evacuation-done = Alle twintig op Kos, een grote overwinning! Dat vraagt er negen van elk; met zeven is ze klein. Nu wacht een makkelijke partner, en tips helpen.

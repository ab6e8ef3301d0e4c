learn-settling = Vestigen
learn-settling-town = Nu is de stad nog vredig. Jij en Ada vestigen hier je mensen; wie bij de uitbarsting van de Vesuvius de meeste redt, wint.
learn-settling-card = Dit zijn je kaarten. Elke kaart heeft het nummer van een huis: speel kaart { house-3 }.
learn-settling-place = Huis { house-3 } heeft twee vleugels. Zet een figuur op een vrije plek van de gemarkeerde.
learn-settling-again = Je hebt weer tot vier kaarten bijgetrokken, en Ada is ook ingetrokken. Speel nog eens { house-3 }, naast je eerste figuur.
learn-settling-done = Twee van jou op één vak. Onthoud dat: in een menigte loop je verder.

learn-omens = Voortekens en A.D. 79
learn-omens-quiet = Bovenop de stapel lagen acht rustige kaarten. Ze zijn allemaal getrokken, en de volgende is A.D. 79.
learn-omens-play = De tijd staat niet stil. Speel kaart { house-4 } en trek in het gemarkeerde huis.
learn-omens-came = Daar is hij, A.D. 79! Hij gaat terug tussen de laatste kaarten. Daarna heb je een voorteken getrokken.
learn-omens-omen = Wie een voorteken trekt, moet een figuur in de vulkaan gooien, welke dan ook. Neem die van Ada op het gemarkeerde vak, dan de Vesuvius.
learn-omens-fate = Ada trok ook een voorteken en gooide er een van jou in. Jullie zijn er elk één kwijt.
learn-omens-done = Vanaf nu groeien de families. Dat komt hierna.

learn-relatives = Familieleden
learn-relatives-hosts = Wie na A.D. 79 bij anderen in een gebouw trekt, brengt familieleden mee: zoveel als er al woonden.
learn-relatives-move = In deze vleugel van huis { house-10 } woont één figuur. Speel kaart { house-10 } en trek erbij in.
learn-relatives-relative = Er komt dus één familielid: in een ander gebouw van dezelfde kleur of in een neutraal. Neem het gemarkeerde.
learn-relatives-done = Twee figuren in één beurt! Vollere gebouwen brengen er meer, dus let op waar Ada bouwt.

learn-lava = Lava
learn-lava-later = Veel later. A.D. 79 ligt tussen de laatste kaarten. Speel kaart { house-11 }; daar woont al iemand, dus er komt ook een familielid.
learn-lava-erupts = Weer A.D. 79: de Vesuvius barst uit! Niemand vestigt zich nog. Eerst worden om de beurt zes lavategels gelegd; elk symbool begint bij zijn krater.
learn-lava-yours = Je trok: { symbol-vase }. Lava breidt zich uit naast hetzelfde symbool: leg je tegel op het gemarkeerde vak.
learn-lava-done = Lava verzwelgt wie staat waar hij stroomt, en wie geen weg naar buiten heeft. Nu rennen!

learn-running = Lopen
learn-running-tile = Elke beurt begint nu met een lavategel. Je trok: { symbol-mask }. Leg hem op het gemarkeerde vak.
learn-running-run = Dan loop je twee keer. Een figuur loopt zoveel stappen als er figuren op zijn vak staan, hijzelf meegeteld. Hier drie: pak hem op.
learn-running-leave = De poort uit kost ook een stap. Drie is genoeg: naar buiten door { gate-marina }!
learn-running-second = Je tweede loop: op dit vak staan er twee, dus twee stappen. Breng het figuur naar buiten door { gate-sarno }.
learn-running-buried = Twee gered! Maar kijk in het verslag: Ada’s lava heeft er een van jou bedolven. Nu weet je waar lavategels voor dienen.

learn-gates = De poorten
learn-gates-tile = Je tegel toont: { symbol-column }. Leg hem op het gemarkeerde vak.
learn-gates-far = Drie figuren op dit vak: drie stappen. Loop naar het gemarkeerde vak, vlak bij { gate-stabia }.
learn-gates-twice = De tweede loop mag van hetzelfde figuur zijn. Alleen heeft het maar één stap: genoeg om door { gate-stabia } te ontsnappen.
learn-gates-more = Drie gered. Bedekt lava het vak van een poort, dan is die dicht; en wie geen open poort meer kan bereiken, is verloren.
learn-gates-done = Op het eind wint wie de meeste heeft gered; bij gelijkspel wie er minder verloor. Een makkelijke tegenstander wacht, en de tips helpen je.

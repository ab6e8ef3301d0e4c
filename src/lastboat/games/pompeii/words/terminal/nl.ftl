terminal-you = Jij speelt de figuren met de letter { $letter }.
terminal-hand = Hand
terminal-supply = voorraad
terminal-inside = stad
terminal-saved = gered
terminal-volcano = vulkaan
terminal-pile = Stapel
terminal-omens = voortekenen
terminal-relatives = familieleden komen
terminal-bag = Zak
terminal-aside = Opzijgelegd
terminal-played = Gespeelde kaarten
terminal-signs = Velden: nummer en letter = een gebouw, · = een neutraal gebouw, ○ = een vrije plek, ⌂ = een poort, ^ = een krater (x: gesloten), ▓ = lava, # = buiten de muur. De letters A tot en met D zijn figuren; A3 = drie ervan. Een figuur loopt zoveel stappen als er figuren op zijn veld staan.
terminal-colours = Kleuren, voor familieleden: blauwgrijs 1, 4, 8; paars 2, 3, 5, 7; turkoois 6, 9; bruin 10, 11; neutraal ·.

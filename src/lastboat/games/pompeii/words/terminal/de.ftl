terminal-you = Dir gehören die Figuren { $letter }.
terminal-hand = Hand
terminal-supply = Vorrat
terminal-inside = Stadt
terminal-saved = gerettet
terminal-volcano = Vulkan
terminal-pile = Stapel
terminal-omens = Omen
terminal-relatives = Verwandte kommen
terminal-bag = Beutel
terminal-aside = Beiseitegelegt
terminal-played = Gespielte Karten
terminal-signs = Felder: Zahl und Buchstabe = ein Gebäude, · = ein neutrales, ○ = ein freier Platz, ⌂ = ein Tor, ^ = ein Schlot (x: gesperrt), ▓ = Lava, # = vor der Mauer. Buchstaben A bis D sind Figuren; A3 = drei davon. Eine Figur läuft so viele Schritte, wie Figuren auf ihrem Feld stehen.
terminal-colours = Farben, für Verwandte: blaugrau 1, 4, 8; lila 2, 3, 5, 7; türkis 6, 9; braun 10, 11; neutral ·.

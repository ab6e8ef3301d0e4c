game-name = Die Krone der Bucht
game-tagline = Gemeinsam ans Ufer rudern; wer dort die beste Karte hat, gewinnt.
option-water = Gewässer
option-water-help = Wie weit das Ufer entfernt ist.
option-water-narrow = schmal: 6 Schläge
option-water-wide = breit: 12 Schläge
card-shell = Muschel
card-pearl = Perle
card-crown = Krone
board-distance = Schläge bis zum Ufer
board-pile = Stapel
board-thrown = Weggeworfen
do-pull = Rudern
do-change = Karte tauschen
do-reveal = Karte aufdecken
event-dealt = { $seat } erhält eine Karte.
event-your-card = Deine Karte: { $card }.
event-rowed = { $seat } rudert: { $length ->
    [one] ein Schlag
   *[other] { $length } Schläge
}.
event-changed = { $seat } wirft weg: { $card }.
event-revealed = { $seat } zeigt: { $card }.
event-landed = Das Boot legt an.
prompt-act = { $seat } rudert oder tauscht; noch { $distance ->
    [one] ein Schlag
   *[other] { $distance } Schläge
} bis zum Ufer.
verdict-open = läuft noch
verdict-landed = gelandet
result-landed = { $card } gewinnt: { $winners }.

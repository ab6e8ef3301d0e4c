game-name = Kronen i bukta
game-tagline = Ro sammen i land; den som da har det beste kortet, vinner.
option-water = Farvann
option-water-help = Hvor langt det er til land.
option-water-narrow = smalt: 6 åretak
option-water-wide = bredt: 12 åretak
card-shell = skjell
card-pearl = perle
card-crown = krone
board-distance = Åretak til land
board-pile = Bunke
board-thrown = Kastet
do-pull = Ro
do-change = Bytt kort
do-reveal = Vis kortet
event-dealt = { $seat } får et kort.
event-your-card = Kortet ditt: { $card }.
event-rowed = { $seat } ror: { $length ->
    [one] ett åretak
   *[other] { $length } åretak
}.
event-changed = { $seat } kaster: { $card }.
event-revealed = { $seat } viser: { $card }.
event-landed = Båten legger til.
prompt-act = { $seat } ror eller bytter; { $distance ->
    [one] ett åretak
   *[other] { $distance } åretak
} igjen til land.
verdict-open = pågår
verdict-landed = i land
result-landed = Kortet «{ $card }» vinner: { $winners }.

game-name = Crown of the Cove
game-tagline = Row home together; whoever holds the best card when the boat lands wins.
option-water = Water
option-water-help = How far away the shore is.
option-water-narrow = narrow: 6 strokes
option-water-wide = wide: 12 strokes
card-shell = shell
card-pearl = pearl
card-crown = crown
board-distance = Strokes to the shore
board-pile = Pile
board-thrown = Thrown away
do-pull = Pull the oars
do-change = Change your card
do-reveal = Reveal your card
event-dealt = { $seat } gets a card.
event-your-card = Your card: { $card }.
event-rowed = { $seat } rows: { $length ->
    [one] one stroke
   *[other] { $length } strokes
}.
event-changed = { $seat } throws away: { $card }.
event-revealed = { $seat } shows: { $card }.
event-landed = The boat lands.
prompt-act = { $seat } pulls or changes; { $distance ->
    [one] one stroke
   *[other] { $distance } strokes
} to the shore.
verdict-open = in progress
verdict-landed = landed
result-landed = The { $card } wins: { $winners }.

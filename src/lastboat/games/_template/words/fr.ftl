game-name = La couronne de la crique
game-tagline = Ramez ensemble vers le rivage ; la meilleure carte à l’arrivée gagne.
option-water = Eaux
option-water-help = À quelle distance se trouve le rivage.
option-water-narrow = étroites : 6 coups
option-water-wide = larges : 12 coups
card-shell = coquillage
card-pearl = perle
card-crown = couronne
board-distance = Coups de rame jusqu’à la rive
board-pile = Pioche
board-thrown = Cartes jetées
do-pull = Ramer
do-change = Changer de carte
do-reveal = Montrer sa carte
event-dealt = { $seat } reçoit une carte.
event-your-card = Votre carte : { $card }.
event-rowed = { $seat } rame : { $length ->
    [one] un coup
   *[other] { $length } coups
}.
event-changed = { $seat } jette : { $card }.
event-revealed = { $seat } montre : { $card }.
event-landed = Le bateau accoste.
prompt-act = { $seat } rame ou change de carte ; { $distance ->
    [one] encore un coup
   *[other] encore { $distance } coups
} jusqu’à la rive.
verdict-open = en cours
verdict-landed = accosté
result-landed = La carte « { $card } » l’emporte : { $winners }.

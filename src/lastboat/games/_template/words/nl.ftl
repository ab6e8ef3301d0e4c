game-name = De kroon van de baai
game-tagline = Roei samen naar de oever; wie daar de beste kaart heeft, wint.
option-water = Water
option-water-help = Hoe ver de oever weg is.
option-water-narrow = smal: 6 slagen
option-water-wide = breed: 12 slagen
card-shell = schelp
card-pearl = parel
card-crown = kroon
board-distance = Slagen tot de oever
board-pile = Stapel
board-thrown = Weggegooid
do-pull = Roeien
do-change = Kaart ruilen
do-reveal = Kaart openleggen
event-dealt = { $seat } krijgt een kaart.
event-your-card = Jouw kaart: { $card }.
event-rowed = { $seat } roeit: { $length ->
    [one] één slag
   *[other] { $length } slagen
}.
event-changed = { $seat } gooit weg: { $card }.
event-revealed = { $seat } toont: { $card }.
event-landed = De boot legt aan.
prompt-act = { $seat } roeit of ruilt; nog { $distance ->
    [one] één slag
   *[other] { $distance } slagen
} tot de oever.
verdict-open = nog bezig
verdict-landed = aangelegd
result-landed = De kaart “{ $card }” wint: { $winners }.

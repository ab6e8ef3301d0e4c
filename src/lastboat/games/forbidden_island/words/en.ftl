game-name = Forbidden Island
game-tagline = Four treasures, one helicopter, and the sea keeps rising.

tile-temple-of-the-moon = Temple of the Moon
tile-temple-of-the-sun = Temple of the Sun
tile-whispering-garden = Whispering Garden
tile-howling-garden = Howling Garden
tile-cave-of-embers = Cave of Embers
tile-cave-of-shadows = Cave of Shadows
tile-coral-palace = Coral Palace
tile-tidal-palace = Tidal Palace
tile-fools-landing = Fools’ Landing
tile-bronze-gate = Bronze Gate
tile-copper-gate = Copper Gate
tile-gold-gate = Gold Gate
tile-iron-gate = Iron Gate
tile-silver-gate = Silver Gate
tile-breakers-bridge = Breakers Bridge
tile-cliffs-of-abandon = Cliffs of Abandon
tile-crimson-forest = Crimson Forest
tile-twilight-hollow = Twilight Hollow
tile-dunes-of-deception = Dunes of Deception
tile-lost-lagoon = Lost Lagoon
tile-misty-marsh = Misty Marsh
tile-observatory = Observatory
tile-phantom-rock = Phantom Rock
tile-watchtower = Watchtower

level-dry = dry
level-flooded = flooded
level-sunk = sunk

treasure-earth-stone = Earth Stone
treasure-statue-of-the-wind = Statue of the Wind
treasure-crystal-of-fire = Crystal of Fire
treasure-oceans-chalice = Ocean’s Chalice

card-earth-stone = Earth Stone
card-statue-of-the-wind = Statue of the Wind
card-crystal-of-fire = Crystal of Fire
card-oceans-chalice = Ocean’s Chalice
card-helicopter = Helicopter Lift
card-helicopter-help = Play it at any time to fly one or more pawns from one tile to any other; with all four treasures and everybody on Fools’ Landing, it takes you home.
card-sandbag = Sandbags
card-sandbag-help = Play them at any time before a turn’s flood cards to shore up any flooded tile.
card-waters-rise = Waters Rise
card-waters-rise-help = The water level rises by one mark, and the discarded flood cards are shuffled and put back on top of their pile.

role-engineer = Engineer
role-engineer-help = Shores up one or two tiles for one action.
role-explorer = Explorer
role-explorer-help = May also move, swim and shore up diagonally.
role-navigator = Navigator
role-navigator-help = Moves other pawns up to two steps in total for one action.
role-diver = Diver
role-diver-help = Moves through any number of flooded or sunk tiles for one action.
role-messenger = Messenger
role-messenger-help = May give treasure cards to any player, however far away.
role-pilot = Pilot
role-pilot-help = Once per turn, may fly to any tile for one action.

phase-lay = The island is laid out
phase-first-flood = The first flood
phase-cast = Roles are dealt
phase-deal = Cards are dealt
phase-lot = The starting player is chosen at random
phase-act = Actions
phase-draw = Treasure cards
phase-flood = Flood cards
phase-over = Game over

option-level = Difficulty
option-level-help = The harder the level, the higher the water at the start.
option-level-novice = Novice
option-level-normal = Normal
option-level-elite = Elite
option-level-legendary = Legendary
option-shape = Shape of the island
option-shape-help = How the 24 tiles are laid out. To write a shape of your own, use X for a tile, a dot for water and / between rows.
option-shape-standard = Standard
option-shape-treasure-island = Treasure Island
option-shape-island-of-shadows = Island of Shadows
option-shape-volcano-island = Volcano Island
option-shape-island-of-death = Island of Death
option-shape-bay-of-gulls = Bay of Gulls
option-shape-bone-island = Bone Island
option-shape-coral-reef = Coral Reef
option-shape-skull-island = Skull Island
option-shape-bridge-of-horrors = Bridge of Horrors
option-shape-atoll-of-decisions = Atoll of Decisions
option-shape-arch-of-fate = Arch of Fate
option-roles = Roles
option-roles-help = Who plays which adventurer: at random, or one role for each player.
option-roles-random = at random
option-roles-engineer = { role-engineer }
option-roles-explorer = { role-explorer }
option-roles-navigator = { role-navigator }
option-roles-diver = { role-diver }
option-roles-messenger = { role-messenger }
option-roles-pilot = { role-pilot }
option-start = Starting player
option-start-help = Who takes the first turn.
option-start-0 = Player 1
option-start-1 = Player 2
option-start-2 = Player 3
option-start-3 = Player 4
option-start-lot = at random
option-navigator = Navigator
option-navigator-help = Whether the two steps of one action may be split between two pawns.
option-navigator-two-pawns = one or two pawns per action
option-navigator-one-pawn = one pawn per action (2010)
option-hand-limit = Hand limit
option-hand-limit-help = When a player drawing cards must discard down to the limit.
option-hand-limit-each-card = after each drawn card
option-hand-limit-both-cards = after both drawn cards
option-sandbag = Sandbags
option-sandbag-help = How late in a turn Sandbags can be played.
option-sandbag-before-flood = before the flood cards only
option-sandbag-between-floods = between two flood cards as well (2010)
option-rescue-flight = Rescue flight
option-rescue-flight-help = Whether a helicopter may pick up pawns from a tile that has just sunk, so that they need not swim.
option-rescue-flight-on = allowed
option-rescue-flight-off = not allowed
option-diver-swims = Diver in the water
option-diver-swims-help = Where the Diver can escape to when the tile underneath sinks.
option-diver-swims-nearest = to one of the nearest tiles
option-diver-swims-dives = to any tile within a dive
option-helicopters = Helicopter Lifts in the pile
option-helicopters-help = How many cards of this kind are in the game.
option-sandbags = Sandbags in the pile
option-sandbags-help = How many cards of this kind are in the game.
option-waters-rise = Waters Rise in the pile
option-waters-rise-help = How many cards of this kind are in the game.
option-first-mark = First water mark
option-first-mark-help = At which mark the water stands at the start. In the box, the difficulty decides.
option-actions = Actions a turn
option-actions-help = How many actions a player may take in a turn.
option-cards-in-hand = Cards in a hand
option-cards-in-hand-help = How many cards a player may keep.

do-move = Move to { $tile }
do-fly = Fly to { $tile }
do-guide = Guide { $pawn } to { $tile }
do-shore-up = Shore up { $tile }
do-give = Give { $to } a card: { $treasure }
do-capture = Capture the { $treasure }
do-sandbag = Sandbags: shore up { $tile }
do-board = Helicopter: take { $pawn } aboard
do-land = Land on { $tile }
do-lift-off = Lift off and leave the island!
do-swim = Swim to { $tile }
do-discard = Discard: { $card }
do-end-actions = End your actions
do-draw-card = Draw a treasure card
do-draw-flood = Draw a flood card

event-tile-laid = Laid out: { $tile }.
event-flooded = Flooded: { $tile }.
event-sunk = Sunk for good: { $tile }.
event-shored-up = { $seat } shores up { $tile }.
event-role-cast = { $seat } plays the { $role }.
event-begins = { $seat } goes first.
event-card-dealt = { $seat } is dealt a card: { $card }.
event-moved = { $seat } moves to { $tile }.
event-flew = { $seat } flies to { $tile }.
event-guided = { $seat } guides { $pawn } to { $tile }.
event-gave = { $seat } gives { $to } a card: { $treasure }.
event-captured = { $seat } captures the { $treasure }!
event-actions-ended = { $seat } takes no more actions.
event-card-drawn = { $seat } draws a card: { $card }.
event-water-rose = { $level ->
    [10] The water reaches the skull!
   *[other] The water rises by one mark: from now on, { $count } flood cards a turn.
}
event-flood-on-top = { $count ->
    [one] One discarded flood card goes back on top of the pile.
   *[other] { $count } discarded flood cards are shuffled and go back on top of the pile.
}
event-card-discarded = { $seat } discards: { $card }.
event-pile-reshuffled = The discarded treasure cards are shuffled into a new pile.
event-flood-reshuffled = The discarded flood cards are shuffled into a new pile.
event-sandbag-played = { $seat } plays Sandbags and shores up { $tile }.
event-boarded = { $seat }’s helicopter takes { $pawn } aboard.
event-landed = { $seat }’s helicopter lands on { $tile }.
event-in-the-water = { $pawn } falls into the water: { $tile }.
event-swam = { $seat } swims to { $tile }.
event-turn-began = It is { $seat }’s turn.
event-lifted-off = { $seat } calls the helicopter, and everybody lifts off!
event-game-lost = The island wins: the game is lost.

prompt-setup = The expedition gets ready.
prompt-act = { $actions ->
    [one] { $seat } has one action left.
   *[other] { $seat } has { $actions } actions left.
}
    .you = { $actions ->
        [one] You have one action left.
       *[other] You have { $actions } actions left.
    }
prompt-act-spare = { $actions ->
    [one] { $seat } has one action left, and may first finish the previous one.
   *[other] { $seat } has { $actions } actions left, and may first finish the previous one.
}
    .you = { $actions ->
        [one] You have one action left, and may first finish the previous one.
       *[other] You have { $actions } actions left, and may first finish the previous one.
    }
prompt-spare = { $seat } may still finish the last action.
    .you = You may still finish the last action.
prompt-done = { $seat } has no actions left; special cards can still be played before cards are drawn.
    .you = You have no actions left; special cards can still be played before cards are drawn.
prompt-draw = { $left ->
    [one] { $seat } draws one more treasure card.
   *[other] { $seat } draws { $left } treasure cards.
}
    .you = { $left ->
        [one] Draw one more treasure card.
       *[other] Draw { $left } treasure cards.
    }
prompt-flood = { $left ->
    [one] { $seat } draws one more flood card.
   *[other] { $seat } draws { $left } flood cards.
}
    .you = { $left ->
        [one] Draw one more flood card.
       *[other] Draw { $left } flood cards.
    }
prompt-swim = { $seat } is in the water and must swim.
    .you = You are in the water and must swim.
prompt-rescue = Only a Helicopter can save { $seat } now.
    .you = Only a Helicopter can save you now.
prompt-discard = { $seat } has too many cards: discard one or play a special card.
    .you = You have too many cards: discard one or play a special card.
prompt-flight = { $seat } has the helicopter: who comes along, and where does it land?
    .you = You have the helicopter: who comes along, and where does it land?

result-won = You have escaped with all four treasures. You win!
result-lost = You have lost: { $reasons }.
loss-skull = the water has reached the skull
loss-landing = Fools’ Landing has sunk
loss-earth-stone = a treasure is out of reach for good ({ treasure-earth-stone })
loss-statue-of-the-wind = a treasure is out of reach for good ({ treasure-statue-of-the-wind })
loss-crystal-of-fire = a treasure is out of reach for good ({ treasure-crystal-of-fire })
loss-oceans-chalice = a treasure is out of reach for good ({ treasure-oceans-chalice })
loss-drowned = an adventurer has drowned

verdict-open = in progress
verdict-won = won
verdict-skull = lost: skull
verdict-landing = lost: Fools’ Landing
verdict-skull-and-landing = lost: skull and Fools’ Landing
verdict-treasure = lost: treasure
verdict-skull-and-treasure = lost: skull and treasure
verdict-landing-and-treasure = lost: Fools’ Landing and treasure
verdict-skull-and-landing-and-treasure = lost: skull, Fools’ Landing and treasure
verdict-drowned = lost: drowning
verdict-skull-and-drowned = lost: skull and drowning
verdict-landing-and-drowned = lost: Fools’ Landing and drowning
verdict-skull-and-landing-and-drowned = lost: skull, Fools’ Landing and drowning
verdict-treasure-and-drowned = lost: treasure and drowning
verdict-skull-and-treasure-and-drowned = lost: skull, treasure and drowning
verdict-landing-and-treasure-and-drowned = lost: Fools’ Landing, treasure and drowning
verdict-skull-and-landing-and-treasure-and-drowned = lost: skull, Fools’ Landing, treasure and drowning

# The page's board.

goal-landing = Get everybody to Fools’ Landing
goal-helicopter = Take off with a Helicopter
board-treasure-cards = Treasure cards
board-floods = Flood cards
board-in-pile = In the pile
board-discarded = Discarded
board-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
board-hand = Hand
board-no-cards = no cards
board-in-water = in the water
board-aboard = aboard the helicopter
board-taken = captured
board-not-taken = not captured yet
board-out-of-reach = out of reach for good
board-water = { $level ->
    [10] The water has reached the skull.
   *[other] Water level { $level } of { $skull }: { $count } flood cards a turn.
}
pile-treasure-cards = Treasure pile
pile-floods = Flood pile
discard-treasure-cards = Treasure discard pile
discard-floods = Flood discard pile
layer-next = { $count ->
    [one] Next
   *[other] Next { $count }, in unknown order
}
layer-below = { $count ->
    [one] Then
   *[other] Then { $count }, in unknown order
}
layer-all = { $count ->
    [one] The last card
    [2] Both, in unknown order
   *[other] All { $count }, in unknown order
}

tip-lines = { $lines }
tip-flooded = Flooded: if its flood card comes up again, it sinks. Shore it up.
tip-sunk = Sunk for good. Only the Diver can cross this place.
tip-tile-treasure = Four matching cards capture the { $treasure } here.
tip-tile-taken = Its treasure has been captured.
tip-tile-landing = With all four treasures, meet here and fly away with a Helicopter. If it sinks, all is lost.
tip-tile-start = The { $role } begins here.
tip-flood-next = { $count ->
    [one] Its flood card comes next.
   *[other] Its flood card is one of the next { $count }.
}
tip-flood-below = { $above ->
    [one] At least one flood card comes before its own.
   *[other] At least { $above } flood cards come before its own.
}
tip-flood-discarded = Its flood card has been discarded; it comes back with the next Waters Rise or when the pile is empty.
tip-flood-discard = Waters Rise shuffles these and puts them back on top of the pile.
tip-treasure = To capture it, play four of its cards on one of its tiles: { $tiles }.
tip-treasure-taken = Captured. Its tiles no longer matter.
tip-card = Four of these capture the treasure on one of its tiles. You can give them to players on your tile.
tip-held = In { $seat }’s hand.
tip-pawn = { $seat }’s pawn.
tip-in-water = In the water: a pawn that can neither swim to a tile nor be picked up by a Helicopter drowns.
tip-pile = Two are drawn every turn.
tip-discard = When the pile is empty, these are shuffled into a new one.
tip-water = Water level
tip-water-next = { $count ->
    [one] At the next mark: one flood card a turn.
   *[other] At the next mark: { $count } flood cards a turn.
}
tip-water-skull = The next mark is the skull: reaching it loses the game.

stat-turns = Turns
stat-treasures = Treasures captured
stat-flooded = Tiles flooded
stat-shored-up = Tiles shored up
stat-sunk = Tiles sunk
stat-water-rose = Waters Rise
stat-gave = Cards given
stat-flights = Helicopter flights
stat-swam = Swims to safety

# Why an act is good: hints and turning points. Chances are those of the coming flood cards.
why-everybody-leaves = That wins the game.
why-last-treasure = That is the last treasure: then everybody must get to Fools’ Landing.
why-treasures = { $count ->
    [one] One of the four treasures is then ours.
   *[other] { $count } of the four treasures are then ours.
}
why-sinks-tile = { $tile } would sink this turn with a chance of { $percent }%.
why-sinks-landing = { $tile } would sink this turn with a chance of { $percent }%: then all is lost.
why-sinks-treasure = { $tile } would sink this turn with a chance of { $percent }%: then { $treasure } is out of reach and all is lost.
why-sinks-partner = { $tile } would sink this turn with a chance of { $percent }%: then only { $other } is left for { $treasure }.
why-later-tile = { $tile } sinks the next time its card comes.
why-later-landing = { $tile } sinks the next time its card comes: then all is lost.
why-later-treasure = { $tile } sinks the next time its card comes: then { $treasure } is out of reach and all is lost.
why-later-partner = { $tile } sinks the next time its card comes: then only { $other } is left for { $treasure }.
why-has-four = { $seat } then has all four cards needed: { $treasure }.
why-has = { $count ->
    [one] { $seat } then has one card of the four needed: { $treasure }.
   *[other] { $seat } then has { $count } cards of the four needed: { $treasure }.
}
why-hand = { $seat } holds { $count } cards, is about to draw two, and may keep only { $limit }.
why-useless = This treasure is ours already, so its cards are of no use: { $treasure }.
why-spare = Four cards are enough: { $treasure }.
why-keeps = { $seat } keeps { $count } cards of another treasure: { $treasure }.
why-out-of-water = { $seat } gets out of the water.
why-leaves = { $seat } leaves a tile that would sink this turn with a chance of { $percent }%: { $tile }.
why-to-landing = All four treasures are ours, and { $seat } gets closer to { $tile }.
why-can-capture = { $seat } has four cards and can capture the treasure there: { $treasure }.
why-to-treasure = { $seat } has four cards and gets closer to the treasure’s tile: { $treasure }.
why-meets = { $seat } and { $other } then stand together and have { $count } cards between them: { $treasure }.
why-reach = From there, { $tile } can be shored up.
why-nothing-flooded = Nothing within reach is flooded.

# Why something cannot be done now.
not-without-actions = No actions are left this turn.
not-move-nowhere = There is no tile to move to.
not-shore-up-dry = Nothing within reach is flooded.
not-give-alone = Nobody else is on this tile.
not-give-cards = You have no treasure card to give: special cards cannot be given.
not-capture = You need { $needed } matching treasure cards, and must be on one of that treasure’s tiles.
not-capture-cards = You need { $needed } cards of this treasure ({ $treasure }); you have { $held }.
not-capture-place = You have the cards ({ $treasure }); now go to one of its tiles: { $tiles }.
not-fly-again = The Pilot flies only once per turn.
not-fly-nowhere = There is no other tile to fly to.
not-guide-nowhere = Nobody can be guided anywhere.
not-sandbag-dry = No tile is flooded.
not-sandbag-flood = Sandbags are played before the flood cards, not between them.
not-sandbag-swim = Pawns in the water must be saved first.
not-lift-off-apart = Everybody must be on Fools’ Landing.
not-lift-off-helicopter = You need a Helicopter in your hand.
not-lift-off-helicopter-apart = You need a Helicopter in your hand and everybody on Fools’ Landing.

# Verbs on the turn card.
verb-move = Move
verb-fly = Fly
verb-guide = Guide
verb-shore-up = Shore up
verb-give = Give a card
verb-capture = Capture a treasure
verb-sandbag = Sandbags
verb-board = Helicopter
verb-land = Land
verb-lift-off = Lift off
verb-swim = Swim
verb-discard = Discard
verb-end-actions = End your actions
verb-draw-card = Draw a card
verb-draw-flood = Draw a flood card

moment-waters-rise = Waters Rise!
moment-sunk = Lost for ever
moment-treasure = A treasure!
# What can be called out
callout-shore-up = Shore this up!
callout-meet-here = Let’s meet here!
callout-give-me = Please give me that card!

study-clock = turn
study-captured = Treasures captured
study-sunk = Tiles that sink
study-card-drawn = Treasure cards drawn
study-in-the-water = Pawns in the water
study-water-rose = Waters Rise

# Nisyros
game-name = Nisyros
game-tagline = Ten people each, boats to build, and lava on its way to the sea.

# Options
option-level = Level
option-level-help = What each person needs to leave the island, and how many eruptions there are in a round.
option-level-achilles = Achilles: a boat each, 2 eruptions
option-level-heracles = Heracles: a boat and 1 wheat each, 2 eruptions
option-level-zeus = Zeus: a boat and 1 wheat each, 3 eruptions
option-coasts = Order of the coasts
option-coasts-help = How the four coasts lie around the island, clockwise.
option-coasts-fixed = Mandraki, Pali, Emporios, Nikia
option-coasts-shuffled = at random
option-dams = Dam spots of rings 2, 3, 4 and the coast
option-dams-help = How many dams it takes to stop the lava in rings 2, 3 and 4 and at the coast.
option-dams-2-2-2-2 = 2, 2, 2, 2
option-dams-1-2-2-3 = 1, 2, 2, 3
option-boats = Boats may be moored
option-boats-help = Whether boats may also be moored at coasts where no player lives.
option-boats-in-play = at players’ coasts
option-boats-anywhere = at unused coasts too
option-villages = Villages
option-villages-help = Whether the players are given their villages or choose them in turn.
option-villages-neighbours = neighbours, clockwise from Mandraki
option-villages-chosen = chosen by the players
option-start = Starting player
option-start-help = Who is the active player in the first round.
option-start-lot = at random
option-start-0 = Player 1
option-start-1 = Player 2
option-start-2 = Player 3
option-start-3 = Player 4
option-starting-workers = Workers at the start
option-starting-workers-help = How many of each player’s ten people begin as workers; the others are citizens.
option-starting-wheat = Wheat at the start
option-starting-wheat-help = How much wheat the team begins with for each player.
option-eruptions = Eruptions a round
option-eruptions-help = How many there are before the dice count. In the box, the level decides.
option-cards-on-top = Star cards on top
option-cards-on-top-help = How many of the ten star cards lie on top of the event pile; the others are shuffled in below.

# The board
village-mandraki = Mandraki
village-pali = Pali
village-emporios = Emporios
village-nikia = Nikia
workplace-mandraki-ring1 = ring 1 above Mandraki
area-mandraki-ring1 = ring 1 above Mandraki
workplace-mandraki-ring2 = ring 2 above Mandraki
area-mandraki-ring2 = ring 2 above Mandraki
workplace-mandraki-ring3 = ring 3 above Mandraki
area-mandraki-ring3 = ring 3 above Mandraki
workplace-mandraki-ring4 = ring 4 above Mandraki
area-mandraki-ring4 = ring 4 above Mandraki
workplace-mandraki-theatre = the theatre of Mandraki
workplace-mandraki-shipyard = the shipyard of Mandraki
workplace-mandraki-dams = the dam-building place of Mandraki
area-mandraki-coast = the coast of Mandraki
workplace-pali-ring1 = ring 1 above Pali
area-pali-ring1 = ring 1 above Pali
workplace-pali-ring2 = ring 2 above Pali
area-pali-ring2 = ring 2 above Pali
workplace-pali-ring3 = ring 3 above Pali
area-pali-ring3 = ring 3 above Pali
workplace-pali-ring4 = ring 4 above Pali
area-pali-ring4 = ring 4 above Pali
workplace-pali-theatre = the theatre of Pali
workplace-pali-shipyard = the shipyard of Pali
workplace-pali-dams = the dam-building place of Pali
area-pali-coast = the coast of Pali
workplace-emporios-ring1 = ring 1 above Emporios
area-emporios-ring1 = ring 1 above Emporios
workplace-emporios-ring2 = ring 2 above Emporios
area-emporios-ring2 = ring 2 above Emporios
workplace-emporios-ring3 = ring 3 above Emporios
area-emporios-ring3 = ring 3 above Emporios
workplace-emporios-ring4 = ring 4 above Emporios
area-emporios-ring4 = ring 4 above Emporios
workplace-emporios-theatre = the theatre of Emporios
workplace-emporios-shipyard = the shipyard of Emporios
workplace-emporios-dams = the dam-building place of Emporios
area-emporios-coast = the coast of Emporios
workplace-nikia-ring1 = ring 1 above Nikia
area-nikia-ring1 = ring 1 above Nikia
workplace-nikia-ring2 = ring 2 above Nikia
area-nikia-ring2 = ring 2 above Nikia
workplace-nikia-ring3 = ring 3 above Nikia
area-nikia-ring3 = ring 3 above Nikia
workplace-nikia-ring4 = ring 4 above Nikia
area-nikia-ring4 = ring 4 above Nikia
workplace-nikia-theatre = the theatre of Nikia
workplace-nikia-shipyard = the shipyard of Nikia
workplace-nikia-dams = the dam-building place of Nikia
area-nikia-coast = the coast of Nikia
resource-stone = stone
face-stone = ×2 stone
resource-wood = wood
face-wood = ×2 wood
resource-wheat = wheat
face-wheat = ×2 wheat
face-shipyard = ×2 shipyard
face-dams = ×2 dams
face-theatre = ×2 theatre
face-hermes = Hermes
face-more = +1 eruption
face-less = −1 eruption
die-a = A
die-b = B
die-c = C
die-d = D
die-e = E
volcano-mandraki = Mandraki
volcano-pali = Pali
volcano-emporios = Emporios
volcano-nikia = Nikia
volcano-mandraki-emporios = Mandraki / Emporios
volcano-pali-nikia = Pali / Nikia
luck-red = red
luck-black = black

# The cards
card-plan = brilliant plan
card-runner = marathon runner
card-thunderstorm = thunderstorm
card-storm = storm
card-harvest = harvest
card-drizzle = drizzle
card-fasting = fasting
card-rats = rats
card-siesta = siesta
card-fumes = volcanic fumes
card-search = search
card-boat = unmanned boat
card-oracle = oracle
card-crevice = crevice
card-call = emergency call
card-woodworm = woodworm
card-tremor = earth tremor
card-earthquake = earthquake
card-wind = onshore wind
card-panic = panic

# What can be done
do-settle = Settle in { $village }
do-pick = Take a worker from { $workplace }
do-put = Move the worker to { $workplace }
do-sail = Sail a boat from { $village } to { $to }
do-ready = Ready
do-zone = Choose the zone of { $village }
do-coast = Choose the coast of { $village }
do-strike = One of { $seat }’s workers: { $workplace }
do-breach = Give up a dam: { $area }
do-find = Bring one of { $seat }’s people back from Hades
do-reroll = Reroll die { $die }
do-double = Place a doubler on { $workplace }
do-hermes = Place Hermes on { $workplace }
do-run = Move one of { $seat }’s workers from { $workplace }
do-run-lying = Move one of { $seat }’s idle workers from { $workplace }
do-boat = Build a boat in { $village }
do-dam = Build a dam: { $area }
do-summon = Summon one of { $seat }’s citizens in { $village }
do-board-citizen = Board one of { $seat }’s citizens
do-board-worker = Board one of { $seat }’s workers
do-rescue-citizen = Send one of { $seat }’s citizens from { $village } to Kos
do-rescue-worker = Send one of { $seat }’s workers from { $workplace } to Kos
do-pass = Pass
do-default = Choose the rest for me
do-end-step = End the step for everybody

# What happened
event-area-laid = Laid out: { $area }, { $resource }.
event-coasts-laid = Coasts clockwise: { $first }, { $second }, { $third }, { $fourth }.
event-settled = { $seat } lives in { $village }.
event-round-began = Round { $number }. { $seat } is the active player.
event-worker-moved = One of { $seat }’s workers goes from { $origin } to { $workplace }.
event-boat-sailed = A boat sails from { $origin } to { $village }.
event-events-due = { $number ->
    [one] One event.
   *[other] { $number } events.
}
event-pile-shuffled = The discarded event cards are shuffled into a new pile.
event-card-drawn = Event: { $card }.
event-card-waits = The card “{ $card }” waits for its step.
event-card-spent = The card “{ $card }” is discarded.
event-no-effect = The card “{ $card }” has no effect.
event-volcano-thrown = The volcano die shows { $volcano }.
event-store-lost = { $number } { $resource } lost.
event-lay-down = One of { $seat }’s workers takes a siesta at { $workplace }.
event-fumes-in = Fumes: { $area } gives nothing this round.
event-found = One of { $seat }’s people is found and returns to the theatre of { $village }.
event-boat-landed = A boat is washed ashore at { $village }.
event-boat-lost = A boat at { $village } is smashed.
event-lava-sank = The lava sinks away: { $area } is open again.
event-dam-lost = A dam breaks: { $area }.
event-panicked = One of { $seat }’s workers panics and leaves { $workplace }.
event-die-thrown = Die { $die }: { $face }.
event-die-placed = Die { $die } ({ $face }) is placed on { $workplace }.
event-gathered = Gathered on { $workplace }: { $number } { $resource }.
event-bonus-taken = Bonus from { $workplace }: 1 { $resource }.
event-store-full = The store is full: { $number } { $resource } lost.
event-boat-built = A boat is built in { $village }.
event-dam-built = A dam is built: { $area }.
event-summoned = One of { $seat }’s citizens joins the workers in { $village }.
event-sheltered = One of { $seat }’s workers shelters at the theatre of { $village }.
event-fed = The workers eat { $number } wheat.
event-wheat-missing = { $number } wheat short.
event-fell-sick = One of { $seat }’s workers falls sick and leaves { $workplace }.
event-lava-flowed = The lava flows over { $area }.
event-dams-held = The dams hold: { $area }.
event-eruptions-come = { $number ->
    [0] No eruption this round.
    [one] One eruption this round.
   *[other] { $number } eruptions this round.
}
event-erupted = Eruption: { $area } is covered.
event-fled-to = One of { $seat }’s people escapes to { $village }.
event-fled-by-boat = One of { $seat }’s people escapes by boat to Kos.
event-perished = One of { $seat }’s people was too slow and goes to Hades.
event-cut-off = One of { $seat }’s people is cut off and goes to Hades.
event-boats-burned = { $number ->
    [one] The boat left at { $village } is lost.
   *[other] { $number } boats left at { $village } are lost.
}
event-evacuated = One of { $seat }’s people is safe on Kos.
event-moved-home = { $seat } now lives in { $village }.
event-game-ended = The game is over: { $reason }.
reason-none = it goes on
reason-covered = the whole island is covered by lava
reason-no-coast = no player’s coast is left
reason-nobody = nobody is left on the island

# What is asked
prompt-coasts = The coasts are laid out.
prompt-areas = The resource areas are laid out.
prompt-villages = { $seat } chooses a village.
    .you = Choose a village.
prompt-start = The starting player is chosen at random.
prompt-placing = { $boats ->
    [0] Step 1: { $seat } places workers; the others may too.
   *[other] Step 1: { $seat } places workers; the others may too. Boats can sail.
}
    .you = { $boats ->
        [0] Step 1: place your workers; the others may too.
       *[other] Step 1: place your workers; the others may too. Boats can sail.
    }
prompt-held = Step 1: { $seat } chooses where the worker from { $workplace } goes.
    .you = Step 1: choose where the worker from { $workplace } goes.
prompt-event-die = Step 2: the event die.
prompt-draw = Step 2: an event card.
prompt-card-die = Step 2: the volcano die.
prompt-card-zone = Card “{ $card }”: { $seat } chooses where.
    .you = Card “{ $card }”: choose where.
prompt-card-workers = Card “{ $card }”: { $seat } chooses { $count ->
    [one] one worker.
   *[other] { $count } workers.
}
    .you = Card “{ $card }”: choose { $count ->
        [one] one worker.
       *[other] { $count } workers.
    }
prompt-card-dam = Card “{ $card }”: { $seat } chooses which dam breaks.
    .you = Card “{ $card }”: choose which dam breaks.
prompt-card-search = Search: { $seat } chooses who comes back from Hades.
    .you = Search: choose who comes back from Hades.
prompt-rolling = Step 3: { $count ->
    [one] one action die is rolled.
   *[other] { $count } action dice are rolled.
}
prompt-rerolling = Brilliant plan: { $seat } names one or two dice to reroll.
    .you = Brilliant plan: name one or two dice to reroll.
prompt-doubling = Step 3: { $seat } places the doublers.
    .you = Step 3: place the doublers.
prompt-running = Marathon runner: { $seat } moves one worker.
    .you = Marathon runner: move one worker.
prompt-building = Step 5: { $seat } builds boats and dams.
    .you = Step 5: build boats and dams.
prompt-summoning = Step 6: { $seat } summons new workers.
    .you = Step 6: summon new workers.
prompt-sheltering = Drizzle: { $seat } brings { $count ->
    [one] one worker to a theatre.
   *[other] { $count } workers to theatres.
}
    .you = Drizzle: bring { $count ->
        [one] one worker to a theatre.
       *[other] { $count } workers to theatres.
    }
prompt-sickness = Step 7: { $seat } chooses { $count ->
    [one] one worker to fall sick.
   *[other] { $count } workers to fall sick.
}
    .you = Step 7: choose { $count ->
        [one] one worker to fall sick.
       *[other] { $count } workers to fall sick.
    }
prompt-boarding = Flight from { $area }: { $seat } chooses who tries the next boat ({ $count ->
    [one] one boat
   *[other] { $count } boats
}).
    .you = Flight from { $area }: choose who tries the next boat ({ $count ->
        [one] one boat
       *[other] { $count } boats
    }).
prompt-fleeing = Flight from { $area }: the red die for one of { $person }’s people.
prompt-refuge = Flight from { $area }: { $seat } chooses where one of { $person }’s people goes.
    .you = Flight from { $area }: choose where one of { $person }’s people goes.
prompt-eruption-die = Step 9: the volcano die.
prompt-direction = Step 9: { $seat } chooses which zone the eruption strikes.
    .you = Step 9: choose which zone the eruption strikes.
prompt-evacuating = Step 10: { $seat } sends people to Kos ({ $count ->
    [one] one boat
   *[other] { $count } boats
}).
    .you = Step 10: send people to Kos ({ $count ->
        [one] one boat
       *[other] { $count } boats
    }).
prompt-moving-home = { $seat } chooses a new home.
    .you = Choose a new home.
prompt-returning = { $seat } may move back to { $village } or stay in { $home } (“{ do-pass }”).
    .you = You may move back to { $village } or stay in { $home } (“{ do-pass }”).

# How it ended
verdict-playing = in progress
verdict-defeat-covered = defeat, island covered
verdict-defeat-no-coast = defeat, no coast left
verdict-defeat-nobody = defeat, nobody left
verdict-small-covered = small victory, island covered
verdict-small-no-coast = small victory, no coast left
verdict-small-nobody = small victory, nobody left
verdict-big-covered = big victory, island covered
verdict-big-no-coast = big victory, no coast left
verdict-big-nobody = big victory, nobody left
result-big = Big victory! Every player saved at least { $count } people ({ $reason }).
result-small = Small victory: every player saved at least { $count } people ({ $reason }).
result-defeat = { $count ->
    [0] Defeat: one player saved nobody ({ $reason }).
    [one] Defeat: one player saved only one person ({ $reason }).
   *[other] Defeat: one player saved only { $count } people ({ $reason }).
}

# On the page: words of the board
goal-people = Bring seven of { $seat }’s people to Kos; so far: { $count }
board-round = Round { $number }
board-level-achilles = Achilles
board-level-heracles = Heracles
board-level-zeus = Zeus
board-kos = Kos
board-hades = Hades
board-lava = lava
board-stores = Stores
board-supply = in the supply
board-dice = Dice
board-die = Die { $die }
board-named = to be rerolled
board-cards = Event cards
board-events-left = { $number ->
    [one] one more event
   *[other] { $number } more events
}
board-dams-of = dams: { $number } of { $spots }
board-boats-at = { $number ->
    [0] No boat at { $village }
    [one] One boat at { $village }
   *[other] { $number } boats at { $village }
}
board-people-of = { $number ->
    [one] { $seat }: one person
   *[other] { $seat }: { $number } people
}
board-workers = Workers
board-citizens = Citizens
board-lives-in = now in { $village }
board-ready = ready
board-not-ready = still placing
board-saved-of = { $number } of 10 saved; a small victory takes 7, a big one 9
board-lying = { $number ->
    [one] One idle worker
   *[other] { $number } idle workers
}

# On the page: what the event cards do
effect-plan = Reroll one or two action dice once, never a +1.
effect-runner = After the dice are placed, one worker may move, within reach and if there is room.
effect-thunderstorm = Stone fields give twice as much.
effect-storm = Forest fields give twice as much.
effect-harvest = Wheat fields give twice as much.
effect-drizzle = After summoning, every worker goes to a theatre.
effect-fasting = Nobody eats this round.
effect-rats = The team loses 2 wheat.
effect-siesta = Two workers do nothing this round.
effect-fumes = The highest area with workers in one zone gives nothing this round.
effect-search = One person may come back from Hades.
effect-boat = One boat is washed ashore.
effect-oracle = You choose where the first eruption goes.
effect-crevice = In one zone the lowest lava sinks away.
effect-call = All summons count twice; still at most two new workers at each theatre.
effect-woodworm = The team loses 3 wood.
effect-tremor = In one zone a dam breaks.
effect-earthquake = In every zone a dam breaks.
effect-wind = One boat is smashed.
effect-panic = Two workers go home and become citizens again.

# On the page: the ten steps
step-1-short = Workers
step-2-short = Events
step-3-short = Dice
step-4-short = Gather
step-5-short = Build
step-6-short = Summon
step-7-short = Feed
step-8-short = Lava
step-9-short = Eruption
step-10-short = Leave
step-1 = Step 1: workers and boats
step-1-text = Everybody places workers; empty boats may sail.
step-2 = Step 2: events
step-2-text = The red die shows how many event cards are drawn.
step-3 = Step 3: action dice
step-3-text = Five dice are rolled; doublers are placed on workplaces.
step-4 = Step 4: gathering
step-4-text = Workers on the slopes gather stone, wood and wheat.
step-5 = Step 5: building
step-5-text = Shipyards build boats from wood, dam-building places build dams from stone.
step-6 = Step 6: summoning
step-6-text = Workers at theatres call citizens to work.
step-7 = Step 7: feeding
step-7-text = Each player with workers pays 1 wheat, or 2 with six or more.
step-8 = Step 8: the lava flows
step-8-text = In every zone with lava, it flows one area down unless dams hold it. Not in round 1.
step-9 = Step 9: eruptions
step-9-text = The volcano die shows where each eruption strikes.
step-10 = Step 10: evacuation
step-10-text = People leave for Kos: each needs a boat, at Heracles and Zeus also 1 wheat.

# On the page: what things are
tip-island = The island of Nisyros
tip-village = The village of { $village }
tip-village-text = Citizens live here. A worker at the theatre can call them to work.
tip-sea = The sea off { $village }
tip-boats-text = In step 1 empty boats sail freely from coast to coast. Each boat takes one person to Kos.
tip-clock = { $rounds ->
    [one] { $village }: about one round left
   *[other] { $village }: about { $rounds } rounds left
}
tip-clock-text = An estimate of how long this coast will hold out if the volcano behaves as usual. Dams buy time.
tip-kos = Kos: people saved
tip-kos-text = If every player saves seven people, it is a small victory; with nine each, a big one.
tip-hades = Hades: people lost
tip-hades-text = Anyone who flees and rolls red is lost, and so is anyone who can reach no coast.
tip-theatre-text = { $number ->
    [0] In step 6 each worker here calls one citizen, at most two a round.
    [one] One citizen can still be called here.
   *[other] { $number } citizens can still be called here.
}
tip-shipyard-text = { $number ->
    [0] In step 5 each worker here builds a boat for 1 wood. At most three workers.
    [one] One boat can still be built here, for 1 wood.
   *[other] { $number } boats can still be built here, for 1 wood each.
}
tip-dams-text = { $number ->
    [0] In step 5 each worker here builds a dam in this zone for 1 stone.
    [one] One dam can still be built in this zone, for 1 stone.
   *[other] { $number } dams can still be built in this zone, for 1 stone each.
}
tip-coast-text = Dams: { $number } of { $spots }. When every spot is filled, flowing lava stops here; an eruption does not.
tip-top-text = Each worker gathers 2 { $resource }, and the first one the bonus too. At most two workers.
tip-top-taken-text = Each worker gathers 2 { $resource }. At most two workers.
tip-upper-text = Each worker gathers 2 { $resource }. At most two workers. Dams: { $number } of { $spots }.
tip-lower-text = Each worker gathers 1 { $resource }. Dams: { $number } of { $spots }.
tip-lava-text = Covered by lava: nobody can stand here any more.
tip-fleeing-text = The lava is here: everybody in this area must flee.
tip-fumes-text = Fumes: nobody here gathers, builds or calls this round.
tip-event-die = The event die
tip-event-die-text = Shows how many event cards are drawn this round.
tip-volcano-die = The volcano die
tip-volcano-die-text = Shows the zone hit by an eruption or a card. If it shows two villages, the team chooses.
tip-flight-die = The flight die
tip-flight-die-text = Black escapes, red is lost: two out of three make it.
tip-die-blank-text = Rolled in step 3.
tip-die-eruption-text = Changes the number of eruptions in step 9.
tip-die-hermes-text = Doubles any workplace with a worker who can act.
tip-die-doubler-text = Doubles a workplace of its kind with a worker who can act.
tip-pile = { $number ->
    [one] Event pile: one card
   *[other] Event pile: { $number } cards
}
tip-pile-text = { $stars ->
    [0] Still to come: { $cards }.
   *[other] Star cards on top: { $stars }. Still to come: { $cards }.
}
tip-discard = { $number ->
    [0] No event has been discarded
    [one] One discarded event
   *[other] { $number } discarded events
}
tip-discard-text = { $cards }.
tip-store = { $resource }: { $number }, at most { $limit }
tip-store-stone = Each dam costs 1 stone.
tip-store-wood = Each boat costs 1 wood.
tip-store-wheat = Workers eat it in step 7; at Heracles and Zeus each person leaving by boat needs 1 too.
tip-supply-boats = { $number ->
    [one] One boat in the supply
   *[other] { $number } boats in the supply
}
tip-supply-dams = { $number ->
    [one] One dam in the supply
   *[other] { $number } dams in the supply
}
tip-supply-text = When the supply is empty, no more can be built.
tip-round = Round { $number }
tip-level-achilles = Achilles: each person needs a boat; { $eruptions ->
    [one] one eruption a round.
   *[other] { $eruptions } eruptions a round.
}
tip-level-heracles = Heracles: each person needs a boat and 1 wheat; { $eruptions ->
    [one] one eruption a round.
   *[other] { $eruptions } eruptions a round.
}
tip-level-zeus = Zeus: each person needs a boat and 1 wheat; { $eruptions ->
    [one] one eruption a round.
   *[other] { $eruptions } eruptions a round.
}
tip-eruptions = { $number ->
    [0] No eruption due
    [one] One eruption due
   *[other] { $number } eruptions due
}
tip-eruptions-open = Number of eruptions: not known until the dice are rolled
tip-eruptions-text = Each covers the topmost open area of a zone; dams do not help.
tip-lying-text = Lying down: does nothing this round.
tip-person-text = Lives in { $village }; works in that zone and the two next to it. Saved: { $saved }, lost: { $lost }.

# On the page: names of what can be done
verb-pick = Take a worker
verb-put = Put the worker down
verb-sail = Sail a boat
verb-zone = Choose a zone
verb-coast = Choose a coast
verb-settle = Choose a village
verb-strike = Choose a worker
verb-breach = Give up a dam
verb-find = Bring back from Hades
verb-reroll = Reroll a die
verb-double = Place a doubler
verb-hermes = Place Hermes
verb-run = Move a worker
verb-run-lying = Move an idle worker
verb-boat = Build a boat
verb-dam = Build a dam
verb-summon = Summon
verb-board-citizen = A citizen by boat
verb-board-worker = A worker by boat
verb-rescue-citizen = A citizen to Kos
verb-rescue-worker = A worker to Kos

# The game in numbers
stat-rounds = Rounds
stat-saved = People saved
stat-lost = People lost
stat-covered = Areas under lava
stat-boats = Boats built
stat-dams = Dams built
stat-summoned = Citizens summoned
stat-gathered = Gathered
stat-eaten = Wheat eaten
stat-sick = Sick workers
stat-cards = Event cards
stat-eruptions = Eruptions
stat-flows = Areas the lava flowed over
stat-held = Flows stopped by dams
stat-fled = People who escaped

# Why an act is good: hints and turning points
why-lava = In step 8 the lava flows there unless dams hold it, and whoever is there must flee: { $area }.
why-gathers = A worker there gathers { $number } { $resource }; the store holds { $store }.
why-bonus = The bonus there is 1 { $resource } more.
why-calls = { $count ->
    [one] A worker there can call the last citizen in { $village }.
   *[other] A worker there can call citizens in { $village }: { $count } are left.
}
why-shipyard = Boats: { $boats }; people on the island: { $people }; wood in the store: { $wood }.
why-dams-missing = Dams missing to hold flowing lava there: { $count } ({ $area }); stone in the store: { $stone }.
why-good = { $number } { $resource }
why-brings = { $seat }’s workers on the slopes gather { $goods }.
why-nobody-in-the-way = None of { $seat }’s workers stands where the lava flows in step 8.
why-stands = { $rounds ->
    [one] { $village } has about one round left.
   *[other] { $village } has about { $rounds } rounds left.
}
why-stands-longer = Rounds left: { $village } about { $rounds }, { $other } about { $less }.
why-more = The doubler brings { $number } { $resource } more.
why-twice = { $count ->
    [one] One worker there counts twice.
   *[other] { $count } workers there count twice.
}
why-boats = Boats then: { $boats }; people on the island: { $people }.
why-dams-hold = Every dam spot there is filled, so flowing lava stops: { $area }.
why-workers = { $count ->
    [one] { $seat } then has one worker.
   *[other] { $seat } then has { $count } workers.
}
why-covers = That covers { $area }; people there: { $count }.
why-hades = { $seat }’s people in Hades: { $count }.
why-die = Die { $die } shows { $face }.
why-fewest = Nobody has fewer people on Kos: { $seat } then has { $count } of the { $needed } everybody needs.
why-on-kos = { $seat } then has { $count } of the { $needed } people on Kos that everybody needs.
# Why something cannot be done
not-pick-nobody = You have no worker on the island.
not-pick-tries = You have no moves left in this step.
not-sail-none = There is no boat at any coast.
not-sail-nowhere = There is no other coast where boats may be moored.
not-sail-tries = You have no moves left in this step.
not-boat-builder = No worker at a shipyard can build another boat.
not-boat-wood = There is no wood: a boat costs 1 wood.
not-boat-supply = There is no boat left in the supply.
not-dam-builder = No worker at a dam-building place can build another dam.
not-dam-stone = There is no stone: a dam costs 1 stone.
not-dam-supply = There is no dam left in the supply.
not-dam-spot = Every dam spot in the builders’ zones is filled.
not-double-die = No doubler is left that fits a workplace with a worker who can act.
not-hermes-die = No die with Hermes is left.
not-rescue-citizen-nobody = There is no citizen left in the villages.
not-rescue-worker-nobody = There is no worker left on the island.

moment-lava = Lava!
moment-coast = A coast is lost
moment-escape = Escaped!
moment-boat = Off to Kos!
moment-hades = Gone to Hades
# What can be called out
callout-build-boat = We need boats!
callout-build-dam = Dams here, please!
callout-call-people = Call more people!

study-clock = round
study-card-drawn = Event cards
study-perished = People overtaken by lava
study-erupted = Eruptions
study-boat-built = Boats built
study-cut-off = People cut off

# Nisyros
game-name = Nisyros
game-tagline = Ten people each, boats to build, and lava on its way to the sea.

# Options
option-level = Level
option-level-help = What each person needs to leave the island, and how many eruptions come in a round.
option-level-achilles = Achilles: a boat each, 2 eruptions
option-level-heracles = Heracles: a boat and a wheat each, 2 eruptions
option-level-zeus = Zeus: a boat and a wheat each, 3 eruptions
option-coasts = Order of the coasts
option-coasts-help = How the four coasts lie around the island, clockwise.
option-coasts-fixed = Mandraki, Pali, Emporios, Nikia
option-coasts-shuffled = at random
option-dams = Dam spots of rings 2, 3, 4 and the coast
option-dams-help = How many dams it takes to stop the lava in rings 2, 3 and 4 and at the coast.
option-dams-2-2-2-2 = 2, 2, 2, 2
option-dams-1-2-2-3 = 1, 2, 2, 3
option-boats = Boats may lie
option-boats-help = Whether boats may also lie at coasts where no player lives.
option-boats-in-play = at players' coasts
option-boats-anywhere = at unused coasts too
option-villages = Villages
option-villages-help = Whether the players are given their villages or choose them one after another.
option-villages-neighbours = neighbours, clockwise from Mandraki
option-villages-chosen = chosen by the players
option-start = Start player
option-start-help = Who is the active player of the first round.
option-start-lot = by lot
option-start-0 = player 1
option-start-1 = player 2
option-start-2 = player 3
option-start-3 = player 4

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
workplace-mandraki-dams = the dam building place of Mandraki
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
workplace-pali-dams = the dam building place of Pali
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
workplace-emporios-dams = the dam building place of Emporios
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
workplace-nikia-dams = the dam building place of Nikia
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
do-pick = Take a worker from: { $workplace }
do-put = Put the worker on: { $workplace }
do-sail = Sail a boat from { $village } to { $to }
do-ready = Ready
do-zone = Choose the zone of { $village }
do-coast = Choose the coast of { $village }
do-strike = A worker of { $seat }: { $workplace }
do-breach = Give up a dam: { $area }
do-find = Bring a person of { $seat } back from Hades
do-reroll = Throw die { $die } again
do-double = Place a doubler on: { $workplace }
do-hermes = Place Hermes on: { $workplace }
do-run = Let a worker of { $seat } run from: { $workplace }
do-run-lying = Let a lying worker of { $seat } run from: { $workplace }
do-boat = Build a boat in { $village }
do-dam = Build a dam: { $area }
do-summon = Summon a citizen of { $seat } in { $village }
do-board-citizen = By boat: a citizen of { $seat }
do-board-worker = By boat: a worker of { $seat }
do-rescue-citizen = To Kos: a citizen of { $seat } from { $village }
do-rescue-worker = To Kos: a worker of { $seat }: { $workplace }
do-pass = No more
do-default = The usual way for all of them

# What happened
event-area-laid = Laid: { $area }, { $resource }.
event-coasts-laid = Coasts clockwise: { $first }, { $second }, { $third }, { $fourth }.
event-settled = { $seat } lives in { $village }.
event-round-began = Round { $number }. { $seat } is the active player.
event-worker-moved = A worker of { $seat } goes from { $origin } to { $workplace }.
event-boat-sailed = A boat sails from { $origin } to { $village }.
event-events-due = { $number ->
    [one] One event.
   *[other] { $number } events.
}
event-pile-shuffled = The discarded event cards become the pile again.
event-card-drawn = Event: { $card }.
event-card-waits = The card “{ $card }” waits for its step.
event-card-spent = The card “{ $card }” has been carried out.
event-no-effect = The card “{ $card }” has no effect.
event-volcano-thrown = The volcano die shows { $volcano }.
event-store-lost = { $number } { $resource } lost.
event-lay-down = A worker of { $seat } takes a siesta: { $workplace }.
event-fumes-in = Fumes: { $area } gives nothing this round.
event-found = A person of { $seat } is found and stands on the theatre of { $village }.
event-boat-landed = A boat is washed ashore at { $village }.
event-boat-lost = A boat at { $village } is smashed.
event-lava-sank = The lava sinks away: { $area } is open again.
event-dam-lost = A dam breaks: { $area }.
event-panicked = A worker of { $seat } panics and leaves: { $workplace }.
event-die-thrown = Die { $die }: { $face }.
event-die-placed = Die { $die } ({ $face }) lies on: { $workplace }.
event-gathered = Gathered on { $workplace }: { $number } { $resource }.
event-bonus-taken = Bonus from { $workplace }: 1 { $resource }.
event-store-full = The store is full: { $number } { $resource } cannot be kept.
event-boat-built = A boat is built in { $village }.
event-dam-built = A dam is built: { $area }.
event-summoned = A citizen of { $seat } joins the workers in { $village }.
event-sheltered = A worker of { $seat } shelters at the theatre of { $village }.
event-fed = The workers eat { $number } wheat.
event-wheat-missing = { $number } wheat is lacking.
event-fell-sick = A worker of { $seat } is sick and leaves: { $workplace }.
event-lava-flowed = The lava flows over { $area }.
event-dams-held = The dams hold: { $area }.
event-eruptions-come = { $number ->
    [0] No eruption this round.
    [one] One eruption this round.
   *[other] { $number } eruptions this round.
}
event-erupted = Eruption: { $area } is covered.
event-fled-to = A person of { $seat } escapes to { $village }.
event-fled-by-boat = A person of { $seat } escapes by boat to Kos.
event-perished = A person of { $seat } was too slow and goes to Hades.
event-cut-off = A person of { $seat } is cut off and goes to Hades.
event-boats-burned = { $number ->
    [one] The boat left at { $village } is lost.
   *[other] { $number } boats left at { $village } are lost.
}
event-evacuated = A person of { $seat } is safe on Kos.
event-moved-home = { $seat } now lives in { $village }.
event-game-ended = The game is over: { $reason }.
reason-none = it goes on
reason-covered = the whole island is covered by lava
reason-no-coast = no player's coast is left
reason-nobody = nobody is left on the island

# What is asked
prompt-coasts = The coasts are laid.
prompt-areas = The resource areas are laid.
prompt-villages = { $seat } chooses a village.
prompt-start = Lots are drawn for the start player.
prompt-placing = Step 1: { $seat } places workers; the others may too. Boats can sail.
prompt-held = Step 1: where does { $seat } put the worker from: { $workplace }?
prompt-event-die = Step 2: the event die.
prompt-draw = Step 2: an event card.
prompt-card-die = Step 2: the volcano die.
prompt-card-zone = Card “{ $card }”: { $seat } chooses where.
prompt-card-workers = Card “{ $card }”: { $seat } chooses { $count ->
    [one] one more worker.
   *[other] { $count } more workers.
}
prompt-card-dam = Card “{ $card }”: { $seat } chooses which dam breaks.
prompt-card-search = Search: { $seat } chooses who comes back from Hades.
prompt-rolling = Step 3: { $count ->
    [one] one action die is thrown.
   *[other] { $count } action dice are thrown.
}
prompt-rerolling = Brilliant plan: { $seat } names one or two dice to throw again.
prompt-doubling = Step 3: { $seat } places the doublers.
prompt-running = Marathon runner: { $seat } moves one worker.
prompt-building = Step 5: { $seat } builds boats and dams.
prompt-summoning = Step 6: { $seat } summons new workers.
prompt-sheltering = Drizzle: { $seat } brings { $count ->
    [one] one worker to a theatre.
   *[other] { $count } workers to a theatre.
}
prompt-sickness = Step 7: { $seat } chooses { $count ->
    [one] one more sick worker.
   *[other] { $count } more sick workers.
}
prompt-boarding = Flight from { $village }: { $seat } says who tries the next boat ({ $count ->
    [one] one boat
   *[other] { $count } boats
}).
prompt-fleeing = Flight from { $village }: the red die for a person of { $person }.
prompt-refuge = Flight from { $village }: { $seat } chooses where the person of { $person } goes.
prompt-eruption-die = Step 9: the volcano die.
prompt-direction = Step 9: { $seat } chooses the direction of the eruption.
prompt-evacuating = Step 10: { $seat } brings people to Kos ({ $count ->
    [one] one boat
   *[other] { $count } boats
}).
prompt-moving-home = { $seat } chooses a new home.

# How it ended
verdict-playing = not over
verdict-defeat-covered = defeat, island covered
verdict-defeat-no-coast = defeat, no coast left
verdict-defeat-nobody = defeat, nobody left
verdict-small-covered = small victory, island covered
verdict-small-no-coast = small victory, no coast left
verdict-small-nobody = small victory, nobody left
verdict-big-covered = big victory, island covered
verdict-big-no-coast = big victory, no coast left
verdict-big-nobody = big victory, nobody left
result-big = Big victory! Every player saved at least { $count } people; { $reason }.
result-small = Small victory: every player saved at least { $count } people; { $reason }.
result-defeat = { $count ->
    [0] Defeat: one player saved nobody; { $reason }.
    [one] Defeat: one player saved only one person; { $reason }.
   *[other] Defeat: one player saved only { $count } people; { $reason }.
}

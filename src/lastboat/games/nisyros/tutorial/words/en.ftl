learn-placing = Workers
learn-placing-goal = Nisyros is about to erupt. You and Ada each have ten people here: bring at least seven of each across the sea to Kos, and you both win.
learn-placing-theatre = A round has ten steps. In step 1 you place workers. Both of yours stand at the theatre of Mandraki: pick one up.
learn-placing-forest = Rings 1 and 2 yield twice as much as rings 3 and 4, but lie closer to the crater. Take the forest in ring 2: boats are made of wood.
learn-placing-ready = Workers reach the zones next to home, never the one opposite. The other one stays at the theatre to call more people. Press “{ do-ready }”.
learn-placing-done = Ada was ready too, so dice and cards have come by themselves. What they bring is next.

learn-dice = Cards and dice
learn-dice-card = Step 2: the red die shows how many event cards come. Just one, the { card-storm }: forests give twice as much this round.
learn-dice-forest = Step 3: the five action dice. A doubler doubles a workplace of its kind. Put the one for wood on your forest.
learn-dice-theatre = And the one for theatres on yours: the worker there may now call two people instead of one.
learn-dice-done = The doublers for dams and shipyards find no worker and lie idle. The −1 spares you an eruption: in round 1 there will be none.

learn-working = Gathering and building
learn-working-gathered = Step 4: gathering. Your worker in ring 2 gathers 2 wood; the die doubles it, and so does the storm. That makes 8!
learn-working-call = Step 5 needs builders, and you have none yet. Step 6: call two citizens to the theatre. They can work from the next round on.
learn-working-fed = Step 7: a player with up to five workers eats 1 wheat, with more of them 2. No lava and no eruption yet: round 2 begins.
learn-working-theatre = Now turn the wood into boats. Pick up a worker at the theatre …
learn-working-shipyard = … and put the worker into the shipyard.
learn-working-ready = Ada is the active player of this round and decides for the team, next time it is you. The others stay: “{ do-ready }”.
learn-working-boats = Ada has put a die on your shipyard. So your worker builds two boats in step 5, for 1 wood each: build both.
learn-working-done = Two boats lie off Mandraki, and each takes one person to Kos. Wood makes boats, stone makes dams, wheat feeds your workers.

learn-round = A whole round
learn-round-yours = Round 3, and you are the active player. Play it from beginning to end! Lava already covers two rings above Nikia, but nobody lives there.
learn-round-theatre = Step 1: only 4 wheat are left. Pick up a worker at the theatre …
learn-round-field = … and send the worker to the wheat field in ring 3.
learn-round-ready = The others are fine where they are: “{ do-ready }”.
learn-round-shipyard = Step 2 brought rats: 2 wheat are gone. Step 3: put the doubler for shipyards on yours.
learn-round-hermes = Hermes doubles a workplace of any kind. Put him on your wheat field.
learn-round-boats = Step 5: build two more boats.
learn-round-call = Step 6: you could call a citizen. But a sixth worker would cost one wheat more, and five are enough for now: pass.
learn-round-kos = Step 7: supper. Steps 8 and 9: lava and eruptions, far from you. Step 10: each boat takes one person to Kos. Send a citizen of yours.
learn-round-ada = In the end the player who saved fewest decides for both. So send one of Ada’s citizens too.
learn-round-keep = Whoever stays can still work, and boats can wait. Keep the other two: pass.
learn-round-done = That was a whole round. From now on the lava comes closer.

learn-lava = Lava and dams
learn-lava-near = Two rounds later. An eruption has covered ring 1 above Mandraki. In step 8 lava flows on: one area down in every zone that has lava.
learn-lava-theatre = Next comes ring 2, with your forest. Dams stop flowing lava. Pick up the worker at the theatre …
learn-lava-place = … for the dam-building place.
learn-lava-ready = That is enough: “{ do-ready }”.
learn-lava-die = A doubler for dams! Put it on your dam-building place, and the worker there builds two.
learn-lava-dams = A ring holds when all its dam spots are filled: two in ring 2. Build both dams there, for 1 stone each.
learn-lava-boat = Your shipyard has wood: build a boat as well.
learn-lava-held = Your dams held! Above Pali the lava flowed on. Ada’s worker there fled, rolled black on the red die, and reached the theatre.
learn-lava-choose = Step 9: the volcano die shows two villages, so you choose. Dams do not stop eruptions. Let it be the zone of Emporios, where nobody lives.
learn-lava-done = Remember: dams hold flowing lava, eruptions strike regardless. And your forest still stands.

learn-flight = Flight
learn-flight-near = Two rounds later. Only Pali’s coast is still open in Ada’s zone, without dams: it will be covered in this round.
learn-flight-sail = Who flees from a coast needs boats there. In step 1 empty boats may sail: pick up yours at Mandraki, then the sea off Pali.
learn-flight-ready = You need not move workers now: “{ do-ready }”.
learn-flight-pali = Ada has built a boat in Pali. Your worker helps there: build one too.
learn-flight-mandraki = And one at home.
learn-flight-citizen = Step 8: lava over Pali! Everybody there rolls the red die once. You decide who tries a boat first: Ada’s citizen.
learn-flight-worker = Red: lost to Hades. Black would have been Kos. But a boat is used up only by success: now your worker.
learn-flight-done = Four escaped by boat. The others rolled too: black meant Mandraki, red Hades. Two are lost. Better to leave in time, in step 10.

learn-evacuation = The last boats
learn-evacuation-last = Another match, its last round. Only Mandraki’s coast is open, and just three people are on the island: two of yours, one of Ada’s.
learn-evacuation-dams = Three people, so three boats; the wood is just enough. Pick up your worker at the dam-building place …
learn-evacuation-shipyard = … and put the worker into the shipyard.
learn-evacuation-ready = Ada’s worker comes along. “{ do-ready }”!
learn-evacuation-die = A doubler for shipyards, just when you need it. Put it on yours.
learn-evacuation-boats = Build two boats; Ada builds the third.
learn-evacuation-kos = Lava on all four rings, but the coast still stands. Everybody aboard: your two workers, then Ada’s.
learn-evacuation-done = All twenty on Kos, a big victory! It takes nine of each; with seven it is a small one. Now an easy partner awaits you, and hints will help.

learn-settling = Settling
learn-settling-town = A peaceful town, for now. You and Ada settle your people here; when Vesuvius erupts, whoever saves the most of theirs wins.
learn-settling-card = These are your cards. Each carries the number of a house: play card { house-3 }.
learn-settling-place = House { house-3 } has two wings. Settle a figure in a free space of the marked one.
learn-settling-again = You have drawn back up to four cards, and Ada has moved in too. Play { house-3 } once more, beside your first figure.
learn-settling-done = Two of yours in one cell. Remember that: in a crowd, people run further.

learn-omens = Omens and A.D. 79
learn-omens-quiet = Eight quiet cards lie on top of the pile. They have all been drawn, and the next one is A.D. 79.
learn-omens-play = Time will not stand still. Play card { house-4 }, and settle in the marked house.
learn-omens-came = There it is, A.D. 79! It goes back among the last cards of the pile. The card you drew after it is an Omen.
learn-omens-omen = Whoever draws an Omen must throw a figure into the volcano, whichever they like. Take Ada’s in the marked cell, then Vesuvius.
learn-omens-fate = Ada drew an Omen as well, and threw in one of yours. One each is lost.
learn-omens-done = From now on families grow. That comes next.

learn-relatives = Relatives
learn-relatives-hosts = Since A.D. 79, whoever settles beside people already living in a building brings relatives: as many as lived there before.
learn-relatives-move = One figure lives in this wing of house { house-10 }. Play card { house-10 } and move in.
learn-relatives-relative = So one relative comes, to another building of the same colour or to a neutral one. Take the marked one.
learn-relatives-done = Two figures in a single turn! Fuller buildings bring more, so keep an eye on where Ada is building.

learn-lava = Lava
learn-lava-later = Much later. A.D. 79 lies among the last cards. Play card { house-11 }; one lives there, so a relative comes as well.
learn-lava-erupts = A.D. 79 again: Vesuvius erupts! Nobody settles any more. First six lava tiles are laid in turn, each symbol beginning at its vent.
learn-lava-yours = You drew the { symbol-vase }. Lava spreads beside a tile of the same symbol: lay yours in the marked cell.
learn-lava-done = Lava swallows whoever stands where it flows, and whoever has no way out. Now run for it!

learn-running = Running
learn-running-tile = Every turn now begins with a lava tile. You drew the { symbol-mask }: lay it in the marked cell.
learn-running-run = Then two runs. A figure runs as many steps as there are figures in its cell, itself included. Here they are three: pick it up.
learn-running-leave = Leaving by a gate costs one step as well. Three are enough: out through { gate-marina }!
learn-running-second = Your second run: two stand in this cell, so two steps. Take this figure out through { gate-sarno }.
learn-running-buried = Two saved! But look at the log: Ada’s lava has buried one of yours. Now you know what lava tiles are for.

learn-gates = The gates
learn-gates-tile = Your tile shows the { symbol-column }. Lay it in the marked cell.
learn-gates-far = Three figures in this cell: three steps. Run to the marked cell, right inside { gate-stabia }.
learn-gates-twice = The second run may be the same figure’s. Alone it has just one step: enough to leave by { gate-stabia }.
learn-gates-more = Three saved. When lava covers the cell of a gate, that gate is closed; and whoever cannot reach an open one is lost.
learn-gates-done = In the end whoever saved the most wins; if equal, whoever lost fewer. An easy opponent awaits you, and hints will help.

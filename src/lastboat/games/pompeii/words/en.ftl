game-name = The Downfall of Pompeii
game-tagline = Settle the town in peace, then run for the gates when Vesuvius erupts.
gate-ercolano = the Ercolano Gate
gate-vesuvio = the Vesuvio Gate
gate-nola = the Nola Gate
gate-marina = the Marina Gate
gate-sarno = the Sarno Gate
gate-stabia = the Stabia Gate
gate-nocera = the Nocera Gate
symbol-coin = coin
symbol-scroll = scroll
symbol-vase = vase
symbol-column = column
symbol-mask = mask
symbol-helmet = helmet
tile-coin = coin
tile-scroll = scroll
tile-vase = vase
tile-column = column
tile-mask = mask
tile-helmet = helmet
tile-helmet-mask = helmet / mask
tile-vase-scroll = vase / scroll
tile-column-coin = column / coin
house-1 = 1
house-2 = 2
house-3 = 3
house-4 = 4
house-5 = 5
house-6 = 6
house-7 = 7
house-8 = 8
house-9 = 9
house-10 = 10
house-11 = 11
cell-a1 = a1 (Ercolano)
cell-b1 = b1 (neutral)
cell-c1 = c1
cell-d1 = d1
cell-e1 = e1 (2)
cell-f1 = f1 (Vesuvio)
cell-g1 = g1 (neutral)
cell-h1 = h1 (vent: scroll)
cell-a2 = a2 (1)
cell-b2 = b2 (1)
cell-c2 = c2 (vent: coin)
cell-d2 = d2 (neutral)
cell-e2 = e2 (2)
cell-f2 = f2
cell-g2 = g2
cell-h2 = h2 (neutral)
cell-i2 = i2
cell-j2 = j2 (Nola)
cell-a3 = a3 (neutral)
cell-b3 = b3
cell-c3 = c3 (3a)
cell-d3 = d3 (3b)
cell-e3 = e3 (neutral)
cell-f3 = f3 (4a)
cell-g3 = g3 (4b)
cell-h3 = h3
cell-i3 = i3 (5)
cell-j3 = j3
cell-k3 = k3 (vent: vase)
cell-a4 = a4
cell-b4 = b4 (neutral)
cell-c4 = c4 (6a)
cell-d4 = d4 (6b)
cell-e4 = e4 (vent: column)
cell-f4 = f4
cell-g4 = g4 (8a)
cell-h4 = h4 (neutral)
cell-i4 = i4
cell-j4 = j4 (neutral)
cell-k4 = k4 (neutral)
cell-a5 = a5 (Marina)
cell-b5 = b5
cell-c5 = c5 (6a)
cell-d5 = d5 (6b)
cell-e5 = e5
cell-f5 = f5 (7)
cell-g5 = g5 (8b)
cell-h5 = h5
cell-i5 = i5
cell-j5 = j5
cell-k5 = k5 (Sarno)
cell-a6 = a6
cell-b6 = b6 (neutral)
cell-c6 = c6
cell-d6 = d6 (neutral)
cell-e6 = e6 (9)
cell-f6 = f6 (10a)
cell-g6 = g6
cell-h6 = h6 (neutral)
cell-i6 = i6 (11a)
cell-j6 = j6
cell-k6 = k6 (11b)
cell-d7 = d7 (vent: mask)
cell-e7 = e7
cell-f7 = f7 (10b)
cell-g7 = g7 (Stabia)
cell-h7 = h7
cell-i7 = i7 (11a, Nocera)
cell-j7 = j7 (vent: helmet)
cell-k7 = k7 (11b)
verdict-none = in progress
verdict-last-tile = the last lava tile was drawn
verdict-nobody-left = nobody is left in the town
verdict-gates-closed = every gate is closed
option-start = Starting player
option-start-help = Who takes the first turn.
option-start-lot = at random
option-start-0 = Player 1
option-start-1 = Player 2
option-start-2 = Player 3
option-start-3 = Player 4
option-edition = Edition
option-edition-help = The edition of 2013 sets the seven options below; they can be chosen one by one otherwise.
option-edition-standard = standard, or as chosen below
option-edition-2013 = all rules of 2013
option-same-figure-twice = Running twice with one figure
option-same-figure-twice-help = Whether a player may run with the same figure twice in one turn.
option-same-figure-twice-allowed = allowed
option-same-figure-twice-last-or-alone = only the last one, or one that stood alone (2013)
option-figures = Figures
option-figures-help = How many figures each player has with two, three or four players.
option-figures-36-30-25 = 36, 30 or 25 each
option-figures-30-30-25 = 30, 30 or 25 each (2013)
option-bottom-stack = Where A.D. 79 is shuffled in
option-bottom-stack-help = How many cards at the bottom of the pile A.D. 79 is shuffled into after being drawn for the first time.
option-bottom-stack-15 = the bottom 15
option-bottom-stack-10-with-four = the bottom 10 with four players (2013)
option-omen = Omens
option-omen-help = Whose figure is thrown into the volcano when an Omen is drawn.
option-omen-any-figure = any figure
option-omen-opponents-figure = an opponent’s figure (2013)
option-relatives = Relatives
option-relatives-help = Whether the two wings of one house number may each take a relative in the same turn.
option-relatives-one-per-building = one in each building
option-relatives-one-per-number = one for each number (2013)
option-unopened-vents = Vents without lava
option-unopened-vents-help = Whether figures may enter a vent that has no lava yet.
option-unopened-vents-may-be-entered = may be entered
option-unopened-vents-closed = are closed (2013)
option-dual-vents = Dual tiles
option-dual-vents-help = Whether three more lava tiles are in the bag; whoever draws one picks which of its two symbols it is.
option-dual-vents-off = none
option-dual-vents-on = three more tiles with two symbols (2013)
option-figures-each = Figures for each player
option-figures-each-help = How many figures each player has. In the box, that depends on the number of players.
option-omens = Omens in the pile
option-omens-help = How many Omens are shuffled into the cards below A.D. 79.
option-bottom-cards = Cards of the bottom stack
option-bottom-cards-help = How many cards at the bottom of the pile A.D. 79 is shuffled into. In the box, the options above decide.
do-play = Play card { $house }
do-settle = Settle a figure at { $cell }
do-relative = Bring a relative to { $cell }
do-enough = No more relatives
do-throw = Throw one of { $owner }’s figures at { $cell } into the volcano
do-pick = Use it as { $symbol }
do-lay = Lay the lava tile on { $cell }
do-run = Run with a figure from { $cell }
do-to = Run to { $cell }
do-leave = Leave by { $gate }
do-rest = Stop running
event-begins = { $seat } begins.
event-dealt = { $seat } takes a pile of four cards.
event-got = Your new card: { $house }.
event-played = { $seat } plays card { $house }.
event-joker = House { $house } is full: the card is a joker for { $seat }.
event-placed-nothing = { $seat } places nothing.
event-settled = { $seat } settles at { $cell }.
event-relatives-come = { $count ->
    [one] { $seat } may bring one relative.
   *[other] { $seat } may bring up to { $count } relatives.
}
event-relative-settled = A relative of { $seat } settles at { $cell }.
event-drew = { $seat } draws a card.
event-first-ad79 = { $seat } draws A.D. 79: relatives arrive from now on. The card is shuffled into the bottom { $count }.
event-omen = { $seat } draws an Omen.
event-threw = { $seat } throws one of { $owner }’s figures from { $cell } into the volcano.
event-nobody-thrown = { $seat } has nobody to throw.
event-second-ad79 = { $seat } draws A.D. 79 again: Vesuvius erupts! All hands are put away.
event-boxed = { $count ->
    [one] One of { $seat }’s figures goes back to the box.
   *[other] { $count } of { $seat }’s figures go back to the box.
}
event-drew-tile = { $seat } draws lava: { $tile }.
event-picked = { $seat } picks { $symbol }.
event-laid = { $seat } lays { $symbol } on { $cell }.
event-put-aside = { $seat } has nowhere to lay the tile and puts it aside: { $tile }.
event-buried = { $count ->
    [one] Lava buries one of { $owner }’s figures at { $cell }.
   *[other] Lava buries { $count } of { $owner }’s figures at { $cell }.
}
event-gate-closed = Closed by lava: { $gate }.
event-cut-off = { $count ->
    [one] One of { $owner }’s figures at { $cell } is cut off and lost.
   *[other] { $count } of { $owner }’s figures at { $cell } are cut off and lost.
}
event-ran = { $seat } runs from { $start } to { $cell }.
event-saved = { $seat } saves a figure from { $start } through { $gate }.
event-rested = { $seat } stops running.
event-left-behind = { $count ->
    [one] One of { $owner }’s figures was left in the town.
   *[other] { $count } of { $owner }’s figures were left in the town.
}
event-ended = The game is over: { $verdict }.
prompt-lot = The starting player is chosen at random.
prompt-deal = The cards are dealt.
prompt-play = { $seat } plays a card.
    .you = Play a card.
prompt-settle = { $seat } settles a figure in house { $house }.
    .you = Settle a figure in house { $house }.
prompt-joker = { $seat } settles a figure anywhere: house { $house } is full.
    .you = Settle a figure anywhere: house { $house } is full.
prompt-relatives = { $count ->
    [one] { $seat } may bring a relative (house { $house }).
   *[other] { $seat } may bring { $count } relatives (house { $house }).
}
    .you = { $count ->
        [one] You may bring a relative (house { $house }).
       *[other] You may bring { $count } relatives (house { $house }).
    }
prompt-draw = { $seat } draws a card.
    .you = Draw a card.
prompt-throw = { $seat } throws a figure into the volcano.
    .you = Throw a figure into the volcano.
prompt-tile = { $seat } draws a lava tile.
    .you = Draw a lava tile.
prompt-pick = { $seat } picks one symbol of { $tile }.
    .you = Pick one symbol of { $tile }.
prompt-lay = { $seat } lays lava: { $symbol }.
    .you = Lay lava: { $symbol }.
prompt-run = { $count ->
    [one] { $seat } may run once more.
   *[other] { $seat } may run { $count } times.
}
    .you = { $count ->
        [one] You may run once more.
       *[other] You may run { $count } times.
    }
prompt-to = { $count ->
    [one] { $seat } runs from { $cell }: one step.
   *[other] { $seat } runs from { $cell }: up to { $count } steps.
}
    .you = { $count ->
        [one] Run from { $cell }: one step.
       *[other] Run from { $cell }: up to { $count } steps.
    }
result-won = { $winners } wins: { $saved } saved, { $volcano } in the volcano.
result-shared = { $winners } share the victory: { $saved } saved, { $volcano } in the volcano each.
town-label = The town of Pompeii
gate-label-open = { $gate }, open
gate-label-closed = { $gate }, closed by lava
volcano-label = Vesuvius, figures lost: { $count }
cell-label-lava = lava: { $symbol }
cell-label-free = free spaces: { $count }
cell-label-figures = { $seat }: { $count }
cell-label-figure = one of { $seat }’s figures at { $cell }
pile-label = Cards in the pile: { $count }, Omens among them: { $omens }
played-label = Cards played so far
omen-card = Omen
joker-label = Joker
supply-label = Figures to place: { $count }
hand-label = Cards in hand: { $count }
card-label = Card { $house }
tile-label = Lava: { $tile }
bag-label = Lava tiles in the bag: { $count }
left-label = { $tile }, left in the bag: { $count }
count-supply = in the supply
count-inside = in the town
count-saved = saved
count-volcano = in the volcano
tip-named = { $name }
tip-gate-open = A way out. Leaving takes one step beyond the gate’s cell and saves the figure.
tip-gate-closed = Lava covers this gate: nobody gets out here any more.
tip-omen = Whoever draws an Omen throws a figure into the volcano: pick the figure, then the volcano.
tip-card = Settles a figure on a free space of this number. If the house is full, the card is a joker for any free space.
tip-figure = A figure
tip-supply = Figures waiting to be placed
tip-supply-text = A card settles one of them on a free space of its number or, if the house is full, on any free space.
tip-relatives = Relatives go to other buildings of the same colour or to neutral ones, one in each.
tip-pile = Draw pile
tip-pile-text = { $count ->
    [one] One card
   *[other] { $count } cards
}, Omens among them: { $omens }. A.D. 79 comes twice: first relatives arrive, then Vesuvius erupts.
tip-played = One dot for every card of a number; hollow dots have been played.
tip-bag = Bag of lava tiles
tip-bag-text = One tile is drawn each turn. The numbers beside it show how many of each symbol are left.
tip-tile = The first tile of a symbol goes on its vent, later ones beside a tile of the same symbol.
tip-dual = Whoever draws it picks which of the two symbols it is.
tip-volcano = Vesuvius
tip-volcano-text = Swallows figures: thrown by Omens, buried or cut off by lava, or left in the town at the end. Ties go to whoever has the fewest figures here.
tip-lava = Lava ({ $symbol }). It buries whoever stands here, and nobody can enter.
tip-reach = { $count ->
    [one] One figure stands here: it runs one step.
   *[other] { $count } figures stand here: the next to leave, whoever owns it, runs up to { $count } steps; the one after that, one step fewer.
}
tip-vent = The lava of this symbol starts here: { $symbol }.
tip-vent-shut = The lava of this symbol starts here: { $symbol }. Figures may not enter.
tip-neutral = A neutral building, spaces: { $count }. Relatives may settle here, and so may a figure played with a joker.
tip-building = Building { $building }, spaces in this cell: { $count }.
tip-street = A street or square. Steps go up, down, left or right.
goal-settle = Settle your figures until A.D. 79 has come twice; so far: { $count }
goal-run = Run for the gates; your figures still in the town: { $count }
goal-lead = Save more figures than anybody else; saved: { $count }
stat-played = Cards played
stat-relatives = Relatives brought
stat-thrown = Figures thrown by Omens
stat-laid = Lava tiles laid
stat-saved = Figures saved
stat-lost = Figures lost
why-relatives = { $count ->
    [one] It brings one relative.
   *[other] It brings { $count } relatives.
}
why-house = { $count ->
    [one] From a free space of house { $house } it takes one step to get out: { $gate }.
   *[other] From a free space of house { $house } it takes { $count } steps to get out: { $gate }.
}
why-joker = House { $house } is full, so the figure may go to any free space.
why-steps = From { $cell } it takes { $count } steps to get out: { $gate }.
why-one-run = { $count ->
    [one] From { $cell } a run of one step is enough to get out: { $gate }.
   *[other] From { $cell } one run of up to { $count } steps is enough to get out: { $gate }.
}
why-most = No opponent has more figures in the town than { $owner }: { $count }.
why-thrown = { $count ->
    [one] That figure was one step from getting out: { $gate }.
   *[other] That figure was { $count } steps from getting out: { $gate }.
}
why-buries = { $count ->
    [one] It buries one of { $owner }’s figures at { $cell }.
   *[other] It buries { $count } of { $owner }’s figures at { $cell }.
}
why-cuts-off = { $count ->
    [one] It cuts off one of { $owner }’s figures at { $cell }.
   *[other] It cuts off { $count } of { $owner }’s figures at { $cell }.
}
why-closes = It closes a gate: { $gate }.
why-threatens = { $count ->
    [one] One figure of the others then stands beside this lava.
   *[other] { $count } figures of the others then stand beside this lava.
}
why-spares = { $seat } loses nobody.
why-saved = { $count ->
    [one] { $seat } has then saved one figure.
   *[other] { $seat } has then saved { $count } figures.
}
why-danger = The next lava tile can bury { $cell } with a chance of { $percent }%.
not-play-yet = No card can be played yet: first finish what the last one asks for.
not-settle-supply = No figures are left to settle: just play and draw cards.
not-relative-before-ad79 = Relatives arrive only after A.D. 79 has been drawn for the first time.
not-relative-joker = A joker brings no relatives.
not-throw-own = At this table an Omen takes an opponent’s figure, never one of your own.
not-run-silent = The first six lava tiles are laid before anybody runs.
not-run-tile = First lay the lava tile, then run.
not-run-same = This figure has just run and may not run again this turn: { $cell }.
not-leave-far = { $count ->
    [one] No open gate is within one step: leaving takes one step beyond the gate’s cell.
   *[other] No open gate is within { $count } steps: leaving takes one step beyond the gate’s cell.
}
not-lay-laid = This turn’s lava tile has already been drawn.
not-rest-runner = A figure has been picked: it must run. Undo to put it back.
verb-play = Play a card
verb-settle = Settle a figure
verb-relative = Bring a relative
verb-throw = Throw a figure
verb-lay = Lay lava
verb-pick = Pick a symbol
verb-run = Run
verb-to = Run to a cell
verb-leave = Leave by a gate
verb-rest = Stop running
end-result = { $saved } saved, { $volcano } in the volcano

moment-eruption = Vesuvius erupts!
moment-thrown = Into the volcano!
moment-buried = Buried by lava
moment-cut-off = No way out
moment-gate = A gate is closed
# What can be called out
callout-settle-here = That was my place!
callout-watch-out = Watch out, lava!

study-clock = cards and lava tiles drawn
study-saved = Figures saved
study-buried = Figures buried by lava
study-cut-off = Figures cut off
study-gate-closed = Gates closed by lava
study-omen = Omens

terminal-you = You play the figures marked { $letter }.
terminal-hand = Hand
terminal-supply = supply
terminal-inside = town
terminal-saved = saved
terminal-volcano = volcano
terminal-pile = Pile
terminal-omens = Omens
terminal-relatives = relatives arrive
terminal-bag = Bag
terminal-aside = Put aside
terminal-played = Cards played
terminal-signs = Cells: a number and letter = a building, · = a neutral one, ○ = a free space, ⌂ = a gate, ^ = a vent (x: closed), ▓ = lava, # = outside the wall. Letters A to D are figures; A3 = three of them. A figure runs as many steps as figures stand in its cell.
terminal-colours = Colours, for relatives: blue-grey 1, 4, 8; purple 2, 3, 5, 7; turquoise 6, 9; brown 10, 11; neutral ·.

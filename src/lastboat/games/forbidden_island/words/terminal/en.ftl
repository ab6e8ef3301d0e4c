terminal-water = Water (cards a turn)
terminal-flood = Flood
terminal-artefacts = Artefacts
terminal-next = Flood pile, next { $count }, in unknown order
terminal-below = Then { $count }, in unknown order
terminal-flood-discard = Flood discard
terminal-unseen = Artefact pile, { $count } cards
terminal-discard = Artefact discard
terminal-signs = Tiles: ~ flooded, ≈ sunk or in the water, ↑ aboard the helicopter, ⌂ landing place, a letter = a treasure (small: taken), a number = a pawn. Their flood cards: ▲ among the next, △ among those below, · at the bottom, × discarded. The water track shows how many flood cards a turn draws.

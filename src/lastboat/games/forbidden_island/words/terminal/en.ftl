terminal-water = Water (cards a turn)
terminal-flood = Flood
terminal-treasure-cards = Treasure
terminal-next = { $count ->
    [one] Flood pile, next
   *[other] Flood pile, next { $count }, in unknown order
}
terminal-below = { $count ->
    [one] Then
   *[other] Then { $count }, in unknown order
}
terminal-flood-discard = Flood discard pile
terminal-unseen = { $count ->
    [one] Treasure pile, one card
   *[other] Treasure pile, { $count } cards
}
terminal-discard = Treasure discard pile
terminal-signs = Tiles: ~ flooded, ≈ sunk or in the water, ↑ aboard the helicopter, ⌂ Fools’ Landing, a letter = a treasure (small: captured), a number = a pawn. Their flood cards: ▲ among the next, △ among those below, · at the bottom, × discarded. The water track shows how many flood cards are drawn each turn.

"""How likely a flood card comes in the flood phase of this turn, if nobody does anything about it."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from ..board import CARDS_A_TURN, SKULL, TILES, WATER_TRACK, WATERS_RISE
from ..state import ACT, DISCARDED, DRAW, FLOOD, State


def chance_to_be_drawn(s: State, t: int) -> Fraction | None:
    """§5.3, §5.4, §7.1 The exact chance, Waters Rise included; None where a pile would be made anew on the way."""
    if s.phase == FLOOD:
        return _drawn(s, t, s.draws_left, rises=0)
    if s.phase not in (ACT, DRAW):
        return None
    cards = CARDS_A_TURN if s.phase == ACT else s.draws_left
    pile, rising = sum(s.treasure_pile), s.treasure_pile[WATERS_RISE]
    if cards > pile:
        return None
    total = Fraction(0)
    for rises in range(min(cards, rising) + 1):
        if s.water + rises >= SKULL:
            continue  # the game is lost before a flood card is drawn
        ways = comb(rising, rises) * comb(pile - rising, cards - rises)
        found = _drawn(s, t, WATER_TRACK[s.water + rises], rises) if ways else Fraction(0)
        if found is None:
            return None
        total += Fraction(ways, comb(pile, cards)) * found
    return total


def _drawn(s: State, t: int, draws: int, rises: int) -> Fraction | None:
    """The chance to be among the next flood cards, after so many Waters Rise put the discard on top."""
    order = list(range(s.top_layer, 0, -1))
    if rises:
        order.insert(0, DISCARDED)
    for layer in order:
        size = sum(s.flood_pile[u] == layer for u in range(TILES))
        if s.flood_pile[t] == layer:
            return min(Fraction(1), Fraction(draws, size))
        draws -= min(draws, size)
    return Fraction(0) if draws == 0 else None

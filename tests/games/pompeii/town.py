"""Positions and moves of Pompeii as short text, for its tests."""

from __future__ import annotations

from collections.abc import Mapping

from lastboat import CHANCE, EVERYBODY, OVER, game
from lastboat.games.pompeii import state as st
from lastboat.games.pompeii.actions import CELL, HOUSE, SYMBOL, TILE
from lastboat.games.pompeii.state import State
from lastboat.kernel.dialect import collect_events
from lastboat.kernel.layout import strict

POMPEII = game("pompeii")
OF_2013 = dict(next(option for option in POMPEII.options if option.name == "edition").fixes["2013"])


class Town:
    """A position that is played on by text: `play 4`, `settle e6`, `* card 7`."""

    def __init__(self, seats: int = 2, **options: str) -> None:
        self.s: State = strict(State)()
        POMPEII.rules.setup(self.s, seats, POMPEII.encode_options(seats, {"start": "0", **options}))
        self.told: list[str] = []
        self.whispered: list[tuple[int, str]] = []

    @property
    def actor(self) -> int:
        return POMPEII.actor(self.s)

    def choices(self, seat: int | None = None) -> set[str]:
        """What the actor, or another seat, may do; at a chance point what can come."""
        who = self.actor if seat is None else seat
        if who == OVER:
            return set()
        if who == CHANCE:
            return {"* " + POMPEII.outcomes.text(code) for code, _ in POMPEII.chance(self.s)}
        return {POMPEII.actions.text(code) for code in POMPEII.legal(self.s, who)}

    def targets(self, verb: str) -> set[str]:
        """The last argument of every choice with that verb."""
        return {choice.split()[-1] for choice in self.choices() if choice.split()[0] == verb}

    def weights(self) -> dict[str, int]:
        return {POMPEII.outcomes.text(code): weight for code, weight in POMPEII.chance(self.s)}

    def do(self, *moves: str) -> Town:
        for move in moves:
            assert move in self.choices(), f"{move} is not among {sorted(self.choices())}"
            chance = move.startswith("* ")
            codes = POMPEII.outcomes if chance else POMPEII.actions
            with collect_events() as told:
                self.s = POMPEII.apply(self.s, CHANCE if chance else self.actor, codes.encode(move.removeprefix("* ")))
            for witness, event, args in told:
                kind = POMPEII.events.kinds[event]
                tokens = [d.tokens[v] for (_, d), v in zip(kind.args, args, strict=True)]
                text = " ".join([kind.name, *tokens])
                if witness == EVERYBODY:
                    self.told.append(text)
                else:
                    self.whispered.append((witness, text))
        return self

    def at(self, seat: int, cell: str) -> int:
        return self.s.town[seat][CELL.index(cell)]

    def put(self, seat: int, cells: str) -> Town:
        """Figures from a supply into the town, one for each cell named."""
        for name in cells.split():
            cell = CELL.index(name)
            self.s.supply[seat] -= 1
            self.s.town[seat][cell] += 1
            self.s.crowd[cell] += 1
            self.s.inside[seat] += 1
        return self


def settling(seats: int = 2, hands: str = "1 2 3 4", erupted: bool = False, **options: str) -> Town:
    """Seat 0 to play. Hands are named seat by seat (`5 7 9 1 | 2 2 3 4`); other seats hold common cards.

    `erupted`: A.D. 79 was drawn once.
    """
    town = Town(seats, **options)
    s = town.s
    named = [hand.split() for hand in hands.split("|")]
    for p in range(seats):
        for i in range(st.HAND):
            house = HOUSE.index(named[p][i]) if p < len(named) else max(range(len(HOUSE)), key=s.unseen.__getitem__)
            s.hands[p][house] += 1
            s.held[p] += 1
            s.unseen[house] -= 1
    s.step = st.TO_PLAY
    if erupted:
        s.eruptions, s.above, s.among, s.below = 1, 17, 15, 0
    return town


def fleeing(
    figures: Mapping[int, str], lava: Mapping[str, str] | None = None, seats: int = 2, drawn: int = 6, **options: str
) -> Town:
    """A tile is due to seat 0; figures stand and lava lies as named, in the order it flowed."""
    town = Town(seats, **options)
    s = town.s
    for seat, cells in figures.items():
        town.put(seat, cells)
    for p in range(seats):
        s.box[p], s.supply[p] = s.supply[p], 0
    for symbol, cells in (lava or {}).items():
        k = SYMBOL.index(symbol)
        for name in cells.split():
            s.ground[CELL.index(name)] = k + 1
            s.flow[k][s.laid[k]] = CELL.index(name)
            s.laid[k] += 1
            s.bag[k] -= 1
    s.eruptions, s.above, s.below, s.step, s.drawn = 2, 0, 0, st.TILE_DUE, drawn
    return town


def only_in_bag(town: Town, tiles: str) -> Town:
    """Nothing but these tiles is left to be drawn."""
    town.s.bag = [tiles.split().count(token) for token in TILE.tokens]
    return town

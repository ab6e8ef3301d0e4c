"""An island for the tests: positions as text, choices and chance by name, nothing mocked.

The tiles always lie like this, all dry, so that a test can count on it:

                              temple_of_the_moon  temple_of_the_sun
            whispering_garden howling_garden      cave_of_embers     cave_of_shadows
coral_palace  tidal_palace    fools_landing       bronze_gate        copper_gate     gold_gate
iron_gate     silver_gate     breakers_bridge     cliffs_of_abandon  crimson_forest  twilight_hollow
           dunes_of_deception lost_lagoon         misty_marsh        observatory
                              phantom_rock        watchtower
"""

from __future__ import annotations

from typing import Any

import lastboat
from lastboat import CHANCE, Forced, Match, position_text, read_position
from lastboat.games.forbidden_island.board import CARD, CARDS, HELD, LEVEL, TILE
from lastboat.games.forbidden_island.state import PHASE, State
from lastboat.kernel.dialect import collect_events
from lastboat.kernel.layout import strict

FI = lastboat.game("forbidden-island")
ROLES = {2: "engineer,messenger", 3: "engineer,messenger,explorer", 4: "engineer,messenger,explorer,navigator"}
FIRST = ("phantom_rock", "watchtower", "misty_marsh", "lost_lagoon", "dunes_of_deception", "observatory")
"""The six tiles that flood at the start of a whole match; a position has none but those it names."""


def outcomes(*names: str) -> list[int]:
    """Chance by name."""
    return [FI.outcomes.encode(name) for name in names]


def laying_out(tiles: tuple[str, ...] = TILE.tokens, first: tuple[str, ...] = FIRST) -> list[int]:
    """The chance of the first half of the set-up: the tiles in reading order, the first flood."""
    return outcomes(*(f"lay {tile}" for tile in tiles), *(f"flood {tile}" for tile in first))


def new_match(seats: int = 2, *more: str, **options: str) -> Match:
    """A match that begins like that; `more` names what chance brings next, then a fixed seed goes on."""
    return Match(FI, seats, {"roles": ROLES[seats], **options}, chance=Forced([*laying_out(), *outcomes(*more)]))


class Island:
    """A position, and ways to go on from it."""

    def __init__(self, seats: int = 2, **options: str) -> None:
        """Seat 0 to act in the first turn; the roles as `ROLES`; nothing flooded, no cards dealt."""
        self.s: Any = strict(State)()
        FI.rules.setup(self.s, seats, FI.encode_options(seats, {"roles": ROLES[seats], **options}))
        self.copies = list(self.s.treasure_pile)
        while FI.actor(self.s) == CHANCE:
            FI.rules.apply(self.s, CHANCE, FI.chance(self.s)[0][0])
        for t in range(len(TILE)):
            self.s.tiles[t] = 0
            self.s.flood_pile[t] = 1
        for p in range(seats):
            for k in range(HELD):
                self.s.hands[p][k] = 0
        self.told: list[str] = []
        self._fill_pile()

    def at(self, text: str) -> Island:
        """Change fields by a position text. What it leaves open fits: the flood card of a tile that is now flooded is
        discarded, that of a sunk one is gone, and the treasure pile holds what is in no hand and not discarded."""
        before = self.s
        self.s = read_position(text, strict(State), before)
        if "flood_pile:" not in text:
            for t in range(len(TILE)):
                if self.s.tiles[t] != before.tiles[t]:
                    self.s.flood_pile[t] = (1, 0, -1)[self.s.tiles[t]]
        if not any(line.strip().startswith("treasure_pile:") for line in text.splitlines()):
            self._fill_pile()
        return self

    def _fill_pile(self) -> None:
        for k in range(CARDS):
            held = sum(self.s.hands[p][k] for p in range(4)) if k < HELD else 0
            self.s.treasure_pile[k] = self.copies[k] - held - self.s.treasure_discard[k]

    def pawns(self, *tiles: str) -> Island:
        """Put the pawns on these tiles, seat by seat."""
        for p, tile in enumerate(tiles):
            self.s.place[p] = TILE.index(tile)
        return self

    def flood_next(self, *tiles: str) -> Island:
        """The treasure cards are drawn; these flood cards lie on top, the others below."""
        names = " ".join(f"{tile}=2" for tile in tiles)
        return self.at(f"flood_pile: {names}\nphase: flood\nactions: 0\ntop_layer: 2\ndraws_left: {len(tiles)}")

    def play(self, *lines: str) -> Island:
        """Play lines like `0 move watchtower` or, for chance, `* flood watchtower`; each must be possible."""
        for line in lines:
            who, what = line.split(" ", 1)
            if who == "*":
                assert self.actor == CHANCE, f"{line}: no chance is due"
                seat, code = CHANCE, FI.outcomes.encode(what)
                assert code in dict(FI.chance(self.s)), f"{line} cannot come; {self.may_come()} can"
            else:
                seat, code = int(who), FI.actions.encode(what)
                assert code in FI.legal(self.s, seat), f"{line} is not legal: {self.may(seat)}"
            with collect_events() as told:
                self.s = FI.apply(self.s, seat, code)
            for event in told:
                kind = FI.events.kinds[event.event]
                tokens = [domain.tokens[v] for (_, domain), v in zip(kind.args, event.args, strict=True)]
                self.told.append(" ".join([kind.name, *tokens]))
        return self

    @property
    def actor(self) -> int:
        return FI.actor(self.s)

    @property
    def phase(self) -> str:
        return PHASE.tokens[int(self.s.phase)]

    @property
    def verdict(self) -> str:
        return FI.verdicts.tokens[FI.rules.verdict(self.s)]

    def may(self, seat: int) -> list[str]:
        """What a seat may do."""
        return [FI.actions.text(code) for code in FI.legal(self.s, seat)]

    def tiles_to(self, verb: str, seat: int = 0) -> set[str]:
        """The last word of every choice of a seat that begins like that."""
        return {choice.split()[-1] for choice in self.may(seat) if choice.startswith(verb + " ")}

    def verbs(self, seat: int) -> set[str]:
        """The first words of a seat's choices."""
        return {choice.split()[0] for choice in self.may(seat)}

    def may_come(self) -> dict[str, int]:
        """What chance may bring, with weights."""
        return {FI.outcomes.text(code): weight for code, weight in FI.chance(self.s)}

    def tile(self, name: str) -> str:
        """`dry`, `flooded` or `sunk`."""
        return LEVEL.tokens[int(self.s.tiles[TILE.index(name)])]

    def place(self, seat: int) -> str:
        return TILE.tokens[int(self.s.place[seat])]

    def hand(self, seat: int) -> dict[str, int]:
        return cards(self.s.hands[seat])

    def discard(self) -> dict[str, int]:
        return cards(self.s.treasure_discard)

    def pile(self) -> dict[str, int]:
        return cards(self.s.treasure_pile)

    def flood_discard(self) -> set[str]:
        return {TILE.tokens[t] for t, layer in enumerate(self.s.flood_pile) if layer == 0}

    def text(self) -> str:
        return position_text(self.s)


def cards(row: list[int]) -> dict[str, int]:
    """Cards by name, with their counts."""
    return {CARD.tokens[k]: n for k, n in enumerate(row) if n}

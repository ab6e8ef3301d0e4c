"""The view of the table, the prompt, the result, and why an action is not legal."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from lastboat.kernel.dialect import collect_events
from lastboat.kernel.view import Message, Name

from . import board
from .actions import ACTION_OF, ACTIONS, CELL, GATE, HOUSE, LEAVE, SYMBOL, TILE
from .ending import bag_is_empty, wins
from .lava import SILENT_TILES
from .omens import may_be_thrown
from .rules import apply
from .running import cell_that_rests, legal_stops, reach
from .state import (
    ALL_OVER,
    CARD_DUE,
    DEAL_DUE,
    LOT_DUE,
    NO_TILE,
    NOWHERE,
    SHUT_VENT,
    SORT_DUE,
    STEPS,
    STREET,
    TILE_DUE,
    TO_LAY,
    TO_PICK,
    TO_PLAY,
    TO_RUN,
    TO_SETTLE,
    TO_SETTLE_JOKER,
    TO_STOP,
    TO_THROW,
    TO_WELCOME,
    State,
)
from .table import Cell, Gate, OpenPart, OwnPart, Player, Printed, Table

PROMPTS = {
    LOT_DUE: "prompt-lot",
    DEAL_DUE: "prompt-deal",
    TO_PLAY: "prompt-play",
    TO_SETTLE: "prompt-settle",
    TO_SETTLE_JOKER: "prompt-joker",
    TO_WELCOME: "prompt-relatives",
    SORT_DUE: "prompt-draw",
    CARD_DUE: "prompt-draw",
    TO_THROW: "prompt-throw",
    TILE_DUE: "prompt-tile",
    TO_PICK: "prompt-pick",
    TO_LAY: "prompt-lay",
    TO_RUN: "prompt-run",
    TO_STOP: "prompt-to",
}


def table(s: State, seat: int) -> Table:
    """The town, the supplies, the pile, the bag, and the hands as far as they are known (others are None)."""
    return {**open_part(s), **own_part(s, seat)}


def own_part(s: State, seat: int) -> OwnPart:
    """What differs from seat to seat: the hands."""
    return {"players": [_player(s, p, seat) for p in range(s.seats)]}


def open_part(s: State) -> OpenPart:
    """What is the same for all seats."""
    settling = s.eruptions < 2
    return {
        "phase": "over" if s.step == ALL_OVER else "settling" if settling else "fleeing",
        "step": STEPS[s.step],
        "turn": s.turn,
        "cells": list(map(_cell, range(board.CELLS), zip(*s.town[: s.seats], strict=True), s.crowd, s.ground)),
        "gates": [_gate(s, g) for g in range(board.GATES)],
        "pile": s.above + s.among + s.below + (settling and 1),
        "omens_left": s.omens,
        "eruptions": s.eruptions,
        "played": {HOUSE.tokens[h]: n for h, n in enumerate(s.played) if n},
        "card": HOUSE.tokens[s.card] if s.card < board.HOUSES else None,
        "relatives_left": s.relatives_left,
        "bag": {TILE.tokens[k]: n for k, n in enumerate(s.bag) if n},
        "aside": {TILE.tokens[k]: n for k, n in enumerate(s.aside) if n},
        "tile": TILE.tokens[s.tile] if s.tile != NO_TILE else None,
        "moves_left": s.moves,
        "runner": CELL.tokens[s.runner] if s.runner != NOWHERE else None,
    }


def _player(s: State, p: int, seat: int) -> Player:
    known = p == seat and s.held[p] > 0
    hand = [HOUSE.tokens[h] for h, n in enumerate(s.hands[p]) for _ in range(n)] if known else None
    return {
        "colour": ("red", "black", "yellow", "blue")[p],
        "hand": hand,
        "cards": s.held[p],
        "supply": s.supply[p],
        "inside": s.inside[p],
        "saved": s.saved[p],
        "volcano": s.volcano[p],
        "box": s.box[p],
    }


def _colour(c: int) -> str | None:
    colour = board.COLOUR_OF[board.HOUSE[c]]
    return ("neutral" if colour == board.NEUTRAL else tuple(board.COLOURS)[colour]) if board.WING[c] else None


_PRINTED: tuple[Printed, ...] = tuple(
    {
        "cell": CELL.tokens[c],
        "row": board.ROW_OF[c],
        "column": board.COLUMN_OF[c],
        "building": board.WING_NAMES[board.WING[c]] if board.WING[c] else None,
        "colour": _colour(c),
        "spaces": board.SPACES[c],
        "vent": SYMBOL.tokens[board.VENT_AT[c] - 1] if board.VENT_AT[c] else None,
    }
    for c in range(board.CELLS)
)
"""What is printed on the board at each cell."""


@lru_cache(16384)
def _cell(c: int, figures: tuple[int, ...], crowd: int, ground: int) -> Cell:
    """A cell with its figures and its lava; §7.2 and how many steps a figure runs from it.

    Cached: most cells are the same in the next view.
    """
    return {
        **_PRINTED[c],
        "figures": list(figures),
        "reach": crowd,
        "lava": SYMBOL.tokens[ground - 1] if ground not in (STREET, SHUT_VENT) else None,
        "shut": ground == SHUT_VENT,
    }


def _gate(s: State, g: int) -> Gate:
    cell = board.GATE_CELL[g]
    return {"gate": GATE.tokens[g], "cell": CELL.tokens[cell], "open": s.ground[cell] == STREET}


def prompt(s: State) -> Message:
    """What the actor is asked."""
    args: dict[str, Any] = {"seat": Name("seat", str(s.turn))}
    if s.step in (TO_SETTLE, TO_SETTLE_JOKER, TO_WELCOME):
        args["house"] = Name("house", HOUSE.tokens[s.card])
    if s.step == TO_WELCOME:
        args["count"] = s.relatives_left
    if s.step == TO_PICK:
        args["tile"] = Name("tile", TILE.tokens[s.tile])
    if s.step == TO_LAY:
        args["symbol"] = Name("symbol", SYMBOL.tokens[s.symbol])
    if s.step == TO_RUN:
        args["count"] = s.moves
    if s.step == TO_STOP:
        args |= {"cell": Name("cell", CELL.tokens[s.runner]), "count": reach(s, s.runner)}
    return Message(PROMPTS[s.step], args)


def progress(s: State) -> Message:
    """How far the game has come."""
    if s.eruptions < 2:
        return Message("pile-label", {"count": s.above + s.among + s.below + 1, "omens": s.omens})
    return Message("bag-label", {"count": sum(s.bag)})


def result(s: State) -> Message:
    """Who won, and why the game ended."""
    winners = tuple(p for p in range(s.seats) if wins(s, p))
    args = {
        "winners": tuple(Name("seat", str(p)) for p in winners),
        "saved": s.saved[winners[0]],
        "volcano": s.volcano[winners[0]],
    }
    return Message("result-won" if len(winners) == 1 else "result-shared", args)


def blocked(s: State, seat: int) -> list[tuple[str, Message]]:
    """(verb, reason) for actions the player whose turn it is may look for and cannot take now."""
    if seat != s.turn or s.step in (LOT_DUE, DEAL_DUE, SORT_DUE, CARD_DUE, TILE_DUE, ALL_OVER):
        return []
    return _blocked_while_settling(s, seat) if s.eruptions < 2 else _blocked_while_fleeing(s, seat)


def _blocked_while_settling(s: State, seat: int) -> list[tuple[str, Message]]:
    """§3.1 One card at a time; §3.5, §4.3, §5.1 what comes later or not at all."""
    reasons = [] if s.step == TO_PLAY else [("play", Message("not-play-yet"))]
    if s.step == TO_PLAY and s.supply[seat] == 0:
        reasons.append(("settle", Message("not-settle-supply")))
    if s.eruptions == 0:
        reasons.append(("relative", Message("not-relative-before-ad79")))
    elif s.step == TO_SETTLE_JOKER:
        reasons.append(("relative", Message("not-relative-joker")))
    if s.step == TO_THROW and s.inside[seat] and not may_be_thrown(s, seat):
        reasons.append(("throw", Message("not-throw-own")))
    return reasons


def _blocked_while_fleeing(s: State, seat: int) -> list[tuple[str, Message]]:
    """§6.1 First the lava, then the run; §7.1 not every figure twice; §7.4 a gate may be too far."""
    if s.step in (TO_PICK, TO_LAY):
        return [("run", Message("not-run-silent" if s.drawn <= SILENT_TILES else "not-run-tile"))]
    reasons = [("lay", Message("not-lay-laid"))]
    if s.step == TO_RUN:
        resting = cell_that_rests(s, seat)
        if resting != NOWHERE:
            reasons.append(("run", Message("not-run-same", {"cell": Name("cell", CELL.tokens[resting])})))
        return reasons
    out = [0] * ACTIONS.count
    stops = out[: legal_stops(s, out)]
    if not any(ACTION_OF[code] == LEAVE for code in stops):
        reasons.append(("leave", Message("not-leave-far", {"count": reach(s, s.runner)})))
    return [*reasons, ("rest", Message("not-rest-runner"))]


def mark(s: State, seat: int, code: int) -> str | None:
    """`loses` for an action that ends the game without a share in the victory, `final` for one that ends it otherwise.

    Only while fleeing, when everything is open: the action is tried on a copy.
    """
    if s.eruptions < 2 or not _may_end(s):
        return None
    after = s.copy()
    with collect_events():
        apply(after, seat, code)
    if after.step != ALL_OVER:
        return None
    return "final" if wins(after, seat) else "loses"


def _may_end(s: State) -> bool:
    """§8 Whether one action more could end it: a run only if the bag is empty or nobody else is in the town."""
    return s.step not in (TO_RUN, TO_STOP) or sum(s.inside) <= 1 or bag_is_empty(s)

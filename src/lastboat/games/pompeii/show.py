"""The table as plain data, and what is asked."""

from __future__ import annotations

from typing import Any

from lastboat.kernel.view import Message, Name

from . import board
from .actions import CELL, GATE, HOUSE, SYMBOL, TILE
from .ending import wins
from .running import reach
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


def table(s: State, seat: int) -> dict[str, Any]:
    """The town, the supplies, the pile, the bag, and the hands as far as they are known (others are None)."""
    settling = s.eruptions < 2
    return {
        "phase": "over" if s.step == ALL_OVER else "settling" if settling else "fleeing",
        "step": STEPS[s.step],
        "turn": s.turn,
        "players": [_player(s, p, seat) for p in range(s.seats)],
        "cells": [_cell(s, c) for c in range(board.CELLS)],
        "gates": [_gate(s, g) for g in range(board.GATES)],
        "pile": s.above + s.among + s.below + (settling and 1),
        "omens_left": s.omens,
        "eruptions": s.eruptions,
        "played": {HOUSE.tokens[h]: n for h, n in enumerate(s.played) if n},
        "card": HOUSE.tokens[s.card] if s.card < board.HOUSES else None,
        "relatives_left": s.kin,
        "bag": {TILE.tokens[k]: n for k, n in enumerate(s.bag) if n},
        "aside": {TILE.tokens[k]: n for k, n in enumerate(s.aside) if n},
        "tile": TILE.tokens[s.tile] if s.tile != NO_TILE else None,
        "moves_left": s.moves,
        "runner": CELL.tokens[s.runner] if s.runner != NOWHERE else None,
    }


def _player(s: State, p: int, seat: int) -> dict[str, Any]:
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


def _cell(s: State, c: int) -> dict[str, Any]:
    """A cell with what stands and flows in it; `reach` is how far a figure would run from it."""
    ground = s.ground[c]
    return {
        "cell": CELL.tokens[c],
        "row": board.ROW_OF[c],
        "column": board.COLUMN_OF[c],
        "building": board.WING_NAMES[board.WING[c]] if board.WING[c] else None,
        "colour": _colour(c),
        "spaces": board.SPACES[c],
        "figures": [s.town[p][c] for p in range(s.seats)],
        "reach": reach(s, c),
        "vent": SYMBOL.tokens[board.VENT_AT[c] - 1] if board.VENT_AT[c] else None,
        "lava": SYMBOL.tokens[ground - 1] if ground not in (STREET, SHUT_VENT) else None,
        "shut": ground == SHUT_VENT,
    }


def _colour(c: int) -> str | None:
    colour = board.COLOUR_OF[board.HOUSE[c]]
    return ("neutral" if colour == board.NEUTRAL else tuple(board.COLOURS)[colour]) if board.WING[c] else None


def _gate(s: State, g: int) -> dict[str, Any]:
    cell = board.GATE_CELL[g]
    return {"gate": GATE.tokens[g], "cell": CELL.tokens[cell], "open": s.ground[cell] == STREET}


def prompt(s: State) -> Message:
    """What the actor is asked."""
    args: dict[str, Any] = {"seat": Name("seat", str(s.turn))}
    if s.step in (TO_SETTLE, TO_SETTLE_JOKER, TO_WELCOME):
        args["house"] = Name("house", HOUSE.tokens[s.card])
    if s.step == TO_WELCOME:
        args["count"] = min(s.kin, s.supply[s.turn])
    if s.step == TO_PICK:
        args["tile"] = Name("tile", TILE.tokens[s.tile])
    if s.step == TO_LAY:
        args["symbol"] = Name("symbol", SYMBOL.tokens[s.symbol])
    if s.step == TO_RUN:
        args["count"] = s.moves
    if s.step == TO_STOP:
        args |= {"cell": Name("cell", CELL.tokens[s.runner]), "count": reach(s, s.runner)}
    return Message(PROMPTS[s.step], args)


def result(s: State) -> Message:
    """Who won, and why the game ended."""
    winners = tuple(p for p in range(s.seats) if wins(s, p))
    args = {
        "winners": tuple(Name("seat", str(p)) for p in winners),
        "saved": s.saved[winners[0]],
        "volcano": s.volcano[winners[0]],
    }
    return Message("result-won" if len(winners) == 1 else "result-shared", args)

"""The table as plain data, what is asked, and how it ended."""

from typing import Any

from lastboat.kernel.view import Message, Name

from .actions import VERDICTS
from .board import CARD, HELD, LEVEL, ROLE, SKULL, SUNK, TILE, TILES, TREASURE, TREASURES, WATER_TRACK
from .state import (
    ACT,
    DISCARDED,
    DRAW,
    DROWNED,
    FLOOD,
    LANDING_LOST,
    NONE,
    PHASE,
    SKULL_REACHED,
    TREASURE_LOST,
    WON,
    State,
)
from .turn import swimmer


def table(s: State, seat: int) -> dict[str, Any]:
    """Everything on the table; it is the same for all."""
    return {
        "phase": PHASE.tokens[s.phase],
        "turn": s.turn,
        "actions": s.actions,
        "left": s.left,
        "water": {"level": s.water, "skull": SKULL, "draws": list(WATER_TRACK)},
        "rows": max(s.cell_row) + 1,
        "cols": max(s.cell_col) + 1,
        "tiles": [_tile(s, t) for t in range(TILES) if s.cell[t] != NONE],
        "treasures": {TREASURE.tokens[k]: bool(s.taken[k]) for k in range(TREASURES)},
        "seats": [_seat(s, p) for p in range(s.seats)],
        "artefacts": {"pile": sum(s.pile), "unseen": _counts(s.pile), "discard": _counts(s.discard)},
        "floods": _floods(s),
        "flyer": None if s.flyer == NONE else s.flyer,
    }


def _tile(s: State, t: int) -> dict[str, Any]:
    cell = s.cell[t]
    return {
        "tile": TILE.tokens[t],
        "row": s.cell_row[cell],
        "col": s.cell_col[cell],
        "level": LEVEL.tokens[s.tiles[t]],
        "treasure": TREASURE.tokens[t // 2] if t // 2 < TREASURES else None,
        "pawns": [p for p in range(s.seats) if s.place[p] == t],
    }


def _seat(s: State, p: int) -> dict[str, Any]:
    return {
        "role": None if s.role[p] == NONE else ROLE.tokens[s.role[p]],
        "place": None if s.place[p] == NONE else TILE.tokens[s.place[p]],
        "hand": [CARD.tokens[k] for k in range(HELD) for _ in range(s.hands[p][k])],
        "in_water": s.place[p] != NONE and s.tiles[s.place[p]] == SUNK,
        "aboard": s.aboard[p] == 1,
    }


def _floods(s: State) -> dict[str, Any]:
    """The discard, and the known layers of the pile from the top down: their order inside is unknown."""
    layers = [[TILE.tokens[t] for t in range(TILES) if s.flood_pile[t] == n] for n in range(s.layer, 0, -1)]
    return {
        "layers": [layer for layer in layers if layer],
        "discard": [TILE.tokens[t] for t in range(TILES) if s.flood_pile[t] == DISCARDED],
    }


def _counts(row: list[int]) -> dict[str, int]:
    return {CARD.tokens[k]: n for k, n in enumerate(row) if n}


def prompt(s: State) -> Message:
    """What the actor is asked, and how much is left."""
    turn = Name("seat", str(s.turn))
    if s.flyer != NONE:
        return Message("prompt-flight", {"seat": Name("seat", str(s.flyer))})
    if s.phase == FLOOD and swimmer(s) != NONE:
        return Message("prompt-swim", {"seat": Name("seat", str(swimmer(s)))})
    if s.discarder != NONE:
        return Message("prompt-discard", {"seat": Name("seat", str(s.discarder))})
    if s.phase == ACT:
        return Message("prompt-act" if s.actions else "prompt-spare", {"seat": turn, "actions": s.actions})
    if s.phase == DRAW:
        return Message("prompt-draw", {"seat": turn, "left": s.left})
    if s.phase == FLOOD:
        return Message("prompt-flood", {"seat": turn, "left": s.left})
    return Message("prompt-setup")


def result(s: State) -> Message:
    """Won, or lost and why; several reasons are all named, in a fixed order."""
    if s.ending == WON:
        return Message("result-won")
    reasons: list[Name] = []
    for flag, reason in (
        (SKULL_REACHED, "skull"), (LANDING_LOST, "landing"), (TREASURE_LOST, "treasure"), (DROWNED, "drowned"),
    ):  # fmt: skip
        if s.ending & flag:
            reasons.append(Name("loss", reason))
    return Message("result-lost", {"reasons": tuple(reasons), "verdict": VERDICTS.tokens[s.ending]})

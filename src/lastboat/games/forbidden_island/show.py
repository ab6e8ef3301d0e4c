"""The view of the table, the prompt, the result, and why an action is not legal."""

from functools import lru_cache

from lastboat.kernel.dialect import CHANCE
from lastboat.kernel.view import Message, Name

from .actions import ACTIONS, END_ACTIONS, VERDICTS
from .board import (
    CARD,
    HELD,
    HELICOPTER,
    LEVEL,
    NAVIGATOR,
    PILOT,
    ROLE,
    SANDBAG,
    SKULL,
    SUNK,
    TILE,
    TILES,
    TO_CAPTURE,
    TREASURE,
    TREASURES,
    WATER_TRACK,
)
from .flood import treasure_is_out_of_reach
from .moving import tiles_to_swim_to
from .rules import actor, apply, legal
from .specials import everybody_can_leave
from .state import (
    ACT,
    DISCARDED,
    DRAW,
    DROWNED,
    ENDED,
    FLOOD,
    LANDING_LOST,
    NONE,
    PHASE,
    SKULL_REACHED,
    TREASURE_LOST,
    WON,
    State,
)
from .table import Floods, Seat, Table, Tile
from .turn import hand_limit, sandbag_can_be_played, swimmer
from .turn_actions import second_half_is_of_use


def table(s: State, seat: int) -> Table:
    """Everything on the table, the same for all seats."""
    pawns: list[tuple[int, ...]] = [()] * TILES
    for p in range(s.seats):
        if s.place[p] != NONE:
            pawns[s.place[p]] += (p,)
    return {
        "phase": PHASE.tokens[s.phase],
        "turn": s.turn,
        "actions": s.actions,
        "left": s.draws_left,
        "water": {"level": s.water, "skull": SKULL, "draws": list(WATER_TRACK)},
        "rows": max(s.cell_row) + 1,
        "cols": max(s.cell_col) + 1,
        "tiles": [
            _tile(t, s.cell_row[cell], s.cell_col[cell], s.tiles[t], pawns[t])
            for t, cell in enumerate(s.cell)
            if cell != NONE
        ],
        "treasures": {TREASURE.tokens[k]: bool(s.taken[k]) for k in range(TREASURES)},
        "seats": [_seat(s, p) for p in range(s.seats)],
        "hand_limit": hand_limit(s),
        "treasure_cards": {
            "pile": sum(s.treasure_pile),
            "unseen": _counts(s.treasure_pile),
            "discard": _counts(s.treasure_discard),
        },
        "floods": _floods(s),
        "flyer": None if s.flyer == NONE else s.flyer,
    }


@lru_cache(4096)
def _tile(t: int, row: int, col: int, level: int, pawns: tuple[int, ...]) -> Tile:
    """One tile. Cached: most tiles are the same in the next view."""
    return {
        "tile": TILE.tokens[t],
        "row": row,
        "col": col,
        "level": LEVEL.tokens[level],
        "treasure": TREASURE.tokens[t // 2] if t // 2 < TREASURES else None,
        "pawns": list(pawns),
    }


def _seat(s: State, p: int) -> Seat:
    return {
        "role": None if s.role[p] == NONE else ROLE.tokens[s.role[p]],
        "place": None if s.place[p] == NONE else TILE.tokens[s.place[p]],
        "hand": [CARD.tokens[k] for k in range(HELD) for _ in range(s.hands[p][k])],
        "in_water": s.place[p] != NONE and s.tiles[s.place[p]] == SUNK,
        "aboard": s.aboard[p] == 1,
    }


def _floods(s: State) -> Floods:
    """The discard, and the layers of the pile from the top down; the order within a layer is unknown."""
    layers: dict[int, list[str]] = {}
    for t, n in enumerate(s.flood_pile):
        layers.setdefault(n, []).append(TILE.tokens[t])
    return {
        "layers": [layers[n] for n in range(s.top_layer, 0, -1) if n in layers],
        "discard": layers.get(DISCARDED, []),
    }


def _counts(row: list[int]) -> dict[str, int]:
    return {CARD.tokens[k]: n for k, n in enumerate(row) if n}


def prompt(s: State) -> Message:
    """What the actor is asked, and how much is left."""
    turn = Name("seat", str(s.turn))
    if s.flyer != NONE:
        return Message("prompt-flight", {"seat": Name("seat", str(s.flyer))})
    if s.phase == FLOOD and swimmer(s) != NONE:
        saved_by = "prompt-swim" if tiles_to_swim_to(s, swimmer(s)) else "prompt-rescue"
        return Message(saved_by, {"seat": Name("seat", str(swimmer(s)))})
    if s.discarder != NONE:
        return Message("prompt-discard", {"seat": Name("seat", str(s.discarder))})
    if s.phase == ACT:
        spare = second_half_is_of_use(s, s.turn)
        if s.actions == 0:
            return Message("prompt-spare" if spare else "prompt-done", {"seat": turn})
        return Message("prompt-act-spare" if spare else "prompt-act", {"seat": turn, "actions": s.actions})
    if s.phase == DRAW:
        return Message("prompt-draw", {"seat": turn, "left": s.draws_left})
    if s.phase == FLOOD:
        return Message("prompt-flood", {"seat": turn, "left": s.draws_left})
    return Message("prompt-setup")


def progress(s: State) -> Message:
    """How far the game has come."""
    return Message("board-water", {"level": s.water, "skull": SKULL, "count": WATER_TRACK[s.water]})


def result(s: State) -> Message:
    """Won, or lost with all reasons, in a fixed order (§8.2)."""
    if s.ending == WON:
        return Message("result-won")
    losses = {
        SKULL_REACHED: ["skull"],
        LANDING_LOST: ["landing"],
        TREASURE_LOST: [TREASURE.tokens[k] for k in range(TREASURES) if treasure_is_out_of_reach(s, k)],
        DROWNED: ["drowned"],
    }
    reasons = [Name("loss", reason) for loss, why in losses.items() if s.ending & loss for reason in why]
    return Message("result-lost", {"reasons": tuple(reasons), "verdict": VERDICTS.tokens[s.ending]})


# What cannot be done, and what cannot be taken back ------------------------------------------------


def blocked(s: State, seat: int) -> list[tuple[str, Message]]:
    """(verb, reason) for actions a player may look for and cannot take now; legal verbs are left out."""
    found = []
    if s.flyer == NONE:
        if seat == s.turn and s.phase == ACT and actor(s) == seat:
            found += _blocked_actions(s, seat)
        found += _blocked_specials(s, seat)
    verbs = {ACTIONS.verb_of(code).name for code in _legal(s, seat)} if found else set()
    return [(verb, reason) for verb, reason in found if verb not in verbs]


def _blocked_actions(s: State, p: int) -> list[tuple[str, Message]]:
    """§4 The actions of a turn, each with the reason why it is not legal."""
    verbs = ["move", "shore_up", "give", "capture"]
    verbs += ["fly"] if s.role[p] == PILOT else []
    verbs += ["guide"] if s.role[p] == NAVIGATOR else []
    if s.actions == 0:
        return [(verb, Message("not-without-actions")) for verb in verbs]
    reasons = {
        "move": Message("not-move-nowhere"),
        "shore_up": Message("not-shore-up-dry"),
        "give": _why_no_gift(s, p),
        "capture": _why_no_capture(s, p),
        "fly": Message("not-fly-again" if s.has_flown else "not-fly-nowhere"),
        "guide": Message("not-guide-nowhere"),
    }
    return [(verb, reasons[verb]) for verb in verbs]


def _why_no_gift(s: State, p: int) -> Message:
    """§4.7 Nobody is there to take a card, or there is none to give."""
    return Message("not-give-alone" if any(s.hands[p][:TREASURES]) else "not-give-cards")


def _why_no_capture(s: State, p: int) -> Message:
    """§4.8 The cards are missing, the place is wrong, or both."""
    here = s.place[p] // 2
    if here < TREASURES and not s.taken[here]:
        held = s.hands[p][here]
        return Message("not-capture-cards", {"treasure": _treasure(here), "held": held, "needed": TO_CAPTURE})
    for k in range(TREASURES):
        if s.hands[p][k] >= TO_CAPTURE and not s.taken[k]:
            tiles = [t for t in (2 * k, 2 * k + 1) if s.tiles[t] != SUNK]
            names = tuple(Name("tile", TILE.tokens[t]) for t in tiles)
            return Message("not-capture-place", {"treasure": _treasure(k), "tiles": names})
    return Message("not-capture", {"needed": TO_CAPTURE})


def _blocked_specials(s: State, p: int) -> list[tuple[str, Message]]:
    """§6.3 Why a Sandbag cannot be played; §8.1 once all treasures are taken, what is missing to lift off."""
    found = []
    if s.hands[p][SANDBAG]:
        late = "not-sandbag-swim" if s.sandbag_between else "not-sandbag-flood"
        found.append(("sandbag", Message("not-sandbag-dry" if sandbag_can_be_played(s) else late)))
    if all(s.taken):
        if everybody_can_leave(s):
            missing = Message("not-lift-off-helicopter")
        elif s.hands[p][HELICOPTER]:
            missing = Message("not-lift-off-apart")
        else:
            missing = Message("not-lift-off-helicopter-apart")
        found.append(("lift_off", missing))
    return found


def mark(s: State, seat: int, code: int) -> str | None:
    """`loses` for an action that leads to defeat in any case, `final` for one after which a card is drawn."""
    if s.phase == ACT and s.actions > 1 and code != END_ACTIONS:
        return None
    if s.phase == FLOOD and swimmer(s) != NONE and _loses(s, seat, code):
        return "loses"
    return "final" if actor(_after(s, seat, code)) == CHANCE else None


def _loses(s: State, seat: int, code: int) -> bool:
    """§8.5 Whether an action drowns somebody; boarding does if every landing would."""
    after = _after(s, seat, code)
    if after.phase == ENDED:
        return after.ending != WON
    return after.flyer != NONE and all(_loses(after, after.flyer, further) for further in _legal(after, after.flyer))


def _after(s: State, seat: int, code: int) -> State:
    after = s.copy()
    apply(after, seat, code)
    return after


def _legal(s: State, seat: int) -> list[int]:
    out = _buffer()
    return out[: legal(s, seat, out)]


def _buffer() -> list[int]:
    return [0] * ACTIONS.count


def _treasure(k: int) -> Name:
    return Name("treasure", TREASURE.tokens[k])

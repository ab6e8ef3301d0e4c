"""The table as plain data, the prompt, the result, and why an action is not legal."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from lastboat.kernel.dialect import CHANCE
from lastboat.kernel.layout import Grid
from lastboat.kernel.view import Message, Name

from . import board
from .actions import ACTIONS, READY
from .board import AREA, CARD, DIE, FACE, RESOURCE, VILLAGE, WORKPLACE
from .clock import basic_eruptions, rounds_left
from .components import STONE, WOOD
from .ending import BIG, SMALL, fewest_saved, victory
from .people import boats_on_the_sea
from .phases import (
    BOARDING,
    BUILDING,
    CARD_DAM,
    CARD_WORKERS,
    CARD_ZONE,
    DOUBLING,
    EVACUATING,
    FLEEING,
    PHASE,
    PLACING,
    REFUGE,
    ROLLING,
    SHELTERING,
    SICKNESS,
    SUMMONING,
    VILLAGES,
)
from .phases import MOVING_HOME as HOMES
from .rules import actor, apply, legal
from .state import REASONS, State
from .steps.displaced import has_lost_home
from .steps.eruptions import eruptions_this_round
from .steps.placing import can_sail, who_places
from .steps.refuges import CITIZEN
from .table import Area, Die, Flight, Jobs, Seat, Table, Workplace, Zone

LEVELS = ("achilles", "heracles", "zeus")


def table(s: State, seat: int) -> Table:
    """Everything on the table; it is the same for all."""
    workers, lying = zip(*s.workers[: s.seats], strict=True), zip(*s.lying[: s.seats], strict=True)
    workplaces = list(map(_workplace, range(board.WORKPLACES), workers, lying, s.doubled))
    return {
        "phase": PHASE.tokens[s.phase],
        "step": s.step,
        "round": s.round_number,
        "active": s.active,
        "level": LEVELS[s.level],
        "stores": {
            RESOURCE.tokens[k]: {"amount": s.store[k], "limit": board.STORE_LIMIT[s.seats]}
            for k in range(board.RESOURCES)
        },
        "supply": {"boats": s.boat_supply, "dams": s.dam_supply},
        "zones": [_zone(s, z, workplaces) for z in s.around[: board.ZONES]],
        "seats": [_seat(s, p) for p in range(s.seats)],
        "dice": [_die(s, d) for d in range(board.DICE)],
        "eruptions": _eruptions(s),
        "eruptions_a_round": basic_eruptions(s),
        "cards": {
            "pile": sum(s.pile),
            "stars_on_top": s.stars_on_top,
            "unseen": _cards(s.pile),
            "discard": _cards(s.discard),
            "waiting": _cards(s.waiting),
            "open": CARD.tokens[s.card] if s.card >= 0 else None,
            "left": s.events_left,
        },
        "flight": _flight(s),
        "runner": {"seat": s.runner, "from": WORKPLACE.tokens[s.runner_from]} if s.runner >= 0 else None,
    }


def _eruptions(s: State) -> int | None:
    """How many eruptions are still to come in this round; nobody knows before all dice lie."""
    if s.step >= 9:
        return s.eruptions
    return eruptions_this_round(s) if s.step >= 3 and -1 not in s.face else None


def _cards(row: list[int]) -> dict[str, int]:
    return {CARD.tokens[c]: n for c, n in enumerate(row) if n}


def _zone(s: State, z: int, workplaces: list[Workplace]) -> Zone:
    return {
        "village": VILLAGE.tokens[z],
        "owner": s.owner[z] if s.owner[z] >= 0 else None,
        "lava": s.lava[z],
        "tenths_left": rounds_left(s, z),
        "boats": s.boats[z],
        "citizens": [s.citizens[p][z] for p in range(s.seats)],
        "jobs": _jobs(s, z),
        "areas": _areas(s, z),
        "workplaces": workplaces[z * board.PLACES : (z + 1) * board.PLACES],
    }


def _jobs(s: State, z: int) -> Jobs:
    """What can still be built or called in a zone, as far as there is anything to do it with; only in its step."""
    building, summoning = s.phase == BUILDING, s.phase == SUMMONING
    spots = sum(board.SPOTS[s.dam_plan][a] - s.dams[z][a] for a in range(s.lava[z], board.AREAS))
    return {
        "boats": min(_of_all(s.boat_jobs, z), s.store[WOOD], s.boat_supply) if building else 0,
        "dams": min(_of_all(s.dam_jobs, z), s.store[STONE], s.dam_supply, spots) if building else 0,
        "calls": min(_of_all(s.call_jobs, z), s.calls[z], _of_all(s.citizens, z)) if summoning else 0,
    }


def _of_all(grid: Grid, z: int) -> int:
    """What all players together have in a zone."""
    return sum(row[z] for row in grid)


def _areas(s: State, z: int) -> list[Area]:
    lava, resource, dams, fumes, fleeing = s.lava[z], [*s.resource[z], -1], s.dams[z], s.fumes[z], s.fleeing[z]
    first, spots, bonus = z * board.AREAS, board.SPOTS[s.dam_plan], s.bonus[z]
    return [
        _area(first + a, lava > a, resource[a], a == 0 and bonus, dams[a], spots[a], fumes[a], fleeing == a)
        for a in range(board.AREAS)
    ]


@lru_cache(8192)
def _area(
    area: int, covered: bool, resource: int, bonus: int, dams: int, spots: int, fumes: int, fleeing: bool
) -> Area:
    """An area looks the same whenever things are like this there, so it is described once."""
    return {
        "area": AREA.tokens[area],
        "covered": covered,
        "resource": RESOURCE.tokens[resource] if resource >= 0 else None,
        "bonus": bonus == 1,
        "dams": dams,
        "spots": spots,
        "fumes": fumes == 1,
        "fleeing": fleeing,
    }


@lru_cache(8192)
def _workplace(w: int, workers: tuple[int, ...], lying: tuple[int, ...], doubled: int) -> Workplace:
    """The same for a workplace."""
    limit = board.LIMIT[w % board.PLACES]
    return {
        "workplace": WORKPLACE.tokens[w],
        "workers": list(workers),
        "lying": list(lying),
        "limit": limit if limit != board.NO_LIMIT else None,
        "doubled": doubled == 1,
    }


def _seat(s: State, p: int) -> Seat:
    return {
        "village": VILLAGE.tokens[s.own[p]] if s.own[p] >= 0 else None,
        "home": VILLAGE.tokens[s.home[p]] if s.home[p] >= 0 else None,
        "workers": s.crew[p] + s.lifted[p],
        "lifted": s.lifted[p],
        "citizens": sum(s.citizens[p]),
        "kos": s.kos[p],
        "hades": s.hades[p],
        "ready": s.ready[p] == 1 if s.phase == PLACING else None,
        "holds": WORKPLACE.tokens[s.held[p]] if s.held[p] >= 0 else None,
    }


def _die(s: State, d: int) -> Die:
    """What a die shows and where it lies; before the first round none has been thrown."""
    begun = s.round_number > 0
    return {
        "die": DIE.tokens[d],
        "face": FACE.tokens[s.face[d]] if begun and s.face[d] >= 0 else None,
        "on": WORKPLACE.tokens[s.die_on[d]] if begun and s.die_on[d] >= 0 else None,
        "named": s.named[d] == 1,
    }


def _flight(s: State) -> Flight | None:
    """From where people flee, and who runs now; while the next one is still to be chosen that is nobody."""
    if s.flight < 0:
        return None
    runs = s.phase != BOARDING
    return {
        "area": _fled_from(s),
        "seat": s.flier if runs else None,
        "from": WORKPLACE.tokens[s.flier_at] if runs and s.flier_at != CITIZEN else None,
        "by_boat": s.flier_by_boat == 1,
    }


def _fled_from(s: State) -> str:
    """The area from which people flee now."""
    return AREA.tokens[s.flight * board.AREAS + s.fleeing[s.flight]]


def prompt(s: State) -> Message:
    """What is asked of whom, and how much is left."""
    phase = PHASE.tokens[s.phase].replace("_", "-")
    who = s.active
    if s.phase == PLACING:
        who = who_places(s)
    elif s.phase in (VILLAGES, BUILDING, SUMMONING, SHELTERING, HOMES):
        who = s.mover
    args: dict[str, Any] = {"seat": Name("seat", str(who))}
    if s.phase == PLACING:
        args["boats"] = sum(s.boats) if can_sail(s) else 0
    if s.phase in (CARD_ZONE, CARD_WORKERS, CARD_DAM):
        args["card"] = Name("card", CARD.tokens[s.card])
    if s.phase in (CARD_WORKERS, SICKNESS):
        args["count"] = s.to_pick
    if s.phase == EVACUATING:
        args["count"] = sum(s.boats)
    if s.phase == SHELTERING:
        args["count"] = s.lifted[s.mover]
    if s.phase == ROLLING:
        args["count"] = sum(face < 0 for face in s.face)
    if s.phase in (BOARDING, REFUGE, FLEEING):
        args["area"] = Name("area", _fled_from(s))
        args["person"] = Name("seat", str(s.flier))
    if s.phase == BOARDING:
        args["count"] = s.boats[s.flight]
    if s.phase == PLACING and s.held[who] >= 0:
        return Message("prompt-held", args | {"workplace": Name("workplace", WORKPLACE.tokens[s.held[who]])})
    if s.phase == HOMES and not has_lost_home(s, who):
        own, home = VILLAGE.tokens[s.own[who]], VILLAGE.tokens[s.home[who]]
        return Message("prompt-returning", args | {"village": Name("village", own), "home": Name("village", home)})
    return Message("prompt-" + phase, args)


def progress(s: State) -> Message:
    """How far the game has come."""
    return Message("board-round", {"number": s.round_number})


def result(s: State) -> Message:
    """Victory or defeat, by the player with fewest people on Kos, and why the game ended."""
    how = {BIG: "big", SMALL: "small"}.get(victory(s), "defeat")
    return Message("result-" + how, {"count": fewest_saved(s), "reason": Name("reason", REASONS[s.reason])})


def blocked(s: State, seat: int) -> list[tuple[str, Message]]:
    """What the seat that is asked might look for now and cannot do, each with the first thing that is missing."""
    if s.phase == PLACING:
        reasons = _why_not_place(s, seat) if s.ready[seat] == 0 and s.held[seat] < 0 else {}
    elif actor(s) != seat:
        reasons = {}
    elif s.phase == DOUBLING:
        reasons = {"double": "not-double-die", "hermes": "not-hermes-die"}
    elif s.phase == BUILDING:
        reasons = {"boat": _why_no_boat(s, seat), "dam": _why_no_dam(s, seat)}
    elif s.phase == EVACUATING:
        reasons = {"rescue_citizen": "not-rescue-citizen-nobody", "rescue_worker": "not-rescue-worker-nobody"}
    else:
        reasons = {}
    possible = _verbs(s, seat) if reasons else set()
    return [(verb, Message(why)) for verb, why in reasons.items() if verb not in possible]


def _verbs(s: State, seat: int) -> set[str]:
    """What a seat can do now, by verb."""
    out = [0] * ACTIONS.count
    return {ACTIONS.verb_of(code).name for code in out[: legal(s, seat, out)]}


def _why_not_place(s: State, seat: int) -> dict[str, str]:
    """§4.1, §4.5, §4.6 Nobody to move, no boat or no other coast, or moved often enough."""
    sail = "not-sail-none" if boats_on_the_sea(s) == 0 else "not-sail-nowhere"
    return {
        "pick": "not-pick-tries" if s.crew[seat] > 0 else "not-pick-nobody",
        "sail": "not-sail-tries" if can_sail(s) else sail,
    }


def _why_no_boat(s: State, seat: int) -> str:
    """§9.1, §9.3 No builder, no wood, or no boat in the supply."""
    if sum(s.boat_jobs[seat]) == 0:
        return "not-boat-builder"
    return "not-boat-wood" if s.store[WOOD] == 0 else "not-boat-supply"


def _why_no_dam(s: State, seat: int) -> str:
    """§9.2, §9.3 No builder, no stone, no dam in the supply, or no free spot where the builders are."""
    if sum(s.dam_jobs[seat]) == 0:
        return "not-dam-builder"
    if s.store[STONE] == 0:
        return "not-dam-stone"
    return "not-dam-supply" if s.dam_supply == 0 else "not-dam-spot"


def mark(s: State, seat: int, code: int) -> str | None:
    """`loses` for what sends somebody to Hades without a throw, `final` for what ends a step or is left to chance."""
    if s.phase == PLACING and code != READY:
        return None
    after = s.copy()
    apply(after, seat, code)
    if sum(after.hades) > sum(s.hades):
        return "loses"
    return "final" if after.step != s.step or actor(after) == CHANCE else None

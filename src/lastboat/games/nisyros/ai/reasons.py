"""Why an action is good: what it brings in the steps to come, whom the lava threatens, who lacks people on Kos.

Every sentence is a fact of the position, so that it is true whatever the search made of it. How long a coast stands is
the estimate of the lava clock, as the board shows it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lastboat.kernel.dialect import EmittedEvent
from lastboat.kernel.view import Message, Name

from ..actions import (
    ACTION_OF,
    AREA_OF,
    BOAT,
    CHOOSE_ZONE,
    DAM,
    DIE_OF,
    DOUBLE,
    FIND,
    PICK,
    PUT,
    READY,
    REROLL,
    RESCUE_CITIZEN,
    RESCUE_WORKER,
    RUN,
    SAIL,
    SEAT_OF,
    STRIKE,
    SUMMON,
    TO_OF,
    VILLAGE_OF,
    WINGS,
    WORKPLACE_OF,
)
from ..board import (
    AREA,
    AREAS,
    AT_SHIPYARD,
    AT_THEATRE,
    COAST,
    DIE,
    FACE,
    PLACES,
    RESOURCE,
    RINGS,
    SMALL_VICTORY,
    SPOTS,
    STORE_LIMIT,
    VILLAGE,
    WORKPLACES,
    YIELD,
    ZONES,
)
from ..clock import rounds_left
from ..components import STONE, WOOD
from ..ending import fewest_saved
from ..people import acting_workers, boats_on_the_sea, people_on_the_island
from ..phases import DIRECTION
from ..state import State
from ..steps.lava import dams_hold

LAST_BEFORE_LAVA = 7
"""The last step before the lava flows."""
Found = Iterator[tuple[float, Message]]
"""Messages with their weight."""


def reasons(s: State, after: State, seat: int, code: int, events: Sequence[EmittedEvent]) -> Found:
    """What speaks for an action, each with its weight."""
    action = ACTION_OF[code]
    if action in (PICK, STRIKE, RUN):
        yield from _leaves(s, WORKPLACE_OF[code])
    elif action == PUT:
        yield from _works(s, WORKPLACE_OF[code])
    elif action == READY:
        yield from _ready(s, seat)
    elif action == SAIL:
        yield from _sails(s, VILLAGE_OF[code], TO_OF[code])
    elif action in (DOUBLE, WINGS):
        yield from _doubled(s, WORKPLACE_OF[code])
    elif action == BOAT:
        people, boats = people_on_the_island(after), boats_on_the_sea(after)
        yield 300, Message("why-boats", {"boats": boats, "people": people})
        yield from _stands(s, VILLAGE_OF[code])
    elif action == DAM:
        yield from _dam(after, AREA_OF[code] // AREAS, AREA_OF[code] % AREAS)
    elif action == SUMMON:
        p = SEAT_OF[code]
        yield 200, Message("why-workers", {"seat": _seat(p), "count": after.crew[p]})
    elif action in (RESCUE_CITIZEN, RESCUE_WORKER):
        yield from _rescued(s, after, SEAT_OF[code])
    elif action == CHOOSE_ZONE and s.phase == DIRECTION:
        z = VILLAGE_OF[code]
        yield 200, Message("why-covers", {"area": _area(z, s.lava[z]), "count": _standing(s, z, s.lava[z])})
    elif action == FIND:
        p = SEAT_OF[code]
        yield 200, Message("why-hades", {"seat": _seat(p), "count": s.hades[p]})
    elif action == REROLL:
        face = FACE.tokens[s.face[DIE_OF[code]]]
        yield 200, Message("why-die", {"die": Name("die", DIE.tokens[DIE_OF[code]]), "face": Name("face", face)})


def lava_is_coming(s: State, z: int) -> bool:
    """§12.2 Whether step 8 of this round covers the topmost open area of a zone, unless dams are built there."""
    return s.step <= LAST_BEFORE_LAVA and s.round_number > 1 and 0 < s.lava[z] < AREAS and not dams_hold(s, z)


def _leaves(s: State, w: int) -> Found:
    """§12.2, §14.1 A worker goes from where the lava comes."""
    z, area = w // PLACES, _area_of(w)
    if lava_is_coming(s, z) and area == s.lava[z]:
        yield 500, Message("why-lava", {"area": _area(z, area)})


def _works(s: State, w: int) -> Found:
    """§8.1, §9.1, §9.2, §10.1 What a worker can do where he is put, §8.3 with the bonus."""
    z, place = w // PLACES, w % PLACES
    village = {"village": Name("village", VILLAGE.tokens[z])}
    if place < RINGS:
        resource = s.resource[z][place]
        args = {"number": YIELD[place], "resource": _resource(resource), "store": s.store[resource]}
        room = STORE_LIMIT[s.seats] - s.store[resource]
        if room > 0:
            yield 150 + 10 * room * YIELD[place] / STORE_LIMIT[s.seats], Message("why-gathers", args)
        if place == 0 and s.bonus[z] == 1:
            yield 140, Message("why-bonus", {"resource": _resource(resource)})
    elif place == AT_THEATRE:
        citizens = sum(s.citizens[p][z] for p in range(s.seats))
        if citizens > 0:
            yield 200, Message("why-calls", village | {"count": citizens})
    elif place == AT_SHIPYARD:
        people, boats = people_on_the_island(s), boats_on_the_sea(s)
        if s.boat_supply > 0:
            yield 200, Message("why-shipyard", {"boats": boats, "people": people, "wood": s.store[WOOD]})
    else:
        missing = _spots(s, z, s.lava[z]) - s.dams[z][s.lava[z]]
        if missing > 0:
            yield (
                200,
                Message("why-dams-missing", {"area": _area(z, s.lava[z]), "count": missing, "stone": s.store[STONE]}),
            )


def _ready(s: State, seat: int) -> Found:
    """§4.1 What the workers of a seat will bring, and whether any of them stands where the lava comes."""
    brought = [0, 0, 0]
    for w in range(WORKPLACES):
        if w % PLACES < RINGS:
            workers = s.workers[seat][w] - s.lying[seat][w]
            brought[s.resource[w // PLACES][w % PLACES]] += workers * YIELD[w % PLACES]
    goods = [Message("why-good", {"number": n, "resource": _resource(k)}) for k, n in enumerate(brought) if n > 0]
    if goods:
        yield 100, Message("why-brings", {"seat": _seat(seat), "goods": goods})
    if s.crew[seat] > 0 and any(lava_is_coming(s, z) for z in range(ZONES)):
        threatened = [w for w in range(WORKPLACES) if s.workers[seat][w] > 0 and any(_leaves(s, w))]
        if not threatened:
            yield 120, Message("why-nobody-in-the-way", {"seat": _seat(seat)})


def _sails(s: State, z: int, to: int) -> Found:
    """§14.5 A boat is lost with its coast: which of the two stands longer by the lava clock."""
    here, there = round(rounds_left(s, z) / 10), round(rounds_left(s, to) / 10)
    if there > here:
        args = {"village": Name("village", VILLAGE.tokens[to]), "rounds": there}
        yield 200, Message("why-stands-longer", args | {"other": Name("village", VILLAGE.tokens[z]), "less": here})


def _stands(s: State, z: int) -> Found:
    """How long the lava clock gives a coast."""
    rounds = round(rounds_left(s, z) / 10)
    yield 50, Message("why-stands", {"village": Name("village", VILLAGE.tokens[z]), "rounds": rounds})


def _doubled(s: State, w: int) -> Found:
    """§7.3, §8.2 How many workers a doubler counts twice, and what that gives."""
    workers, place = acting_workers(s, w), w % PLACES
    if workers == 0:
        return
    if place < RINGS:
        args = {"number": workers * YIELD[place], "resource": _resource(s.resource[w // PLACES][place])}
        yield 200, Message("why-more", args)
    else:
        yield 200, Message("why-twice", {"count": workers})


def _dam(after: State, z: int, area: int) -> Found:
    """§12.3 Whether the lava is stopped there now, or how many dams are still missing."""
    missing = _spots(after, z, area) - after.dams[z][area]
    near = 400 if area == after.lava[z] > 0 else 200
    if missing == 0:
        yield near, Message("why-dams-hold", {"area": _area(z, area)})
    else:
        yield (
            near / 2,
            Message("why-dams-missing", {"area": _area(z, area), "count": missing, "stone": after.store[STONE]}),
        )


def _rescued(s: State, after: State, p: int) -> Found:
    """§17.2 The player with fewest people on Kos decides."""
    args = {"seat": _seat(p), "count": after.kos[p]}
    if s.kos[p] == fewest_saved(s):
        yield 300, Message("why-fewest", args | {"needed": SMALL_VICTORY})
    else:
        yield 200, Message("why-on-kos", args | {"needed": SMALL_VICTORY})


def _standing(s: State, z: int, area: int) -> int:
    """Everybody in an area; on a coast those in the village too."""
    places = range(RINGS, PLACES) if area == COAST else (area,)
    workers = sum(s.busy[z * PLACES + place] for place in places)
    return workers + (sum(s.citizens[p][z] for p in range(s.seats)) if area == COAST else 0)


def _spots(s: State, z: int, area: int) -> int:
    return SPOTS[s.dam_plan][area] if area < AREAS else 0


def _area_of(w: int) -> int:
    """The area a workplace lies in."""
    return min(w % PLACES, COAST)


def _area(z: int, area: int) -> Name:
    return Name("area", AREA.tokens[z * AREAS + area])


def _resource(k: int) -> Name:
    return Name("resource", RESOURCE.tokens[k])


def _seat(p: int) -> Name:
    return Name("seat", str(p))

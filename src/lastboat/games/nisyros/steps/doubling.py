"""Step 3, the doublers (§7.3, §7.4): where the dice are placed."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule

from ..actions import ACTION_OF, DIE_PLACED, DOUBLE, PASS, WINGS, WORKPLACE_OF
from ..board import DICE, KIND_OF_PLACE, MARATHON_RUNNER, PLACES, RINGS, WORKPLACES
from ..components import HERMES
from ..people import acting_workers, is_open
from ..phases import RUNNING
from ..state import State


@rule
def kind_of(s: State, w: int) -> int:
    """§7.3 The doubler that belongs to a workplace."""
    place = w % PLACES
    if place < RINGS:
        return s.resource[w // PLACES][place]
    return KIND_OF_PLACE[place]


@rule
def free_die(s: State, face: int) -> int:
    """§7.3 A die with that face that does not lie on a workplace yet; DICE if there is none."""
    for d in range(DICE):
        if s.face[d] == face and s.die_on[d] < 0:
            return d
    return DICE


@rule
def has_kind(kinds: int, kind: int) -> bool:
    """§7.3 Whether a kind of doubler is in a set of kinds, one bit for each."""
    return kinds >> kind & 1 == 1


@rule
def free_doublers(s: State) -> int:
    """§7.3 The kinds of doublers still in hand, a set of one bit for each kind."""
    kinds = 0
    for d in range(DICE):
        if s.die_on[d] < 0 and s.face[d] <= HERMES:
            kinds |= 1 << s.face[d]
    return kinds


@rule
def can_be_doubled(s: State, w: int) -> bool:
    """§7.3 One die at most, where a worker can act, or anywhere open while the runner may still come."""
    if s.doubled[w] == 1:
        return False
    if s.waiting[MARATHON_RUNNER] > 0:
        return is_open(s, w)
    return s.busy[w] > 0 and acting_workers(s, w) > 0


@rule
def legal_double(s: State, out: Buffer) -> int:
    """§7.3, §7.4 Each doubler on its kind, Hermes anywhere, or no more."""
    kinds = free_doublers(s)
    n = 0
    if kinds != 0:
        for w in range(WORKPLACES):
            if can_be_doubled(s, w):
                if has_kind(kinds, kind_of(s, w)):
                    out[n] = DOUBLE + w
                    n += 1
                if has_kind(kinds, HERMES):
                    out[n] = WINGS + w
                    n += 1
    out[n] = PASS
    return n + 1


@rule
def doubling_is_possible(s: State) -> bool:
    """§3.3 Whether any die can be placed."""
    kinds = free_doublers(s)
    if kinds == 0:
        return False
    if has_kind(kinds, HERMES):
        for w in range(WORKPLACES):
            if can_be_doubled(s, w):
                return True
        return False
    for w in range(WORKPLACES):
        if can_be_doubled(s, w) and has_kind(kinds, kind_of(s, w)):
            return True
    return False


@rule
def place_die(s: State, face: int, w: int) -> None:
    """§7.3, §7.4 A die with that face lies on a workplace."""
    d = free_die(s, face)
    s.die_on[d] = w
    s.doubled[w] = 1
    emit(DIE_PLACED, d, face, w)


@rule
def play_double(s: State, code: int) -> None:
    """§7.3, §7.4 A doubler on its kind, Hermes anywhere, or no more."""
    action = ACTION_OF[code]
    if action == DOUBLE:
        place_die(s, kind_of(s, WORKPLACE_OF[code]), WORKPLACE_OF[code])
    elif action == WINGS:
        place_die(s, HERMES, WORKPLACE_OF[code])
    elif action == PASS:
        s.phase = RUNNING


@rule
def settle_doubling(s: State) -> None:
    """§3.3 When no die can be placed the step goes on."""
    if not doubling_is_possible(s):
        s.phase = RUNNING

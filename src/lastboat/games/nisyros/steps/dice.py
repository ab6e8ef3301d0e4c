"""Step 3: the action dice, the brilliant plan and the marathon runner."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule

from ..actions import DIE_PLACED, DIE_THROWN, DOUBLE, FACE_UP, PASS, REROLL, WINGS
from ..board import BRILLIANT_PLAN, DICE, FACE_CHANCES, FACES, KIND_OF_PLACE, MARATHON_RUNNER, PLACES, RINGS, WORKPLACES
from ..components import HERMES, ONE_LESS, ONE_MORE
from ..people import acting_workers, is_open
from ..phases import DOUBLING, REROLLING, ROLLING, RUNNING
from ..state import State
from .pile import spend


@rule
def start_rolling(s: State) -> None:
    """§7.1 All five dice are thrown."""
    s.phase = ROLLING
    s.step = 3


@rule
def die_to_throw(s: State) -> int:
    """§7.1 The next die that shows nothing yet; DICE if all lie."""
    for d in range(DICE):
        if s.face[d] < 0:
            return d
    return DICE


@rule
def faces_that_may_come(s: State, outcomes: Buffer, weights: Buffer) -> int:
    """§1.6 The faces of the die in hand."""
    d = die_to_throw(s)
    n = 0
    for face in range(FACES):
        if FACE_CHANCES[d][face] > 0:
            outcomes[n] = FACE_UP + face
            weights[n] = FACE_CHANCES[d][face]
            n += 1
    return n


@rule
def die_falls(s: State, face: int) -> None:
    """§7.1, §6.1 A die lies; after the last one the plan may be used, after that the doublers are placed."""
    d = die_to_throw(s)
    s.face[d] = face
    emit(DIE_THROWN, d, face)
    if die_to_throw(s) == DICE:
        s.phase = REROLLING if s.waiting[BRILLIANT_PLAN] > 0 else DOUBLING


@rule
def can_be_named(s: State, d: int) -> bool:
    """§6.1 Any die but one that brings an eruption."""
    return s.face[d] != ONE_MORE and s.named[d] == 0


@rule
def dice_named(s: State) -> int:
    """§6.1 How many dice will be thrown again."""
    n = 0
    for d in range(DICE):
        n += s.named[d]
    return n


@rule
def reroll_choices(s: State, out: Buffer) -> int:
    """§6.1 One or two dice, named together, or none."""
    n = 0
    for d in range(DICE):
        if can_be_named(s, d):
            out[n] = REROLL + d
            n += 1
    out[n] = PASS
    return n + 1


@rule
def throw_named_again(s: State) -> None:
    """§6.1 The plan is used up; the named dice are thrown once more, and what falls stands."""
    spend(s, BRILLIANT_PLAN)
    s.phase = DOUBLING
    for d in range(DICE):
        if s.named[d] == 1:
            s.face[d] = -1
            s.named[d] = 0
            s.phase = ROLLING


@rule
def name_die(s: State, code: int) -> None:
    """§6.1 Name a die, or be content with those named."""
    if code != PASS:
        s.named[code - REROLL] = 1
    if code == PASS or dice_named(s) == 2:
        throw_named_again(s)


@rule
def settle_reroll(s: State) -> None:
    """§3.3 With no die that can be named the plan goes."""
    for d in range(DICE):
        if can_be_named(s, d):
            return
    throw_named_again(s)


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
def free_doublers(s: State) -> int:
    """§7.3 The kinds of doublers still in hand, as bits."""
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
def doubling_choices(s: State, out: Buffer) -> int:
    """§7.3, §7.4 Each doubler on its kind, Hermes anywhere, or no more."""
    kinds = free_doublers(s)
    n = 0
    if kinds != 0:
        for w in range(WORKPLACES):
            if can_be_doubled(s, w):
                if kinds >> kind_of(s, w) & 1 == 1:
                    out[n] = DOUBLE + w
                    n += 1
                if kinds >> HERMES & 1 == 1:
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
    if kinds >> HERMES & 1 == 1:
        for w in range(WORKPLACES):
            if can_be_doubled(s, w):
                return True
        return False
    for w in range(WORKPLACES):
        if can_be_doubled(s, w) and kinds >> kind_of(s, w) & 1 == 1:
            return True
    return False


@rule
def place_die(s: State, code: int) -> None:
    """§7.3, §7.4 A doubler or Hermes lies on a workplace."""
    if code == PASS:
        s.phase = RUNNING
        return
    w = code - DOUBLE
    face = HERMES
    if code >= WINGS:
        w = code - WINGS
    else:
        face = kind_of(s, w)
    d = free_die(s, face)
    s.die_on[d] = w
    s.doubled[w] = 1
    emit(DIE_PLACED, d, face, w)


@rule
def settle_doubling(s: State) -> None:
    """§3.3 When no die can be placed the step goes on."""
    if not doubling_is_possible(s):
        s.phase = RUNNING


@rule
def extra_eruptions(s: State) -> int:
    """§7.2 What the dice that lie on step 9 add and take away."""
    n = 0
    for d in range(DICE):
        if s.face[d] == ONE_MORE:
            n += 1
        elif s.face[d] == ONE_LESS:
            n -= 1
    return n

"""Search (§6.11): one person comes back from Hades."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule

from ..actions import ACTION_OF, FIND, FOUND, PASS, SEAT_OF
from ..board import AT_THEATRE, PLACES
from ..people import put_worker
from ..state import State
from .pile import card_has_no_effect, card_is_done


@rule
def anybody_is_in_hades(s: State) -> bool:
    """§6.11 Whether anybody can be found."""
    for p in range(s.seats):
        if s.hades[p] > 0:
            return True
    return False


@rule
def legal_find(s: State, out: Buffer) -> int:
    """§6.11 Whose person is found, or nobody."""
    n = 0
    for p in range(s.seats):
        if s.hades[p] > 0:
            out[n] = FIND + p
            n += 1
    out[n] = PASS
    return n + 1


@rule
def find_person(s: State, p: int) -> None:
    """§6.11 One person comes back from Hades to the theatre of his player's home."""
    s.hades[p] -= 1
    put_worker(s, p, s.home[p] * PLACES + AT_THEATRE)
    emit(FOUND, p, s.home[p])


@rule
def play_find(s: State, code: int) -> None:
    """§6.11 The person comes back, or the team declines."""
    if ACTION_OF[code] == FIND:
        find_person(s, SEAT_OF[code])
    card_is_done(s)


@rule
def settle_search(s: State) -> None:
    """§5.4 Nobody in Hades: nothing happens."""
    if not anybody_is_in_hades(s):
        card_has_no_effect(s)

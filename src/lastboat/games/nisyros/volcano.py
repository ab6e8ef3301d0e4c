"""The volcano die (§5.6, §13.2), and the zones it leaves to choose from: the field `offered`."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule

from .actions import VOLCANO_COMES, VOLCANO_THROWN
from .board import POINTS_TO, VOLCANO_FACES, ZONES
from .state import State


@rule
def face_fits(s: State, face: int) -> bool:
    """§5.6, §13.2 Whether a face of the die shows an offered zone; else it is thrown again."""
    for z in range(ZONES):
        if POINTS_TO[face][z] == 1 and s.offered[z] == 1:
            return True
    return False


@rule
def outcomes_volcano(s: State, outcomes: Buffer, weights: Buffer) -> int:
    """§5.6, §13.2 The faces that show an offered zone, each as likely as the others."""
    n = 0
    for face in range(VOLCANO_FACES):
        if face_fits(s, face):
            outcomes[n] = VOLCANO_COMES + face
            weights[n] = 1
            n += 1
    return n


@rule
def volcano_points(s: State, face: int) -> None:
    """§5.6, §13.3 Of the offered zones those on the face of the die stay."""
    emit(VOLCANO_THROWN, face)
    for z in range(ZONES):
        if POINTS_TO[face][z] == 0:
            s.offered[z] = 0


@rule
def offered_zones(s: State) -> int:
    """§13.3 How many zones can be chosen."""
    return s.offered[0] + s.offered[1] + s.offered[2] + s.offered[3]


@rule
def first_offered(s: State) -> int:
    """§3.3 The first zone that can be chosen, played by itself if it is the only one."""
    for z in range(ZONES):
        if s.offered[z] == 1:
            return z
    return 0


@rule
def legal_offered(s: State, verb: int, out: Buffer) -> int:
    """§3.2, §13.3 The zones that can be chosen, as codes of an action that names a village."""
    n = 0
    for z in range(ZONES):
        if s.offered[z] == 1:
            out[n] = verb + z
            n += 1
    return n

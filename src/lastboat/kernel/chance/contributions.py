"""Numbers that players add to the secret of sealed chance, so that nobody chooses the outcomes alone.

Each player first publishes the hash of a random number, the commitment, and the number itself only when the seal and
all commitments are published. The key of all outcomes is a hash of the secret and of all contributions. So whoever
could still choose a number does not know the others, and whoever knows the others can no longer choose.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from lastboat.kernel.errors import NumberDoesNotFit, SealBroken
from lastboat.kernel.view import Name

HEX = re.compile(r"[0-9a-f]{64}")
"""A commitment, and a number."""
_NONE = "-"


class Contribution(NamedTuple):
    """What the player of a seat gave: the hash of a number, and the number; empty where it never came."""

    seat: int
    commitment: str = ""
    number: str = ""

    def text(self) -> str:
        """As written in a match: `0 <commitment> <number>`, with `-` for what never came."""
        return f"{self.seat} {self.commitment or _NONE} {self.number or _NONE}"


def commitment_of(number: str) -> str:
    """The hash by which a player commits to a number of 64 hexadecimal digits.

    >>> commitment_of("00" * 32)[:16]
    'a4a4774e1afe72c5'
    """
    return hashlib.sha256(b"lastboat contribution\0" + bytes.fromhex(number)).hexdigest()


def key_of(secret: bytes, contributions: Sequence[Contribution]) -> bytes:
    """The key of all outcomes; the secret itself if nobody has committed to a number."""
    if not any(one.commitment for one in contributions):
        return secret
    written = "\n".join(one.text() for one in contributions)
    return hashlib.sha256(b"lastboat contributions\0" + secret + written.encode()).digest()


def check(contributions: Iterable[Contribution]) -> None:
    """Refuse a number that is not the one its player has committed to."""
    for one in contributions:
        if one.number and commitment_of(one.number) != one.commitment:
            raise SealBroken(number=0, reason=NumberDoesNotFit(seat=Name("seat", str(one.seat))))


def is_hash(text: str) -> bool:
    """Whether a text can be a commitment or a number.

    >>> is_hash("0f" * 32), is_hash("0F" * 32), is_hash("")
    (True, False, False)
    """
    return HEX.fullmatch(text) is not None


def read(words: Sequence[str]) -> Contribution | None:
    """A contribution as `Contribution.text` writes it; None if it is not one."""
    match words:
        case [seat, commitment, number] if seat in "0123456789" and len(seat) == 1:
            found = Contribution(int(seat), commitment.replace(_NONE, ""), number.replace(_NONE, ""))
            right = all(part == "" or is_hash(part) for part in found[1:]) and (found.commitment or not found.number)
            return found if right and found.text() == " ".join(words) else None
    return None

"""Who picks the outcomes: a seeded stream, a forced list, or a sealed seed.

A pick depends on the source and on the number of the record it becomes, on nothing else: so a
match that is saved and taken up again, or replayed up to a point, meets the same luck.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import deque
from collections.abc import Sequence
from typing import Protocol

from lastboat.kernel.errors import SecretMissing
from lastboat.kernel.rng import STREAM, pick, start

Outcomes = Sequence[tuple[int, int]]
"""(outcome, weight) pairs."""


class Chance(Protocol):
    """A source of outcomes."""

    def choose(self, number: int, outcomes: Outcomes) -> int:
        """The outcome for record `number`."""

    def text(self) -> str:
        """The source as the header of a match names it."""


class Seeded:
    """The same seed, the same luck, in every process."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, number: int, outcomes: Outcomes) -> int:
        """By a stream of its own for each record."""
        rng = [0] * STREAM
        start(rng, self.seed, number)
        return outcomes[pick(rng, [weight for _, weight in outcomes], len(outcomes))][0]

    def text(self) -> str:
        """`seed 7`."""
        return f"seed {self.seed}"


class Forced:
    """Outcomes named beforehand, then another source. For tests and analysis."""

    def __init__(self, outcomes: Sequence[int] = (), then: Chance | None = None) -> None:
        self.outcomes = deque(outcomes)
        self.then = then or Seeded(0)

    def choose(self, number: int, outcomes: Outcomes) -> int:
        """The next of the list while it lasts; the match checks that it is possible."""
        return self.outcomes.popleft() if self.outcomes else self.then.choose(number, outcomes)

    def text(self) -> str:
        """What goes on after the list."""
        return self.then.text()


class Sealed:
    """Outcomes that follow from a secret whose hash everybody knows from the start.

    While the match runs only `seal` is told; afterwards the secret, and anybody can check. In a match
    that goes on from elsewhere the outcomes before record `since` came from another source.
    """

    def __init__(self, secret: bytes | None = None, since: int = 0) -> None:
        self.secret = secret or secrets.token_bytes(32)
        self.since = since

    @property
    def seal(self) -> str:
        """The hash that is published before the first outcome."""
        return hashlib.sha256(b"lastboat seal\0" + self.secret).hexdigest()

    def choose(self, number: int, outcomes: Outcomes) -> int:
        """By a keyed hash of the record's number; numbers that would favour an outcome are skipped."""
        total = sum(weight for _, weight in outcomes)
        fair = 2**64 - 2**64 % total
        for attempt in range(1 << 16):
            digest = hmac.digest(self.secret, b"%d %d" % (number, attempt), "sha256")
            drawn = int.from_bytes(digest[:8], "big")
            if drawn < fair:
                break
        left = drawn % total
        for outcome, weight in outcomes:
            if left < weight:
                return outcome
            left -= weight
        raise AssertionError("weights sum to their total")

    def text(self) -> str:
        """`sealed <hash>`; the secret itself is told apart from it, after the end."""
        return sealed_text(self.seal, self.since)


class Closed:
    """A sealed source whose secret is elsewhere: what happened can be read, nothing can be picked."""

    def __init__(self, seal: str, since: int = 0) -> None:
        self.seal, self.since = seal, since

    def choose(self, number: int, outcomes: Outcomes) -> int:
        """Refused: only who holds the secret can go on."""
        raise SecretMissing(seal=self.seal)

    def text(self) -> str:
        """`sealed <hash>`."""
        return sealed_text(self.seal, self.since)


def sealed_text(seal: str, since: int) -> str:
    """`sealed <hash>`, and from which record on if not from the first."""
    return f"sealed {seal} from {since}" if since else f"sealed {seal}"

"""Sources of chance outcomes: a seeded stream, a forced list, or a sealed secret.

An outcome depends only on the source and on the number of its record, so a match that is saved and resumed,
or replayed up to a point, gets the same outcomes.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import deque
from collections.abc import Sequence
from typing import Protocol

from lastboat.kernel.chance.contributions import Contribution, key_of
from lastboat.kernel.errors import SecretMissing
from lastboat.kernel.rng import STREAM, pick, start

Outcomes = Sequence[tuple[int, int]]
"""(outcome, weight) pairs."""


class Chance(Protocol):
    """A source of outcomes."""

    def choose(self, number: int, outcomes: Outcomes) -> int:
        """The outcome for record `number`."""

    def text(self) -> str:
        """The source as written in the header of a match."""


class Seeded:
    """Outcomes that follow from a seed, the same in every process."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, number: int, outcomes: Outcomes) -> int:
        """Pick by weight from the random stream of the record."""
        rng = [0] * STREAM
        start(rng, self.seed, number)
        return outcomes[pick(rng, [weight for _, weight in outcomes], len(outcomes))][0]

    def text(self) -> str:
        """`seed 7`."""
        return f"seed {self.seed}"


class Forced:
    """A given list of outcomes, then another source. For tests and analysis."""

    def __init__(self, outcomes: Sequence[int] = (), then: Chance | None = None) -> None:
        self.outcomes = deque(outcomes)
        self.then = then or Seeded(0)

    def choose(self, number: int, outcomes: Outcomes) -> int:
        """The next outcome of the list, then those of the other source; the match checks that it is possible."""
        return self.outcomes.popleft() if self.outcomes else self.then.choose(number, outcomes)

    def text(self) -> str:
        """The source after the list: the match records the forced outcomes."""
        return self.then.text()


class Sealed:
    """Outcomes that follow from a secret whose hash is published before the first one.

    Only `seal` is published while the match runs. The secret follows after the end, so that anybody can verify the
    outcomes. In a match that continues another one, the outcomes before record `since` are from another source.
    Players may add numbers of their own (see `contributions`); these are published before the first outcome.
    """

    def __init__(
        self, secret: bytes | None = None, since: int = 0, contributions: Sequence[Contribution] = ()
    ) -> None:  # fmt: skip
        self.secret = secret or secrets.token_bytes(32)
        self.since, self.contributions = since, tuple(contributions)
        self._key = key_of(self.secret, self.contributions)

    @property
    def seal(self) -> str:
        """The hash that is published before the first outcome."""
        return hashlib.sha256(b"lastboat seal\0" + self.secret).hexdigest()

    def choose(self, number: int, outcomes: Outcomes) -> int:
        """Pick by weight from a keyed hash of the record's number; skip hashes that would favour some outcomes."""
        total = sum(weight for _, weight in outcomes)
        fair = 2**64 - 2**64 % total
        for attempt in range(1 << 16):
            digest = hmac.digest(self._key, b"%d %d" % (number, attempt), "sha256")
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
        """`sealed <hash>`, without the secret."""
        return sealed_text(self.seal, self.since)


class Closed:
    """A sealed source without its secret: recorded outcomes can be read, new ones cannot be picked."""

    def __init__(self, seal: str, since: int = 0, contributions: Sequence[Contribution] = ()) -> None:
        self.seal, self.since, self.contributions = seal, since, tuple(contributions)

    def choose(self, number: int, outcomes: Outcomes) -> int:
        """Raise `SecretMissing`: the match cannot go on without the secret."""
        raise SecretMissing(seal=self.seal)

    def text(self) -> str:
        """`sealed <hash>`."""
        return sealed_text(self.seal, self.since)


def sealed_text(seal: str, since: int) -> str:
    """`sealed <hash>`, with the first sealed record unless that is the first of all."""
    return f"sealed {seal} from {since}" if since else f"sealed {seal}"

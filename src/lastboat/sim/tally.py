"""The results of many games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from lastboat.kernel.game import Game


@dataclass
class Tally:
    """The results of many games."""

    games: int = 0
    steps: int = 0
    verdicts: Counter[str] = field(default_factory=Counter)
    points: list[float] = field(default_factory=list)
    """The sum of each seat's scores: a narrow victory may bring a team less than 1."""
    won: list[float] = field(default_factory=list)
    """The victories of each seat, as `Game.won` counts them."""

    def add(self, other: Tally) -> None:
        """Add another tally."""
        self.games += other.games
        self.steps += other.steps
        self.verdicts += other.verdicts
        self.points = _sums(self.points, other.points)
        self.won = _sums(self.won, other.won)


def _sums(some: Sequence[float], more: Sequence[float]) -> list[float]:
    """Sums of thousandths: the same in any order."""
    return [round(a + b, 3) for a, b in zip(some or [0.0] * len(more), more, strict=True)]


def counted(
    game: Game, games: int, steps: int, verdicts: Sequence[int], points: Sequence[int], scored: Sequence[int]
) -> Tally:
    """A tally of what compiled loops count: ends by verdict, and for each seat its points and in how many games it
    scored."""
    counts = Counter({token: int(n) for token, n in zip(game.verdicts.tokens, verdicts, strict=True) if n})
    shares = [int(n) / 1000 for n in points]
    won = [float(n) for n in scored] if game.cooperative else shares
    return Tally(games, int(steps), counts, shares, won)

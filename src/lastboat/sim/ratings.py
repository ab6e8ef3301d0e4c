"""Ratings of bots: Plackett-Luce where they meet each other, Elo against the tables where they are teams.

A team does not meet other teams. It meets tables: a game with a number of players and options, each harder or easier.
So bots and tables are rated on one scale, like players and puzzles on chess sites: a team rated the same as a table
wins half of its games there, one rated 400 points higher wins ten of eleven. Only victories count, whether in full or
narrow. The bots' mean is 1500. Everything is fitted at once (a Rasch model), so the order of games does not matter.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

MEAN = 1500.0
"""The mean rating of the bots of a tournament."""
ELO = 400 / math.log(10)
"""Elo points in a logit."""
PRIOR = 3.0
"""Standard deviation of ratings before any game, in logits: it keeps the rating of who never lost finite."""
STEPS, CLOSE = 100, 1e-9
"""Steps of Newton's method at most, and the change below which it stops."""

Rating = tuple[float, float]
"""A rating and its standard deviation."""


def rating_text(rating: Rating | None, team: bool) -> str:
    """A rating to read: Elo of teams in whole points, others are smaller numbers.

    >>> rating_text((1612.4, 31.2), team=True), rating_text((25.04, 8.33), team=False), rating_text(None, team=True)
    ('1612 ± 31', '25.0 ± 8.3', '')
    """
    return "" if rating is None else " ± ".join(f"{x:.{0 if team else 1}f}" for x in rating)


class Opponents:
    """Plackett-Luce ratings of bots that meet each other, in the order of their games."""

    def __init__(self) -> None:
        from openskill.models import PlackettLuce

        self._model = PlackettLuce()
        self._held: dict[str, Any] = {}

    def add(self, bots: Sequence[str], scores: Sequence[float]) -> None:
        """Add a game. Two seats of one bot are one entrant with the better score."""
        best: dict[str, float] = {}
        for bot, score in zip(bots, scores, strict=True):
            best[bot] = max(score, best.get(bot, score))
            if bot not in self._held:
                self._held[bot] = self._model.rating(name=bot)
        if len(best) < 2:
            return
        names = sorted(best)
        rated = self._model.rate([[self._held[bot]] for bot in names], scores=[best[bot] for bot in names])
        self._held |= {bot: team[0] for bot, team in zip(names, rated, strict=True)}

    def ratings(self) -> dict[str, Rating]:
        """The ratings now."""
        return {bot: (rating.mu, rating.sigma) for bot, rating in self._held.items()}


def team_ratings(results: Mapping[tuple[str, str], tuple[float, int]]) -> tuple[dict[str, Rating], dict[str, Rating]]:
    """The ratings of bots and of tables, from the victories and games of each bot at each table."""
    import numpy as np

    bots, tables = (sorted({pair[i] for pair in results}) for i in (0, 1))
    count = len(bots) + len(tables)
    rows = np.zeros((len(results), count))  # the strength of the bot minus that of the table
    won, games = np.zeros(len(results)), np.zeros(len(results))
    for i, ((bot, table), result) in enumerate(results.items()):
        rows[i, bots.index(bot)], rows[i, len(bots) + tables.index(table)] = 1, -1
        won[i], games[i] = result
    strength = np.zeros(count)
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(-rows @ strength))
        slope = rows.T @ (won - games * expected) - strength / PRIOR**2
        curve = rows.T @ (rows * (games * expected * (1 - expected))[:, None]) + np.eye(count) / PRIOR**2
        step = np.linalg.solve(curve, slope)
        strength += step
        if abs(step).max() < CLOSE:
            break
    centre = np.eye(count)
    centre[:, : len(bots)] -= 1 / len(bots)
    spread = np.sqrt(np.diag(centre @ np.linalg.inv(curve) @ centre.T).clip(0))
    found = [(MEAN + ELO * float(a), ELO * float(b)) for a, b in zip(centre @ strength, spread, strict=True)]
    return dict(zip(bots, found, strict=False)), dict(zip(tables, found[len(bots) :], strict=True))

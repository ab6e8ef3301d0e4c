"""Measure the win rate of greedy, in Forbidden Island against the best published rate."""

from __future__ import annotations

from collections.abc import Callable

import lastboat
from benchmarks.rows import Row
from lastboat.sim import play_many
from lastboat.sim.intervals import wilson

SEED = 1
SEATS = (2, 3, 4)
PUBLISHED = {
    "novice": (0.202, 0.185, 0.087),
    "normal": (0.089, 0.085, 0.039),
    "elite": (0.023, 0.027, 0.012),
    "legendary": (0.008, 0.008, 0.002),
}
"""Win rates of the best published player of Forbidden Island, by level, with 2, 3 and 4 players."""

LEVELS_OF_NISYROS = ("achilles", "heracles", "zeus")


def rows(games: int, threads: int, say: Callable[[str], None]) -> list[Row]:
    """All rows, for every game."""
    found = []
    for name, measured in (("forbidden-island", _island), ("nisyros", _nisyros), ("pompeii", _pompeii)):
        if name in lastboat.game_ids():
            say(f"strength: {name}")
            found += measured(games, threads)
    return found


def _island(games: int, threads: int) -> list[Row]:
    """A row for each level and number of players, with the published rate as its target."""
    game = lastboat.game("forbidden-island")
    found = []
    for level, rates in PUBLISHED.items():
        for seats, published in zip(SEATS, rates, strict=True):
            tally = play_many(game, seats, games, SEED, {"level": level}, threads=threads)
            found.append(_won(game.id, f"{level}, {seats} players", tally.verdicts["won"], games, published))
    return found


def _nisyros(games: int, threads: int) -> list[Row]:
    """A row for each level and number of players; small and big victories count alike."""
    game = lastboat.game("nisyros")
    found = []
    for level in LEVELS_OF_NISYROS:
        for seats in SEATS:
            tally = play_many(game, seats, games, SEED, {"level": level}, threads=threads)
            wins = sum(n for verdict, n in tally.verdicts.items() if not verdict.startswith("defeat"))
            found.append(_won(game.id, f"{level}, {seats} players", wins, games))
    return found


def _pompeii(games: int, threads: int) -> list[Row]:
    """One greedy seat among random ones, on each seat in turn; victories may be shared."""
    game = lastboat.game("pompeii")
    found = []
    for seats in SEATS:
        share = 0.0
        for p in range(seats):
            bots = ["greedy" if seat == p else "random" for seat in range(seats)]
            share += play_many(game, seats, games // seats, SEED, bots=bots, threads=threads).points[p]
        name = f"against random, {seats} players"
        found.append(
            _won(game.id, name, round(share), games // seats * seats, note=f"chance alone {100 / seats:.0f} %")
        )
    return found


def _won(game: str, name: str, wins: int, games: int, published: float | None = None, note: str = "") -> Row:
    low, high = wilson(wins, games)
    said = [f"95 %: {100 * low:.1f}–{100 * high:.1f} %", *([note] if note else [])]
    if published is not None:
        sure = "above" if low > published else "below" if high < published else "not told apart from"
        said.append(f"{sure} the published rate")
    more = {"wins": wins, "games": games, "low": low, "high": high, "seed": SEED}
    return Row(f"strength of greedy, {game}", name, wins / games, "%", published, note=", ".join(said), more=more)

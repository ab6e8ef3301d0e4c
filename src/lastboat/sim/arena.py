"""Tournaments of bots: team sweeps in cooperative games, round robins in the others.

A game is decided by its cell (game, players, options), its number and the seed, so a tournament that was
stopped resumes where it was, and its games can be repeated. Every game is appended to a journal as soon as it
is over, as one line of JSON; `report` reads it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations_with_replacement, permutations, product
from pathlib import Path
from typing import Any

from lastboat.bots.registry import budgeted_bot
from lastboat.kernel.game import Game
from lastboat.kernel.game import game as find
from lastboat.sim.executors import Executor
from lastboat.sim.matches import play_match

JOURNAL = "games.jsonl"


@dataclass(frozen=True)
class Cell:
    """Games with the same table. The lineup changes from game to game, so that every entrant plays every seat."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    lineups: tuple[tuple[str, ...], ...]

    @property
    def name(self) -> str:
        """The key of the cell, the same in every run."""
        bots = "+".join(sorted({entrant for lineup in self.lineups for entrant in lineup}))
        return " ".join([self.game, f"{self.seats}p", *(f"{key}={value}" for key, value in self.options), bots])

    def lineup(self, number: int) -> tuple[str, ...]:
        """The entrant on each seat of a game."""
        return self.lineups[number % len(self.lineups)]

    def games(self, wanted: int) -> int:
        """At least so many games, with every lineup equally often."""
        return -(-wanted // len(self.lineups)) * len(self.lineups)


@dataclass(frozen=True)
class GameResult:
    """One game of a tournament."""

    cell: str
    game: str
    version: int
    seats: int
    options: dict[str, str]
    number: int
    seed: int
    bots: list[str]
    verdict: str
    scores: list[float]
    records: int
    decisions: list[int]
    """Decisions of each seat."""
    thinking: list[float]
    """Seconds each seat took for all decisions."""
    slowest: list[float]
    """Seconds of each seat's slowest decision."""

    def won(self, seat: int) -> float:
        """A seat's share of a victory."""
        return find(self.game).won(self.scores)[seat]


def cells(game: Game, entrants: Sequence[str], seats: Sequence[int], grid: Mapping[str, Sequence[str]]) -> list[Cell]:
    """All cells of a tournament: every number of players with every combination of option values."""
    entrants = list(dict.fromkeys(entrants))
    for name in entrants:
        budgeted_bot(name)
    found = []
    for count, values in product(seats, product(*grid.values())):
        options = tuple(zip(grid, values, strict=True))
        game.encode_options(count, dict(options))
        if game.cooperative:
            found += [Cell(game.id, count, options, ((name,) * count,)) for name in entrants]
        else:
            found.append(Cell(game.id, count, options, tuple(lineups(entrants, count))))
    return found


def lineups(entrants: Sequence[str], seats: int) -> Iterator[tuple[str, ...]]:
    """Every way to seat at least two different entrants; a single one plays on all seats.

    >>> list(lineups(["a", "b"], 2))
    [('a', 'b'), ('b', 'a')]
    """
    if len(entrants) == 1:
        yield tuple(entrants) * seats
        return
    for team in combinations_with_replacement(entrants, seats):
        if len(set(team)) > 1:
            yield from sorted(set(permutations(team)))


def play_one(cell: Cell, number: int, seed: int) -> GameResult:
    """Play one game of a cell."""
    game, names = find(cell.game), cell.lineup(number)
    match, players = play_match(game, cell.seats, dict(cell.options), names, seed, number)
    return GameResult(
        cell=cell.name, game=game.id, version=game.version, seats=cell.seats, options=dict(cell.options),
        number=number, seed=seed, bots=list(names), verdict=game.verdicts.tokens[game.rules.verdict(match.state)],
        scores=match.returns, records=len(match.records), decisions=[player.decisions for player in players],
        thinking=[round(player.seconds, 4) for player in players],
        slowest=[round(player.slowest, 4) for player in players],
    )  # fmt: skip


def played_games(folder: Path) -> list[GameResult]:
    """The games in a folder's journal, without those of older rules and without a line that a crash cut off."""
    path = folder / JOURNAL
    if not path.exists():
        return []
    found = []
    for line in path.read_text("utf-8").splitlines():
        try:
            found.append(GameResult(**json.loads(line)))
        except (ValueError, TypeError):
            continue
    return [game for game in found if game.version == find(game.game).version]


def play_tournament(
    plan: Sequence[Cell],
    games: int,
    seed: int,
    folder: Path,
    executor: Executor,
    progress: Callable[[int], None] = lambda n: None,
) -> list[GameResult]:
    """Play the missing games of a tournament and return all of its games."""
    folder.mkdir(parents=True, exist_ok=True)
    counts = {cell.name: cell.games(games) for cell in plan}
    have = {(game.cell, game.number) for game in played_games(folder) if game.seed == seed}
    wanted = [(cell, n) for n in range(max(counts.values())) for cell in plan if n < counts[cell.name]]
    todo = [(cell, n) for cell, n in wanted if (cell.name, n) not in have]
    progress(len(wanted) - len(todo))
    path = folder / JOURNAL
    whole = path.read_bytes().endswith(b"\n") if path.exists() and path.stat().st_size else True
    with path.open("a", encoding="utf-8") as journal:
        journal.write("" if whole else "\n")
        for game in executor.map(play_one, ((cell, number, seed) for cell, number in todo)):
            journal.write(json.dumps(asdict(game), ensure_ascii=False) + "\n")
            journal.flush()
            progress(1)
    return [game for game in played_games(folder) if game.seed == seed and game.number < counts.get(game.cell, 0)]


def as_rows(games: Sequence[GameResult]) -> list[dict[str, Any]]:
    """One row for each seat of each game, for tables and files."""
    return [
        {
            "cell": game.cell, "game": game.game, "version": game.version, "seats": game.seats,
            "options": " ".join(f"{k}={v}" for k, v in game.options.items()), "seed": game.seed, "number": game.number,
            "seat": p, "bot": game.bots[p], "won": game.won(p), "score": game.scores[p], "verdict": game.verdict,
            "records": game.records, "decisions": game.decisions[p], "thinking": game.thinking[p],
            "slowest": game.slowest[p],
        }
        for game in games for p in range(game.seats)
    ]  # fmt: skip

"""Tournaments of bots: team sweeps in cooperative games, round robins in the others.

A game is decided by its cell (game, players, options), its number and the seed, so a tournament that was
stopped resumes where it was, and its games can be repeated. Every game is appended to a journal as soon as it
is over, as one line of JSON; `report` reads it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations_with_replacement, permutations, product
from pathlib import Path
from typing import Any

from lastboat.bots.agents import TIME_LIMIT
from lastboat.bots.registry import named_bot
from lastboat.kernel.game import Game
from lastboat.kernel.game import game as find
from lastboat.sim import journal
from lastboat.sim.executors import Executor
from lastboat.sim.matches import play_match
from lastboat.sim.numbers import Numbers

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
        named_bot(name)
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


def play_one(cell: Cell, number: int, seed: int, time_limit: float = TIME_LIMIT) -> GameResult:
    """Play one game of a cell. Bots of one's own have so many seconds for a decision."""
    game, names = find(cell.game), cell.lineup(number)
    match, players = play_match(game, cell.seats, dict(cell.options), names, seed, number, time_limit=time_limit)
    return GameResult(
        cell=cell.name, game=game.id, version=game.version, seats=cell.seats, options=dict(cell.options),
        number=number, seed=seed, bots=list(names), verdict=game.verdicts.tokens[game.rules.verdict(match.state)],
        scores=match.returns, records=len(match.records), decisions=[player.decisions for player in players],
        thinking=[round(player.seconds, 4) for player in players],
        slowest=[round(player.slowest, 4) for player in players],
    )  # fmt: skip


def played_games(folder: Path) -> Iterator[GameResult]:
    """The games in a folder's journal, each once, without those of older rules and lines that a crash cut off."""
    seen: dict[tuple[str, int], Numbers] = defaultdict(Numbers)
    for entry in journal.read(folder / JOURNAL):
        try:
            game = GameResult(**entry)
        except TypeError:
            continue
        if game.version == find(game.game).version and seen[game.cell, game.seed].add(game.number):
            yield game


def tournament_games(plan: Sequence[Cell], games: int, seed: int, folder: Path) -> Iterator[GameResult]:
    """The games of a tournament that have been played, out of all in a folder's journal."""
    counts = {cell.name: cell.games(games) for cell in plan}
    return (game for game in played_games(folder) if game.seed == seed and game.number < counts.get(game.cell, 0))


def play_tournament(
    plan: Sequence[Cell],
    games: int,
    seed: int,
    folder: Path,
    executor: Executor,
    progress: Callable[[int], None] = lambda n: None,
    time_limit: float = TIME_LIMIT,
) -> None:
    """Play the missing games of a tournament in the order of their numbers. Memory does not grow with them."""
    folder.mkdir(parents=True, exist_ok=True)
    counts = {cell: cell.games(games) for cell in plan}
    done = {cell.name: Numbers() for cell in plan}
    for game in tournament_games(plan, games, seed, folder):
        done[game.cell].add(game.number)
    progress(sum(len(numbers) for numbers in done.values()))
    todo = (
        (cell, number, seed, time_limit)
        for number in range(max(counts.values()))
        for cell in plan
        if number < counts[cell] and number not in done[cell.name]
    )
    with journal.appending(folder / JOURNAL) as add:
        for result in executor.map(play_one, todo):
            add(asdict(result))
            progress(1)


def as_rows(games: Iterable[GameResult]) -> list[dict[str, Any]]:
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

"""Tournaments of bots: team sweeps where players are one team, round robins where they are not.

A game is decided by its cell (game, players, options), its number and the seed, so a tournament that was
stopped goes on where it was, and anybody gets the same games again. Every game is written down as soon
as it is over, one line of JSON each; `report` reads them.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from itertools import combinations_with_replacement, islice, permutations, product
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from lastboat.bots import Bot, Searcher, bot, situation, warm, who_may_act
from lastboat.kernel.errors import UnknownWord
from lastboat.kernel.game import Game
from lastboat.kernel.game import game as find
from lastboat.kernel.match import Match

JOURNAL = "games.jsonl"
_ENTRANT = re.compile(r"(?P<name>[a-z_]+)(?::(?P<much>[1-9][0-9]{0,8})(?P<unit>ms)?)?")


@dataclass(frozen=True)
class Cell:
    """Games of one kind: the lineup changes from game to game, so that every entrant sits everywhere."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    lineups: tuple[tuple[str, ...], ...]

    @property
    def name(self) -> str:
        """The cell as a key: the same cell, the same name, in every run."""
        bots = "+".join(sorted({entrant for lineup in self.lineups for entrant in lineup}))
        return " ".join([self.game, f"{self.seats}p", *(f"{key}={value}" for key, value in self.options), bots])

    def lineup(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        return self.lineups[number % len(self.lineups)]

    def games(self, wanted: int) -> int:
        """At least so many games, and every lineup as often as the others."""
        return -(-wanted // len(self.lineups)) * len(self.lineups)


@dataclass(frozen=True)
class Played:
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
    """How many decisions each seat took."""
    thinking: list[float]
    """Seconds each seat thought."""
    slowest: list[float]
    """The longest a decision of each seat took, in seconds."""

    def won(self, seat: int) -> float:
        """How much of a victory a seat has."""
        return find(self.game).won(self.scores)[seat]


def entrant(text: str, seed: int) -> Bot:
    """A bot as it is written at the command line: `greedy`, `strong:400` (simulations), `strong:500ms`."""
    found = _ENTRANT.fullmatch(text)
    if not found:
        raise UnknownWord(word=text, kind="bot", known="greedy, strong:400, strong:500ms")
    if found["much"] is None:
        return bot(found["name"], seed)
    budget = {"budget_ms" if found["unit"] else "simulations": int(found["much"])}
    return bot(found["name"], seed, **budget)


def cells(game: Game, entrants: Sequence[str], seats: Sequence[int], grid: Mapping[str, Sequence[str]]) -> list[Cell]:
    """All cells of a tournament: every number of players and every mixture of the options' values."""
    entrants = list(dict.fromkeys(entrants))
    for name in entrants:
        entrant(name, 0)
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
    """Every way to seat at least two different entrants; one alone plays itself.

    >>> list(lineups(["a", "b"], 2))
    [('a', 'b'), ('b', 'a')]
    """
    if len(entrants) == 1:
        yield tuple(entrants) * seats
        return
    for team in combinations_with_replacement(entrants, seats):
        if len(set(team)) > 1:
            yield from sorted(set(permutations(team)))


def play_one(cell: Cell, number: int, seed: int) -> Played:
    """Play one game of a cell."""
    game, names = find(cell.game), cell.lineup(number)
    match = Match(game, cell.seats, dict(cell.options), seed=seed * 1_000_003 + number)
    bots = [entrant(name, seed * 7919 + number * 31 + p) for p, name in enumerate(names)]
    if any(isinstance(player, Searcher) for player in bots):
        warm(game.package)  # loading the search, or building it, is no part of anybody's thinking
    decisions, thinking, slowest = [0] * cell.seats, [0.0] * cell.seats, [0.0] * cell.seats
    while not match.over:
        for seat in who_may_act(match):
            began = time.perf_counter()
            code = bots[seat].choose(situation(match, seat))
            took = time.perf_counter() - began
            decisions[seat] += 1
            thinking[seat] += took
            slowest[seat] = max(slowest[seat], took)
            if code is not None:
                match.play(seat, code)
                break
    return Played(
        cell=cell.name, game=game.id, version=game.version, seats=cell.seats, options=dict(cell.options),
        number=number, seed=seed, bots=list(names), verdict=game.verdicts.tokens[game.rules.verdict(match.state)],
        scores=match.returns, records=len(match.records), decisions=decisions,
        thinking=[round(t, 4) for t in thinking], slowest=[round(t, 4) for t in slowest],
    )  # fmt: skip


def done(folder: Path) -> list[Played]:
    """The games a folder holds. Those of older rules do not count, nor does a last line that a crash cut off."""
    path = folder / JOURNAL
    if not path.exists():
        return []
    found = []
    for line in path.read_text("utf-8").splitlines():
        try:
            found.append(Played(**json.loads(line)))
        except (ValueError, TypeError):
            continue
    return [game for game in found if game.version == find(game.game).version]


def hold(
    plan: Sequence[Cell],
    games: int,
    seed: int,
    folder: Path,
    cores: int,
    progress: Callable[[int], None] = lambda n: None,
) -> list[Played]:
    """Play what is missing of a tournament, on several cores, and return all of it."""
    folder.mkdir(parents=True, exist_ok=True)
    counts = {cell.name: cell.games(games) for cell in plan}
    have = {(game.cell, game.number) for game in done(folder) if game.seed == seed}
    wanted = [(cell, n) for n in range(max(counts.values())) for cell in plan if n < counts[cell.name]]
    todo = [(cell, n) for cell, n in wanted if (cell.name, n) not in have]
    progress(len(wanted) - len(todo))
    path = folder / JOURNAL
    whole = path.read_bytes().endswith(b"\n") if path.exists() and path.stat().st_size else True
    with path.open("a", encoding="utf-8") as journal:
        journal.write("" if whole else "\n")
        for game in _played(todo, seed, cores):
            journal.write(json.dumps(asdict(game), ensure_ascii=False) + "\n")
            journal.flush()
            progress(1)
    return [game for game in done(folder) if game.seed == seed and game.number < counts.get(game.cell, 0)]


def _played(todo: Sequence[tuple[Cell, int]], seed: int, cores: int) -> Iterator[Played]:
    """The games as they end, in whatever order."""
    if cores == 1:
        yield from (play_one(cell, number, seed) for cell, number in todo)
        return
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        left = iter(todo)
        running: set[Future[Played]] = {pool.submit(play_one, cell, n, seed) for cell, n in islice(left, 2 * cores)}
        try:
            while running:
                ended = next(as_completed(running))
                running.remove(ended)
                for cell, n in islice(left, 1):
                    running.add(pool.submit(play_one, cell, n, seed))
                yield ended.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def as_rows(games: Sequence[Played]) -> list[dict[str, Any]]:
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

"""Single games of any bots, each decided by a seed and its number."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from itertools import islice
from multiprocessing import get_context
from typing import Any, TypeVar

from lastboat.bots import Bot, Searcher, Situation, play, warm
from lastboat.bots.registry import budgeted_bot
from lastboat.kernel.game import Game
from lastboat.kernel.match import Match

Result = TypeVar("Result")


class Timed:
    """A bot with a stopwatch."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.name = bot, bot.name
        self.decisions, self.seconds, self.slowest = 0, 0.0, 0.0

    def choose(self, situation: Situation) -> int | None:
        """The bot's choice."""
        began = time.perf_counter()
        code = self.bot.choose(situation)
        took = time.perf_counter() - began
        self.decisions += 1
        self.seconds += took
        self.slowest = max(self.slowest, took)
        return code


def play_match(
    game: Game, seats: int, options: Mapping[str, str], bots: Sequence[str], seed: int, number: int,
    native: bool = True,
) -> tuple[Match, list[Timed]]:  # fmt: skip
    """Game `number` of a seed with a bot on each seat, named as on a command line, e.g. `greedy`, `strong:400`."""
    match = Match(game, seats, options, seed=seed * 1_000_003 + number)
    players = [Timed(budgeted_bot(name, seed * 7919 + number * 31 + p, native=native)) for p, name in enumerate(bots)]
    if native and any(isinstance(player.bot, Searcher) for player in players):
        warm(game.package)  # neither loading nor building the search counts as time of a decision
    return play(match, players), players


def in_processes(function: Callable[..., Result], tasks: Iterable[tuple[Any, ...]], processes: int) -> Iterator[Result]:
    """The results of calls with these arguments, as they end; one process is this one."""
    if processes == 1:
        yield from (function(*task) for task in tasks)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        left = iter(tasks)
        running: set[Future[Result]] = {pool.submit(function, *task) for task in islice(left, 2 * processes)}
        try:
            while running:
                ended = next(as_completed(running))
                running.remove(ended)
                for task in islice(left, 1):
                    running.add(pool.submit(function, *task))
                yield ended.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise

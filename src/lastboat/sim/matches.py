"""Single games of any bots, each decided by a seed and its number."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from lastboat.bots import Bot, Searcher, Situation, play, warm
from lastboat.bots.registry import budgeted_bot
from lastboat.kernel.game import Game
from lastboat.kernel.match import Match


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

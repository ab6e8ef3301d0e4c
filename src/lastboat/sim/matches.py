"""Single games of any bots, each decided by a seed and its number."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from lastboat.bots import Bot, Searcher, Situation, play, warm
from lastboat.bots.agents import TIME_LIMIT, Agent
from lastboat.bots.registry import named_bot
from lastboat.kernel.chance import Chance
from lastboat.kernel.errors import InGame, LastboatError
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


def match_seed(seed: int, number: int) -> int:
    """The seed of the match that is game `number` of a seed."""
    return seed * 1_000_003 + number


def play_match(
    game: Game, seats: int, options: Mapping[str, str], bots: Sequence[str], seed: int, number: int,
    native: bool = True, time_limit: float = TIME_LIMIT, chance: Chance | None = None,
) -> tuple[Match, list[Timed]]:  # fmt: skip
    """Game `number` of a seed with a bot on each seat, named as on a command line, e.g. `greedy`, `strong:400`.

    Bots of one's own have so many seconds for a decision. `chance` takes the place of the seed's outcomes.
    """
    match = Match(game, seats, options, seed=match_seed(seed, number), chance=chance)
    own = [
        named_bot(name, seed * 7919 + number * 31 + p, native=native, time_limit=time_limit)
        for p, name in enumerate(bots)
    ]
    if native and any(isinstance(player, Searcher) for player in own):
        warm(game.package)  # neither loading nor building the search counts as time of a decision
    players = [Timed(player) for player in own]
    try:
        return play(match, players), players
    except LastboatError as error:
        raise InGame(number=str(number), seed=str(seed), reason=error) from error
    finally:
        for player in own:
            if isinstance(player, Agent):
                player.close()

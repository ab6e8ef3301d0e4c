"""The tasks of bots: callables without arguments that can be pickled, to be done in another process or worker."""

from __future__ import annotations

from dataclasses import dataclass

from lastboat.bots.agents import can_play
from lastboat.bots.analysis import Analysis, analyse
from lastboat.bots.basic import Bot
from lastboat.bots.observation import Situation
from lastboat.bots.review.segments import Evaluation, FinishedMatch, Segment, evaluate, segments
from lastboat.bots.search import Searcher, warm
from lastboat.kernel.errors import NoAgent
from lastboat.kernel.game import Game


@dataclass(frozen=True)
class Choose:
    """Let a bot choose."""

    bot: Bot
    situation: Situation

    def __call__(self) -> int | None:
        """The bot's choice."""
        if isinstance(self.bot, Searcher):
            warm(self.situation.game.package)  # a process that replaces a lost one has not loaded it yet
        return self.bot.choose(self.situation)


@dataclass(frozen=True)
class WherePlays:
    """Load a bot of one's own, and ask with how many players it plays each game."""

    agent: str
    games: tuple[Game, ...]

    def __call__(self) -> dict[str, tuple[int, ...]] | NoAgent:
        """The numbers of players by game, or why it cannot be loaded."""
        try:
            return {game.id: tuple(n for n in game.seats if can_play(self.agent, game, n)) for game in self.games}
        except NoAgent as error:
            return error


@dataclass(frozen=True)
class Analyse:
    """Search a situation for so long."""

    milliseconds: int
    situation: Situation

    def __call__(self) -> Analysis:
        """What the search found."""
        warm(self.situation.game.package)
        return analyse(self.situation, budget_ms=self.milliseconds)


@dataclass(frozen=True)
class Segments:
    """Cut a finished match into segments."""

    match: FinishedMatch

    def __call__(self) -> list[Segment]:
        """The segments."""
        return segments(self.match)


@dataclass(frozen=True)
class Evaluate:
    """Evaluate positions of a finished match, as many as the time allows."""

    match: FinishedMatch
    wanted: list[tuple[int, int]]
    milliseconds: int

    def __call__(self) -> list[Evaluation]:
        """The evaluations, in order."""
        return evaluate(self.match, self.wanted, self.milliseconds)


@dataclass(frozen=True)
class Warm:
    """Load the native search of a game, or build it."""

    package: str

    def __call__(self) -> bool:
        """True, once it is loaded."""
        warm(self.package)
        return True

"""The operator's own bots: offered at tables under the names that the operator gave them, see `Settings.bots`.

Clients choose such a name. Which code it stands for, only the settings say.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from lastboat.bots.tasks import WherePlays
from lastboat.bots.worker import PATIENCE, TaskFailed, Worker, WorkerLost
from lastboat.kernel import game as games
from lastboat.kernel.errors import LastboatError, NoAgent
from lastboat.kernel.game import Game
from lastboat.server.settings import Settings


class OwnBot(NamedTuple):
    """A bot of the operator: its code, as `module:factory`, and by game with how many players it plays."""

    agent: str
    plays: Mapping[str, Sequence[int]]


OwnBots = Mapping[str, OwnBot]
"""By name."""


def load(settings: Settings) -> OwnBots:
    """The bots of the settings, loaded once in a process of its own; `NoAgent` if one cannot play."""
    found: dict[str, OwnBot] = {}
    if not settings.bots:
        return found
    offered = tuple(map(games.game, offered_games(settings)))
    worker = Worker()
    try:
        for name, agent in settings.own_bots.items():
            try:
                plays = worker.ask(WherePlays(agent, offered))
            except WorkerLost:
                reason = f"its process ended, or did not answer within {PATIENCE:g} s"
                raise NoAgent(agent=agent, reason=reason) from None
            except TaskFailed as error:
                raise NoAgent(agent=agent, reason=str(error)) from error
            if isinstance(plays, LastboatError):
                raise plays
            if not any(plays.values()):
                raise NoAgent(agent=agent, reason="it plays no game with any number of players")
            found[name] = OwnBot(agent, plays)
    finally:
        worker.stop()
    return found


def offered_games(settings: Settings) -> list[str]:
    """The ids of the games that a server offers."""
    return [*([games.TEMPLATE] if settings.template else []), *games.game_ids()]


def at(bots: OwnBots, game: Game) -> dict[str, Sequence[int]]:
    """The bots that play a game, with the numbers of players."""
    return {name: bot.plays[game.id] for name, bot in bots.items() if bot.plays.get(game.id)}

"""Typed errors. Each message says what is wrong and what would be valid, in every language.

An error carries a message id (`error-` and its name) and arguments; `str()` gives the English
sentence, `i18n.say(error.message, lang)` the others.
"""

from __future__ import annotations

import re
from typing import Any, ClassVar

from lastboat.kernel.view import Message

LONGEST_ARGUMENT = 1000
"""Longer arguments are cut: Fluent would drop them altogether."""


class LastboatError(Exception):
    """Base of all errors that a caller can correct."""

    id: ClassVar[str] = "error"
    record: int | None = None
    """The number of the record that caused it, while a match is read."""

    def __init_subclass__(cls) -> None:
        cls.id = "error-" + re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def __init__(self, **args: Any) -> None:
        super().__init__(args)
        self.args_by_name = {name: _cut(value) for name, value in args.items()}

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors travel between processes."""
        return _remade, (type(self), self.args_by_name)

    def __str__(self) -> str:
        from lastboat.kernel.i18n import say

        return say(self.message, "en")

    @property
    def message(self) -> Message:
        """The message, not yet translated."""
        return Message(self.id, self.args_by_name)


def _remade(kind: type[LastboatError], args: dict[str, Any]) -> LastboatError:
    return kind(**args)


def _cut(value: Any) -> Any:
    return f"{value[:LONGEST_ARGUMENT]}…" if isinstance(value, str) and len(value) > LONGEST_ARGUMENT else value


class UnknownGame(LastboatError):
    """There is no such game: `game`, `known`."""


class BadPlugin(LastboatError):
    """A game of another package that cannot be used: `game`, `plugin`, `reason`."""


class WrongVersion(LastboatError):
    """A game of another package that needs another version of Lastboat: `game`, `plugin`, `needs`, `version`."""


class GameTwice(LastboatError):
    """A game of another package whose id is taken: `game`, `plugin`, `other`."""


class UnknownWord(LastboatError):
    """A token that its domain does not have: `word`, `kind`, `known`."""


class BadNumber(LastboatError):
    """Not a number, or one out of range: `word`, `low`, `high`."""


class BadSeats(LastboatError):
    """The game is not for that many players: `seats`, `low`, `high`."""


class BadSeat(LastboatError):
    """There is no such seat at this table: `seat`, `last`."""


class BadOption(LastboatError):
    """The game has no such option: `option`, `known`."""


class BadValue(LastboatError):
    """An option with a value it cannot have: `option`, `value`, `known`."""


class FixedValue(BadValue):
    """A value that contradicts another option: `option`, `value`, `known`, `by`."""


class UnreadableGrid(BadValue):
    """Neither a known name nor a drawn grid: `option`, `value`, `known`."""


class WrongGridSize(BadValue):
    """A drawn grid with too many or too few places: `option`, `places`, `count`."""


class GridInPieces(BadValue):
    """A drawn grid whose places are not all linked: `option`."""


class BadEach(BadValue):
    """Not one value for each seat, or one of them twice: `option`, `value`, `known`, `seats`."""


class BadBots(LastboatError):
    """Neither one bot for all players nor one for each: `bots`, `seats`."""


class NoAgent(LastboatError):
    """A bot of one's own that cannot be found, loaded or started: `agent`, `reason`."""


class AgentRaised(LastboatError):
    """A bot of one's own raised an exception, or its program ended: `agent`, `player`, `reason`."""


class AgentPassed(LastboatError):
    """A bot of one's own chose nothing in its turn: `agent`, `player`."""


class AgentIllegal(LastboatError):
    """A bot of one's own chose what is not legal: `agent`, `player`, `action`, `legal`."""


class AgentTooSlow(LastboatError):
    """A bot of one's own took too long: `agent`, `player`, `seconds`."""


class InGame(LastboatError):
    """An error in one of many games: `number`, `seed` (both as text), `reason` (an error)."""


class IllegalAction(LastboatError):
    """The seat may not do that now: `seat`, `action`, `legal`."""


class NotYourTurn(LastboatError):
    """The seat has nothing to do now: `seat`, `actor`."""


class ChancesTurn(NotYourTurn):
    """The seat cannot act while an outcome is due: `seat`."""


class GameIsOver(LastboatError):
    """The game has ended; nothing can be played."""


class NothingToUndo(LastboatError):
    """Nothing was played, or chance or another seat has acted since."""


class BadRecord(LastboatError):
    """There is no such record in the match: `number`, `last`."""


class BadText(LastboatError):
    """A match or a position that cannot be read: `line`, `reason`."""


class NotAMatch(LastboatError):
    """Why a match cannot be read: its first line is not the title: `title`."""


class NoGameNamed(LastboatError):
    """Why a match cannot be read: its header has no game."""


class WrongCount(LastboatError):
    """Why a position cannot be read: a row with too many or too few values: `count`, `needed`."""


class CutOff(LastboatError):
    """A match file without its end."""


class Edited(LastboatError):
    """A match file whose contents do not fit its checksum."""


class TooNew(LastboatError):
    """Written by a newer program: `what`, `version`, `known`."""


class TooOld(LastboatError):
    """Of a version that is no longer played: `what`, `version`, `known`."""


class NoCache(LastboatError):
    """Native rules have to be kept in a folder that cannot be written: `folder`, `reason`."""


class NoCompiler(LastboatError):
    """Native rules have to be built and there is no C compiler."""


class BuildFailed(LastboatError):
    """Native rules could not be built or loaded: `command`, `reason`."""


class NoCupy(LastboatError):
    """Games on a GPU need CuPy, which the extra gpu installs."""


class NoGpu(LastboatError):
    """There is no GPU on which games can be played: `reason`."""


class NotOnGpu(LastboatError):
    """A bot that cannot play on a GPU: `bot`, `known`."""


class NoRay(LastboatError):
    """Games on a cluster need Ray, which the extra ray installs."""


class NoCluster(LastboatError):
    """There is no Ray cluster: `address`, `reason`."""


class ClusterFailed(LastboatError):
    """A Ray cluster that was there has failed: `reason`."""


class AddressWithoutRay(LastboatError):
    """The address of a cluster is given, and another executor: `address`."""


class WorkerDied(LastboatError):
    """Workers were lost again and again over the same games: `attempts`."""


class BadAction(LastboatError):
    """An action that is not legal at a table of many: `table`, `action`, `legal`."""


class BadBatch(LastboatError):
    """A number outside its range, for tables stepped together: `what`, `value`, `low`, `high`."""


class NoTeam(LastboatError):
    """A game of opponents where a team's is needed: `game`."""


class OutcomeImpossible(LastboatError):
    """A forced or recorded outcome that cannot happen here: `outcome`, `possible`."""


class SealBroken(LastboatError):
    """A sealed match whose outcomes do not follow from its seed: `number`, `reason`."""


class SeedDoesNotFit(LastboatError):
    """Why a seal is broken: its seed has another hash than the published one."""


class NumberDoesNotFit(LastboatError):
    """Why a seal is broken: a player's number has another hash than the published one: `seat`."""


class OutcomeDoesNotFollow(LastboatError):
    """Why a seal is broken: its seed gives another outcome."""


class NotAsWritten(LastboatError):
    """A chapter of a tutorial that cannot be played as it is written."""


class SecretMissing(LastboatError):
    """A sealed match cannot go on without its secret: `seal`."""


class NotSealed(LastboatError):
    """A match without sealed chance cannot be verified."""


class NotAllowed(LastboatError):
    """A rule that is not written in the dialect: `where`, `what`."""


class RedactedMatch(LastboatError):
    """A match as one seat saw it lacks hidden outcomes and cannot be replayed: `line`."""

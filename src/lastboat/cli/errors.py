"""What can go wrong at the command line, besides the kernel's own errors."""

from __future__ import annotations

from pathlib import Path

from lastboat.kernel import i18n
from lastboat.kernel.errors import LastboatError

WORDS = Path(__file__).parent / "words"
"""The catalogues of the command line."""


class CommandError(LastboatError):
    """An error whose words are in the command line's catalogues."""

    def __str__(self) -> str:
        return i18n.say(self.message, "en", WORDS)


class CannotRead(CommandError):
    """A file that cannot be read: `file`, `reason`."""


class CannotWrite(CommandError):
    """A file that cannot be written: `file`, `reason`."""


class FileTaken(CommandError):
    """A file that holds something else and must not be lost: `file`."""


class BadMatch(CommandError):
    """A match file with something wrong in it: `file`, `reason` (a message or a text)."""


class UnknownOption(CommandError):
    """Neither the command nor the game has such an option: `option`, `known`."""


class NotAPair(CommandError):
    """An option that is not written name=value: `text`."""


class WhichGame(CommandError):
    """No game was named where one is needed: `known`."""


class ResumeAlone(CommandError):
    """A saved match goes on as it was begun."""


class TooManyBots(CommandError):
    """More or fewer bots than free seats: `bots`, `seats`."""


class BothHumanAndBots(CommandError):
    """Seats given in two ways that do not fit together."""


class AmbiguousAction(CommandError):
    """Typed words that fit several choices: `typed`, `fits`."""


class UnknownAction(CommandError):
    """Typed words that fit no choice: `typed`."""


class NoSuchChoice(CommandError):
    """A number that stands before no choice: `number`, `last`."""


class NobodyThere(CommandError):
    """A typed seat that no person at this screen plays: `seat`."""


class NothingFound(CommandError):
    """A search without a result: `search`."""


class NoRulebook(CommandError):
    """A game whose rulebook is missing: `game`."""


class BadDepth(CommandError):
    """Perft goes at least one step deep: `depth`."""


class BadCount(CommandError):
    """A number that must be positive: `name`, `value`."""


class SealedSeed(CommandError):
    """Sealed chance has a secret seed of its own."""


class NotNow(CommandError):
    """An action of the game that is not legal now: `action`."""


class BadUsage(CommandError):
    """A command line that cannot be read: `reason`, `command`."""


class TooManyNames(CommandError):
    """More names than players: `names`, `seats`."""


class TwiceTheSeat(CommandError):
    """A seat named more than once: `seat`."""


class OtherGame(CommandError):
    """A match of another game than the one named: `file`, `game`, `wanted`."""


class NoSuchFile(CommandError):
    """Why a file cannot be read: it is not there."""


class IsAFolder(CommandError):
    """Why a file cannot be read or written: it is a folder."""


class NotPermitted(CommandError):
    """Why a file cannot be read or written: the system forbids it."""


class NotAText(CommandError):
    """Why a file cannot be read: it holds no text."""


class ArenaMissing(CommandError):
    """Packages that reports need are not installed: `missing`."""


class NoSearch(CommandError):
    """The search cannot be built or run on this machine, or was lost."""

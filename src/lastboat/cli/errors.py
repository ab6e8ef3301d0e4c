"""Errors of the command line, besides the kernel's own. Docstrings name the arguments of the messages."""

from __future__ import annotations

from pathlib import Path

from lastboat.kernel import i18n
from lastboat.kernel.errors import LastboatError

WORDS = Path(__file__).parent / "words"
"""The catalogues of the command line."""


class CommandError(LastboatError):
    """An error whose message is in the catalogues of the command line."""

    def __str__(self) -> str:
        return i18n.say(self.message, "en", WORDS)


# The command line -----------------------------------------------------------------------------------


class BadUsage(CommandError):
    """The command line cannot be parsed: `reason`, `command`."""


class UnknownOption(CommandError):
    """Neither the command nor the game has the option: `option`, `known`."""


class NotAPair(CommandError):
    """An `--option` is not written name=value: `text`."""


class BadCount(CommandError):
    """A number must be positive: `name`, `value`."""


class BadDepth(CommandError):
    """Perft must go at least one step deep: `depth`."""


class GameMissing(CommandError):
    """No game is named where one is needed: `known`."""


class NoRulebook(CommandError):
    """The game has no rulebook: `game`."""


class NoTutorial(CommandError):
    """The game has no tutorial: `game`."""


class NothingFound(CommandError):
    """No paragraph matches the search: `search`."""


class ResumeConflict(CommandError):
    """`--resume` excludes the options that describe a new match."""


class StudyConflict(CommandError):
    """`--from` describes the whole study and excludes other descriptions: `given`."""


class SealedWithSeed(CommandError):
    """`--sealed` draws its own secret seed and excludes `--seed`."""


class WrongGame(CommandError):
    """The match is of another game than the one named: `file`, `game`, `wanted`."""


class BadGameName(CommandError):
    """A new game cannot be called so: `name`."""


class GameExists(CommandError):
    """There is a game of the name of a new one: `game`."""


class ModuleExists(CommandError):
    """There is a Python package of the name of a new game: `package`."""


class MissingPackages(CommandError):
    """Packages that reports need are not installed: `missing`."""


# Seats ----------------------------------------------------------------------------------------------


class TooManyBots(CommandError):
    """The number of bots differs from that of free seats: `bots`, `seats`."""


class AmbiguousBots(CommandError):
    """`--human` and `--bots` do not fit together."""


class NameAgain(CommandError):
    """A saved match was played by a bot of one's own, which a file cannot name: `player`, `bot`."""


class TooManyNames(CommandError):
    """There are more names than players: `names`, `seats`."""


class PlayerNamedTwice(CommandError):
    """A player is named more than once: `player`."""


class NoSuchPlayer(CommandError):
    """Nobody has this number: `player`, `last`."""


# Files ----------------------------------------------------------------------------------------------


class CannotRead(CommandError):
    """The file cannot be read: `file`, `reason`."""


class CannotWrite(CommandError):
    """The file cannot be written: `file`, `reason`."""


class AlreadyThere(CommandError):
    """Something is already where a new folder would be: `folder`."""


class FolderNotEmpty(CommandError):
    """Only a new or an empty folder is written to: `folder`."""


class NoPage(CommandError):
    """The page has not been built."""


class WouldOverwrite(CommandError):
    """The file holds something else, which saving would overwrite: `file`."""


class BadMatch(CommandError):
    """The match file is invalid: `file`, `reason` (an error or a text)."""


class NoSuchFile(CommandError):
    """Reason: the file does not exist."""


class IsAFolder(CommandError):
    """Reason: the file is a folder."""


class NotPermitted(CommandError):
    """Reason: the system denies access."""


class NotText(CommandError):
    """Reason: the file is not UTF-8 text."""


# Playing --------------------------------------------------------------------------------------------


class AmbiguousAction(CommandError):
    """The typed words fit several choices: `typed`, `fits`."""


class UnknownAction(CommandError):
    """The typed words fit no choice: `typed`."""


class NoSuchChoice(CommandError):
    """No choice has the typed number: `number`, `last`."""


class NotLegalNow(CommandError):
    """The action exists but is not legal now: `action`."""


class NotAPersonsSeat(CommandError):
    """No person at this terminal plays the typed seat: `seat`."""


class NoSearch(CommandError):
    """The search cannot be built or run on this machine, or its process was lost."""

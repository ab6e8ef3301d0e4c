"""What can be wrong with the plan of a study. Docstrings name the arguments of the messages."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from lastboat.kernel import i18n
from lastboat.kernel.errors import LastboatError

WORDS = Path(__file__).parents[1] / "words"
"""The catalogues of reports."""


class StudyError(LastboatError):
    """An error whose message is in the catalogues of reports."""

    folder: ClassVar[Path] = WORDS

    def __str__(self) -> str:
        return i18n.say(self.message, "en", WORDS)


class NothingVaries(StudyError):
    """A study compares something, but nothing is varied."""


class OneValue(StudyError):
    """There is nothing to compare with a single value: `name`, `value`."""


class EmptyRange(StudyError):
    """A range has no numbers: `name`, `value`."""


class NoPairs(StudyError):
    """`pairs` needs an option that each seat chooses for itself: `name`, `known`."""


class VariedTwice(StudyError):
    """An option is varied twice, or varied and fixed: `name`."""


class TooManyCells(StudyError):
    """The combinations are too many: `cells`, `most`, `parts`."""


class NoSuchOutcome(StudyError):
    """No outcome of chance is called so: `text`, `known`."""


class OtherStudy(StudyError):
    """The folder has the games of another study: `folder`, `differs`."""


class NoStudy(StudyError):
    """The folder has no study: `folder`."""


class BadHeader(StudyError):
    """The header of a study cannot be read: `file`."""


class OtherRules(StudyError):
    """The study was played with another version of the rules: `folder`, `played`, `version`."""

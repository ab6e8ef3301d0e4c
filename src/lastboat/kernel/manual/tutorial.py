"""A game's guided match: the chapters in its folder `tutorial/`, read and checked.

A chapter is a file `<number>_<name>.txt`. Its header names the table (`seats: 2`, `names: Ada | Ben` for seats 1 and 2,
`option: level=novice`). After an empty line it lists all records of a match, chance included, as in the text of a
match. Seat 0 is the learner's; the other seats follow the script. Two more kinds of line make it a lesson:

    > walk                          a sentence, `learn-<chapter>-walk` in `tutorial/words`: until the next one
    = tiles: watchtower=flooded     what the sentence relies on; reading the chapter checks it

A sentence that no action of the learner follows is read, then the match goes on. The title of a chapter is the
message `learn-<chapter>`. The file `table.txt` is the header of the table to play at afterwards; `bot: easy` in it
names who plays the other seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from lastboat.kernel.chance import Outcomes
from lastboat.kernel.dialect import CHANCE
from lastboat.kernel.errors import BadText, LastboatError, NotAsWritten, UnknownWord
from lastboat.kernel.game import Game
from lastboat.kernel.match import Match, Record
from lastboat.kernel.notation import read_position, whole_number

LEARNER = 0
"""The seat of the learner."""


@dataclass(frozen=True)
class Step:
    """What the learner is told, and what then happens."""

    sentence: str
    """A message id."""
    action: int | None
    """The code that the learner plays; None: they read, and go on."""
    before: Match
    """The match when the sentence is said. It is for looking at, not for playing."""
    after: Match
    """The match after the action and all that the script plays then."""


@dataclass(frozen=True)
class Chapter:
    """A part of a tutorial that can be played by itself."""

    name: str
    steps: tuple[Step, ...]

    @property
    def title(self) -> str:
        """The message id of its title."""
        return f"learn-{self.name}"


@dataclass
class _Header:
    """The first lines of a file."""

    seats: int = 0
    names: list[str] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    bot: str = ""


@dataclass(frozen=True)
class RealTable:
    """The table to play at after the last chapter."""

    seats: int
    options: dict[str, str]
    bot: str


def folder(game: Game) -> Path:
    """Where the tutorial of a game is."""
    return game.folder / "tutorial"


def words(game: Game) -> tuple[Path, ...]:
    """The catalogues of a tutorial: its own and the game's, whose names it uses."""
    return (game.folder / "words", folder(game) / "words")


def chapter_names(game: Game) -> list[str]:
    """The names of the chapters, in order; none if the game has no tutorial."""
    return list(_files(game))


@cache
def chapter(game: Game, name: str) -> Chapter:
    """A chapter by its name."""
    files = _files(game)
    if name not in files:
        raise UnknownWord(word=name, kind="chapter", known=", ".join(files))
    return read_chapter(game, name, files[name].read_text("utf-8"))


@cache
def real_table(game: Game) -> RealTable:
    """The table to play at after the last chapter."""
    head = _header((folder(game) / "table.txt").read_text("utf-8").splitlines())
    game.encode_options(head.seats, head.options)
    if head.bot not in game.bots:
        raise UnknownWord(word=head.bot, kind="bot", known=", ".join(game.bots))
    return RealTable(head.seats, head.options, head.bot)


def _files(game: Game) -> dict[str, Path]:
    found = sorted(folder(game).glob("[0-9]*_*.txt"))
    return {path.stem.partition("_")[2]: path for path in found}


# Reading ----------------------------------------------------------------------------------------


@dataclass
class _Sentence:
    """A sentence, its line in the file, and before which record it is said."""

    name: str
    line: int
    at: int
    facts: list[tuple[int, str]] = field(default_factory=list)


class _Script:
    """Chance as the chapter writes it."""

    def __init__(self, records: Sequence[Record]) -> None:
        self.records = records

    def choose(self, number: int, outcomes: Outcomes) -> int:
        """The outcome written for that record."""
        if number >= len(self.records) or self.records[number].seat != CHANCE:
            raise NotAsWritten()
        return self.records[number].code

    def text(self) -> str:
        """A script cannot be named in a header."""
        return "script"


def read_chapter(game: Game, name: str, text: str) -> Chapter:
    """Read a chapter and play it through. Errors name the line."""
    lines = text.splitlines()
    gap = lines.index("") if "" in lines else len(lines)
    head = _header(lines[:gap])
    records: list[Record] = []
    at_line: list[int] = []
    sentences: list[_Sentence] = []
    for number, line in enumerate(lines[gap + 1 :], gap + 2):
        who, _, what = line.partition(" ")
        try:
            if who == ">":
                sentences.append(_Sentence(what, number, len(records)))
            elif who == "=" and sentences:
                sentences[-1].facts.append((number, what))
            elif who == "*":
                records.append(Record(CHANCE, game.outcomes.encode(what)))
                at_line.append(number)
            elif (seat := whole_number(who)) is not None:
                records.append(Record(seat, game.actions.encode(what)))
                at_line.append(number)
            else:
                raise UnknownWord(
                    word=line, kind="record", known="> <sentence>, = <position>, <seat> <action>, * <outcome>"
                )
        except UnknownWord as error:
            raise BadText(line=number, reason=error) from None
    reader = _Reader(game, head, records, [*at_line, len(lines)])
    return Chapter(name, tuple(reader.steps(name, sentences)))


def _header(lines: Sequence[str]) -> _Header:
    head = _Header()
    for number, line in enumerate(lines, 1):
        key, _, value = line.partition(": ")
        match key:
            case "seats" if (seats := whole_number(value)) is not None:
                head.seats = seats
            case "names":
                head.names = ["", *value.split(" | ")]
            case "option":
                option, _, chosen = value.partition("=")
                head.options[option] = chosen
            case "bot":
                head.bot = value
            case _:
                known = "seats: <number>, names: <name> | <name>, option: <name>=<value>, bot: <bot>"
                raise BadText(line=number, reason=UnknownWord(word=line, kind="header", known=known))
    return head


class _Reader:
    """Plays the records of a chapter and cuts them into steps."""

    def __init__(self, game: Game, head: _Header, records: list[Record], lines: list[int]) -> None:
        self.records, self.lines = records, lines
        try:
            self.match = Match(game, head.seats, head.options, None, _Script(records), head.names)
            self._check()
        except LastboatError as error:
            raise BadText(line=lines[0], reason=error) from None

    def steps(self, name: str, sentences: Sequence[_Sentence]) -> list[Step]:
        """The steps of the chapter; every record must belong to one, or come before the first."""
        found: list[Step] = []
        if not sentences:
            raise BadText(line=self.lines[-1], reason=NotAsWritten())
        self._play_until(sentences[0].at, scripted=False)
        ends = [*(sentence.at for sentence in sentences[1:]), len(self.records)]
        for sentence, end in zip(sentences, ends, strict=True):
            if len(self.match.records) != sentence.at:
                raise BadText(line=sentence.line, reason=NotAsWritten())
            self._check_facts(sentence)
            found.append(self._step(f"learn-{name}-{sentence.name}", end))
            while len(self.match.records) < end:
                found.append(self._step(found[-1].sentence, end))
        return found

    def _step(self, sentence: str, end: int) -> Step:
        before = self.match.copy()
        number = len(before.records)
        action = None
        if number < end and self.records[number].seat == LEARNER:
            action = self.records[number].code
            self._play_next()
        self._play_until(end, scripted=True)
        return Step(sentence, action, before, self.match.copy())

    def _play_until(self, end: int, scripted: bool) -> None:
        """Play the records before number `end`; `scripted`: only up to the learner's next one."""
        while len(self.match.records) < end:
            if scripted and self.records[len(self.match.records)].seat == LEARNER:
                return
            self._play_next()

    def _play_next(self) -> None:
        number = len(self.match.records)
        try:
            self.match.play(*self.records[number])
            self._check()
        except LastboatError as error:
            raise BadText(line=self.lines[number], reason=error) from None

    def _check(self) -> None:
        """What plays itself must be as it is written."""
        if self.match.records != self.records[: len(self.match.records)]:
            raise NotAsWritten()

    def _check_facts(self, sentence: _Sentence) -> None:
        for number, fact in sentence.facts:
            try:
                if read_position(fact, self.match.game.state, self.match.state).key() != self.match.state.key():
                    raise NotAsWritten()
            except LastboatError as error:
                raise BadText(line=number, reason=error) from None

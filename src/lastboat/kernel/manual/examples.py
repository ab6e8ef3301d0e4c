"""The examples of a rulebook, from the file `examples/examples.txt` in a game's folder: read, played and checked.

An example begins with its paragraph and name, and with the position of a chapter of the tutorial:

    §4.6 engineer
    from: shoring flooded           the chapter, and the first sentence that is said at the position
    set: role: 0=engineer           a part of the position that is different here
    = tiles: watchtower=flooded     what must hold at this point
    0 shore_up watchtower           a seat and its action
    * flood watchtower              an outcome that follows

Outcomes that are not written are the first possible ones. The sentence of an example is the message
`example-<name>` in `examples/words`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from lastboat.kernel.chance import Outcomes
from lastboat.kernel.errors import BadText, LastboatError, NotAsWritten, UnknownWord
from lastboat.kernel.game import Game
from lastboat.kernel.manual import tutorial
from lastboat.kernel.match import Match
from lastboat.kernel.notation import read_position, whole_number

KNOWN = "§<paragraph> <name>, from: <chapter> <sentence>, set: <position>, = <position>, <seat> <action>, * <outcome>"


@dataclass(frozen=True)
class Move:
    """An action of an example, and the position before it. It is for looking at, not for playing."""

    seat: int
    code: int
    before: Match


@dataclass(frozen=True)
class Example:
    """An example of a paragraph."""

    paragraph: str
    name: str
    moves: tuple[Move, ...]
    after: Match

    @property
    def sentence(self) -> str:
        """The message id of what it says."""
        return f"example-{self.name}"


def folder(game: Game) -> Path:
    """Where the examples of a game are."""
    return game.folder / "examples"


@cache
def examples(game: Game) -> tuple[Example, ...]:
    """The examples of a game, in their order; none if it has no file of them."""
    file = folder(game) / "examples.txt"
    return read_examples(game, file.read_text("utf-8")) if file.exists() else ()


def read_examples(game: Game, text: str) -> tuple[Example, ...]:
    """Read examples and play them. Errors name the line."""
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line]
    starts = [at for at, (_, line) in enumerate(lines) if line.startswith("§")]
    ends = [*starts[1:], len(lines)]
    return tuple(_Reader(game, lines[start:end]).example() for start, end in zip(starts, ends, strict=True))


class _Queue:
    """The outcomes that follow an action, one after the other."""

    def __init__(self) -> None:
        self.codes: list[int] = []

    def choose(self, number: int, outcomes: Outcomes) -> int:
        """The next outcome that is written; without any the first possible one."""
        return self.codes.pop(0) if self.codes else outcomes[0][0]

    def text(self) -> str:
        """A queue cannot be named in a header."""
        return "queue"


class _Reader:
    """Reads the lines of one example."""

    def __init__(self, game: Game, lines: list[tuple[int, str]]) -> None:
        self.game, self.lines = game, lines
        self.chance = _Queue()
        self.match: Match | None = None
        self.moves: list[Move] = []

    def example(self) -> Example:
        """The example, played to its end."""
        paragraph, _, name = self.lines[0][1].removeprefix("§").partition(" ")
        for at, (number, line) in enumerate(self.lines[1:], 1):
            try:
                self._read(line, self._outcomes(at + 1))
            except LastboatError as error:
                raise BadText(line=number, reason=error) from None
        if self.match is None:
            raise BadText(line=self.lines[0][0], reason=NotAsWritten())
        return Example(paragraph, name, tuple(self.moves), self.match)

    def _read(self, line: str, outcomes: Iterator[str]) -> None:
        head, _, rest = line.partition(" ")
        if head == "from:":
            self.match = self._position(*rest.split(" "))
        elif self.match is None:
            raise NotAsWritten()
        elif head == "set:":
            self.match.state = read_position(rest, self.game.state, self.match.state)
        elif head == "=":
            if read_position(rest, self.game.state, self.match.state).key() != self.match.state.key():
                raise NotAsWritten()
        elif (seat := whole_number(head)) is not None:
            self._play(self.match, seat, self.game.actions.encode(rest), outcomes)
        elif head != "*":
            raise UnknownWord(word=line, kind="line", known=KNOWN)

    def _position(self, chapter: str, sentence: str) -> Match:
        wanted = f"learn-{chapter}-{sentence}"
        steps = tutorial.chapter(self.game, chapter).steps
        found = next((step.before.copy() for step in steps if step.sentence == wanted), None)
        if found is None:
            raise UnknownWord(word=sentence, kind="sentence", known=", ".join(step.sentence for step in steps))
        found.chance = self.chance
        return found

    def _play(self, match: Match, seat: int, code: int, outcomes: Iterator[str]) -> None:
        self.moves.append(Move(seat, code, match.copy()))
        self.chance.codes = [self.game.outcomes.encode(outcome) for outcome in outcomes]
        match.play(seat, code)
        if self.chance.codes:
            raise NotAsWritten()

    def _outcomes(self, at: int) -> Iterator[str]:
        """The outcomes written from a line on."""
        for _, line in self.lines[at:]:
            if not line.startswith("* "):
                return
            yield line.removeprefix("* ")

"""The interface of a game, and the registry of games, found by their folders."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from random import Random
from typing import Any, Generic, Protocol

from lastboat.kernel import options, plugins
from lastboat.kernel.actions import MOST_SEATS, Codes, Domain, Events
from lastboat.kernel.dialect import OVER, Buffer
from lastboat.kernel.errors import BadSeats, LastboatError, UnknownGame
from lastboat.kernel.generic import StateT, TableT, TableT_co
from lastboat.kernel.i18n import LANGUAGES
from lastboat.kernel.options import Option
from lastboat.kernel.rng import EQUAL, STREAM, start
from lastboat.kernel.view import Message

GAMES = "lastboat.games"
TEMPLATE = "_template"
"""The toy game to copy, which is not listed."""


class Rules(Protocol):
    """The functions of a game's `rules` module. All of them are written in the dialect."""

    def setup(self, s: Any, seats: int, options: Buffer) -> None:
        """Fill an empty state; shuffling and dealing follow as chance outcomes."""

    def actor(self, s: Any) -> int:
        """The seat that acts next, CHANCE while an outcome is due, or OVER."""

    def legal(self, s: Any, seat: int, out: Buffer) -> int:
        """Write the codes a seat may play now into `out`; return how many. At least one for the actor."""

    def others_may_act(self, s: Any) -> bool:
        """Whether seats other than the actor may have legal codes."""

    def apply(self, s: Any, seat: int, code: int) -> None:
        """Play a legal code, or the outcome `code` if the seat is CHANCE."""

    def chance(self, s: Any, outcomes: Buffer, weights: Buffer) -> int:
        """Write the possible outcomes and their weights, or call `equally_likely`; return how many."""

    def witness(self, s: Any) -> int:
        """The only seat that sees the outcome that is due, or EVERYBODY."""

    def score(self, s: Any, seat: int) -> int:
        """A seat's result of the ended game, from 0 to 1000. A team has won with any result above 0."""

    def verdict(self, s: Any) -> int:
        """How the game ended, as a number of the game's `verdicts`; 0 while it goes on."""


class Seen(Protocol):
    """The functions of a game's `seen` module, in the dialect: the knowledge of a seat."""

    def hide(self, s: Any, seat: int) -> None:
        """Remove from the state what the seat cannot know (EVERYBODY: what only some seats know)."""

    def deal_unseen(self, s: Any, seat: int, rng: Buffer) -> None:
        """Fill in what `hide` removed, with one of the possible ways, each as likely as in the game."""


class Show(Protocol[TableT_co]):
    """The functions of a game's `show` module: plain Python over the state as a seat may know it."""

    def table(self, s: Any, seat: int) -> TableT_co:
        """The table as plain data, for the page and the terminal."""

    def prompt(self, s: Any) -> Message:
        """The question to the actor."""

    def result(self, s: Any) -> Message:
        """How the game ended, as a message."""


@dataclass(frozen=True, eq=False)
class Game(Generic[StateT, TableT]):
    """A game: its name, its options, its words and its rules."""

    id: str
    version: int
    seats: range
    cooperative: bool
    options: tuple[Option, ...]
    state: type[StateT]
    actions: Codes
    outcomes: Codes
    events: Events
    verdicts: Domain
    rules: Rules
    seen: Seen
    show: Show[TableT]
    package: str
    bots: tuple[str, ...] = field(default=("normal", "strong", "easy", "greedy", "random"))
    secrets: bool = False
    """Whether some seats know what others do not."""
    callouts: tuple[str, ...] = ()
    """What players of this game may call out in one click, as `callout-<name>` of its words says it."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a game as its id: copies and other processes look it up."""
        return game, (self.id,)

    @property
    def folder(self) -> Path:
        """The folder with the game's sources, catalogues and rulebook."""
        found = importlib.import_module(self.package).__file__
        assert found
        return Path(found).parent

    @cached_property
    def rulebook(self) -> str:
        """The text of RULEBOOK.md."""
        return (self.folder / "RULEBOOK.md").read_text("utf-8")

    @cached_property
    def rulebooks(self) -> dict[str, str]:
        """The rulebook by language: the English one, and every RULEBOOK.<language>.md beside it."""
        beside = {lang: self.folder / f"RULEBOOK.{lang}.md" for lang in LANGUAGES if lang != "en"}
        return {"en": self.rulebook} | {lang: f.read_text("utf-8") for lang, f in beside.items() if f.exists()}

    def rulebook_in(self, lang: str) -> tuple[str, str]:
        """The language and the text of the rulebook in a language, or of the English one if there is none."""
        found = lang if lang in self.rulebooks else "en"
        return found, self.rulebooks[found]

    def check_seats(self, seats: int) -> None:
        """Raise `BadSeats` for a number of players the game does not allow."""
        if seats not in self.seats:
            raise BadSeats(seats=seats, low=self.seats.start, high=self.seats.stop - 1)

    def encode_options(self, seats: int, chosen: Mapping[str, str]) -> list[int]:
        """The options as the numbers `setup` takes."""
        self.check_seats(seats)
        return options.encode(self.options, chosen, seats)

    def setup(self, seats: int, chosen: Mapping[str, str] | None = None) -> StateT:
        """The state before anything is shuffled or dealt."""
        s = self.state()
        self.rules.setup(s, seats, self.encode_options(seats, chosen or {}))
        return s

    def actor(self, s: StateT) -> int:
        """The seat that acts next, CHANCE while an outcome is due, or OVER."""
        return self.rules.actor(s)

    def legal(self, s: StateT, seat: int) -> list[int]:
        """The codes a seat may play now."""
        out = [0] * self.actions.count
        return out[: self.rules.legal(s, seat, out)]

    def apply(self, s: StateT, seat: int, code: int) -> StateT:
        """The state after a legal code or a possible outcome; `s` itself stays as it is."""
        after = s.copy()
        self.rules.apply(after, seat, code)
        return after

    def chance(self, s: StateT) -> list[tuple[int, int]]:
        """The possible outcomes, each with its weight."""
        codes, weights = [0] * self.outcomes.count, [0] * self.outcomes.count
        n = self.rules.chance(s, codes, weights)
        if weights[0] == EQUAL:
            weights[:n] = [1] * n
        return list(zip(codes[:n], weights[:n], strict=True))

    def returns(self, s: StateT, seats: int) -> list[float]:
        """Each seat's result from 0 to 1; the same for all in a cooperative game."""
        return [self.rules.score(s, p) / 1000 for p in range(seats)]

    def won(self, returns: Sequence[float]) -> list[float]:
        """Each seat's share of a victory: a team wins or does not, opponents who win together share.

        Returns are finer: a team may win narrowly, with a return below 1.
        """
        return [float(result > 0) for result in returns] if self.cooperative else list(returns)

    def replay(self, seats: int, chosen: Mapping[str, str], records: Iterable[tuple[int, int]]) -> list[StateT]:
        """The states before the first record (seat, code) and after each one."""
        states = [self.setup(seats, chosen)]
        for seat, code in records:
            states.append(self.apply(states[-1], seat, code))
        return states

    def observe(self, s: StateT, seat: int) -> StateT:
        """A copy of the state without what a seat cannot know."""
        known = s.copy()
        self.seen.hide(known, seat)
        return known

    def determinize(self, s: StateT, seat: int, rng: Random) -> StateT:
        """A full state drawn from those that the seat considers possible."""
        whole = self.observe(s, seat)
        stream = [0] * STREAM
        start(stream, rng.getrandbits(32), 0)
        self.seen.deal_unseen(whole, seat, stream)
        return whole

    def over(self, s: StateT) -> bool:
        """Whether the game has ended."""
        return self.rules.actor(s) == OVER


def own_game_ids() -> list[str]:
    """The ids of Lastboat's own games, found by their folders; names that begin with `_` are not listed."""
    found = importlib.import_module(GAMES)
    names = (m.name for m in pkgutil.iter_modules(found.__path__) if m.ispkg)
    return sorted(name.replace("_", "-") for name in names if not name.startswith("_"))


def game_ids() -> list[str]:
    """The ids of all games that can be played: Lastboat's own, and those of other packages."""
    return sorted({*own_game_ids(), *(name for name in _from_elsewhere() if not _problem(name))})


def problems() -> list[LastboatError]:
    """What is wrong with the games of other packages that cannot be used."""
    unusable = (_problem(name) for name in _from_elsewhere())
    return [*(error for _, error in _refused()), *filter(None, unusable)]


def plugin(name: str) -> plugins.Plugin | None:
    """The plug-in that a game comes from; None for a game of Lastboat."""
    return _from_elsewhere().get(name)


@cache
def game(name: str) -> Game:
    """The game with that id.

    >>> game("forbidden-island").seats
    range(2, 5)
    >>> game("ludo")
    Traceback (most recent call last):
        ...
    lastboat.kernel.errors.UnknownGame: ...
    """
    if name in own_game_ids() or name == TEMPLATE:
        found: Game = importlib.import_module(f"{GAMES}.{name.replace('-', '_')}").GAME
        return found
    if name not in _from_elsewhere():
        for refused, error in _refused():
            if refused == name:
                raise error
        raise UnknownGame(game=name, known=", ".join(game_ids()))
    loaded: Game = plugins.load(_from_elsewhere()[name], Game, MOST_SEATS)
    return loaded


@cache
def _problem(name: str) -> LastboatError | None:
    """Why the game of a plug-in cannot be used, if so."""
    try:
        game(name)
    except LastboatError as error:
        return error
    return None


def _from_elsewhere() -> dict[str, plugins.Plugin]:
    return plugins.plugins(_taken())[0]


def _refused() -> tuple[tuple[str, LastboatError], ...]:
    return plugins.plugins(_taken())[1]


def _taken() -> frozenset[str]:
    return frozenset((*own_game_ids(), TEMPLATE))

"""A match: a game, its options and its records. Everything else is derived from them.

>>> import lastboat
>>> match = lastboat.Match(lastboat.game("forbidden-island"), seats=3, options={"level": "novice"}, seed=7)
>>> match.actor
0
>>> before = match.text()
>>> match.play(0, "end_actions")
>>> lastboat.Match.from_text(before).text() == before
True
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Generic, NamedTuple

from lastboat.kernel import notation, view_builder
from lastboat.kernel.actions import Action
from lastboat.kernel.chance import Chance, Closed, Sealed, Seeded, contributions
from lastboat.kernel.dialect import CHANCE, EVERYBODY, OVER, EmittedEvent, collect_events
from lastboat.kernel.errors import (
    BadRecord,
    BadSeat,
    ChancesTurn,
    GameIsOver,
    IllegalAction,
    LastboatError,
    NothingToUndo,
    NotSealed,
    NotYourTurn,
    OutcomeDoesNotFollow,
    OutcomeImpossible,
    SealBroken,
    SeedDoesNotFit,
)
from lastboat.kernel.game import Game
from lastboat.kernel.generic import StateT, TableT
from lastboat.kernel.undo import UndoStack
from lastboat.kernel.view import Message, Name, View

SEEDS = 2**63
CHECKPOINT_EVERY = 32
"""Records between two checkpoints: undo and branches replay at most so many."""


class Record(NamedTuple):
    """One step of a match: a seat's action, or CHANCE and its outcome."""

    seat: int
    code: int


class _Derived:
    """Values derived from a state, computed once."""

    __slots__ = ("actor", "legal", "state")

    def __init__(self, state: Any, actor: int) -> None:
        self.state, self.actor = state, actor
        self.legal: dict[int, list[int]] = {}


class _Checkpoint(NamedTuple):
    """The position after `number` records, and how many events had been told. Its state is never changed."""

    number: int
    state: Any
    undo: UndoStack
    told: int


class Match(Generic[StateT, TableT]):
    """A running or finished game. Its records are the authoritative history.

    Chance outcomes and forced steps (nobody has a choice) are applied as soon as they are due, and recorded like
    actions. Playing changes `state` in place: copy it to keep an earlier position.
    """

    def __init__(
        self,
        game: Game[StateT, TableT],
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: int | None = None,
        chance: Chance | None = None,
        names: Sequence[str] = (),
        records: Sequence[Record] = (),
        undo: UndoStack | None = None,
    ) -> None:
        """Start a new match, or continue from `records`.

        `undo` is the undo stack that belongs to the records; without it, it is computed from them.
        """
        self.game, self.seats = game, seats
        self.options = dict(options or {})
        self.names = list(names)
        self.chance: Chance = chance or Seeded(secrets.randbelow(SEEDS) if seed is None else seed)
        self.records: list[Record] = []
        self.told: list[tuple[int, EmittedEvent]] = []
        self.state: StateT = game.setup(seats, self.options)
        self._undo = UndoStack()
        self._witnesses: list[int] = []
        self._checkpoints: list[_Checkpoint] = []
        self._found: _Derived | None = None
        for number, record in enumerate(records):
            try:
                self._apply_checked(record)
            except LastboatError as error:
                error.record = number
                raise
        if undo is not None:
            self._undo = undo.copy()
        self._settle()

    # Position -------------------------------------------------------------

    @property
    def actor(self) -> int:
        """The seat that acts next, or OVER."""
        return self._derived().actor

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == OVER

    @property
    def result(self) -> Message | None:
        """How the game ended, as a message; None while it runs."""
        return self.game.show.result(self.state) if self.over else None

    @property
    def returns(self) -> list[float]:
        """Each seat's result from 0 to 1; all 0 while the game runs."""
        return self.game.returns(self.state, self.seats)

    @property
    def undoable(self) -> int:
        """How many acts can be undone, one after the other."""
        return len(self._undo.points)

    @property
    def undo_seat(self) -> int | None:
        """The seat whose acts can be undone; None if there are none."""
        return self._undo.seat if self._undo.points else None

    def legal(self, seat: int) -> list[Action]:
        """The legal actions of a seat; those of other seats than the actor are out of turn."""
        return [self.game.actions.decode(code) for code in self.legal_codes(seat)]

    def legal_codes(self, seat: int) -> list[int]:
        """The legal actions of a seat, as codes."""
        self._check_seat(seat)
        return [] if self.over else self._legal(seat)[:]

    def view(self, seat: int = EVERYBODY, lang: str | None = "en") -> View[TableT]:
        """What a seat may see and do, in a language (None: without texts); EVERYBODY: the view of a spectator."""
        if seat != EVERYBODY:
            self._check_seat(seat)
        return replace(view_builder.view(self, seat, lang), log=view_builder.log(self, seat, lang))

    def witness(self, number: int) -> int:
        """The only seat that saw the outcome of a record, or EVERYBODY."""
        return self._witnesses[number]

    # Changes ----------------------------------------------------------------------

    def play(self, seat: int, action: Action | str | int) -> None:
        """Play an action given as `Action`, text or code. An error leaves the match unchanged."""
        self._check_seat(seat)
        if self.over:
            raise GameIsOver()
        code = self.game.actions.encode(action)
        self._check_legal(seat, code)
        number, undo = len(self.records), self._undo.copy()
        self._undo.act(seat, number)
        try:
            self._push(Record(seat, code))
            self._settle()
        except LastboatError:
            self._rewind(number, undo)
            raise

    def undo(self) -> None:
        """Undo the last act, unless chance or another seat has acted since."""
        if not self._undo.points:
            raise NothingToUndo()
        undo = self._undo.copy()
        self._rewind(undo.pop(), undo)

    def copy(self) -> Match[StateT, TableT]:
        """An independent copy of the match."""
        other = Match.__new__(type(self))
        other.__dict__ |= self.__dict__
        other.records, other.told, other._witnesses = self.records[:], self.told[:], self._witnesses[:]
        other._checkpoints = self._checkpoints[:]
        other.state, other._undo, other._found = self.state.copy(), self._undo.copy(), None
        return other

    def branch(self, number: int | None = None, seed: int | None = None) -> Match[StateT, TableT]:
        """A new match that continues after the first `number` records."""
        number = len(self.records) if number is None else number
        if not 0 <= number <= len(self.records):
            raise BadRecord(number=number, last=len(self.records))
        other = self._at_checkpoint(number)
        other.options, other.names = dict(self.options), list(self.names)
        other.chance = Seeded(secrets.randbelow(SEEDS) if seed is None else seed)
        for record in self.records[len(other.records) : number]:
            other._apply_checked(record)
        other._settle()
        return other

    def replay(self) -> list[StateT]:
        """The states before the first record and after each one."""
        return self.game.replay(self.seats, self.options, self.records)

    def verify(self, secret: bytes | None = None) -> None:
        """Verify that the outcomes of a sealed match follow from its secret; raise `SealBroken` if not."""
        published = self.chance
        if not isinstance(published, (Sealed, Closed)):
            raise NotSealed()
        source = published if secret is None else Sealed(secret, published.since, published.contributions)
        if not isinstance(source, Sealed):
            raise NotSealed()
        if source.seal != published.seal:
            raise SealBroken(number=0, reason=SeedDoesNotFit())
        contributions.check(source.contributions)
        states = self.replay()
        for number in range(source.since, len(self.records)):
            seat, code = self.records[number]
            if seat == CHANCE and code != source.choose(number, self.game.chance(states[number])):
                raise SealBroken(number=number + 1, reason=OutcomeDoesNotFollow())

    # Text ----------------------------------------------------------------------------------

    def text(self, seat: int | None = None, reveal: bool | None = None) -> str:
        """The match as text; with `seat` without the outcomes hidden from it.

        The text contains the secret of sealed chance once the game is over, or if `reveal` is true.
        """
        return notation.match_text(self, seat, self.over if reveal is None else reveal)

    @classmethod
    def from_text(cls, text: str) -> Match:
        """Read a match; `BadText` names the line of a mistake."""
        return notation.read_match(text, cls)

    # Internals --------------------------------------------------------------------------------

    def _settle(self) -> None:
        """Apply due chance outcomes and forced steps until a seat has a choice or the game is over."""
        while True:
            actor = self.actor
            if actor == OVER:
                return
            if actor == CHANCE:
                outcomes = self.game.chance(self.state)
                code = self.chance.choose(len(self.records), outcomes)
                self._check_possible(code, outcomes)
                self._push(Record(CHANCE, code))
                continue
            only = self._only_choice(actor)
            if only is None:
                return
            self._push(Record(actor, only))

    def _only_choice(self, actor: int) -> int | None:
        codes = self._legal(actor)
        if len(codes) > 1:
            return None
        others = (p for p in range(self.seats) if p != actor)
        if self.game.rules.others_may_act(self.state) and any(map(self._legal, others)):
            return None
        return codes[0]

    def _legal(self, seat: int) -> list[int]:
        """What a seat may do in the state as it is."""
        legal = self._derived().legal
        found = legal.get(seat)
        if found is None:
            found = legal[seat] = self.game.legal(self.state, seat)
        return found

    def _derived(self) -> _Derived:
        """The derived values of the present state."""
        found = self._found
        if found is None or found.state is not self.state:
            found = self._found = _Derived(self.state, self.game.actor(self.state))
        return found

    def _push(self, record: Record) -> None:
        """Apply a valid record to the state, and keep the events that the rules emit."""
        self._witnesses.append(self.game.rules.witness(self.state) if record.seat == CHANCE else EVERYBODY)
        if record.seat == CHANCE:
            self._undo.chance()
        with collect_events() as told:
            self.game.rules.apply(self.state, record.seat, record.code)
        self._found = None
        number = len(self.records)
        self.told += [(number, event) for event in told]
        self.records.append(record)
        if len(self.records) % CHECKPOINT_EVERY == 0:
            self._checkpoints.append(
                _Checkpoint(len(self.records), self.state.copy(), self._undo.copy(), len(self.told))
            )

    def _apply_checked(self, record: Record) -> None:
        """Check a given record, then apply it."""
        if self.over:
            raise GameIsOver()
        if record.seat == CHANCE:
            outcomes = self.game.chance(self.state) if self.actor == CHANCE else []
            self._check_possible(record.code, outcomes)
        else:
            self._check_seat(record.seat)
            if self.actor == CHANCE:
                raise ChancesTurn(seat=Name("seat", str(record.seat)))
            self._check_legal(record.seat, record.code)
            if self._only_choice(self.actor) is None:
                self._undo.act(record.seat, len(self.records))
        self._push(record)

    def _rewind(self, number: int, undo: UndoStack) -> None:
        """Return to the position after the first `number` records, with `undo` as the undo stack."""
        again = self._at_checkpoint(number)
        for record in self.records[len(again.records) : number]:
            again._push(record)
        self.__dict__ |= again.__dict__ | {"_undo": undo}

    def _at_checkpoint(self, number: int) -> Match[StateT, TableT]:
        """This match at its last checkpoint within the first `number` records, or at its start."""
        kept = [checkpoint for checkpoint in self._checkpoints if checkpoint.number <= number]
        at = kept[-1] if kept else _Checkpoint(0, self.game.setup(self.seats, self.options), UndoStack(), 0)
        again = Match.__new__(type(self))
        again.__dict__ |= self.__dict__
        again.records, again.told = self.records[: at.number], self.told[: at.told]
        again._witnesses, again._checkpoints = self._witnesses[: at.number], kept
        again.state, again._undo, again._found = at.state.copy(), at.undo.copy(), None
        return again

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise BadSeat(seat=seat, last=self.seats - 1)

    def _check_legal(self, seat: int, code: int) -> None:
        legal = self._legal(seat)
        if not legal:
            raise NotYourTurn(seat=Name("seat", str(seat)), actor=Name("seat", str(self.actor)))
        if code not in legal:
            text: Callable[[int], str] = self.game.actions.text
            raise IllegalAction(seat=Name("seat", str(seat)), action=text(code), legal=", ".join(map(text, legal)))

    def _check_possible(self, code: int, outcomes: Sequence[tuple[int, int]]) -> None:
        if code not in (outcome for outcome, weight in outcomes if weight > 0):
            text = self.game.outcomes.text
            possible = ", ".join(text(outcome) for outcome, _ in outcomes) or "-"
            raise OutcomeImpossible(outcome=text(code), possible=possible)

"""Errors at a table, each with its HTTP status and a message in five languages.

An error never says more than the client may know: a missing table and a private one are the same error.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from lastboat.kernel import errors, i18n
from lastboat.kernel.errors import LastboatError
from lastboat.kernel.view import Message, Name

WORDS = Path(__file__).parent / "words"
"""The catalogues of tables."""


class TableError(LastboatError):
    """An error at a table. `folder` has the catalogues with its text."""

    status: ClassVar[int] = 400
    folder: ClassVar[Path] = WORDS

    def __str__(self) -> str:
        return i18n.say(self.message, "en", self.folder)


class NoSuchTable(TableError):
    """There is no such table, or the client may not know of it."""

    status = 404


class NoSuchProposal(TableError):
    """The proposal is gone."""

    status = 404


class NoSuchLine(TableError):
    """The table has no such chat line: `line`."""

    status = 404


class WrongPhrase(TableError):
    """No seat has this recovery phrase."""

    status = 404


class TokenNeeded(TableError):
    """A token is needed and none was given."""

    status = 401


class NotYours(TableError):
    """The token does not give this right."""

    status = 403


class SecretsInside(TableError):
    """The answer would show what other seats hold."""

    status = 403


class StaleVersion(TableError):
    """The table has moved on: `at`, `version`."""

    status = 409


class WrongState(TableError):
    """The state of the table does not allow the request: `state`."""

    status = 409

    def __init__(self, state: str) -> None:
        super().__init__(state=Name("state", state))


class NotRunning(WrongState):
    """The table has no running game: `state`."""


class NotOver(WrongState):
    """The request is allowed only after the game is over: `state`."""


class NotFrozen(WrongState):
    """Only a frozen table is continued as a new one: `state`."""


class NotOpen(WrongState):
    """The table has started or is closed: `state`."""


class SeatsOpen(TableError):
    """The game cannot start while seats are open: `seats`."""

    status = 409


class Drawing(TableError):
    """The players' numbers for the chance are being collected; seats do not change meanwhile."""

    status = 409


class NotDrawing(TableError):
    """No number of this seat is awaited now."""

    status = 409


class WrongNumber(TableError):
    """A number whose hash is not the commitment of its seat."""

    status = 422


class SeatTaken(TableError):
    """The seat is taken."""

    status = 409


class NotAbsent(TableError):
    """The player has not been absent for long enough to be replaced: `seat`, `seconds`."""

    status = 409


class HandIsSecret(TableError):
    """A seat with a hand cannot be opened to others unless its player has left: `seat`."""

    status = 403


class NoSeatFree(TableError):
    """All seats are taken."""

    status = 409


class NotAPlayer(TableError):
    """The seat is not a person's: `seat`."""

    status = 409


class Frozen(TableError):
    """The table can be viewed but not played: `reason`."""

    status = 409


class OtherVersion(TableError):
    """The table was played with another version of its game: `game`, `version`, `known`."""

    status = 409


class NoLongerReplays(TableError):
    """The records break the rules of this version: `record`, `reason`."""

    status = 409


class BadRequest(TableError):
    """The request is malformed: `where`, `reason`."""

    status = 422


class TooManyProposals(TableError):
    """The seat has too many open proposals: `limit`."""

    status = 409


class TableFull(TableError):
    """The table has stored as many chat lines or undos as it may: `limit`."""

    status = 409


class NotLegalThere(TableError):
    """The proposed move is not legal for its seat: `seat`."""

    status = 422


class BotSeats(TableError):
    """The bot does not play with so many players: `bot`, `seats`, `known`."""

    status = 422


class Busy(TableError):
    """The request cannot be served now and may be retried; nothing was changed."""

    status = 503


class NotStored(TableError):
    """The device cannot store a change; nothing was changed."""

    status = 507


_STATUS: dict[type[LastboatError], int] = {
    errors.GameIsOver: 409,
    errors.NothingToUndo: 409,
    errors.UnknownGame: 422,
}


def status_of(error: LastboatError) -> int:
    """The HTTP status of an error; 422 unless it has its own."""
    return error.status if isinstance(error, TableError) else _STATUS.get(type(error), 422)


def problem(error: LastboatError, lang: str = "en", **more: Any) -> dict[str, Any]:
    """The error as problem+json; `more` are extra members, for example the current view."""
    said = i18n.say(error.message, lang, error.folder if isinstance(error, TableError) else WORDS)
    status = status_of(error)
    return {"type": error.id, "title": said, "status": status, "detail": said, "args": args_of(error), **more}


def untranslated(error: LastboatError) -> dict[str, Any]:
    """The error for a client that translates it by itself."""
    return {"type": error.id, "args": args_of(error)}


def message_data(error: LastboatError) -> dict[str, Any]:
    """An error as a message; errors in its arguments become messages too."""
    return {"id": error.id, "args": args_of(error)}


def args_of(error: LastboatError) -> dict[str, Any]:
    """The arguments of an error as plain data."""
    plain = {k: v for k, v in error.args_by_name.items() if not isinstance(v, LastboatError)}
    inside = {k: message_data(v) for k, v in error.args_by_name.items() if isinstance(v, LastboatError)}
    args: dict[str, Any] = Message(error.id, plain).data()["args"]
    return args | inside

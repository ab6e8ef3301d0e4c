"""What can go wrong at a table, with its HTTP status. Each is a message in five languages.

Nothing here says more than the asker may know: a table that is not there and one that is
closed to the asker are the same problem.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from lastboat.kernel import errors, i18n
from lastboat.kernel.errors import LastboatError
from lastboat.kernel.view import Message, Name

WORDS = Path(__file__).parent / "words"
"""The catalogues of the server."""


class ServerError(LastboatError):
    """An error whose words are in the server's catalogues."""

    status: ClassVar[int] = 400
    folder: ClassVar[Path] = WORDS

    def __str__(self) -> str:
        return i18n.say(self.message, "en", WORDS)


class NotFound(ServerError):
    """There is nothing at this address."""

    status = 404


class NoSuchTable(ServerError):
    """There is no such table, or none the asker may know of."""

    status = 404


class NoSuchProposal(ServerError):
    """The proposal does not stand any more."""

    status = 404


class TokenNeeded(ServerError):
    """Somebody must say who they are, and did not."""

    status = 401


class NotYours(ServerError):
    """The token does not give that right."""

    status = 403


class SecretsInside(ServerError):
    """What is asked for would tell what other seats hold."""

    status = 403


class WrongOrigin(ServerError):
    """A page of another host asks."""

    status = 403


class StaleVersion(ServerError):
    """The table has moved on: `at`, `version`."""

    status = 409


class WrongState(ServerError):
    """A table is not in the state in which something can be done: `state`."""

    status = 409

    def __init__(self, state: str) -> None:
        super().__init__(state=Name("state", state))


class NotRunning(WrongState):
    """Nothing is played at this table now: `state`."""


class NotOver(WrongState):
    """What is asked for can be had when the game is over: `state`."""


class NotOpen(WrongState):
    """The table has begun or is closed: `state`."""


class SeatsOpen(ServerError):
    """The game cannot begin while seats are open: `seats`."""

    status = 409


class SeatTaken(ServerError):
    """Somebody sits there already."""

    status = 409


class NoSeatFree(ServerError):
    """All seats are taken."""

    status = 409


class NotAPlayer(ServerError):
    """That seat is not played by a person: `seat`."""

    status = 409


class Frozen(ServerError):
    """The table can be looked at but not played: `reason`."""

    status = 409


class OtherVersion(ServerError):
    """A table of another version of its game: `game`, `version`, `known`."""

    status = 409


class NoLongerReplays(ServerError):
    """A table whose records cannot be followed any more: `record`, `reason`."""

    status = 409


class BadRequest(ServerError):
    """A request that cannot be read: `where`, `reason`."""

    status = 422


class BadFrame(ServerError):
    """A socket frame that cannot be read: `reason`."""

    status = 400


class HelloFirst(ServerError):
    """The first frame of a socket names the table."""

    status = 400


class TooLarge(ServerError):
    """More bytes than are taken: `limit`."""

    status = 413


class TooMany(ServerError):
    """More requests than are taken: `seconds` to wait."""

    status = 429


class TooManyProposals(ServerError):
    """A seat has enough proposals standing: `limit`."""

    status = 409


class NotLegalThere(ServerError):
    """A proposal that its seat could not play: `seat`."""

    status = 422


class MethodNotAllowed(ServerError):
    """The address is right, the method is not."""

    status = 405


class Busy(ServerError):
    """The server cannot do it now; it may be tried again."""

    status = 503


class Broken(ServerError):
    """Something went wrong inside the server."""

    status = 500


class BadSetting(ServerError):
    """A setting that cannot be read: `name`, `value`, `known`."""


class BadAddress(ServerError):
    """A database address that cannot be used: `reason`."""


class OneProcessOnly(ServerError):
    """SQLite serves one process: `workers`."""


class DataInUse(ServerError):
    """Another server uses the same SQLite file: `file`."""


class PortTaken(ServerError):
    """Another program listens there: `host`, `port`."""


class CannotOpenData(ServerError):
    """The data folder or the database cannot be used: `place`, `reason`."""


class NotABackup(ServerError):
    """A file that is something else: `file`."""


class BackupCutOff(ServerError):
    """A backup without its end: `file`."""


class BackupDamaged(ServerError):
    """A backup whose contents do not fit its checksum or make no sense: `file`."""


class BackupWouldReplace(ServerError):
    """A file that is no backup stands where one is to be written: `file`."""


class NothingToBackUp(ServerError):
    """There is no such database: `place`."""


class DatabaseNotEmpty(ServerError):
    """A restore would mix with what is there."""


class DatabaseBusy(ServerError):
    """A server works with the database that is to be restored."""


_STATUS: dict[type[LastboatError], int] = {
    errors.GameIsOver: 409,
    errors.NothingToUndo: 409,
    errors.UnknownGame: 422,
}


def status_of(error: LastboatError) -> int:
    """The HTTP status of an error; what a caller asked for and cannot have is 422."""
    return error.status if isinstance(error, ServerError) else _STATUS.get(type(error), 422)


def problem(error: LastboatError, lang: str = "en", **more: Any) -> dict[str, Any]:
    """The error as problem+json tells it; `more` are members of its own, e.g. the fresh view."""
    said = i18n.say(error.message, lang, WORDS)
    status = status_of(error)
    return {"type": error.id, "title": said, "status": status, "detail": said, "args": args_of(error), **more}


def message_data(error: LastboatError) -> dict[str, Any]:
    """An error as a message; errors inside it are messages too."""
    return {"id": error.id, "args": args_of(error)}


def args_of(error: LastboatError) -> dict[str, Any]:
    """The arguments of an error as plain data."""
    plain = {k: v for k, v in error.args_by_name.items() if not isinstance(v, LastboatError)}
    inside = {k: message_data(v) for k, v in error.args_by_name.items() if isinstance(v, LastboatError)}
    args: dict[str, Any] = Message(error.id, plain).data()["args"]
    return args | inside

"""Errors of the server alone: requests, sockets, settings and the database. Those of a table are in `tables.errors`."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from lastboat.tables.errors import TableError

WORDS = Path(__file__).parent / "words"
"""The catalogues of the server."""


class ServerError(TableError):
    """An error whose texts are in the server's catalogues."""

    folder: ClassVar[Path] = WORDS


class NotFound(ServerError):
    """Nothing has this address."""

    status = 404


class WrongOrigin(ServerError):
    """The request comes from a page of another host."""

    status = 403


class WrongHost(ServerError):
    """The request names a host that is not one of the server's."""

    status = 421


class BadFrame(ServerError):
    """The socket frame is malformed: `reason`."""

    status = 400


class HelloFirst(ServerError):
    """The first frame of a socket was not hello."""

    status = 400


class TooLarge(ServerError):
    """The request is too large: `limit` bytes."""

    status = 413


class TooMany(ServerError):
    """A rate limit is exceeded: `seconds` to wait."""

    status = 429


class MethodNotAllowed(ServerError):
    """The path exists, but not for this method."""

    status = 405


class Blocked(ServerError):
    """The address of the client is blocked."""

    status = 403


class NameBlocked(ServerError):
    """The name is blocked: `name`."""

    status = 403


class BadBlock(ServerError):
    """The value to block is no address and no network: `value`."""


class Broken(ServerError):
    """An internal error."""

    status = 500


class BadSetting(ServerError):
    """The value of a setting is invalid: `name`, `value`, `known`."""


class BadAddress(ServerError):
    """The database URL cannot be used: `reason`."""


class OneProcessOnly(ServerError):
    """SQLite allows one process only: `workers`."""


class NoPostgresDriver(ServerError):
    """The database is a PostgreSQL, and asyncpg is not installed."""


class DataInUse(ServerError):
    """Another server uses the SQLite file: `file`."""


class PortTaken(ServerError):
    """Another program uses the port: `host`, `port`."""


class CannotOpenData(ServerError):
    """The data folder or the database cannot be opened: `place`, `reason`."""


class NotABackup(ServerError):
    """The file is not a backup: `file`."""


class BackupCutOff(ServerError):
    """The backup is truncated: `file`."""


class BackupDamaged(ServerError):
    """The backup is corrupt or its checksum is wrong: `file`."""


class BackupWouldReplace(ServerError):
    """The backup would overwrite a file that is not a backup: `file`."""


class NoDatabase(ServerError):
    """The database does not exist: `place`."""


class DatabaseNotEmpty(ServerError):
    """The database to restore to has tables in it."""


class DatabaseBusy(ServerError):
    """A server uses the database to restore to."""

"""What can be set about a server: by `lastboat serve`, by the environment (`LASTBOAT_…`), or in tests directly."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from lastboat.server.errors import BadSetting

PREFIX = "LASTBOAT_"
_SAID = dict.fromkeys(("1", "true", "yes", "on"), True) | dict.fromkeys(("0", "false", "no", "off"), False)
_LEVELS = ("debug", "info", "warning", "error", "critical")
_POSITIVE = (
    "workers", "live_tables", "requests_per_second", "tables_per_hour", "seat_moves_per_second",
    "table_moves_per_second", "sockets_per_address", "sockets", "body_limit", "import_limit",
)  # fmt: skip
_NOT_NEGATIVE = ("bot_workers", "pace")


@dataclass(frozen=True)
class Settings:
    """One server. Every field can be given as an environment variable, e.g. `LASTBOAT_LIVE_TABLES`."""

    db: str = ""
    """Where tables are kept, as SQLAlchemy names it; empty: SQLite in the data folder."""
    data: str = ""
    """The data folder; empty: the user's."""
    workers: int = 1
    """Processes that serve; more than one needs PostgreSQL."""
    bot_workers: int = 1
    """Processes of each server process that think for bots, besides one for hints and odds; 0: it thinks itself,
    and everybody waits."""
    pace: float = 0.7
    """Seconds between a bot's visible moves at a table with people."""
    live_tables: int = 4096
    """Tables held ready in memory without anybody connected."""
    origins: str = ""
    """Origins besides the own host that a page may come from, separated by commas; `*`: any."""
    limits: bool = True
    """Whether requests are limited by address, seat and table."""
    requests_per_second: float = 40.0
    """Requests and frames an address may send for long; a burst may be ten seconds' worth."""
    tables_per_hour: float = 240.0
    """Tables an address may create."""
    seat_moves_per_second: float = 8.0
    """Plays, undos, proposals, talk of one seat."""
    table_moves_per_second: float = 24.0
    """The same of a whole table."""
    sockets_per_address: int = 64
    """Sockets an address may hold open."""
    sockets: int = 20000
    """Sockets a process holds open."""
    body_limit: int = 64 * 1024
    """Bytes of a request's body, and of a socket's frame."""
    import_limit: int = 1024 * 1024
    """Bytes of an imported match."""
    compress: bool = False
    """Whether socket frames are compressed: fewer bytes, more work."""
    log_json: bool = False
    """Whether log lines are JSON."""
    log_level: str = "info"
    proxies: str = "127.0.0.1"
    """Addresses of proxies that are believed about who asks; `*`: any."""
    template: bool = False
    """Whether the toy game is on offer."""

    @property
    def database(self) -> str:
        """The address of the database."""
        return self.db or f"sqlite+aiosqlite:///{self.folder / 'lastboat.db'}"

    @property
    def is_sqlite(self) -> bool:
        """Whether this is the embedded database."""
        return self.database.startswith("sqlite")

    @property
    def folder(self) -> Path:
        """The data folder."""
        if self.data:
            return Path(self.data)
        import platformdirs

        return Path(platformdirs.user_data_dir("lastboat", appauthor=False))

    @property
    def other_origins(self) -> frozenset[str]:
        """The origins besides the own one."""
        return frozenset(o.strip().rstrip("/").lower() for o in self.origins.split(",") if o.strip())


def from_environment(environ: Mapping[str, str] | None = None, **given: Any) -> Settings:
    """Settings of the environment, overruled by those given here (None: not given)."""
    environ = os.environ if environ is None else environ
    found = {
        field.name: _read(field.name, text, type(field.default))
        for field in fields(Settings)
        if (text := environ.get(PREFIX + field.name.upper(), "")) != ""
    }
    settings = replace(Settings(**found), **{name: value for name, value in given.items() if value is not None})
    for name in (*_POSITIVE, *_NOT_NEGATIVE):
        value = getattr(settings, name)
        if not 0 <= value < math.inf or (value == 0 and name in _POSITIVE):
            raise _bad(name, value)
    if settings.log_level.lower() not in _LEVELS:
        raise _bad("log_level", settings.log_level)
    return settings


def _read(name: str, text: str, kind: type) -> Any:
    try:
        return _SAID[text.lower()] if kind is bool else kind(text)
    except (KeyError, ValueError):
        raise _bad(name, text) from None


def _bad(name: str, value: object) -> BadSetting:
    """What is wrong, and what would be right."""
    known = {"log_level": ", ".join(_LEVELS)} | dict.fromkeys(_POSITIVE, "> 0") | dict.fromkeys(_NOT_NEGATIVE, "≥ 0")
    return BadSetting(name=PREFIX + name.upper(), value=value, known=known.get(name, "on, off"))

"""Settings of a server: from `lastboat serve`, the environment (`LASTBOAT_…`), or tests."""

from __future__ import annotations

import math
import os
import secrets
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from lastboat.server.errors import BadSetting

PREFIX = "LASTBOAT_"
LONGEST_BOT = 20
"""Characters in the name of a bot of the operator."""
_BOOLEANS = dict.fromkeys(("1", "true", "yes", "on"), True) | dict.fromkeys(("0", "false", "no", "off"), False)
_LEVELS = ("debug", "info", "warning", "error", "critical")
_POSITIVE = (
    "workers", "live_tables", "requests_per_second", "processor_share", "bytes_per_second", "tables_per_hour",
    "seat_moves_per_second", "table_moves_per_second", "sockets_per_address", "sockets", "body_limit", "import_limit",
)  # fmt: skip
_NOT_NEGATIVE = (
    "bot_workers", "pace", "absence", "keep_open", "keep_running", "keep_over", "keep_closed", "keep_reports", "hsts",
)  # fmt: skip


@dataclass(frozen=True)
class Settings:
    """One server. Every field is also an environment variable, for example `LASTBOAT_LIVE_TABLES`."""

    db: str = ""
    """The SQLAlchemy URL of the database; empty: SQLite in the data folder."""
    data: str = ""
    """The data folder; empty: the user's."""
    workers: int = 1
    """Server processes; more than one needs PostgreSQL."""
    bot_workers: int = 1
    """Search processes of each server process, besides one for hints and odds; 0: it searches itself and blocks."""
    bots: str = ""
    """The operator's own bots at tables: `Name=module:factory`, separated by commas."""
    pace: float = 0.7
    """Seconds between a bot's visible moves at a table with people."""
    absence: float = 120.0
    """Seconds of absence after which the host may replace a player of a running game with secrets."""
    live_tables: int = 4096
    """Tables kept in memory without connections."""
    origins: str = ""
    """Other origins whose pages may use this server, separated by commas; `*`: any."""
    hosts: str = ""
    """Host names of this server, separated by commas; empty: any."""
    metrics_public: bool = False
    """Whether clients on other machines may read `/metrics`."""
    limits: bool = True
    """Whether requests are limited by address, seat and table."""
    requests_per_second: float = 40.0
    """Requests and frames per second of an address; bursts of ten seconds' worth."""
    processor_share: float = 0.25
    """Processor seconds per second that requests and frames of an address may cost; bursts of ten seconds' worth."""
    bytes_per_second: float = 2_000_000.0
    """Bytes per second of answers to an address; bursts of ten seconds' worth."""
    tables_per_hour: float = 240.0
    """Tables per hour created by an address."""
    seat_moves_per_second: float = 8.0
    """Plays, undos, proposals and chat lines per second of a seat."""
    table_moves_per_second: float = 24.0
    """The same of a table."""
    sockets_per_address: int = 64
    """Open sockets of an address."""
    sockets: int = 20000
    """Open sockets of a process."""
    body_limit: int = 64 * 1024
    """Bytes of a request body or a socket frame."""
    import_limit: int = 256 * 1024
    """Bytes of an imported match."""
    compress: bool = False
    """Whether socket frames are compressed: fewer bytes, more processor time."""
    log_json: bool = False
    """Whether log lines are JSON."""
    log_level: str = "info"
    log_addresses: bool = False
    """Whether log lines name addresses of clients; else salted hashes."""
    log_salt: str = ""
    """The salt of these hashes; empty: a new one at every start."""
    keep_open: float = 30.0
    """Days until an open table is deleted, counted from its creation; 0: never, as for the following."""
    keep_running: float = 0.0
    """Days until a running table is deleted, counted from its last move."""
    keep_over: float = 365.0
    """Days until an ended table is deleted, counted from its last move."""
    keep_closed: float = 30.0
    """Days until a closed table is deleted, counted from its last move."""
    keep_reports: float = 180.0
    """Days until reports and the log of operations are deleted."""
    privacy: str = ""
    """A Markdown file with the operator's own part of the privacy page; `name.de.md` beside it is for German."""
    proxies: str = "127.0.0.1"
    """Trusted proxies, which name the client's address; `*`: any."""
    hsts: int = 31_536_000
    """Seconds for which browsers that came by HTTPS come by HTTPS only; 0: not said."""
    template: bool = False
    """Whether the template game is offered."""

    @property
    def database(self) -> str:
        """The URL of the database."""
        return self.db or f"sqlite+aiosqlite:///{self.folder / 'lastboat.db'}"

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is SQLite."""
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
        """The allowed origins besides the server's own."""
        return frozenset(o.strip().rstrip("/").lower() for o in self.origins.split(",") if o.strip())

    @property
    def own_bots(self) -> dict[str, str]:
        """The `module:factory` of the operator's own bots, by name."""
        from lastboat.bots.agents import COMMAND, is_agent
        from lastboat.bots.registry import BOTS

        found: dict[str, str] = {}
        for entry in filter(None, map(str.strip, self.bots.split(","))):
            name, _, agent = entry.partition("=")
            name, agent = " ".join(unicodedata.normalize("NFC", name).split()), agent.strip()
            taken = (*BOTS, *found)
            good_name = 0 < len(name) <= LONGEST_BOT and name.replace(" ", "").isalnum()
            good_agent = is_agent(agent) and not agent.startswith(COMMAND)
            if not good_name or not good_agent or name.casefold() in {other.casefold() for other in taken}:
                known = f"Name=module:factory (Name: A-Z, a-z, 0-9, ≤ {LONGEST_BOT}, ≠ {', '.join(taken)})"
                raise BadSetting(name=f"{PREFIX}BOTS", value=entry, known=known)
            found[name] = agent
        return found

    @property
    def own_hosts(self) -> frozenset[str]:
        """The host names of this server; empty: any."""
        return frozenset(host.strip().lower() for host in self.hosts.split(",") if host.strip())


def from_environment(environ: Mapping[str, str] | None = None, **given: Any) -> Settings:
    """Settings from the environment, overridden by those given here (None: not given)."""
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
    settings.own_bots  # noqa: B018, raises for bad ones
    if settings.log_level.lower() not in _LEVELS:
        raise _bad("log_level", settings.log_level)
    return settings


def with_salt(settings: Settings) -> Settings:
    """The settings with a random salt if they name none."""
    return settings if settings.log_salt else replace(settings, log_salt=secrets.token_hex(16))


def _read(name: str, text: str, kind: type) -> Any:
    try:
        return _BOOLEANS[text.lower()] if kind is bool else kind(text)
    except (KeyError, ValueError):
        raise _bad(name, text) from None


def _bad(name: str, value: object) -> BadSetting:
    """The error for a bad value, with what would be right."""
    known = {"log_level": ", ".join(_LEVELS)} | dict.fromkeys(_POSITIVE, "> 0") | dict.fromkeys(_NOT_NEGATIVE, "≥ 0")
    return BadSetting(name=PREFIX + name.upper(), value=value, known=known.get(name, "on, off"))

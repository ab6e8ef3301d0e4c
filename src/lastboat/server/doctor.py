"""Check a running installation from outside, as its clients and strangers see it."""

from __future__ import annotations

import contextlib
import http.client
import json
import shutil
import ssl
import time
from collections.abc import Callable, Iterator
from email.utils import parsedate_to_datetime
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

from sqlalchemy import text

from lastboat.kernel.game import game_ids, problems
from lastboat.kernel.i18n import say
from lastboat.server.settings import Settings
from lastboat.server.storage import migrate
from lastboat.server.storage.database import Database

WITHIN = 10.0
"""Seconds for an answer."""
FREE_SPACE = 1 << 30
"""Bytes that should be free where SQLite writes."""
CERTIFICATE_DAYS = 14
"""Days for which the certificate should be valid."""
CLOCKS = 5.0
"""Seconds by which the clocks of server and client may differ."""

Verdict = Literal["good", "warning", "bad"]


class Finding(NamedTuple):
    """The result of a check: the id of its message, and what was seen."""

    check: str
    verdict: Verdict
    seen: str = ""


class _Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


class Site:
    """A server at an address such as `https://play.example.org`."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self.secure, self.host = parts.scheme == "https", parts.hostname or "127.0.0.1"
        self.port = parts.port or (443 if self.secure else 80)
        self.path = parts.path.rstrip("/")

    def ask(self, path: str, **headers: str) -> _Answer:
        """The answer to a GET; raises OSError if there is none."""
        connection = self._connection()
        try:
            connection.request("GET", self.path + path, headers={k.replace("_", "-"): v for k, v in headers.items()})
            answer = connection.getresponse()
            found = {name.lower(): value for name, value in answer.getheaders()}
            return _Answer(answer.status, found, b"" if answer.status == 101 else answer.read())
        except http.client.HTTPException as error:
            raise OSError(repr(error)) from error
        finally:
            connection.close()

    def certificate_days(self) -> float:
        """Days until the certificate expires."""
        connection = self._connection()
        try:
            connection.connect()
            assert isinstance(connection.sock, ssl.SSLSocket)
            certificate = connection.sock.getpeercert() or {}
            return (ssl.cert_time_to_seconds(str(certificate["notAfter"])) - time.time()) / 86_400
        finally:
            connection.close()

    def _connection(self) -> http.client.HTTPConnection:
        kind = http.client.HTTPSConnection if self.secure else http.client.HTTPConnection
        return kind(self.host, self.port, timeout=WITHIN)


def check_site(address: str) -> Iterator[Finding]:
    """What clients and strangers see."""
    site = Site(address)
    checks: tuple[Callable[[Site], Iterator[Finding]], ...] = (
        _alive, _ready, _page, _socket, _other_hosts, _metrics, _clock, _certificate,
    )  # fmt: skip
    for check in checks:
        try:
            yield from check(site)
        except (OSError, ValueError, KeyError) as error:
            yield Finding(f"doctor-{check.__name__.strip('_').replace('_', '-')}", "bad", str(error))
            if check is _alive:
                return


def check_games(lang: str) -> list[Finding]:
    """The games installed on this machine, and what is wrong with those of other packages."""
    wrong = [Finding("doctor-games", "warning", say(error.message, lang)) for error in problems()]
    return wrong or [Finding("doctor-games", "good", ", ".join(game_ids()))]


async def check_database(settings: Settings) -> list[Finding]:
    """The database of this machine's settings: its version and its disk."""
    found = []
    database = Database(settings, beside_server=True)
    try:
        async with database.engine.connect() as connection:
            version = await connection.run_sync(migrate.version)
            await connection.execute(text("SELECT 1"))
        found.append(Finding("doctor-database", "good" if version == migrate.HEAD else "bad", str(version)))
    except Exception as error:
        found.append(Finding("doctor-database", "bad", str(getattr(error, "orig", None) or error)))
    finally:
        with contextlib.suppress(Exception):
            await database.close()
    if settings.is_sqlite:
        free = shutil.disk_usage(settings.folder if settings.folder.exists() else "/").free
        found.append(Finding("doctor-disk", "good" if free >= FREE_SPACE else "warning", f"{free >> 20} MB"))
    return found


def _alive(site: Site) -> Iterator[Finding]:
    answer = site.ask("/livez")
    version = json.loads(answer.body).get("version", "") if answer.status == 200 else ""
    yield Finding("doctor-alive", "good" if version else "bad", f"{answer.status} {version}".strip())


def _ready(site: Site) -> Iterator[Finding]:
    answer = site.ask("/readyz")
    yield Finding("doctor-ready", "good" if answer.status == 200 else "bad", str(answer.status))


def _page(site: Site) -> Iterator[Finding]:
    answer = site.ask("/")
    there = answer.status == 200 and b"<html" in answer.body
    yield Finding("doctor-page", "good" if there else "bad", str(answer.status))
    wanted = ["content-security-policy", "x-content-type-options", "referrer-policy"]
    missing = [name for name in wanted + ["strict-transport-security"] * site.secure if name not in answer.headers]
    yield Finding("doctor-headers", "warning" if missing else "good", ", ".join(missing))


def _socket(site: Site) -> Iterator[Finding]:
    upgrade = {
        "Connection": "Upgrade", "Upgrade": "websocket", "Sec_WebSocket_Version": "13",
        "Sec_WebSocket_Key": "bGFzdGJvYXQgZG9jdG9yLg==",
    }  # fmt: skip
    own = f"{'https' if site.secure else 'http'}://{site.host}:{site.port}"
    default = site.port == (443 if site.secure else 80)
    answer = site.ask("/api/socket", **upgrade, Origin=own.rsplit(":", 1)[0] if default else own)
    yield Finding("doctor-socket", "good" if answer.status == 101 else "bad", str(answer.status))
    answer = site.ask("/api/socket", **upgrade, Origin="https://elsewhere.invalid")
    yield Finding("doctor-origins", "bad" if answer.status == 101 else "good", str(answer.status))


def _other_hosts(site: Site) -> Iterator[Finding]:
    answer = site.ask("/api/games", Host="elsewhere.invalid")
    yield Finding("doctor-other-hosts", "warning" if answer.status == 200 else "good", str(answer.status))


def _metrics(site: Site) -> Iterator[Finding]:
    answer = site.ask("/metrics")
    local = site.host in ("127.0.0.1", "localhost", "::1")
    public = answer.status == 200 and not local
    yield Finding("doctor-metrics", "warning" if public else "good", str(answer.status))


def _clock(site: Site) -> Iterator[Finding]:
    said = site.ask("/livez").headers["date"]
    apart = abs(parsedate_to_datetime(said).timestamp() - time.time())
    yield Finding("doctor-clock", "good" if apart <= CLOCKS else "warning", f"{apart:.0f} s")


def _certificate(site: Site) -> Iterator[Finding]:
    if site.secure:
        days = site.certificate_days()
        yield Finding("doctor-certificate", "good" if days >= CERTIFICATE_DAYS else "warning", f"{days:.0f}")

"""Logging: plain lines or one JSON object per line, with request ids, without tokens.

`config` is for uvicorn and `logging.config.dictConfig`. `RequestLog` wraps the application: it gives each request and
socket an id (a proxy's `X-Request-ID` is kept), returns it, and logs one line when the request is done. Paths are
logged without their query; what still looks like a token is masked.
"""

from __future__ import annotations

import logging
import re
import secrets
import time
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lastboat.server import metrics
from lastboat.server.addresses import client_hash
from lastboat.server.settings import Settings

REQUEST: ContextVar[str | None] = ContextVar("lastboat.request", default=None)
"""The id of the request or socket being served."""

MASK = "[…]"
_TOKENS = re.compile(
    r"(?<=(?i:bearer) )[^\s\"]+"  # in a header
    r"|(?<![\w-])(?=[a-z\d_-]*[A-Z])(?=[A-Z\d_-]*[a-z])[\w-]{24,}(?![\w-])"  # anywhere; names in code have no capitals
    r"|(?<=://)[^/\s@\"]+(?=@)"  # the password in the address of a database
)
_VALID_ID = re.compile(rb"[A-Za-z0-9._-]{1,64}")
_OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}
PROBES = ("/livez", "/readyz", "/healthz", "/metrics")
"""Paths for monitoring: without limits, under any host name, logged at the level debug."""

log = logging.getLogger("lastboat.access")


def masked(text: str) -> str:
    """The text with everything masked that looks like a token.

    >>> masked("GET /t/kestrel with Bearer abc.def for you")
    'GET /t/kestrel with Bearer […] for you'
    """
    return _TOKENS.sub(MASK, text)


class JsonLines(logging.Formatter):
    """A log record as one line of JSON; `extra` values become fields."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": record.process,
        }
        if request := REQUEST.get():
            line["request"] = request
        line |= {name: value for name, value in vars(record).items() if name not in _OWN}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return masked(msgspec.json.encode(line, enc_hook=str).decode())


class PlainLines(logging.Formatter):
    """A log record as a line for a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        extra = {name: value for name, value in vars(record).items() if name not in _OWN}
        said = f"{record.levelname.lower():8} {record.getMessage()}"
        said += "".join(f" {name}={value}" for name, value in extra.items())
        said = "".join(c if c.isprintable() else repr(c)[1:-1] for c in said)
        return masked(f"{said}\n{self.formatException(record.exc_info)}" if record.exc_info else said)


def config(level: str = "info", json: bool = True) -> dict[str, Any]:
    """The configuration of all loggers; `RequestLog` writes the line per request instead of uvicorn."""
    lines = JsonLines if json else PlainLines
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": lines}},
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"}},
        "root": {"level": "WARNING", "handlers": ["out"]},
        "loggers": {
            "lastboat": {"level": level.upper()},
            "uvicorn": {"level": "WARNING"},
            "alembic": {"level": "WARNING"},
        },
    }


class RequestLog:
    """Middleware: give each request an id, log it when done, and measure its time."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self._settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        request = request_id(scope)
        status = 500 if scope["type"] == "http" else 0

        async def sending(message: Message) -> None:
            nonlocal status
            match message["type"]:
                case "http.response.start":
                    status = message["status"]
                    message["headers"] = [*message.get("headers", ()), (b"x-request-id", request.encode())]
                case "websocket.close":
                    status = message.get("code", 1000)
            await send(message)

        before = REQUEST.set(request)
        began = time.perf_counter()
        try:
            await self.app(scope, receive, sending)
        finally:
            self._log(scope, status, time.perf_counter() - began)
            REQUEST.reset(before)

    def _log(self, scope: Scope, status: int, seconds: float) -> None:
        path = scope["path"]
        if scope["type"] == "http":
            route = getattr(scope.get("route"), "path", "other")
            metrics.answered(scope["method"], route, status, seconds)
        level = logging.DEBUG if path in PROBES else logging.INFO
        extra = {"status": status, "seconds": round(seconds, 6), "client": self._client(scope)}
        log.log(level, "%s %s", scope.get("method", "SOCKET"), path, extra=extra)

    def _client(self, scope: Scope) -> str | None:
        """The client's address, by default as a salted hash."""
        if not scope.get("client"):
            return None
        address: str = scope["client"][0]
        return address if self._settings.log_addresses else client_hash(address, self._settings.log_salt)


def request_id(scope: Scope) -> str:
    """The id from a proxy, if it is valid; else a new one."""
    for name, value in scope["headers"]:
        if name == b"x-request-id" and _VALID_ID.fullmatch(value):
            given: str = value.decode()
            return given
    return secrets.token_hex(8)

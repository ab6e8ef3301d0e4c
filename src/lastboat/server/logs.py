"""Logs a program can read: one JSON object a line, with the request they belong to, never with a token.

`config` is what uvicorn and `logging.config.dictConfig` take. `RequestLog` wraps the application:
it gives each request and each socket an id (a proxy's `X-Request-ID` is kept), sends it back, and
writes one line when the request is done. Paths are logged without their query; whatever still
looks like a token is blotted out before a line is written.
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

REQUEST: ContextVar[str | None] = ContextVar("lastboat.request", default=None)
"""The id of the request or socket being served."""

BLOT = "[…]"
_TOKENS = re.compile(
    r"(?<=(?i:bearer) )[^\s\"]+"  # in a header
    r"|(?<![\w-])(?=[a-z\d_-]*[A-Z])(?=[A-Z\d_-]*[a-z])[\w-]{24,}(?![\w-])"  # anywhere; names in code have no capitals
    r"|(?<=://)[^/\s@\"]+(?=@)"  # the password in the address of a database
)
_GOOD_ID = re.compile(rb"[A-Za-z0-9._-]{1,64}")
_OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}
_QUIET = ("/healthz", "/metrics")

log = logging.getLogger("lastboat.access")


def blotted(text: str) -> str:
    """The text without anything that looks like a token.

    >>> blotted("GET /t/kestrel with Bearer abc.def for you")
    'GET /t/kestrel with Bearer […] for you'
    """
    return _TOKENS.sub(BLOT, text)


class JsonLines(logging.Formatter):
    """A record as one line of JSON; what was passed as `extra` becomes fields of its own."""

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
        return blotted(msgspec.json.encode(line, enc_hook=str).decode())


class PlainLines(logging.Formatter):
    """A record as a line for a person at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        extra = {name: value for name, value in vars(record).items() if name not in _OWN}
        said = f"{record.levelname.lower():8} {record.getMessage()}"
        said += "".join(f" {name}={value}" for name, value in extra.items())
        said = "".join(c if c.isprintable() else repr(c)[1:-1] for c in said)
        return blotted(f"{said}\n{self.formatException(record.exc_info)}" if record.exc_info else said)


def config(level: str = "info", json: bool = True) -> dict[str, Any]:
    """The set-up of all loggers; uvicorn's own line per request is left to `RequestLog`."""
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
    """Around the application: an id for each request, one line when it is done, and its time measured."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or one socket."""
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
            _told(scope, status, time.perf_counter() - began)
            REQUEST.reset(before)


def request_id(scope: Scope) -> str:
    """The id a proxy gave, if it is a decent one; else a new one."""
    for name, value in scope["headers"]:
        if name == b"x-request-id" and _GOOD_ID.fullmatch(value):
            given: str = value.decode()
            return given
    return secrets.token_hex(8)


def _told(scope: Scope, status: int, seconds: float) -> None:
    path = scope["path"]
    if scope["type"] == "http":
        route = getattr(scope.get("route"), "path", "other")
        metrics.answered(scope["method"], route, status, seconds)
    client = scope.get("client")
    level = logging.DEBUG if path in _QUIET else logging.INFO
    log.log(
        level,
        "%s %s",
        scope.get("method", "SOCKET"),
        path,
        extra={"status": status, "seconds": round(seconds, 6), "client": client[0] if client else None},
    )

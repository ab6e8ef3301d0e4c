"""Middleware: origins, rate limits, sizes and security headers."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lastboat.server.errors import ServerError, TooLarge, WrongHost, WrongOrigin
from lastboat.server.logs import PROBES
from lastboat.server.settings import Settings
from lastboat.server.web.cost import Metered
from lastboat.server.web.rate_limits import RateLimits
from lastboat.server.web.responses import first_language, refusal

SECURITY_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "X-Frame-Options": "DENY",
}
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self' 'wasm-unsafe-eval'; "
    "connect-src 'self' {sockets}; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_REFUSED_SOCKET = 1008


class Checks:
    """Checks requests and adds headers to answers."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: RateLimits) -> None:
        self.app, self.settings, self.limits = app, settings, limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        address = scope["client"][0] if scope.get("client") else ""
        sending = self._counting(address, _adding_headers(send, headers.get("host", ""), self._hsts(scope)))
        try:
            if services := getattr(scope["app"].state, "services", None):
                services.blocks.check_address(address)
            self._check(scope, headers, address)
        except ServerError as error:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": _REFUSED_SOCKET})
            else:
                await refusal(error, first_language(headers.get("accept-language", "")))(scope, receive, sending)
            return
        if scope["type"] == "websocket":
            await Metered(self.limits, address, self._serve(scope, receive, send))
            return
        limit = self._limit(scope["path"])
        await Metered(self.limits, address, self._serve(scope, _bounded(receive, limit), sending))

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)

    def _check(self, scope: Scope, headers: Headers, address: str) -> None:
        if scope["path"] not in PROBES:
            self.limits.request(address)
            self._check_host(headers)
        if scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS"):
            self._check_origin(headers)
        length = headers.get("content-length", "")
        limit = self._limit(scope["path"])
        if length.isdecimal() and int(length) > limit:
            raise TooLarge(limit=limit)

    def _hsts(self, scope: Scope) -> str | None:
        """The header that keeps browsers on HTTPS, for answers that travel by it."""
        seconds = self.settings.hsts
        return f"max-age={seconds}" if seconds and scope["scheme"] in ("https", "wss") else None

    def _check_host(self, headers: Headers) -> None:
        allowed = self.settings.own_hosts
        host = headers.get("host", "").lower()
        if allowed and host not in allowed and host.rpartition(":")[0] not in allowed:
            raise WrongHost()

    def _check_origin(self, headers: Headers) -> None:
        """Browsers send the origin of a page; other programs send none."""
        origin = headers.get("origin")
        if origin is None:
            return
        allowed = self.settings.other_origins
        try:
            same = urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
        except ValueError:
            same = False
        if not (same or "*" in allowed or origin.lower() in allowed):
            raise WrongOrigin()

    def _counting(self, address: str, send: Send) -> Send:
        """Charge the bytes of an answer."""

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.body":
                self.limits.cost(address, size=len(message.get("body", b"")))
            await send(message)

        return sending

    def _limit(self, path: str) -> int:
        return self.settings.import_limit if path == "/api/tables/import" else self.settings.body_limit


def _adding_headers(send: Send, host: str, hsts: str | None) -> Send:
    """Add the headers of every answer."""
    sockets = f"ws://{host} wss://{host}" if host and all(c.isalnum() or c in ".-:[]" for c in host) else ""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in SECURITY_HEADERS.items():
                headers.setdefault(name, value)
            if hsts is not None:
                headers.setdefault("Strict-Transport-Security", hsts)
            headers.setdefault("Content-Security-Policy", POLICY.format(sockets=sockets))
        await send(message)

    return sending


def _bounded(receive: Receive, limit: int) -> Receive:
    """Count a body of unknown length while it arrives."""
    size = 0

    async def receiving() -> Message:
        nonlocal size
        message = await receive()
        if message["type"] == "http.request":
            size += len(message.get("body", b""))
            if size > limit:
                raise TooLarge(limit=limit)
        return message

    return receiving

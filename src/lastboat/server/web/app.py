"""The application: `create_app(settings)` for uvicorn and tests."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import AsyncIterator, Mapping
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import WebSocketRoute

from lastboat import __version__
from lastboat.kernel.errors import LastboatError
from lastboat.server import metrics, own_bots
from lastboat.server.addresses import is_loopback
from lastboat.server.errors import Broken, MethodNotAllowed, NotFound
from lastboat.server.logs import RequestLog
from lastboat.server.own_bots import OwnBots
from lastboat.server.services import opened
from lastboat.server.settings import Settings, from_environment, with_salt
from lastboat.server.web import (
    routes_docs,
    routes_games,
    routes_play,
    routes_plugins,
    routes_review,
    routes_tables,
    socket,
    static_page,
)
from lastboat.server.web.cost import OffLoop
from lastboat.server.web.middleware import SECURITY_HEADERS, Checks
from lastboat.server.web.rate_limits import RateLimits
from lastboat.server.web.responses import Address, reader_language, refusal
from lastboat.tables.errors import BadRequest, Busy

CHECK_EVERY = 1.0
"""Seconds for which a successful write counts, so that probes cannot wear the disk."""
READY_WITHIN = 5.0
"""Seconds in which the database must take a write."""

log = logging.getLogger("lastboat.server")


def create_app(settings: Settings | None = None, bots: OwnBots | None = None) -> FastAPI:
    """The application of one process; by default with settings from the environment, whose bots are loaded."""
    settings = with_salt(settings or from_environment())
    bots = own_bots.load(settings) if bots is None else bots
    limits = RateLimits(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with opened(settings, bots) as services:
            app.state.services, app.state.limits, app.state.off_loop = services, limits, OffLoop(limits)
            app.state.written = -math.inf
            yield
            app.state.off_loop.close()

    app = FastAPI(
        title="Lastboat",
        version=__version__,
        description="Tables with seats, moves, chat and replays; docs/protocol.md has the whole protocol.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.add_exception_handler(LastboatError, _refused)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(SQLAlchemyError, _busy)
    app.add_exception_handler(OSError, _busy)
    app.add_exception_handler(Exception, _broken)
    for module in (routes_docs, routes_games, routes_plugins, routes_tables, routes_play, routes_review):
        app.include_router(module.router)
    app.add_api_route("/livez", alive, include_in_schema=False)
    for path in ("/readyz", "/healthz"):
        app.add_api_route(path, ready, include_in_schema=False)
    app.add_api_route("/metrics", metrics_text, include_in_schema=False)
    app.router.routes.append(WebSocketRoute("/api/socket", socket.serve))
    app.add_route("/{path:path}", static_page.page, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_middleware(Checks, settings=settings, limits=limits)
    app.add_middleware(RequestLog, settings=settings)
    return app


async def alive() -> Response:
    """Whether the event loop of this process runs."""
    return _status("ok")


async def ready(request: Request) -> Response:
    """Whether the database takes writes and the page is whole."""
    state = request.app.state
    try:
        if time.monotonic() - state.written > CHECK_EVERY:
            async with asyncio.timeout(READY_WITHIN):
                await state.services.store.check_writable()
            state.written = time.monotonic()
    except Exception:
        log.exception("the database takes no writes")
        return _status("no database", 503)
    if missing := static_page.missing():
        log.error("files of the page are missing", extra={"files": missing})
        return _status("no page", 503)
    return _status("ok")


def _status(status: str, code: int = 200) -> Response:
    return JSONResponse({"status": status, "version": __version__}, code, headers={"Cache-Control": "no-store"})


async def metrics_text(request: Request, address: Address) -> Response:
    """Metrics for Prometheus, by default only for clients on this machine."""
    settings: Settings = request.app.state.services.settings
    if not settings.metrics_public and not is_loopback(address):
        raise NotFound()
    return Response(metrics.exposition(), media_type=metrics.CONTENT_TYPE)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, LastboatError)
    return refusal(error, await reader_language(request))


async def _unreadable(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first: Mapping[str, Any] = next(iter(error.errors()), {})
    where = ".".join(str(part) for part in first.get("loc", ()))[:200]
    return refusal(BadRequest(where=where, reason=str(first.get("msg", ""))[:200]), await reader_language(request))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    lang = await reader_language(request)
    if isinstance(error.__cause__, LastboatError):
        return refusal(error.__cause__, lang)
    match error.status_code:
        case 404:
            return refusal(NotFound(), lang)
        case 405:
            answer = refusal(MethodNotAllowed(), lang)
            answer.headers.update(error.headers or {})
            return answer
    return refusal(BadRequest(where=str(error.status_code), reason=str(error.detail)[:200]), lang)


async def _busy(request: Request, error: Exception) -> Response:
    """The database does not answer."""
    log.error("the database does not answer", exc_info=error)
    return refusal(Busy(), await reader_language(request))


async def _broken(request: Request, error: Exception) -> Response:
    log.error("a request failed", exc_info=error)
    answer = refusal(Broken(), await reader_language(request))
    answer.headers.update(SECURITY_HEADERS)  # the middleware does not see this answer
    return answer

"""Shared by routes: tokens, languages, answers and problems."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any

from fastapi import Depends, Request
from starlette.responses import Response

from lastboat.kernel.errors import LastboatError
from lastboat.kernel.i18n import LANGUAGES
from lastboat.server import metrics
from lastboat.server.live.encoding import encode
from lastboat.server.services import Services
from lastboat.server.web.cost import OffLoop
from lastboat.server.web.rate_limits import RateLimits
from lastboat.server.web.schemas import Problem
from lastboat.tables.errors import problem, status_of

PROBLEM_TYPE = "application/problem+json"

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"description": description, "content": {PROBLEM_TYPE: {"schema": Problem.model_json_schema()}}}
    for status, description in {
        401: "A token is needed",
        403: "The token does not give that right",
        404: "No such table, or none the asker may know of",
        409: "Not as things stand",
        413: "Too large",
        422: "Cannot be read or is not legal",
        429: "Too much at once",
        503: "Try again",
    }.items()
}


def json(data: Any, status: int = 200) -> Response:
    """A JSON answer."""
    return Response(encode(data), status, {"Cache-Control": "no-store"}, "application/json")


def cached(request: Request, content: bytes, tag: str, kind: str) -> Response:
    """An answer with an ETag; 304 if the client has it."""
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(content, headers=headers, media_type=kind)


def tag_of(content: bytes) -> str:
    """The ETag of a content."""
    return f'"{hashlib.sha256(content).hexdigest()[:24]}"'


def refusal(error: LastboatError, lang: str, **more: Any) -> Response:
    """A problem+json answer."""
    metrics.refused(error.id)
    headers = {"Cache-Control": "no-store"}
    if status_of(error) == 429:
        headers["Retry-After"] = str(error.args_by_name.get("seconds", 1))
    if status_of(error) == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return Response(encode(problem(error, lang, **more)), status_of(error), headers, PROBLEM_TYPE)


async def bearer(request: Request) -> str | None:
    """The token in the header `Authorization`."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() or None if kind.lower() == "bearer" else None


async def reader_language(request: Request) -> str:
    """The best supported language of `Accept-Language`."""
    return first_language(request.headers.get("accept-language", ""))


def first_language(wanted: str) -> str:
    """The best supported language of a weighted list.

    >>> first_language("nl-BE;q=0.4, sv, nn;q=0.8, en;q=0.5")
    'nb'
    """
    found = []
    for i, part in enumerate(wanted[:400].split(",")):
        name, _, weight = part.partition(";q=")
        short = name.strip().lower().split("-")[0]
        short = "nb" if short in ("no", "nn") else short
        try:
            share = float(weight or 1)
        except ValueError:
            share = 0.0
        if short in LANGUAGES:
            found.append((-share, i, short))
    return min(found)[2] if found else "en"


async def the_services(request: Request) -> Services:
    """The services of this process."""
    services: Services = request.app.state.services
    return services


async def the_limits(request: Request) -> RateLimits:
    """The rate limits of this process."""
    limits: RateLimits = request.app.state.limits
    return limits


async def client_address(request: Request) -> str:
    """The address of the client, as trusted proxies name it."""
    return request.client.host if request.client else ""


async def the_off_loop(request: Request) -> OffLoop:
    """The thread for long computations."""
    off_loop: OffLoop = request.app.state.off_loop
    return off_loop


ServicesOf = Annotated[Services, Depends(the_services)]
LimitsOf = Annotated[RateLimits, Depends(the_limits)]
OffLoopOf = Annotated[OffLoop, Depends(the_off_loop)]
Address = Annotated[str, Depends(client_address)]
Bearer = Annotated[str | None, Depends(bearer)]
Reader = Annotated[str, Depends(reader_language)]

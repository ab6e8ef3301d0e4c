"""The page of the HTTP API, drawn from the OpenAPI description by a script of our own."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from lastboat.server.errors import NotFound
from lastboat.server.web.responses import cached, tag_of

router = APIRouter()
PAGE = "/api/docs"
KINDS = {"index.html": "text/html", "docs.css": "text/css", "docs.js": "text/javascript"}
"""The files of the page."""


@router.get("/docs", include_in_schema=False)
def usual_place() -> Response:
    """Lead those who look for the documentation of an API where it usually is."""
    return RedirectResponse(PAGE)


@router.get(PAGE, include_in_schema=False)
def page(request: Request) -> Response:
    """The page itself."""
    return file(request, "index.html")


@router.get(f"{PAGE}/{{name}}", include_in_schema=False)
def file(request: Request, name: str) -> Response:
    """A file of the page."""
    if name not in KINDS:
        raise NotFound()
    content, tag = _read(name)
    return cached(request, content, tag, KINDS[name])


@cache
def _read(name: str) -> tuple[bytes, str]:
    """A file and its tag; what is installed does not change while the server runs."""
    content = (files("lastboat") / "server" / "web" / "api_docs" / name).read_bytes()
    return content, tag_of(content)

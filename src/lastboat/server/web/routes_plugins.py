"""The files of games from other packages."""

from __future__ import annotations

from functools import cache

from fastapi import APIRouter, Request
from starlette.responses import Response

from lastboat.kernel import game as games
from lastboat.kernel.errors import LastboatError
from lastboat.server.errors import NotFound
from lastboat.server.web import plugin_files
from lastboat.server.web.responses import cached, tag_of

router = APIRouter()


@router.get("/plugins/{game}/{path:path}", include_in_schema=False)
def plugin_file(request: Request, game: str, path: str) -> Response:
    """A file of a plug-in; in a thread, because the first request for its module compiles it."""
    content, tag = _file(game, path)
    return cached(request, content, tag, plugin_files.kind_of(path))


@cache
def _file(name: str, path: str) -> tuple[bytes, str]:
    """A file and its tag; what is installed does not change while the server runs."""
    try:
        found = plugin_files.content(games.game(name), path) if games.plugin(name) else None
    except LastboatError:
        found = None
    if found is None:
        raise NotFound()
    return found, tag_of(found)

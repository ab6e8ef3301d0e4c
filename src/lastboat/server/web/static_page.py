"""The built page: hashed files are cached for ever, index.html is revalidated.

Large files are there only packed (`name.gz`), which keeps an installation small.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from lastboat.server.errors import NotFound

_HASHED = "assets/"
"""Files in this folder have a hash in their names."""
_FOR_EVER = "public, max-age=31536000, immutable"
PACKED = ".gz"
"""How the names of packed files end."""


def folder() -> Path:
    """The folder of the page."""
    return Path(str(files("lastboat"))) / "page"


def missing() -> list[str]:
    """Files that index.html refers to and that are not there; index.html itself, if the page has been built."""
    place = folder()
    if not place.is_dir():
        return []
    try:
        text = (place / "index.html").read_text("utf-8")
    except OSError:
        return ["index.html"]
    return [name for name in re.findall(r'(?:src|href)="[./]*(assets/[^"?#]+)"', text) if not (place / name).is_file()]


async def page(request: Request) -> Response:
    """A file of the page; other paths are routes of the page and get index.html."""
    path = request.path_params.get("path", "")
    if path.startswith("api/"):
        raise NotFound()
    place = folder()
    if path and (found := _found(place, path)):
        return _file(request, found, path)
    if path and (found := _found(place, path + PACKED)):
        return _unpacked(request, found, path)
    if path.startswith(_HASHED) or "." in path.rpartition("/")[2]:
        raise NotFound()
    first = place / "index.html"
    if not first.is_file():
        return PlainTextResponse("Lastboat\n\n/api/docs\n/api/openapi.json\n", headers={"Cache-Control": "no-store"})
    return _file(request, first, "index.html")


def _found(place: Path, path: str) -> Path | None:
    """A file of the page; None if there is none or the name is invalid."""
    try:
        found = (place / path).resolve()
        return found if found.is_relative_to(place.resolve()) and found.is_file() else None
    except (OSError, ValueError):
        return None


def _unpacked(request: Request, path: Path, name: str) -> Response:
    """A packed file, which nearly every client unpacks itself."""
    headers = {"Cache-Control": _FOR_EVER, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return FileResponse(path, headers={**headers, "Content-Encoding": "gzip"}, media_type=_kind(name))
    return Response(gzip.decompress(path.read_bytes()), headers=headers, media_type=_kind(name))


def _kind(name: str) -> str:
    return mimetypes.guess_type(name)[0] or "application/octet-stream"


def _file(request: Request, path: Path, name: str) -> Response:
    kind = _kind(name)
    if name.startswith(_HASHED):
        return FileResponse(path, headers={"Cache-Control": _FOR_EVER}, media_type=kind)
    tag = f'"{hashlib.sha256(path.read_bytes()).hexdigest()[:24]}"'
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return FileResponse(path, headers=headers, media_type=kind)

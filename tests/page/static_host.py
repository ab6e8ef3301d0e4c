"""A bare static file server that can be stopped, and the site it serves."""

from __future__ import annotations

import functools
import gzip
import http.server
import threading
from pathlib import Path
from typing import Any

import lastboat
from lastboat.server import site


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *args: Any) -> None:
        """Say nothing."""


class StaticHost:
    """Serves a folder below a path that is not the root."""

    def __init__(self, folder: Path, name: str = "games") -> None:
        self.folder = folder / name
        if not self.folder.exists():
            site.write(self.folder, [lastboat.game(one) for one in lastboat.game_ids()])
        handler = functools.partial(_Quiet, directory=str(folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}/{name}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def engine_size(self) -> int:
        """Bytes, compressed, of what the first table loads: Python, our sources, the rules of all games."""
        parts = [*self.folder.glob("assets/python-*/*"), *self.folder.glob("engine/*")]
        return sum(len(gzip.compress(part.read_bytes())) for part in parts)

    def stop(self) -> None:
        """From now on nobody answers."""
        self._server.shutdown()
        self._server.server_close()

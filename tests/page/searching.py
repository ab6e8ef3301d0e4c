"""Tasks for the browser's Python: searches, in a worker of the page."""

from __future__ import annotations

import base64
import pickle
from typing import Any

from playwright.sync_api import Page

from tests.page.static_host import StaticHost

ASK = """([worker, base, game, task, lane]) => new Promise((resolve, reject) => {
  const lanes = (window.lanes ??= {});
  const searcher = (lanes[lane] ??= new Worker(worker, { type: 'module' }));
  searcher.onerror = (event) => reject(new Error(event.message));
  searcher.onmessage = ({ data }) =>
    'result' in data ? resolve(data.result.toBase64()) : reject(new Error(data.error));
  searcher.postMessage({ base, plugins: [] });
  searcher.postMessage({ id: 1, game, task: Uint8Array.fromBase64(task) });
})"""
"""Do a pickled task in a worker for searches; every lane is a worker of its own."""


def ask(page: Page, host: StaticHost, game: str, task: Any) -> Any:
    """The result of a task in the browser's Python."""
    return pickle.loads(base64.b64decode(page.evaluate(ASK, _given(host, game, task, 0))))


def begin(page: Page, host: StaticHost, game: str, task: Any, lane: int) -> None:
    """Let a worker do a task; nobody waits for its result."""
    page.evaluate(f"(given) => void ({ASK})(given)", _given(host, game, task, lane))


def _given(host: StaticHost, game: str, task: Any, lane: int) -> list[Any]:
    worker = next(file.name for file in (host.folder / "assets").glob("search-worker-*.js"))
    pickled = base64.b64encode(pickle.dumps(task)).decode()
    return [f"{host.address}assets/{worker}", host.address, game, pickled, lane]

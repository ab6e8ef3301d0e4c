"""Worker that plays our games at random as WebAssembly, in wasmtime and in a Web Worker of the page's engine."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import psutil  # type: ignore[import-untyped]

import lastboat
from benchmarks.bursts import Play, answer_all
from benchmarks.playing import SEED
from lastboat.compile import wasm
from lastboat.kernel.game import Game
from lastboat.testing.webassembly import Module
from tests.needs import browser as found_browser

WEB = Path(__file__).resolve().parents[2] / "web"
ASK = """task => new Promise((resolve, reject) => {
  window.engine ??= new Worker('worker.js', {type: 'module'});
  window.engine.onmessage = ({data}) => 'tally' in data ? resolve(data.tally.steps) : reject(data.error);
  window.engine.onerror = ({message}) => reject(message);
  window.engine.postMessage(task);
})"""
"""One task for the engine's worker, as the page gives it."""


class Quiet(SimpleHTTPRequestHandler):
    """Serves a folder and logs nothing."""

    def log_message(self, format: str, *arguments: Any) -> None:  # noqa: A002
        """Log nothing."""


def play_wasmtime(module: Module, seats: int, count: int) -> int:
    """Play whole games in one call."""
    about = module.about
    options, codes, verdicts = about["options"][str(seats)], [0] * about["codes"], [0] * len(about["verdicts"])
    bots, states = [about["bots"]["random"]] * seats, bytearray(2 * about["state"])
    none: tuple[list[int], bytearray] = [], bytearray()
    rng, points, scores = [0] * about["stream"], [0] * seats, [0] * seats
    return module.call(
        "run_many", states, seats, options, bots, SEED, 0, count, rng, codes, [*codes], *none, verdicts, points, scores
    )


def play_chromium(page: Any, game: Game, seats: int, count: int) -> int:
    """Play whole games in one task of the worker."""
    simulation = {"seats": seats, "games": count, "seed": SEED, "bots": ["random"]}
    steps: int = page.evaluate(ASK, {"id": 1, "module": f"/{game.id}.wasm", "simulation": simulation})
    return steps


def open_page(folder: Path, stack: ExitStack) -> Any:
    """A page in Chromium beside the modules and the bundled worker; None where there is no browser or no bundler."""
    bundler, path = WEB / "node_modules" / ".bin" / "rolldown", found_browser()
    if not bundler.exists() or path is None:
        return None
    env = os.environ | {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    worker = ["src/engine/worker.ts", "--format", "esm", "--file", str(folder / "worker.js")]
    subprocess.run([str(bundler), *worker], cwd=WEB, env=env, capture_output=True, check=True)
    (folder / "index.html").write_text("<!doctype html>", "utf-8")
    server = stack.enter_context(ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))))
    Thread(target=server.serve_forever, daemon=True).start()
    stack.callback(server.shutdown)
    from playwright.sync_api import sync_playwright

    playwright = stack.enter_context(sync_playwright())
    browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
    stack.callback(browser.close)
    page = browser.new_page()
    page.set_default_timeout(60_000)
    page.goto(f"http://127.0.0.1:{server.server_port}/")
    return page


def processor_seconds() -> float:
    """Of this process and all of the browser's."""
    me = psutil.Process()
    browser = sum(sum(child.cpu_times()[:2]) for child in me.children(recursive=True))
    return time.process_time() + browser


def main() -> None:
    """Build the modules and answer for both machines."""
    found: dict[str, Play] = {}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        games = [lastboat.game(name) for name in lastboat.game_ids()]
        modules = {game.id: Module(wasm.write(game, folder)) for game in games}
        page = open_page(folder, stack)
        for game in games:
            for seats in game.seats:
                found[f"wasmtime {game.id} {seats}"] = partial(play_wasmtime, modules[game.id], seats)
                if page:
                    found[f"chromium {game.id} {seats}"] = partial(play_chromium, page, game, seats)
        answer_all(found, clock=processor_seconds)


if __name__ == "__main__":
    main()

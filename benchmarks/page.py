"""The page in a real browser: script size, first paint, time from click to drawn move, frames while things move."""

from __future__ import annotations

import gzip
import tempfile
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from benchmarks.rows import Row
from tests.needs import browser as found_browser
from tests.page.hands import click_something, new_table
from tests.server.processes import Server, sqlite_url

SECTION = "page"
SIZE_TARGET, PAINT_TARGET, MOVE_TARGET, FRAME_TARGET = 200.0, 1.0, 0.1, 60.0
PAGE = Path(__file__).parents[1] / "src" / "lastboat" / "page"
GAMES = ("forbidden-island", "nisyros", "pompeii")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]

WATCH_MOVES = """() => {
  window.moves = [];
  let clicked = 0;
  addEventListener('pointerup', () => (clicked = performance.now()), true);
  const board = document.querySelector('.stage');
  new MutationObserver(() => {
    if (!clicked) return;
    const since = clicked, records = document.querySelectorAll('[data-el].lit').length;
    requestAnimationFrame(() => setTimeout(() => window.moves.push([since, performance.now() - since, records]), 0));
  }).observe(board, {subtree: true, childList: true, attributes: true, attributeFilter: ['transform', 'style', 'd']});
}"""
"""Every change of the drawing after a click, with the milliseconds until it stood on the screen."""

WATCH_FRAMES = """() => new Promise((done) => {
  const times = [];
  const step = (now) => { times.push(now); times.length < 121 ? requestAnimationFrame(step) : done(times); };
  requestAnimationFrame(step);
})"""


def rows(quick: bool, say: Callable[[str], None]) -> list[Row]:
    """All of it; without a browser only the size."""
    found = [_size()]
    path = found_browser()
    if path is None:
        return [*found, Row(SECTION, "first paint", None, "s", PAINT_TARGET, True, note="no browser")]
    from playwright.sync_api import sync_playwright

    env = {"LASTBOAT_LIMITS": "off", "LASTBOAT_PACE": "0.2"}
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        Server(sqlite_url(Path(folder) / "page.db"), env=env) as server,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            say("page: first paint")
            found.append(_paint(browser, server.url + "/", 3 if quick else 7))
            for game in GAMES[:1] if quick else GAMES:
                say(f"page: {game}")
                found += [_moves(browser, server.url + "/", game), _frames(browser, server.url + "/", game)]
        finally:
            browser.close()
    return found


def _size() -> Row:
    """What any one game needs of script: everything but other languages' words and other games' boards."""
    sizes = {path.name: len(gzip.compress(path.read_bytes())) for path in PAGE.glob("assets/*.js")}
    others = ("de-", "nl-", "fr-", "nb-")
    whole = sum(size for name, size in sizes.items() if not name.startswith(others))
    return Row(SECTION, "script, compressed, all games", whole / 1000, "kB", SIZE_TARGET, True)


def _paint(browser: Any, url: str, times: int) -> Row:
    """The first paint of the start page in a browser that has never seen it."""
    seen = []
    for _ in range(times):
        context = browser.new_context()
        page = context.new_page()
        page.goto(url)
        page.wait_for_selector("button.card")
        paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 1e5")
        seen.append(paint / 1000)
        context.close()
    return Row(SECTION, "first paint", median(seen), "s", PAINT_TARGET, True, note=f"median of {times} cold browsers")


def _table(browser: Any, url: str, game: str, speed: float) -> Any:
    page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    page.goto(url)
    page.evaluate(f"localStorage.setItem('lastboat.settings', JSON.stringify({{speed: {speed}}}))")
    page.reload()
    page.wait_for_selector("button.card")
    new_table(page, game, ["me", "bot"])
    page.wait_for_selector("[data-el].lit, .turn .row button", timeout=60_000)
    return page


def _moves(browser: Any, url: str, game: str) -> Row:
    """From letting go of the mouse to the first drawing that shows the answer, animation off."""
    page = _table(browser, url, game, 0)
    page.evaluate(WATCH_MOVES)
    rng, times = Random(1), []
    for _ in range(40):
        page.evaluate("window.moves.length = 0")
        if click_something(page, rng, eager=0.1):
            page.wait_for_timeout(160)
            moves = page.evaluate("window.moves")
            if moves:
                times.append(moves[0][1] / 1000)
        else:
            page.wait_for_timeout(100)
    page.context.close()
    note = f"median of {len(times)} moves, slowest {max(times, default=0):.3f} s"
    return Row(
        SECTION, f"click to drawn move, {game}", median(times) if times else None, "s", MOVE_TARGET, True, note=note
    )


def _frames(browser: Any, url: str, game: str) -> Row:
    """Frames a second while moves are being shown, drawn by the processor alone."""
    page = _table(browser, url, game, 1)
    rng, rates, worst = Random(2), [], 0.0
    for _ in range(4):
        click_something(page, rng)
        times = page.evaluate(WATCH_FRAMES)
        gaps = [b - a for a, b in pairwise(times)]
        rates.append(1000 * len(gaps) / sum(gaps))
        worst = max(worst, *gaps)
    page.context.close()
    note = f"longest gap {worst:.0f} ms; no graphics card here"
    return Row(SECTION, f"frames while moving, {game}", median(rates), "frames/s", FRAME_TARGET * 0.95, note=note)

"""Measure tables of a device: the site in a browser, without a server for its tables."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from typing import Any

from benchmarks import page as online
from benchmarks.rows import Row
from benchmarks.searching import opening
from lastboat.bots import analyse
from tests.needs import browser as found_browser
from tests.page.hands import click_something, decline_tutorials, new_table
from tests.page.searching import ask, begin
from tests.page.static_host import StaticHost

SECTION = "on the device"
ENGINE_TARGET, FIRST_TARGET, SECOND_TARGET, MOVE_TARGET = 8.0, 6.0, 2.0, 0.1
SHARE_TARGET, FRAME_TARGET = 0.6, 55.0
SEARCHED_MS, ROUNDS, QUICK_ROUNDS = 1000, 5, 1
LANES, LONG_MS = 4, 60_000
"""Workers that search while frames are counted, each for so long."""
MOVES, MOVES_SECONDS = 20, 20.0
LIT = "[data-el].lit, .turn .row button"
WATCH_MOVES = """
  window.moves = [];
  let pressed = 0;
  addEventListener('pointerup', () => (pressed = performance.now()), true);
  new MutationObserver((changes) => {
    for (const { target, oldValue } of changes)
      if (pressed && oldValue !== null && !target.hasAttribute('data-waits')) {
        const since = pressed;
        pressed = 0;
        requestAnimationFrame(() => setTimeout(() => moves.push(performance.now() - since), 0));
      }
  }).observe(document, { subtree: true, attributeFilter: ['data-waits'], attributeOldValue: true });
"""
"""Milliseconds from each click that made a move to the first frame drawn after its answer."""


def rows(quick: bool, say: Callable[[str], None]) -> list[Row]:
    """All rows of tables on a device."""
    path = found_browser()
    if path is None:
        return [Row(SECTION, "ready after a first start", None, "s", FIRST_TARGET, True, note="no browser")]
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = StaticHost(Path(folder))
        browser = playwright.chromium.launch(executable_path=path, args=online.FLAGS)
        try:
            say("on the device: starts")
            found = [_download(host), *_starts(browser, host, 1 if quick else 3)]
            for game in online.GAMES[:1] if quick else online.GAMES:
                say(f"on the device: {game}")
                found += [_share(browser, host, game, QUICK_ROUNDS if quick else ROUNDS), _moves(browser, host, game)]
            return [*found, _frames(browser, host)]
        finally:
            browser.close()
            host.stop()


def _download(host: StaticHost) -> Row:
    """What is loaded for the first table on a device."""
    return Row(SECTION, "engine, compressed, all games", host.engine_size() / 1e6, "MB", ENGINE_TARGET, True)


def _starts(browser: Any, host: StaticHost, times: int) -> list[Row]:
    """From opening the address to a table that can be played: with an empty cache, and again."""
    first, second = [], []
    for _ in range(times):
        with _page(browser) as page:
            began = monotonic()
            page.goto(host.address)
            _table(page, "forbidden-island")
            first.append(monotonic() - began)
            page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            began = monotonic()
            page.reload()
            page.wait_for_selector(LIT)
            second.append(monotonic() - began)
    return [
        Row(SECTION, "ready after a first start", median(first), "s", FIRST_TARGET, True, note="table set up included"),
        Row(SECTION, "ready after a second start", median(second), "s", SECOND_TARGET, True, note="at the same table"),
    ]


def _share(browser: Any, host: StaticHost, game: str, rounds: int) -> Row:
    """Simulations a second in a worker of the browser, as a share of native ones."""
    here = opening(game, 2)
    task = partial(analyse, here, budget_ms=SEARCHED_MS)
    pairs = []
    with _page(browser) as page:
        page.goto(host.address)
        ask(page, host, game, partial(analyse, here, simulations=1))
        for _ in range(rounds):
            pairs.append((ask(page, host, game, task).simulations, task().simulations))
    share = median(there / native for there, native in pairs)
    note = f"{max(there for there, _ in pairs):,} to {max(native for _, native in pairs):,} simulations a second"
    return Row(SECTION, f"search in the browser / native, {game}", share, "x", SHARE_TARGET, note=note)


def _moves(browser: Any, host: StaticHost, game: str) -> Row:
    """From releasing the button to the frame that shows the answer, animation off."""
    times: list[float] = []
    with _page(browser) as page:
        page.add_init_script(WATCH_MOVES)
        page.goto(host.address)
        _table(page, game)
        rng, until = Random(1), monotonic() + MOVES_SECONDS
        while len(times) < MOVES and monotonic() < until:
            click_something(page, rng, eager=0.1)
            page.wait_for_timeout(150)
            times += page.evaluate("window.moves.splice(0)")
    value = median(times) / 1000 if times else None
    note = f"median of {len(times)} moves, slowest {max(times, default=0) / 1000:.3f} s"
    return Row(SECTION, f"click to drawn move, {game}", value, "s", MOVE_TARGET, True, note=note)


def _frames(browser: Any, host: StaticHost) -> Row:
    """Frames a second while moves are shown and four workers search."""
    with _page(browser, speed=1) as page:
        page.goto(host.address)
        _table(page, "forbidden-island")
        search = partial(analyse, opening("forbidden-island", 2), budget_ms=LONG_MS)
        for lane in range(LANES):
            begin(page, host, "forbidden-island", search, lane)
        page.wait_for_timeout(online.SETTLED_MS)
        browser.start_tracing(page=page, categories=["-*", online.FRAMES])
        rng = Random(2)
        for _ in range(online.SHOWN_MOVES):
            click_something(page, rng)
            page.wait_for_timeout(online.WATCHED_MS)
        told = json.loads(browser.stop_tracing())["traceEvents"]
    return online.frame_rate(SECTION, f"frames while {LANES} workers search", told, FRAME_TARGET)


@contextmanager
def _page(browser: Any, speed: float = 0) -> Iterator[Any]:
    """A page with a store and caches of its own."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    try:
        decline_tutorials(context)
        page = context.new_page()
        page.add_init_script(f"localStorage.setItem('lastboat.settings', JSON.stringify({{speed: {speed}}}));")
        yield page
    finally:
        context.close()


def _table(page: Any, game: str) -> None:
    page.wait_for_selector("button.card")
    new_table(page, game, ["me", "bot"])
    page.wait_for_selector(LIT, timeout=60_000)

"""Measure the page in a real browser: script size, first paint, click to drawn move, frames while things move."""

from __future__ import annotations

import gzip
import json
import tempfile
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from typing import Any

from benchmarks.rows import Row
from tests.needs import browser as found_browser
from tests.page.hands import click_something, decline_tutorials, new_table
from tests.page.staging import SCENES, at_table
from tests.server.processes import Server, sqlite_url

SECTION = "page"
SIZE_TARGET, PAINT_TARGET, MOVE_TARGET = 230.0, 1.0, 0.06
SCREEN, FRAME_TARGET = 60.0, 59.0
"""Frames per second of a screen, and the target for those in which something moves."""
MOVES, MOVES_SECONDS, SHOWN_MOVES, SETTLED_MS, WATCHED_MS = 30, 12.0, 12, 1500, 1500
PAGE = Path(__file__).parents[1] / "src" / "lastboat" / "page"
GAMES = ("forbidden-island", "nisyros", "pompeii")
LANGUAGES = ("en", "de", "nl", "fr", "nb")
INSTEAD = ("default-board-", "plugin.svelte-")
"""Scripts that are loaded instead of a board of Lastboat, for games from other packages."""
ENGINE = ("table-worker-", "search-worker-")
"""Scripts that start the engine of tables on a device, which has a budget of its own (tests/page/test_device.py)."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]

WATCH_ANSWERS = """
  window.moves = [];
  let clicked = 0;
  const begun = new Map();
  addEventListener('pointerup', () => (clicked = performance.now()), true);
  addEventListener('click', () => setTimeout(() => (clicked = 0), 0), true);
  const drawn = (since) => requestAnimationFrame(() => setTimeout(() => moves.push(performance.now() - since), 0));
  window.WebSocket = class extends WebSocket {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({data}) => {
        const {type, id} = JSON.parse(data);
        if (type === 'update' && begun.has(id)) drawn(begun.get(id));
      });
    }
    send(text) {
      const {type, id} = JSON.parse(text);
      if (type === 'play' && clicked) begun.set(id, clicked);
      super.send(text);
    }
  };
"""
"""Milliseconds from each click that sent a move to the first frame drawn after the server's answer.

Forced steps and moves of bots are not counted."""

FRAMES = "disabled-by-default-devtools.timeline.frame"
"""Trace category with an entry for every frame: whether something moved, and whether it was shown."""


def rows(quick: bool, say: Callable[[str], None]) -> list[Row]:
    """All rows of the page; without a browser only the size."""
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
                url = server.url + "/"
                found += [_moves(browser, url, game), _frames(browser, url, game), _scenes(browser, url, game)]
        finally:
            browser.close()
    return found


def script_bytes() -> tuple[int, int]:
    """Compressed script of a first visit with all boards in its largest language; and of what replaces a board."""
    sizes = {path.name: len(gzip.compress(path.read_bytes())) for path in PAGE.glob("assets/*.js")}

    def size(*names: str) -> int:
        return sum(size for name, size in sizes.items() if name.startswith(names))

    words = [size(f"{lang}-") for lang in LANGUAGES]
    instead = size(*INSTEAD)
    return size("") - instead - size(*ENGINE) - sum(words) + max(words), instead


def _size() -> Row:
    return Row(SECTION, "script, compressed, all games", script_bytes()[0] / 1000, "kB", SIZE_TARGET, True)


def _paint(browser: Any, url: str, times: int) -> Row:
    """First paint of the start page with an empty cache."""
    seen = []
    for _ in range(times):
        context = browser.new_context()
        page = context.new_page()
        page.goto(url)
        page.wait_for_selector("button.card")
        paint = page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime")
        seen.append(paint.json_value() / 1000)
        context.close()
    return Row(SECTION, "first paint", median(seen), "s", PAINT_TARGET, True, note=f"median of {times} cold browsers")


def _table(browser: Any, url: str, game: str, speed: float) -> Any:
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    decline_tutorials(context)
    page = context.new_page()
    page.add_init_script(f"localStorage.setItem('lastboat.settings', JSON.stringify({{speed: {speed}}}));")
    page.add_init_script(WATCH_ANSWERS)
    page.goto(url)
    page.wait_for_selector("button.card")
    new_table(page, game, ["me", "bot"])
    page.wait_for_selector("[data-el].lit, .turn .row button", timeout=60_000)
    return page


def _moves(browser: Any, url: str, game: str) -> Row:
    """Time from mouse release to the frame that shows the server's answer, animation off."""
    page = _table(browser, url, game, 0)
    rng = Random(1)
    times: list[float] = []
    until = monotonic() + MOVES_SECONDS
    while len(times) < MOVES and monotonic() < until:
        click_something(page, rng, eager=0.1)
        page.wait_for_timeout(120)
        times += page.evaluate("window.moves.splice(0)")
    page.context.close()
    note = f"median of {len(times)} moves, slowest {max(times, default=0) / 1000:.3f} s"
    value = median(times) / 1000 if times else None
    return Row(SECTION, f"click to drawn move, {game}", value, "s", MOVE_TARGET, True, note=note)


def _frames(browser: Any, url: str, game: str) -> Row:
    """Frames per second while moves are shown, from the browser's trace, without a graphics card."""
    page = _table(browser, url, game, 1)
    page.wait_for_timeout(SETTLED_MS)
    browser.start_tracing(page=page, categories=["-*", FRAMES])
    rng = Random(2)
    for _ in range(SHOWN_MOVES):
        click_something(page, rng)
        page.wait_for_timeout(WATCHED_MS)
    told = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    return frame_rate(SECTION, f"frames while moving, {game}", told, FRAME_TARGET)


def _scenes(browser: Any, url: str, game: str) -> Row:
    """Frames per second while every scene of a game is shown, from the browser's trace, without a graphics card."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    decline_tutorials(context)
    page = context.new_page()
    page.add_init_script("localStorage.setItem('lastboat.settings', JSON.stringify({speed: 1, forced: false}));")
    page.goto(url)
    page.wait_for_selector("button.card")
    stage = at_table(page, game)
    page.wait_for_timeout(SETTLED_MS)
    browser.start_tracing(page=page, categories=["-*", FRAMES])
    for moment in SCENES[game]:
        stage.happen(moment)
        page.wait_for_selector(".great, .reveal")
        page.wait_for_selector(".great, .reveal", state="detached")
    told = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    return frame_rate(SECTION, f"frames in scenes, {game}", told, FRAME_TARGET)


def frame_rate(section: str, name: str, told: list[dict[str, Any]], target: float) -> Row:
    """The row for the frames of a trace in which something moved."""
    shown, missed = _while_moving(told)
    if shown == 0:
        return Row(section, name, None, "frames/s", target, note="nothing moved")
    note = f"{missed} of {shown + missed} frames missed; drawn without a graphics card"
    return Row(section, name, SCREEN * shown / (shown + missed), "frames/s", target, note=note)


def _while_moving(told: list[dict[str, Any]]) -> tuple[int, int]:
    """Count shown and missed frames while something moved. The trace may list a frame more than once.

    A frame is missed if it was not shown, or shown before the animation of the page was ready."""
    states: dict[tuple[int, int], set[str]] = defaultdict(set)
    for event in told:
        frame = event.get("args", {}).get("frame_reporter")
        if frame and (frame["has_compositor_animation"] or frame["has_main_animation"]):
            states[event["pid"], frame["frame_sequence"]].add("late" if frame["affects_smoothness"] else frame["state"])
    shown = sum(
        "late" not in of and bool(of & {"STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL"}) for of in states.values()
    )
    wanted = sum(of != {"STATE_NO_UPDATE_DESIRED"} for of in states.values())
    return shown, wanted - shown

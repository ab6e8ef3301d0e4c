"""Play the page by mouse, touch or keyboard: find what is highlighted, click it, wait for the server."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page

import lastboat

END = "#end-title"
LONGEST = 4000
"""More clicks than any game takes."""

PATIENCE = 120.0
"""Seconds to wait for anything, on a machine that may be very busy: the only time limit of these tests."""

_SETTLED = """() => document.getAnimations().every((one) =>
  one.playState !== 'running' || one.effect.getComputedTiming().iterations === Infinity)"""
"""Whether all animations are over, except those that never end."""

_RESULT = """() => {
  const shown = document.querySelector('#end-title') !== null;
  if (!shown) document.querySelector('.after button')?.click();
  return shown;
}"""
"""Whether the result is shown; asks for it if not, because a late click may have closed it."""

SPOTS = """(luck) => {
  const middle = (node) => {
    const b = (node.querySelector('[data-box]') ?? node).getBoundingClientRect();
    return {x: b.x + b.width / 2, y: b.y + b.height / 2, w: b.width};
  };
  const seen = (node) => {
    const {x, y, w} = middle(node);
    if (!w || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
    return document.elementsFromPoint(x, y).some((one) => node.contains(one) || one.closest('[data-el]') === node);
  };
  const waits = document.querySelector('.stage[data-waits]') !== null;
  const one = (selector) => {
    const found = waits ? [] : [...document.querySelectorAll(selector)];
    const first = Math.floor(luck * found.length);
    const node = [...found.slice(first), ...found.slice(0, first)].find(seen);
    return node ? middle(node) : null;
  };
  return {
    over: Boolean(document.querySelector('#end-title, .after')),
    pass: document.querySelector('.stage') ? null : one('main .panel > button.main'),
    skip: one('button.skip'),
    menu: one('[role=menu] button:not(.soft)'),
    button: one('.turn .row button:not(.verb):not(.quiet)'),
    lit: one('[data-el].lit:not(.picked)'),
    picked: !waits && Boolean(document.querySelector('[data-el].picked')),
  };
}"""


def decline_tutorials(context: BrowserContext) -> None:
    """Open every page as if the player had declined the tutorials."""
    declined = json.dumps({game: {"declined": True} for game in lastboat.game_ids()})
    context.add_init_script(
        f"if (!localStorage.getItem('lastboat.learn')) localStorage.setItem('lastboat.learn', '{declined}')"
    )


def new_table(
    page: Page, game: str, kinds: list[str], *, bot: str = "greedy", options: dict[str, str] | None = None
) -> str:
    """Create a table on the page; `kinds` gives the player of each seat (me, screen, open, bot). Return its id."""
    page.goto(page.url.split("#")[0] + f"#/new/{game}")
    page.locator(".counts label", has_text=str(len(kinds))).click()
    for seat, kind in enumerate(kinds):
        row = page.locator(".seats li").nth(seat)
        row.locator("select").first.select_option(kind)
        if kind == "bot":
            row.locator("select").nth(1).select_option(bot)
        elif kind != "open":
            row.locator("input[type=text]").fill(f"P{seat + 1}")
    if options:
        for folded in page.locator("summary", has_text="More options").all():  # only many options are folded away
            folded.click()
        for name, value in options.items():
            page.locator(f"select[aria-describedby='help-{name}']").select_option(value)
    page.locator("button.go").click()
    page.wait_for_url("**#/table/*")
    return page.url.rsplit("/", 1)[1]


def keys_of(page: Page, table: str) -> dict[str, Any]:
    """The tokens a browser holds for a table."""
    kept: dict[str, Any] = page.evaluate("id => JSON.parse(localStorage.getItem('lastboat.keys'))[id]", table)
    return kept


def summary(page: Page) -> dict[str, Any]:
    """The table of a page as the server describes it to a seat of this browser."""
    table = page.url.rsplit("/", 1)[1]
    found: dict[str, Any] = page.evaluate(
        "async ([id, token]) => {"
        " const headers = {Authorization: `Bearer ${token}`};"
        " return (await fetch(`api/tables/${id}`, {headers})).json(); }",
        [table, next(iter(keys_of(page, table)["seats"].values()))],
    )
    return found


def version(page: Page) -> int:
    """The version of the table at the server."""
    return int(summary(page)["version"])


def answered(page: Page) -> None:
    """Wait until the server has answered; until then the old highlights are shown."""
    page.wait_for_selector("[data-waits]", state="detached")


def spots(page: Page, luck: float = 0.0) -> dict[str, Any]:
    """A point to click for each kind of target; `luck` selects one of several."""
    found: dict[str, Any] = page.evaluate(SPOTS, luck)
    return found


def can_act(seen: dict[str, Any]) -> bool:
    """Whether there is a choice, or a hand to uncover."""
    return bool(seen["lit"] or seen["button"] or seen["pass"])


def ready(page: Page) -> None:
    """Wait until something can be chosen, or the game is over."""

    def possible() -> bool:
        seen = spots(page)
        return can_act(seen) or bool(seen["over"])

    wait_until(page, possible, "something can be chosen")


def settled(page: Page) -> None:
    """Wait until all animations are over."""
    page.wait_for_function(_SETTLED)


def wait_until(page: Page, happened: Callable[[], bool], what: str) -> None:
    """Poll until a condition holds."""
    until = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < until, f"never happened: {what}"
        page.wait_for_timeout(25)


def click_something(page: Page, rng: random.Random, *, touch: bool = False, eager: float = 0.35) -> bool:
    """Click a choice; False if there is none now.

    `eager` is the probability that a button is preferred to the board.
    """
    return _click(page, spots(page, rng.random()), rng, touch, eager)


def _click(page: Page, seen: dict[str, Any], rng: random.Random, touch: bool, eager: float) -> bool:
    if seen["over"]:
        return False
    button, lit = seen["button"], seen["lit"]
    if button and lit:
        lit, button = (lit, None) if seen["picked"] or rng.random() >= eager else (None, button)
    spot = seen["pass"] or seen["skip"] or seen["menu"] or button or lit
    if spot and touch:
        page.touchscreen.tap(spot["x"], spot["y"])
    elif spot:
        page.mouse.click(spot["x"], spot["y"])
    elif seen["picked"]:
        page.keyboard.press("Escape")
    return bool(spot or seen["picked"])


def press_something(page: Page, rng: random.Random) -> bool:
    """Make a choice by keyboard; False if there is none now."""
    return _type(page, spots(page), rng)


def _type(page: Page, seen: dict[str, Any], rng: random.Random) -> bool:
    if seen["over"]:
        return False
    if seen["pass"] or seen["menu"]:
        page.keyboard.press("Enter")  # both take the focus when they appear
        return True
    if not seen["lit"] and not seen["button"]:
        return False
    if seen["lit"] and (not seen["button"] or rng.random() < 0.6):
        for _ in range(rng.randint(1, 4)):
            page.keyboard.press(rng.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
        if page.evaluate("document.activeElement?.matches('[data-el].lit') ?? false"):
            page.keyboard.press("Enter")
            return True
    return tab_to(page, ".turn .row button:not(.verb):not(.quiet), [data-el].lit")


def tab_to(page: Page, selector: str, most: int = 120) -> bool:
    """Press Tab until something has the focus, then Enter."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            page.keyboard.press("Enter")
            return True
    return False


def finish(*pages: Page, rng: random.Random, keys: bool = False, touch: bool = False, eager: float = 0.35) -> None:
    """Play a game to its end on one or several pages."""
    since = time.monotonic()
    for _ in range(LONGEST):
        over, acted = True, False
        for page in pages:
            seen = spots(page, rng.random())
            over &= seen["over"]
            acted |= _type(page, seen, rng) if keys else _click(page, seen, rng, touch, eager)
        if over:
            break
        if acted:
            since = time.monotonic()
            continue
        stuck = time.monotonic() - since > PATIENCE
        assert not stuck, f"nothing can be done and the game is not over: {[spots(page) for page in pages]}"
        pages[0].wait_for_timeout(25)
    for page in pages:
        page.wait_for_function(_RESULT)

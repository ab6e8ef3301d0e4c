"""Hands for the page: they see what glows and what can be pressed, and play by mouse, touch or keys."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect

END = "#end-title"
LONGEST = 4000
"""No game takes so many clicks."""

_SPOTS = """() => {
  const middle = (node) => {
    const b = (node.querySelector('[data-box]') ?? node).getBoundingClientRect();
    return {x: b.x + b.width / 2, y: b.y + b.height / 2, w: b.width};
  };
  const seen = (node) => {
    const {x, y, w} = middle(node);
    if (!w || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
    return document.elementsFromPoint(x, y).some((one) => node.contains(one) || one.closest('[data-el]') === node);
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen).map(middle);
  return {
    over: Boolean(document.querySelector('#end-title')),
    pass: document.querySelector('.stage') ? [] : all('main .panel > button.main'),
    skip: all('button.skip'),
    menu: all('[role=menu] button:not(.soft)'),
    buttons: all('.turn .row button:not(.verb):not(.quiet)'),
    lit: all('[data-el].lit:not(.picked)'),
    picked: Boolean(document.querySelector('[data-el].picked')),
  };
}"""


def new_table(
    page: Page, game: str, kinds: list[str], *, bot: str = "greedy", options: dict[str, str] | None = None
) -> str:
    """Set a table through the page itself; `kinds` says who sits where (me, screen, open, bot). Returns its id."""
    page.goto(page.url.split("#")[0] + f"#/new/{game}")
    page.locator(f"input[name=count][value='{len(kinds)}']").check(force=True)
    for seat, kind in enumerate(kinds):
        row = page.locator(".seats li").nth(seat)
        row.locator("select").first.select_option(kind)
        if kind == "bot":
            row.locator("select").nth(1).select_option(bot)
        elif kind != "open":
            row.locator("input[type=text]").fill(f"P{seat + 1}")
    if options:
        page.locator("details summary").click()
        for name, value in options.items():
            page.locator(f"select[aria-describedby='help-{name}']").select_option(value)
    page.locator("button.go").click()
    page.wait_for_url("**#/table/*")
    return page.url.rsplit("/", 1)[1]


def spots(page: Page) -> dict[str, Any]:
    """Where things can be clicked now."""
    found: dict[str, Any] = page.evaluate(_SPOTS)
    return found


def ready(page: Page) -> None:
    """Wait until something can be chosen, or the game is over."""
    for _ in range(1200):
        seen = spots(page)
        if seen["lit"] or seen["buttons"] or seen["over"] or seen["pass"]:
            return
        page.wait_for_timeout(50)
    raise AssertionError("nothing can be chosen")


def click_something(page: Page, rng: random.Random, *, touch: bool = False, eager: float = 0.35) -> bool:
    """One click on something that can be chosen; False: nothing can be just now.

    `eager` says how often a button comes before a place on the board.
    """
    seen = spots(page)
    if seen["over"]:
        return False
    for first in ("pass", "skip", "menu"):
        if seen[first]:
            _press(page, rng.choice(seen[first]), touch)
            return True
    buttons, lit = seen["buttons"], seen["lit"]
    if buttons and (not lit or (not seen["picked"] and rng.random() < eager)):
        _press(page, rng.choice(buttons), touch)
    elif lit:
        _press(page, rng.choice(lit), touch)
    elif seen["picked"]:
        page.keyboard.press("Escape")
    else:
        return False
    return True


def _press(page: Page, spot: dict[str, float], touch: bool) -> None:
    if touch:
        page.touchscreen.tap(spot["x"], spot["y"])
    else:
        page.mouse.click(spot["x"], spot["y"])


def press_something(page: Page, rng: random.Random) -> bool:
    """One choice by keys alone; False: nothing can be chosen just now."""
    seen = spots(page)
    if seen["over"]:
        return False
    if seen["pass"] or seen["menu"]:
        page.keyboard.press("Enter")  # both take the focus when they appear
        return True
    if not seen["lit"] and not seen["buttons"]:
        return False
    if seen["lit"] and (not seen["buttons"] or rng.random() < 0.6):
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
    """Play a game to its end on one or several pages, whoever's turn it is."""
    idle = 0
    for _ in range(LONGEST):
        moved = False
        for page in pages:
            moved |= press_something(page, rng) if keys else click_something(page, rng, touch=touch, eager=eager)
        if all(spots(page)["over"] for page in pages) if not moved else False:
            break
        idle = 0 if moved else idle + 1
        assert idle < 400, f"nothing can be done and the game is not over: {[spots(page) for page in pages]}"
        if not moved:
            pages[0].wait_for_timeout(25)
    for page in pages:
        expect(page.locator(END)).to_be_visible()

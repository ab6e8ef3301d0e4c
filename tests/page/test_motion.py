"""Animations on the boards run on the browser's compositor, which is smooth even while the page is busy.

It can animate position and opacity; any other change (a colour, a width) is laid out and painted in every frame.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from tests.page.conftest import Opened
from tests.page.hands import answered, click_something, new_table, settled, spots, wait_until

MOVES = 25

COUNT_ANIMATIONS = """() => {
  window.animations = 0;
  for (const kind of ['transitionrun', 'animationstart']) addEventListener(kind, () => window.animations++, true);
}"""

NO_VISIBLE_CHANGE = 1 << 19
"""Why the compositor leaves an animation alone that nobody would see; that costs nothing."""

UNDRAWN = {"unready"}
"""Animations of nothing that is drawn."""

PAINTED = {("fleeing", "run")}
"""The dashes around where people must flee: few, and five times a second."""


def left_to_the_page(told: Iterable[dict[str, Any]]) -> set[tuple[str, str]]:
    """The animations a trace tells of that the compositor could not take over, by class of their node and by name."""
    animations: dict[str, dict[str, Any]] = {}
    found = set()
    for event in sorted((one for one in told if one.get("name") == "Animation"), key=lambda one: one["ts"]):
        key = json.dumps([event["pid"], event.get("id2") or event.get("id")])
        if event["ph"] == "b":
            animations[key] = {}
        known = animations.setdefault(key, {})
        known |= event.get("args", {}).get("data") or {}
        if known.get("compositeFailed", 0) & ~NO_VISIBLE_CHANGE and "nodeName" in known:
            of = re.search(r"class='\s*(?!svelte-)([\w-]+)", known["nodeName"])
            name = re.sub(r"^svelte-\w+-", "", known.get("name") or known.get("displayName") or "")
            if name not in UNDRAWN:
                found.add((of[1] if of else known["nodeName"], name))
    return found


@pytest.mark.parametrize("game", ["forbidden-island", "nisyros", "pompeii"])
def test_animations_run_on_the_compositor(opened: Opened, game: str) -> None:
    page = opened(speed=1)
    new_table(page, game, ["me", "bot"])
    page.wait_for_selector("[data-el].lit, .turn .row button")
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["-*", "blink.animations"])
    page.evaluate(COUNT_ANIMATIONS)
    rng = Random(3)

    def acted_or_over() -> bool:
        return click_something(page, rng) or bool(spots(page)["over"])

    for _ in range(MOVES):
        wait_until(page, acted_or_over, "something can be chosen")
        answered(page)
        settled(page)
    assert page.evaluate("window.animations") > MOVES, "nothing moved"
    told = json.loads(browser.stop_tracing())["traceEvents"]
    assert any(event.get("name") == "Animation" for event in told), "the trace has no animations"
    assert left_to_the_page(told) <= PAINTED

"""Hints at a table: what speaks for a move, and the mark on its target."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Opened
from tests.page.hands import ready
from tests.page.positions import branch_at, open_match
from tests.page.test_tables import Picture

WANTED: dict[str, Callable[[Any], bool]] = {
    "forbidden-island": lambda s: s.phase == 5 and s.actions == 3 and sum(level == 1 for level in s.tiles) >= 8,
    "nisyros": lambda s: s.step == 5 and sum(s.boats) >= 2,
    "pompeii": lambda s: s.step == 12 and sum(s.saved) >= 3,
}
"""A busy position of each game."""

_AROUND = """() => {
  const mark = document.querySelector('.best-mark').getBoundingClientRect();
  return [...document.querySelectorAll('.board [data-el]')].filter((node) => {
    const box = (node.querySelector('[data-box]') ?? node).getBoundingClientRect();
    return ['left', 'top', 'right', 'bottom'].every((side) => Math.abs(box[side] - mark[side]) <= 6);
  }).map((node) => node.dataset.el);
}"""
"""The elements that the mark surrounds."""


def ask(page: Page) -> None:
    ready(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("region", name="Suggested moves")).to_be_visible()


@pytest.mark.parametrize("size", [(1366, 768), (360, 740)])
@pytest.mark.parametrize("game", WANTED)
def test_a_hint_says_why_and_marks_its_target(
    opened: Opened, picture: Picture, game: str, size: tuple[int, int]
) -> None:
    page = opened(viewport={"width": size[0], "height": size[1]})
    open_match(page, branch_at(game, WANTED[game]))
    ask(page)
    first = page.get_by_role("region", name="Suggested moves").get_by_role("listitem").first
    picture(page, f"hint-{game}-{size[0]}")
    assert first.locator(".why").inner_text().count(".") >= 2, "a reason beside the comparison"
    mark = page.locator(".best-mark")
    button = page.locator(".turn button.best")
    expect(mark.or_(button).first).to_be_visible()
    if mark.count():
        shown = page.locator(".board [data-el].shown").evaluate_all("nodes => nodes.map((node) => node.dataset.el)")
        assert set(page.evaluate(_AROUND)) & set(shown), "the target of the first hint"
    page.get_by_role("region", name="Suggested moves").get_by_role("button", name="Close").click()
    expect(mark.or_(button)).to_have_count(0)

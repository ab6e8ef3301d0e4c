"""The home page: whose turn it is comes first, and nothing of a player's is lost by one click."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.page.conftest import Opened
from tests.page.hands import keys_of, new_table, ready, settled
from tests.page.positions import branch_at, open_match, played

ISLAND = "forbidden-island"


def at_home(page: Page) -> None:
    page.goto(page.url.split("#")[0])
    page.wait_for_selector("button.card")


def test_tables_that_wait_for_me_come_first(opened: Opened) -> None:
    page = opened()
    new_table(page, ISLAND, ["me", "bot"])
    ready(page)
    new_table(page, "pompeii", ["me", "open"])
    at_home(page)
    mine = page.get_by_role("region", name="Your turn").get_by_role("listitem")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Forbidden Island")
    expect(mine.locator("time")).to_be_visible()
    expect(mine).to_contain_text(re.compile(r"Water level \d of 10"))
    expect(mine).to_contain_text(re.compile(r"\d+% chance"))
    expect(mine.locator("svg").first).to_be_visible()
    expect(page.get_by_role("region", name="My tables").get_by_role("listitem")).to_contain_text("Pompeii")
    first = mine.bounding_box()
    games = page.locator("button.card").first.bounding_box()
    assert first
    assert games
    assert first["y"] < games["y"]


def test_a_table_is_removed_only_when_asked_twice_and_can_be_put_back(opened: Opened) -> None:
    page = opened()
    table = new_table(page, ISLAND, ["me", "bot"])
    ready(page)
    seats = keys_of(page, table)["seats"]
    at_home(page)
    mine = page.get_by_role("region", name="Your turn")
    cross = mine.get_by_role("button", name="Remove Forbidden Island from this list")
    cross.click()
    mine.get_by_role("button", name="Keep it").click()
    cross.click()
    mine.get_by_role("button", name="Remove from this list").click()
    assert keys_of(page, table)["seats"] == seats, "the seat is never lost"
    mine.get_by_role("button", name="Put it back").click()
    expect(cross).to_be_visible()
    cross.click()
    mine.get_by_role("button", name="Remove from this list").click()
    page.reload()
    expect(mine.get_by_role("link")).to_have_count(0)
    mine.get_by_text("Removed from the list: 1").click()
    mine.get_by_role("button", name="Put it back").click()
    expect(mine.get_by_role("link")).to_be_visible()
    assert keys_of(page, table)["seats"] == seats


def test_the_ground_of_an_early_replay_has_a_colour(opened: Opened) -> None:
    """Before the terraces are laid out they are bare ground, and not black."""
    page = opened()
    open_match(page, played("nisyros"))
    page.goto(page.url.split("?")[0] + "?at=0")
    page.wait_for_selector(".ground")
    fills = page.locator(".ground").evaluate_all("nodes => nodes.map((node) => getComputedStyle(node).fill)")
    assert "rgb(0, 0, 0)" not in fills


def test_pompeii_has_no_scrollbar_that_takes_width(opened: Opened) -> None:
    """A scrollbar would make the town smaller, and the town without it larger, without end."""
    page = opened(viewport={"width": 360, "height": 740})
    page.evaluate("window.errors = []; addEventListener('error', (event) => errors.push(event.message))")
    open_match(page, played("pompeii"))
    board = page.locator(".pompeii")
    for width, height in [(360, 740), (1100, 420), (700, 500), (360, 600)]:
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        bars = board.evaluate("node => [node.offsetWidth - node.clientWidth, node.offsetHeight - node.clientHeight]")
        assert bars == [0, 0], (width, height)
    assert page.evaluate("window.errors") == []


def test_dark_scrollbars_and_an_odds_bar_of_our_own(opened: Opened) -> None:
    page = opened(color_scheme="dark")
    open_match(page, branch_at(ISLAND, lambda state: True))
    ready(page)
    assert page.evaluate("getComputedStyle(document.documentElement).scrollbarColor") != "auto"
    expect(page.locator("header .gauge")).to_be_visible()
    assert page.locator("meter").count() == 0


def test_what_can_be_chosen_is_lit_without_relative_colours(opened: Opened) -> None:
    """Chrome 111, Firefox 115 and Safari 16.2 know `color-mix`, but no colours made `from` others."""
    page = opened()
    new_table(page, "nisyros", ["me", "bot"])
    ready(page)
    rules = page.evaluate("[...document.styleSheets].flatMap((one) => [...one.cssRules].map((rule) => rule.cssText))")
    assert [rule for rule in rules if "target" in rule and "color-mix(" in rule]
    assert not [rule for rule in rules if "(from " in rule]

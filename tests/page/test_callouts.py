"""Callouts: said in one click, about a place or none, and read by everybody in their own language."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.conftest import Opened
from tests.page.hands import keys_of, new_table, ready
from tests.page.test_everybody import in_both_themes, violations

ISLAND = "forbidden-island"


def companion(page: Page, opened: Opened, lang: str) -> Page:
    """The other player's browser; the first one keeps only its own seat."""
    table = page.url.rsplit("/", 1)[1]
    seats = keys_of(page, table)["seats"]
    other = opened(f"#/seat/{table}/1/{seats['1']}", lang=lang)
    other.wait_for_selector(".board [data-el]")
    return other


def test_a_callout_about_a_place_is_read_in_each_language(opened: Opened) -> None:
    page = opened()
    new_table(page, ISLAND, ["me", "screen"])
    ready(page)
    other = companion(page, opened, "de-DE")
    page.locator(".board [data-el='tile:fools_landing']").first.click(modifiers=["Alt"])
    menu = page.get_by_role("group", name="Quick phrases")
    expect(menu).to_contain_text("Fools’ Landing")
    menu.get_by_role("button", name="Shore this up!").click()
    expect(menu).to_have_count(0)
    expect(page.locator(".bubbles")).to_contain_text("Fools’ Landing: Shore this up!")
    expect(other.locator(".bubbles")).to_contain_text("Landeplatz: Legt das trocken!")
    expect(other.locator(".pin")).to_be_visible()
    other.get_by_role("tab", name="Chat").click()
    expect(other.locator(".talk")).to_contain_text("Landeplatz: Legt das trocken!")
    other.reload()
    other.get_by_role("tab", name="Chat").click()
    expect(other.locator(".talk")).to_contain_text("Landeplatz: Legt das trocken!")
    expect(other.locator(".bubbles p")).to_have_count(0)


def test_a_reaction_by_keys(opened: Opened) -> None:
    page = opened()
    new_table(page, ISLAND, ["me", "bot"])
    ready(page)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="Quick phrases").press("Enter")
    menu = page.get_by_role("group", name="Quick phrases")
    in_both_themes(page, lambda theme: expect_nothing_wrong(page))
    menu.get_by_role("button", name="Hooray!").press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Hooray!")
    expect(page.locator(".bubbles svg").first).to_be_visible()
    page.get_by_role("button", name="Quick phrases").press("Enter")
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)


def expect_nothing_wrong(page: Page) -> None:
    assert not violations(page)

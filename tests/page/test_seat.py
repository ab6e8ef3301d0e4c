"""A seat at a table: tooltips, links to other devices, settings, replays."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.page.conftest import Opened
from tests.page.hands import keys_of, new_table, ready, settled, wait_until
from tests.page.positions import open_match, played

ISLAND = "forbidden-island"


def test_a_tile_under_a_tooltip_can_be_clicked(opened: Opened) -> None:
    """The mouse rests on a tile until its card shows, and clicks on another tile that lies under the card."""
    page = opened()
    new_table(page, ISLAND, ["me", "screen"])
    ready(page)
    page.locator(".tile [data-box]").nth(1).hover(force=True)
    card = page.locator("#table-tip")
    expect(card).to_be_visible()
    settled(page)  # it rises
    box = card.bounding_box()
    assert box
    middle = [box["x"] + box["width"] / 2, box["y"] + 6]
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('#table-tip') === null", middle)


def test_no_tooltip_opens_where_the_mouse_was_pressed(opened: Opened) -> None:
    """A card of the hand is played and another comes to lie under the mouse: nobody has asked what that one is."""
    page = opened()
    page.clock.install()
    new_table(page, "pompeii", ["me", "bot"])
    page.wait_for_selector(".held.lit")
    box = page.locator(".held.lit").first.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 10)
    page.wait_for_function("() => document.querySelectorAll('.held').length < 4")
    page.clock.run_for(1000)
    expect(page.locator("#table-tip")).to_have_count(0)


def test_a_seat_can_be_moved_to_another_device(opened: Opened) -> None:
    page = opened(permissions=["clipboard-read", "clipboard-write"])
    table = new_table(page, ISLAND, ["me", "bot"])
    ready(page)
    page.get_by_label("Settings").click()
    page.get_by_role("button", name="Move this seat to another device").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert keys_of(page, table)["seats"]["0"] in link
    other = opened("#" + link.split("#")[1])
    ready(other)
    expect(other.locator(".prompt .turn")).to_be_visible()


def test_a_forged_link_takes_no_seat(opened: Opened) -> None:
    page = opened()
    table = new_table(page, ISLAND, ["me", "bot"])
    ready(page)
    kept = keys_of(page, table)
    for forged in (f"#/seat/{table}/0/forged", f"#/watch/{table}/forged"):
        page.goto(page.url.split("#")[0] + forged)
        page.wait_for_url(f"**#/table/{table}")
        ready(page)
    assert keys_of(page, table) == kept


def test_a_table_keeps_its_texts_when_the_home_page_loads_late(opened: Opened) -> None:
    """The list of games arrives after a table was opened."""
    page = opened()
    table = new_table(page, ISLAND, ["me", "screen"])
    ready(page)
    said = page.locator(".prompt p").inner_text()
    held: list[Route] = []
    page.route("**/api/games", lambda route: held.append(route))
    page.goto(page.url.split("#")[0])
    wait_until(page, lambda: bool(held), "the games are asked for")
    page.evaluate("id => { location.hash = `#/table/${id}`; }", table)
    expect(page.locator(".prompt p")).to_have_text(said)
    with page.expect_response("**/api/games"):
        for route in held:
            route.continue_()
    page.wait_for_timeout(500)  # nothing is to happen, so that there is nothing to wait for
    expect(page.locator(".prompt p")).to_have_text(said)


def test_escape_closes_the_settings_and_keeps_the_selection(opened: Opened) -> None:
    page = opened()
    new_table(page, ISLAND, ["me", "screen"])
    ready(page)
    page.locator(".turn .verb:not(.not)").first.click()
    expect(page.locator(".prompt .cancel")).to_be_visible()
    page.get_by_label("Settings").click()
    page.keyboard.press("Escape")
    expect(page.locator("details[open]")).to_have_count(0)
    expect(page.locator(".prompt .cancel")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt .cancel")).to_have_count(0)


def test_the_log_of_a_replay_follows_the_position(opened: Opened) -> None:
    page = opened()
    open_match(page, played(ISLAND))
    page.get_by_role("tab", name="Log").click()
    log = page.locator(".log .log")
    expect(log).to_be_visible()
    page.wait_for_function("() => { const log = document.querySelector('.log .log'); return log.scrollTop > 0; }")
    assert page.locator("label.eyes").count() == 0, "nobody knows more than others in this game"


def test_bots_stay_bots_when_a_replay_is_continued(opened: Opened) -> None:
    page = opened()
    table = new_table(page, ISLAND, ["me", "bot"])
    ready(page)
    page.goto(page.url.split("#")[0] + f"#/replay/{table}")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**#/table/*")
    ready(page)
    new = page.url.rsplit("/", 1)[1]
    assert new != table
    assert list(keys_of(page, new)["seats"]) == ["0"]

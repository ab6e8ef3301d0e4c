"""House rules: set on the page, named in the lobby, at the table and in the rules, and played by."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from lastboat import CHANCE
from tests.page.conftest import Opened
from tests.page.hands import keys_of, ready, summary
from tests.page.positions import branch_at, open_match


def test_house_rules_are_set_and_played_by(opened: Opened) -> None:
    page = opened("#/new/forbidden-island")
    page.get_by_text("House rules", exact=True).click()
    more = page.get_by_role("button", name="Actions a turn: more")
    more.click()
    more.click()
    expect(page.get_by_label("Actions a turn", exact=True)).to_have_value("5")
    expect(more).to_be_disabled()
    mark = page.get_by_label("First water mark", exact=True)
    expect(mark).to_have_value("")
    expect(mark).to_have_attribute("placeholder", "as in the box")
    mark.fill("77")
    mark.press("Tab")
    expect(mark).to_have_value("9")
    lifts = page.get_by_label("Helicopter Lifts in the pile", exact=True)
    lifts.press("ArrowDown")
    expect(lifts).to_have_value("2")
    lifts.press("Tab")
    expect(page.locator("summary", has_text="House rules")).to_have_text("House rules3")
    page.get_by_role("button", name="As in the box (3)").first.click()
    expect(lifts).to_have_value("3")

    page.locator("button.go").click()
    ready(page)
    assert summary(page)["options"] == {"actions": "5", "first_mark": "9"}
    expect(page.locator(".prompt")).to_contain_text("You have 5 actions left")
    expect(page.locator(".house-mark")).to_have_text("House rules")
    expect(page.locator(".mark.now")).to_have_text("5")
    page.get_by_role("link", name="Rules").click()
    rules = page.locator("dialog section", has=page.get_by_role("heading", name="House rules")).first
    expect(rules.locator("li")).to_have_text([re.compile(r"First water mark: 9"), "Actions a turn: 5 (box: 3)"])


def test_friends_see_the_house_rules_before_they_sit_down(opened: Opened) -> None:
    page = opened("#/new/pompeii")
    page.get_by_label("Seat 2", exact=True).select_option(label="A friend, via link")
    page.get_by_text("House rules", exact=True).click()
    page.get_by_role("button", name="Omens in the pile: less").click()
    page.locator("button.go").click()
    expect(page.locator("section.house li")).to_have_text(["Omens in the pile: 6 (box: 7)"])
    table = summary(page)["id"]
    friend = opened(f"#/join/{table}/{keys_of(page, table)['invite']}")
    expect(friend.locator("section.house li")).to_have_text(["Omens in the pile: 6 (box: 7)"])
    home = opened()
    page.goto(home.url)
    expect(page.locator(".house-mark")).to_have_attribute("title", "Omens in the pile: 6 (box: 7)")


def test_a_hand_shows_the_limit_of_the_table(opened: Opened) -> None:
    match = branch_at("forbidden-island", lambda s: max(map(sum, s.hands)) == 7, cards_in_hand="7", actions="5")
    assert match.actor != CHANCE
    page = opened()
    open_match(page, match)
    ready(page)
    expect(page.locator(".hand .count", has_text="7/7").first).to_be_attached()
    expect(page.locator(".hand .count.over")).to_have_count(0)

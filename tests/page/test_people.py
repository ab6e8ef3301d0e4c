"""People at a table: deadlines, absence, chat that can be reported and muted, lost seats, and privacy."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.page.conftest import Opened
from tests.page.hands import keys_of, new_table, ready

ISLAND = "forbidden-island"


def at_a_table(opened: Opened) -> tuple[Page, Page, str]:
    """Two people in two browsers at a table with an hour for each turn."""
    ann = opened(permissions=["clipboard-read", "clipboard-write"])
    ann.goto(ann.url.split("#")[0] + f"#/new/{ISLAND}")
    ann.locator(".seats li").nth(1).locator("select").first.select_option("open")
    ann.locator(".seats li").nth(0).locator("input[type=text]").fill("Ann")
    ann.get_by_label("Time for a turn").select_option(label="1 hour")
    ann.locator("button.go").click()
    ann.wait_for_url("**#/table/*")
    table = ann.url.rsplit("/", 1)[1]
    ben = opened(f"#/join/{table}/{keys_of(ann, table)['invite']}")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    ann.get_by_role("button", name="Start", exact=True).click()
    for page in (ann, ben):
        expect(page.locator("article").first).to_be_visible()
    return ann, ben, table


def talk(page: Page) -> None:
    """Show the chat."""
    page.get_by_role("tab", name="Chat").click()


def test_messages_can_be_reported_and_muted(opened: Opened, tmp_path: Path) -> None:
    ann, ben, _ = at_a_table(opened)
    talk(ann)
    talk(ben)
    ann.get_by_label("Say something").fill("You play badly.")
    ann.get_by_role("button", name="Send").click()
    expect(ben.locator(".talk")).to_contain_text("You play badly.")
    expect(ann.get_by_label("More about Ann’s message")).to_have_count(0)
    ben.get_by_label("More about Ann’s message").click()
    ben.get_by_role("button", name="Report to the operator").click()
    expect(ben.get_by_text("Reported.")).to_be_visible()
    ben.screenshot(path=tmp_path / "report.png")
    ben.get_by_role("button", name="Mute Ann").click()
    expect(ben.locator(".talk")).not_to_contain_text("You play badly.")
    ben.reload()
    talk(ben)
    expect(ben.locator(".talk")).to_contain_text("muted")
    ben.get_by_label("More about Ann’s message").click()
    ben.get_by_role("button", name="Show Ann’s messages again").click()
    expect(ben.locator(".talk")).to_contain_text("You play badly.")


def test_a_deadline_and_an_absence_are_shown(opened: Opened, tmp_path: Path) -> None:
    ann, ben, _ = at_a_table(opened)
    expect(ann.get_by_title("After this a bot stands in")).to_be_visible()
    ben.goto(ben.url.split("#")[0])
    expect(ann.locator("article.away .state").first).to_contain_text("away since")
    ann.screenshot(path=tmp_path / "away.png")
    ann.get_by_label("More about Ben’s seat").click()
    ann.get_by_role("button", name="Copy a link to get back to this seat").click()
    expect(ann.get_by_text("Copied.")).to_be_visible()
    link = ann.evaluate("navigator.clipboard.readText()")
    opened("#" + link.split("#")[1])
    expect(ann.locator("article.away")).to_have_count(0)


def test_a_lost_seat_comes_back_by_its_phrase(opened: Opened, tmp_path: Path) -> None:
    page = opened()
    table = new_table(page, ISLAND, ["me", "bot"])
    ready(page)
    page.get_by_label("Settings").click()
    page.get_by_role("button", name="Make a recovery phrase").click()
    phrase = page.locator(".phrase code").inner_text()
    page.screenshot(path=tmp_path / "phrase.png")
    other = opened()
    other.get_by_text("Get a seat back with a recovery phrase").click()
    other.get_by_label("Recovery phrase").fill("lusab-babad-gutih-tugad-mutih")
    other.get_by_role("button", name="Take the seat").click()
    expect(other.get_by_role("alert")).to_have_text("No seat has this recovery phrase.")
    other.get_by_label("Recovery phrase").fill(phrase.upper().replace("-", " "))
    other.get_by_role("button", name="Take the seat").click()
    other.wait_for_url(f"**#/table/{table}")
    ready(other)


def test_the_privacy_page_says_what_is_stored(opened: Opened, tmp_path: Path) -> None:
    page = opened()
    page.get_by_role("link", name="Privacy").click()
    expect(page.get_by_role("heading", name="What this server stores")).to_be_visible()
    expect(page.get_by_text("Finished games and their replays: 365 days")).to_be_visible()
    expect(page.get_by_text("Unfinished games, after the last move: until somebody deletes them")).to_be_visible()
    page.screenshot(path=tmp_path / "privacy.png")
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", name="Datenschutz")).to_be_visible()

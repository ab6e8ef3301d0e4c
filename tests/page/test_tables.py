"""Whole games on the page: with bots, on one screen, online, by keyboard, on a phone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.differences import Frames
from tests.page.conftest import Opened
from tests.page.hands import (
    END,
    can_act,
    click_something,
    finish,
    keys_of,
    new_table,
    press_something,
    ready,
    spots,
    tab_to,
    version,
    wait_until,
)  # fmt: skip
from tests.page.positions import open_match, played

Picture = Callable[[Page, str], None]
ISLAND = "forbidden-island"


def prompt(page: Page) -> str:
    return page.locator(".prompt p").inner_text()


def invite(host: Page, guest_opens: Opened, table: str, name: str, **context: Any) -> Page:
    """Let a guest join by the link of the waiting room."""
    guest = guest_opens(f"#/join/{table}/{keys_of(host, table)['invite']}", **context)
    guest.locator("input[type=text]").fill(name)
    guest.locator("button.main").click()
    guest.wait_for_url(f"**#/table/{table}")
    return guest


def test_a_new_user_plays_a_game_against_a_bot(opened: Opened, picture: Picture) -> None:
    page = opened()
    picture(page, "home")
    page.locator("button.card", has_text="Forbidden Island").click()
    page.locator("button.go").click()
    ready(page)
    picture(page, "island-begin")
    finish(page, rng=random.Random(1))
    picture(page, "island-end")
    expect(page.locator(END)).not_to_be_empty()


_RESULT_COMES = """new MutationObserver(() => {
  const able = (selector) => getComputedStyle(document.querySelector(selector)).pointerEvents !== 'none';
  if (window.atOnce === undefined && document.querySelector('#end-title'))
    window.atOnce = [able('.end'), able('.end button'), able('.after button')];
}).observe(document, { subtree: true, childList: true })"""
"""Notes what of the result can be pressed in the moment when it appears."""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_result_takes_no_click_meant_for_the_board(opened: Opened, motion: str) -> None:
    """It comes over the board, and its button to where those of the last act were."""
    page = opened(reduced_motion=motion)
    page.context.add_init_script(_RESULT_COMES)
    page.reload()
    new_table(page, ISLAND, ["me", "bot"])
    finish(page, rng=random.Random(7))
    assert page.evaluate("window.atOnce") == [False, False, False]
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator(END)).to_have_count(0)
    page.get_by_role("button", name="Show the result").click()
    expect(page.locator(END)).to_be_visible()


def test_two_browsers_play_a_game_in_two_languages(opened: Opened, picture: Picture) -> None:
    host = opened(lang="en-GB")
    table = new_table(host, ISLAND, ["me", "open"])
    picture(host, "lobby")
    guest = invite(host, opened, table, "Grete", lang="de-DE")
    host.get_by_role("button", name="Start", exact=True).click()
    wait_until(host, lambda: can_act(spots(host)) or can_act(spots(guest)), "the game begins")
    assert guest.evaluate("document.documentElement.lang") == "de"
    assert host.evaluate("document.documentElement.lang") == "en"
    assert prompt(host) != prompt(guest)
    expect(guest.locator(".stage")).to_contain_text("Grete")
    finish(host, guest, rng=random.Random(2))
    assert host.locator(END).inner_text() != guest.locator(END).inner_text()


def test_two_players_share_one_screen(opened: Opened) -> None:
    page = opened()
    new_table(page, ISLAND, ["me", "screen", "screen"])
    finish(page, rng=random.Random(3))


def test_a_whole_game_by_keyboard_alone(opened: Opened) -> None:
    page = opened()
    page.wait_for_selector("button.card")
    assert tab_to(page, "button.card")
    page.wait_for_selector("button.go")
    assert tab_to(page, "button.go")
    page.wait_for_url("**#/table/*")
    finish(page, rng=random.Random(4), keys=True)


def test_a_game_on_a_phone(opened: Opened, picture: Picture) -> None:
    page = opened(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    new_table(page, ISLAND, ["me", "bot"])
    ready(page)
    picture(page, "island-phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    finish(page, rng=random.Random(5), touch=True)


def test_a_reload_and_a_lost_connection_leave_the_table_unchanged(opened: Opened) -> None:
    page = opened(forced=False)
    new_table(page, ISLAND, ["me", "screen"])
    rng = random.Random(6)
    for _ in range(12):
        ready(page)
        click_something(page, rng)
    ready(page)  # the last click has been answered
    before = version(page)
    assert before > 1
    page.reload()
    ready(page)
    assert version(page) == before
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    for _ in range(3):
        click_something(page, rng)
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    finish(page, rng=rng)


def test_a_replay_can_be_shared_and_continued(opened: Opened, picture: Picture) -> None:
    page = opened()
    open_match(page, played(ISLAND))
    table = page.url.rsplit("/", 1)[1].split("?")[0]
    slider = page.locator("input[type=range]")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    page.goto(page.url.split("#")[0] + f"#/replay/{table}?at=30")
    expect(slider).to_have_value("30")
    picture(page, "replay")
    last = int(slider.get_attribute("max") or 0)
    page.get_by_role("button", name="One step forward").click()
    expect(slider).to_have_value("31")
    page.get_by_role("button", name="To the end").click()
    expect(slider).to_have_value(str(last))
    slider.fill("25")
    expect(page.locator(".bar .count")).to_contain_text("25 /")
    page.wait_for_url("**at=25*")
    bar = page.locator(".bar")  # the odds below have a "Play on from here" too
    bar.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value("25")
    bar.get_by_role("button", name="Pause").click()

    shared = opened(f"#/watch/{table}/{keys_of(page, table)['watch']}?at=12")
    expect(shared.locator("input[type=range]")).to_have_value("12")

    slider.fill(str(last - 6))
    bar.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**#/table/*")
    assert not page.url.endswith(table)
    ready(page)
    finish(page, rng=random.Random(8))


def test_a_downloaded_match_can_be_opened(opened: Opened) -> None:
    page = opened()
    open_match(page, played(ISLAND))
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    text = download.value.path().read_text("utf-8")
    assert text.startswith("lastboat match 1\ngame: forbidden-island")
    other = opened()
    other.locator("input[type=file]").first.set_input_files(
        {"name": "my.match", "mimeType": "text/plain", "buffer": text.encode()}
    )
    other.wait_for_url("**#/replay/*")
    expect(other.locator("input[type=range]")).to_be_visible()
    other.goto(other.url.split("#")[0])
    other.locator("input[type=file]").first.set_input_files(
        {"name": "bad.match", "mimeType": "text/plain", "buffer": text[:300].encode()}
    )
    expect(other.get_by_role("alert")).not_to_be_empty()


def test_the_language_can_be_changed_without_a_reload(opened: Opened) -> None:
    page = opened(lang="fr-FR")
    page.wait_for_selector("button.card")
    assert page.evaluate("document.documentElement.lang") == "fr"
    new_table(page, ISLAND, ["me", "bot"])
    page.wait_for_selector(".prompt p")
    french = prompt(page)
    page.evaluate("window.stillHere = true")
    page.get_by_label("Réglages").click()
    page.locator("select:has(option[value=nb])").select_option("nb")
    expect(page.locator(".prompt p")).not_to_have_text(french)
    assert page.evaluate("window.stillHere === true && document.documentElement.lang === 'nb'")


def test_a_spectator_receives_no_hand(opened: Opened) -> None:
    page = opened()
    table = new_table(page, "pompeii", ["me", "bot"])
    ready(page)
    kept = keys_of(page, table)
    watcher = opened()
    frames: list[dict[str, Any]] = []
    read = Frames().read
    watcher.on("websocket", lambda socket: socket.on("framereceived", lambda text: frames.append(read(text))))
    watcher.goto(watcher.url.split("#")[0] + f"#/watch/{table}/{kept['watch']}")
    watcher.wait_for_selector(".stage")
    rng = random.Random(10)

    def frames_heard() -> bool:
        click_something(page, rng)
        watcher.wait_for_timeout(25)
        return len(frames) > 6

    wait_until(page, frames_heard, "the spectator is told of several moves")
    views = [view for frame in frames for view in frame.get("views", {}).values()]
    assert len(views) > 3
    assert all(view["seat"] == -1 and view["choices"] == [] for view in views)
    assert all(player["hand"] is None for view in views for player in view["table"]["players"])
    assert not any(told["event"] == "card_drawn" for frame in frames for told in frame.get("events", []))
    assert watcher.locator("[data-el].lit").count() == 0


def test_every_highlighted_element_can_be_reached_by_keyboard(opened: Opened) -> None:
    page = opened()
    new_table(page, ISLAND, ["me", "bot"])
    ready(page)
    reached = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("document.activeElement?.getAttribute('data-el')"))
    lit = set(page.evaluate("[...document.querySelectorAll('[data-el].lit')].map(n => n.getAttribute('data-el'))"))
    assert lit
    assert lit <= reached
    assert press_something(page, random.Random(11))


def test_a_table_whose_luck_is_not_verified_says_so_wherever_it_is_shown(opened: Opened) -> None:
    page = opened()
    open_match(page, played("forbidden-island").branch(20, seed=1))
    mark = page.locator(".unverified")
    expect(mark).to_have_text("luck not verified")
    page.goto(page.url.split("#")[0])
    expect(mark).to_have_count(1)
    open_match(page, played("forbidden-island"))
    expect(mark).to_have_text("luck not verified")
    new_table(page, "forbidden-island", ["me", "bot"])
    expect(page.locator("header h1")).to_be_visible()
    expect(mark).to_have_count(0)

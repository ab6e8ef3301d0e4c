"""Games from other packages on the page: without a board, with one of their own, and with one that cannot be used."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import lastboat
from lastboat.cli import scaffold
from tests.page.conftest import SERVED, Opened
from tests.page.hands import END, answered, click_something, finish, new_table, ready, version, wait_until
from tests.page.static_host import StaticHost
from tests.page.test_device import Visited, host, visited
from tests.page.test_everybody import THEMES, in_both_themes, violations, visit
from tests.page.test_snapshot import kept
from tests.page.test_tables import Picture
from tests.plugins import install, installed_in
from tests.server.processes import Server, sqlite_url

__all__ = ["host", "visited"]

PLAIN, OWN = "treasure-raft", "boarded-raft"
BOARD = {file.name: file.read_text("utf-8") for file in (scaffold.PROJECT / "board").iterdir()}
MOUNTED = "export const api = 1; export const mount = (element) => "
BROKEN = {
    "torn-raft": "export const api = ;",
    "empty-raft": "export const api = 1;",
    "old-raft": "export const api = 0; export const mount = () => {};",
    "mad-raft": f"{MOUNTED} {{ throw new Error('mad'); }};",
    "weary-raft": f"{MOUNTED} ({{ update() {{ throw new Error('weary'); }}, destroy() {{}} }});",
    "rude-raft": f"{MOUNTED} ({{ update() {{}}, destroy() {{}} }}); export const via = () => never.defined;",
}
"""Boards that cannot be used, each for another reason."""
SIZES = {"phone": (360, 740), "desk": (1366, 768)}
NOTICE = ".notices p[role=status]"


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The toy game in several packages, installed for the server and for these tests."""
    place = tmp_path_factory.mktemp("site-packages")
    install(place, "treasure_raft")
    install(place, "boarded_raft", page=BOARD)
    for game, board in BROKEN.items():
        install(place, game.replace("-", "_"), page={"board.js": board})
    with installed_in(place):
        yield place


@pytest.fixture(scope="module")
def address(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where these packages are installed."""
    env = {**SERVED, "PYTHONPATH": str(packages)}
    with Server(sqlite_url(tmp_path_factory.mktemp("server") / "page.db"), env=env) as server:
        yield server.url + "/"


@pytest.fixture(scope="module")
def folder(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the site of files is written, with the games of these packages."""
    return tmp_path_factory.mktemp("site")


def at_table(page: Page, game: str, kinds: tuple[str, ...] = ("me", "bot")) -> None:
    """Sit down at a new table, the shore twelve strokes away."""
    visit(page, "", "button.card")
    new_table(page, game, list(kinds), options={"water": "wide"})
    ready(page)
    if page.locator(".stage").count() == 0:  # the device is passed on
        click_something(page, random.Random(1))
        page.wait_for_selector(".stage")


@pytest.mark.parametrize("game", [PLAIN, OWN])
@pytest.mark.parametrize("way", ["mouse", "keys", "touch"])
def test_it_is_played_to_its_end(opened: Opened, game: str, way: str) -> None:
    width, height = SIZES["phone" if way == "touch" else "desk"]
    page = opened(viewport={"width": width, "height": height}, has_touch=way == "touch")
    at_table(page, game, ("me", "screen") if way == "mouse" else ("me", "bot"))
    assert page.locator(".by-parts").count() == (game == PLAIN)
    assert page.locator(".raft").count() == (game == OWN)
    finish(page, rng=random.Random(4), keys=way == "keys", touch=way == "touch", eager=0.1)
    expect(page.locator(END)).to_contain_text("wins")


@pytest.mark.parametrize("game", [PLAIN, OWN])
def test_what_is_drawn_is_pressed_by_mouse_and_by_keys(opened: Opened, game: str) -> None:
    """Pressing the water rows: an action without elements is chosen by the part that names it."""
    page = opened()
    at_table(page, game)
    water = "[data-el='track:distance']" if game == PLAIN else "[data-el='water:left']"
    before = version(page)
    page.locator(f"{water}.lit").click()
    expect(page.locator(".log")).to_contain_text("P1 rows")
    answered(page)
    ready(page)
    assert version(page) > before
    page.keyboard.press("Escape")
    page.locator(f"{water}.lit").focus()
    page.keyboard.press("Enter")
    wanted = page.locator(".log li", has_text="P1 rows")
    expect(wanted.nth(1)).to_be_attached()


def test_a_hidden_hand_is_shown_to_its_player_alone(opened: Opened) -> None:
    page = opened()
    at_table(page, PLAIN)
    own, other = page.locator("[data-el='hand:0']"), page.locator("[data-el='hand:1']")
    expect(own).to_have_attribute("aria-label", re.compile("P1: (shell|pearl|crown)"))
    expect(other).to_have_attribute("aria-label", "Vela: one card")
    expect(other.locator(".back")).to_have_count(1)


@pytest.mark.parametrize("game", [PLAIN, OWN])
@pytest.mark.parametrize("size", SIZES)
def test_it_is_accessible_and_fits_the_window(opened: Opened, picture: Picture, game: str, size: str) -> None:
    width, height = SIZES[size]
    page = opened(viewport={"width": width, "height": height}, has_touch=size == "phone")
    found: dict[str, list[str]] = {}

    def look(place: str) -> None:
        def check(theme: str) -> None:
            found[f"{place} {theme}"] = violations(page)
            picture(page, f"{game}-{place}-{size}-{theme}")

        in_both_themes(page, check)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, place

    page.wait_for_selector("button.card")
    look("home")
    visit(page, f"#/rules/{game}", "article")
    look("rules")
    at_table(page, game, ("me", "bot", "bot"))
    look("table")
    finish(page, rng=random.Random(1))
    look("end")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("input[type=range]")
    look("replay")
    assert not any(found.values()), found
    assert len(found) == 5 * len(THEMES)


def test_its_words_are_those_of_its_package(opened: Opened) -> None:
    page = opened(lang="de-DE")
    expect(page.locator("button.card", has_text="Treasure Raft").first).to_be_visible()
    at_table(page, PLAIN)
    expect(page.locator(".meter")).to_contain_text("Schläge bis zum Ufer")
    expect(page.get_by_role("button", name="Rudern")).to_be_visible()


def test_its_tutorial_is_played_on_the_default_board(opened: Opened) -> None:
    page = opened(f"#/learn/{PLAIN}")
    expect(page.locator(".guided .by-parts")).to_be_visible()
    expect(page.locator(".stage")).not_to_contain_text("learn-rowing")


def test_cards_fly_unless_motion_is_reduced(opened: Opened) -> None:
    flown = {}
    for motion in ("no-preference", "reduce"):
        page = opened(reduced_motion=motion, speed=1)
        page.add_init_script("window.flown = 0; const plain = Element.prototype.animate;"
                             "Element.prototype.animate = function (...all) { window.flown += 1;"
                             " return plain.apply(this, all); };")  # fmt: skip
        page.reload()
        at_table(page, PLAIN)
        page.locator("[data-el='pile:pile'].lit").click()
        expect(page.locator(".log")).to_contain_text("P1 throws away")
        ready(page)
        flown[motion] = page.evaluate("window.flown")
    assert flown["no-preference"] > 0
    assert flown["reduce"] == 0


def test_a_board_of_its_own_brings_its_looks(opened: Opened) -> None:
    page = opened()
    expect(page.locator(f"img[src^='plugins/{OWN}/page/cover.svg']")).to_be_visible()
    at_table(page, OWN)
    assert page.locator(".raft").evaluate("node => getComputedStyle(node).display") == "grid"
    expect(page.locator("article.panel").first.locator("svg text").first).to_have_text("R")
    expect(page.locator(NOTICE)).to_have_count(0)


@pytest.mark.parametrize("game", BROKEN)
def test_a_board_that_cannot_be_used_is_replaced(opened: Opened, game: str) -> None:
    """With a notice, to the end of the game; other games are as ever."""
    page = opened()
    at_table(page, game)
    if game == "weary-raft":  # fails with the first change
        click_something(page, random.Random(1))
    expect(page.locator(".by-parts")).to_be_visible()
    wanted = "another version" if game == "old-raft" else "cannot be used"
    expect(page.locator(NOTICE)).to_contain_text(wanted)
    page.locator(NOTICE).get_by_role("button").click()
    expect(page.locator(NOTICE)).to_have_count(0)
    finish(page, rng=random.Random(2))
    at_table(page, OWN)
    expect(page.locator(".raft")).to_be_visible()
    expect(page.locator(NOTICE)).to_have_count(0)


def test_a_board_that_is_missing_is_replaced(opened: Opened) -> None:
    page = opened()
    page.route("**/board.js*", lambda route: route.abort())
    at_table(page, OWN)
    expect(page.locator(".by-parts")).to_be_visible()
    expect(page.locator(NOTICE)).to_contain_text("boarded-raft 1.2")


@pytest.mark.parametrize("game", [PLAIN, OWN])
def test_it_is_played_on_a_device_without_a_server(visited: Visited, host: StaticHost, game: str) -> None:
    page = visited(apart=True)
    at_table(page, game)
    assert page.locator(".raft").count() == (game == OWN)
    wait_until(page, lambda: bool(kept(page)), "a snapshot is kept")
    page.reload()  # from the snapshot, which has no games of other packages
    finish(page, rng=random.Random(3))
    expect(page.locator(END)).to_contain_text("wins")


def test_a_strong_bot_plays_it_on_a_device(visited: Visited, host: StaticHost) -> None:
    assert lastboat.game(PLAIN).package == "treasure_raft"
    page = visited(apart=True)
    page.wait_for_selector("button.card")
    new_table(page, PLAIN, ["me", "bot"], bot="strong")
    ready(page)
    finish(page, rng=random.Random(3))

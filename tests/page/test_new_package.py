"""A package that `lastboat new-game` has written, on the page: no file of Lastboat is edited, nothing is built."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests import new_package
from tests.new_package import GAME
from tests.page.conftest import SERVED, Opened
from tests.page.hands import END, finish, new_table, ready
from tests.page.static_host import StaticHost
from tests.page.test_device import Visited, host, visited
from tests.page.test_everybody import in_both_themes, told, violations
from tests.page.test_tables import Picture
from tests.plugins import installed_in
from tests.server.processes import Server, sqlite_url

__all__ = ["host", "visited"]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The package, written into an empty folder and installed for the server and for these tests."""
    empty = tmp_path_factory.mktemp("empty")
    with installed_in(new_package.install(new_package.write(empty), empty / "packages")) as found:
        yield found


@pytest.fixture(scope="module")
def address(place: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where the package is installed."""
    env = {**SERVED, "PYTHONPATH": str(place)}
    with Server(sqlite_url(tmp_path_factory.mktemp("server") / "page.db"), env=env) as server:
        yield server.url + "/"


@pytest.fixture(scope="module")
def folder(place: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the site of files is written, with the game of the package."""
    return tmp_path_factory.mktemp("site")


def at_table(page: Page) -> None:
    """Choose the game on the start page, and sit down against a bot."""
    expect(page.locator("button.card", has_text="Treasure Raft")).to_be_visible()
    new_table(page, GAME, ["me", "bot"])
    ready(page)


def test_the_first_move_is_made_by_mouse_and_the_game_played_to_its_end(opened: Opened) -> None:
    page = opened()
    at_table(page)
    page.locator("[data-el='track:distance'].lit").click()
    expect(page.locator(".log")).to_contain_text("P1 rows")
    ready(page)
    finish(page, rng=random.Random(4), eager=0.1)
    expect(page.locator(END)).to_contain_text("wins")


def test_it_is_played_by_keyboard(opened: Opened) -> None:
    page = opened()
    at_table(page)
    finish(page, rng=random.Random(5), keys=True, eager=0.1)
    expect(page.locator(END)).to_contain_text("wins")


def test_axe_finds_no_violation(opened: Opened, picture: Picture) -> None:
    page = opened()
    found: dict[str, list[str]] = {}

    def look(moment: str) -> None:
        def check(theme: str) -> None:
            found[f"{moment} {theme}"] = violations(page)
            picture(page, f"new-package-{moment}-{theme}")

        in_both_themes(page, check)

    at_table(page)
    look("table")
    finish(page, rng=random.Random(6))
    look("end")
    assert not told(found), told(found)
    assert len(found) == 4


def test_its_own_board_takes_over(opened: Opened, place: Path) -> None:
    """The folder `board` of the package, moved to where the page looks for it."""
    page_folder = place / new_package.PACKAGE / "page"
    shutil.copytree(place.parent / GAME / "board", page_folder)
    try:
        page = opened()
        at_table(page)
        assert violations(page) == []
        page.locator(".raft [data-el='water:left'].lit").click()
        expect(page.locator(".log")).to_contain_text("P1 rows")
        ready(page)
        finish(page, rng=random.Random(4), eager=0.1)
        expect(page.locator(END)).to_contain_text("wins")
    finally:
        shutil.rmtree(page_folder)


def test_it_is_played_without_a_server(visited: Visited, host: StaticHost) -> None:
    page = visited(apart=True)
    at_table(page)
    finish(page, rng=random.Random(3))
    expect(page.locator(END)).to_contain_text("wins")

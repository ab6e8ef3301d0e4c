"""A bot of the operator's own in the list of bots, at a table, and not on this device."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.page.conftest import SERVED, Opened
from tests.page.hands import ready, summary
from tests.server.processes import Server, sqlite_url

MODULE = """
class Bot:
    def choose(self, situation):
        return situation.legal()[0] if situation.in_turn else None
"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose operator offers Ada and, with three players, Ben."""
    folder = tmp_path_factory.mktemp("server")
    three = "\n    @staticmethod\n    def plays(game, seats):\n        return seats == 3\n"
    (folder / "adas_bots.py").write_text(MODULE, "utf-8")
    (folder / "bens_bots.py").write_text(MODULE + three, "utf-8")
    env = {**SERVED, "PYTHONPATH": str(folder)}
    bots = ("--bot", "Ada 9=adas_bots:Bot", "--bot", "Ben=bens_bots:Bot")
    with Server(sqlite_url(folder / "page.db"), *bots, env=env) as server:
        yield server.url + "/"


def test_somebody_sits_down_against_a_bot_of_the_operator(opened: Opened) -> None:
    page = opened("#/new/pompeii")
    bots = page.locator(".seats li").nth(1).locator("select").nth(1)
    expect(bots.locator("option")).to_have_text(["normal", "strong", "easy", "quick", "random", "Ada 9", "Ben"])
    bots.select_option(label="Ben")
    page.locator("button.go").click()
    expect(page.get_by_role("alert")).to_have_text("Ben does not play with 2 players, only with: 3.")

    here = page.get_by_label("Play on this device")
    here.check()
    expect(bots.locator("option")).to_have_count(5)
    expect(bots).to_have_value("normal")
    here.uncheck()

    bots.select_option(label="Ada 9")
    page.locator("button.go").click()
    ready(page)
    seat = summary(page)["seats"][1]
    assert (seat["name"], seat["bot"]) == ("Ada 9", "Ada 9"), json.dumps(seat)
    card = page.locator("article", has=page.get_by_role("heading", name="Ada 9"))
    expect(card.locator("svg.bot-face title")).to_have_text("bot, Ada 9")

"""Luck that nobody chooses, at the page: every browser adds to it, and the end tells whose numbers there are."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from lastboat import Match
from tests.page.conftest import PAGE, SERVED, Opened
from tests.page.hands import END, can_act, finish, keys_of, new_table, ready, spots, wait_until
from tests.page.test_tables import invite
from tests.server.processes import Server, sqlite_url

ISLAND = "forbidden-island"
Picture = Callable[[Page, str], None]
PROGRAM = ("-c", "from lastboat.server import draws; draws.WAIT = 10; from lastboat.cli import main; main()")
"""Unlike that of other tests this server asks for numbers."""
READ = """() => {
  window.read = '';
  new MutationObserver(() => (window.read += document.body.innerText)).observe(document.body, {
    subtree: true, childList: true, characterData: true,
  });
}"""
"""Keep everything that the page shows from now on."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for these tests."""
    assert PAGE.exists(), "The page has not been built."
    db = sqlite_url(tmp_path_factory.mktemp("luck") / "luck.db")
    env = {**SERVED, "LASTBOAT_PACE": "0"}
    with Server(db, env=env, program=PROGRAM) as server:
        yield server.url + "/"


def begun(*pages: Page) -> None:
    """Wait until somebody can act."""
    wait_until(pages[0], lambda: any(can_act(spots(page)) for page in pages), "the game begins")


def luck(page: Page) -> str:
    """What the log says about the luck."""
    page.get_by_role("tab", name=re.compile("^(Log|Verlauf)")).click()
    return page.locator(".log .luck").inner_text()


def fair(page: Page) -> str:
    """What "Was the luck fair?" says, opened."""
    page.locator(".end details summary").click()
    return page.locator(".end details").inner_text()


def verified(page: Page, address: str, table: str) -> int:
    """The number of contributions to a match that holds."""
    token = next(iter(keys_of(page, table)["seats"].values()))
    headers = {"Authorization": f"Bearer {token}"}
    match = Match.from_text(httpx.get(f"{address}api/tables/{table}/match.txt", headers=headers).text)
    match.verify()
    return sum(bool(one.number) for one in match.chance.contributions)  # type: ignore[attr-defined]


def test_one_browser_adds_to_the_luck(opened: Opened, picture: Picture, address: str) -> None:
    page = opened()
    table = new_table(page, ISLAND, ["me", "bot"])
    ready(page)
    assert luck(page) == "The luck of this table was made by P1 and the server."
    picture(page, "luck-log")
    finish(page, rng=random.Random(1))
    told = fair(page)
    assert "made by P1 and the server" in told
    assert "✓ Every number fits its fingerprint, and the fingerprints are those that this browser saw" in told
    page.locator(".end details dl").scroll_into_view_if_needed()
    picture(page, "luck-end")
    assert verified(page, address, table) == 1


def test_two_browsers_add_to_the_luck_of_a_game_and_of_its_rematch(opened: Opened, address: str) -> None:
    host = opened()
    table = new_table(host, ISLAND, ["me", "open"])
    guest = invite(host, opened, table, "Ben", lang="de-DE")
    host.get_by_role("button", name="Start", exact=True).click()
    begun(host, guest)
    assert luck(host) == "The luck of this table was made by P1, Ben and the server."
    assert luck(guest) == "Der Zufall an diesem Tisch stammt von P1, Ben und dem Server."
    finish(host, guest, rng=random.Random(2))
    assert verified(host, address, table) == 2
    for page in (host, guest):
        assert "✓" in fair(page)
        wait_until(page, lambda of=page: all(one.get("sent") for one in keys_of(of, table)["next"].values())  # type: ignore[misc]
                   and bool(keys_of(of, table)["next"]), "the browser has committed for a rematch")  # fmt: skip
    host.locator(".end .row button.main").click()
    host.wait_for_url(lambda url: not url.endswith(table))
    begun(host)  # though the guest has not come yet
    assert "P1, Ben and the server" in luck(host)
    guest.locator(".end .row button.main").click()
    guest.wait_for_url(lambda url: not url.endswith(table))
    assert "von P1, Ben und dem Server" in luck(guest)


def test_a_browser_that_does_not_answer_is_named(opened: Opened) -> None:
    host = opened()
    table = new_table(host, ISLAND, ["me", "open"])
    guest = invite(host, opened, table, "Ben")

    def swallow(route: Route) -> None:
        route.abort()

    guest.route("**/number", swallow)
    host.evaluate(READ)
    host.get_by_role("button", name="Start", exact=True).click()
    host.wait_for_function("() => read.includes('Still waiting for: Ben')")  # it may be shown for a moment only
    begun(host, guest)
    assert luck(host) == "The luck of this table was made by P1 and the server. No random number came from Ben."


def test_a_cheating_server_is_seen_by_the_browser(opened: Opened, picture: Picture) -> None:
    """It answers with another seal in the end than before the start."""
    page = opened()
    new_table(page, ISLAND, ["me", "bot"])
    ready(page)
    page.evaluate(
        "() => { const all = JSON.parse(localStorage.getItem('lastboat.keys'));"
        " for (const one of Object.values(all)) for (const receipt of Object.values(one.receipts ?? {}))"
        "  receipt.seal = '0'.repeat(64);"
        " localStorage.setItem('lastboat.keys', JSON.stringify(all)); }"
    )
    page.reload()
    finish(page, rng=random.Random(3))
    expect(page.locator(END)).to_be_visible()
    assert "Something is wrong: the fingerprints are not those" in fair(page)
    picture(page, "luck-wrong")

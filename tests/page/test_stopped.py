"""Frozen and closed tables show the reason and offer the match as a download."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import SERVED, Opened
from tests.page.hands import new_table, ready
from tests.page.test_everybody import violations
from tests.page.test_tables import ISLAND, invite
from tests.server.processes import Server, sqlite_url


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "page.db"


@pytest.fixture
def server(database: Path) -> Iterator[Server]:
    """A server that a test may stop."""
    with Server(sqlite_url(database), env=SERVED) as server:
        yield server


@pytest.fixture
def address(server: Server) -> str:
    return server.url + "/"


def downloaded(page: Page) -> str:
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the game file").click()
    return download.value.path().read_text("utf-8")


@pytest.mark.parametrize(
    ("change", "name", "reason"),
    [
        ("UPDATE tables SET game_version = 0", "Forbidden Island", "It was played with version 0 of forbidden-island"),
        ("UPDATE tables SET game = 'ludo'", "ludo", "Step 1 breaks the rules as this server plays them: There is no"),
    ],
)
def test_a_frozen_table_shows_the_reason_and_can_be_downloaded(
    opened: Opened, server: Server, database: Path, change: str, name: str, reason: str
) -> None:
    page = opened()
    new_table(page, ISLAND, ["me", "screen"])
    ready(page)
    server.stop()
    with sqlite3.connect(database) as rows:
        rows.execute(change)
    server.start()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=reason)).to_be_visible()
    expect(page.get_by_text("At the table: P1 and P2")).to_be_visible()
    assert not violations(page)
    text = downloaded(page)
    assert text.startswith("lastboat frozen 1\n")
    assert ("?" in text) == (name == "ludo"), "outcomes are hidden unless the game is known to have no secrets"
    page.reload()
    expect(page.get_by_role("status").filter(has_text=reason)).to_be_visible()
    page.get_by_role("link", name="Home").last.click()
    expect(page.locator("button.card").first).to_be_visible()


def test_a_table_closed_before_its_start_shows_the_reason(opened: Opened) -> None:
    host = opened()
    table = new_table(host, ISLAND, ["me", "open"])
    guest = invite(host, opened, table, "Grete")
    host.get_by_role("button", name="Close the table").click()
    expect(guest.get_by_role("status")).to_have_text("This table is closed.")
    expect(guest.get_by_text("Grete")).to_be_visible()
    expect(guest.get_by_role("button", name="Download the game file")).to_have_count(0)
    guest.get_by_role("link", name="Home").last.click()
    expect(guest.locator("button.card").first).to_be_visible()

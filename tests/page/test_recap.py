"""Since your last turn: what the others did, in icons that light up what they mean."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.page.conftest import Opened
from tests.page.hands import click_something, new_table, ready, wait_until
from tests.page.test_tables import Picture


def test_what_the_others_did_stands_below_the_log(opened: Opened, picture: Picture) -> None:
    page, rng = opened(viewport={"width": 1366, "height": 768}), random.Random(1)
    new_table(page, "pompeii", ["me", "bot", "bot"])
    recap = page.get_by_role("region", name="Since your last turn")

    def played_on() -> bool:
        if recap.count() and recap.get_by_role("listitem").count() >= 2:
            return True
        ready(page)
        click_something(page, rng)
        return False

    wait_until(page, played_on, "the others have played")
    picture(page, "recap")
    mark = recap.get_by_role("listitem").first.get_by_role("button").first
    mark.hover()
    expect(page.locator(".board [data-el].shown, .seats [data-el].shown").first).to_be_visible()
    recap.get_by_role("link", name="Watch again").click()
    page.wait_for_url("**#/replay/*at=*")

"""After the game: the curve of the odds, turning points, and playing on from them."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from lastboat import Match
from lastboat.bots.review.segments import FinishedMatch, Segment, segments
from lastboat.bots.review.turning_points import Swing
from lastboat.tables.advice import turning_point
from tests.bots.matches import finished
from tests.page.conftest import Opened
from tests.page.test_everybody import violations

GAME = "forbidden-island"


def looked_back(match: Match) -> tuple[dict[str, Any], list[Segment]]:
    """The response of a finished review: odds that turn by a decision and by chance."""
    parts = segments(FinishedMatch.of(match))
    choice = next(p for p in parts[20:] if not p.chance)
    luck = next(p for p in parts if p.chance and p.first > choice.last)
    points = [
        {"record": at, "odds": [0.2 if at <= choice.first else 0.5 if at <= luck.first else 0.9] * match.seats}
        for at in [parts[0].first, *(p.last for p in parts)]
    ]
    turned = [
        turning_point(match, Swing(choice, (0.2, 0.2), (0.5, 0.5)), None),
        turning_point(match, Swing(luck, (0.5, 0.5), (0.9, 0.9)), None),
    ]
    told = {"records": len(match.records), "team": True, "done": True, "known": 1.0}
    return {**told, "points": points, "turning_points": turned}, [choice, luck]


def take_in(page: Page, match: Match) -> None:
    """Open a match as a file."""
    page.locator("input[type=file]").first.set_input_files(
        {"name": "my.match", "mimeType": "text/plain", "buffer": match.text().encode()}
    )
    page.wait_for_url("**#/replay/*")


def test_a_turning_point_opens_its_position_for_play(opened: Opened) -> None:
    page, match = opened(viewport={"width": 360, "height": 740}), finished(GAME)
    odds, (choice, luck) = looked_back(match)
    point = odds["turning_points"][0]
    why = [{"id": "why-nothing-flooded", "args": {}}]
    point["better"] = {"choice": point["choice"], "why": why}

    def known(route: Route) -> None:
        route.fulfill(json=odds)

    page.route("**/odds", known)
    take_in(page, match)
    turned = page.locator(".turned a")
    expect(turned).to_have_count(2)
    expect(turned.nth(0)).to_contain_text("A choice")
    expect(turned.nth(0)).to_contain_text("20 → 50%")
    expect(turned.nth(0)).to_contain_text("Better: ")
    expect(turned.nth(0)).to_contain_text("Nothing within reach is flooded.")
    expect(turned.nth(1)).to_contain_text("Luck")
    expect(turned.nth(1)).to_contain_text(re.compile(r"Chance of \d+%: "))
    expect(page.get_by_role("img", name="20% at the start, 90% at the end")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not violations(page)

    turned.nth(1).focus()
    page.keyboard.press("Enter")
    slider = page.locator("input[type=range]")
    expect(slider).to_have_value(str(luck.first))
    expect(page.locator(".how .now")).to_have_text("50%")
    turned.nth(0).click()
    expect(slider).to_have_value(str(choice.first))
    page.locator(".turned button").click()
    page.wait_for_url("**#/table/*")
    expect(page.locator(".stage")).to_be_visible()


def test_the_end_card_shows_turning_points_and_opens_the_replay(opened: Opened) -> None:
    page, match = opened(color_scheme="dark"), finished(GAME)
    odds, (choice, _) = looked_back(match)
    asked: list[str] = []

    def known(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(json={**odds, "done": len(asked) > 1, "points": odds["points"][:: 1 if len(asked) > 1 else 16]})

    page.route("**/odds", known)
    take_in(page, match)
    page.get_by_role("link", name="Back to the table").click()
    end = page.locator("section:has(> #end-odds)")
    expect(end.locator(".turned a")).to_have_count(2)
    expect(end.locator(".working")).to_have_count(0)
    assert len(asked) >= 2
    assert not violations(page)
    end.locator(".turned a").first.click()
    page.wait_for_url(f"**#/replay/*at={choice.first}*")


def test_a_server_computes_the_odds(opened: Opened) -> None:
    """It begins to; the first time a game's search is loaded that takes a while."""
    page = opened()
    with page.expect_response("**/odds") as answer:
        take_in(page, finished(GAME))
    found = answer.value.json()
    assert answer.value.status == 200
    assert (found["team"], found["records"] > 50) == (True, True)
    expect(page.locator(".panel.odds")).to_be_visible()

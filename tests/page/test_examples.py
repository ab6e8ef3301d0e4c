"""Rules that show: examples drawn by the game's own board, whose moves can be played."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import lastboat
from lastboat.kernel import i18n
from lastboat.kernel.manual import examples
from lastboat.kernel.view import Message
from tests.page.conftest import Opened
from tests.page.test_everybody import in_both_themes, violations

GAMES = [game for game in lastboat.game_ids() if examples.examples(lastboat.game(game))]


@pytest.mark.parametrize("game", GAMES)
def test_an_example_is_played_on_the_page_of_the_rules(opened: Opened, game: str) -> None:
    found = lastboat.game(game)
    example = next(one for one in examples.examples(found) if len(one.moves) > 1)
    page = opened(f"#/rules/{game}/{example.paragraph}", lang="de-DE")
    sentence = i18n.say(Message(example.sentence), "de", (examples.folder(found) / "words",))
    figure = page.locator("figure", has_text=sentence)
    figure.scroll_into_view_if_needed()
    expect(figure.locator(".board [data-el]").first).to_be_visible()
    begun = figure.locator(".board").inner_html()
    for _ in example.moves:
        figure.locator("button.main").click()
    expect(figure.locator("button.main")).to_have_count(0)
    assert figure.locator(".board").inner_html() != begun
    in_both_themes(page, lambda theme: nothing_wrong(violations(page)))
    figure.get_by_role("button", name="Noch einmal").click()
    expect(figure.locator("button.main")).to_be_visible()
    assert page.locator("figure").count() == len(examples.examples(found))


def nothing_wrong(found: list[str]) -> None:
    assert not found

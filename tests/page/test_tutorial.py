"""Tutorials on the page: doing what is lit leads to the end, anything else is declined, and nothing is lost."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import lastboat
from lastboat.kernel import i18n
from lastboat.kernel.manual import tutorial
from lastboat.kernel.manual.tutorial import Step
from lastboat.kernel.view import Message
from tests.page.conftest import Opened
from tests.page.hands import settled, tab_to, wait_until
from tests.page.test_everybody import in_both_themes, violations

GAMES = [name for name in lastboat.game_ids() if tutorial.chapter_names(lastboat.game(name))]
ISLAND = "forbidden-island"
MOST_CLICKS = 12
"""No step takes so many."""

LIT = ".stage [data-el].lit, .stage button.asked"

_LIT = """() => {
  const shown = (node) => node.getClientRects().length > 0;
  const found = [...document.querySelectorAll('.stage [data-el].lit, .stage button.asked')].filter(shown);
  const elements = new Set(found.map((node) => node.getAttribute('data-el') ?? 'button'));
  for (const node of found) {
    const b = (node.querySelector('[data-box]') ?? node).getBoundingClientRect();
    const [x, y] = [b.left + b.width / 2, b.top + b.height / 2];
    const top = document.elementFromPoint(x, y);
    if (node.contains(top) || top?.closest('[data-el]') === node)
      return {x, y, elements: [...elements]};
  }
  return null;
}"""
"""Where what is lit can be pressed, without scrolling, and which elements are lit."""


def steps_of(game: str) -> list[list[Step]]:
    """The steps of all chapters."""
    found = lastboat.game(game)
    return [list(tutorial.chapter(found, name).steps) for name in tutorial.chapter_names(found)]


def sentence(game: str, step: Step, lang: str) -> str:
    """What a step says."""
    return i18n.say(Message(step.sentence), lang, tutorial.words(lastboat.game(game)))


def text(page: Page) -> Locator:
    """The sentence on the page."""
    return page.locator(".sentence")


def fits(page: Page) -> None:
    """The whole sentence is in sight, and no message of the page lacks its words."""
    assert page.evaluate("(node) => node.scrollHeight <= node.clientHeight + 1", text(page).element_handle())
    assert "undefined" not in page.locator("body").inner_text()


def now(page: Page) -> tuple[str, str]:
    """The chapter and how far it has come, as the page says."""
    return page.locator(".chapters select").input_value(), page.locator("header > .steps").get_attribute(
        "aria-label"
    ) or ""


def learn(page: Page, game: str) -> None:
    """Open a tutorial from the card of its game."""
    page.wait_for_selector("button.card")
    page.locator(f"a[href='#/learn/{game}']").click()
    page.wait_for_selector(".sentence")


def lit(page: Page) -> dict[str, Any]:
    """What is lit: exactly one thing."""
    found: dict[str, Any] = {}

    def something() -> bool:
        found.update(page.evaluate(_LIT) or {})
        return bool(found)

    wait_until(page, something, "something is lit")
    assert len(found["elements"]) == 1, found["elements"]
    return found


def at_rest(page: Page) -> dict[str, Any]:
    """What is lit, once it stands still: nothing is hit where it has been before."""
    spots = [lit(page)]

    def still() -> bool:
        spots.append(lit(page))
        return spots[-1] == spots[-2]

    wait_until(page, still, "what is lit stands still")
    return spots[-1]


def gone_on(page: Page, here: tuple[str, str], spot: dict[str, Any]) -> bool:
    """Wait until something came of pressing what was lit; return whether that was the whole step."""
    wait_until(page, lambda: now(page) != here or lit(page)["elements"] != spot["elements"], "something else is lit")
    return now(page) != here


def click_through(page: Page) -> None:
    """Click what is lit until the step is done."""
    here = now(page)
    for _ in range(MOST_CLICKS):
        spot = at_rest(page)
        page.mouse.click(spot["x"], spot["y"])
        if gone_on(page, here, spot):
            return
    raise AssertionError(f"never done: {here} {text(page).text_content()}")


def press_lit(page: Page) -> None:
    """Press what is lit by keys."""
    focused = f"document.activeElement?.matches('{LIT}') ?? false"
    if not page.evaluate(focused):
        page.keyboard.press("ArrowRight")
    if page.evaluate(focused):
        page.keyboard.press("Enter")
    else:
        assert tab_to(page, LIT), (text(page).text_content(), page.evaluate("document.activeElement?.outerHTML"))


def type_through(page: Page) -> None:
    """The same by keys alone: the focus is there already, or Tab or an arrow leads to it; Enter presses it."""
    here = now(page)
    for _ in range(MOST_CLICKS):
        spot = lit(page)
        press_lit(page)
        if gone_on(page, here, spot):
            return
    raise AssertionError(f"never done: {here} {text(page).text_content()}")


@pytest.mark.parametrize(
    ("lang", "by_keys", "size"),
    [("de", False, (360, 740)), ("en", True, (1440, 900))],
    ids=["de on a small phone", "en by keys"],
)
@pytest.mark.parametrize("game", GAMES)
def test_doing_what_is_lit_leads_to_the_end_and_a_real_table(
    opened: Opened, game: str, lang: str, by_keys: bool, size: tuple[int, int]
) -> None:
    page = opened(
        newcomer=True, lang={"de": "de-DE", "en": "en-GB"}[lang], viewport={"width": size[0], "height": size[1]}
    )
    learn(page, game)
    chapters = steps_of(game)
    for number, steps in enumerate(chapters):
        for step in steps:
            expect(text(page)).to_have_text(sentence(game, step, lang))
            fits(page)
            if (number, step) != (len(chapters) - 1, steps[-1]):
                (type_through if by_keys else click_through)(page)
    page.locator("button.real").click()
    page.wait_for_url("**#/table/*")
    page.wait_for_selector(".stage .tools")
    expect(page.locator(".stage.guided")).to_have_count(0)
    wait_until(page, lambda: page.locator("ol[role=list] button").count() > 0, "hints are open")


def test_something_else_is_declined_kindly_and_changes_nothing(opened: Opened) -> None:
    page = opened(newcomer=True)
    learn(page, ISLAND)
    click_through(page)
    before = now(page)
    log = page.locator(".log li").count()

    def press(element: str) -> None:
        node = page.locator(f".board [data-el='{element}']").first
        node.evaluate("(node) => node.dispatchEvent(new MouseEvent('click', {bubbles: true}))")

    press("tile:watchtower")
    expect(page.get_by_role("alert")).to_have_text(re.compile("^Move to Watchtower: that is possible too, but later"))
    press("tile:iron_gate")
    expect(page.get_by_role("alert")).to_have_text(re.compile("^Not there just yet"))
    page.get_by_role("button", name="End your actions").click()
    expect(page.get_by_role("alert")).to_have_text(re.compile("^End your actions: that is possible too"))
    assert now(page) == before
    assert page.locator(".log li").count() == log
    click_through(page)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_tutorial_is_taken_up_where_it_was_left(opened: Opened) -> None:
    page = opened(newcomer=True)
    learn(page, ISLAND)
    page.locator(".chapters select").select_option("cards")
    expect(text(page)).to_have_text(sentence(ISLAND, steps_of(ISLAND)[2][0], "en"))
    click_through(page)
    click_through(page)
    left = now(page)
    page.locator("a.home").click()
    expect(page.locator(f"a[href='#/learn/{ISLAND}']")).to_have_text(re.compile("chapter 3 of 7"))
    page.reload()
    learn(page, ISLAND)
    assert now(page) == left
    expect(text(page)).to_have_text(sentence(ISLAND, steps_of(ISLAND)[2][2], "en"))
    click_through(page)


def test_back_and_skip(opened: Opened) -> None:
    page = opened(newcomer=True)
    learn(page, ISLAND)
    steps = steps_of(ISLAND)[0]
    click_through(page)
    page.get_by_role("button", name="Skip").click()
    expect(text(page)).to_have_text(sentence(ISLAND, steps[2], "en"))
    page.get_by_role("button", name="Back").click()
    expect(text(page)).to_have_text(sentence(ISLAND, steps[1], "en"))
    assert lit(page)["elements"] == ["tile:temple_of_the_sun"]
    click_through(page)


def test_the_language_changes_in_the_middle(opened: Opened) -> None:
    page = opened(newcomer=True)
    learn(page, ISLAND)
    page.locator(".lang select").select_option("fr")
    expect(text(page)).to_have_text(sentence(ISLAND, steps_of(ISLAND)[0][0], "fr"))


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)], ids=["desk", "phone"])
def test_the_first_table_of_a_game_offers_it_once_and_covers_nothing(opened: Opened, size: tuple[int, int]) -> None:
    page = opened("#/new/forbidden-island", newcomer=True, viewport={"width": size[0], "height": size[1]})
    expect(page.locator("form").get_by_role("link", name="Learn in 5 minutes")).to_be_visible()
    page.locator("button.go").click()
    offer = page.get_by_role("complementary", name="Learn in 5 minutes")
    expect(offer).to_be_in_viewport(ratio=1)
    card, board = offer.bounding_box(), page.locator("main.board").bounding_box()
    assert card
    assert board
    assert card["x"] >= board["x"] + board["width"] or card["y"] >= board["y"] + board["height"]
    offer.get_by_role("button", name="No, thanks").click()
    expect(offer).to_have_count(0)
    assert page.locator("main.board").bounding_box() == board
    page.reload()
    page.wait_for_selector(".stage")
    expect(offer).to_have_count(0)


def test_on_a_small_desk_it_is_in_view_and_tiles_keep_their_names(opened: Opened) -> None:
    page = opened(newcomer=True, viewport={"width": 1366, "height": 768})
    for game in GAMES:
        expect(page.locator(f"a[href='#/learn/{game}']")).to_be_in_viewport(ratio=1)
    learn(page, ISLAND)
    click_through(page)
    expect(page.locator(".tile .name")).to_have_count(24)


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_a_tutorial(opened: Opened, game: str) -> None:
    page = opened(newcomer=True)
    learn(page, game)
    found: dict[str, list[str]] = {}
    for _ in range(2):
        settled_at = now(page)
        in_both_themes(page, lambda theme, at=settled_at: found.update({f"{at} {theme}": violations(page)}))  # type: ignore[misc]
        click_through(page)
    assert not any(found.values()), found


@pytest.mark.parametrize("game", GAMES)
def test_all_is_in_view_on_a_phone(opened: Opened, game: str) -> None:
    """The sentence and what is lit can be seen together, without scrolling."""
    page = opened(newcomer=True, viewport={"width": 390, "height": 844}, lang="de-DE", has_touch=True)
    learn(page, game)
    for name, steps in zip(tutorial.chapter_names(lastboat.game(game)), steps_of(game), strict=True):
        page.locator(".chapters select").select_option(name)
        expect(text(page)).to_have_text(sentence(game, steps[0], "de"))
        if page.locator("button.go").count():
            click_through(page)
        settled(page)
        lit(page)
        assert page.evaluate("document.querySelector('.stage').scrollTop") == 0
        box = text(page).bounding_box()
        assert box
        assert box["y"] > 0
        fits(page)

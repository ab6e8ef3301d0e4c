"""Accessibility, overflow, reduced motion, tooltips, and the size of the script."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from benchmarks.page import script_bytes
from tests.page.conftest import ROOT, Opened
from tests.page.hands import click_something, new_table, ready, settled
from tests.page.positions import open_match, played
from tests.page.test_tables import Picture

GAMES = ("forbidden-island", "nisyros", "pompeii")
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
MOMENTS = {"early": 0.15, "late": 0.7}
"""Shares of a match after which it is checked."""
SIZES = {"phone": (360, 740), "tablet": (768, 1024), "desk": (1440, 900)}
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCRIPT_BUDGET = 230_000
"""Bytes of script, compressed, that any one game may need."""
INSTEAD_BUDGET = 12_000
"""Bytes of script loaded instead of a board of Lastboat, for games from other packages."""


def violations(page: Page) -> list[str]:
    """What axe finds wrong, each with the first node it means."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [f"{v['id']}: {v['help']} ({v['nodes'][0]['html'][:160]})" for v in found["violations"]]


def told(found: dict[str, list[str]]) -> str:
    """What is wrong and where, one on each line."""
    return "\n".join(f"{place}: {what}" for place, list_of in found.items() for what in list_of)


def visit(page: Page, place: str, sign: str) -> None:
    """Open a part of the page and wait for the element `sign`."""
    page.goto(page.url.split("#")[0] + place)
    page.wait_for_selector(sign)


def visit_moment(page: Page, game: str, moment: float) -> None:
    """A table at which a match of bots has come so far; this screen plays all seats."""
    match = played(game, 1)
    visit(page, "", "button.card")
    open_match(page, match.branch(int(moment * len(match.records)), seed=1))
    ready(page)
    if page.locator(".stage").count() == 0:  # the device is passed on
        click_something(page, random.Random(1))
        page.wait_for_selector(".stage")


def visit_replay(page: Page, game: str) -> None:
    """The replay of a match of bots, in the middle."""
    visit(page, "", "button.card")
    open_match(page, played(game, 1))
    page.wait_for_selector("input[type=range]")


def in_both_themes(page: Page, look: Callable[[str], None]) -> None:
    """Check the same place in both themes."""
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        settled(page)  # colours change slowly
        look(theme)


def test_axe_finds_no_violation_on_the_home_page(opened: Opened) -> None:
    page = opened()
    page.wait_for_selector("button.card")
    found: dict[str, list[str]] = {}
    in_both_themes(page, lambda theme: found.update({f"home {theme}": violations(page)}))
    assert not told(found), told(found)


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_no_violation_at_a_table(opened: Opened, game: str) -> None:
    page = opened()
    page.wait_for_selector("button.card")
    found: dict[str, list[str]] = {}

    def look(place: str) -> None:
        in_both_themes(page, lambda theme: found.update({f"{place} {theme}": violations(page)}))

    visit(page, f"#/new/{game}", "button.go")
    look("new")
    visit(page, f"#/rules/{game}", "article")
    look("rules")
    new_table(page, game, ["me", "bot"] if game == "pompeii" else ["me", "screen"])
    ready(page)
    look("table")
    visit_moment(page, game, 0.7)
    look("later")
    visit_replay(page, game)
    look("replay")
    assert not told(found), told(found)


@pytest.mark.soak
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_no_violation_in_random_matches(opened: Opened, game: str, theme: str) -> None:
    """A violation found here needs a fix and a test with a fixed position."""
    page = opened(color_scheme=theme)
    page.wait_for_selector("button.card")
    new_table(page, game, ["me", "bot"] if game == "pompeii" else ["me", "screen"])
    ready(page)
    found, rng = {}, random.Random()
    for moves in range(0, 150, 25):
        for _ in range(25):
            click_something(page, rng)
            ready(page)
        settled(page)
        found[f"{game} after {moves + 25}"] = violations(page)
    assert not told(found), told(found)


@pytest.mark.parametrize("size", ["phone", pytest.param("tablet", marks=pytest.mark.soak), "desk"])
def test_nothing_overflows_at_any_window_size(opened: Opened, picture: Picture, size: str) -> None:
    """Nothing is wider than the window; pictures of every place in both themes."""
    width, height = SIZES[size]
    page = opened(viewport={"width": width, "height": height}, has_touch=size == "phone")
    page.wait_for_selector("button.card")

    def look(place: str) -> None:
        in_both_themes(page, lambda theme: picture(page, f"{place}-{size}-{theme}"))
        assert page.evaluate("document.documentElement.scrollWidth") <= width, place

    look("home")
    visit(page, "#/rules/nisyros/2.1", "article.cited")
    look("rules")
    for game in GAMES:
        visit(page, f"#/new/{game}", "button.go")
        look(f"{game}-new")
        for name, moment in MOMENTS.items():
            visit_moment(page, game, moment)
            look(f"{game}-{name}")
        visit_replay(page, game)
        look(f"{game}-replay")


def test_the_rules_can_be_searched_in_every_language(opened: Opened) -> None:
    page = opened("#/rules/forbidden-island/6.2")
    expect(page.locator("article.cited h3")).to_contain_text("§6.2")
    page.get_by_placeholder("Search the rules").fill("sandbag")
    wait = page.locator("article")
    expect(wait.first).to_be_visible()
    assert 0 < wait.count() < 12
    assert all("sandbag" in text.lower() for text in wait.all_inner_texts())
    titles = set()
    for lang in ("en", "de", "nl", "fr", "nb"):
        page.locator("select:has(option[value=nb])").select_option(lang)
        expect(page.locator("main")).to_have_attribute("lang", lang)
        titles.add(page.locator("h1").inner_text())
    assert len(titles) > 2


def test_a_tooltip_cites_its_paragraph(opened: Opened) -> None:
    page = opened()
    new_table(page, "forbidden-island", ["me", "bot"])
    ready(page)
    page.locator("[data-el='tile:fools_landing'] [data-box]").hover(force=True)
    cite = page.locator(".card-beside a[href*='#/rules/forbidden-island/']")
    expect(cite).to_be_visible()
    cite.click()
    expect(page.locator("article.cited")).to_be_visible()


def test_reduced_motion_shows_moves_at_once(opened: Opened) -> None:
    page = opened(reduced_motion="reduce", speed=2)
    new_table(page, "forbidden-island", ["me", "screen"])
    ready(page)
    page.evaluate("""() => {
      window.shown = 0;
      const look = () => { if (document.querySelector('button.skip')) window.shown += 1; };
      new MutationObserver(look).observe(document.body, {subtree: true, childList: true});
    }""")
    rng = random.Random(2)
    for _ in range(8):
        click_something(page, rng)
        ready(page)
    assert page.evaluate("window.shown") == 0


def test_the_script_is_within_its_budget() -> None:
    """Even everything there is in one language, all boards together, fits the budget."""
    needed, instead = script_bytes()
    assert 150_000 < needed < SCRIPT_BUDGET
    assert 0 < instead < INSTEAD_BUDGET

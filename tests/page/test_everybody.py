"""For everybody: no accessibility violations, no sideways scrolling, less motion on request, small and quick."""

from __future__ import annotations

import gzip
import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PAGE, ROOT, Opened
from tests.page.hands import click_something, finish, new_table, ready
from tests.page.test_tables import Picture

GAMES = ("forbidden-island", "nisyros", "pompeii")
SIZES = {"phone": (360, 740), "tablet": (768, 1024), "desk": (1440, 900)}
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCRIPT_BUDGET = 200_000
"""Bytes of script, compressed, that any one game may need."""


def violations(page: Page) -> list[str]:
    """What axe finds wrong, each with the first node it means."""
    page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [f"{v['id']}: {v['help']} ({v['nodes'][0]['html'][:160]})" for v in found["violations"]]


def themed(opened: Opened, theme: str, size: tuple[int, int] = (1440, 900), path: str = "") -> Page:
    return opened(path, color_scheme=theme, viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 500)


def told(found: dict[str, list[str]]) -> str:
    """What is wrong and where, one on each line."""
    return "\n".join(f"{place}: {what}" for place, list_of in found.items() for what in list_of)


def people(game: str) -> list[str]:
    return ["me", "bot"] if game == "pompeii" else ["me", "screen"]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(opened: Opened, theme: str) -> None:
    page = themed(opened, theme)
    page.wait_for_selector("button.card")
    found = {"home": violations(page)}
    for game in GAMES:
        page.goto(page.url.split("#")[0] + f"#/new/{game}")
        page.wait_for_selector("button.go")
        found[f"{game} new"] = violations(page)
        page.goto(page.url.split("#")[0] + f"#/rules/{game}")
        page.wait_for_selector("article")
        found[f"{game} rules"] = violations(page)
        table = new_table(page, game, people(game))
        ready(page)
        found[f"{game} table"] = violations(page)
        page.goto(page.url.split("#")[0] + f"#/replay/{table}")
        page.wait_for_selector("input[type=range]")
        found[f"{game} replay"] = violations(page)
    assert not told(found), told(found)


@pytest.mark.soak
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_later_in_a_game(opened: Opened, game: str, theme: str) -> None:
    """At positions that luck decides; what it finds once must be mended and pinned by a position of its own."""
    page = themed(opened, theme)
    page.wait_for_selector("button.card")
    new_table(page, game, people(game))
    ready(page)
    found, rng = {}, random.Random(1)
    for moves in range(0, 150, 25):
        for _ in range(25):
            click_something(page, rng)
            page.wait_for_timeout(40)
        page.wait_for_timeout(300)
        found[f"{game} after {moves + 25}"] = violations(page)
    assert not told(found), told(found)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", pytest.param("tablet", marks=pytest.mark.soak), "desk"])
def test_nothing_sticks_out_at_any_size(opened: Opened, picture: Picture, size: str, theme: str) -> None:
    page = themed(opened, theme, SIZES[size])
    page.wait_for_selector("button.card")
    places = ["", *(f"#/new/{game}" for game in GAMES), "#/rules/nisyros/2.1"]
    for n, place in enumerate(places):
        page.goto(page.url.split("#")[0] + place)
        page.wait_for_timeout(250)
        picture(page, f"page{n}-{size}-{theme}")
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0], place
    for game in GAMES:
        table = new_table(page, game, ["me", "bot", "bot"])
        page.wait_for_selector(".stage [data-el]")
        rng = random.Random(3)
        for moment in ("early", "middle"):
            for _ in range(4 if moment == "early" else 40):
                click_something(page, rng)
                page.wait_for_timeout(25)
            page.wait_for_timeout(200)
            picture(page, f"{game}-{moment}-{size}-{theme}")
            assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0], (game, moment)
        page.goto(page.url.split("#")[0] + f"#/replay/{table}")
        page.wait_for_selector("input[type=range]")
        picture(page, f"{game}-replay-{size}-{theme}")
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0], (game, "replay")


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


def test_less_motion_shows_moves_at_once(opened: Opened) -> None:
    page = opened(reduced_motion="reduce", speed=2)
    new_table(page, "forbidden-island", ["me", "screen"])
    ready(page)
    click_something(page, random.Random(2), eager=0)
    page.wait_for_timeout(150)
    assert page.locator("button.skip").count() == 0


def test_the_script_is_small() -> None:
    """Even everything there is in one language, all boards together, fits the budget."""
    assets = PAGE.parent / "assets"
    sizes = {p.name: len(gzip.compress(p.read_bytes())) for p in assets.glob("*.js")}
    languages = ("en", "de", "nl", "fr", "nb")
    words = {lang: sum(s for name, s in sizes.items() if name.startswith(f"{lang}-")) for lang in languages}
    scripts = sum(sizes.values()) - sum(words.values())
    assert scripts + max(words.values()) < SCRIPT_BUDGET, json.dumps(sizes, indent=1)


def test_the_page_asks_nobody_else(opened: Opened) -> None:
    page = opened()
    hosts: set[str] = set()
    page.on("request", lambda request: hosts.add(request.url.split("/")[2]) if "://" in request.url else None)
    page.reload()
    new_table(page, "forbidden-island", ["me", "screen"])
    finish(page, rng=random.Random(12))
    assert {host.split(":")[0] for host in hosts} == {"127.0.0.1"}

"""Take the pictures of the page: `python docs/screens.py` writes docs/img/*.png and the short animation play.webp.

Needs a built page, a Chromium (tests/needs.py finds one) and ImageMagick's `convert` for the animation.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, Page, sync_playwright

import lastboat
from lastboat.kernel.game import game_ids
from lastboat.sim import record_game
from tests.needs import browser as found_browser
from tests.page.hands import click_something, ready
from tests.server.processes import Server, sqlite_url

FOLDER = Path(__file__).parent / "img"
PLAYERS, SEED, MOMENT = 3, 11, 0.5
NAMES = ["Ada", "Ben", "Cleo"]
SIZE, SMALL, PHONE = (1440, 900), (960, 600), (360, 740)
FILM_SECONDS, FILM_RATE = 12, 6


def table(url: str, game: str, seed: int = SEED) -> dict[str, Any]:
    """A table with a game of bots at about half time, everybody at this screen."""
    whole = record_game(lastboat.game(game), PLAYERS, seed)
    match = whole.branch(int(len(whole.records) * MOMENT), seed=seed)
    seats = [{"kind": "me", "name": name} if n == match.actor else {"kind": "bot", "bot": "greedy", "name": name}
             for n, name in enumerate(NAMES)]  # fmt: skip
    body = json.dumps({"text": match.text(), "seats": seats}).encode()
    request = urllib.request.Request(url + "api/tables/import", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


def sit_down(browser: Browser, url: str, made: dict[str, Any], size: tuple[int, int], theme: Any, speed: float) -> Page:
    """A browser at that table."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, color_scheme=theme)
    page = context.new_page()
    page.goto(url)
    kept = {"table": made["table"]["id"], "game": made["table"]["game"], "seats": made["seats"], "made": 0}
    page.evaluate(
        "([kept, speed]) => { localStorage.setItem('lastboat.keys', JSON.stringify({[kept.table]: kept}));"
        " localStorage.setItem('lastboat.settings', JSON.stringify({speed})); }",
        [kept, speed],
    )
    page.goto(url + f"#/table/{kept['table']}")
    page.reload()
    ready(page)
    page.mouse.move(2, 2)
    page.wait_for_timeout(800)
    return page


def film(page: Page, target: Path) -> None:
    """A few turns as an animation."""
    with tempfile.TemporaryDirectory() as folder:
        rng, shots = Random(SEED), []
        for n in range(FILM_SECONDS * FILM_RATE):
            if n % (2 * FILM_RATE) == FILM_RATE:
                click_something(page, rng, eager=0.2)
            shots.append(Path(folder) / f"{n:03}.png")
            page.screenshot(path=shots[-1])
            page.wait_for_timeout(max(1, 1000 // FILM_RATE - 60))
        order = ["convert", "-delay", str(100 // FILM_RATE), "-loop", "0", *map(str, shots), "-quality", "60"]
        subprocess.run([*order, str(target)], check=True)


def main() -> None:
    """All pictures."""
    FOLDER.mkdir(exist_ok=True)
    env = {"LASTBOAT_LIMITS": "off", "LASTBOAT_PACE": "0.8"}
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(sqlite_url(Path(folder) / "screens.db"), env=env) as server,
        sync_playwright() as playwright,
    ):
        url = server.url + "/"
        browser = playwright.chromium.launch(executable_path=found_browser(), args=["--no-sandbox"])
        for game in game_ids():
            page = sit_down(browser, url, table(url, game), SIZE, "light", 0)
            page.screenshot(path=FOLDER / f"{game}.png")
            page.context.close()
            page = sit_down(browser, url, table(url, game), PHONE, "dark", 0)
            page.screenshot(path=FOLDER / f"{game}-phone.png")
            page.context.close()
        page = sit_down(browser, url, table(url, "forbidden-island", SEED + 1), SMALL, "light", 1)
        film(page, FOLDER / "play.webp")
        page.goto(url)
        page.set_viewport_size({"width": SIZE[0], "height": SIZE[1]})
        page.wait_for_selector("button.card")
        page.screenshot(path=FOLDER / "home.png")
        browser.close()


if __name__ == "__main__":
    main()

"""Take the pictures of the page: `python docs/screens.py` writes docs/img/*.png and the animations play.webp and
moment.webp.

Needs a built page, a Chromium (tests/needs.py finds one) and `img2webp` of libwebp for the animations.
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
from tests.page.hands import click_something, decline_tutorials, ready
from tests.page.staging import SCENES, Stage, at_table
from tests.server.processes import Server, sqlite_url

FOLDER = Path(__file__).parent / "img"
PLAYERS, SEED, MOMENT = 3, 11, 0.5
NAMES = ["Ada", "Ben", "Cleo"]
SIZE, SMALL, PHONE = (1440, 900), (960, 600), (360, 740)
FILM_SECONDS, FILM_RATE = 12, 6
STAGE = 760, 760
"""A window whose board is about as high as wide."""
MOMENT_SHOTS, MOMENT_RATE = 36, 10
SEEK = """(share) => {
  const whole = parseFloat(getComputedStyle(document.querySelector('.great')).getPropertyValue('--show'));
  for (const one of document.getAnimations()) {
    if (!one.effect.target.closest('.great')) continue;
    one.pause();
    one.currentTime = share * whole;
  }
}"""
"""Show a great moment as it is after a share of its time."""


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
        animate(shots, FILM_RATE, target)


def animate(shots: list[Path], rate: int, target: Path) -> None:
    """Make an animation of pictures."""
    order = ["img2webp", "-loop", "0", "-kmin", "0", "-kmax", "1", "-lossy", "-q", "60", "-d", str(1000 // rate)]
    subprocess.run([*order, *map(str, shots), "-o", str(target)], check=True, stdout=subprocess.DEVNULL)


def staged(browser: Browser, url: str, game: str) -> tuple[Page, Stage]:
    """A table of a game at which anything can happen; time stands still."""
    context = browser.new_context(viewport={"width": STAGE[0], "height": STAGE[1]})
    decline_tutorials(context)
    context.add_init_script("localStorage.setItem('lastboat.settings', JSON.stringify({speed: 2, forced: false}))")
    page = context.new_page()
    page.goto(url)
    page.clock.install()
    stage = at_table(page, game)
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    return page, stage


def moment(browser: Browser, url: str, target: Path) -> None:
    """Vesuvius erupts, as an animation."""
    page, stage = staged(browser, url, "pompeii")
    stage.happen(next(told for told in SCENES["pompeii"] if told[0]["event"] == "second_ad79"))
    page.wait_for_selector(".great")
    with tempfile.TemporaryDirectory() as folder:
        shots = []
        for n in range(MOMENT_SHOTS):
            page.evaluate(SEEK, (n + 1) / (MOMENT_SHOTS + 1))
            shots.append(Path(folder) / f"{n:03}.png")
            page.locator("main.board").screenshot(path=shots[-1])
        animate(shots, MOMENT_RATE, target)
    page.context.close()


def ending(browser: Browser, url: str, target: Path) -> None:
    """The picture of a victory in Forbidden Island."""
    page, stage = staged(browser, url, "forbidden-island")
    stage.end("result-won", {})
    page.clock.run_for(4000)
    page.wait_for_selector("main.board > .ending")
    page.wait_for_timeout(5000)
    page.locator("main.board").screenshot(path=target)
    page.context.close()


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
        moment(browser, url, FOLDER / "moment.webp")
        ending(browser, url, FOLDER / "ending.png")
        page.goto(url)
        page.set_viewport_size({"width": SIZE[0], "height": SIZE[1]})
        page.wait_for_selector("button.card")
        page.screenshot(path=FOLDER / "home.png")
        browser.close()


if __name__ == "__main__":
    main()

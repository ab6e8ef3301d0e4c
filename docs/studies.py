"""Take the pictures of studies: `python docs/studies.py` plays two studies and writes docs/img/study-*.png.

Needs a Chromium (tests/needs.py finds one).
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, sync_playwright

import lastboat
from lastboat.sim.executors import Processes
from lastboat.sim.study import journal, report
from lastboat.sim.study.plan import Study, design
from tests.needs import browser as found_browser

FOLDER = Path(__file__).parent / "img"
DESK, PHONE = 1180, 390
ROLES = design(lastboat.game("forbidden-island"), ["roles=pairs"], games=2000)
CARDS = design(lastboat.game("nisyros"), [], ["card#6"], games=2000)


def written(study: Study, folder: Path, executor: Processes) -> str:
    """The address of the report of a study."""
    journal.begin(study, folder)
    journal.play(study, folder, executor)
    report.write(study, folder)
    return (folder / report.REPORT).as_uri()


def picture(browser: Browser, address: str, name: str, width: int, height: int, scheme: str) -> None:
    """The top of a report."""
    page = browser.new_page(viewport={"width": width, "height": height}, color_scheme=scheme)  # type: ignore[arg-type]
    page.goto(address)
    page.screenshot(path=FOLDER / f"{name}.png")
    page.close()


def main() -> None:
    """Play the studies and take the pictures."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Processes() as executor,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=found_browser(), args=["--no-sandbox"]) as browser,
    ):
        roles = written(ROLES, Path(folder) / "roles", executor)
        cards = written(CARDS, Path(folder) / "cards", executor)
        picture(browser, roles, "study-roles", DESK, 1330, "light")
        picture(browser, cards, "study-what-if", DESK, 1090, "dark")
        picture(browser, roles, "study-phone", PHONE, 1330, "light")


if __name__ == "__main__":
    main()

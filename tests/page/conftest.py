"""A real server and a real Chromium for the tests of the page."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, Request, expect

from tests.needs import browser as found_browser
from tests.page.hands import PATIENCE, decline_tutorials
from tests.server.conftest import fixed_servers
from tests.server.processes import Server, sqlite_url

__all__ = ["fixed_servers"]

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "lastboat" / "page" / "index.html"
PICTURES = ROOT / "artefacts" / "page"
QUIET = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip

SERVED = {"LASTBOAT_PACE": "0.02", "LASTBOAT_LIMITS": "off"}
"""The settings of the servers of these tests: bots that do not dawdle, no limits for busy tests."""

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The machine's own Chromium."""
    path = found_browser()
    if path is None:
        pytest.fail("No Chromium was found; `python tests/needs.py` says what to do.", pytrace=False)
    return {**browser_type_launch_args, "executable_path": path, "args": list(QUIET)}


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own."""
    if not PAGE.exists():
        pytest.fail("The page has not been built; `make src/lastboat/page/index.html` builds it.", pytrace=False)
    with Server(sqlite_url(tmp_path_factory.mktemp("server") / "page.db"), env=SERVED) as server:
        yield server.url + "/"


Opened = Callable[..., Page]


@pytest.fixture
def opened(browser: Browser, address: str) -> Iterator[Opened]:
    """Opens the page in a browser of its own (own storage).

    Anything red in its console fails the test, and so does a request to anybody but our own server.
    """
    contexts: list[BrowserContext] = []
    wrong: list[str] = []
    strangers: set[str] = set()

    def open_page(
        path: str = "", *, lang: str = "en-GB", speed: float = 0, forced: bool = True, newcomer: bool = False,
        **context: Any,
    ) -> Page:  # fmt: skip
        """A newcomer is offered tutorials; others have declined them."""
        context = {
            "viewport": {"width": 1440, "height": 900}, "locale": lang, "service_workers": "block", **context,
        }  # fmt: skip
        made = browser.new_context(**context)
        contexts.append(made)
        chosen = json.dumps({"speed": speed, "forced": forced})
        made.add_init_script(
            f"if (!localStorage.getItem('lastboat.settings')) localStorage.setItem('lastboat.settings', '{chosen}')"
        )
        if not newcomer:
            decline_tutorials(made)
        page = made.new_page()
        page.set_default_timeout(PATIENCE * 1000)

        def listen(message: ConsoleMessage) -> None:
            # A refused connection while a test restarts the server is no fault of the page.
            if message.type == "error" and not re.search(
                r"ERR_CONNECTION|WebSocket|Failed to load resource", message.text
            ):
                wrong.append(message.text)

        def broke(error: Error) -> None:
            wrong.append(f"{error}\n{error.stack}")

        def asked(request: Request) -> None:
            if not request.url.startswith((address, "data:", "blob:")):
                strangers.add(request.url)

        page.on("request", asked)
        page.on("console", listen)
        page.on("pageerror", broke)
        page.goto(address + path)
        return page

    yield open_page
    for made in contexts:
        made.close()
    assert not wrong, wrong
    assert not strangers, strangers


@pytest.fixture
def picture(request: pytest.FixtureRequest) -> Callable[[Page, str], None]:
    """Writes a screenshot to the artefact folder."""
    PICTURES.mkdir(parents=True, exist_ok=True)

    def take(page: Page, name: str) -> None:
        page.screenshot(path=PICTURES / f"{name}.png")

    return take

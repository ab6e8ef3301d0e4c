"""Tables of a device: the site on a bare static host, without a network, in several tabs, killed at any moment."""

from __future__ import annotations

import contextlib
import functools
import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, expect

import lastboat
from lastboat import Match
from lastboat.bots import Searcher, analyse, bot, play, situation
from lastboat.bots.tasks import Choose
from tests.page.conftest import Opened
from tests.page.hands import (
    END,
    PATIENCE,
    click_something,
    finish,
    new_table,
    ready,
    settled,
    wait_until,
)
from tests.page.searching import ask
from tests.page.static_host import StaticHost

GAMES = ["forbidden-island", "nisyros", "pompeii"]
STORED = """table => new Promise((resolve, reject) => {
  const opening = indexedDB.open('lastboat', 1);
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const steps = opening.result.transaction('steps').objectStore('steps').getAllKeys();
    steps.onsuccess = () => {
      opening.result.close();
      resolve(steps.result.filter((key) => key[0] === table).map((key) => key[1]));
    };
  };
})"""
"""The numbers of the stored steps of a table."""
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const source = await (await fetch('sw.js')).text();
  const page = JSON.parse(source.slice(source.indexOf('{'), source.indexOf(';\\n')));
  const cache = await caches.open('lastboat-' + page.version);
  return (await cache.keys()).length > page.files.length;
}"""
"""Whether everything is kept for a visit without a network."""
FULL = """() => {
  self.plainAdd = IDBObjectStore.prototype.add;
  IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError'); };
}"""
"""Lets the worker of the tables find the device full."""
HINTS = "section li .odds"

Visited = Callable[..., Page]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("site")


@pytest.fixture
def host(folder: Path) -> Iterator[StaticHost]:
    served = StaticHost(folder)
    yield served
    served.stop()


@pytest.fixture
def visited(browser: Browser, host: StaticHost) -> Iterator[Visited]:
    """Opens the site in a browser of its own; anything red in the console fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type == "error" and "ERR_" not in message.text:
            wrong.append(message.text)

    def visit(path: str = "", context: BrowserContext | None = None, *, apart: bool = False, address: str = "") -> Page:
        """`apart`: without the service worker, which would load everything at once."""
        if context is None:
            context = browser.new_context(
                viewport={"width": 1440, "height": 900}, locale="en-GB", service_workers="block" if apart else "allow"
            )
            contexts.append(context)
            declined = json.dumps({game: {"declined": True} for game in lastboat.game_ids()})
            settings = json.dumps({"speed": 0, "forced": True})
            context.add_init_script(
                f"localStorage.getItem('lastboat.settings') ?? localStorage.setItem('lastboat.settings', '{settings}');"
                f"localStorage.getItem('lastboat.learn') ?? localStorage.setItem('lastboat.learn', '{declined}')"
            )
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: wrong.append(f"{error}\n{error.stack}"))
        page.on("console", listen)
        page.goto((address or host.address) + path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert not wrong, wrong


def some_moves(page: Page, count: int, rng: random.Random) -> None:
    for _ in range(count):
        ready(page)
        click_something(page, rng)


def hinted_table(page: Page, game: str, bot: str) -> str:
    """Make some moves at a table and ask for a hint. A game that is lost before is followed by another."""
    while True:
        table = new_table(page, game, ["me", "bot"], bot=bot)
        some_moves(page, 6, random.Random(3))
        wait_until(page, lambda: hinted(page) or page.locator(END).count() > 0, "a hint comes")
        if not page.locator(END).count():
            return table


def hinted(page: Page) -> bool:
    """Ask for a hint; a bot that acts meanwhile makes it void."""
    button = page.get_by_role("button", name="Hint").first
    if not button.is_visible():
        return False
    with contextlib.suppress(Error):
        button.click(timeout=5000)
        page.wait_for_selector(HINTS, timeout=5000)
    return page.locator(HINTS).count() > 0


def log_of(page: Page) -> list[str]:
    return page.locator(".log li").all_text_contents()


def stored(page: Page, table: str) -> list[int]:
    found: list[int] = page.evaluate(STORED, table)
    return found


def test_after_one_visit_everything_plays_without_a_network(visited: Visited, host: StaticHost) -> None:
    page = visited()
    wait_until(page, lambda: bool(page.evaluate(KEPT)), "everything is kept")
    host.stop()
    page.reload()
    tables = []
    for game in GAMES:
        tables.append(hinted_table(page, game, "strong" if game == "pompeii" else "greedy"))
        page.goto(page.url.split("#")[0] + f"#/rules/{game}")
        expect(page.locator("h1").first).to_be_visible()
    page.goto(host.address + f"#/learn/{GAMES[0]}")
    expect(page.locator("label.chapters")).to_be_visible()
    page.goto(host.address + "#/")
    for table in tables:
        assert table.startswith("local")
        expect(page.locator(f"main li a[href*='#/table/{table}']")).to_be_visible()


def test_everything_of_a_table_on_a_device(visited: Visited) -> None:
    """Undo, replay, playing on from a position, another language, and the review after the end."""
    page = visited(apart=True)
    table = new_table(page, "pompeii", ["me", "bot"])
    finish(page, rng=random.Random(1))
    numbers = stored(page, table)
    assert numbers == list(range(1, len(numbers) + 1))
    page.goto(page.url.split("#")[0] + f"#/replay/{table}?at=30")
    expect(page.locator("span.count")).to_contain_text("30 /")
    page.get_by_role("button", name="Play on from here").last.click()
    page.wait_for_url("**#/table/local*")
    some_moves(page, 2, random.Random(1))
    page.goto(page.url.split("#")[0] + f"#/table/{table}")
    expect(page.locator(END)).to_be_visible()


def test_a_tab_that_is_killed_loses_nothing_and_another_goes_on(visited: Visited) -> None:
    killed_and_taken_up_again(visited, times=2)


@pytest.mark.soak
def test_tabs_killed_again_and_again(visited: Visited) -> None:
    killed_and_taken_up_again(visited, times=30)


def killed_and_taken_up_again(visited: Visited, times: int) -> None:
    rng = random.Random(7)
    page = visited(apart=True)
    table = new_table(page, "forbidden-island", ["bot", "bot"])
    shown: list[str] = []
    for _ in range(times):
        wait_for_log(page, len(shown) + rng.randint(1, 4))
        shown = log_of(page)
        context = page.context
        page.close()  # at once, without a word to the page
        page = visited(f"#/table/{table}", context)
        wait_for_log(page, len(shown))
        assert log_of(page)[: len(shown)] == shown
        numbers = stored(page, table)
        assert numbers == list(range(1, len(numbers) + 1))


def wait_for_log(page: Page, lines: int) -> None:
    """Wait until the log is so long, or the game is over."""
    wait_until(page, lambda: len(log_of(page)) >= lines or page.locator(END).count() > 0, "the log grows")


def test_two_tabs_play_one_match(visited: Visited) -> None:
    first = visited(apart=True)
    table = new_table(first, "forbidden-island", ["me", "screen"])
    second = visited(f"#/table/{table}", first.context)
    rng = random.Random(5)
    for page in (first, second, first, second):
        ready(page)
        known = len(stored(first, table))
        click_something(page, rng)
        for _ in range(20):
            if len(stored(first, table)) > known:
                break
            click_something(page, rng)
        settled(page)
    wait_until(first, lambda: log_of(first) == log_of(second), "both show the same")
    first.close()
    ready(second)
    known = len(stored(second, table))
    wait_until(
        second, lambda: click_something(second, rng) and len(stored(second, table)) > known, "the other plays on"
    )
    numbers = stored(second, table)
    assert numbers == list(range(1, len(numbers) + 1))


def test_a_shared_screen_knows_only_the_hand_of_the_player_in_front_of_it(visited: Visited) -> None:
    page = visited(apart=True)
    page.add_init_script("window.told = []; const { Worker: Plain } = window; window.Worker = class extends Plain {"
                         "  constructor(...given) { super(...given);"
                         "    this.addEventListener('message', ({ data }) => window.told.push(data)); } }")  # fmt: skip
    page.reload()
    new_table(page, "pompeii", ["me", "screen"])
    rng = random.Random(4)
    passed = 0
    while passed < 3:
        ready(page)
        passing = page.locator("main .panel > button.main")
        if passing.count() and not page.locator(".stage").count():
            passed += 1
        click_something(page, rng)
    told = [json.loads(one["text"]) for one in page.evaluate("window.told") if one["type"] == "frame"]
    views = [frame["views"] for frame in told if "views" in frame]
    assert any("hand" in json.dumps(one) for one in views)
    for one in views:
        hands = [seat for seat, view in one.items() if any(player["hand"] for player in view["table"]["players"])]
        assert len(hands) <= 1, hands


def test_nothing_of_the_engine_is_loaded_before_it_is_needed(visited: Visited, host: StaticHost) -> None:
    page = visited(apart=True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(host.address)))
    page.reload()
    expect(page.locator("button.card").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    engine = [url for url in asked if re.search(r"^engine/|^assets/python-|worker", url)]
    assert engine == []
    with page.expect_event("worker", lambda worker: "table-worker" in worker.url):
        page.locator("button.card").first.click()  # while the player sets up the table
    assert host.engine_size() < 8_000_000


def test_a_full_device_says_so_and_loses_nothing(visited: Visited) -> None:
    page = visited(apart=True)
    table = new_table(page, "forbidden-island", ["me", "screen"])
    some_moves(page, 2, random.Random(1))
    ready(page)
    worker = next(one for one in page.workers if "table-worker" in one.url)
    worker.evaluate(FULL)
    known = stored(page, table)
    refused = page.get_by_role("alert").filter(has_text="cannot store")
    rng = random.Random(2)
    wait_until(page, lambda: refused.count() > 0 or not click_something(page, rng), "the move is refused")
    expect(refused).to_be_visible()
    with page.expect_download() as download:
        refused.get_by_role("button", name="Download").click()
    Match.from_text(download.value.path().read_text("utf-8"))
    assert stored(page, table) == known
    worker.evaluate("() => { IDBObjectStore.prototype.add = self.plainAdd; }")
    wait_until(page, lambda: click_something(page, rng) and len(stored(page, table)) > len(known), "play goes on")


def test_the_page_can_be_installed(host: StaticHost) -> None:
    """What browsers ask of an app: a manifest with a name, a start, a display and icons of their stated sizes."""
    page = (host.folder / "index.html").read_text("utf-8")
    assert '<link rel="manifest" href="./manifest.webmanifest"' in page
    manifest = json.loads((host.folder / "manifest.webmanifest").read_text("utf-8"))
    assert {"name", "short_name", "start_url", "display", "icons"} <= manifest.keys()
    assert manifest["display"] == "standalone"
    sizes = set()
    for icon in manifest["icons"]:
        data = (host.folder / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            assert f"{int.from_bytes(data[16:20])}x{int.from_bytes(data[20:24])}" == icon["sizes"]
            sizes.add((icon["sizes"], icon.get("purpose", "any")))
    assert sizes == {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}


def test_a_new_version_is_announced_and_taken_when_the_player_says_so(visited: Visited, folder: Path) -> None:
    host = StaticHost(folder, "versions")
    try:
        page = visited(address=host.address)
        wait_until(page, lambda: bool(page.evaluate(KEPT)), "everything is kept")
        worker = host.folder / "sw.js"
        worker.write_text(re.sub(r'"version": "\w+"', '"version": "next"', worker.read_text("utf-8"), count=1), "utf-8")
        page.reload()
        page.get_by_role("button", name="Load it now").click()
        wait_until(page, lambda: caches_of(page) == ["lastboat-next"], "the new version is there, the old one gone")
        expect(page.locator("button.card").first).to_be_visible()
    finally:
        host.stop()


def caches_of(page: Page) -> list[str]:
    try:
        found: list[str] = page.evaluate("caches.keys()")
    except Error:  # the page is being loaded again
        return []
    return found


def test_a_page_from_a_server_plays_on_the_device_too(opened: Opened) -> None:
    """Under the policy of the server, and nothing of the table reaches it."""
    page = opened("#/new/forbidden-island")
    page.locator(".seats li").nth(1).locator("select").nth(1).select_option("greedy")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_label("Play on this device").check()
    page.locator("button.go").click()
    page.wait_for_url("**#/table/local*")
    some_moves(page, 3, random.Random(1))
    assert not [url for url in asked if "/api/" in url and not url.endswith("/api/games")]
    page.goto(page.url.split("#")[0] + "#/")
    expect(page.locator("main li", has_text="on this device")).to_have_count(1)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_browser_plays_the_same_matches_and_searches_alike(
    visited: Visited, host: StaticHost, game_id: str
) -> None:
    page = visited(apart=True)
    game = lastboat.game(game_id)
    seats = game.seats[0]

    def begun() -> Match:
        return Match(game, seats=seats, seed=11)

    bots = [bot("greedy", seed=seat) for seat in range(seats)]
    here = play(begun(), bots)
    there = ask(page, host, game_id, functools.partial(play, begun(), bots))
    assert ask(page, host, game_id, functools.partial(Match.text, there)) == here.text()
    for steps in (0, 9, 30):
        match = play(begun(), bots, steps)
        known = situation(match, match.actor)
        searcher = Searcher(3, simulations=192)
        assert ask(page, host, game_id, Choose(searcher, known)) == searcher.choose(known)
        search = functools.partial(analyse, known, simulations=128, seed=5)
        assert ask(page, host, game_id, search) == search()


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_strong_bot_without_a_network(visited: Visited, host: StaticHost, game: str) -> None:
    page = visited()
    wait_until(page, lambda: bool(page.evaluate(KEPT)), "everything is kept")
    host.stop()
    page.reload()
    table = new_table(page, game, ["me", "bot"], bot="strong")
    finish(page, rng=random.Random(2))
    numbers = stored(page, table)
    assert numbers == list(range(1, len(numbers) + 1))

"""The board stands still: through all states of a turn, at every size, nothing of it moves by a pixel."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.differences import Frames
from tests.page.conftest import Opened
from tests.page.hands import END, click_something, new_table, ready, settled, wait_until
from tests.page.positions import open_match, played
from tests.page.staging import at_table, event
from tests.page.test_odds import looked_back

SIZES = [(360, 740), (740, 360), (768, 1024), (1366, 768), (1440, 900), (3840, 2160)]
PARTS = {
    "forbidden-island": ".tile rect.glow",
    "nisyros": ".target:is([data-el^='workplace:'], [data-el^='area:'], [data-el^='village:']) > .area",
    "pompeii": ".cell > .hit",
}
"""What each board is made of."""
PLAYERS = ["me", "bot", "bot", "bot"]

_WATCH = """(parts) => {
  const scroller = (node) => {
    for (let one = node.parentElement; one; one = one.parentElement)
      if (/auto|scroll/.test(getComputedStyle(one).overflowY + getComputedStyle(one).overflowX)) return one;
    return document.documentElement;
  };
  const measure = () => {
    const board = document.querySelector('main.board');
    const found = {};
    const put = (name, node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      const within = scroller(node);
      found[name] = [x + within.scrollLeft, y + within.scrollTop, width, height];
    };
    if (board) put('board', board);
    board?.querySelectorAll(parts).forEach((node) => put(node.closest('[data-el]').dataset.el, node));
    return found;
  };
  const first = measure();
  const moved = {};
  const look = () => {
    for (const [name, now] of Object.entries(measure())) {
      const by = first[name] ? Math.max(...now.map((value, n) => Math.abs(value - first[name][n]))) : 0;
      if (by > 0.01) moved[name] = Math.max(moved[name] ?? 0, by);
    }
    window.watching = requestAnimationFrame(look);
  };
  cancelAnimationFrame(window.watching);
  window.moved = moved;
  look();
  return Object.keys(first).length;
}"""
"""Measure the board in every frame from now on, and keep how far anything has moved. Scrolling is not moving."""


_BOXES = "nodes => nodes.map((node) => node.getBoundingClientRect().toJSON())"


class Interference:
    """Stands between a page and its server: answers hints at once, and tells of what others propose and of errors."""

    def __init__(self, page: Page) -> None:
        self.client: WebSocketRoute | None = None
        self.frames = Frames()
        self.choices: list[dict[str, Any]] = []
        """The last ones that there were: a bot that acts may leave none."""
        self.version = 0
        page.route_web_socket("**/api/socket", self._connect)

    def propose(self) -> None:
        """Two others propose a move."""
        choice = self.choices[0]
        made = [
            {"id": f"p{by}", "seat": choice["seat"], "by": by, "choice": choice, "at": self.version} for by in (1, 2)
        ]
        self._tell(type="proposals", proposals=made)

    def refuse(self) -> None:
        """Something was not possible."""
        problem = {"type": "error-stale-version", "title": "Somebody else was faster. " * 4, "status": 409}
        self._tell(type="refused", id="nobody", problem=problem)

    def _connect(self, client: WebSocketRoute) -> None:
        self.client = client
        server = client.connect_to_server()

        def from_server(text: str | bytes) -> None:
            self.version = self.frames.read(text).get("version", self.version)
            self.choices = [one for view in self.frames.views.values() for one in view["choices"]] or self.choices
            client.send(text)

        def from_client(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame["type"] == "hint":
                self._hint(frame)
            else:
                server.send(text)

        client.on_message(from_client)
        server.on_message(from_server)

    def _hint(self, frame: dict[str, Any]) -> None:
        reason = {"id": "hint-clear", "args": {"points": 4}}
        best = [choice for choice in self.choices if choice["seat"] == frame["seat"]][:3]
        cost = {"id": "hint-behind", "args": {"points": 12}}
        told = {"reason": reason, "why": [cost, cost], "odds": 0.5, "then": best[0]}
        hints = [{"code": one["code"], **told, **({"misses": cost} if n else {})} for n, one in enumerate(best)]
        self._tell(type="hints", id=frame["id"], seat=frame["seat"], version=self.version, hints=hints)

    def _tell(self, **frame: Any) -> None:
        assert self.client
        self.client.send(json.dumps(frame))


def stands_still(page: Page, what: str) -> None:
    """Two frames are drawn, and nothing has moved since the watch began."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    moved = page.evaluate("window.moved")
    assert not moved, (what, page.viewport_size, moved)


def open_everything(page: Page, between: Interference) -> None:
    """Everything that can be shown beside or over the board, one after the other."""
    button = page.get_by_role("button", name="Hint")
    if button.count():
        button.click()
        expect(page.get_by_role("region", name="Suggested moves")).to_be_visible()
        stands_still(page, "hints")
    between.propose()
    stands_still(page, "proposals")
    between.refuse()
    stands_still(page, "an error")
    close = page.locator(".act").get_by_role("button", name="Close")
    while close.count():
        close.first.click()
    for name in (".turn .list", ".turn .verb:not(.not)"):
        part = page.locator(name).first
        if part.is_visible():
            part.click()
            stands_still(page, name)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    stands_still(page, "nothing picked")


def play_a_turn(page: Page, rng: random.Random) -> None:
    """Act until the turn comes back to this screen, or the game is over."""
    mine = page.locator(".prompt.mine")
    waited = False
    for _ in range(60):
        if page.locator(END).count():
            return
        if not mine.count():
            waited = True
        elif waited:
            return
        if not click_something(page, rng, eager=0.6):
            page.wait_for_timeout(25)
        stands_still(page, "a move")


@pytest.mark.parametrize("turns", [1, pytest.param(3, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", PARTS)
def test_the_board_never_moves(opened: Opened, game: str, turns: int) -> None:
    """All states of a turn at each size: idle, picked, hints, proposals, errors, lists, the turns of others."""
    page, rng = opened(), random.Random(3)
    between = Interference(page)
    new_table(page, game, PLAYERS)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if page.locator(END).count():
            new_table(page, game, PLAYERS)
        ready(page)
        settled(page)
        assert page.evaluate(_WATCH, PARTS[game]) > 20
        open_everything(page, between)
        for _ in range(turns):
            play_a_turn(page, rng)


def test_names_hints_and_log_have_room_beside_four_seats(opened: Opened) -> None:
    """At 1366x768: tiles say their names while one is chosen, three hints are in sight, the log has eight lines."""
    page = opened(viewport={"width": 1366, "height": 768})
    Interference(page)
    new_table(page, "forbidden-island", PLAYERS)
    ready(page)
    log = page.locator(".log").bounding_box()
    line = page.locator(".log h3").first.bounding_box()
    assert log
    assert line
    assert log["height"] >= 8 * line["height"]
    seats = [box["height"] for box in page.locator(".seats article").evaluate_all(_BOXES)]
    assert max(seats[1:]) < 55 < seats[0], "who does not act takes one line"
    page.locator(".turn .verb:not(.not)").first.click()
    sizes = page.locator(".tile .name").evaluate_all(
        "nodes => nodes.map((node) => node.getBoundingClientRect().height / node.children.length)"
    )
    assert len(sizes) == 24, "every tile says its name"
    assert min(sizes) >= 10
    page.get_by_role("button", name="Hint").click()
    hints = page.get_by_role("region", name="Suggested moves").get_by_role("listitem")
    expect(hints).to_have_count(3)
    bottom = page.locator(".advice").evaluate("node => node.getBoundingClientRect().bottom")
    assert all(box["bottom"] <= bottom + 1 for box in hints.evaluate_all(_BOXES))


@pytest.mark.parametrize("game", PARTS)
def test_on_a_phone_a_hint_covers_nothing_it_points_at(opened: Opened, game: str) -> None:
    page = opened(viewport={"width": 360, "height": 740}, has_touch=True)
    Interference(page)
    new_table(page, game, ["me", "screen"])  # no bot moves on and takes the hint away
    ready(page)
    asks, passes = page.get_by_role("button", name="Hint"), page.get_by_role("button", name="I’m P")
    expect(asks.or_(passes)).to_be_visible()
    if passes.is_visible():  # the second player begins, by lot
        passes.click()
    asks.click()
    hint = page.get_by_role("region", name="Suggested moves")
    expect(hint.get_by_role("listitem")).to_have_count(1)
    expect(page.locator("[data-el].shown").first).to_be_visible()
    over = hint.bounding_box()
    assert over
    for box in page.locator("[data-el].shown").evaluate_all(_BOXES):
        assert box["bottom"] <= over["y"] or box["top"] >= over["y"] + over["height"]
    first = hint.get_by_role("listitem").inner_text()
    hint.get_by_role("button", name="Next hint").click()
    expect(hint.get_by_role("listitem")).not_to_have_text(first)


def test_a_hint_that_takes_its_time_says_that_it_comes(opened: Opened) -> None:
    page = opened()
    page.route_web_socket("**/api/socket", _keep_hints_back)
    new_table(page, "forbidden-island", ["me", "bot"])
    ready(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("status").filter(has_text="A hint is on its way")).to_be_visible()


def _keep_hints_back(client: WebSocketRoute) -> None:
    server = client.connect_to_server()
    client.on_message(lambda text: None if json.loads(text)["type"] == "hint" else server.send(text))


def test_no_tip_opens_under_a_mouse_at_rest(opened: Opened) -> None:
    """The mouse rests where a table will appear: its tips wait until the mouse moves."""
    page = opened()
    new_table(page, "forbidden-island", ["me", "screen"])
    ready(page)
    spot = (
        page.locator(".tile [data-box]")
        .nth(1)
        .evaluate("node => { const b = node.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; }")
    )
    tip = page.locator("#table-tip")
    address = page.url
    page.goto(address.split("#")[0])
    page.wait_for_selector("button.card")
    page.mouse.move(*spot)
    page.clock.install()
    page.evaluate("to => { location.hash = to; }", "#" + address.split("#")[1])
    ready(page)
    page.clock.run_for(2000)
    expect(tip).to_have_count(0)
    page.mouse.move(spot[0] + 2, spot[1])
    page.clock.run_for(2000)
    expect(tip).to_be_visible()


def test_no_reason_opens_under_a_mouse_at_rest(opened: Opened) -> None:
    """What cannot be done comes to lie under the mouse: its reason waits until the mouse moves."""
    page = opened()
    stage = at_table(page, "nisyros")
    blocked, reason = page.locator(".turn .verb.not"), page.get_by_role("tooltip")
    why = [{"verb": "boat", "message": {"id": "not-boat-wood", "args": {}}}]
    stage.happen([event("dams_held")], choices=[], blocked=why)
    expect(blocked).to_have_count(1)
    spot = blocked.bounding_box()
    assert spot
    stage.happen([event("dams_held")], choices=[], blocked=[])
    expect(blocked).to_have_count(0)
    page.mouse.move(spot["x"] + 9, spot["y"] + 9)
    stage.happen([event("dams_held")], choices=[], blocked=why)
    page.wait_for_function("() => document.querySelector('.turn .verb.not')?.matches(':hover')")
    expect(reason).to_have_count(0)
    page.mouse.move(spot["x"] + 12, spot["y"] + 12)
    expect(reason).to_be_visible()


def test_what_a_seat_in_one_line_says_does_not_overlap(opened: Opened) -> None:
    """Also on a tablet, where the cards played take two lines rather than being cut."""
    page = opened(viewport={"width": 1024, "height": 768})
    new_table(page, "pompeii", PLAYERS)
    ready(page)
    for width, height in ((1024, 768), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".compact .odds").first).to_be_visible()
        settled(page)
        for seat in page.locator("article.compact").all():
            name = seat.locator(".odds").bounding_box()
            counts = seat.locator("dl").bounding_box()
            assert name
            assert counts
            assert name["x"] + name["width"] <= counts["x"]
        tray = page.locator(".tray").bounding_box()
        chip = page.locator(".played .chip").last.bounding_box()
        assert tray
        assert chip
        assert chip["x"] + chip["width"] <= tray["x"] + tray["width"]


def test_rules_open_beside_the_table_and_close_back_to_it(opened: Opened) -> None:
    page = opened()
    new_table(page, "forbidden-island", ["me", "screen"])
    ready(page)
    at = page.url
    page.locator(".turn .verb:not(.not)").first.click()
    page.get_by_role("link", name="Rules").click()
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer.locator("article").first).to_be_visible()
    drawer.get_by_role("textbox", name="Search the rules").fill("6.2")
    drawer.locator("article h3 a").first.click()
    expect(drawer.locator("article.cited")).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    assert page.url == at
    expect(page.locator(".prompt .cancel"), "what was picked is still picked").to_be_visible()


def test_sources_are_folded_away_and_not_printed(opened: Opened) -> None:
    page = opened("#/rules/nisyros/1.3")
    article = page.locator("article.cited")
    source = article.get_by_text("Contents (40 inhabitants in four colours)")
    expect(source).to_be_hidden()
    article.get_by_text("Sources and readings").click()
    expect(source).to_be_visible()
    page.emulate_media(media="print")
    expect(source).to_be_hidden()
    for part in ("nav", "header"):
        expect(page.locator(part).first).to_be_hidden()


@pytest.mark.parametrize("size", [(1366, 768), (360, 740)])
def test_a_replay_has_room_for_its_board(opened: Opened, size: tuple[int, int]) -> None:
    """The curve of the odds takes nothing from the board, and the controls fit a phone."""
    width, height = size
    page, match = opened(viewport={"width": width, "height": height}), played("pompeii")
    told, _ = looked_back(match)
    asked: list[Route] = []
    page.route("**/api/tables/*/odds", lambda route: asked.append(route))
    open_match(page, match)
    board = page.locator(".board")
    expect(board).to_be_visible()
    wait_until(page, lambda: bool(asked), "the odds are asked for")
    before = board.bounding_box()
    for route in asked:
        route.fulfill(json=told)
    expect(page.locator(".plot")).to_be_attached()
    assert board.bounding_box() == before
    bar = page.locator(".bar").bounding_box()
    assert bar
    assert before
    assert bar["height"] <= 112
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert before["height"] > height * 0.6


@pytest.mark.parametrize("size", SIZES[:2], ids=str)
def test_the_end_ranks_with_scores_and_leaves_no_orphan(opened: Opened, size: tuple[int, int]) -> None:
    page, match = opened(viewport={"width": size[0], "height": size[1]}), played("pompeii")
    open_match(page, match)
    page.goto(page.url.split("?")[0].replace("/replay/", "/table/"))
    card = page.get_by_role("region", name=re.compile("wins|win"))
    expect(card.locator(".ranks li").first).to_contain_text(re.compile(r"\d+ saved, \d+ in the volcano"))
    rows: dict[int, int] = {}
    for box in card.locator(".row > *").evaluate_all(_BOXES):
        rows[round(box["top"])] = rows.get(round(box["top"]), 0) + 1
        assert box["width"] > 1.5 * box["height"], "words of a button have room"
    assert min(rows.values()) > 1 or len(rows) == 1, "no button is alone in its line"
    expect(page.get_by_role("button", name="Look at the board")).to_have_count(1)

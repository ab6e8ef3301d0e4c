"""Pompeii at the page: secret hands far apart and around one screen, by keys, by dragging, on a phone."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Response, WebSocket, expect

from lastboat.games.pompeii.state import TO_RUN, State
from tests.differences import Frames
from tests.page.conftest import Opened
from tests.page.hands import END, PATIENCE, answered, click_something, finish, new_table, ready, tab_to
from tests.page.positions import branch_at, open_match

Picture = Callable[[Page, str], None]
POMPEII = "pompeii"
OPEN_HANDS = """() => [
  document.querySelector('.stage') === null && document.querySelector('main .panel > button.main') !== null,
  document.querySelectorAll('[data-el^="house:"], .pompeii-seat, .pompeii .held').length,
  document.querySelector('.pompeii .held') ? 1 : 0,
  [...document.querySelectorAll('.pompeii-seat .cards')].filter((n) => n.querySelector('text')).length,
]"""
"""Whether the device is passed on, how much of anybody's hand there is, whether one is open beside the board, and how
many are in the panels."""
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


class Wire:
    """Everything a page receives: socket frames and answers to requests."""

    def __init__(self, page: Page) -> None:
        self.heard: list[Any] = []
        page.on("websocket", self._socket)
        page.on("response", self._response)

    def _socket(self, socket: WebSocket) -> None:
        frames = Frames()
        socket.on("framereceived", lambda text: self.heard.append(frames.read(text)))

    def _response(self, response: Response) -> None:
        if "/api/" in response.url and "json" in response.headers.get("content-type", ""):
            self.heard.append(response.json())

    def told(self, event: str) -> set[tuple[int, str]]:
        """The records of an event, each with the house it names."""
        return {
            (part["record"], part["message"]["args"]["house"]["token"])
            for part in parts(self.heard)
            if part.get("event") == event
        }


def parts(data: Any) -> Iterator[dict[str, Any]]:
    """Every object inside some data, however deep."""
    if isinstance(data, dict):
        yield data
    for value in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from parts(value)


def leaks(data: Any, seat: int) -> list[str]:
    """What in this data a seat must not know: another's cards, view or choices."""
    found = []
    for part in parts(data):
        for other, player in enumerate(part.get("players", [])):
            if other != seat and player["hand"] is not None:
                found.append(f"the hand of seat {other}: {player['hand']}")
        if "choices" in part and part.get("seat", seat) != seat:
            found.append(f"the view of seat {part['seat']}")
        if str(part.get("action", "")).startswith("play ") and part["seat"] != seat:
            found.append(f"what seat {part['seat']} can play: {part['action']}")
    return found


def hand(page: Page) -> list[str]:
    """The cards that are shown as one's own."""
    held: list[str] = page.evaluate("[...document.querySelectorAll('.pompeii .held')].map(n => n.dataset.el)")
    return held


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, what: str, onto: str) -> None:
    """Press, pull a little, wait until the target glows, and let go over it."""
    x, y = middle(page, what)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 15, y - 15, steps=3)
    answered(page)
    page.wait_for_selector(onto)
    page.mouse.move(*middle(page, onto), steps=4)
    page.mouse.up()


def opened_at(page: Page, wanted: Callable[[State], bool]) -> None:
    """Open a match of bots that stops at the first position that is wanted; this screen plays all seats."""
    open_match(page, branch_at(POMPEII, wanted))
    page.wait_for_selector(".pompeii [data-el].lit")


def free_to_run(s: State) -> bool:
    """Two runs are to be made, and there are people to make them."""
    return s.step == TO_RUN and s.moves == 2 and s.inside[s.turn] > 4


def test_a_leak_of_cards_is_detected() -> None:
    """The watchman of the next test wakes up."""
    players = [{"hand": ["1", "2"]}, {"hand": None}]
    assert leaks({"views": {"0": {"seat": 0, "choices": [], "table": {"players": players}}}}, 0) == []
    assert leaks({"frames": [{"table": {"1": {"players": players}}}]}, 1) == ["the hand of seat 0: ['1', '2']"]
    assert leaks([{"seat": 0, "choices": [], "table": {}}], 1) == ["the view of seat 0"]
    assert leaks({"choice": {"seat": 0, "action": "play 4"}}, 1) == ["what seat 0 can play: play 4"]


def test_neither_browser_receives_the_cards_of_the_other(opened: Opened, picture: Picture) -> None:
    """A whole game: neither page ever receives the other's cards, in whatever frame or answer."""
    host = opened()
    wires = [Wire(host)]
    table = new_table(host, POMPEII, ["me", "open"])
    invite = host.evaluate("id => JSON.parse(localStorage.getItem('lastboat.keys'))[id].invite", table)
    guest = opened(f"#/join/{table}/{invite}", lang="nb-NO")
    wires.append(Wire(guest))
    guest.locator("input[type=text]").fill("Grete")
    guest.locator("button.main").click()
    guest.wait_for_url(f"**#/table/{table}")
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, guest):
        expect(page.locator(".pompeii .held")).to_have_count(4)
    picture(host, "pompeii-settling")
    finish(host, guest, rng=random.Random(1), eager=0.6)
    picture(guest, "pompeii-end")
    for seat, wire in enumerate(wires):
        assert len(wire.heard) > 50
        assert [leak for data in wire.heard for leak in leaks(data, seat)] == []
    first, second = (wire.told("got") for wire in wires)
    assert len(first) > 8
    assert len(second) > 8
    assert not {record for record, _ in first} & {record for record, _ in second}
    assert wires[0].told("played") == wires[1].told("played") != set()


def test_hands_are_hidden_while_the_device_is_passed(opened: Opened, picture: Picture) -> None:
    """Between two turns nobody's cards are on the screen until its owner says so."""
    page = opened()
    new_table(page, POMPEII, ["me", "screen"])
    rng = random.Random(2)
    passed, since = 0, time.monotonic()
    while True:
        passing, cards, beside, in_panels = page.evaluate(OPEN_HANDS)
        assert beside == in_panels, "one hand is open, or none"
        if passing:
            passed += 1
            assert cards == 0
            if passed == 1:
                picture(page, "pompeii-pass")
        if click_something(page, rng, eager=0.6):
            since = time.monotonic()
            continue
        if page.locator(END).count():
            break
        assert time.monotonic() - since < PATIENCE, "nothing can be done and the game is not over"
        page.wait_for_timeout(20)
    expect(page.locator(END)).to_be_visible()
    assert passed > 10


def test_a_whole_game_by_keys_alone(opened: Opened) -> None:
    page = opened(f"#/new/{POMPEII}")
    page.wait_for_selector("button.go")
    assert tab_to(page, "button.go")
    page.wait_for_url("**#/table/*")
    finish(page, rng=random.Random(3), keys=True)


def test_a_card_is_dragged_onto_its_house(opened: Opened) -> None:
    page = opened()
    new_table(page, POMPEII, ["me", "bot"], options={"start": "0"})
    page.wait_for_selector(".pompeii .held.lit")
    card = hand(page)[0]
    x, y = middle(page, f".held[data-el='{card}']")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 30, steps=3)
    page.wait_for_selector(f".held.picked[data-el='{card}']")
    cell = page.locator("g.cell.lit").last.get_attribute("data-el")
    page.mouse.move(*middle(page, f"[data-el='{cell}']"), steps=4)
    page.mouse.up()
    expect(page.locator(f"[data-el='{cell}']")).to_have_attribute("aria-label", re.compile("P1: 1"))


def test_a_figure_is_dragged_where_it_runs(opened: Opened, picture: Picture) -> None:
    """It shows its ways when it is lifted, and runs where it is let go."""
    page = opened()
    opened_at(page, free_to_run)
    start = page.locator("g.cell.lit").first.get_attribute("data-el")
    drag(page, f"g.cell[data-el='{start}']", f"g.cell.lit:not(.runner):not([data-el='{start}'])")
    picture(page, "pompeii-running")
    expect(page.locator(".prompt p")).not_to_contain_text("may run 2 times")
    expect(page.locator(".prompt p")).not_to_contain_text("runs from")


def test_a_figure_runs_by_two_clicks(opened: Opened) -> None:
    """The first shows how far it gets, the second is where it goes; Escape or a click on it puts it back."""
    page = opened()
    opened_at(page, free_to_run)
    expect(page.locator(".prompt p")).to_contain_text("may run 2 times")
    page.locator("g.cell.lit").first.click(force=True)
    expect(page.locator(".prompt p")).to_contain_text("runs from")
    expect(page.locator("g.cell.runner")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".prompt p")).to_contain_text("may run 2 times")
    page.locator("g.cell.lit").first.click(force=True)
    page.locator("g.cell.runner").click(force=True)
    expect(page.locator(".prompt p")).to_contain_text("may run 2 times")
    page.locator("g.cell.lit").first.click(force=True)
    expect(page.locator("g.cell.runner")).to_have_count(1)
    page.locator("g.cell.lit:not(.runner), .gate.lit").first.click(force=True)
    expect(page.locator(".prompt p")).not_to_contain_text("runs from")


@pytest.mark.parametrize("phase", ["settling", "fleeing"])
def test_targets_on_a_phone_are_large_enough(opened: Opened, picture: Picture, phase: str) -> None:
    """Nothing is wider than the window, and what can be tapped is not smaller than a fingertip needs."""
    page = opened(**PHONE)
    if phase == "settling":
        new_table(page, POMPEII, ["me", "bot", "bot"])
    else:
        opened_at(page, free_to_run)
    page.wait_for_selector(f".town.{phase}")
    rng = random.Random(6)
    for _ in range(10):
        small = page.evaluate("""() => [...document.querySelectorAll('.pompeii [data-el].lit')].filter((n) => {
          const b = n.getBoundingClientRect();
          return Math.min(b.width, b.height) < 24;
        }).map((n) => n.dataset.el).filter((el) => !el.startsWith('figure:'))""")
        assert small == []
        click_something(page, rng, touch=True)
        ready(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    picture(page, f"pompeii-phone-{phase}")


BESIDE = """() => {
  const box = (node) => (node.querySelector('[data-box]') ?? node).getBoundingClientRect();
  const lit = [...document.querySelectorAll('.pompeii .cell.lit')].map(box);
  const spots = lit.flatMap((b) => [[-21, 0], [21, 0], [0, -21], [0, 21]]
    .map(([dx, dy]) => ({x: b.x + b.width / 2 + dx, y: b.y + b.height / 2 + dy})));
  const free = ({x, y}) => document.elementsFromPoint(x, y).every((one) => !one.closest('.lit, button, a'));
  return spots.find(free) ?? null;
}"""
"""A point beside something small that can be chosen, and on nothing that can be."""


def test_a_tap_beside_a_small_target_hits_it(opened: Opened) -> None:
    page = opened(**PHONE)
    opened_at(page, free_to_run)
    spot = page.evaluate(BESIDE)
    assert spot
    page.touchscreen.tap(spot["x"], spot["y"])
    expect(page.locator(".prompt p")).to_contain_text("runs from")

"""Scenes, endings and sounds: they appear, can be skipped, move nothing, and are left out where motion is unwanted."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Opened
from tests.page.hands import END, new_table, ready
from tests.page.staging import SCENES, Stage, at_table, event
from tests.page.test_motion import left_to_the_page

ISLAND = "forbidden-island"
SLOW = 2
"""The speed setting that shows everything for the longest time."""
SUNK = [event("sunk", ("tile:watchtower",), tile="watchtower")]
CORNER = {"x": 6.0, "y": 6.0}
LOSS: dict[str, Any] = {"reasons": [{"kind": "loss", "token": "landing"}], "verdict": {"kind": "verdict", "token": "x"}}
COUNT_SCENES = """() => {
  window.staged = 0;
  const look = () => (window.staged += document.querySelectorAll('.great, .reveal, main.board > .ending').length);
  new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
}"""

COUNT_VOICES = """() => {
  window.voices = 0;
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const {start} = kind.prototype;
    kind.prototype.start = function (...when) { window.voices++; start.apply(this, when); };
  }
}"""


def at_paused_table(page: Page) -> Stage:
    """A table whose time goes on only when a test says so."""
    page.clock.install()
    stage = at_table(page, ISLAND)
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    return stage


def test_a_great_moment_takes_the_board_and_leaves_it_as_it_was(opened: Opened) -> None:
    page = opened(speed=SLOW)
    stage = at_table(page, ISLAND)
    board = page.locator("main.board")
    before = board.bounding_box()
    tile = page.locator(".tile rect.glow").first.bounding_box()
    stage.happen(SUNK)
    scene = page.locator(".great")
    expect(scene).to_contain_text("Lost for ever")
    expect(scene).to_contain_text("Watchtower")
    expect(scene, "readers hear of it in the log").to_have_attribute("aria-hidden", "true")
    assert board.bounding_box() == before
    assert page.locator(".tile rect.glow").first.bounding_box() == tile
    expect(scene).to_have_count(0)
    assert board.bounding_box() == before


@pytest.mark.parametrize(
    "skip",
    [
        lambda page: page.keyboard.press("Escape"),
        lambda page: page.locator("main.board").click(position={"x": 6, "y": 6}),
    ],
    ids=["key", "press"],
)
def test_each_skip_ends_one_scene(opened: Opened, skip: Callable[[Page], None]) -> None:
    page = opened(speed=SLOW)
    stage = at_paused_table(page)
    stage.happen([event("captured", seat="0", treasure="crystal_of_fire")])
    expect(page.locator(".great")).to_contain_text("A treasure!")
    skip(page)
    expect(page.locator(".great")).to_have_count(0)


def test_a_scene_never_blocks_a_move(opened: Opened) -> None:
    """What can be chosen is chosen through the scene, by the first press."""
    page = opened(speed=SLOW)
    stage = at_table(page, ISLAND)
    stage.happen(SUNK)
    expect(page.locator(".great")).to_be_visible()
    page.locator(".turn .verb:not(.not)").first.click()
    expect(page.locator(".prompt .cancel")).to_be_visible()
    expect(page.locator(".great")).to_have_count(0)


@pytest.mark.parametrize("how", ["reduced motion", "animation off"])
def test_no_scene_where_motion_is_unwanted(opened: Opened, how: str) -> None:
    page = opened(speed=0) if how == "animation off" else opened(speed=SLOW, reduced_motion="reduce")
    stage = at_table(page, ISLAND)
    page.evaluate(COUNT_SCENES)
    stage.happen(SUNK, [event("turn_began", seat="0")])
    expect(page.locator(".log")).to_contain_text("Sunk for good: Watchtower")
    stage.end("result-lost", LOSS)
    expect(page.locator(END)).to_be_visible()
    assert page.evaluate("window.staged") == 0


def test_a_revealed_card_flies_to_its_place(opened: Opened) -> None:
    page = opened(speed=SLOW)
    stage = at_table(page, ISLAND)
    stage.happen([event("flooded", ("tile:watchtower",), tile="watchtower")])
    flight = page.evaluate("""() => {
      const thing = document.querySelector('.reveal .thing');
      const [flight] = thing.getAnimations();
      flight.pause();
      const middle = () => {
        const b = thing.getBoundingClientRect();
        return [b.x + b.width / 2, b.y + b.height / 2, b.width];
      };
      flight.currentTime = flight.effect.getTiming().duration * 0.5;
      const large = middle();
      flight.currentTime = flight.effect.getTiming().duration * 0.951;
      return [large, middle()];
    }""")
    tile = page.locator("[data-el='tile:watchtower'] [data-box]").bounding_box()
    board = page.locator("main.board").bounding_box()
    assert tile
    assert board
    large, landed = flight
    assert large[0] == pytest.approx(board["x"] + board["width"] / 2, abs=2)
    assert large[2] > 1.5 * tile["width"]
    assert landed[0] == pytest.approx(tile["x"] + tile["width"] / 2, abs=3)
    assert landed[1] == pytest.approx(tile["y"] + tile["height"] / 2, abs=3)
    assert landed[2] <= tile["width"] + 2


@pytest.mark.parametrize("game", SCENES)
def test_scenes_run_on_the_compositor(opened: Opened, game: str) -> None:
    """Every scene of a game, and its ending."""
    page = opened(speed=0.5)
    stage = at_table(page, game)
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["-*", "blink.animations"])
    for moment in SCENES[game]:
        stage.happen(moment)
        expect(page.locator(".great, .reveal")).to_be_visible()
        expect(page.locator(".great, .reveal")).to_have_count(0)
    stage.end("result-won", {})
    expect(page.locator("main.board > .ending")).to_be_visible()
    expect(page.locator(END)).to_be_visible()
    told = json.loads(browser.stop_tracing())["traceEvents"]
    assert any(one.get("name") == "Animation" for one in told), "the trace has no animations"
    assert left_to_the_page(told) <= {("fleeing", "run")}


def test_the_end_is_a_breath_then_a_picture_then_numbers(opened: Opened) -> None:
    page = opened(speed=SLOW)
    stage = at_paused_table(page)
    stage.end("result-lost", LOSS)
    page.clock.run_for(600)
    expect(page.locator(".prompt")).to_contain_text("Landing has sunk")
    picture, numbers = page.locator("main.board > .ending"), page.locator(END)
    expect(picture.or_(numbers)).to_have_count(0)
    page.clock.run_for(3000)
    expect(picture).to_contain_text("Landing has sunk")
    expect(numbers).to_have_count(0)
    page.keyboard.press("Escape")
    expect(numbers).to_be_visible()
    expect(picture).to_have_count(0)
    expect(page.get_by_role("region", name="lost").locator(".picture svg").first).to_be_visible()


SMALL = [(360, 740), (740, 360)]
TEXT = """(node) => {
  const range = document.createRange();
  range.selectNodeContents(node);
  const {top, bottom} = range.getBoundingClientRect();
  return {top, bottom};
}"""


@pytest.mark.parametrize("size", SMALL, ids=str)
@pytest.mark.parametrize("game", SCENES)
def test_on_a_phone_words_leave_the_picture_in_view(opened: Opened, game: str, size: tuple[int, int]) -> None:
    """Neither the title of a great moment nor the result covers what it is about."""
    page = opened(speed=SLOW, viewport={"width": size[0], "height": size[1]})
    stage = at_table(page, game)
    great = next(moment for moment in reversed(SCENES[game]) if "drawn" not in moment[0]["event"])
    stage.happen(great)
    scene, title = page.locator(".great").bounding_box(), page.locator(".great .title").bounding_box()
    assert scene
    assert title
    assert title["y"] > scene["y"] + scene["height"] * 2 / 3
    assert title["x"] >= scene["x"]
    page.keyboard.press("Escape")
    stage.end("result-won", {})
    picture = page.locator("main.board > .ending")
    drawn = picture.locator(".frame > div").bounding_box()
    words = picture.locator("p").evaluate(TEXT)
    board = page.locator("main.board").bounding_box()
    assert drawn
    assert board
    assert drawn["height"] > board["height"] / 2
    assert words["top"] >= drawn["y"] + drawn["height"]


@pytest.mark.parametrize("ending", ["won", "skull", "crystal_of_fire"])
def test_the_result_shows_what_its_picture_is_about(opened: Opened, ending: str) -> None:
    """The strip above the numbers cuts neither the helicopter off, nor the skull, nor the treasure."""
    page = opened(speed=0)
    stage = at_table(page, ISLAND)
    lost = LOSS | {"reasons": [{"kind": "loss", "token": ending}]}
    stage.end("result-won", {}) if ending == "won" else stage.end("result-lost", lost)
    strip = page.locator(".end .picture")
    shown = {"won": "use[href*=helicopter]", "skull": "path[fill='#f2ecd2']", "crystal_of_fire": "use[href*=crystal]"}
    whole, seen = strip.locator(shown[ending]).bounding_box(), strip.bounding_box()
    assert whole
    assert seen
    assert whole["y"] >= seen["y"]
    assert whole["y"] + whole["height"] <= seen["y"] + seen["height"]


def test_sounds_begin_with_the_first_press_and_can_be_muted(opened: Opened) -> None:
    page = opened()
    page.evaluate(COUNT_VOICES)
    stage = at_table(page, ISLAND)
    stage.happen(SUNK)
    page.wait_for_function("() => window.voices >= 2")
    mute = page.get_by_role("checkbox", name="Sounds off")
    page.locator(".tools summary").click()
    mute.check()
    expect(page.get_by_role("slider", name="Sounds")).to_be_disabled()
    heard = voices(page)
    stage.happen([event("sunk", tile="observatory")])
    expect(page.locator(".log")).to_contain_text("Sunk for good: Observatory")
    assert voices(page) == heard
    page.reload()
    ready(page)
    page.locator(".tools summary").click()
    expect(mute).to_be_checked()


def test_a_hidden_tab_is_silent_but_for_my_turn(opened: Opened) -> None:
    page = opened()
    page.evaluate(COUNT_VOICES)
    stage = Stage(page)
    new_table(page, ISLAND, ["me", "bot"])
    ready(page)
    page.evaluate("Object.defineProperty(document, 'hidden', {get: () => true})")
    before = voices(page)
    stage.happen(SUNK, actor=1)
    expect(page.locator(".log")).to_contain_text("Sunk for good: Watchtower")
    assert voices(page) == before
    stage.happen([event("flooded", tile="observatory")], actor=0)
    page.wait_for_function("(before) => window.voices === before + 2", arg=before)


def voices(page: Page) -> int:
    """How many voices have sounded."""
    count: Any = page.evaluate("window.voices")
    return int(count)

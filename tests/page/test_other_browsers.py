"""The page in Firefox and WebKitGTK, where they are installed: home, tables, moves, hint, replay, dark, phone size."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import lastboat
from tests.page.hands import SPOTS
from tests.page.other_browsers import PATIENCE, Browser, firefox, open_firefox, open_webkit, webkit

pytestmark = pytest.mark.soak

MOVES = 10
PHONE = 360, 740
WATCH = """
  if (window.faults) return;
  window.faults = [];
  addEventListener('error', (event) => event.message && window.faults.push(event.message));
  addEventListener('unhandledrejection', (event) => window.faults.push(String(event.reason)));
"""
TO_THIRD = """
  const slider = document.querySelector('.scrub input');
  slider.value = 3;
  slider.dispatchEvent(new Event('input', {bubbles: true}));
"""
SIT_DOWN = """
  localStorage.setItem('lastboat.settings', JSON.stringify({speed: 0, lang: 'en'}));
  localStorage.setItem('lastboat.learn', '%(declined)s');
  window.made = null;
  fetch('api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'}, body: '%(wanted)s'})
    .then((answer) => answer.json()).then((told) => {
      const {id, game} = told.table;
      localStorage.setItem('lastboat.keys', JSON.stringify({[id]: {table: id, game, seats: told.seats, made: 0}}));
      window.made = id;
    });
"""


@pytest.fixture(params=["firefox", "webkit"])
def browser_of(request: pytest.FixtureRequest) -> Iterator[Browser]:
    if request.param == "firefox":
        if firefox() is None:
            pytest.skip("Firefox is not installed (Debian: firefox-esr).")
        with open_firefox() as opened:
            yield opened
    else:
        if webkit() is None:
            pytest.skip("WebKitGTK's MiniBrowser is not installed (Debian: webkit2gtk-driver xvfb).")
        with open_webkit() as opened:
            yield opened


def wait(browser: Browser, script: str, what: str) -> Any:
    """Ask until the answer is true."""
    until = time.monotonic() + PATIENCE
    while not (value := browser.run(f"return {script};")):
        assert time.monotonic() < until, f"never happened: {what}"
        time.sleep(0.05)
    return value


def sit_down(browser: Browser, address: str, game: str) -> str:
    """A new table with a bot; returns its id."""
    declined = json.dumps({one: {"declined": True} for one in lastboat.game_ids()})
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
    wanted = json.dumps({"game": game, "seats": seats, "start": True})
    browser.run(SIT_DOWN % {"declined": declined, "wanted": wanted})
    table: str = wait(browser, "window.made", "the table is made")
    browser.go(f"{address}?{table}#/table/{table}")  # another address is loaded anew
    wait(browser, "document.querySelector('.stage') !== null", "the table is drawn")
    browser.run(WATCH)
    return table


def play(browser: Browser, rng: Random) -> bool:
    """Make one click that acts; False if the game is over."""
    until = time.monotonic() + PATIENCE
    while True:
        seen = browser.run(f"return ({SPOTS})({rng.random()});")
        spot = seen["skip"] or seen["menu"] or seen["lit"] or seen["button"]
        if spot:
            browser.click(spot["x"], spot["y"])
        if spot or seen["over"]:
            return spot is not None
        assert time.monotonic() < until, f"nothing can be chosen: {seen}"
        time.sleep(0.05)


def no_faults(browser: Browser) -> None:
    assert browser.run("return window.faults;") == []


def test_smoke(browser_of: Browser, address: str) -> None:
    browser = browser_of
    browser.resize(1366, 768)
    browser.go(address)
    wait(browser, "document.querySelectorAll('button.card').length >= 3", "the games are shown")
    for game in lastboat.game_ids():
        rng = Random(1)
        table, moves = sit_down(browser, address, game), 0
        while moves < MOVES:
            if play(browser, rng):
                moves += 1
            else:  # a game may be lost early
                table = sit_down(browser, address, game)
        hint_is_shown(browser, rng)
        no_faults(browser)
        look_again(browser, address, table)
    dark_and_small(browser, address)


def hint_is_shown(browser: Browser, rng: Random) -> None:
    """Between choices, where something is picked, there is none: go on until there is."""
    asked: Callable[[], bool] = lambda: browser.run(  # noqa: E731
        "const hint = [...document.querySelectorAll('header button')].find((one) => one.textContent.includes('Hint'));"
        " hint?.click(); return Boolean(hint);"
    )
    until = time.monotonic() + PATIENCE
    while not asked():
        assert time.monotonic() < until, "no hint can be asked for"
        time.sleep(0.05)
    wait(browser, "document.querySelector('.advice, .over-act')?.textContent.trim().length > 0", "a hint is shown")
    play(browser, rng)


def look_again(browser: Browser, address: str, table: str) -> None:
    """The replay steps through the match."""
    browser.go(f"{address}#/replay/{table}")
    wait(browser, "document.querySelector('.scrub input')?.max > 0", "the replay is shown")
    browser.run(WATCH)
    third = "document.querySelector('.bar > .count').textContent.startsWith('3 ')"
    wait(browser, f"(() => {{ {TO_THIRD} return {third}; }})()", "the third position is shown")
    no_faults(browser)


def dark_and_small(browser: Browser, address: str) -> None:
    """A table in the dark theme on a phone: nothing is wider than the window."""
    browser.run("localStorage.setItem('lastboat.settings', JSON.stringify({speed: 0, theme: 'dark', lang: 'en'}));")
    browser.go(f"{address}?dark")
    wait(browser, "document.documentElement.dataset.theme === 'dark'", "the page is dark")
    browser.resize(*PHONE)
    wait(browser, "document.querySelectorAll('button.card').length >= 3", "the games are shown")
    assert browser.run("return document.documentElement.scrollWidth <= innerWidth;")
    assert browser.run("return getComputedStyle(document.body).backgroundColor;") == "rgb(20, 25, 29)"

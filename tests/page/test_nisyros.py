"""Nisyros at the page: whole games by mouse, by keys and on a phone, two browsers placing together, dragging, tips."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from lastboat.games.nisyros.phases import BOARDING, DOUBLING, EVACUATING, PHASE, PLACING
from lastboat.games.nisyros.state import State
from lastboat.games.nisyros.steps.placing import can_sail
from lastboat.kernel import view_builder
from lastboat.kernel.match import Match
from tests.bots.matches import placing
from tests.page.conftest import Opened
from tests.page.hands import END, answered, finish, new_table, tab_to, version, wait_until
from tests.page.positions import branch_at, open_match

Picture = Callable[[Page, str], None]
NISYROS = "nisyros"
EXPLAINED = (
    "workplace:mandraki_ring1", "area:pali_coast", "clock:pali", "eruptions:due", "step:8", "die:a", "die:volcano",
    "resource:wheat", "supply:dams", "pile:pile", "kos:kos", "round:round",
)  # fmt: skip
ASKED = [
    ("placing", "workplace"), ("card_zone", "zone|area"), ("card_workers", "workplace|worker"), ("card_dam", "area"),
    ("card_search", "lost"), ("rerolling", "die"), ("doubling", "workplace"), ("running", "workplace|worker"),
    ("building", "workplace|area"), ("summoning", "village|citizen"), ("sheltering", "area"),
    ("sickness", "workplace|worker"), ("boarding", "village|citizen|workplace|worker"), ("refuge", "area"),
    ("direction", "zone"), ("evacuating", "village|citizen"), ("moving_home", "area"),
]  # fmt: skip
"""Every phase that asks something, and the elements that answer it."""
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def on(element: str) -> str:
    """The selector of an element of the table."""
    return f"[data-el='{element}']"


def middle(page: Page, element: str) -> tuple[float, float]:
    """Where an element is: arcs mark a point of theirs."""
    found: list[float] = page.evaluate(
        "s => { const n = document.querySelector(s);"
        " const b = (n.querySelector('[data-box]') ?? n).getBoundingClientRect();"
        " return [b.x + b.width / 2, b.y + b.height / 2]; }",
        on(element),
    )
    return found[0], found[1]


def press(page: Page, element: str) -> None:
    """Wait until an element glows, then click it."""
    answered(page)
    page.wait_for_selector(on(element) + ".lit")
    page.mouse.click(*middle(page, element))


def drag(page: Page, element: str, onto: str) -> None:
    """Pull an element a little, wait until the target glows, and let go over it."""
    x, y = middle(page, element)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 14, y + 14, steps=3)
    answered(page)
    page.wait_for_selector(on(onto) + ".lit")
    page.mouse.move(*middle(page, onto), steps=4)
    page.mouse.up()


def says(page: Page, element: str, words: str) -> None:
    """Wait until the label of an element has these words."""
    expect(page.locator(on(element)).first).to_have_attribute("aria-label", re.compile(re.escape(words)))


def opened_at(page: Page, wanted: Callable[[State], bool], **options: str) -> None:
    """Open a match of bots that stops at the first position that is wanted; this screen plays all seats."""
    open_match(page, branch_at(NISYROS, wanted, **options))
    page.wait_for_selector(".nisyros [data-el].lit")


def test_a_whole_game_by_mouse(opened: Opened, picture: Picture) -> None:
    page = opened()
    new_table(page, NISYROS, ["me", "bot", "bot"], options={"level": "zeus"})
    page.wait_for_selector(".nisyros [data-el].lit")
    picture(page, "nisyros-begin")
    finish(page, rng=random.Random(1), eager=0.4)
    picture(page, "nisyros-end")
    expect(page.locator(END)).not_to_be_empty()


def test_a_whole_game_by_keyboard_alone(opened: Opened) -> None:
    page = opened()
    page.wait_for_selector("button.card")
    while "Nisyros" not in page.evaluate("document.activeElement.textContent.slice(0, 200)"):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement !== document.body"), "the card of Nisyros cannot be reached"
    page.keyboard.press("Enter")
    page.wait_for_selector("button.go")
    assert tab_to(page, "button.go")
    page.wait_for_url("**#/table/*")
    finish(page, rng=random.Random(2), keys=True)


def test_the_end_of_a_game_on_a_phone(opened: Opened, picture: Picture) -> None:
    page = opened(**PHONE)
    opened_at(page, lambda s: s.phase == PLACING and s.round_number == 4)
    picture(page, "nisyros-phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    finish(page, rng=random.Random(3), touch=True, eager=0.6)


def test_two_browsers_place_workers_at_the_same_time(opened: Opened) -> None:
    """§4.1 Both hold a worker at once, put him down in any order, and each sees what the other did."""
    host = opened(lang="en-GB")
    table = new_table(host, NISYROS, ["me", "open"], options={"start": "0"})
    invite = host.evaluate("id => JSON.parse(localStorage.getItem('lastboat.keys'))[id].invite", table)
    guest = opened(f"#/join/{table}/{invite}", lang="nl-NL")
    guest.locator("input[type=text]").fill("Greet")
    guest.locator("button.main").click()
    guest.wait_for_url(f"**#/table/{table}")
    host.get_by_role("button", name="Start", exact=True).click()

    press(host, "workplace:mandraki_theatre")
    press(guest, "workplace:pali_theatre")
    host.wait_for_selector(on("workplace:mandraki_ring3") + ".lit")
    press(guest, "workplace:pali_ring4")
    press(host, "workplace:mandraki_ring3")
    for page in (host, guest):
        says(page, "workplace:mandraki_ring3", "P1 1")
        says(page, "workplace:pali_ring4", "Greet 1")
    press(guest, "workplace:pali_theatre")
    press(guest, "workplace:mandraki_theatre")
    says(host, "workplace:mandraki_theatre", "P1 1, Greet 1")

    guest.locator(".turn .row button", has_text="Klaar").click()
    expect(host.locator(".ready.yes")).to_have_count(1)
    press(host, "workplace:mandraki_theatre")
    press(host, "workplace:mandraki_shipyard")
    host.locator(".turn .row button", has_text="Ready").click()
    for page in (host, guest):
        expect(page.locator(".nisyros [aria-current=step]")).not_to_have_text("1")
    finish(host, guest, rng=random.Random(4))


def test_a_worker_is_dragged_to_work(opened: Opened) -> None:
    page = opened()
    new_table(page, NISYROS, ["me", "bot"], options={"start": "0"})
    page.wait_for_selector(on("workplace:mandraki_theatre") + ".lit")
    drag(page, "workplace:mandraki_theatre", "workplace:nikia_ring2")
    says(page, "workplace:nikia_ring2", "P1 1")
    press(page, "workplace:nikia_ring2")
    page.wait_for_selector(on("workplace:mandraki_dams") + ".lit")
    page.keyboard.press("Control+z")
    says(page, "workplace:nikia_ring2", "P1 1")


def test_boats_sail_by_dragging_and_by_two_clicks(opened: Opened) -> None:
    """§4.5 There by dragging, back by a click on the boats and one on the sea."""
    page = opened()
    opened_at(page, lambda s: s.phase == PLACING and can_sail(s), level="heracles")
    here = str(page.locator(".nisyros [data-el^='boats:'].lit").first.get_attribute("data-el")).split(":")[1]
    there = str(page.locator(f".nisyros [data-el^='sea:'].lit:not({on('sea:' + here)})").first.get_attribute("data-el"))
    boats = on(f"boats:{here}")
    before = page.locator(boats).get_attribute("aria-label")
    drag(page, f"boats:{here}", there)
    expect(page.locator(f"{boats}[aria-label='{before}']")).to_have_count(0)
    press(page, there.replace("sea", "boats"))
    press(page, f"sea:{here}")
    expect(page.locator(boats)).to_have_attribute("aria-label", str(before))


def test_a_die_is_dragged_to_a_workplace(opened: Opened) -> None:
    """§7.3 A die shows where it can go, and lies there when it is let go."""
    page = opened()
    opened_at(page, lambda s: s.phase == DOUBLING)
    die = page.locator(".nisyros .die.lit").first.get_attribute("data-el")
    assert die
    x, y = middle(page, die)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 14, y + 14, steps=3)
    page.wait_for_selector(on(die) + ".picked")
    onto = page.locator(".nisyros .target.lit").first.get_attribute("data-el")
    assert onto
    page.mouse.move(*middle(page, onto), steps=4)
    page.mouse.up()
    expect(page.locator(on(die))).to_have_class(re.compile("laid"))


def test_people_leave_in_one_click_or_one_by_one(opened: Opened) -> None:
    """§3.3, §15.1 A person is clicked or dragged to Kos; the rest goes the usual way."""
    page = opened()
    opened_at(page, lambda s: s.phase == EVACUATING and sum(s.boats) >= 4 and s.kos[0] + s.kos[1] == 0)
    home = next(el for el in ("village:mandraki", "village:pali") if page.locator(on(el) + ".lit").count())
    drag(page, home, "kos:kos")
    says(page, "kos:kos", " 1")
    press(page, home)
    expect(page.locator(".nisyros .kos .sum")).to_have_text("2")
    page.get_by_role("button", name="Choose the rest for me").click()
    expect(page.locator(".nisyros .kos .sum")).not_to_have_text("2")


def gone(page: Page) -> int:
    """How many people have left the island, for Kos or for Hades."""
    return sum(int(text) for text in page.locator(".nisyros .inset .sum").all_text_contents())


def test_the_person_who_tries_the_boat_is_chosen_on_covered_land(opened: Opened, picture: Picture) -> None:
    """§14.5 Those who must flee stand on covered land and can still be chosen."""
    page = opened()
    opened_at(page, lambda s: s.phase == BOARDING)
    picture(page, "nisyros-boarding")
    expect(page.locator(".nisyros .fleeing")).not_to_have_count(0)
    lit = page.evaluate("[...document.querySelectorAll('.nisyros [data-el].lit')].map(n => n.dataset.el)")
    people = [el for el in lit if re.match(r"village|workplace|worker|citizen", el)]
    before = gone(page)
    press(page, people[0])
    # The words of the prompt may stay: who throws red is lost and leaves the boat to the next.
    wait_until(page, lambda: gone(page) == before + 1, "somebody tries the boat")


def test_thrown_dice_are_shown_after_a_reload(opened: Opened) -> None:
    page = opened()
    opened_at(page, lambda s: PHASE.tokens[s.phase] == "direction")
    page.reload()
    page.wait_for_selector(".nisyros .die.volcano")
    expect(page.locator(".nisyros .die.volcano.blank")).to_have_count(0)
    expect(page.locator(".nisyros .die.event.blank")).to_have_count(0)


@pytest.mark.parametrize(("phase", "elements"), ASKED, ids=[phase for phase, _ in ASKED])
def test_every_phase_can_be_answered_on_the_board(opened: Opened, phase: str, elements: str) -> None:
    """In every phase that asks something the answer glows on the board, and a click on it is one."""
    page = opened()
    opened_at(page, lambda s: PHASE.tokens[s.phase] == phase)
    before = version(page)
    lit = page.evaluate("[...document.querySelectorAll('.nisyros [data-el].lit')].map(n => n.dataset.el)")
    answers = [el for el in lit if re.match(elements, el)]
    assert answers, f"{phase} makes only these glow: {lit}"
    press(page, answers[0])
    menu = page.locator("[role=menu] button")
    if menu.count():  # it comes with the click, not later
        menu.first.click()
    wait_until(page, lambda: version(page) > before, f"a click on {answers[0]} is an answer in {phase}")


def test_every_element_has_a_tip(opened: Opened) -> None:
    """Every element has a tip with words and a paragraph of the rulebook."""
    page = opened(lang="fr-FR")
    new_table(page, NISYROS, ["me", "bot"])
    page.wait_for_selector(".nisyros [data-el].lit")
    for element in (
        "workplace:mandraki_ring1",
        "clock:pali",
        "eruptions:due",
        "step:8",
        "die:a",
        "resource:wheat",
        "pile:pile",
    ):
        page.mouse.move(2, 2)
        page.mouse.move(*middle(page, element))
        tip = page.locator("#table-tip")
        expect(tip).to_be_visible()
        expect(tip.locator("a")).to_have_attribute("href", re.compile(r"#/rules/nisyros/\d+\.\d+"))
        assert not re.search(r"tip-|step-|board-|effect-|\{", tip.inner_text())
        page.keyboard.press("Escape")


def answer_hints(page: Page, match: Match, first: str, then: str) -> None:
    """Answer hints with two halves of an act, not by the search, whose result depends on the speed of the machine."""
    seat, code = match.actor, match.game.actions.encode
    follows = view_builder.choice(match, seat, code(then), None).data()
    hint = {"code": code(first), "odds": 0.5, "reason": None, "then": follows}

    def connect(client: WebSocketRoute) -> None:
        server, seen = client.connect_to_server(), {"version": 0}

        def from_server(text: str | bytes) -> None:
            seen["version"] = json.loads(text).get("version", seen["version"])
            client.send(text)

        def from_client(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame["type"] == "hint":
                told = {"type": "hints", "id": frame["id"], "seat": frame["seat"], "hints": [hint]}
                client.send(json.dumps({**told, **seen}))
            else:
                server.send(text)

        server.on_message(from_server)
        client.on_message(from_client)

    page.route_web_socket("**/api/socket", connect)


def test_a_hint_shows_its_second_half_after_the_first(opened: Opened) -> None:
    """§4.1 A worker is taken up and put down: the hint says where to, and stays until that is done."""
    page, match = opened(), placing()
    answer_hints(page, match, "pick mandraki_shipyard", "put pali_shipyard")
    open_match(page, match)
    page.wait_for_selector(".nisyros [data-el].lit")
    board = page.locator("main.board")
    before = board.bounding_box()
    page.get_by_role("button", name="Hint").click()
    hints = page.get_by_role("region", name="Suggested moves").get_by_role("listitem").get_by_role("button")
    expect(hints.first).to_contain_text("→ Move the worker to the shipyard of Pali")
    assert board.bounding_box() == before
    hints.first.click()
    expect(hints).to_have_count(1)
    expect(hints.first).to_contain_text("Move the worker to the shipyard of Pali")
    hints.first.click()
    expect(hints).to_have_count(0)
    moved = "One of Player 2’s workers goes from the shipyard of Mandraki to the shipyard of Pali."
    expect(page.get_by_role("link", name=moved)).to_be_visible()

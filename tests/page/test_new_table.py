"""A new table with options: a drawn shape and chosen roles."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.conftest import Opened
from tests.page.hands import ready, summary


def test_a_drawn_shape_and_chosen_roles_start_a_game(opened: Opened) -> None:
    page = opened("#/new/forbidden-island")
    shape = page.get_by_label("Shape of the island")
    shape.select_option(label="Skull Island")
    expect(page.locator("svg.shape rect")).to_have_count(24)
    shape.select_option(label="Draw your own…")  # it begins with the skull
    grid = page.get_by_role("group", name="Shape of the island")
    expect(grid.locator("[aria-pressed=true]")).to_have_count(24)

    corner = grid.get_by_role("button", name="Row 2, column 3")
    corner.click()
    expect(page.get_by_text("23 of 24 places")).to_be_visible()
    page.locator("button.go").click()
    expect(page.get_by_role("alert")).to_contain_text("exactly 24 places; this one has 23")

    corner.focus()
    page.keyboard.press("ArrowDown")  # by keys, to its left eye
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(grid.get_by_role("button", name="Row 3, column 4")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("24 of 24 places")).to_be_visible()

    page.get_by_text("More options").click()
    roles = page.get_by_role("group", name="Roles")
    roles.get_by_label("Seat 1").select_option(label="Pilot")
    assert roles.get_by_label("Seat 2").locator("option", has_text="Pilot").is_disabled()
    roles.get_by_label("Seat 2").select_option(label="Diver")
    page.locator("button.go").click()
    ready(page)
    expect(page.get_by_text("Pilot", exact=True).first).to_be_visible()
    expect(page.get_by_label(re.compile("^Diver: ")).first).to_be_visible()
    chosen = summary(page)["options"]
    assert chosen["roles"] == "pilot,diver"
    lines = [line.strip(".") for line in chosen["shape"].split("/") if "X" in line]
    assert lines == ["XXXXX", "XXXX.X", "XXXXXX", "XXXX", "XXXX"]

"""The page of the HTTP API, in a browser with the server's content security policy."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.conftest import Opened
from tests.page.test_everybody import violations


def test_requests_can_be_found_filled_in_and_sent(opened: Opened) -> None:
    page = opened("api/docs")
    requests = page.locator("details.request")
    expect(requests.first).to_be_visible()
    assert requests.count() > 30

    page.get_by_label("Filter").fill("post create only this answer")
    expect(page.locator("details.request:visible")).to_have_count(1)
    new = page.locator("details.request:visible")
    new.locator("summary").first.click()
    body = new.get_by_label("Body (JSON)")
    assert re.search(r'"game": "text"', body.input_value())
    new.get_by_role("button", name="Send").click()
    expect(new.get_by_role("status")).to_have_text(re.compile(r"^(404|422) "))

    body.fill('{"game": "pompeii", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], "start": true}')
    new.get_by_role("button", name="Send").click()
    expect(new.get_by_role("status")).to_have_text(re.compile(r"^201 "))
    made = new.locator("pre[aria-label=Answer]").inner_text()
    seat, table = re.search(r'"0": "([^"]+)"', made), re.search(r'"id": "([^"]+)"', made)
    assert seat
    assert table

    page.get_by_label("Filter").fill("/view")
    page.get_by_label("Token").fill(seat[1])
    view = page.locator("details.request:visible")
    view.locator("summary").first.click()
    view.get_by_label("table (path").fill(table[1])
    view.get_by_label("lang (query").fill("nl")
    view.get_by_role("button", name="Send").click()
    expect(view.get_by_role("status")).to_have_text(re.compile(r"^200 "))
    expect(view.locator("pre[aria-label=Answer]")).to_contain_text('"seat": 0')


def test_axe_finds_no_violation(opened: Opened) -> None:
    for width in (1366, 390):
        page = opened("api/docs", viewport={"width": width, "height": 800})
        page.locator("details.request summary").nth(8).click()
        expect(page.get_by_role("button", name="Send")).to_be_visible()
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width

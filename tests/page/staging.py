"""Stands between a page and its server, and tells the page of events as if they had happened."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.page.hands import new_table, ready, settled


def event(name: str, touches: tuple[str, ...] = (), **args: str | int) -> dict[str, Any]:
    """An event of a game; `seat="1"` is the name of kind seat with the token 1, a number stays a number."""
    kinds = {"owner": "seat", "to": "seat", "pawn": "seat"}
    named = {
        key: value if isinstance(value, int) else {"kind": kinds.get(key, key), "token": value}
        for key, value in args.items()
    }
    message = {"id": f"event-{name.replace('_', '-')}", "args": named}
    return {"record": 0, "event": name, "touches": list(touches), "message": message}


class Stage:
    """The connection of a page, opened before its table; `happen` and `end` speak in the server's place."""

    def __init__(self, page: Page) -> None:
        self._client: WebSocketRoute | None = None
        self._views: dict[str, Any] = {}
        self._version = 0
        page.route_web_socket("**/api/socket", self._connect)

    def happen(self, *moments: list[dict[str, Any]], **change: Any) -> None:
        """Tell of the events of one record after the other; `change` is made to all views."""
        frames: list[dict[str, Any]] = []
        events: list[dict[str, Any]] = []
        views = {seat: {**view, **change} for seat, view in self._views.items()}
        view = next(iter(views.values()))
        for told in moments:
            records = view["records"] + len(frames) + 1
            told = [{**one, "record": records - 1} for one in told]
            tables = {seat: view["table"] for seat, view in views.items()}
            frames.append(
                {"records": records, "events": told, "seat": 0, "table": tables}
                | {"actor": view["actor"], "prompt": view["prompt"]}
            )
            events += told
        self._version += 1
        views = {seat: {**view, "records": view["records"] + len(frames)} for seat, view in views.items()}
        self._views = views
        update = {"type": "update", "version": self._version, "by": 0, "events": events, "frames": frames}
        assert self._client
        self._client.send(json.dumps(update | {"views": views, "proposals": [], "waiting_for": []}))

    def end(self, result: str, args: dict[str, Any]) -> None:
        """Tell of the end of the match, with a message as its result."""
        prompt = {"id": result, "args": args}
        self.happen([event("turn_began", seat="0")], over=True, choices=[], blocked=[], actor=-1, prompt=prompt)

    def _connect(self, client: WebSocketRoute) -> None:
        self._client = client
        server = client.connect_to_server()
        client.on_message(server.send)
        server.on_message(self._told)

    def _told(self, text: str | bytes) -> None:
        told = json.loads(text)
        if told.get("views"):
            self._version, self._views = told["version"], told["views"]
        assert self._client
        self._client.send(text)


def at_table(page: Page, game: str) -> Stage:
    """A table whose players share this screen, so that nothing happens but what is told."""
    stage = Stage(page)
    new_table(page, game, ["me", "screen"])
    ready(page)
    hand = page.locator("main .panel > button.main")
    if hand.count():
        hand.click()
    settled(page)
    return stage


SCENES: dict[str, list[list[dict[str, Any]]]] = {
    "forbidden-island": [
        [event("card_drawn", seat="0", card="crystal_of_fire")],
        [event("flooded", tile="watchtower")],
        [event("water_rose", level=3, count=3), event("flood_on_top", count=6)],
        [event("sunk", ("tile:watchtower",), tile="watchtower")],
        [event("captured", seat="0", treasure="crystal_of_fire")],
    ],
    "nisyros": [
        [event("card_drawn", card="panic")],
        [event("die_thrown", die="a", face="wood")],
        [event("erupted", area="mandraki_ring2")],
        [event("lava_flowed", area="mandraki_coast")],
        [event("fled_to", seat="0", village="pali")],
        [event("evacuated", seat="0"), event("evacuated", seat="1")],
        [event("perished", seat="0")],
    ],
    "pompeii": [
        [event("omen", seat="0")],
        [event("drew_tile", seat="0", tile="coin")],
        [event("second_ad79", seat="0")],
        [event("threw", seat="0", owner="1", cell="b1")],
        [event("buried", owner="1", count=2, cell="b1")],
        [event("gate_closed", gate="vesuvio")],
    ],
}
"""A record for each scene of each game."""

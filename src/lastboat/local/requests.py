"""Requests as over HTTP, by method and path; docs/protocol.md describes each."""

from __future__ import annotations

from typing import Any

from lastboat.local.advice import Advice
from lastboat.local.commands import Commands
from lastboat.tables import access
from lastboat.tables.create import SeatWish, read_match
from lastboat.tables.create import branch as branch_of
from lastboat.tables.errors import BadRequest, NotOver, NotYours
from lastboat.tables.export import match_text
from lastboat.tables.replay import MOST_FRAMES, replay


class Requests:
    """Answers requests."""

    def __init__(self, commands: Commands, advice: Advice) -> None:
        self._commands, self._advice = commands, advice

    async def answer(self, path: list[str], query: dict[str, str], body: Any, token: str | None) -> Any:
        """The answer to a request; `path` comes after `tables`, `body` is None for a GET."""
        if not path:
            return await self._commands.new_table(body["game"], body.get("options", {}), _wishes(body["seats"]) or [])
        if path == ["import"]:
            return await self._commands.from_match(read_match(body["text"], False), _wishes(body.get("seats")))
        live = await self._commands.get(path[0])
        async with live.lock:
            match path[1:]:
                case []:
                    access.see(live.table, token)
                case ["match.txt"]:
                    return match_text(live.table, access.see(live.table, token))
                case ["replay"]:
                    looking = access.viewing_seat(live.table, token, int(query["seat"]) if "seat" in query else None)
                    match, since = live.table.started(), int(query.get("from", 0))
                    count = min(int(query.get("count", MOST_FRAMES)), MOST_FRAMES)
                    found = replay(match, looking, since, count, None, live.table.views.encoding)
                    return {"records": len(match.records), "frames": found}
                case ["odds"]:
                    access.see(live.table, token)
                    if not live.table.over:
                        raise NotOver(state=live.table.state)
                    return self._advice.review(live)
                case ["start"]:
                    access.host(live.table, token)
                    await self._commands.start(live)
                case ["commitment"]:
                    await self._commands.commit(live, access.seat(live.table, token), body["commitment"])
                case ["number"]:
                    await self._commands.reveal(live, access.seat(live.table, token), body["number"])
                case ["seats", seat]:
                    access.host(live.table, token)
                    if body.get("kind") != "bot":
                        raise BadRequest(where="kind", reason="bot")
                    await self._commands.put(live, int(seat), body.get("bot"), body.get("name", ""))
                case ["seats", seat, "stand-in"]:
                    access.host_or_seat(live.table, token, int(seat))
                    await self._commands.stand_in(live, int(seat), body.get("bot"))
                case ["seats", seat, "back"]:
                    if access.seat(live.table, token) != int(seat):
                        raise NotYours()
                    await self._commands.back(live, int(seat))
                case ["close"]:
                    access.host(live.table, token)
                    await self._commands.close(live)
                case ["rematch"]:
                    access.host_or_seat(live.table, token)
                    if not live.table.over:
                        raise NotOver(state=live.table.state)
                    return {"table": (await self._commands.rematch(live)).table.summary()}
                case ["branch"]:
                    access.see(live.table, token)
                    if not live.table.over:
                        access.host_or_seat(live.table, token)
                    match = branch_of(live.table, int(body["record"]))
                    return await self._commands.from_match(match, _wishes(body.get("seats")))
                case _:
                    raise BadRequest(where="path", reason="/".join(path))
            return live.table.summary(live.present())


def _wishes(seats: list[dict[str, Any]] | None) -> list[SeatWish] | None:
    """The wishes for seats. Nobody else can join a table of this device, so no seat is open."""
    if seats is None:
        return None
    if any(seat["kind"] == "open" for seat in seats):
        raise BadRequest(where="seats", reason="open")
    return [SeatWish(seat["kind"], seat.get("name", ""), seat.get("bot"), seat.get("commitment")) for seat in seats]

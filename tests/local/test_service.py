"""Tables of this device: stored before anybody is told, played with bots, and taken up again after any failure."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, TypeVar

import pytest

from lastboat import Match
from lastboat.kernel.chance.contributions import commitment_of
from lastboat.local import draws
from lastboat.local.service import Client, Service

Result = TypeVar("Result")
LONGEST = 3000


class Memory:
    """A storage that notes its versions, and fails when it is told to."""

    def __init__(self) -> None:
        self.heads: dict[str, str] = {}
        self.steps: dict[str, list[str]] = {}
        self.chat: dict[str, list[str]] = {}
        self.summaries: dict[str, dict[str, Any]] = {}
        self.full = False

    async def load(self, table: str) -> str | None:
        if table not in self.heads:
            return None
        await asyncio.sleep(0)
        return json.dumps({"head": self.heads[table], "steps": self.steps[table], "chat": self.chat[table]})

    async def write(self, table: str, head: str, steps: str, chat: str) -> bool:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("full")
        stored, new = self.steps.setdefault(table, []), json.loads(steps)
        if any(json.loads(step)[1] <= len(stored) for step in new):
            return False
        self.heads[table] = head
        stored += new
        self.chat.setdefault(table, []).extend(json.loads(chat))
        return True

    def summarize(self, table: str, summary: str) -> None:
        self.summaries[table] = json.loads(summary)


class Inline:
    """Searches in this process."""

    async def run(self, game: str, task: Callable[[], Result], advice: bool = False) -> Result:
        await asyncio.sleep(0)
        return task()


class Device:
    """A device with one page."""

    def __init__(self, memory: Memory | None = None) -> None:
        self.memory = memory or Memory()
        self.service = Service(self.memory, Inline(), 0)
        self.frames: list[dict[str, Any]] = []
        self.client: Client | None = None

    async def ask(
        self,
        path: str,
        body: Any = None,
        token: str | None = None,
        status: int = 200,
        query: dict[str, str] | None = None,
    ) -> Any:
        found = await self.service.request(path.split("/") if path else [], query or {}, body, token)
        assert found["status"] == status, found
        return json.loads(json.dumps(found["data"]))

    async def make(self, game: str, *seats: str, options: dict[str, str] | None = None) -> dict[str, Any]:
        wishes = [{"kind": "me"} if kind == "me" else {"kind": "bot", "bot": kind} for kind in seats]
        made: dict[str, Any] = await self.ask("", {"game": game, "options": options or {}, "seats": wishes})
        return made

    async def sit(self, made: dict[str, Any]) -> None:
        def send(frame: Any) -> None:
            if frame["type"] == "update":  # what is told is stored already
                assert frame["version"] <= len(self.memory.steps[made["table"]["id"]])
            self.frames.append(json.loads(json.dumps(frame)))

        self.client = self.service.client(send)
        tokens = [*made["seats"].values()]
        hello = {
            "type": "hello",
            "table": made["table"]["id"],
            "tokens": tokens,
            "watch": made["host"],
            "frames": True,
        }
        await self.client.receive(hello)

    async def send(self, **frame: Any) -> None:
        assert self.client is not None
        await self.client.receive(frame)

    def last(self, kind: str) -> dict[str, Any]:
        return next(frame for frame in reversed(self.frames) if frame["type"] == kind)

    @property
    def position(self) -> dict[str, Any]:
        """The last frame with views."""
        return next(frame for frame in reversed(self.frames) if "views" in frame)

    async def move(self, rng: Random) -> bool:
        """Play any choice of a seat of this page; False if it is not in turn."""
        position = self.position
        actor = next(iter(position["views"].values()))["actor"]
        view = position["views"].get(str(actor))
        if view is None or not view["choices"]:
            return False
        choice = rng.choice(view["choices"])
        await self.send(type="play", seat=actor, do=choice["code"], at=position["version"], id=f"m{rng.random()}")
        return True

    async def play(self, most: int = LONGEST) -> None:
        """Play at random until the game is over."""
        rng = Random(5)
        for _ in range(most):
            if next(iter(self.position["views"].values()))["over"]:
                return
            if not await self.move(rng):
                await asyncio.sleep(0)


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 300))


@pytest.mark.parametrize("game", ["forbidden-island", "nisyros", "pompeii"])
def test_a_whole_game_against_a_bot_is_a_match_that_verifies(game: str) -> None:
    async def test() -> None:
        device = Device()
        made = await device.make(game, "me", "greedy")
        await device.sit(made)
        await device.play()
        table = made["table"]["id"]
        text = await device.ask(f"{table}/match.txt", token=made["seats"]["0"])
        match = Match.from_text(text)
        match.verify()
        assert match.over
        assert device.memory.summaries[table]["state"] == "over"
        again = await Device(device.memory).ask(f"{table}/match.txt", token=made["seats"]["0"])
        assert again == text

    run(test())


def test_what_cannot_be_stored_is_not_played() -> None:
    async def test() -> None:
        device = Device()
        await device.sit(await device.make("forbidden-island", "me", "me"))
        device.memory.full = True
        version = device.position["version"]
        await device.move(Random(1))
        refused = device.frames[-1]
        assert (refused["type"], refused["problem"]["type"]) == ("refused", "error-not-stored")
        assert refused["version"] == version
        device.memory.full = False
        await device.move(Random(1))
        assert device.last("update")["version"] == version + 1

    run(test())


def test_a_step_that_is_stored_already_is_loaded_instead_of_forked() -> None:
    async def test() -> None:
        one = Device()
        made = await one.make("forbidden-island", "me", "me")
        await one.sit(made)
        other = Device(one.memory)
        await other.sit(made)
        await one.move(Random(1))
        await other.move(Random(2))
        assert other.last("refused")["problem"]["type"] == "error-stale-version"
        table = made["table"]["id"]
        texts = [await device.ask(f"{table}/match.txt", token=made["seats"]["0"]) for device in (one, other)]
        assert texts[0] == texts[1]

    run(test())


def test_a_request_is_played_once() -> None:
    async def test() -> None:
        device = Device()
        await device.sit(await device.make("forbidden-island", "me", "me"))
        frame = device.position
        play = {"type": "play", "seat": 0, "do": frame["views"]["0"]["choices"][0]["code"], "at": 1, "id": "once"}
        await device.send(**play)
        await device.send(**play)
        assert [one["version"] for one in device.frames if one.get("id") == "once"] == [2, 2]

    run(test())


def test_hints_odds_undo_chat_and_proposals_as_at_a_server() -> None:
    async def test() -> None:
        device = Device()
        await device.sit(await device.make("forbidden-island", "me", "me"))
        await device.send(type="odds", on=True)
        await device.send(type="hint", seat=0, id="h")
        while not {"hints", "odds"} <= {frame["type"] for frame in device.frames}:
            await asyncio.sleep(0)
        assert device.last("hints")["hints"]
        await device.send(type="say", seat=1, text=" hello  there ")
        assert device.last("talk")["entries"][0]["text"] == "hello there"
        await device.send(type="callout", seat=0, callout="shore_up", element="tile:watchtower")
        said = device.last("talk")["entries"][0]
        assert (said["number"], said["callout"], said["element"]) == (2, "shore_up", "tile:watchtower")
        await device.send(type="choices", of=0)
        code = device.last("choices")["choices"][0]["code"]
        await device.send(type="propose", seat=1, **{"for": 0}, do=code, at=1)
        proposal = device.last("proposals")["proposals"][0]
        await device.send(type="dismiss", seat=0, proposal=proposal["id"])
        assert device.last("proposals")["proposals"] == []
        await device.send(type="play", seat=0, do=code, at=1, id="a")
        await device.send(type="undo", seat=0, at=2, id="b")
        assert device.last("update")["undone"] == device.frames[0]["views"]["0"]["records"]
        await device.send(type="nonsense", seat=0)
        assert device.last("refused")["problem"]["type"] == "error-bad-request"
        await device.send(type="play", seat=-1, do=code, at=3, id="c")
        assert device.last("refused")["problem"]["type"] == "error-not-yours"

    run(test())


def test_replay_review_branch_rematch_and_import() -> None:
    async def test() -> None:
        device = Device()
        made = await device.make("pompeii", "me", "greedy")
        await device.sit(made)
        table, token = made["table"]["id"], made["seats"]["0"]
        await device.ask(f"{table}/odds", token=token, status=409)
        await device.ask("localnothing", status=404)
        await device.play()
        summary = await device.ask(table, token=token)
        replay = await device.ask(f"{table}/replay", token=token, query={"from": "3", "count": "2", "seat": "1"})
        assert [frame["records"] for frame in replay["frames"]] == [3, 4]
        assert replay["records"] == summary["records"]
        review = await device.ask(f"{table}/odds", token=token)
        while not review["points"]:
            await asyncio.sleep(0)
            review = await device.ask(f"{table}/odds", token=token)
        branch = await device.ask(f"{table}/branch", {"record": 40, "seats": [{"kind": "me"}, {"kind": "me"}]}, token)
        assert branch["table"]["state"] == "running"
        rematch = await device.ask(f"{table}/rematch", {}, token)
        assert rematch == await device.ask(f"{table}/rematch", {}, token)
        assert (await device.ask(rematch["table"]["id"], token=token))["state"] == "running"
        text = await device.ask(f"{table}/match.txt", token=token)
        moved = await device.ask("import", {"text": text})
        assert moved["table"]["state"] == "over"
        assert moved["table"]["seal"] == summary["seal"]
        await device.ask("import", {"text": text.replace("end:", "fin:")}, status=422)

    run(test())


def test_stand_ins_and_seats() -> None:
    async def test() -> None:
        device = Device()
        made = await device.make("pompeii", "me", "me")
        await device.sit(made)
        table = made["table"]["id"]
        await device.ask(f"{table}/seats/1/stand-in", {"bot": "greedy"}, made["seats"]["1"])
        assert device.last("table")["table"]["seats"][1]["stand_in"] == "greedy"
        await device.ask(f"{table}/seats/1/back", {}, made["seats"]["1"])
        assert "stand_in" not in device.last("table")["table"]["seats"][1]
        await device.ask(f"{table}/close", {}, made["host"])
        await device.send(type="look", seat=0)
        await device.send(type="play", seat=0, do=0, at=1, id="late")
        assert device.last("refused")["problem"]["type"] == "error-not-running"
        again = await Device(device.memory).ask(table, token=made["host"])
        assert again["state"] == "closed"
        await device.ask("", {"game": "pompeii", "seats": [{"kind": "open"}, {"kind": "me"}]}, status=422)

    run(test())


def test_a_shared_screen_is_told_only_what_the_player_in_front_of_it_may_see() -> None:
    async def test() -> None:
        device = Device()
        await device.sit(await device.make("pompeii", "me", "me"))
        views = device.position["views"]
        assert all(view["hidden"] and not view["choices"] for view in views.values())
        await device.send(type="play", seat=0, do=0, at=1, id="a")
        assert device.last("refused")["problem"]["type"] == "error-not-yours"
        rng, looks = Random(3), 0
        while not views["0"]["over"]:
            actor = views["0"]["actor"]
            if views[str(actor)].get("hidden"):
                await device.send(type="look", seat=actor)
                looks += 1
                events = device.last("look")["events"]
                assert {event["for"] for event in events if "for" in event} <= {actor}
            before = len(device.frames)
            await device.move(rng)
            for frame in device.frames[before:]:
                told = {event["for"] for event in frame.get("events", []) if "for" in event}
                over = any(view["over"] for view in frame.get("views", {}).values())
                assert over or told <= {actor}
                for seat, view in frame.get("views", {}).items():
                    assert over or bool(view.get("hidden")) == (int(seat) != actor)
                for one in frame.get("frames", []):
                    assert over or not hands(one["table"][str(1 - actor)])
            views = device.position["views"]
        assert looks > 4

    def hands(board: dict[str, Any]) -> list[Any]:
        """The hands that a board shows."""
        return [player["hand"] for player in board["players"] if player.get("hand")]

    run(test())


def test_bots_play_only_while_somebody_looks() -> None:
    async def test() -> None:
        device = Device()
        made = await device.make("forbidden-island", "greedy", "greedy")
        await device.sit(made)
        while device.position["version"] < 5:
            await asyncio.sleep(0)
        assert device.client is not None
        device.client.close()
        for _ in range(100):
            await asyncio.sleep(0)
        steps = len(device.memory.steps[made["table"]["id"]])
        for _ in range(100):
            await asyncio.sleep(0)
        assert len(device.memory.steps[made["table"]["id"]]) == steps

    run(test())


def test_a_page_adds_to_the_luck_of_its_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """It gives its numbers after the seal is stored; if it has lost them, the game starts without them."""
    numbers = ["0a" * 32, "f7" * 32]
    wishes = [{"kind": "me", "commitment": commitment_of(number)} for number in numbers]

    async def story() -> None:
        device = Device()
        asked = {"game": "forbidden-island", "options": {}, "seats": wishes}
        made = await device.ask("", asked)
        table = made["table"]["id"]
        assert (made["table"]["state"], made["table"]["draw"]["missing"]) == ("open", [0, 1])
        for seat, number in enumerate(numbers):
            device = Device(device.memory)  # the tab was closed and opened again
            found = await device.ask(f"{table}/number", {"number": number}, made["seats"][str(seat)])
        assert found["state"] == "running"
        assert [one["number"] for one in found["contributions"]] == numbers
        match = Match.from_text(await device.ask(f"{table}/match.txt", None, made["host"]))
        assert len(match.chance.contributions) == 2  # type: ignore[attr-defined]

        monkeypatch.setattr(draws, "WAIT", 0)
        lost = await device.ask("", asked)
        await device.sit(lost)
        while (await device.ask(lost["table"]["id"], None, lost["host"]))["state"] == "open":
            await asyncio.sleep(0)
        found = await device.ask(lost["table"]["id"], None, lost["host"])
        assert all("number" not in one for one in found["contributions"])

    asyncio.run(story())

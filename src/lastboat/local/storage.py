"""What is stored of a table on this device, as text."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, NamedTuple, Protocol

from lastboat.tables.errors import NotStored
from lastboat.tables.model import ChatLine, Proposal, SeatRow, Step, Stored, TableRow, TokenRow


class Storage(Protocol):
    """The storage of the device."""

    async def load(self, table: str) -> str | None:
        """A stored table: `{"head", "steps": [...], "chat": [...]}`, each as it was written; None if there is none."""

    async def write(self, table: str, head: str, steps: str, chat: str) -> bool:
        """Write the head, and add steps and chat lines, all or nothing.

        False: a step of that number is stored already.
        """

    def summarize(self, table: str, summary: str) -> None:
        """Keep a table's summary for lists of tables. It may be lost."""


class SavedTable(NamedTuple):
    """A stored table and its chat."""

    stored: Stored
    chat: list[ChatLine]


async def load(storage: Storage, table: str) -> SavedTable | None:
    """A stored table; None if there is none."""
    found = await storage.load(table)
    if found is None:
        return None
    data = json.loads(found)
    head = json.loads(data["head"])
    stored = Stored(
        TableRow(**head["table"] | {"secret": bytes.fromhex(head["table"]["secret"])}),
        [SeatRow(**seat) for seat in head["seats"]],
        [TokenRow(*token) for token in head["tokens"]],
        [Step(*json.loads(step)) for step in data["steps"]],
        [Proposal(*proposal) for proposal in head["proposals"]],
    )
    return SavedTable(stored, [ChatLine(*json.loads(line)) for line in data["chat"]])


async def write(storage: Storage, stored: Stored, chat: Sequence[ChatLine] = ()) -> bool:
    """Store a table with new steps and chat lines; False if a step of that number is stored already."""
    row = stored.table
    head = {
        "table": asdict(row) | {"secret": row.secret.hex()},
        "seats": [asdict(seat) for seat in stored.seats],
        "tokens": stored.tokens,
        "proposals": stored.proposals,
    }
    lines = [to_text(list(map(to_text, rows))) for rows in (stored.steps, chat)]
    try:
        return await storage.write(row.id, to_text(head), *lines)
    except Exception as error:
        raise NotStored() from error


def to_text(value: Any) -> str:
    """A value as JSON."""
    return json.dumps(value, separators=(",", ":"))

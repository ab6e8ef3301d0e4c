"""What each seat of a table may see, as data. Parts shared by several viewers are computed once per step.

The views come from `kernel.view_builder`; this module adds the table's version and state, caches, and turns parts
into data through an `Encoding`, so that a server can send bytes it has encoded already.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

from lastboat.kernel import view_builder
from lastboat.kernel.dialect import EVERYBODY, EmittedEvent
from lastboat.kernel.match import Match
from lastboat.kernel.view import Choice
from lastboat.tables.model import Proposal

if TYPE_CHECKING:
    from lastboat.tables.table import Table


class Encoding(Protocol):
    """Turns parts of a frame into data."""

    def part(self, value: Any) -> Any:
        """A part used in several frames."""

    def joined(self, shared: Any, own: Any) -> Any:
        """A board joined from the public part and a seat's own part."""

    def choice(self, choice: Choice) -> Any:
        """A choice."""

    def event(self, match: Match, number: int, event: EmittedEvent, lang: str | None) -> Any:
        """An event of record `number`; `for` names the seat if it alone was told."""


class PlainEncoding:
    """Dicts and lists, ready for any JSON encoder."""

    def part(self, value: Any) -> Any:
        """The value itself."""
        return value

    def joined(self, shared: Any, own: Any) -> Any:
        """Both in one dict."""
        return {**shared, **own}

    def choice(self, choice: Choice) -> Any:
        """The choice as a dict."""
        return choice.data()

    def event(self, match: Match, number: int, event: EmittedEvent, lang: str | None) -> Any:
        """The event as a dict."""
        return marked(view_builder.told(match, number, event, lang).data(), event)


PLAIN = PlainEncoding()


def marked(data: dict[str, Any], event: EmittedEvent) -> dict[str, Any]:
    """The data of an event; `for` names the seat if it alone was told."""
    return data if event.witness == EVERYBODY else {**data, "for": event.witness}


class Views:
    """The views of one table; cleared whenever it changes."""

    def __init__(self, table: Table, encoding: Encoding) -> None:
        self._table, self.encoding = table, encoding
        self._cache: dict[Any, Any] = {}

    def clear(self) -> None:
        """Clear the cache: the table has changed."""
        self._cache.clear()

    def view(self, seat: int, lang: str | None = None) -> dict[str, Any]:
        """The table as one seat may see it, or EVERYBODY."""
        found: dict[str, Any] | None = self._cache.get((seat, lang))
        if found is None:
            match = self._table.started()
            found = self._cache[seat, lang] = self._view(seat, lang, self.shown(match, self._known(match, seat), seat))
        return found

    def progress(self) -> dict[str, Any] | None:
        """How far the game has come, from what everybody knows; None if it cannot say."""
        match = self._table.match
        if match is None or not hasattr(match.game.show, "progress"):
            return None
        found: dict[str, Any] = match.game.show.progress(self._known(match, EVERYBODY)).data()
        return found

    def plain(self, seat: int) -> dict[str, Any]:
        """The view of a seat without texts, whose table is not encoded: what differences are made from."""
        found: dict[str, Any] | None = self._cache.get(("plain", seat))
        if found is None:
            match = self._table.started()
            key = ("plain table", seat if match.game.secrets else EVERYBODY)
            table = self._cache.get(key)
            if table is None:
                table = self._cache[key] = match.game.show.table(self._known(match, seat), seat)
            found = self._cache["plain", seat] = self._view(seat, None, table)
        return found

    def of_seats(self, seats: Sequence[int], lang: str | None) -> dict[str, Any]:
        """The views of these seats by number; without seats that of EVERYBODY; none before the start."""
        if self._table.match is None:
            return {}
        return {str(seat): self.view(seat, lang) for seat in seats or (EVERYBODY,)}

    def _view(self, seat: int, lang: str | None, table: Any) -> dict[str, Any]:
        match = self._table.started()
        known = self._known(match, seat)
        view = view_builder.view(match, seat, lang, known, table)
        view = replace(view, version=self._table.version)
        if self._table.state != "running":
            view = replace(view, choices=(), blocked=(), undo=0)
        data = view.data(self.encoding.choice)
        del data["log"]  # sent as events, from where the client knows them
        return data

    def choices(self, of: int, asking: int, lang: str | None) -> list[Any]:
        """The choices of a seat, as far as the asking seat can know."""
        match = self._table.running()
        known = self._known(match, asking)
        if of == asking:
            found = view_builder.choices(match, known, of, lang)
        else:
            found = view_builder.choices_as_known(match, known, of, lang)
        return [self.encoding.choice(choice) for choice in found]

    def events(self, seats: Sequence[int], since: int, lang: str | None = None) -> list[Any]:
        """The events that these seats were told from a record on."""
        match = self._table.started()
        return [self.encoding.event(match, number, event, lang) for number, event in told_to(match, seats, since)]

    def proposals(self, lang: str | None = None) -> list[dict[str, Any]]:
        """The open proposals."""
        return [self.proposal(proposal, lang) for proposal in self._table.proposals]

    def proposal(self, proposal: Proposal, lang: str | None = None) -> dict[str, Any]:
        """One proposal."""
        offered = view_builder.choice(self._table.started(), proposal.seat, proposal.code, lang)
        choice = self.encoding.choice(offered)
        return {"id": proposal.id, "seat": proposal.seat, "by": proposal.by, "choice": choice, "at": proposal.at}

    def _known(self, match: Match, seat: int) -> Any:
        """The state as a seat may know it; without secrets the state itself."""
        if not match.game.secrets:
            return match.state
        found = self._cache.get(("known", seat))
        if found is None:
            found = self._cache["known", seat] = match.game.observe(match.state, seat)
        return found

    def shown(self, match: Match, known: Any, seat: int) -> Any:
        """The board for one seat; without secrets all seats share it."""
        key = ("table", seat if match.game.secrets else EVERYBODY)
        found = self._cache.get(key)
        if found is None:
            found = self._cache[key] = self._shown(match, known, seat)
        return found

    def _shown(self, match: Match, known: Any, seat: int) -> Any:
        show: Any = match.game.show
        if not hasattr(show, "own_part"):
            return self.encoding.part(show.table(known, seat))
        shared = self._cache.get("shared")
        if shared is None:
            shared = self._cache["shared"] = self.encoding.part(show.open_part(self._known(match, EVERYBODY)))
        return self.encoding.joined(shared, show.own_part(known, seat))


def told_to(match: Match, seats: Sequence[int], since: int) -> list[tuple[int, EmittedEvent]]:
    """The events that these seats were told from a record on, with their record numbers."""
    hearing = (EVERYBODY, *seats)
    return [(number, event) for number, event in _told_since(match, since) if event.witness in hearing]


def _told_since(match: Match, since: int) -> list[tuple[int, EmittedEvent]]:
    """The events from a record on, found from the end."""
    start = len(match.told)
    while start and match.told[start - 1][0] >= since:
        start -= 1
    return match.told[start:]

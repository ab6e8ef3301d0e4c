"""What a step changed, for clients that have the views before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lastboat.tables.differences import difference
from lastboat.tables.replay import Positions
from lastboat.tables.views import Views


class StepChanges:
    """What a step changed for seats whose earlier views are known. Each part is computed once for all clients."""

    def __init__(self, before: dict[int, dict[str, Any]], views: Views, positions: Positions | None) -> None:
        """`before` holds the views before the step (see `Views.plain`), `views` makes those after it."""
        self._before, self._views, self._positions = before, views, positions
        self._made: dict[tuple[int, bool], Any] = {}
        if positions is not None:
            positions.know({seat: view["table"] for seat, view in before.items()})

    def of_views(self, seats: Sequence[int], with_table: bool) -> dict[str, Any]:
        """The changes of the seats' views, perhaps without their tables."""
        return {str(seat): self._of_view(seat, with_table) for seat in seats}

    def of_step(self, seats: Sequence[int]) -> list[dict[str, Any]]:
        """A position after each record, with the changes of its tables."""
        return self._positions.changes_of_step(seats) if self._positions else []

    def _of_view(self, seat: int, with_table: bool) -> Any:
        found = self._made.get((seat, with_table))
        if found is None:
            before, after = self._before[seat], self._views.plain(seat)
            if not with_table:
                after = {**after, "table": before["table"]}
            found = self._made[seat, with_table] = self._views.encoding.part(difference(before, after))
        return found

"""What games, matches and views are generic in. Without parameters, as in `Match`, both are `Any`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # defaults of type variables are a matter of type checkers before Python 3.13
    from collections.abc import Mapping
    from typing import Any

    from typing_extensions import TypeVar

    from lastboat.kernel.layout import BaseState

    StateT = TypeVar("StateT", bound=BaseState, default=Any)
    """The state of a game, such as `lastboat.games.pompeii.state.State`."""
    TableT = TypeVar("TableT", bound=Mapping[str, Any], default=Any)
    """What a game shows of its table, such as `lastboat.games.pompeii.table.Table`."""
    TableT_co = TypeVar("TableT_co", bound=Mapping[str, Any], default=Any, covariant=True)
else:
    from typing import TypeVar

    StateT, TableT, TableT_co = TypeVar("StateT"), TypeVar("TableT"), TypeVar("TableT_co", covariant=True)

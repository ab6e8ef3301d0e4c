"""The bots by name, for tables, command lines and servers."""

from __future__ import annotations

from collections.abc import Callable

from lastboat.bots.basic import Bot, Greedy, Random
from lastboat.bots.search import Easy, Normal, Searcher
from lastboat.kernel.errors import UnknownWord

BOTS: dict[str, Callable[..., Bot]] = {
    "easy": Easy,
    "normal": Normal,
    "strong": Searcher,
    "greedy": Greedy,
    "random": Random,
}
"""The levels for people, then the two simple ones."""
THINKERS = ("normal", "strong")
"""Who searches, and takes a budget."""


def bot(name: str, seed: int = 0, *, simulations: int | None = None, budget_ms: int | None = None) -> Bot:
    """The bot of that name; `UnknownWord` names the ones there are. Only those who search heed a budget."""
    if name not in BOTS:
        raise UnknownWord(word=name, kind="bot", known=", ".join(BOTS))
    if name in THINKERS:
        return BOTS[name](seed, simulations=simulations, budget_ms=budget_ms)
    return BOTS[name](seed)

"""The bots by name, for tables, command lines and servers."""

from __future__ import annotations

import re
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
SEARCHERS = ("normal", "strong")
"""The bots that search: they take a budget, and play natively or plain."""
FALLBACK = "greedy"
"""The bot that plays for one that searches where its search cannot be had, or not yet."""
_BUDGETED = re.compile(r"(?P<name>[a-z_]+)(?::(?P<amount>[1-9][0-9]{0,8})(?P<unit>ms)?)?")


def bot(
    name: str, seed: int = 0, *, simulations: int | None = None, budget_ms: int | None = None, native: bool = True
) -> Bot:
    """The bot of that name; `UnknownWord` names the ones there are. Only those that search use the other arguments."""
    if name not in BOTS:
        raise UnknownWord(word=name, kind="bot", known=", ".join(BOTS))
    if name in SEARCHERS:
        return BOTS[name](seed, simulations=simulations, budget_ms=budget_ms, native=native)
    return BOTS[name](seed)


def budgeted_bot(text: str, seed: int = 0, *, native: bool = True) -> Bot:
    """A bot with its budget, as a command line names it: `greedy`, `strong:400` (simulations), `strong:500ms`."""
    found = _BUDGETED.fullmatch(text)
    if not found:
        raise UnknownWord(word=text, kind="bot", known="greedy, strong:400, strong:500ms")
    if found["amount"] is None:
        return bot(found["name"], seed, native=native)
    budget = {"budget_ms" if found["unit"] else "simulations": int(found["amount"])}
    return bot(found["name"], seed, native=native, **budget)

"""The bots by name, for tables, command lines and servers."""

from __future__ import annotations

import re
from collections.abc import Callable

from lastboat.bots.agents import COMMAND, TIME_LIMIT, Agent, check_agent, is_agent
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
KNOWN = "greedy, strong:400, strong:500ms, module:factory, cmd:program"
"""What names of bots look like on a command line."""
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


def named_bot(text: str, seed: int = 0, *, native: bool = True, time_limit: float = TIME_LIMIT) -> Bot:
    """A bot as a command line names it: `greedy`, `strong:400` (simulations), `strong:500ms`, or one's own.

    Bots of one's own are `module:factory` and `cmd:program`; they have so many seconds for a decision. Their code
    runs here, so never pass on a name that a client of a server has sent.
    """
    if is_agent(text):
        check_agent(text)
        return Agent(text, seed, time_limit)
    found = _BUDGETED.fullmatch(text)
    if not found:
        raise UnknownWord(word=text, kind="bot", known=KNOWN)
    if found["amount"] is None:
        return bot(found["name"], seed, native=native)
    budget = {"budget_ms" if found["unit"] else "simulations": int(found["amount"])}
    return bot(found["name"], seed, native=native, **budget)


def split_names(text: str) -> list[str]:
    """The bots of a list with commas. The command of a program may have commas itself, so it comes last.

    >>> split_names("greedy, strong:400,cmd:node bot.js --weights 1,2")
    ['greedy', 'strong:400', 'cmd:node bot.js --weights 1,2']
    """
    names, command, rest = text.partition(COMMAND)
    found = [name.strip() for name in names.split(",")]
    if not command:
        return found
    return [*found[:-1], f"{COMMAND}{rest.strip()}"] if not found[-1] else found

"""Verbs with argument domains: what a code means, as an `Action` and as text.

A game declares the vocabulary of its actions, its chance outcomes and its events once:

>>> from lastboat.kernel.dialect import table
>>> TILE = Domain("tile", ("cove", "peak", "wood"))
>>> acts = Codes()
>>> MOVE = acts.verb("move", to=TILE)
>>> GIVE = acts.verb("give", card=NUMBERS(2), to=SEAT)
>>> MOVE, GIVE, acts.count
(0, 3, 11)
>>> acts.text(MOVE + 1)
'move peak'
>>> acts.decode(GIVE + 1 * len(SEAT) + 2)
Action(verb='give', args=('1', '2'))
>>> acts.encode("give 1 2") == GIVE + 1 * len(SEAT) + 2
True

A verb is identified by its first code. Rules look up the action and the arguments of a code in tables:

>>> ACTION_OF, TO_OF = table(acts.bases()), table(acts.values("to"))
>>> ACTION_OF[MOVE + 1] == MOVE, TO_OF[MOVE + 1]
(True, 1)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from lastboat.kernel.errors import UnknownWord

MOST_SEATS = 4
ABSENT = -1
"""The entry of `Codes.values` for a code whose verb has no such argument."""


@dataclass(frozen=True)
class Domain:
    """A fixed list of tokens that an argument can take: the tiles, the roles, the seats."""

    name: str
    tokens: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.tokens)

    def index(self, token: str) -> int:
        """The number of a token; `UnknownWord` lists the valid ones."""
        try:
            return self.tokens.index(token)
        except ValueError:
            raise UnknownWord(word=token, kind=self.name, known=", ".join(self.tokens)) from None


def NUMBERS(count: int, name: str = "number") -> Domain:
    """The numbers from 0 up to but not including `count`, as a domain."""
    return Domain(name, tuple(str(n) for n in range(count)))


SEAT = NUMBERS(MOST_SEATS, "seat")
"""Seats count from 0, clockwise."""


class Action(NamedTuple):
    """A decoded action: the verb and the token of each argument."""

    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.args))


@dataclass(frozen=True)
class Verb:
    """One verb: its name, the name and domain of each argument, and its first code."""

    name: str
    args: tuple[tuple[str, Domain], ...]
    base: int

    @property
    def size(self) -> int:
        """The number of codes of the verb: the product of the sizes of its domains."""
        size = 1
        for _, domain in self.args:
            size *= len(domain)
        return size

    def values(self, code: int) -> tuple[int, ...]:
        """The arguments in a code of this verb, as numbers; the last argument varies fastest."""
        rest, found = code - self.base, []
        for _, domain in reversed(self.args):
            rest, value = divmod(rest, len(domain))
            found.append(value)
        return tuple(reversed(found))


class Codes:
    """A vocabulary: every combination of a verb and its arguments has one small integer as its code."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.count = 0
        self._verb_of: list[Verb] = []
        self._by_name: dict[str, Verb] = {}

    def verb(self, name: str, **args: Domain) -> int:
        """Add a verb; returns its first code. The code of (a, b) is base + a * len(B) + b."""
        verb = Verb(name, tuple(args.items()), self.count)
        self.verbs.append(verb)
        self._by_name[name] = verb
        self.count += verb.size
        self._verb_of.extend([verb] * verb.size)
        return verb.base

    def bases(self) -> list[int]:
        """For each code the first code of its verb, which identifies the verb in rules."""
        return [verb.base for verb in self._verb_of]

    def values(self, name: str) -> list[int]:
        """For each code the value of the named argument, `ABSENT` if its verb has no such argument."""
        found = [ABSENT] * self.count
        for verb in self.verbs:
            names = [arg for arg, _ in verb.args]
            if name in names:
                for code in range(verb.base, verb.base + verb.size):
                    found[code] = verb.values(code)[names.index(name)]
        if all(value == ABSENT for value in found):
            raise ValueError(f"no verb has an argument {name!r}")
        return found

    def verb_of(self, code: int) -> Verb:
        """The verb a code belongs to."""
        if not 0 <= code < self.count:
            raise UnknownWord(word=str(code), kind="code", known=f"0..{self.count - 1}")
        return self._verb_of[code]

    def decode(self, code: int) -> Action:
        """The action a code stands for."""
        verb = self.verb_of(code)
        tokens = (d.tokens[v] for (_, d), v in zip(verb.args, verb.values(code), strict=True))
        return Action(verb.name, tuple(tokens))

    def encode(self, action: Action | str | int) -> int:
        """The code of an action given as code, `Action` or text."""
        if isinstance(action, int):
            self.verb_of(action)
            return action
        name, *tokens = (action.split() or [action]) if isinstance(action, str) else (action.verb, *action.args)
        verb = self._by_name.get(name)
        if verb is None:
            raise UnknownWord(word=name, kind="verb", known=", ".join(self._by_name))
        if len(tokens) != len(verb.args):
            right = " ".join((name, *(f"<{arg}>" for arg, _ in verb.args)))
            raise UnknownWord(word=str(action), kind="action", known=right)
        code = 0
        for token, (_, domain) in zip(tokens, verb.args, strict=True):
            code = code * len(domain) + domain.index(token)
        return verb.base + code

    def text(self, code: int) -> str:
        """The action of a code as text, e.g. `move peak`."""
        return str(self.decode(code))


class Events:
    """The events a game's rules may emit: a number, a name and the domain of each argument."""

    def __init__(self) -> None:
        self.kinds: list[Verb] = []

    def event(self, name: str, **args: Domain) -> int:
        """Add an event; returns the number rules emit."""
        self.kinds.append(Verb(name, tuple(args.items()), len(self.kinds)))
        return len(self.kinds) - 1

    def tokens(self, event: int, values: Sequence[int]) -> dict[str, tuple[Domain, int]]:
        """The arguments of an event by name, each with its domain and value."""
        kind = self.kinds[event]
        return {name: (d, v) for (name, d), v in zip(kind.args, values, strict=True)}

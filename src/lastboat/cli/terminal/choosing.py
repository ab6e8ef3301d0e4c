"""Choices in groups with numbers, and finding the one that was typed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions
from rich.text import Text

from lastboat.cli.errors import AmbiguousAction, NoSuchChoice, UnknownAction
from lastboat.kernel.notation import whole_number
from lastboat.kernel.view import Choice, Message, Name

Say = Callable[[Message | Name], str]

SEVERAL = 3
"""A verb with two objects and more choices than this is split by its first object."""
MANY = 6
"""A verb with more choices than this is split by zones, where the game has some."""
FEW = 4
"""How many fits of ambiguous words are named."""
GAP = "…"
HEADING = 18
"""Items stand below each other after headings up to this width."""


@dataclass(frozen=True)
class Group:
    """Choices of one kind: what their sentences share, and what tells them apart."""

    heading: str
    items: tuple[tuple[int, str], ...]


Zone = Callable[[Name], tuple[str, str] | None]
"""The zone in which something lies and what it is called there, both in words; None for what lies in no zone."""


@dataclass
class _Part:
    """Choices of one verb that are listed together; in a zone they have short names."""

    choices: list[Choice]
    zone: str = ""

    @property
    def alone(self) -> bool:
        return len(self.choices) == 1 and not self.zone


def nowhere(thing: Name) -> None:
    """For games without zones."""


def in_order(choices: Sequence[Choice], zone: Zone = nowhere) -> list[Choice]:
    """The choices by kind, those that are alone of their kind last: the order in which they are numbered."""
    found = list(_parts(choices, zone))
    several = [choice for part in found if not part.alone for choice in part.choices]
    return several + [part.choices[0] for part in found if part.alone]


def grouped(choices: Sequence[Choice], say: Say, first: int = 1, zone: Zone = nowhere) -> list[Group]:
    """Choices that are in order, by kind; numbers count on from `first`. Zones stand below what they share."""
    numbers = {choice.action: number for number, choice in enumerate(choices, first)}
    groups: list[Group] = []
    alone: list[tuple[int, str]] = []
    shared = ""
    for part in _parts(choices, zone):
        numbered = [(numbers[choice.action], choice) for choice in part.choices]
        if part.alone:
            alone.append((numbered[0][0], numbered[0][1].text))
        elif part.zone:
            message = part.choices[0].message
            (key,) = message.args
            if shared != message.id:
                shared = message.id
                groups.append(Group(_with_gap(message, key, say), ()))
            short = ((number, zone(choice.message.args[key])) for number, choice in numbered)
            groups.append(Group(part.zone, tuple((number, found[1]) for number, found in short if found)))
        else:
            groups.append(_group(numbered, say))
    return [*groups, Group("", tuple(alone))] if alone else groups


def _parts(choices: Sequence[Choice], zone: Zone) -> Iterator[_Part]:
    """The choices of each verb, in parts if there are many."""
    verbs: dict[str, list[Choice]] = {}
    for choice in choices:
        verbs.setdefault(choice.action.split()[0], []).append(choice)
    for members in verbs.values():
        zones = [_zone_of(choice, zone) for choice in members] if len(members) > MANY else [""]
        if all(zones):
            for name in dict.fromkeys(zones):
                yield _Part([choice for choice, own in zip(members, zones, strict=True) if own == name], name)
            continue
        parts: dict[str, list[Choice]] = {}
        for choice in members:
            words = choice.action.split()
            parts.setdefault(words[1] if len(words) > 2 and len(members) > SEVERAL else "", []).append(choice)
        yield from map(_Part, parts.values())


def _zone_of(choice: Choice, zone: Zone) -> str:
    """The zone of the only thing a choice is about."""
    things = list(choice.message.args.values())
    found = zone(things[0]) if len(things) == 1 and isinstance(things[0], Name) else None
    return found[0] if found else ""


def _group(part: Sequence[tuple[int, Choice]], say: Say) -> Group:
    """What the sentences share is the sentence itself with a gap for what differs."""
    first = part[0][1].message
    differing = [key for key in first.args if any(choice.message.args[key] != first.args[key] for _, choice in part)]
    if len(differing) != 1:
        return Group("", tuple((number, choice.text) for number, choice in part))
    (key,) = differing
    items = tuple((number, _worded(choice.message.args[key], say)) for number, choice in part)
    return Group(_with_gap(first, key, say), items)


def _with_gap(message: Message, key: str, say: Say) -> str:
    return say(Message(message.id, {**message.args, key: GAP})).removesuffix(GAP).strip()


def _worded(value: Any, say: Say) -> str:
    """What a value is called; a bare number stands in brackets, lest it be taken for that of a choice."""
    text = say(value) if isinstance(value, Name) else str(value)
    return f"[{text}]" if text.isdigit() else text


class ChoiceList:
    """The groups, a line or more each: what they share, then the items; a line breaks only between items."""

    def __init__(self, groups: Sequence[Group]) -> None:
        self.groups = groups

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        indent = max((len(g.heading) for g in self.groups if g.items and len(g.heading) <= HEADING), default=0)
        for group in self.groups:
            line = Text(group.heading.ljust(indent) if group.heading else "", "bold")
            for number, words in group.items:
                item = Text("  " if line else "")
                item.append(f"{number}", "not bold cyan")
                item.append(f" {words}", "not bold default")
                if line.cell_len + item.cell_len > options.max_width and line.plain.strip():
                    yield line
                    line = Text(" " * (indent + 2) if group.heading else "")
                    item = item[2:]
                line.append_text(item)
            yield line


def find(typed: str, choices: Sequence[Choice]) -> Choice:
    """The choice meant by a number, by the action's text, or by enough of its words."""
    if (number := whole_number(typed)) is not None:
        if not 1 <= number <= len(choices):
            raise NoSuchChoice(number=number, last=len(choices))
        return choices[number - 1]
    wanted = typed.lower().replace("_", " ").split()
    for fits in (_same, _begins, _each_word_begins, _words_within):
        found = [choice for choice in choices if fits(wanted, choice)]
        if len({choice.action for choice in found}) == 1:
            return found[0]
        if found:
            named = "; ".join(choice.action for choice in found[:FEW]) + ("; …" if len(found) > FEW else "")
            raise AmbiguousAction(typed=typed, fits=named)
    raise UnknownAction(typed=typed)


def _spoken(choice: Choice) -> str:
    return choice.action.lower().replace("_", " ")


def _same(wanted: list[str], choice: Choice) -> bool:
    return _spoken(choice) == " ".join(wanted)


def _begins(wanted: list[str], choice: Choice) -> bool:
    return _spoken(choice).startswith(" ".join(wanted))


def _each_word_begins(wanted: list[str], choice: Choice) -> bool:
    """`sh watch` for `shore_up watchtower`: each word begins a part of the action, in order."""
    parts = choice.action.lower().replace("_", " ").split()
    at = 0
    for word in wanted:
        while at < len(parts) and not parts[at].startswith(word):
            at += 1
        at += 1
    return at <= len(parts) and parts[0].startswith(wanted[0])


def _words_within(wanted: list[str], choice: Choice) -> bool:
    """Words of the sentence in the player's language, in any order."""
    parts = choice.text.lower().replace("'", " ").replace("’", " ").split()
    return all(any(part.startswith(word) for part in parts) for word in wanted)

"""Choices in groups with numbers, and finding the one that was typed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions
from rich.text import Text

from lastboat.cli.errors import AmbiguousAction, NoSuchChoice, UnknownAction
from lastboat.kernel.view import Choice, Message, Name

Say = Callable[[Message | Name], str]

MANY = 6
"""A verb with two objects and more choices than this is split by its first object."""
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


def in_order(choices: Sequence[Choice]) -> list[Choice]:
    """The choices by kind, those that are alone of their kind last: the order in which they are numbered."""
    found = [part for parts in _kinds(choices) for part in parts]
    several = [choice for part in found if len(part) > 1 for choice in part]
    return several + [part[0] for part in found if len(part) == 1]


def grouped(choices: Sequence[Choice], say: Say, first: int = 1) -> list[Group]:
    """Choices that are in order, by kind; numbers count on from `first`."""
    numbers = {choice.action: number for number, choice in enumerate(choices, first)}
    found = [part for parts in _kinds(choices) for part in parts]
    groups = [_group([(numbers[choice.action], choice) for choice in part], say) for part in found if len(part) > 1]
    alone = tuple((numbers[part[0].action], part[0].text) for part in found if len(part) == 1)
    return [*groups, Group("", alone)] if alone else groups


def _kinds(choices: Sequence[Choice]) -> Iterator[list[list[Choice]]]:
    """For each verb its choices, in parts if there are many."""
    verbs: dict[str, list[Choice]] = {}
    for choice in choices:
        verbs.setdefault(choice.action.split()[0], []).append(choice)
    for members in verbs.values():
        parts: dict[str, list[Choice]] = {}
        for choice in members:
            words = choice.action.split()
            parts.setdefault(words[1] if len(words) > 2 and len(members) > MANY else "", []).append(choice)
        yield list(parts.values())


def _group(part: Sequence[tuple[int, Choice]], say: Say) -> Group:
    """What the sentences share is the sentence itself with a gap for what differs."""
    first = part[0][1].message
    differing = [key for key in first.args if any(choice.message.args[key] != first.args[key] for _, choice in part)]
    if len(differing) != 1:
        return Group("", tuple((number, choice.text) for number, choice in part))
    (key,) = differing
    heading = say(Message(first.id, {**first.args, key: GAP})).removesuffix(GAP).strip()
    return Group(heading, tuple((number, _worded(choice.message.args[key], say)) for number, choice in part))


def _worded(value: Any, say: Say) -> str:
    return say(value) if isinstance(value, Name) else str(value)


class ChoiceList:
    """The groups, a line or more each: what they share, then the items; a line breaks only between items."""

    def __init__(self, groups: Sequence[Group]) -> None:
        self.groups = groups

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        indent = max((len(g.heading) for g in self.groups if len(g.heading) <= HEADING), default=0)
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
    if typed.isdigit():
        if not 1 <= int(typed) <= len(choices):
            raise NoSuchChoice(number=int(typed), last=len(choices))
        return choices[int(typed) - 1]
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

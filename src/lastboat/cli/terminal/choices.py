"""Number and group choices, print them, and find the one that was typed."""

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
Zone = Callable[[Name], tuple[str, str] | None]
"""The zone of a place and the place's name in it, both translated; None for what lies in no zone."""

SPLIT_BY_OBJECT = 3
"""A verb with two objects and more choices than this is split by its first object."""
SPLIT_BY_ZONE = 6
"""A verb with more choices than this is split by zones, if the game has some."""
MATCHES_SHOWN = 4
"""How many matches of ambiguous words an error names."""
GAP = "…"
HEADING_WIDTH = 18
"""Items are aligned after headings up to this width."""


@dataclass(frozen=True)
class Group:
    """Choices of one kind: what their sentences share, and for each its number and what differs."""

    heading: str
    items: tuple[tuple[int, str], ...]


@dataclass
class _Part:
    """Choices of one verb that are listed together; in a zone they have short names."""

    choices: list[Choice]
    zone: str = ""

    @property
    def single(self) -> bool:
        return len(self.choices) == 1 and not self.zone


def no_zone(thing: Name) -> None:
    """Return None: the zone of everything in games without zones."""


def ordered(choices: Sequence[Choice], zone: Zone = no_zone) -> list[Choice]:
    """Return the choices in the order in which they are numbered: by kind, single ones last."""
    parts = list(_parts(choices, zone))
    several = [choice for part in parts if not part.single for choice in part.choices]
    return several + [part.choices[0] for part in parts if part.single]


def grouped(choices: Sequence[Choice], say: Say, first: int = 1, zone: Zone = no_zone) -> list[Group]:
    """Group ordered choices by kind; numbers start at `first`. Zones follow below the heading they share."""
    numbers = {choice.action: number for number, choice in enumerate(choices, first)}
    groups: list[Group] = []
    single: list[tuple[int, str]] = []
    shared = ""
    for part in _parts(choices, zone):
        numbered = [(numbers[choice.action], choice) for choice in part.choices]
        if part.single:
            single.append((numbered[0][0], numbered[0][1].text))
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
    return [*groups, Group("", tuple(single))] if single else groups


def _parts(choices: Sequence[Choice], zone: Zone) -> Iterator[_Part]:
    """Yield the choices of each verb, split if there are many."""
    verbs: dict[str, list[Choice]] = {}
    for choice in choices:
        verbs.setdefault(choice.action.split()[0], []).append(choice)
    for members in verbs.values():
        zones = [_zone_of(choice, zone) for choice in members] if len(members) > SPLIT_BY_ZONE else [""]
        if all(zones):
            for name in dict.fromkeys(zones):
                yield _Part([choice for choice, own in zip(members, zones, strict=True) if own == name], name)
            continue
        parts: dict[str, list[Choice]] = {}
        for choice in members:
            words = choice.action.split()
            parts.setdefault(words[1] if len(words) > 2 and len(members) > SPLIT_BY_OBJECT else "", []).append(choice)
        yield from map(_Part, parts.values())


def _zone_of(choice: Choice, zone: Zone) -> str:
    """Return the zone of a choice's only object, or nothing."""
    things = list(choice.message.args.values())
    found = zone(things[0]) if len(things) == 1 and isinstance(things[0], Name) else None
    return found[0] if found else ""


def _group(part: Sequence[tuple[int, Choice]], say: Say) -> Group:
    """Head a group with the sentence that its choices share, with a gap for the argument that differs."""
    first = part[0][1].message
    differing = [key for key in first.args if any(choice.message.args[key] != first.args[key] for _, choice in part)]
    if len(differing) != 1:
        return Group("", tuple((number, choice.text) for number, choice in part))
    (key,) = differing
    items = tuple((number, _label(choice.message.args[key], say)) for number, choice in part)
    return Group(_with_gap(first, key, say), items)


def _with_gap(message: Message, key: str, say: Say) -> str:
    return say(Message(message.id, {**message.args, key: GAP})).removesuffix(GAP).strip()


def _label(value: Any, say: Say) -> str:
    """Translate an argument. A bare number gets brackets, so that it is not taken for the number of a choice."""
    text = say(value) if isinstance(value, Name) else str(value)
    return f"[{text}]" if text.isdigit() else text


class ChoiceList:
    """Prints groups: each a heading and its items, wrapped between items only."""

    def __init__(self, groups: Sequence[Group]) -> None:
        self.groups = groups

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        indent = max((len(g.heading) for g in self.groups if g.items and len(g.heading) <= HEADING_WIDTH), default=0)
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


def find_choice(typed: str, choices: Sequence[Choice]) -> Choice:
    """Return the choice typed as a number, as the action's text, or as enough of its words."""
    if (number := whole_number(typed)) is not None:
        if not 1 <= number <= len(choices):
            raise NoSuchChoice(number=number, last=len(choices))
        return choices[number - 1]
    words = typed.lower().replace("_", " ").split()
    for matches in (_is_action, _begins_action, _words_begin_action_words, _words_begin_text_words):
        found = [choice for choice in choices if matches(words, choice)]
        if len({choice.action for choice in found}) == 1:
            return found[0]
        if found:
            named = "; ".join(typed_action(choice) for choice in found[:MATCHES_SHOWN])
            named += "; …" if len(found) > MATCHES_SHOWN else ""
            raise AmbiguousAction(typed=typed, fits=named)
    raise UnknownAction(typed=typed)


def typed_action(choice: Choice) -> str:
    """The action as people type it: players count from 1, where match files count seats from 0."""
    verb, *words = choice.action.split()
    for at, value in enumerate(choice.message.args.values()):
        if isinstance(value, Name) and value.kind == "seat":
            words[at] = str(int(value.token) + 1)
    return " ".join([verb, *words])


def _spaced(choice: Choice) -> str:
    return typed_action(choice).lower().replace("_", " ")


def _is_action(words: list[str], choice: Choice) -> bool:
    return _spaced(choice) == " ".join(words)


def _begins_action(words: list[str], choice: Choice) -> bool:
    return _spaced(choice).startswith(" ".join(words))


def _words_begin_action_words(words: list[str], choice: Choice) -> bool:
    """Match `sh watch` with `shore_up watchtower`: each word begins a word of the action, in order."""
    parts = _spaced(choice).split()
    at = 0
    for word in words:
        while at < len(parts) and not parts[at].startswith(word):
            at += 1
        at += 1
    return at <= len(parts) and parts[0].startswith(words[0])


def _words_begin_text_words(words: list[str], choice: Choice) -> bool:
    """Match words of the sentence in the player's language, in any order."""
    parts = choice.text.lower().replace("'", " ").replace("’", " ").split()
    return all(any(part.startswith(word) for part in parts) for word in words)

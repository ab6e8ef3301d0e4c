"""The messages that a game needs, those that it may have, and those that sources of a page use."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from lastboat import Game
from lastboat.kernel.actions import Domain
from lastboat.kernel.options import Number
from lastboat.sim.study.topics import subjects


@dataclass(frozen=True)
class Need:
    """Why a message is needed, and its arguments (None: known only in play)."""

    why: str
    args: Mapping[str, Domain] | None = None


def needed(game: Game) -> dict[str, Need]:
    """Every message that follows from the game's vocabulary and options."""
    needs = {"game-name": Need("the game's name", {}), "game-tagline": Need("a line about the game", {})}
    for verb in game.actions.verbs:
        needs["do-" + hyphens(verb.name)] = Need(f"the action {verb.name}", dict(verb.args))
    for kind in game.events.kinds:
        needs["event-" + hyphens(kind.name)] = Need(f"the event {kind.name}", dict(kind.args))
    told_of = [d for words_of in (game.actions.verbs, game.events.kinds) for verb in words_of for _, d in verb.args]
    shown = [d for d in domains(game) if d.name in kinds_named_in_show(game)]
    for domain in (*told_of, *shown, game.verdicts):
        needs |= tokens_of(domain)
    needs |= {"callout-" + hyphens(callout): Need(f"the callout {callout}", {}) for callout in game.callouts}
    if (about := subjects(game)).clock:
        titles = {"clock", *(hyphens(topic.event) for topic in about.topics)}
        needs |= {f"study-{title}": Need("the pictures of studies", {}) for title in titles}
    for option in game.options:
        needs["option-" + hyphens(option.name)] = Need(f"the option {option.name}", {})
        needs[f"option-{hyphens(option.name)}-help"] = Need(f"what the option {option.name} is for", {})
        for value in () if isinstance(option, Number) else {*option.values, *option.each}:
            needs[f"option-{hyphens(option.name)}-{hyphens(value)}"] = Need(f"{option.name}={value}", {})
    for message_id in re.findall(r'"((?:prompt|result|not|why)-[a-z0-9-]*[a-z0-9])"', show_source(game)):
        needs[message_id] = Need("show.py")
    for part in re.findall(r'\bboard\.(?:counter|track|pile|row|places)\(\s*"([a-z0-9_]+)"', show_source(game)):
        needs["board-" + hyphens(part)] = Need(f"the part {part} of the board", {})
    return needs


def optional(game: Game, own: Container[str]) -> set[str]:
    """Messages that may be there: names of what chance and the layout speak of, of verbs, and of what show.py names.

    A kind of names that show.py speaks of may go through a whole domain, and leave none of it out."""
    found = {message_id for domain in domains(game) for message_id in tokens_of(domain)}
    found |= {"verb-" + hyphens(verb.name) for verb in game.actions.verbs}
    literals = re.findall(r'"([a-z0-9_]+)"', show_source(game))
    for kind in kinds_named_in_show(game):
        found |= {f"{kind}-{hyphens(token)}" for token in literals}
        whole = [{f"{kind}-{hyphens(token)}" for token in domain.tokens} for domain in domains(game)]
        found |= {name for names in whole if all(name in own for name in names) for name in names}
    return found


def domains(game: Game) -> list[Domain]:
    """Every domain of the game: of its words and of its layout."""
    of_words = [d for v in (*game.actions.verbs, *game.outcomes.verbs, *game.events.kinds) for _, d in v.args]
    of_layout = [d for f in game.state.FIELDS.values() for d in (f.by, f.of) if d is not None]
    return [*of_words, *of_layout]


def tokens_of(domain: Domain) -> dict[str, Need]:
    """The names of a domain's tokens; numbers need none, and seats are called by their players' names."""
    if domain.name in ("number", "seat"):
        return {}
    return {f"{domain.name}-{hyphens(t)}": Need(f"{t}, one of the domain {domain.name}", {}) for t in domain.tokens}


def kinds_named_in_show(game: Game) -> set[str]:
    """The kinds of names that show.py speaks of."""
    return set(re.findall(r'Name\("([a-z_]+)"', show_source(game)))


def built_in_show(game: Game) -> tuple[str, ...]:
    """Prefixes of the ids that show.py composes, such as "prompt-" + step."""
    return tuple(re.findall(r'"((?:prompt|result|not|why)-[a-z0-9-]*)(?:"\s*\+|\{)', show_source(game)))


@cache
def show_source(game: Game) -> str:
    """The modules that speak: show.py, and the reasons of hints."""
    speaking = (game.folder / "show.py", game.folder / "ai" / "reasons.py")
    return "\n".join(module.read_text("utf-8") for module in speaking if module.exists())


def hyphens(name: str) -> str:
    """A name as message ids have it."""
    return name.replace("_", "-")


@dataclass(frozen=True)
class Spoken:
    """Message ids in sources of the page: whole ids, and prefixes of ids composed in a template."""

    ids: frozenset[str]
    beginnings: tuple[str, ...]

    def says(self, message_id: str) -> bool:
        """Whether a message is used."""
        return message_id in self.ids or (bool(self.beginnings) and message_id.startswith(self.beginnings))


@cache
def page_says(folder: Path) -> Spoken:
    """Message ids in the page's sources under a folder, without tests."""
    text = "\n".join(p.read_text("utf-8") for p in sorted(folder.rglob("*")) if p.suffix in (".ts", ".js", ".svelte"))
    ids = re.findall(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)["'`]""", text)
    return Spoken(frozenset(ids), tuple(sorted(set(re.findall(r"`([a-z][a-z0-9]*-(?:[a-z0-9]+-)*)\$\{", text)))))

"""How factors, values, events and endings are called on the page of a study."""

from __future__ import annotations

from typing import Any

from lastboat.kernel import i18n
from lastboat.kernel.actions import Domain
from lastboat.kernel.game import Game
from lastboat.kernel.options import BOX
from lastboat.kernel.view import Message
from lastboat.sim.study.errors import WORDS
from lastboat.sim.study.factors import AS_IT_FALLS, SEATS, WHAT_IF, Factor
from lastboat.sim.study.forced import read_forced
from lastboat.sim.study.topics import PLAIN, Topic, subjects

UNNAMED = "…"
"""Stands for the argument of an event in its title."""


class Labels:
    """Texts in one language, from the catalogues of reports and of the game."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game, self.lang = game, lang
        self._folder = game.folder / "words"

    def say(self, message_id: str, **args: Any) -> str:
        """A text of reports."""
        return i18n.say(Message(message_id, args), self.lang, WORDS)

    def game_name(self) -> str:
        """The name of the game."""
        return self._own("game-name", self.game.id)

    def factor(self, name: str) -> str:
        """The name of what is varied."""
        if name in (SEATS, WHAT_IF):
            return self.say(f"study-{name}")
        return self._own(f"option-{_dashed(name)}", name)

    def value(self, factor: Factor, value: str) -> str:
        """The name of a value of a factor."""
        if factor.name == SEATS:
            return self.say("report-players", count=int(value))
        if factor.name == WHAT_IF:
            return self._what_if(value)
        return self.option_value(factor.name, value)

    def option_value(self, name: str, value: str) -> str:
        """The name of an option's value; what has no name stays as it is."""
        return " + ".join(self._part(name, part) for part in value.split(","))

    def _part(self, name: str, part: str) -> str:
        default = self._own("number-of-box", part) if part == BOX else part
        return self._own(f"option-{_dashed(name)}-{_dashed(part)}", default)

    def _what_if(self, value: str) -> str:
        if value == AS_IT_FALLS:
            return self.say("study-as-it-falls")
        forced = read_forced(self.game, value)[0]
        domains = [domain for _, domain in self.game.outcomes.verb_of(forced.code(self.game)).args]
        tokens = forced.value.split()
        name = ", ".join(self.token(domain, token) for domain, token in zip(domains, tokens, strict=True))
        return name if forced.time == 1 else f"{name} ({forced.time}.)"

    def token(self, domain: Domain, token: str) -> str:
        """The name of a thing that events tell of."""
        if domain.name in PLAIN:
            return token
        return self._own(f"{domain.name}-{_dashed(token)}", token)

    def topic(self, event: str, first: bool = False) -> str:
        """The title of a picture: the game's own, or the sentence of its event."""
        own = f"study-{_dashed(event)}"
        title = self._own(own, own) if i18n.has(own, "en", self._folder) else self.event(event)
        return self.say("study-first", event=title) if first else title

    def event(self, name: str) -> str:
        """The sentence of an event, without what it tells of."""
        kind = next(kind for kind in self.game.events.kinds if kind.name == name)
        args = {argument: UNNAMED for argument, _ in kind.args}
        text = i18n.say(Message(f"event-{_dashed(name)}", args), self.lang, self._folder)
        return text.strip().rstrip(".!").strip()

    def time(self) -> str:
        """What time is counted in."""
        clock = subjects(self.game).clock
        return self._own("study-clock", clock[0]) if clock else self.say("study-tenths")

    def verdict(self, token: str) -> str:
        """How a game ended."""
        return self._own(f"verdict-{_dashed(token)}", token)

    def _own(self, message_id: str, default: str) -> str:
        if not i18n.has(message_id, "en", self._folder):
            return default
        return i18n.say(Message(message_id), self.lang, self._folder)


def option_label(labels: Labels, name: str, value: str) -> str:
    """An option with its value."""
    return f"{labels.factor(name)}: {labels.option_value(name, value)}"


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def domain_of(game: Game, topic: Topic) -> Domain:
    """The domain of a topic's argument."""
    return subjects(game).domains[topic.event, topic.argument]

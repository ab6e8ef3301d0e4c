"""Catalogues have the same messages in all languages, every message that is needed, and no unused ones."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from fluent.syntax import ast

from lastboat import EVERYBODY, LANGUAGES, Game, Match, Message, Name
from lastboat.kernel import i18n, view_builder
from lastboat.testing.entries import catalogue, parsed
from lastboat.testing.messages import (
    built_in_show,
    domains,
    needed,
    optional,
    page_says,
    tokens_of,
)

KERNEL = Path(i18n.__file__).parent / "words"
SAMPLE_NUMBERS = (0, 1, 2, 3, 5, 10, 21)
BREAKS = {"de": r"(?<=[}\d]) %", "nb": r"(?<=[}\d]) %", "fr": r" [:;!?%»]|« "}
"""Spaces at which a line must not be broken, by language."""


def complain(problems: Iterable[str]) -> None:
    """Fail with all problems, one on each line."""
    found = list(problems)
    if found:
        raise AssertionError("\n".join(("", *found)))


# One folder of catalogues --------------------------------------------------------------------------


def folder_problems(folder: Path, lang: str) -> Iterator[str]:
    """What is wrong with a catalogue, compared with the English one beside it."""
    yield from _unreadable(folder, lang)
    yield from _different(folder, lang)
    yield from _unbroken(folder, lang)
    for i, entry in catalogue(folder, lang).items():
        for sample in (*SAMPLE_NUMBERS, "Ann"):
            if isinstance(sample, int) or not entry.selectors:
                yield from problems_saying(folder, lang, i, dict.fromkeys(entry.variables, sample))


def _unreadable(folder: Path, lang: str) -> Iterator[str]:
    """Lines that Fluent cannot read, and messages that stand there twice."""
    entries = parsed(folder, lang)
    ids = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    yield from (f"{folder} {lang}: cannot be read: {e.content}" for e in entries if isinstance(e, ast.Junk))
    yield from (f"{folder} {lang}: {i} stands there twice" for i in sorted({i for i in ids if ids.count(i) > 1}))


def _different(folder: Path, lang: str) -> Iterator[str]:
    """Messages, variables and attributes that only one of both languages has."""
    english, own = catalogue(folder, "en"), catalogue(folder, lang)
    yield from (f"{folder} {lang}: {i} is missing" for i in english if i not in own)
    yield from (f"{folder} {lang}: {i} is not in English" for i in own if i not in english)
    for i in sorted(english.keys() & own.keys()):
        for what in ("variables", "attributes"):
            ours, theirs = getattr(own[i], what), getattr(english[i], what)
            if ours != theirs:
                yield f"{folder} {lang}: {i} uses {sorted(ours) or 'none'}, English {sorted(theirs) or 'none'} ({what})"


def _unbroken(folder: Path, lang: str) -> Iterator[str]:
    """Lines with a space that must be a no-break space, because a sign after it belongs to a word."""
    for line in (folder / f"{lang}.ftl").read_text("utf-8").splitlines():
        if lang in BREAKS and not line.startswith("#") and re.search(BREAKS[lang], line):
            yield f"{folder} {lang}: a space must be a no-break space: {line.strip()}"


def problems_saying(folder: Path, lang: str, message_id: str, args: Mapping[str, Any]) -> Iterator[str]:
    """Problems when a message is formatted. A tutorial also uses the names of its game."""
    beside = folder.parent.parent / "words"
    known = i18n._catalogue(lang, (beside, folder) if folder.parent.name == "tutorial" else folder)
    text = known.format(message_id, args)
    if not text.strip() or "{" in text or "}" in text:
        yield f"{folder} {lang}: {message_id} with {dict(args)} reads {text!r}"


# The words of a game --------------------------------------------------------------------------


def catalogues_are_complete(game: Game) -> None:
    """All catalogues of the game are there in all languages, with the same messages; each can be said."""
    folders = sorted({file.parent for file in game.folder.rglob("*.ftl")})
    complain(problem for folder in folders for lang in LANGUAGES for problem in folder_problems(folder, lang))


def needed_messages_exist(game: Game) -> None:
    """What follows from vocabulary and options has words; they use only the arguments that are given."""
    for lang in LANGUAGES:
        own = catalogue(game.folder / "words", lang)
        needs = needed(game).items()
        complain(f"{lang}: {i} is missing ({need.why})" for i, need in needs if i not in own)
        complain(
            f"{lang}: {i} uses ${name}, but {need.why} gives {sorted(need.args) or 'nothing'}"
            for i, need in needs
            if need.args is not None
            for name in sorted(own[i].variables - set(need.args))
        )


def domains_are_named_wholly(game: Game) -> None:
    """A domain has names for all of its tokens or for none."""
    own = catalogue(game.folder / "words", "en")
    for domain in domains(game):
        names = tokens_of(domain)
        if any(i in own for i in names):
            complain(f"{i} is missing, others of {domain.name} are there" for i in names if i not in own)


def messages_are_used(game: Game, board: Path | None = None) -> None:
    """Nothing is said that nobody asks for; any message may have a `…-help`.

    `board` is the folder with the sources of the game's board on the page.
    """
    own = catalogue(game.folder / "words", "en")
    used = needed(game).keys() | optional(game, own)
    built, page = built_in_show(game), page_says(board or game.folder / "page")
    complain(
        f"{game.id}: nothing uses {i}"
        for i in own
        if i not in used and i.removesuffix("-help") not in used and not i.startswith(built) and not page.says(i)
    )


def random_matches_have_words(game: Game) -> None:
    """Every prompt, choice, event and result of a match between random players can be said."""
    folder = game.folder / "words"
    heard = {repr(message): message for seats in game.seats for message in _said(game, seats, seed=seats)}
    problems: list[str] = []
    for lang in LANGUAGES:
        known = catalogue(KERNEL, lang) | catalogue(folder, lang)
        for message in heard.values():
            missing = [i for i in message_ids(message) if i not in known]
            problems += [f"{lang}: {i} is missing, said in {message}" for i in missing]
            if not missing:
                args = {key: i18n._worded(value, lang, folder, ()) for key, value in message.args.items()}
                problems += problems_saying(folder, lang, message.id, args)
    complain(dict.fromkeys(problems))


def message_ids(message: Message) -> Iterator[str]:
    """The ids of a message and of all names in it."""
    yield message.id
    values = [v for value in message.args.values() for v in (value if isinstance(value, tuple) else (value,))]
    yield from (v.id for v in values if isinstance(v, Name) and v.kind not in ("seat", "number"))


def _said(game: Game, seats: int, seed: int) -> Iterator[Message]:
    """Every prompt, choice and event of a match between random players, and how far it has come."""
    progress = getattr(game.show, "progress", None)
    rng = random.Random(seed)
    match = Match(game, seats, seed=seed)
    while not match.over:
        yield game.show.prompt(game.observe(match.state, match.actor))
        if progress:
            yield progress(game.observe(match.state, EVERYBODY))
        able = [p for p in range(seats) if match.legal_codes(p)]
        seat = rng.choice(able) if rng.random() < 0.1 else match.actor
        code = rng.choice(match.legal_codes(seat))
        yield view_builder.choice(match, seat, code, "en").message
        match.play(seat, code)
    yield game.show.result(game.observe(match.state, EVERYBODY))
    yield from (view_builder.told(match, number, event, "en").message for number, event in match.told)

"""Catalogues have the same messages in all languages, every message that is needed, and no unused ones."""

from __future__ import annotations

import importlib
import inspect
import random
import re
from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from lastboat import EVERYBODY, LANGUAGES, LastboatError, Match, Message, Name
from lastboat.games.forbidden_island.board import SUNK
from lastboat.kernel import errors, i18n, view_builder
from lastboat.kernel.actions import Domain
from lastboat.kernel.game import Game
from lastboat.kernel.options import Number
from lastboat.sim.study.topics import subjects

KERNEL = Path(i18n.__file__).parent / "words"
PACKAGE = KERNEL.parent.parent
GAMES = sorted(p.parent.name for p in PACKAGE.glob("games/*/__init__.py"))
WEB = PACKAGE.parent.parent / "web" / "src"
"""The sources of the page, which speaks the games' words and has some of its own."""
PAGE = "../../web/src/words"
FOLDERS = [*sorted({p.parent.relative_to(PACKAGE).as_posix() for p in PACKAGE.rglob("*.ftl")}), PAGE]
"""Every folder of catalogues, whoever uses it."""

FREE = {"game-tagline"}
"""Messages no code asks for by name, but a page may show. `…-help` may be added to any other message."""

SAMPLE_NUMBERS = (0, 1, 2, 3, 5, 10, 21)


# Reading catalogues --------------------------------------------------------------------------


@dataclass
class Entry:
    """One message: its attributes, the variables it uses, and those it selects by."""

    attributes: set[str] = field(default_factory=set)
    variables: set[str] = field(default_factory=set)
    selectors: set[str] = field(default_factory=set)


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.entry = Entry()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.entry.variables.add(node.id.name)

    def visit_Attribute(self, node: Any) -> None:  # noqa: N802
        self.entry.attributes.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.entry.selectors.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def parsed(folder: Path, lang: str) -> list[Any]:
    path = folder / f"{lang}.ftl"
    if not path.exists():
        pytest.fail(f"{folder} has no {lang}.ftl", pytrace=False)
    return list(FluentParser().parse(path.read_text("utf-8")).body)


@cache
def catalogue(folder: Path, lang: str) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for message in parsed(folder, lang):
        if isinstance(message, ast.Message):
            visitor = Variables()
            visitor.visit(message)
            found[message.id.name] = visitor.entry
    return found


def spoken(folder: Path, lang: str) -> dict[str, Entry]:
    """All messages of a game in a language: the kernel's and its own."""
    return catalogue(KERNEL, lang) | catalogue(folder, lang)


# Messages a game needs ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Need:
    """Why a message is needed, and its arguments (None: known only in play)."""

    why: str
    args: Mapping[str, Domain] | None = None


def needed(game: Game) -> dict[str, Need]:
    """Every message that follows from the game's vocabulary and options."""
    needs = {"game-name": Need("the game's name", {})}
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
        for value in () if isinstance(option, Number) else {*option.values, *option.each}:
            needs[f"option-{hyphens(option.name)}-{hyphens(value)}"] = Need(f"{option.name}={value}", {})
    for message_id in re.findall(r'"((?:prompt|result|not|why)-[a-z0-9-]*[a-z0-9])"', show_source(game)):
        needs[message_id] = Need("show.py")
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
    return set(re.findall(r'Name\("([a-z_]+)"', show_source(game)))


def built_in_show(game: Game) -> tuple[str, ...]:
    """Prefixes of the ids that show.py composes, such as "prompt-" + step."""
    return tuple(re.findall(r'"((?:prompt|result|not|why)-[a-z0-9-]*)(?:"\s*\+|\{)', show_source(game)))


@cache
def show_source(game: Game) -> str:
    """The modules that speak: show.py, and the reasons of hints."""
    speaking = (game.folder / "show.py", game.folder / "ai" / "reasons.py")
    return "\n".join(module.read_text("utf-8") for module in speaking if module.exists())


@dataclass(frozen=True)
class Spoken:
    """Message ids in sources of the page: whole ids, and prefixes of ids composed in a template."""

    ids: frozenset[str]
    beginnings: tuple[str, ...]

    def says(self, message_id: str) -> bool:
        return message_id in self.ids or (bool(self.beginnings) and message_id.startswith(self.beginnings))


@cache
def page_says(folder: Path) -> Spoken:
    """Message ids in the page's sources under a folder, without tests."""
    text = "\n".join(p.read_text("utf-8") for p in sorted(folder.rglob("*")) if p.suffix in (".ts", ".svelte"))
    ids = re.findall(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)["'`]""", text)
    return Spoken(frozenset(ids), tuple(sorted(set(re.findall(r"`([a-z][a-z0-9]*-(?:[a-z0-9]+-)*)\$\{", text)))))


def hyphens(name: str) -> str:
    return name.replace("_", "-")


# The games and the folders -------------------------------------------------------------------------


def words_of(place: str) -> Path:
    """The folder of a game's catalogues; skip a game without any."""
    folder = PACKAGE / "games" / place / "words"
    if not (folder / "en.ftl").exists():
        pytest.skip(f"{place} has no words yet")
    return folder


def load(place: str) -> Game:
    words_of(place)
    found: Game = importlib.import_module(f"lastboat.games.{place}").GAME
    return found


def complain(problems: Iterable[str]) -> None:
    """Fail with all problems, one on each line."""
    found = list(problems)
    if found:
        pytest.fail("\n".join(("", *found)), pytrace=False)


folders = pytest.mark.parametrize("place", FOLDERS)
games = pytest.mark.parametrize("place", GAMES)
languages = pytest.mark.parametrize("lang", LANGUAGES)


# Same messages in all languages -------------------------------------------------------------------------------


@folders
@languages
def test_every_catalogue_is_valid_fluent(place: str, lang: str) -> None:
    """No line that Fluent cannot read, and no message twice."""
    entries = parsed(PACKAGE / place, lang)
    ids = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    twice = sorted({i for i in ids if ids.count(i) > 1})
    complain(
        [
            *(f"{place} {lang}: cannot be read: {e.content}" for e in entries if isinstance(e, ast.Junk)),
            *(f"{place} {lang}: {i} stands there twice" for i in twice),
        ]
    )


BREAKS = {"de": r"(?<=[}\d]) %", "nb": r"(?<=[}\d]) %", "fr": r" [:;!?%»]|« "}
"""Spaces at which a line must not be broken, by language."""


@pytest.mark.parametrize("lang", BREAKS)
def test_no_line_breaks_before_signs_that_belong_to_a_word(lang: str) -> None:
    """They have a no-break space."""
    complain(
        f"{path.relative_to(PACKAGE.parent.parent)}: {line.strip()}"
        for folder in (PACKAGE, WEB / "words")
        for path in folder.rglob(f"{lang}.ftl")
        for line in path.read_text().splitlines()
        if not line.startswith("#") and re.search(BREAKS[lang], line)
    )


@folders
@languages
def test_all_languages_have_the_same_messages(place: str, lang: str) -> None:
    english, own = catalogue(PACKAGE / place, "en"), catalogue(PACKAGE / place, lang)
    complain(
        [
            *(f"{place} {lang}: {i} is missing" for i in english if i not in own),
            *(f"{place} {lang}: {i} is not in English" for i in own if i not in english),
        ]
    )


@folders
@languages
def test_all_languages_have_the_same_variables_and_attributes(place: str, lang: str) -> None:
    english, own = catalogue(PACKAGE / place, "en"), catalogue(PACKAGE / place, lang)
    complain(
        f"{place} {lang}: {i} uses {sorted(ours) or 'none'}, English {sorted(theirs) or 'none'} ({what})"
        for i in sorted(english.keys() & own.keys())
        for what in ("variables", "attributes")
        if (ours := getattr(own[i], what)) != (theirs := getattr(english[i], what))
    )


# Needed and unused messages ---------------------------------------------------------------------


@games
@languages
def test_every_message_a_game_needs_exists(place: str, lang: str) -> None:
    game, own = load(place), catalogue(words_of(place), lang)
    complain(f"{place} {lang}: {i} is missing ({need.why})" for i, need in needed(game).items() if i not in own)


@games
def test_a_domain_has_names_for_all_tokens_or_none(place: str) -> None:
    game, own = load(place), catalogue(words_of(place), "en")
    for domain in domains(game):
        names = tokens_of(domain)
        if any(i in own for i in names):
            complain(f"{place}: {i} is missing, others of {domain.name} are there" for i in names if i not in own)


@games
def test_every_message_is_used(place: str) -> None:
    game, own = load(place), catalogue(words_of(place), "en")
    used = needed(game).keys() | optional(game, own) | FREE
    built, page = built_in_show(game), page_says(WEB / "games" / game.id)
    complain(
        f"{place}: nothing uses {i}"
        for i in own
        if i not in used and i.removesuffix("-help") not in used and not i.startswith(built) and not page.says(i)
    )


def test_every_message_of_the_page_is_used() -> None:
    page = page_says(WEB)
    complain(f"nothing uses {i}" for i in catalogue(PACKAGE / PAGE, "en") if not page.says(i))


def test_every_message_the_page_uses_exists() -> None:
    known = {i for place in FOLDERS for i in catalogue(PACKAGE / place, "en")}
    said = {
        i
        for source in (*WEB.rglob("*.svelte"), *WEB.rglob("*.ts"))
        for i in re.findall(r"""\bsay\(\s*["']([a-z0-9-]+)["']""", source.read_text("utf-8"))
    }
    assert said
    complain(f"the page says {i}, which no catalogue has" for i in sorted(said - known))


@games
@languages
def test_messages_use_only_the_arguments_the_game_passes(place: str, lang: str) -> None:
    own = catalogue(words_of(place), lang)
    complain(
        f"{place} {lang}: {i} uses ${name}, but {need.why} gives {sorted(need.args) or 'nothing'}"
        for i, need in needed(load(place)).items()
        if i in own and need.args is not None
        for name in sorted(own[i].variables - set(need.args))
    )


# Formatting ----------------------------------------------------------------------------------------


def problems_saying(place: str, folder: Path, lang: str, message_id: str, args: Mapping[str, Any]) -> Iterator[str]:
    """Problems when a message is formatted. A tutorial also uses the names of its game."""
    beside = folder.parent.parent / "words"
    catalogue = i18n._catalogue(lang, (beside, folder) if folder.parent.name == "tutorial" else folder)
    text = catalogue.format(message_id, args)
    if not text.strip() or "{" in text or "}" in text:
        yield f"{place} {lang}: {message_id} with {dict(args)} reads {text!r}"


@folders
@languages
def test_every_message_can_be_formatted(place: str, lang: str) -> None:
    """With numbers of every plural form, and with text where nothing is selected by a number."""
    folder = PACKAGE / place
    complain(
        problem
        for i, entry in catalogue(folder, lang).items()
        for sample in (*SAMPLE_NUMBERS, "Ann")
        if isinstance(sample, int) or not entry.selectors
        for problem in problems_saying(place, folder, lang, i, dict.fromkeys(entry.variables, sample))
    )


def message_ids(message: Message) -> Iterator[str]:
    """The ids of a message and of all names in it."""
    yield message.id
    values = [v for value in message.args.values() for v in (value if isinstance(value, tuple) else (value,))]
    yield from (v.id for v in values if isinstance(v, Name) and v.kind not in ("seat", "number"))


def played(game: Game, seats: int, seed: int) -> Iterator[Message]:
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


@games
def test_every_message_of_random_matches_has_a_text(place: str) -> None:
    game, folder = load(place), words_of(place)
    heard: dict[str, Message] = {}
    for seats in game.seats:
        for message in played(game, seats, seed=seats):
            heard.setdefault(repr(message), message)
    problems: list[str] = []
    for lang in LANGUAGES:
        known = spoken(folder, lang)
        for message in heard.values():
            missing = [i for i in message_ids(message) if i not in known]
            problems += [f"{place} {lang}: {i} is missing, said in {message}" for i in missing]
            if not missing:
                args = {key: i18n._worded(value, lang, folder, ()) for key, value in message.args.items()}
                problems += problems_saying(place, folder, lang, message.id, args)
    complain(dict.fromkeys(problems))


@languages
def test_every_end_of_forbidden_island_has_a_text(lang: str) -> None:
    """Random matches miss the rare ends, so each end is set up directly."""
    game, folder = load("forbidden_island"), words_of("forbidden_island")
    s: Any = game.state()
    s.tiles[:] = [SUNK] * len(s.tiles)
    for ending in range(1, len(game.verdicts)):
        s.ending = ending
        message = game.show.result(s)
        complain(f"{lang}: {i} is missing" for i in message_ids(message) if i not in spoken(folder, lang))
        reasons = message.args.get("reasons", ())
        text = i18n.say(message, lang, folder)
        assert all(i18n.name(reason, lang, folder) in text for reason in reasons), text
        assert text.count(",") == max(len(reasons) - 2, 0), f"a comma inside a reason makes the list unclear: {text}"


# Errors --------------------------------------------------------------------------------------------


def kinds_of_error() -> list[type[LastboatError]]:
    return [c for _, c in inspect.getmembers(errors, inspect.isclass) if issubclass(c, LastboatError)]


@languages
def test_every_error_has_a_text(lang: str) -> None:
    """An error's docstring names its arguments in backticks; its message uses no others."""
    own = catalogue(KERNEL, lang)
    kinds = [kind for kind in kinds_of_error() if kind is not LastboatError]
    assert kinds
    complain(f"{lang}: {kind.id} is missing (the error {kind.__name__})" for kind in kinds if kind.id not in own)
    complain(
        f"{lang}: {kind.id} uses ${name}, which {kind.__name__} does not name in its docstring"
        for kind in kinds
        for name in sorted(own[kind.id].variables - set(re.findall(r"`(\w+)`", kind.__doc__ or "")))
    )


@languages
def test_every_message_of_the_kernel_is_used(lang: str) -> None:
    used = {"seat-name", "labelled-text", "number-of-box", *(kind.id for kind in kinds_of_error())}
    complain(f"{lang}: nothing uses {i}" for i in catalogue(KERNEL, lang) if i not in used)

"""Showing a game's rulebook: whole, or the paragraphs that speak of something."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from lastboat.cli.errors import NoRulebook, NothingFound
from lastboat.cli.voice import Voice
from lastboat.kernel import words
from lastboat.kernel.game import Game
from lastboat.kernel.view import Message

_PARAGRAPH = re.compile(r"^### ", re.MULTILINE)
_PLAIN_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = (.+)$", re.MULTILINE)
LITTLE = 3
"""Words of so many letters say little."""
LONGEST_NAME = 6
"""Messages of more words than this are sentences."""
_HEADING = re.compile(r"^#{1,2} ", re.MULTILINE)


def text(game: Game) -> str:
    """The whole rulebook."""
    try:
        return game.rulebook
    except OSError:
        raise NoRulebook(game=game.id) from None


def paragraphs(book: str) -> list[str]:
    """The numbered paragraphs, each with its heading."""
    return ["### " + _HEADING.split(part)[0].strip() for part in _PARAGRAPH.split(book)[1:]]


def matching(book: str, search: str) -> list[str]:
    """The paragraphs with all the words searched for, or with that number (`§6.2`, `6.2`)."""
    number = search.strip().removeprefix("§")
    if re.fullmatch(r"\d+(\.\d+)*", number):
        exact = [p for p in paragraphs(book) if re.match(rf"### §{re.escape(number)}(\.|\s|$)", p)]
        if exact:
            return exact
    wanted = search.lower().split()
    return [p for p in paragraphs(book) if all(word in p.lower() for word in wanted)]


def word_about(game: Game, actions: Sequence[str]) -> str:
    """A word of the actions that the rulebook speaks of."""
    book = text(game)
    found = (word for action in actions for word in action.replace("_", " ").split() if word.isalpha())
    return next((word for word in found if matching(book, word)), "…")


def in_english(game: Game, search: str, lang: str) -> list[str]:
    """What the names are in English that the player's language spells like the search, or that begin so."""
    pairs: list[tuple[str, str]] = []
    for folder in (game.folder / "words", game.folder / "words" / "terminal"):
        if (folder / "en.ftl").exists():
            plain = _PLAIN_MESSAGE.findall((folder / "en.ftl").read_text("utf-8"))
            names = (Message(name) for name, english in plain if "{" not in english)
            pairs += [(words.say(name, lang, folder).lower(), words.say(name, "en", folder).lower()) for name in names]
    wanted = search.lower()
    exact = [english for own, english in pairs if own == wanted]
    begun = [english for own, english in pairs if any(word.startswith(wanted) for word in own.split())]
    return [term for term in dict.fromkeys(exact or begun) if len(term.split()) <= LONGEST_NAME]


def found_in(game: Game, search: str, lang: str) -> list[str]:
    """The paragraphs that speak of something, named in English or in the player's language."""
    book = text(game)
    found = matching(book, search)
    if lang != "en" and not found:
        terms = in_english(game, search, lang)
        found = [part for part in paragraphs(book) if any(term in part.lower() for term in terms)]
        shared = set.intersection(*(set(term.split()) for term in terms)) if terms else set()
        if not found and any(len(word) > LITTLE for word in shared):
            found = matching(book, " ".join(word for word in shared if len(word) > LITTLE))
    return found


def show(game: Game, search: str, voice: Voice, out: Console) -> None:
    """Print the rulebook, or what a search finds in it."""
    found = found_in(game, search, voice.lang) if search else [text(game)]
    if not found:
        raise NothingFound(search=search)
    for part in found:
        out.print(Markdown(part) if out.is_terminal else Text(part + "\n"))
    if search:
        out.print(voice("found", count=len(found)), style="dim")
    _say_that_it_is_english(voice, out)


def _say_that_it_is_english(voice: Voice, out: Console) -> None:
    if voice.lang != "en":
        out.print(voice("rules-in-english"), style="dim")


def show_contents(game: Game, search: str, voice: Voice, out: Console) -> None:
    """Print the headings of all paragraphs side by side."""
    headings = [Text(part.splitlines()[0].removeprefix("### ")) for part in paragraphs(text(game))]
    out.print(Columns(headings, padding=(0, 2), column_first=True))
    out.print(voice("contents"), style="dim")
    _say_that_it_is_english(voice, out)

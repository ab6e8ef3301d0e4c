"""Showing a game's rulebook: whole, or the paragraphs that speak of something."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from lastboat.cli.errors import NoRulebook, NothingFound
from lastboat.cli.i18n import Voice
from lastboat.kernel import i18n
from lastboat.kernel.game import Game
from lastboat.kernel.rulebook import paragraphs
from lastboat.kernel.view import Choice, Message

_PLAIN_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = (.+)$", re.MULTILINE)
LITTLE = 3
"""Words of so many letters say little."""
LONGEST_NAME = 6
"""Messages of more words than this are sentences."""


def book_of(game: Game, lang: str) -> tuple[str, str]:
    """The rulebook as a player of that language gets it: the language it is written in, and the text."""
    try:
        return game.rulebook_in(lang)
    except OSError:
        raise NoRulebook(game=game.id) from None


def matching(book: str, search: str) -> list[str]:
    """The paragraphs with all the words searched for, or with that number (`§6.2`, `6.2`)."""
    number = search.strip().removeprefix("§")
    if re.fullmatch(r"\d+(\.\d+)*", number):
        exact = [part.source for part in paragraphs(book) if f"{part.number}.".startswith(f"{number}.")]
        if exact:
            return exact
    wanted = search.lower().split()
    return [part.source for part in paragraphs(book) if all(word in part.source.lower() for word in wanted)]


def word_about(game: Game, choices: Sequence[Choice], lang: str) -> str:
    """The word of the choices that the fewest paragraphs speak of; actions are English, their texts are not."""
    written, book = book_of(game, lang)
    said = (choice.action.replace("_", " ") if written == "en" else choice.text for choice in choices)
    found = {word: len(matching(book, word)) for word in " ".join(said).split() if word.isalpha()}
    return min((word for word, times in found.items() if times), key=lambda word: found[word], default="…")


def names_for(game: Game, search: str, typed: str, written: str) -> list[str]:
    """What the names are in the book's language that the language typed spells like the search, or that begin so."""
    pairs: list[tuple[str, str]] = []
    for folder in (game.folder / "words", game.folder / "words" / "terminal"):
        if (folder / "en.ftl").exists():
            plain = _PLAIN_MESSAGE.findall((folder / "en.ftl").read_text("utf-8"))
            names = (Message(name) for name, english in plain if "{" not in english)
            pairs += [(i18n.say(n, typed, folder).lower(), i18n.say(n, written, folder).lower()) for n in names]
    wanted = search.lower()
    exact = [name for own, name in pairs if own == wanted]
    begun = [name for own, name in pairs if any(word.startswith(wanted) for word in own.split())]
    return [name for name in dict.fromkeys(exact or begun) if len(name.split()) <= LONGEST_NAME]


def found_in(game: Game, search: str, lang: str) -> list[str]:
    """The paragraphs that speak of something, named in English or in the player's language."""
    written, book = book_of(game, lang)
    found = matching(book, search)
    if lang != "en" and not found:
        names = names_for(game, search, lang if written == "en" else "en", written)
        found = [part.source for part in paragraphs(book) if any(name in part.source.lower() for name in names)]
        shared = set.intersection(*(set(name.split()) for name in names)) if names else set()
        if not found and any(len(word) > LITTLE for word in shared):
            found = matching(book, " ".join(word for word in shared if len(word) > LITTLE))
    return found


def show(game: Game, search: str, voice: Voice, out: Console) -> None:
    """Print the rulebook, or what a search finds in it."""
    written, book = book_of(game, voice.lang)
    found = found_in(game, search, voice.lang) if search else [book]
    if not found:
        raise NothingFound(search=search)
    for part in found:
        out.print(Markdown(part) if out.is_terminal else Text(part + "\n"))
    if search:
        out.print(voice("found", count=len(found)), style="dim")
    _say_that_it_is_english(written, voice, out)


def _say_that_it_is_english(written: str, voice: Voice, out: Console) -> None:
    if written != voice.lang:
        out.print(voice("rules-in-english"), style="dim")


def show_contents(game: Game, search: str, voice: Voice, out: Console) -> None:
    """Print the headings of all paragraphs side by side."""
    written, book = book_of(game, voice.lang)
    headings = [Text(part.source.splitlines()[0].removeprefix("### ")) for part in paragraphs(book)]
    out.print(Columns(headings, padding=(0, 2), column_first=True))
    out.print(voice("contents"), style="dim")
    _say_that_it_is_english(written, voice, out)

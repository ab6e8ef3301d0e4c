"""Search a rulebook for words of the player's language or of English."""

from __future__ import annotations

import re
from collections.abc import Sequence

from lastboat.cli.errors import NoRulebook, NothingFound
from lastboat.kernel import i18n
from lastboat.kernel.game import Game
from lastboat.kernel.manual.rulebook import paragraphs
from lastboat.kernel.view import Choice, Message

SHORT_WORD = 3
"""Words of at most this many letters are ignored when only a word common to several names is searched for."""
LONGEST_NAME = 6
"""Messages of more words than this are sentences, not names."""
_PLAIN_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = (.+)$", re.MULTILINE)


def book_in(game: Game, lang: str) -> tuple[str, str]:
    """Return the rulebook for a player of that language: the language it is written in, and the text."""
    try:
        return game.rulebook_in(lang)
    except OSError:
        raise NoRulebook(game=game.id) from None


def matching(book: str, search: str) -> list[str]:
    """Return the paragraphs that contain all words of the search, or that have its number (`§6.2`, `6.2`)."""
    number = search.strip().removeprefix("§")
    if re.fullmatch(r"\d+(\.\d+)*", number):
        numbered = [part.source for part in paragraphs(book) if f"{part.number}.".startswith(f"{number}.")]
        if numbered:
            return numbered
    words = search.lower().split()
    return [part.source for part in paragraphs(book) if all(word in part.source.lower() for word in words)]


def find_paragraphs(game: Game, search: str, lang: str) -> list[str]:
    """Return the paragraphs about something, named in English or in the player's language; never none."""
    written, book = book_in(game, lang)
    found = matching(book, search)
    if lang != "en" and not found:
        names = _translated_names(game, search, lang if written == "en" else "en", written)
        sources = [part.source for part in paragraphs(book)]
        found = [source for source in sources if any(name in source.lower() for name in names)]
        shared = set.intersection(*(set(name.split()) for name in names)) if names else set()
        if not found and any(len(word) > SHORT_WORD for word in shared):
            found = matching(book, " ".join(word for word in shared if len(word) > SHORT_WORD))
    if not found:
        raise NothingFound(search=search)
    return found


def rare_word(game: Game, choices: Sequence[Choice], lang: str) -> str:
    """Return the word of the choices that the fewest paragraphs contain, as an example for a search."""
    written, book = book_in(game, lang)
    texts = (choice.action.replace("_", " ") if written == "en" else choice.text for choice in choices)
    counts = {word: len(matching(book, word)) for word in " ".join(texts).split() if word.isalpha()}
    return min((word for word, count in counts.items() if count), key=lambda word: counts[word], default="…")


def _translated_names(game: Game, search: str, typed: str, written: str) -> list[str]:
    """Translate a name from the language typed to that of the book: the exact name, or all that begin so."""
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

"""Games, catalogues and rulebooks."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from lastboat.kernel import game as games
from lastboat.kernel import i18n
from lastboat.kernel.errors import LastboatError
from lastboat.kernel.game import Game
from lastboat.kernel.manual import tutorial
from lastboat.kernel.manual.rulebook import contents
from lastboat.server import errors
from lastboat.server.errors import NotFound
from lastboat.server.own_bots import offered_games
from lastboat.server.web import plugin_files
from lastboat.server.web.responses import PROBLEMS, ServicesOf, cached, json, tag_of
from lastboat.server.web.schemas import Privacy
from lastboat.tables import errors as table_errors
from lastboat.tables.chat import callouts
from lastboat.tables.manual import chapter_data, examples_data, overview

router = APIRouter(tags=["games"])
log = logging.getLogger("lastboat.server")
KERNEL_WORDS = Path(i18n.__file__).parent / "words"


@router.get("/api/games")
async def list_games(services: ServicesOf) -> Response:
    """All games with their options and bots."""
    offered = map(games.game, offered_games(services.settings))
    return json([described(game, services.bots_at(game)) for game in offered])


@router.get("/api/privacy/{lang}", response_model=Privacy)
def privacy(services: ServicesOf, lang: str) -> Response:
    """The operator's own text about privacy, in a language or else as it is, and what is stored for how long."""
    settings = services.settings
    days = {state: getattr(settings, f"keep_{state}") for state in ("open", "running", "over", "closed", "reports")}
    return json({"text": _own_text(settings.privacy, lang), "days": days, "addresses": settings.log_addresses})


def _own_text(file: str, lang: str) -> str | None:
    """The text of the file for a language, `name.de.md`, else of the file itself."""
    if not file or lang not in i18n.LANGUAGES:
        return None
    path = Path(file)
    translated = path.with_suffix(f".{lang}{path.suffix}")
    try:
        return (translated if translated.exists() else path).read_text("utf-8")
    except (OSError, UnicodeError):
        log.error("the privacy text cannot be read", exc_info=True)
        return None


@router.get("/api/words/{lang}/{scope}", response_class=PlainTextResponse, responses={404: PROBLEMS[404]})
async def catalogue(request: Request, lang: str, scope: str) -> Response:
    """A catalogue as Fluent text: `kernel`, `server`, or a game's, with its tutorial and examples."""
    text, tag = _catalogue(lang, scope)
    return cached(request, text.encode(), tag, "text/plain; charset=utf-8")


@router.get("/api/games/{game}/rulebook/{lang}", responses={404: PROBLEMS[404]})
async def rulebook(request: Request, game: str, lang: str) -> Response:
    """A game's rulebook by sections and paragraphs; in English where it is not translated."""
    data, tag = _rulebook(game, lang)
    return cached(request, data, tag, "application/json")


@router.get("/api/games/{game}/examples", responses={404: PROBLEMS[404]})
def rulebook_examples(request: Request, game: str) -> Response:
    """The examples of a game's rulebook, with all their positions."""
    data, tag = _examples(game)
    return cached(request, data, tag, "application/json")


@router.get("/api/games/{game}/tutorial", responses={404: PROBLEMS[404]})
def tutorial_overview(request: Request, game: str) -> Response:
    """The chapters of a game's tutorial."""
    data, tag = _tutorial(game)
    return cached(request, data, tag, "application/json")


@router.get("/api/games/{game}/tutorial/{chapter}", responses={404: PROBLEMS[404]})
def tutorial_chapter(request: Request, game: str, chapter: str) -> Response:
    """A chapter of a game's tutorial, with all its positions."""
    data, tag = _chapter(game, chapter)
    return cached(request, data, tag, "application/json")


def described(game: Game, own: Iterable[str] = ()) -> dict[str, Any]:
    """A game with its options and bots, the operator's own last."""
    return {
        "id": game.id,
        "version": game.version,
        "seats": list(game.seats),
        "cooperative": game.cooperative,
        "secrets": game.secrets,
        "options": [option.data() for option in game.options],
        "bots": [*game.bots, *own],
        "hints": True,
        "callouts": list(callouts(game)),
        "tutorial": tutorial.chapter_names(game),
        **plugin_files.about(game),
    }


@cache
def _catalogue(lang: str, scope: str) -> tuple[str, str]:
    if lang not in i18n.LANGUAGES:
        raise NotFound()
    match scope:
        case "kernel":
            folders = [KERNEL_WORDS]
        case "server":
            folders = [table_errors.WORDS, errors.WORDS]
        case _:
            return (text := game_words(_game(scope), lang)), tag_of(text.encode())
    text = "".join(i18n.source(folder, lang) for folder in folders)
    return text, tag_of(text.encode())


def game_words(game: Game, lang: str) -> str:
    """A game's catalogue, with those of its tutorial and its examples."""
    folders = [game.folder / place for place in ("words", "tutorial/words", "examples/words")]
    return "\n".join(filter(None, (i18n.source(folder, lang) for folder in folders)))


def written_rules(game: Game, lang: str) -> dict[str, Any]:
    """A game's rulebook by sections and paragraphs; in English where it is not translated."""
    written, text = game.rulebook_in(lang)
    return {"lang": written, **contents(text)}


@cache
def _rulebook(game: str, lang: str) -> tuple[bytes, str]:
    if lang not in i18n.LANGUAGES:
        raise NotFound()
    data = json(written_rules(_game(game), lang)).body
    return bytes(data), tag_of(bytes(data))


@cache
def _examples(game: str) -> tuple[bytes, str]:
    data = bytes(json(examples_data(_game(game))).body)
    return data, tag_of(data)


@cache
def _tutorial(game: str) -> tuple[bytes, str]:
    found = _game(game)
    if not tutorial.chapter_names(found):
        raise NotFound()
    data = bytes(json(overview(found)).body)
    return data, tag_of(data)


@cache
def _chapter(game: str, chapter: str) -> tuple[bytes, str]:
    found = _game(game)
    if chapter not in tutorial.chapter_names(found):
        raise NotFound()
    data = bytes(json(chapter_data(tutorial.chapter(found, chapter))).body)
    return data, tag_of(data)


def _game(name: str) -> Game:
    try:
        return games.game(name)
    except LastboatError:
        raise NotFound() from None

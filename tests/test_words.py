"""Catalogues of kernel, command line, server and page have the same messages in all languages, and no unused ones.

What holds for the words of games is in `lastboat.testing`.
"""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any

import pytest

import lastboat
from lastboat import LANGUAGES, Game, LastboatError, testing
from lastboat.games.forbidden_island.board import SUNK
from lastboat.kernel import errors, i18n
from lastboat.testing.catalogues import BREAKS, KERNEL, complain, folder_problems, message_ids
from lastboat.testing.entries import catalogue
from lastboat.testing.messages import page_says

PACKAGE = Path(lastboat.__file__).parent
WEB = PACKAGE.parent.parent / "web" / "src"
"""The sources of the page, which speaks the games' words and has some of its own."""
PAGE = WEB / "words"
FOLDERS = [*sorted({p.parent for p in PACKAGE.rglob("*.ftl")}), PAGE]
"""Every folder of catalogues, whoever uses it."""

languages = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.mark.parametrize("folder", [f for f in FOLDERS if "games" not in f.parts], ids=lambda f: f.parent.name)
@languages
def test_catalogues_are_complete(folder: Path, lang: str) -> None:
    complain(folder_problems(folder, lang))


@pytest.mark.parametrize("sign", ["de = { $n } %", "fr = Où ?"])
def test_a_breaking_space_is_found(sign: str, tmp_path: Path) -> None:
    lang, _, text = sign.partition(" = ")
    for name in ("en", lang):
        (tmp_path / f"{name}.ftl").write_text(f"moo = {text}\n", "utf-8")
    assert lang in BREAKS
    assert [problem for problem in folder_problems(tmp_path, lang) if "no-break" in problem]


def test_every_message_of_a_game_is_used(game: Game) -> None:
    """By its rules, its show.py or its board on the page."""
    testing.messages_are_used(game, WEB / "games" / game.id)


def test_every_message_of_the_page_is_used() -> None:
    page = page_says(WEB)
    complain(f"nothing uses {i}" for i in catalogue(PAGE, "en") if not page.says(i))


def test_every_message_the_page_uses_exists() -> None:
    known = {i for place in FOLDERS for i in catalogue(place, "en")}
    said = {
        i
        for source in (*WEB.rglob("*.svelte"), *WEB.rglob("*.ts"))
        for i in re.findall(r"""\bsay\(\s*["']([a-z0-9-]+)["']""", source.read_text("utf-8"))
    }
    assert said
    complain(f"the page says {i}, which no catalogue has" for i in sorted(said - known))


@languages
def test_every_end_of_forbidden_island_has_a_text(lang: str) -> None:
    """Random matches miss the rare ends, so each end is set up directly."""
    game = lastboat.game("forbidden-island")
    folder = game.folder / "words"
    spoken = catalogue(KERNEL, lang) | catalogue(folder, lang)
    s: Any = game.state()
    s.tiles[:] = [SUNK] * len(s.tiles)
    for ending in range(1, len(game.verdicts)):
        s.ending = ending
        message = game.show.result(s)
        complain(f"{lang}: {i} is missing" for i in message_ids(message) if i not in spoken)
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

"""Translation: fallback, names, lists, and a sentence for every error."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lastboat import LANGUAGES, LastboatError, Message, Name, say
from lastboat.kernel import errors, i18n
from lastboat.kernel.errors import UnknownWord

ERRORS = sorted(
    (error for error in vars(errors).values() if isinstance(error, type) and issubclass(error, LastboatError)),
    key=lambda error: error.__name__,
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A game's catalogues: German incomplete, French empty."""
    for lang in LANGUAGES:
        (tmp_path / f"{lang}.ftl").write_text("")
    (tmp_path / "en.ftl").write_text("do-swim = Swim to { $to } with { $seat }\ndo-dive = Dive\ntile-cove = the cove\n")
    (tmp_path / "de.ftl").write_text("do-swim = Nach { $to } schwimmen\ntile-cove = Bucht\n")
    return tmp_path


def test_a_message_is_translated(folder: Path) -> None:
    swim = Message("do-swim", {"to": Name("tile", "cove"), "seat": Name("seat", "1")})
    assert say(swim, "de", folder) == "Nach Bucht schwimmen"
    assert say(swim, "en", folder) == "Swim to the cove with Player 2"
    assert say(swim, "en", folder, ["Ann", "Bo"]) == "Swim to the cove with Bo"
    assert say(swim, "en", folder, ["Ann", ""]) == "Swim to the cove with Player 2"


def test_a_message_missing_in_a_language_is_taken_from_english(folder: Path) -> None:
    assert say(Message("do-dive"), "de", folder) == "Dive"
    assert (i18n.has("do-dive", "en", folder), i18n.has("do-dive", "de", folder)) == (True, False)
    assert say(Message("do-swim", {"to": Name("tile", "cove"), "seat": 3}), "fr", folder) == "Swim to the cove with 3"


def test_a_message_missing_in_english_is_shown_as_its_id(folder: Path) -> None:
    assert say(Message("do-fly", {"height": 3}), "nb", folder) == "do-fly height=3"
    assert (
        say(Message("do-swim", {"to": Name("tile", "dark_wood"), "seat": 0}), "en", folder)
        == "Swim to tile-dark-wood with 0"
    )


def test_lists_and_numbers_are_translated(folder: Path) -> None:
    both = (Name("tile", "cove"), Name("seat", "0"))
    assert (
        say(Message("do-swim", {"to": both, "seat": Name("number", "4")}), "en", folder)
        == "Swim to the cove and Player 1 with 4"
    )
    assert i18n.name(Name("number", "4"), "en") == "4"


def test_an_unknown_language_is_refused() -> None:
    for ask in (lambda: say(Message("seat-name"), "sv"), lambda: i18n.has("seat-name", "EN")):
        with pytest.raises(UnknownWord, match="en, de, nl, fr, nb"):
            ask()


@pytest.mark.parametrize("error", ERRORS)
def test_every_error_has_a_sentence_in_every_language(error: type[LastboatError]) -> None:
    """With the arguments that its documentation promises."""
    if error is LastboatError:
        return
    names = [name for name in re.findall(r"`(\w+)`", error.__doc__ or "") if name.islower()]
    made = error(**{name: f"<{name}>" for name in names})
    assert made.id == "error-" + re.sub(r"(?<!^)(?=[A-Z])", "-", error.__name__).lower()
    assert made.message == Message(made.id, made.args_by_name)
    for lang in LANGUAGES:
        assert i18n.has(made.id, lang), lang
        text = say(made.message, lang)
        assert "{" not in text
        for name in names:
            if name != "kind" or lang == "en":  # a kind is an English word: other languages have sentences for it
                assert f"<{name}>" in text, (lang, text)
    assert str(made) == say(made.message, "en")
    assert isinstance(made, LastboatError)


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize("kind", ["language", "header", "tile"])
def test_errors_translate_the_kind_of_a_token(lang: str, kind: str) -> None:
    assert kind not in say(UnknownWord(word="x", kind=kind, known="y").message, lang)


def test_long_arguments_are_cut() -> None:
    said = str(errors.BadText(line=1, reason=UnknownWord(word="x" * 5000, kind="y" * 99, known="z" * 5000)))
    assert "“xxx" in said
    assert "zzz" in said
    assert len(said) < 2500

"""The language of the environment."""

from __future__ import annotations

import pytest

from lastboat.cli.i18n import locale_language


@pytest.mark.parametrize(
    ("variable", "value", "lang"),
    [("LANG", "de_AT.UTF-8", "de"), ("LC_ALL", "nn_NO", "nb"), ("LANG", "ja_JP", "en"), ("LASTBOAT_LANG", "fr", "fr")],
)
def test_the_language_of_the_locale(monkeypatch: pytest.MonkeyPatch, variable: str, value: str, lang: str) -> None:
    for name in ("LASTBOAT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, value)
    assert locale_language() == lang

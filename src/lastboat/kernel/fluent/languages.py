"""What differs between the languages: plural categories, numbers, lists, and French elision."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

_AND = {"en": "and", "de": "und", "nl": "en", "fr": "et", "nb": "og"}
_SIGNS = {"en": ",.", "de": ".,", "nl": ".,", "fr": "\u202f,", "nb": "\u00a0,"}
"""The signs between thousands and before decimals."""
_ELIDED = re.compile(r"[aeiouœæ]|h[eiouy]|y[^aeiou]")
"""Beginnings of names before which French elides de to d’; "ha" is mostly aspirated (Hans, Hassan)."""


def plural(value: float, lang: str) -> str:
    """The plural category of a number, `one` or `other`.

    >>> [plural(1, "en"), plural(0, "en"), plural(0, "fr"), plural(1.5, "fr"), plural(1.5, "de")]
    ['one', 'other', 'one', 'one', 'other']
    """
    return "one" if (abs(value) < 2 if lang == "fr" else abs(value) == 1) else "other"


def number(value: float, lang: str) -> str:
    """A number as the language writes it, with at most three decimals.

    >>> number(1234567, "de"), number(0.5, "fr"), number(-1.23456, "en")
    ('1.234.567', '0,5', '-1.235')
    """
    digits = f"{value:,}" if isinstance(value, int) else f"{value:,.3f}".rstrip("0").rstrip(".")
    return digits.translate(str.maketrans(",.", _SIGNS[lang]))


def join(items: Sequence[str], lang: str) -> str:
    """A list as the language writes it: "Ada, Ben and Cleo"."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {_AND[lang]} {items[-1]}"


def french_de(name: str) -> str:
    """`de` and a name, elided where French elides it ("d’Anna", "de Bruno")."""
    base = unicodedata.normalize("NFD", name.lower())
    if base.startswith("joueur "):
        return f"du {name}"
    return f"d’{name}" if _ELIDED.match(base) else f"de {name}"

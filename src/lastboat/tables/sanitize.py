"""Normalise and check typed text: length and characters."""

from __future__ import annotations

import unicodedata

from lastboat.tables.errors import BadRequest

LONGEST_NAME = 24
LONGEST_LINE = 500
LONGEST_ELEMENT = 80
_JOINERS = "\u200d\u200c"
"""Invisible characters that emoji and some scripts need."""


def clean_name(text: str) -> str:
    """A player's name: 1 to 24 characters.

    >>> clean_name("  Ann   Bo\u0301  ")
    'Ann Bó'
    """
    return _clean(text, "name", LONGEST_NAME)


def clean_line(text: str) -> str:
    """A chat line: 1 to 500 characters."""
    return _clean(text, "say", LONGEST_LINE)


def clean_element(text: str) -> str:
    """An element of the board, `kind:token`."""
    kind, colon, token = text.partition(":")
    good = all(part.replace("_", "").replace("-", "").isalnum() for part in (kind, token))
    if not colon or not good or not text.isascii() or len(text) > LONGEST_ELEMENT:
        raise BadRequest(where="element", reason="kind:token")
    return text


def _clean(text: str, where: str, longest: int) -> str:
    if len(text) > 4 * longest:
        raise BadRequest(where=where, reason=f"1..{longest}")
    found = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(found) <= longest:
        raise BadRequest(where=where, reason=f"1..{longest}")
    for character in found:
        if unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") and character not in _JOINERS:
            raise BadRequest(where=where, reason=f"U+{ord(character):04X}")
    return found

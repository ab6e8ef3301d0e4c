"""Tokens: the holder has their rights at a table. Only hashes are stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable

from lastboat.tables.model import TokenRow

LONGEST_TOKEN = 128
"""Longer tokens are refused unread."""
LONGEST_ID = 64
_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
_CONSONANTS, _VOWELS = "bdfghjklmnprstvz", "aiou"


def new_token() -> str:
    """A random token of 192 bits."""
    return secrets.token_urlsafe(24)


def new_phrase() -> str:
    """A random phrase of 80 bits, to write down: five proquints (https://arxiv.org/html/0901.4016)."""
    return "-".join(_proquint(secrets.randbits(16)) for _ in range(5))


def _proquint(number: int) -> str:
    """Sixteen bits as consonant, vowel, consonant, vowel, consonant.

    >>> _proquint(0x7F00), _proquint(0x0001)
    ('lusab', 'babad')
    """
    shifts = ((12, _CONSONANTS), (10, _VOWELS), (6, _CONSONANTS), (4, _VOWELS), (0, _CONSONANTS))
    return "".join(letters[number >> shift & len(letters) - 1] for shift, letters in shifts)


def clean_phrase(text: str) -> str:
    """A phrase as it was made, however it was typed.

    >>> clean_phrase(" Lusab BABAD, gutih ")
    'lusab-babad-gutih'
    """
    return "-".join("".join(c if c.isalnum() else " " for c in text.lower()).split())


def new_table_id() -> str:
    """A random table id: not secret, without easily confused characters."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(12))


def is_table_id(text: str) -> bool:
    """Whether a text can be a table id, also of an older version."""
    return 0 < len(text) <= LONGEST_ID and text.isascii() and text.isalnum()


def digest(token: str) -> str:
    """The stored hash of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def find_token(token: str, tokens: Iterable[TokenRow]) -> TokenRow | None:
    """The row of a token among these; compares every row in constant time."""
    if len(token) > LONGEST_TOKEN:
        return None
    mine, found = digest(token), None
    for row in tokens:
        if hmac.compare_digest(mine, row.hash):
            found = row
    return found

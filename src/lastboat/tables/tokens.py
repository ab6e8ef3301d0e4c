"""Tokens: who holds one may do what it stands for. Only their hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable

from lastboat.tables.rows import Place

LONGEST = 128
"""Characters of a token that is looked at at all."""
LONGEST_ID = 64
_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"


def new_token() -> str:
    """A token nobody can guess: 192 bits."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """The id of a table: not secret, easy to read aloud, and too many to meet twice."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(12))


def is_table_id(text: str) -> bool:
    """Whether a table could be called that, now or in an older version."""
    return 0 < len(text) <= LONGEST_ID and text.isascii() and text.isalnum()


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def place_of(token: str, places: Iterable[Place]) -> Place | None:
    """The place a token holds; every place is compared, in constant time each."""
    if len(token) > LONGEST:
        return None
    mine, found = digest(token), None
    for place in places:
        if hmac.compare_digest(mine, place.hash):
            found = place
    return found

"""Tokens: who holds one may do what it stands for. Only their hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable

from lastboat.server.rows import Place

LONGEST = 128
"""Characters of a token that is looked at at all."""
_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"


def new_token() -> str:
    """A token nobody can guess: 192 bits."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """The id of a table: not secret, easy to read aloud, and too many to meet twice."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(12))


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

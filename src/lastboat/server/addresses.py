"""Addresses of clients: how they are counted, compared and logged."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

MOST_CACHED = 10_000


@lru_cache(MOST_CACHED)
def network(address: str) -> str:
    """What an address is counted by: itself, or the /64 network of an IPv6 address.

    >>> network("2001:db8:1:2:3:4:5:6"), network("::ffff:192.0.2.1"), network("192.0.2.1")
    ('2001:db8:1:2::/64', '192.0.2.1', '192.0.2.1')
    """
    found = parsed(address)
    if found is None:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    return str(IPv6Network((int(found), 64), strict=False))


def is_loopback(address: str) -> bool:
    """Whether an address is of this machine."""
    found = parsed(address)
    return found is not None and found.is_loopback


@lru_cache(MOST_CACHED)
def parsed(address: str) -> IPv4Address | IPv6Address | None:
    """The address, as IPv4 where it is one; None for anything else."""
    try:
        found = ip_address(address)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


@lru_cache(MOST_CACHED)
def client_hash(address: str, salt: str) -> str:
    """What logs show instead of an address; equal for equal addresses while the salt is the same."""
    return hashlib.sha256(f"{salt}\0{network(address)}".encode()).hexdigest()[:16]

"""Blocked addresses and names, as operators set them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any

from lastboat.server import addresses
from lastboat.server.errors import Blocked, NameBlocked


class Blocks:
    """The blocks of a database, checked in memory."""

    def __init__(self, salt: str) -> None:
        """`salt` is that of the hashes in the logs, by which clients can be blocked."""
        self._salt = salt
        self._networks: list[IPv4Network | IPv6Network] = []
        self._clients: set[str] = set()
        self._names: set[str] = set()

    def load(self, rows: Iterable[Mapping[str, Any]]) -> None:
        """Take over the stored blocks."""
        found: dict[str, list[str]] = {"address": [], "client": [], "name": []}
        for row in rows:
            found[row["kind"]].append(row["value"])
        self._networks = [ip_network(value) for value in found["address"]]
        self._clients, self._names = set(found["client"]), set(found["name"])

    def check_address(self, address: str) -> None:
        """Refuse a blocked address."""
        if self._networks and (known := addresses.parsed(address)) is not None:
            if any(known.version == network.version and known in network for network in self._networks):
                raise Blocked()
        if self._clients and addresses.client_hash(address, self._salt) in self._clients:
            raise Blocked()

    def check_name(self, name: str) -> None:
        """Refuse a blocked name, whatever its capitals and spaces."""
        if self._names and " ".join(name.split()).casefold() in self._names:
            raise NameBlocked(name=name)

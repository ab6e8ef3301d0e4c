"""Find the entry points of games, without importing anything of them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from lastboat.kernel.errors import BadPlugin, GameTwice, LastboatError, WrongVersion
from lastboat.kernel.plugins.versions import fits, wanted

GROUP = "lastboat.games"
_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def is_id(name: str) -> bool:
    """Whether a game can have this id.

    >>> is_id("treasure-raft"), is_id("Raft"), is_id("raft_2")
    (True, False, False)
    """
    return _ID.fullmatch(name) is not None


@dataclass(frozen=True)
class Plugin:
    """A game that another package offers."""

    id: str
    package: str
    """The package that has `GAME`."""
    distribution: str
    version: str
    needs: str
    """The versions of Lastboat that it requires, such as `>=0.3`."""

    @property
    def named(self) -> str:
        """The distribution with its version."""
        return f"{self.distribution} {self.version}".strip()


@cache
def plugins(own: frozenset[str]) -> tuple[dict[str, Plugin], tuple[tuple[str, LastboatError], ...]]:
    """The games of other packages by id, and the ids refused with their reasons; `own` are ids that are taken.

    Read once in a process: a package installed later is found by the next one.
    """
    usable: dict[str, Plugin] = {}
    wrong: list[tuple[str, LastboatError]] = []
    for one in sorted(_entry_points(), key=lambda one: (one.id, one.distribution, one.package)):
        if one.id in own or one.id in usable:
            other = usable[one.id].named if one.id in usable else "lastboat"
            wrong.append((one.id, GameTwice(game=one.id, plugin=one.named, other=other)))
        elif error := _refusal(one):
            wrong.append((one.id, error))
        else:
            usable[one.id] = one
    return usable, tuple(wrong)


def _refusal(one: Plugin) -> LastboatError | None:
    from lastboat import __version__

    if not is_id(one.id):
        return BadPlugin(game=one.id, plugin=one.named, reason=f"{one.id!r} is not an id such as 'treasure-raft'")
    if not fits(__version__, one.needs):
        return WrongVersion(game=one.id, plugin=one.named, needs=one.needs, version=__version__)
    return None


def _entry_points() -> list[Plugin]:
    """All entry points of the group, each once: the same distribution may be found at several places."""
    from importlib.metadata import entry_points

    found = []
    for point in entry_points(group=GROUP):
        about, package = point.dist, point.value.partition(":")[0].strip()
        needs = filter(None, map(wanted, about.requires or [])) if about else ()
        name, version = (about.name, about.version) if about else ("", "")
        found.append(Plugin(point.name, package, name, version, ",".join(needs)))
    return list(dict.fromkeys(found))

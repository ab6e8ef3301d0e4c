"""Whether a version of Lastboat fits what a package requires, such as `>=0.3,<0.4`."""

from __future__ import annotations

import re
from collections.abc import Callable
from operator import eq, ge, gt, le, lt, ne

_NEEDS = re.compile(r"\s*lastboat\s*(?:\[[^]]*\])?\s*\(?([^;)]*)", re.IGNORECASE)
_CLAUSE = re.compile(r"\s*(~=|==|!=|>=|<=|>|<)\s*(\d+(?:\.\d+)*)(\.\*)?\s*")
_COMPARE: dict[str, Callable[[tuple[int, ...], tuple[int, ...]], bool]] = {
    "==": eq,
    "!=": ne,
    ">=": ge,
    "<=": le,
    ">": gt,
    "<": lt,
}


def wanted(requirement: str) -> str | None:
    """The versions in a requirement of Lastboat; None if it requires something else, or only for an extra.

    >>> wanted("lastboat (>=0.3,<0.4)"), wanted("lastboat-games>=2"), wanted("lastboat>=9; extra == 'rl'")
    ('>=0.3,<0.4', None, None)
    """
    found = _NEEDS.match(requirement)
    if not found or "extra" in requirement.partition(";")[2]:
        return None
    text = found[1].strip()
    return text if not text or text[0] in "~=!<>" else None


def fits(version: str, specifier: str) -> bool:
    """Whether a version fits; clauses that are not comparisons of numbers are taken to fit.

    >>> [fits("0.3.1", s) for s in ("", ">=0.3,<0.4", "~=0.3", "==0.3.*", "!=0.3.1", ">=1", "~=0.3.2")]
    [True, True, True, True, False, False, False]
    >>> fits("0.4.0.dev1", ">=0.4")
    True
    """
    own = _numbers(version)
    return all(_clause_fits(own, clause) for clause in specifier.split(",") if clause.strip())


def _numbers(version: str) -> tuple[int, ...]:
    """The release of a version, without zeros at its end."""
    found = re.match(r"\d+(?:\.\d+)*", version)
    numbers = [int(part) for part in found[0].split(".")] if found else []
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return tuple(numbers)


def _clause_fits(own: tuple[int, ...], clause: str) -> bool:
    found = _CLAUSE.fullmatch(clause)
    if found is None:
        return True
    sign, text, wild = found.groups()
    written = tuple(map(int, text.split(".")))
    padded = own + (0,) * len(written)
    if sign == "~=":
        return own >= _numbers(text) and padded[: len(written) - 1] == written[:-1]
    if wild:
        return (padded[: len(written)] == written) == (sign == "==")
    return _COMPARE[sign](own, _numbers(text))

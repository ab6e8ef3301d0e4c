"""Differences between values, for clients that have the earlier one. docs/protocol.md describes their form."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

SAME: dict[str, Any] = {}
"""The difference between equal values."""


def difference(before: Any, after: Any) -> Any:
    """What leads from one value to another.

    >>> difference({"a": 1, "b": [1, 2], "c": 0}, {"a": 2, "b": [1, 3], "d": 0})
    {'a': [2], 'b': {'1': [3]}, 'd': [0], 'c': 0}
    """
    if before is after or before == after:
        return SAME
    if isinstance(before, dict) and isinstance(after, dict):
        return _of_objects(before, after)
    if isinstance(before, (list, tuple)) and isinstance(after, (list, tuple)):
        return _of_lists(before, after)
    return [after]


def _of_objects(before: dict[Any, Any], after: dict[Any, Any]) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    for key, value in after.items():
        if key not in before:
            changes[str(key)] = [value]
        elif (change := difference(before[key], value)) is not SAME:
            changes[str(key)] = change
    return changes | {str(key): 0 for key in before if key not in after}


def _of_lists(before: Sequence[Any], after: Sequence[Any]) -> Any:
    """By index if the length stays and most items too; else a list of old indices and new items."""
    if len(before) == len(after):
        changes = {str(i): difference(*pair) for i, pair in enumerate(zip(before, after, strict=True))}
        changes = {i: change for i, change in changes.items() if change is not SAME}
        if 2 * len(changes) <= len(after):
            return changes
    old = {id(item): i for i, item in enumerate(before)}  # choices are shared between views
    items = [old.get(id(item), [item]) for item in after]
    kept = sum(isinstance(item, int) for item in items)
    return {"list": items} if kept else [after]

"""What a client makes of changes: docs/protocol.md, in code."""

from __future__ import annotations

import json
from typing import Any

Json = dict[str, Any]


def changed(before: Any, change: Any) -> Any:
    """A value after a change."""
    if isinstance(change, list):
        return change[0]
    if not change:
        return before
    if isinstance(before, list):
        if "list" in change:
            return [before[item] if isinstance(item, int) else item[0] for item in change["list"]]
        return [changed(item, change.get(str(i), {})) for i, item in enumerate(before)]
    after = dict(before)
    for key, part in change.items():
        if part == 0:
            del after[key]
        else:
            after[key] = changed(after.get(key), part)
    return after


class Frames:
    """The frames of a socket, each made whole."""

    def __init__(self) -> None:
        self.views: dict[str, Json] = {}

    def read(self, text: str | bytes) -> Json:
        """A frame, with whole views in place of their changes."""
        frame = whole(json.loads(text), self.views)
        self.views = frame.get("views", self.views)
        return frame


def whole(frame: Json, views: dict[str, Json]) -> Json:
    """An update as it is for clients that take no differences; `views` are those before it."""
    if "changes" not in frame:
        return frame
    tables = {seat: view["table"] for seat, view in views.items()}
    for one in frame.get("frames", []):
        tables = one["table"] = {seat: changed(tables[seat], change) for seat, change in one["table"].items()}
    views = {seat: changed(view, frame["changes"][seat]) for seat, view in views.items()}
    if frame.get("frames"):
        views = {seat: {**view, "table": tables[seat]} for seat, view in views.items()}
    return {**{key: value for key, value in frame.items() if key != "changes"}, "views": views}

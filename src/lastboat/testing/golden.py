"""Golden games: matches kept as text, with how they went. A change of the rules that changes them is seen."""

from __future__ import annotations

from pathlib import Path

from lastboat import Match, position_text


def ending(match: Match) -> str:
    """The public events, the result and the last position."""
    told = match.view(lang="en")
    return "\n".join([*(line.text for line in told.log), told.prompt_text, "", position_text(match.state)])


def record(match: Match, folder: Path, name: str) -> None:
    """Keep a match: `<name>.match` has its records, `<name>.end` its ending."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.match").write_text(match.text(), "utf-8")
    (folder / f"{name}.end").write_text(ending(match), "utf-8")


def golden_games_are_played(folder: Path) -> None:
    """Every match of a folder can still be played, and ends as it did."""
    files = sorted(folder.glob("*.match"))
    assert files, f"{folder} has no golden game"
    for file in files:
        text = file.read_text("utf-8")
        match = Match.from_text(text)
        assert match.over, file.name
        assert match.text() == text, file.name
        assert ending(match) == file.with_suffix(".end").read_text("utf-8"), file.name

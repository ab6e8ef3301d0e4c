"""`lastboat replay`: a match step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from lastboat.cli import params

if TYPE_CHECKING:
    from rich.console import Console

    from lastboat.cli.i18n import Translator
    from lastboat.kernel.match import Match


def replay(
    file: params.MATCH_FILE,
    lang: params.LANG = None,
    json: params.JSON = False,
    at: Annotated[int | None, typer.Option("--at", min=0, help="Start after this many records.")] = None,
    human: params.HUMAN = None,
    bots: params.BOTS = None,
) -> None:
    """Step through a match, forward and back, and play on from any point."""
    from lastboat.cli.files import read_match
    from lastboat.cli.i18n import Translator, consoles
    from lastboat.cli.terminal.replay_viewer import ReplayViewer
    from lastboat.cli.terminal.screen import at_terminal
    from lastboat.cli.terminal.seating import assign_seats, seating_from_names
    from lastboat.cli.terminal.session import play_match

    match = read_match(file)
    tr = Translator(lang, match.game, match.names)
    if json:
        params.print_json(as_data(match, tr.lang))
        return
    out, _ = consoles()
    if not at_terminal():
        print_all(match, tr, out)
        return
    viewer = ReplayViewer(match, tr, out)
    if at is not None:
        viewer.go(str(at))
    branch = viewer.run()
    if branch:
        seating = seating_from_names(match.names, match.seats)
        if human is not None or bots is not None or all(seating):
            seating = assign_seats(match.seats, human, bots)
        play_match(branch, seating, tr.lang)


def as_data(match: Match, lang: str) -> dict[str, Any]:
    """Return the match as data for JSON: its records with the events that everybody saw."""
    from lastboat.kernel import view_builder
    from lastboat.kernel.dialect import CHANCE, EVERYBODY

    events: dict[int, list[Any]] = {}
    for line in view_builder.log(match, EVERYBODY, lang):
        events.setdefault(line.record, []).append(line.data())
    records = [
        {"number": n + 1, "seat": None if seat == CHANCE else seat, "text": record_text(match, n),
         "events": events.get(n, [])}
        for n, (seat, code) in enumerate(match.records)
    ]  # fmt: skip
    result = match.result
    return {
        "game": match.game.id, "version": match.game.version, "seats": match.seats, "options": match.options,
        "names": match.names, "over": match.over, "returns": match.returns if match.over else None,
        "result": result.data() if result else None, "records": records,
    }  # fmt: skip


def record_text(match: Match, number: int) -> str:
    """Return a record as in a match file; hide an outcome that only one seat saw until the game is over."""
    from lastboat.kernel.dialect import CHANCE, EVERYBODY

    seat, code = match.records[number]
    if seat != CHANCE:
        return match.game.actions.text(code)
    return match.game.outcomes.text(code) if match.over or match.witness(number) == EVERYBODY else "?"


def print_all(match: Match, tr: Translator, out: Console) -> None:
    """Print every record on a line of its own, with its events."""
    from rich.text import Text

    from lastboat.kernel import view_builder
    from lastboat.kernel.dialect import CHANCE, EVERYBODY

    events: dict[int, list[str]] = {}
    for line in view_builder.log(match, EVERYBODY, tr.lang):
        events.setdefault(line.record, []).append(line.text)
    for number, (seat, _) in enumerate(match.records):
        actor = "*" if seat == CHANCE else str(seat)
        words = " ".join(events.get(number, []))
        out.print(Text(f"{number + 1:4} {actor} {record_text(match, number)}  {words}"), soft_wrap=True)
    if match.over:
        out.print(match.view(EVERYBODY, tr.lang).prompt_text)

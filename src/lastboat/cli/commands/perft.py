"""`lastboat perft`: count the leaves of the game tree."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from lastboat.cli import params
from lastboat.cli.native import native_rules
from lastboat.cli.parsing import chosen_options, game_options


def perft(
    ctx: typer.Context,
    game: params.GAME,
    depth: Annotated[int, typer.Option("--depth", help="How many steps deep.")] = 3,
    seats: params.SEATS = None,
    option: params.OPTION = None,
    seed: Annotated[int, typer.Option("--seed", help="The seed of the set-up.", callback=params.check_seed)] = 0,
    position: Annotated[
        Path | None,
        typer.Option(
            "--position",
            metavar="FILE",
            help="Start from a position text; fields it leaves out are as after the set-up.",
        ),
    ] = None,
    match: Annotated[
        Path | None, typer.Option("--match", metavar="FILE", help="Start from the end of a match.")
    ] = None,
    plain: params.PLAIN = False,
    json: params.JSON = False,
    lang: params.LANG = None,
) -> None:
    """Count the ways in which the next steps can go, including chance and actions out of turn."""
    import time

    from lastboat.cli import files
    from lastboat.cli.errors import BadDepth, BadMatch, WrongGame
    from lastboat.cli.i18n import Translator
    from lastboat.kernel.errors import LastboatError
    from lastboat.kernel.match import Match
    from lastboat.kernel.notation import read_position
    from lastboat.sim import count_leaves

    found = params.named_game(game)
    if depth < 1:
        raise BadDepth(depth=depth)
    if match:
        start = files.read_match(match)
        if start.game.id != found.id:
            raise WrongGame(file=str(match), game=start.game.id, wanted=found.id)
    else:
        seats = params.seats_for(found, seats)
        start = Match(found, seats, chosen_options(found, seats, option or [], game_options(ctx)), seed)
    state = start.state
    if position:
        text = files.read_text(position)
        try:
            state = read_position(text, found.state, base=state)
        except LastboatError as error:
            raise BadMatch(file=str(position), reason=error) from None
    tr = Translator(lang, found)
    native = not plain and native_rules(found, tr)
    rows: list[dict[str, Any]] = []
    for level in range(1, depth + 1):
        began = time.perf_counter()
        leaves = count_leaves(found, state, start.seats, level, native=native)
        rows.append({"depth": level, "leaves": leaves, "seconds": round(time.perf_counter() - began, 6)})
        if not json:
            typer.echo(tr("perft-line", depth=level, leaves=str(leaves), seconds=f"{rows[-1]['seconds']:.3f}"))
    if json:
        params.print_json({"game": found.id, "seats": start.seats, "native": native, "perft": rows})

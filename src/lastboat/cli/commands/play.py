"""`lastboat play`: a whole game at the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lastboat.cli import params
from lastboat.cli.parsing import chosen_options, game_options

if TYPE_CHECKING:
    from lastboat.cli.terminal.menu import GameSetup


def play(
    ctx: typer.Context,
    game: Annotated[
        str | None,
        typer.Argument(
            help="Which game. Without it, a menu asks.", autocompletion=params.complete_game, show_default=False
        ),
    ] = None,
    seats: params.SEATS = None,
    human: params.HUMAN = None,
    bots: params.BOTS = None,
    names: Annotated[str | None, typer.Option("--names", help="Names of the players by seat, e.g. Anna,,Ben.")] = None,
    option: params.OPTION = None,
    lang: params.LANG = None,
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed", help="The same seed gives the same chance. Default: random.", callback=params.check_seed
        ),
    ] = None,
    sealed: Annotated[
        bool,
        typer.Option(
            "--sealed",
            help="Use a secret seed: its hash is shown first, [bold]lastboat verify[/] checks it afterwards.",
        ),
    ] = False,
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="FILE", help="Where to save the match. Default: a new file in the data folder."),
    ] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Continue a saved match.")] = None,
    pace: Annotated[float | None, typer.Option("--pace", min=0.0, help="Seconds between the actions of bots.")] = None,
) -> None:
    """Play a whole game at the terminal, with people and bots on any seats."""
    from lastboat.cli import files
    from lastboat.cli.errors import GameMissing, ResumeConflict, SealedWithSeed
    from lastboat.cli.terminal.screen import at_terminal
    from lastboat.cli.terminal.seating import assign_seats, seat_names
    from lastboat.cli.terminal.session import play_match
    from lastboat.kernel.chance import Sealed
    from lastboat.kernel.game import game_ids
    from lastboat.kernel.match import Match

    extra = game_options(ctx)
    if resume:
        match = files.read_match(resume)
        if game not in (None, match.game.id) or seats or option or extra or seed is not None or sealed or names:
            raise ResumeConflict()
        _resume(resume, human, bots, lang, save, pace)
        return
    if sealed and seed is not None:
        raise SealedWithSeed()
    if game is not None:
        found = params.named_game(game)
        seats = params.seats_for(found, seats)
        options = chosen_options(found, seats, option or [], extra)
        seating = assign_seats(seats, human, bots)
    elif not at_terminal() or seats or human or bots or option or extra:
        raise GameMissing(known=", ".join(game_ids()))
    else:
        setup = _ask(lang)
        if isinstance(setup, Path):
            _resume(setup, human, bots, lang, save, pace)
            return
        found, seats, options, lang, seating = setup.game, setup.seats, setup.options, setup.lang, setup.seating
    match_names = seat_names(seating, names.split(",") if names else [])
    match_file = files.MatchFile(save) if save else None
    match = Match(found, seats, options, seed, Sealed() if sealed else None, match_names)
    play_match(match, seating, lang, match_file, pace)


def _resume(
    file: Path, human: str | None, bots: str | None, lang: str | None, save: Path | None, pace: float | None
) -> None:
    """Continue a saved match, with the same people and bots unless others are named."""
    from lastboat.cli import files
    from lastboat.cli.terminal.seating import assign_seats, seating_from_names
    from lastboat.cli.terminal.session import play_match

    match = files.read_match(file)
    if human is not None or bots is not None:
        seating = assign_seats(match.seats, human, bots)
    else:
        seating = seating_from_names(match.names, match.seats)
    match_file = files.MatchFile(save) if save else files.MatchFile(file, files.read_text(file))
    play_match(match, seating, lang, match_file, pace)


def _ask(lang: str | None) -> GameSetup | Path:
    """Show the menu. Return the setup of a new game, or the file of an unfinished match."""
    from lastboat.cli import files
    from lastboat.cli.i18n import Translator, consoles
    from lastboat.cli.terminal import menu

    out, _ = consoles()
    setup = menu.default_setup(params.all_games()[0], Translator(lang).lang)
    unfinished = files.latest_unfinished()
    try:
        answer = menu.ask(setup, unfinished, out)
    except EOFError:
        answer = menu.Answer.QUIT
    if answer is menu.Answer.QUIT:
        raise typer.Exit()
    return unfinished if unfinished and answer is menu.Answer.RESUME else setup

"""Commands for people: `play`, `replay`, `verify`, `rules`, `games`."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lastboat.cli import params
from lastboat.cli.i18n import consoles

if TYPE_CHECKING:
    from lastboat.cli.files import Keeper
    from lastboat.cli.terminal.menu import Wish
    from lastboat.cli.terminal.seats import Sitting
    from lastboat.kernel.match import Match

PACE = 0.7
"""Seconds between the acts of bots, when a person watches."""
UNWRAPPED = 10_000
"""The width of what no terminal shows: wide enough to break no line."""
FILE = Annotated[Path, typer.Argument(help="A match file.", show_default=False)]


def play(
    ctx: typer.Context,
    game: params.MAYBE_GAME = None,
    seats: params.SEATS = None,
    human: params.HUMAN = None,
    bots: params.BOTS = None,
    names: Annotated[str | None, typer.Option("--names", help="Names of the players, e.g. Anna,,Ben.")] = None,
    option: params.OPTION = None,
    lang: params.LANG = None,
    seed: params.SEED = None,
    sealed: params.SEALED = False,
    save: params.SAVE = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved match.")] = None,
    pace: Annotated[float | None, typer.Option("--pace", min=0.0, help="Seconds a bot takes for an act.")] = None,
) -> None:
    """Play a whole game in the terminal, with people and bots on any seats."""
    from lastboat.cli import files
    from lastboat.cli.errors import ResumeAlone, SealedSeed, WhichGame
    from lastboat.cli.terminal import seats as seating
    from lastboat.kernel import game as all_games
    from lastboat.kernel.chance import Sealed
    from lastboat.kernel.match import Match

    extra = params.game_options(ctx)
    if resume:
        match = files.read_match(resume)
        if game not in (None, match.game.id) or seats or option or extra or seed is not None or sealed or names:
            raise ResumeAlone()
        _go_on(resume, human, bots, lang, save, pace)
        return
    if sealed and seed is not None:
        raise SealedSeed()
    if game is not None:
        found = params.named_game(game)
        seats = params.seats_for(found, seats)
        options = seating.chosen_options(found, seats, option or [], extra)
        sitting = seating.sit_down(seats, human, bots)
    elif not _at_a_terminal() or seats or human or bots or option or extra:
        raise WhichGame(known=", ".join(all_games.game_ids()))
    else:
        wish = _ask(lang)
        if isinstance(wish, Path):
            _go_on(wish, human, bots, lang, save, pace)
            return
        found, seats, options, lang, sitting = wish.game, wish.seats, wish.options, wish.lang, wish.sitting
    table_names = seating.names_for(sitting, names.split(",") if names else [])
    keeper = files.Keeper(save) if save else None
    match = Match(found, seats, options, seed, Sealed() if sealed else None, table_names)
    _sit_and_play(match, sitting, lang, keeper, pace)


def _go_on(
    file: Path, human: str | None, bots: str | None, lang: str | None, save: Path | None, pace: float | None
) -> None:
    """Go on with a saved match, with the same people and bots unless others are named."""
    from lastboat.cli import files
    from lastboat.cli.terminal import seats as seating

    match = files.read_match(file)
    sitting = seating.sitting_of(match.names, match.seats)
    if human is not None or bots is not None:
        sitting = seating.sit_down(match.seats, human, bots)
    keeper = files.Keeper(save) if save else files.Keeper(file, files.read_text(file))
    _sit_and_play(match, sitting, lang, keeper, pace)


def _sit_and_play(match: Match, sitting: Sitting, lang: str | None, keeper: Keeper | None, pace: float | None) -> None:
    from lastboat.cli.terminal.play import Session

    out, _ = consoles()
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 - gives input() its line editing, where there is one
    if pace is None:
        pace = PACE if _at_a_terminal() else 0.0
    Session(match, sitting, params.voice_for(lang, match.game, match.names), out, keeper, pace).run()


def _ask(lang: str | None) -> Wish | Path:
    """What the menu gathers: a new game, or the file of an old one."""
    from lastboat.cli import files
    from lastboat.cli.terminal import menu
    from lastboat.kernel import game as all_games

    out, _ = consoles()
    wish = menu.first_wish(params.named_game(all_games.game_ids()[0]), params.voice_for(lang).lang)
    left = files.latest_unfinished()
    try:
        answer = menu.ask(wish, left, out)
    except EOFError:
        answer = menu.Answer.LEAVE
    if answer is menu.Answer.LEAVE:
        raise typer.Exit()
    return left if left and answer is menu.Answer.RESUME else wish


def _at_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def replay(
    file: FILE,
    lang: params.LANG = None,
    json: params.JSON = False,
    at: Annotated[int | None, typer.Option("--at", min=0, help="Begin after so many records.")] = None,
    human: params.HUMAN = None,
    bots: params.BOTS = None,
) -> None:
    """Step through a match, forward and back, and play on from any point."""
    from lastboat.cli import files
    from lastboat.cli.commands import replay
    from lastboat.cli.terminal import seats as seating

    match = files.read_match(file)
    voice = params.voice_for(lang, match.game, match.names)
    if json:
        params.print_json(replay.events(match, voice.lang))
        return
    out, _ = consoles()
    if not _at_a_terminal():
        replay.print_all(match, voice, out)
        return
    shown = replay.Replay(match, voice, out)
    if at is not None:
        shown.go(str(at))
    branch = shown.run()
    if branch:
        sitting = seating.sitting_of(match.names, match.seats)
        if human is not None or bots is not None or all(sitting):
            sitting = seating.sit_down(match.seats, human, bots)
        _sit_and_play(branch, sitting, voice.lang, None, None)


def verify(
    file: FILE,
    secret: params.SECRET = None,
    lang: params.LANG = None,
    json: params.JSON = False,
) -> None:
    """Check that every outcome of a sealed match follows from its seed: exit code 0 if so, 1 if not."""
    from lastboat.cli import files
    from lastboat.kernel.errors import SealBroken, UnknownWord

    match = files.read_match(file)
    voice = params.voice_for(lang, match.game)
    try:
        key = bytes.fromhex(secret) if secret is not None else None
    except ValueError:
        raise UnknownWord(word=secret, kind="secret", known="64 × 0-9 a-f") from None
    broken = None
    try:
        match.verify(key)
    except SealBroken as error:
        broken = voice.error(error)
    if json:
        params.print_json({"file": str(file), "holds": broken is None, "chance": match.chance.text(), "reason": broken})
    else:
        typer.echo(broken or voice("verified", count=len(match.records), chance=match.chance.text()))
    raise typer.Exit(0 if broken is None else 1)


def rules(
    game: params.GAME,
    search: params.SEARCH = None,
    lang: params.LANG = None,
) -> None:
    """Show a game's rulebook, or the paragraphs in it that speak of something."""
    from lastboat.cli.commands import rules

    found = params.named_game(game)
    out, _ = consoles()
    rules.show(found, " ".join(search or []), params.voice_for(lang, found), out)


def games(lang: params.LANG = None, json: params.JSON = False) -> None:
    """List the games with their players and options."""
    from lastboat.cli.commands import games

    voice = params.voice_for(lang)
    if json:
        params.print_json([games.as_data(game, voice.lang) for game in params.all_games()])
        return
    out, _ = consoles()
    if not out.is_terminal:
        out.width = UNWRAPPED
    for found in params.all_games():
        out.print(games.as_text(found, voice.lang))

"""Commands for figures: `sim`, `arena`, `perft`, `bench`, `warm`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from lastboat.cli import params
from lastboat.cli.i18n import consoles


def sim(
    ctx: typer.Context,
    game: params.GAME,
    seats: params.SEATS = None,
    bot: Annotated[str | None, typer.Option("--bot", help="The bot on every seat. Default: greedy.")] = None,
    bots: Annotated[
        str | None, typer.Option("--bots", metavar="NAMES", help="A bot for each seat, e.g. greedy,random.")
    ] = None,
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 1000,
    seed: params.GAMES_SEED = 0,
    option: params.OPTION = None,
    threads: params.THREADS = 1,
    plain: params.PLAIN = False,
    json: params.JSON = False,
    save_matches: Annotated[
        Path | None, typer.Option("--save-matches", metavar="DIR", help="Also write every game as a match file.")
    ] = None,
    lang: params.LANG = None,
) -> None:
    """Let bots play many games and count how they end."""
    from lastboat.cli.commands import sim
    from lastboat.cli.errors import BadCount
    from lastboat.cli.terminal.seats import chosen_options

    found = params.named_game(game)
    seats = params.seats_for(found, seats)
    options = chosen_options(found, seats, option or [], params.game_options(ctx))
    if games < 1:
        raise BadCount(name="--games", value=games)
    names = [name.strip() for name in (bots or bot or "greedy").split(",")]
    run = sim.Run(found, seats, options, names, games, seed, not plain, threads)
    voice = params.voice_for(lang, found)
    out, err = consoles()
    tally, seconds = sim.simulate(run, voice, err)
    if save_matches:
        written = sim.save_matches(run, save_matches)
        err.print(voice("sim-saved", count=written, folder=str(save_matches)), soft_wrap=True)
    if json:
        params.print_json(sim.as_data(run, tally, seconds))
    else:
        out.print(sim.as_table(run, tally, seconds, voice))
        out.print(sim.speed(tally, seconds, voice))


def arena(
    ctx: typer.Context,
    game: params.GAME,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", metavar="NAMES", help="Who takes part, e.g. greedy,strong:400 (simulations) or strong:500ms."
        ),
    ] = "greedy,normal,strong",
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="NUMBERS", help="Numbers of players, e.g. 2,3. Default: all.")
    ] = None,
    games: Annotated[
        int,
        typer.Option("--games", help="Games of each kind, and as many more as it takes for equal seatings."),
    ] = 100,
    seed: params.GAMES_SEED = 1,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option",
            metavar="NAME=VALUES",
            help="Values of an option to go through; also as [bold]--NAME VALUES[/], e.g. --level novice,elite.",
        ),
    ] = None,
    cores: Annotated[int | None, typer.Option("--cores", min=1, help="How many cores play. Default: all.")] = None,
    out: Annotated[
        Path,
        typer.Option("--out", metavar="DIR", file_okay=False, help="Where the results go; what is there goes on."),
    ] = Path("arena"),
    lang: params.LANG = None,
) -> None:
    """Let bots compete: team sweeps or round robins over numbers of players and options, with a report."""
    from lastboat.cli.commands import arena
    from lastboat.cli.errors import BadCount

    found = params.named_game(game)
    if games < 1:
        raise BadCount(name="--games", value=games)
    counts = arena.counts(found, seats)
    grid = arena.grid(option or [], params.game_options(ctx))
    voice = params.voice_for(lang, found)
    report = arena.compete(found, bots.split(","), counts, grid, games, seed, cores, out, voice)
    typer.echo(voice("arena-report", file=str(report)))


def perft(
    ctx: typer.Context,
    game: params.GAME,
    depth: Annotated[int, typer.Option("--depth", help="How many steps deep.")] = 3,
    seats: params.SEATS = None,
    option: params.OPTION = None,
    seed: Annotated[int, typer.Option("--seed", help="The luck of the set-up.", callback=params.check_seed)] = 0,
    position: params.POSITION = None,
    match: Annotated[Path | None, typer.Option("--match", metavar="FILE", help="Begin where a match stands.")] = None,
    plain: params.PLAIN = False,
    json: params.JSON = False,
    lang: params.LANG = None,
) -> None:
    """Count in how many ways the next steps can go, chance and acts out of turn included."""
    import time

    from lastboat.cli import files
    from lastboat.cli.errors import BadDepth, BadMatch, OtherGame
    from lastboat.cli.terminal.seats import chosen_options
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
            raise OtherGame(file=str(match), game=start.game.id, wanted=found.id)
    else:
        seats = params.seats_for(found, seats)
        start = Match(found, seats, chosen_options(found, seats, option or [], params.game_options(ctx)), seed)
    state = start.state
    if position:
        written = files.read_text(position)
        try:
            state = read_position(written, found.state, base=state)
        except LastboatError as error:
            raise BadMatch(file=str(position), reason=error) from None
    voice = params.voice_for(lang, found)
    if not plain:
        from lastboat.cli.commands.bench import warm as build

        build(found)
    rows: list[dict[str, Any]] = []
    for level in range(1, depth + 1):
        began = time.perf_counter()
        leaves = count_leaves(found, state, start.seats, level, native=not plain)
        rows.append({"depth": level, "leaves": leaves, "seconds": round(time.perf_counter() - began, 6)})
        if not json:
            typer.echo(voice("perft-line", depth=level, leaves=str(leaves), seconds=f"{rows[-1]['seconds']:.3f}"))
    if json:
        params.print_json({"game": found.id, "seats": start.seats, "native": not plain, "perft": rows})


def bench(json: params.JSON = False, lang: params.LANG = None) -> None:
    """Measure this machine: steps a second, plain and native, of each game, and the time of the import."""
    from rich.table import Table

    from lastboat.cli.commands import bench

    out, err = consoles()
    voice = params.voice_for(lang)
    data: dict[str, Any] = {"import_seconds": round(bench.import_seconds(), 4), "games": {}}
    table = Table("", voice("bench-plain"), voice("bench-native"), voice("bench-twin"))
    for found in params.all_games():
        if err.is_terminal:
            err.print(f"{found.id} …", style="dim")
        figures = data["games"][found.id] = bench.measure(found)
        rates = (f"{figures[key]:,}".replace(",", " ") for key in ("plain_steps_per_second", "native_steps_per_second"))
        table.add_row(found.id, *rates, f"{figures['twin_seconds']:.2f} s")
    if json:
        params.print_json(data)
        return
    out.print(table)
    out.print(voice("bench-import", seconds=f"{data['import_seconds']:.3f}"))


def warm(lang: params.LANG = None) -> None:
    """Build the native rules and the search of every game, so that nothing waits for them later."""
    from lastboat.cli.commands import bench

    voice = params.voice_for(lang)
    for name, seconds in bench.warm_all(params.all_games(with_template=True)):
        typer.echo(voice("warm-line", game=name, seconds=f"{seconds:.1f}"))

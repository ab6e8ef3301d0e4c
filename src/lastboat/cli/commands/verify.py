"""`lastboat verify`: check the seal of a match."""

from __future__ import annotations

from typing import Annotated

import typer

from lastboat.cli import params


def verify(
    file: params.MATCH_FILE,
    secret: Annotated[
        str | None,
        typer.Option("--secret", metavar="HEX", help="The secret seed, if the file does not hold it."),
    ] = None,
    seal: Annotated[
        str | None,
        typer.Option("--seal", metavar="HEX", help="The fingerprint that was shown before the first draw."),
    ] = None,
    lang: params.LANG = None,
    json: params.JSON = False,
) -> None:
    """Check that every outcome of a sealed match follows from its seed: exit code 0 if so, 1 if not."""
    from lastboat.cli.errors import BadMatch
    from lastboat.cli.files import read_match
    from lastboat.cli.i18n import Translator
    from lastboat.kernel.chance import Closed, Sealed
    from lastboat.kernel.errors import SealBroken, SeedDoesNotFit, UnknownWord

    try:
        key = bytes.fromhex(secret) if secret is not None else None
    except ValueError:
        raise UnknownWord(word=secret, kind="secret", known="64 × 0-9 a-f") from None
    broken, tr = None, Translator(lang)
    match, made, missing = None, [], []
    try:
        match = read_match(file)
        tr = Translator(lang, match.game, match.names)
        if isinstance(match.chance, (Sealed, Closed)):
            made = [tr.seat(one.seat) for one in match.chance.contributions if one.number]
            missing = [tr.seat(one.seat) for one in match.chance.contributions if not one.number]
            if seal is not None and seal.lower() != match.chance.seal:
                raise SealBroken(number=0, reason=SeedDoesNotFit())
        match.verify(key)
    except (SealBroken, BadMatch) as error:
        if isinstance(error, BadMatch) and not isinstance(error.args_by_name["reason"], SealBroken):
            raise
        broken = tr.error(error)
    chance = match.chance.text() if match else None
    if json:
        found = {"holds": broken is None, "chance": chance, "reason": broken, "players": made, "missing": missing}
        params.print_json({"file": str(file), **found})
    elif match is None or broken:
        typer.echo(broken)
    else:
        typer.echo(tr("verified", count=len(match.records), chance=chance))
        holder = tr("luck-holder")
        typer.echo(tr("luck-made", names=[*made, holder]) if made else tr("luck-alone", name=holder))
        if missing:
            typer.echo(tr("luck-missing", names=missing))
    raise typer.Exit(0 if broken is None else 1)

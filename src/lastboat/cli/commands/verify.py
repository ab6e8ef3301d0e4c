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
    lang: params.LANG = None,
    json: params.JSON = False,
) -> None:
    """Check that every outcome of a sealed match follows from its seed: exit code 0 if so, 1 if not."""
    from lastboat.cli.files import read_match
    from lastboat.cli.i18n import Translator
    from lastboat.kernel.errors import SealBroken, UnknownWord

    match = read_match(file)
    tr = Translator(lang, match.game)
    try:
        key = bytes.fromhex(secret) if secret is not None else None
    except ValueError:
        raise UnknownWord(word=secret, kind="secret", known="64 × 0-9 a-f") from None
    broken = None
    try:
        match.verify(key)
    except SealBroken as error:
        broken = tr.error(error)
    if json:
        params.print_json({"file": str(file), "holds": broken is None, "chance": match.chance.text(), "reason": broken})
    else:
        typer.echo(broken or tr("verified", count=len(match.records), chance=match.chance.text()))
    raise typer.Exit(0 if broken is None else 1)

"""A table's match as text."""

from __future__ import annotations

from lastboat.kernel import notation
from lastboat.kernel.dialect import CHANCE, EVERYBODY
from lastboat.kernel.errors import LastboatError
from lastboat.tables.model import TokenRow
from lastboat.tables.table import Table


def match_text(table: Table, token: TokenRow | None) -> str:
    """The match as far as the holder of a token may know it; complete after the end."""
    if table.frozen is not None:
        return _raw_text(table, token)
    match = table.started()
    if match.over:
        return match.text()
    return match.text(token.seat if token is not None and token.seat is not None else EVERYBODY)


def _raw_text(table: Table, token: TokenRow | None) -> str:
    """The records of a frozen table by their numbers: only the old version knows what they mean.

    Nor does it know who saw which outcome. The host gets outcomes if the game has no secrets, everybody after its end.
    """
    is_host = token is not None and token.kind == "host"
    whole = table.row.state == "over" or (is_host and not _has_secrets(table))
    lines = [
        f"lastboat frozen {notation.FORMAT}",
        f"game: {table.row.game} {table.row.game_version}",
        f"seats: {table.row.seats}",
        *(f"option: {name}={value}" for name, value in sorted(table.row.options.items())),
        f"chance: {table.chance.text()}",
        *notation.contribution_lines(table.chance.contributions),
        "",
    ]
    for seat, code in table.history.records:
        who = "*" if seat == CHANCE else str(seat)
        lines.append(f"{who} {code if whole or seat != CHANCE else '?'}")
    return "\n".join([*lines, f"end: {len(table.history.records)}"]) + "\n"


def _has_secrets(table: Table) -> bool:
    try:
        return table.game.secrets
    except LastboatError:
        return True  # an unknown game may have some

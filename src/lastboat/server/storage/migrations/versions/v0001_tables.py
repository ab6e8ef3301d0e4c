"""The first version: tables, seats, tokens, steps, talk, proposals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False)


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("game_version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("rematch", sa.Text),
    )
    op.create_index("tables_listed", "tables", ["listed", "state", "created"])
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("stand_in", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text, nullable=False),
        _table_id(),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.PrimaryKeyConstraint("hash", "table_id"),
    )
    op.create_index("tokens_table", "tokens", ["table_id"])
    op.create_table(
        "steps",
        _table_id(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("request", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sa.UniqueConstraint("table_id", "seat", "request", name="steps_request"),
    )
    op.create_table(
        "talk",
        _table_id(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "proposals",
        _table_id(),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("code", sa.Integer, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "id"),
    )

"""Operation: reports, blocks, what operators did, and deadlines of turns."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add a column and three tables."""
    op.add_column("tables", sa.Column("deadline", sa.Integer))
    op.create_table(
        "reports",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "line", "by"),
    )
    op.create_table(
        "blocks",
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("kind", "value"),
    )
    op.create_table(
        "operations",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("detail", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )

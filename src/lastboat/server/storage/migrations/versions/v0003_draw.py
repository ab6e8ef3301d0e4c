"""Draw: the numbers that players add to the chance, and the commitments to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add a column to tables and two to seats."""
    op.add_column("tables", sa.Column("draw", sa.Text))
    op.add_column("seats", sa.Column("commitment", sa.Text))
    op.add_column("seats", sa.Column("number", sa.Text))

"""Run by Alembic on the connection of `migrate.upgrade`."""

from __future__ import annotations

from alembic import context

from lastboat.server.storage.schema import METADATA


def run() -> None:
    """Migrate the database of the connection."""
    context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # only Alembic configures the context
    run()

"""Run by Alembic, on the connection that `migrate.upgrade` hands over."""

from __future__ import annotations

from alembic import context

from lastboat.server.storage.schema import METADATA


def run() -> None:
    """Bring the database of the connection up to date."""
    context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # nobody but Alembic gives the context a configuration
    run()

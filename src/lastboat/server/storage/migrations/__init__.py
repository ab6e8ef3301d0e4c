"""Alembic's folder: how an older database becomes one of this version."""

"""The tables of the database. Steps are only added, never changed."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("game_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("since", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("rematch", Text),
    Column("deadline", Integer),
    Column("draw", Text),
    Index("tables_listed", "listed", "state", "created"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("stand_in", Text),
    Column("commitment", Text),
    Column("number", Text),
    PrimaryKeyConstraint("table_id", "seat"),
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", Text, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    PrimaryKeyConstraint("hash", "table_id"),
    Index("tokens_table", "table_id"),
)

STEPS = Table(
    "steps",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("data", Text, nullable=False),
    Column("request", Text),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "seat", "request", name="steps_request"),
)

TALK = Table(
    "talk",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

PROPOSALS = Table(
    "proposals",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("by", Integer, nullable=False),
    Column("code", Integer, nullable=False),
    Column("at", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "id"),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("line", Integer, nullable=False),
    Column("by", Integer, nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "line", "by"),
)

BLOCKS = Table(
    "blocks",
    METADATA,
    Column("kind", Text, nullable=False),
    Column("value", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("kind", "value"),
)

OPERATIONS = Table(
    "operations",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("what", Text, nullable=False),
    Column("table_id", Text),
    Column("detail", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

"""Tables of what moderators keep for a server: bars and templates."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Column, Float, ForeignKey, Index, String, Table

from bot.storage.schema.base import metadata

# Who may neither open nor join tables of a server.
bars = Table(
    "bars",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("person_id", BigInteger, ForeignKey("people.id"), primary_key=True),
    # Null: until a moderator lifts it.
    Column("until", Float),
    Column("reason", String, nullable=False),
    Column("by_id", BigInteger, nullable=False),
    Column("created", Float, nullable=False),
    Index("ix_bars_person_id", "person_id"),
    Index("ix_bars_by_id", "by_id"),
)

# Tables that a server offers by name.
templates = Table(
    "templates",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    # The name in lower case, so that two names never differ in that alone.
    Column("folded", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("clock", JSON(none_as_null=True)),
    Column("agreement", String, nullable=False),
    Column("hints", String, nullable=False),
    # The kinds of its computer players.
    Column("computers", JSON, nullable=False),
    Column("pace", String, nullable=False, server_default="any"),
    Column("created", Float, nullable=False),
)

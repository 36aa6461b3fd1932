"""Tables of searches for people to play with, and of tables proposed to them."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    false,
)

from bot.storage.schema.base import PROPOSED, Serial, metadata

searches = Table(
    "searches",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("person_id", BigInteger, ForeignKey("people.id"), primary_key=True),
    # Where the person said so.
    Column("channel_id", BigInteger, nullable=False),
    # Ids of games; none: any.
    Column("games", JSON, nullable=False),
    Column("pace", String, nullable=False),
    # With how many people, the person included; null: any number.
    Column("size", Integer),
    # Whether the person wants more than one proposal a day.
    Column("often", Boolean, nullable=False, server_default=false()),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False),
    # When a table was last proposed to the person.
    Column("told", Float),
    Index("ix_searches_person_id", "person_id"),
)

proposals = Table(
    "proposals",
    metadata,
    Column("id", Serial, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("game", String, nullable=False),
    Column("pace", String, nullable=False),
    # Ids of people: all, and those who have accepted, declined, or been sent the message.
    Column("people", JSON, nullable=False),
    Column("accepted", JSON, nullable=False),
    Column("declined", JSON, nullable=False),
    Column("informed", JSON, nullable=False),
    # "open", "accepted", "telling", "opened" or "lapsed".
    Column("state", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("table_id", Serial),
    Index("ix_proposals_open", "guild_id", sqlite_where=PROPOSED, postgresql_where=PROPOSED),
    Index("ix_proposals_guild_id", "guild_id", "id"),
    sqlite_autoincrement=True,
)

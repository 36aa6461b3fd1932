"""The table of threads and forum posts that the bot has opened for tables."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, String, Table, false

from bot.storage.schema.base import DUE, metadata

places = Table(
    "places",
    metadata,
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    # The text channel or forum that it belongs to.
    Column("parent_id", BigInteger, nullable=False),
    Column("forum", Boolean, nullable=False),
    # A hash of the name that the bot gave it last: the name itself has names of people.
    Column("name_hash", String),
    # "looking", "playing" or "over", as it shows it.
    Column("state", String),
    Column("renamed", Float),
    Column("archived", Boolean, nullable=False, server_default=false()),
    # Since when it has to be brought up to date; null where it is.
    Column("due", Float),
    Index("ix_places_due", "due", sqlite_where=DUE, postgresql_where=DUE),
)

"""Tables of leagues: seasons, which count the results of a server's game."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Column, Float, Integer, String, Table

from bot.storage.schema.base import metadata

seasons = Table(
    "seasons",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String, nullable=False),
    Column("begins", Float, nullable=False),
    # Null while it goes on.
    Column("ends", Float),
    # How many matches a person needs for a rank.
    Column("least", Integer, nullable=False),
    # Numbers of tables that do not count.
    Column("excluded", JSON, nullable=False),
)

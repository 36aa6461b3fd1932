"""Tables of campaigns and their scenarios."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
)

from bot.storage.schema.base import Serial, metadata, of_table

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", Serial, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", String, nullable=False),
    # "open" before the first scenario, "running", "finished" or "closed".
    Column("state", String, nullable=False),
    Column("options", JSON, nullable=False),
    # The number of the scenario that is played, or comes next.
    Column("scenario", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("finished", Float),
    Index("ix_campaigns_guild_id", "guild_id", "id"),
    sqlite_autoincrement=True,
)

scenarios = Table(
    "scenarios",
    metadata,
    Column("campaign_id", Serial, ForeignKey("campaigns.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    of_table(primary_key=False),
    # The legacy of the match, stored in the transaction of its last answer.
    Column("legacy", JSON, nullable=False),
    Column("finished", Float, nullable=False),
    Index("ix_scenarios_table_id", "table_id"),
)

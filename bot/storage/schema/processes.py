"""Which processes share the work: who serves which shard, and who is alive."""

from __future__ import annotations

from sqlalchemy import Column, Float, Integer, String, Table

from bot.storage.schema.base import metadata

# All times here are the database's own, so that no process has to trust another one's clock.

processes = Table(
    "processes",
    metadata,
    Column("name", String, primary_key=True),
    Column("seen", Float, nullable=False),
    # All have to agree on it: it decides which server belongs to which shard.
    Column("shard_count", Integer, nullable=False),
)

shard_leases = Table(
    "shard_leases",
    metadata,
    Column("shard_id", Integer, primary_key=True, autoincrement=False),
    Column("holder", String, nullable=False),
    # When the lease runs out, or did.
    Column("until", Float, nullable=False),
    # Since when nobody serves the shard, as long as its holder has not begun to connect it.
    Column("idle_since", Float),
)

identifications = Table(
    "identifications",
    metadata,
    # Discord lets so many shards identify at the same time; those of one bucket take turns.
    Column("bucket", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)

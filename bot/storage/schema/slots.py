"""Tables of slot leases and of identify times."""

from __future__ import annotations

from sqlalchemy import Column, Float, Integer, String, Table

from bot.storage.schema.base import metadata

# All times here are the database's own, so that no process has to trust another one's clock.

slots = Table(
    "slots",
    metadata,
    Column("slot", Integer, primary_key=True, autoincrement=False),
    # The name of the process that holds the slot, or held it last.
    Column("holder", String, nullable=False),
    # When its lease runs out, or did.
    Column("until", Float, nullable=False),
    # Since when the slot has not been served, until its holder begins to connect the last shard.
    Column("idle_since", Float),
    # The layout: all processes have to agree on it, because it decides who serves which server.
    Column("slot_count", Integer, nullable=False),
    # NULL: one slot, and as many shards as Discord advises.
    Column("shard_count", Integer),
)

identifications = Table(
    "identifications",
    metadata,
    # Discord limits how many shards identify at the same time; those of one bucket take turns.
    Column("bucket", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)

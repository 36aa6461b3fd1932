"""What people wish for one table: its reminders, quiet hours, digest and pings."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    Table,
    false,
    true,
)

from bot.storage.schema.base import metadata, of_table

table_wishes = Table(
    "table_wishes",
    metadata,
    of_table(primary_key=True),
    Column("person_id", BigInteger, ForeignKey("people.id"), primary_key=True),
    # Null where the person's general settings hold. Equal hours: none are quiet at this table.
    Column("remind_after", Integer),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    # Whether the daily digest lists the table.
    Column("in_digest", Boolean, nullable=False, server_default=true()),
    # Whether the person is pinged when the lobby is full, and when their turn is near.
    Column("lobby_full", Boolean, nullable=False, server_default=false()),
    Column("turn_near", Boolean, nullable=False, server_default=false()),
    # The person's last answer when they were told that their next turn is near.
    Column("near_told", Integer),
    Index("ix_table_wishes_person_id", "person_id"),
)

"""What all tables of the schema share: metadata, constraint names, id columns, conditions."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, MetaData, text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite numbers rows by itself only in a column that is exactly INTEGER.
Serial = BigInteger().with_variant(Integer, "sqlite")

# Conditions of partial indexes. Queries repeat them literally: a database uses such an index only
# where it sees, before any parameter is bound, that the condition holds.
OPEN = text("status IN ('lobby', 'running', 'frozen')")
FINISHED = text("status IN ('over', 'cancelled')")
COMPUTER = text("status = 'running' AND awaits_computer")
PLAYED = text("status IN ('running', 'frozen')")
UNPLAYED = text("status = 'cancelled' AND entry_count = 0")
POSTED = text("state IN ('done', 'superseded')")
PRIVATE = text("person_id IS NOT NULL")
OWED = text("state IN ('pending', 'sending')")
VACANT = text("vacant")
ASKED = text("state = 'open'")
IDLE = text("idle_ended IS NOT NULL")
DUE = text("due IS NOT NULL")
PROPOSED = text("state IN ('open', 'accepted', 'telling')")


def of_table(*, primary_key: bool) -> Column[int]:
    """The column that says which table a row belongs to."""
    return Column(
        "table_id", Serial, ForeignKey("tables.id"), primary_key=primary_key, nullable=False
    )

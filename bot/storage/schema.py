"""The database's tables, the same on SQLite and PostgreSQL; migrations/ tells their history."""

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
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite numbers rows by itself only in a column that is exactly INTEGER.
_Serial = BigInteger().with_variant(Integer, "sqlite")

# Conditions of partial indexes. Queries say them in the same words: a database uses such an index
# only where it sees, before any parameter is bound, that the condition holds.
OPEN = text("status IN ('lobby', 'running', 'frozen')")
COMPUTER = text("status = 'running' AND awaits_computer")
PLAYED = text("status IN ('running', 'frozen')")
OWED = text("state IN ('pending', 'sending')")


def _of_table(*, primary_key: bool) -> Column[int]:
    return Column(
        "table_id", _Serial, ForeignKey("tables.id"), primary_key=primary_key, nullable=False
    )


people = Table(
    "people",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String, nullable=False),
    Column("language", String),
    Column("last_seen", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", _Serial, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("game", String, nullable=False),
    Column("status", String, nullable=False),
    Column("language", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("creator_id", BigInteger, ForeignKey("people.id"), nullable=False),
    Column("lobby_message_id", BigInteger),
    Column("last_post_id", BigInteger),
    # The match: its header, the secret seed, and what its log has come to.
    Column("header", JSON(none_as_null=True)),
    Column("seed", LargeBinary),
    Column("entry_count", Integer, nullable=False),
    Column("awaited", JSON, nullable=False),
    Column("awaits_computer", Boolean, nullable=False),
    # The log up to here has been told in the channel; -1 before the first post.
    Column("told_entry", Integer, nullable=False),
    # The version of the rules that last replayed this log, and where a frozen one broke.
    Column("rules", String),
    Column("frozen_entry", Integer),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index(
        "uq_tables_open_channel",
        "channel_id",
        unique=True,
        sqlite_where=OPEN,
        postgresql_where=OPEN,
    ),
    Index("ix_tables_channel_id", "channel_id", "id"),
    Index("ix_tables_computer", "id", sqlite_where=COMPUTER, postgresql_where=COMPUTER),
    Index("ix_tables_rules", "game", "rules", sqlite_where=PLAYED, postgresql_where=PLAYED),
    sqlite_autoincrement=True,
)

members = Table(
    "members",
    metadata,
    _of_table(primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("person_id", BigInteger, ForeignKey("people.id")),
    Column("computer", String),
    UniqueConstraint("table_id", "person_id"),
    Index("ix_members_person_id", "person_id"),
)

seats = Table(
    "seats",
    metadata,
    _of_table(primary_key=True),
    Column("seat", String, primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("turn", Integer, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    _of_table(primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("seat", String),
    Column("key", String, nullable=False),
    Column("picks", JSON, nullable=False),
    Column("fingerprint", String, nullable=False),
    Column("person_id", BigInteger),
    Column("made", Float, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("standing", Integer, nullable=False),
    Column("barrier", Integer, nullable=False),
    Column("rules", String, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

drafts = Table(
    "drafts",
    metadata,
    _of_table(primary_key=True),
    Column("seat", String, primary_key=True),
    # The question they belong to, and how long the log was: an answer of the seat voids them.
    Column("fingerprint", String, nullable=False),
    Column("entry", Integer, nullable=False),
    Column("picks", JSON, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    _of_table(primary_key=True),
    Column("seat", String, primary_key=True),
    Column("person_id", BigInteger, ForeignKey("people.id"), nullable=False),
    # The stretch of play that it holds for, in the game's own words.
    Column("span", String, nullable=False),
    Column("clauses", JSON, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", _Serial, primary_key=True),
    _of_table(primary_key=False),
    Column("kind", String, nullable=False),
    Column("dedupe", String, nullable=False, unique=True),
    Column("nonce", String, nullable=False, unique=True),
    # The log from since_entry up to entry is what the post tells, fixed when it is sent.
    Column("since_entry", Integer, nullable=False),
    Column("entry", Integer, nullable=False),
    Column("ping", Boolean, nullable=False),
    Column("detail", JSON, nullable=False),
    Column("state", String, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("not_before", Float, nullable=False),
    Column("message_id", BigInteger),
    Column("created", Float, nullable=False),
    Index("ix_outbox_owed", "table_id", "id", sqlite_where=OWED, postgresql_where=OWED),
    sqlite_autoincrement=True,
)

"""Tables of people, game tables, matches and the outbox."""

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
    String,
    Table,
    UniqueConstraint,
    false,
    true,
)

from bot.storage.schema.base import (
    COMPUTER,
    FINISHED,
    IDLE,
    OPEN,
    OWED,
    PLAYED,
    POSTED,
    PRIVATE,
    UNPLAYED,
    VACANT,
    Serial,
    metadata,
    of_table,
)

people = Table(
    "people",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String, nullable=False),
    Column("language", String),
    Column("last_seen", Float, nullable=False),
    # The person's preferences; null where not chosen. Times of day are minutes after midnight in
    # their own time zone.
    Column("timezone", String),
    Column("remind_after", Integer),
    Column("remind_in", String),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("digest_at", Integer),
    Column("rated", Boolean, nullable=False, server_default=true()),
    # Whether lobbies may say how quickly they answer and how many matches they saw to the end.
    Column("habits_shown", Boolean, nullable=False, server_default=false()),
    Column("forgotten", Float),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Serial, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("game", String, nullable=False),
    Column("status", String, nullable=False),
    Column("language", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("creator_id", BigInteger, ForeignKey("people.id"), nullable=False),
    Column("lobby_message_id", BigInteger),
    Column("last_post_id", BigInteger),
    # The match: its header, the secret seed, and facts derived from its log.
    Column("header", JSON(none_as_null=True)),
    Column("seed", LargeBinary),
    Column("entry_count", Integer, nullable=False),
    Column("awaited", JSON, nullable=False),
    Column("awaits_computer", Boolean, nullable=False),
    # The log has been posted in the channel up to here; -1 before the first post.
    Column("told_entry", Integer, nullable=False),
    # The version of the rules that last replayed this log, and where a frozen one broke.
    Column("rules", String),
    Column("frozen_entry", Integer),
    # Since when it is paused, and since when its channel does not take posts.
    Column("paused", Float),
    Column("lost", Float),
    # Seconds of the clock that people play with, if any: {"preset", "bank", "turn"}.
    Column("clock", JSON(none_as_null=True)),
    # Who has to agree to an undo past chance: "everybody" or "concerned".
    Column("agreement", String, nullable=False, server_default="everybody"),
    # Who may ask the computer for a hint.
    Column("hints", String, nullable=False, server_default="alone"),
    # How quickly people want to answer: "live", "daily", "relaxed", or "any".
    Column("pace", String, nullable=False, server_default="any"),
    Column("finished", Float),
    # When its people were told that it ends because nobody touches it, and since when it has ended
    # so and may be reopened.
    Column("idle_warned", Float),
    Column("idle_ended", Float),
    Column("archived", Boolean, nullable=False, server_default=false()),
    # The campaign of the table, and which scenario of it is played here. A copy of such a table has
    # no campaign, but keeps the scenario.
    Column("campaign_id", Serial),
    Column("scenario", Integer),
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
    Index("ix_tables_guild_id", "guild_id", "id"),
    Index("ix_tables_open", "guild_id", "id", sqlite_where=OPEN, postgresql_where=OPEN),
    # Holds all columns by which finished tables are filtered, so that they are counted and paged
    # without being read.
    Index(
        "ix_tables_finished",
        *("guild_id", "id", "status", "archived", "game"),
        sqlite_where=FINISHED,
        postgresql_where=FINISHED,
    ),
    Index("ix_tables_idle", "guild_id", sqlite_where=IDLE, postgresql_where=IDLE),
    Index("ix_tables_creator_id", "creator_id", "created"),
    Index("ix_tables_unplayed", "finished", sqlite_where=UNPLAYED, postgresql_where=UNPLAYED),
    Index("ix_tables_campaign_id", "campaign_id", "id"),
    sqlite_autoincrement=True,
)

members = Table(
    "members",
    metadata,
    of_table(primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("person_id", BigInteger, ForeignKey("people.id")),
    Column("computer", String),
    # Whether anybody may take the seat, and for whom a computer sits in until they return.
    Column("vacant", Boolean, nullable=False, server_default=false()),
    Column("owner_id", BigInteger),
    Column("vacant_since", Float),
    # The word that the member has added to the randomness of the match.
    Column("word", String),
    UniqueConstraint("table_id", "person_id"),
    Index("ix_members_person_id", "person_id"),
    Index("ix_members_owner_id", "owner_id"),
    Index("ix_members_vacant", "table_id", sqlite_where=VACANT, postgresql_where=VACANT),
)

seats = Table(
    "seats",
    metadata,
    of_table(primary_key=True),
    Column("seat", String, primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("turn", Integer, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    of_table(primary_key=True),
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
    of_table(primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("standing", Integer, nullable=False),
    Column("barrier", Integer, nullable=False),
    Column("rules", String, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

drafts = Table(
    "drafts",
    metadata,
    of_table(primary_key=True),
    Column("seat", String, primary_key=True),
    # The question they belong to, and how long the log was: an answer of the seat voids them.
    Column("fingerprint", String, nullable=False),
    Column("entry", Integer, nullable=False),
    Column("picks", JSON, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    of_table(primary_key=True),
    Column("seat", String, primary_key=True),
    Column("person_id", BigInteger, ForeignKey("people.id"), nullable=False),
    # How long the order is in force, in the game's own terms.
    Column("span", String, nullable=False),
    Column("clauses", JSON, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Serial, primary_key=True),
    of_table(primary_key=False),
    Column("kind", String, nullable=False),
    # Where it goes, unless to the table's own channel: another channel, or a person in private.
    Column("channel_id", BigInteger),
    Column("person_id", BigInteger),
    Column("dedupe", String, nullable=False, unique=True),
    Column("nonce", String, nullable=False, unique=True),
    # The post covers the log from since_entry up to entry, fixed when it is sent.
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
    Index("ix_outbox_table_id", "table_id", "id"),
    Index("ix_outbox_posted", "created", sqlite_where=POSTED, postgresql_where=POSTED),
    Index("ix_outbox_person_id", "person_id", sqlite_where=PRIVATE, postgresql_where=PRIVATE),
    sqlite_autoincrement=True,
)

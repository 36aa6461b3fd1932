"""What lets a table live for weeks: waits and alarms, notes, servers, ratings."""

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
    false,
    true,
)

from bot.storage.schema.base import ASKED, OWED, Serial, metadata, of_table

# What keeps tables alive: who is awaited since when, and what has to happen at which time.

waits = Table(
    "waits",
    metadata,
    of_table(primary_key=True),
    Column("person_id", BigInteger, ForeignKey("people.id"), primary_key=True),
    Column("since", Float, nullable=False),
    # How long the log was when the wait began.
    Column("entry", Integer, nullable=False),
    # The person's clock: since when it runs (null: it stands still), and what it has used before.
    Column("ticking", Float),
    Column("used", Float, nullable=False),
    # How often this turn was reminded of, when for the last time, and when the person wants to
    # hear of it next.
    Column("reminders", Integer, nullable=False),
    Column("reminded", Float),
    Column("snoozed", Float),
    # How long the clock has stood still for absences in this turn, and since when it does now.
    Column("excused", Float, nullable=False, server_default="0"),
    Column("excused_since", Float),
    Index("ix_waits_person_id", "person_id"),
)

alarms = Table(
    "alarms",
    metadata,
    Column("key", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("due", Float, nullable=False),
    # Null: whichever process looks first.
    Column("guild_id", BigInteger),
    Column("table_id", Serial),
    Column("person_id", BigInteger),
    Column("detail", JSON, nullable=False),
    Index("ix_alarms_due", "due"),
)

banks = Table(
    "banks",
    metadata,
    of_table(primary_key=True),
    Column("person_id", BigInteger, ForeignKey("people.id"), primary_key=True),
    # Seconds beyond the time that each turn has of its own.
    Column("used", Float, nullable=False),
    # Seconds of its own time that the person's last turn took, how often and when they were
    # reminded of it, and how long absences had stopped its clock.
    Column("turn", Float, nullable=False),
    Column("reminders", Integer, nullable=False, server_default="0"),
    Column("reminded", Float),
    Column("excused", Float, nullable=False, server_default="0"),
)

# Who has left which place at a table: nobody is to learn two hands.
tenures = Table(
    "tenures",
    metadata,
    of_table(primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("person_id", BigInteger, ForeignKey("people.id"), primary_key=True),
    Column("until", Float, nullable=False),
    # By which somebody who was forgotten is known again, without a name, while the match goes on.
    Column("mark", String),
)

absences = Table(
    "absences",
    metadata,
    Column("id", Serial, primary_key=True),
    Column("person_id", BigInteger, ForeignKey("people.id"), nullable=False),
    Column("begins", Float, nullable=False),
    Column("ends", Float, nullable=False),
    Column("note", String, nullable=False),
    # Whether it goes on now: what shows tables who is away needs no clock for it.
    Column("begun", Boolean, nullable=False),
    Index("ix_absences_person_id", "person_id", "ends"),
    sqlite_autoincrement=True,
)

petitions = Table(
    "petitions",
    metadata,
    Column("id", Serial, primary_key=True),
    of_table(primary_key=False),
    Column("kind", String, nullable=False),
    Column("subject_id", BigInteger),
    Column("asked_by", BigInteger),
    # How long the log was when it was asked.
    Column("entry", Integer, nullable=False),
    Column("detail", JSON, nullable=False),
    Column("voters", JSON, nullable=False),
    Column("ballots", JSON, nullable=False),
    Column("state", String, nullable=False),
    Column("outcome", String),
    Column("created", Float, nullable=False),
    Column("closed", Float),
    Column("message_id", BigInteger),
    # When what was said by then decides; while the table rests null, and how much time is left.
    Column("due", Float),
    Column("left", Float),
    # When those who have not voted were called once more.
    Column("nudged", Float),
    Index("ix_petitions_open", "table_id", sqlite_where=ASKED, postgresql_where=ASKED),
    sqlite_autoincrement=True,
)

# What people keep for themselves at a table.

notes = Table(
    "notes",
    metadata,
    of_table(primary_key=True),
    Column("person_id", BigInteger, ForeignKey("people.id"), primary_key=True),
    Column("text", String, nullable=False),
    Column("updated", Float, nullable=False),
)

looks = Table(
    "looks",
    metadata,
    of_table(primary_key=True),
    Column("person_id", BigInteger, ForeignKey("people.id"), primary_key=True),
    # How long the log was when they last looked, and from where on they were last told what had
    # happened (null: never).
    Column("entry", Integer, nullable=False),
    Column("since", Integer),
)

trials = Table(
    "trials",
    metadata,
    of_table(primary_key=True),
    Column("seat", String, primary_key=True),
    Column("person_id", BigInteger, ForeignKey("people.id"), primary_key=True),
    Column("entry", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("steps", JSON, nullable=False),
    # What has been picked so far of a question with several picks.
    Column("draft", JSON, nullable=False),
)

lessons = Table(
    "lessons",
    metadata,
    Column("person_id", BigInteger, ForeignKey("people.id"), primary_key=True),
    Column("game", String, primary_key=True),
    Column("edition", Integer, nullable=False),
    # The log of the guided round, a line for each entry, and how many there are.
    Column("entries", JSON, nullable=False),
    Column("entry_count", Integer, nullable=False),
    Column("draft", JSON, nullable=False),
)

# Servers and those who look after them.

servers = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("moderator_role", BigInteger),
    Column("audit_channel", BigInteger),
    Column("locked", Boolean, nullable=False, server_default=false()),
    # "everyone", "moderators" or the id of a role.
    Column("creators", String, nullable=False, server_default="everyone"),
    Column("most_tables", Integer),
    Column("most_per_person", Integer),
    Column("language", String),
    Column("clock", String),
    Column("remind_after", Integer),
    # After how many days moderators are told of a table that does not get on; 0: never.
    Column("stall_days", Integer),
    # False once the bot was removed from the server.
    Column("present", Boolean, nullable=False, server_default=true()),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Serial, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("table_id", Serial),
    Column("actor_id", BigInteger),
    Column("action", String, nullable=False),
    Column("detail", JSON, nullable=False),
    Column("at", Float, nullable=False),
    # Whether it has been posted where the server wants it, or is owed there.
    Column("state", String, nullable=False),
    Index("ix_audit_owed", "guild_id", "id", sqlite_where=OWED, postgresql_where=OWED),
    Index("ix_audit_guild_id", "guild_id", "id"),
    sqlite_autoincrement=True,
)

faults = Table(
    "faults",
    metadata,
    Column("id", String, primary_key=True),
    Column("at", Float, nullable=False),
    Column("guild_id", BigInteger),
    Column("table_id", Serial),
    Column("person_id", BigInteger),
    Column("what", String, nullable=False),
    # The class of the exception; its text may tell a hidden card.
    Column("kind", String, nullable=False),
    Index("ix_faults_at", "at"),
)

# How well people have done.

results = Table(
    "results",
    metadata,
    of_table(primary_key=True),
    Column("person_id", BigInteger, ForeignKey("people.id"), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", String, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_results_person_id", "person_id"),
    Index("ix_results_guild_id", "guild_id", "game"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String, primary_key=True),
    Column("person_id", BigInteger, ForeignKey("people.id"), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Index("ix_ratings_person_id", "person_id"),
)

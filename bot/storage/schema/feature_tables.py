"""Tables of waits, alarms, notes, servers, ratings and other features."""

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

# Waits, clocks and alarms.

waits = Table(
    "waits",
    metadata,
    of_table(primary_key=True),
    Column("person_id", BigInteger, ForeignKey("people.id"), primary_key=True),
    Column("since", Float, nullable=False),
    # How long the log was when the wait began.
    Column("entry", Integer, nullable=False),
    # The person's clock: since when it runs (null: it is stopped), and the time used before.
    Column("ticking", Float),
    Column("used", Float, nullable=False),
    # How often and when last this turn was reminded of, and when the person wants the next
    # reminder.
    Column("reminders", Integer, nullable=False),
    Column("reminded", Float),
    Column("snoozed", Float),
    # How long absences have stopped the clock in this turn, and since when one does now.
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
    # Null: any process may handle it.
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
    # Seconds used beyond the turns' own time.
    Column("used", Float, nullable=False),
    # The person's last turn: seconds of its own time used, number and time of its reminders, and
    # how long absences had stopped its clock.
    Column("turn", Float, nullable=False),
    Column("reminders", Integer, nullable=False, server_default="0"),
    Column("reminded", Float),
    Column("excused", Float, nullable=False, server_default="0"),
    # What each turn has cost of the bank: the length of the log at its end, and seconds.
    Column("charges", JSON, nullable=False, server_default="[]"),
    Index("ix_banks_person_id", "person_id"),
)

# Who has left which place at a table, so that no person sees two hands.
tenures = Table(
    "tenures",
    metadata,
    of_table(primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("person_id", BigInteger, ForeignKey("people.id"), primary_key=True),
    Column("until", Float, nullable=False),
    # Identifies a forgotten person, without a name, while the match goes on.
    Column("mark", String),
    Index("ix_tenures_person_id", "person_id"),
)

absences = Table(
    "absences",
    metadata,
    Column("id", Serial, primary_key=True),
    Column("person_id", BigInteger, ForeignKey("people.id"), nullable=False),
    Column("begins", Float, nullable=False),
    Column("ends", Float, nullable=False),
    Column("note", String, nullable=False),
    # Whether it has begun, so that tables can show who is away without a clock.
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
    # When the votes are counted; null while the table rests, with the time left.
    Column("due", Float),
    Column("left", Float),
    # When those who have not voted were pinged once more.
    Column("nudged", Float),
    Index("ix_petitions_open", "table_id", sqlite_where=ASKED, postgresql_where=ASKED),
    Index("ix_petitions_table_id", "table_id"),
    sqlite_autoincrement=True,
)

# What people store for themselves at a table.

notes = Table(
    "notes",
    metadata,
    of_table(primary_key=True),
    Column("person_id", BigInteger, ForeignKey("people.id"), primary_key=True),
    Column("text", String, nullable=False),
    Column("updated", Float, nullable=False),
    Index("ix_notes_person_id", "person_id"),
)

looks = Table(
    "looks",
    metadata,
    of_table(primary_key=True),
    Column("person_id", BigInteger, ForeignKey("people.id"), primary_key=True),
    # The length of the log when they last looked, and the first entry of the news they were last
    # shown (null: never).
    Column("entry", Integer, nullable=False),
    Column("since", Integer),
    Index("ix_looks_person_id", "person_id"),
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

# Servers and their moderators.

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
    # After how many days a stalled table is reported to the moderators; 0: never.
    Column("stall_days", Integer),
    # Where tables are opened: "here", "thread", "forum" or "asked"; null: here, unless the person
    # chooses. And the forum for their posts.
    Column("place", String),
    Column("forum", BigInteger),
    # After how many days untouched tables end; null: never.
    Column("idle_days", Integer),
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
    # Whether it has been posted in the server's audit channel, or is still owed.
    Column("state", String, nullable=False),
    Index("ix_audit_owed", "guild_id", "id", sqlite_where=OWED, postgresql_where=OWED),
    Index("ix_audit_guild_id", "guild_id", "id"),
    Index("ix_audit_table_id", "table_id", "id"),
    Index("ix_audit_actor_id", "actor_id"),
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
    # The class of the exception; its text may reveal a hidden card.
    Column("kind", String, nullable=False),
    Index("ix_faults_at", "at"),
)

# Results and ratings.

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
    Index("ix_results_guild_id", "guild_id", "game", "at"),
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

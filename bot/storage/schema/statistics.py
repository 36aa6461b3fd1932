"""Tables of statistics and titles: a projection of finished matches that can be made anew."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table

from bot.storage.schema.base import metadata, of_table

played_matches = Table(
    "played_matches",
    metadata,
    of_table(primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", String, nullable=False),
    # Places at the table, computers counted.
    Column("people", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("answers", Integer, nullable=False),
    # From the first answer to the last one.
    Column("seconds", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_played_matches_guild_id", "guild_id", "game", "at"),
)

# Seats that people held at the end of a match.
played_seats = Table(
    "played_seats",
    metadata,
    of_table(primary_key=True),
    Column("seat", String, primary_key=True),
    Column("person_id", BigInteger, ForeignKey("people.id"), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", String, nullable=False),
    Column("people", Integer, nullable=False),
    # The place in the order of the seats, from 1.
    Column("turn", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    # How often the person was waited for, and the median of the seconds that it took.
    Column("turns", Integer, nullable=False),
    Column("turn_seconds", Float),
    # Dice rolled, their sum, and the sum to be expected; null where the game has none.
    Column("rolls", Integer),
    Column("rolled", Integer),
    Column("expected", Float),
    Column("at", Float, nullable=False),
    Index("ix_played_seats_guild_id", "guild_id", "game", "at"),
    Index("ix_played_seats_person_id", "person_id", "guild_id"),
)

# What those seats had: a god, a card, a power.
played_facts = Table(
    "played_facts",
    metadata,
    of_table(primary_key=True),
    Column("seat", String, primary_key=True),
    Column("person_id", BigInteger, ForeignKey("people.id"), primary_key=True),
    Column("kind", String, primary_key=True),
    Column("name", String, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", String, nullable=False),
    Column("won", Boolean, nullable=False),
    # Holds all columns that are read, so that facts are counted without being looked up.
    Index(
        "ix_played_facts_guild_id",
        *("guild_id", "game", "kind", "name", "person_id", "won"),
    ),
    Index("ix_played_facts_person_id", "person_id"),
)

# What people have earned by how they played: each title once for each person, server and game.
titles = Table(
    "titles",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("person_id", BigInteger, ForeignKey("people.id"), primary_key=True),
    Column("game", String, primary_key=True),
    # The id of the title; "core:" stands before one that every game has.
    Column("title", String, primary_key=True),
    of_table(primary_key=False),
    Column("at", Float, nullable=False),
    Index("ix_titles_person_id", "person_id"),
    Index("ix_titles_table_id", "table_id"),
)

# What players have given each other at the end of a match: each of them one to one other.
praises = Table(
    "praises",
    metadata,
    of_table(primary_key=True),
    Column("giver_id", BigInteger, ForeignKey("people.id"), primary_key=True),
    Column("person_id", BigInteger, ForeignKey("people.id"), nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("praise", String, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_praises_person_id", "person_id", "guild_id"),
    Index("ix_praises_giver_id", "giver_id"),
)

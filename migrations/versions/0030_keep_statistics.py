"""Store statistics of finished matches, titles, and what players give each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0030"
down_revision: str | None = "0027"
branch_labels: None = None
depends_on: None = None

SERIAL = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "played_matches",
        sa.Column("table_id", SERIAL, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_played_matches"),
        of_table("played_matches"),
    )
    op.create_index("ix_played_matches_guild_id", "played_matches", ["guild_id", "game", "at"])
    op.create_table(
        "played_seats",
        sa.Column("table_id", SERIAL, nullable=False),
        sa.Column("seat", sa.String, nullable=False),
        sa.Column("person_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("turn_seconds", sa.Float),
        sa.Column("rolls", sa.Integer),
        sa.Column("rolled", sa.Integer),
        sa.Column("expected", sa.Float),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "person_id", name="pk_played_seats"),
        of_table("played_seats"),
        of_person("played_seats"),
    )
    op.create_index("ix_played_seats_guild_id", "played_seats", ["guild_id", "game", "at"])
    op.create_index("ix_played_seats_person_id", "played_seats", ["person_id", "guild_id"])
    op.create_table(
        "played_facts",
        sa.Column("table_id", SERIAL, nullable=False),
        sa.Column("seat", sa.String, nullable=False),
        sa.Column("person_id", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint(
            "table_id", "seat", "person_id", "kind", "name", name="pk_played_facts"
        ),
        of_table("played_facts"),
        of_person("played_facts"),
    )
    columns = ["guild_id", "game", "kind", "name", "person_id", "won"]
    op.create_index("ix_played_facts_guild_id", "played_facts", columns)
    op.create_index("ix_played_facts_person_id", "played_facts", ["person_id"])
    op.create_table(
        "titles",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("table_id", SERIAL, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "person_id", "game", "title", name="pk_titles"),
        of_table("titles"),
        of_person("titles"),
    )
    op.create_index("ix_titles_person_id", "titles", ["person_id"])
    op.create_index("ix_titles_table_id", "titles", ["table_id"])
    op.create_table(
        "praises",
        sa.Column("table_id", SERIAL, nullable=False),
        sa.Column("giver_id", sa.BigInteger, nullable=False),
        sa.Column("person_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("praise", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "giver_id", name="pk_praises"),
        of_table("praises"),
        of_person("praises"),
        sa.ForeignKeyConstraint(["giver_id"], ["people.id"], name="fk_praises_giver_id_people"),
    )
    op.create_index("ix_praises_person_id", "praises", ["person_id", "guild_id"])
    op.create_index("ix_praises_giver_id", "praises", ["giver_id"])


def of_table(name: str) -> sa.ForeignKeyConstraint:
    """The reference to the table that a row belongs to."""
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id_tables")


def of_person(name: str) -> sa.ForeignKeyConstraint:
    """The reference to the person that a row is about."""
    return sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=f"fk_{name}_person_id_people")


def downgrade() -> None:
    """Go back."""
    for table in ("praises", "titles", "played_facts", "played_seats", "played_matches"):
        op.drop_table(table)

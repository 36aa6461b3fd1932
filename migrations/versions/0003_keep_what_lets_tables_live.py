"""Keep what lets tables live for weeks: waits, alarms, absences, notes, servers, ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0003"
down_revision: str | None = "0002"
branch_labels: None = None
depends_on: None = None


def _serial() -> sa.types.TypeEngine[int]:
    return sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Go forward."""

    op.create_table(
        "alarms",
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("table_id", _serial(), nullable=True),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("detail", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_alarms")),
    )
    op.create_index("ix_alarms_due", "alarms", ["due"], unique=False)
    op.create_table(
        "audit",
        sa.Column("id", _serial(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("table_id", _serial(), nullable=True),
        sa.Column("actor_id", sa.BigInteger(), nullable=True),
        sa.Column("action", sa.String(), nullable=False),
        sa.Column("detail", sa.JSON(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_audit_guild_id", "audit", ["guild_id", "id"], unique=False)
    op.create_index(
        "ix_audit_owed",
        "audit",
        ["guild_id", "id"],
        unique=False,
        sqlite_where=sa.text("state IN ('pending', 'sending')"),
        postgresql_where=sa.text("state IN ('pending', 'sending')"),
    )
    op.create_table(
        "faults",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("table_id", _serial(), nullable=True),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("what", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_faults")),
    )
    op.create_index("ix_faults_at", "faults", ["at"], unique=False)
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("moderator_role", sa.BigInteger(), nullable=True),
        sa.Column("audit_channel", sa.BigInteger(), nullable=True),
        sa.Column("locked", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("creators", sa.String(), server_default="everyone", nullable=False),
        sa.Column("most_tables", sa.Integer(), nullable=True),
        sa.Column("most_per_person", sa.Integer(), nullable=True),
        sa.Column("language", sa.String(), nullable=True),
        sa.Column("clock", sa.String(), nullable=True),
        sa.Column("remind_after", sa.Integer(), nullable=True),
        sa.Column("present", sa.Boolean(), server_default=sa.true(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_servers")),
    )
    op.create_table(
        "absences",
        sa.Column("id", _serial(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("begins", sa.Float(), nullable=False),
        sa.Column("ends", sa.Float(), nullable=False),
        sa.Column("note", sa.String(), nullable=False),
        sa.Column("begun", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_absences_person_id_people")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_absences")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_absences_person_id", "absences", ["person_id", "ends"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_ratings_person_id_people")
        ),
        sa.PrimaryKeyConstraint("guild_id", "game", "person_id", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_person_id", "ratings", ["person_id"], unique=False)
    op.create_table(
        "banks",
        sa.Column("table_id", _serial(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.Float(), nullable=False),
        sa.Column("turn", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_banks_person_id_people")
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_banks_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_banks")),
    )
    op.create_table(
        "tenures",
        sa.Column("table_id", _serial(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("mark", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_tenures_person_id_people")
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_tenures_table_id_tables")
        ),
        sa.PrimaryKeyConstraint("table_id", "place", "person_id", name=op.f("pk_tenures")),
    )
    op.create_table(
        "looks",
        sa.Column("table_id", _serial(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("entry", sa.Integer(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_looks_person_id_people")
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_looks_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_looks")),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", _serial(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_notes_person_id_people")
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_notes_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_notes")),
    )
    op.create_table(
        "petitions",
        sa.Column("id", _serial(), nullable=False),
        sa.Column("table_id", _serial(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("subject_id", sa.BigInteger(), nullable=True),
        sa.Column("asked_by", sa.BigInteger(), nullable=True),
        sa.Column("entry", sa.Integer(), nullable=False),
        sa.Column("detail", sa.JSON(), nullable=False),
        sa.Column("voters", sa.JSON(), nullable=False),
        sa.Column("ballots", sa.JSON(), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("outcome", sa.String(), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("closed", sa.Float(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_petitions_table_id_tables")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_petitions")),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "ix_petitions_open",
        "petitions",
        ["table_id"],
        unique=False,
        sqlite_where=sa.text("state = 'open'"),
        postgresql_where=sa.text("state = 'open'"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", _serial(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_results_person_id_people")
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_results_table_id_tables")
        ),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_results")),
    )
    op.create_index("ix_results_guild_id", "results", ["guild_id", "game"], unique=False)
    op.create_index("ix_results_person_id", "results", ["person_id"], unique=False)
    op.create_table(
        "trials",
        sa.Column("table_id", _serial(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("entry", sa.Integer(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("steps", sa.JSON(), nullable=False),
        sa.Column("draft", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_trials_person_id_people")
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_trials_table_id_tables")
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", "person_id", name=op.f("pk_trials")),
    )
    op.create_table(
        "waits",
        sa.Column("table_id", _serial(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("entry", sa.Integer(), nullable=False),
        sa.Column("ticking", sa.Float(), nullable=True),
        sa.Column("used", sa.Float(), nullable=False),
        sa.Column("reminders", sa.Integer(), nullable=False),
        sa.Column("reminded", sa.Float(), nullable=True),
        sa.Column("snoozed", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_waits_person_id_people")
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_waits_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_waits")),
    )
    op.create_index("ix_waits_person_id", "waits", ["person_id"], unique=False)
    op.add_column(
        "members", sa.Column("vacant", sa.Boolean(), server_default=sa.false(), nullable=False)
    )
    op.add_column("members", sa.Column("owner_id", sa.BigInteger(), nullable=True))
    op.create_index("ix_members_owner_id", "members", ["owner_id"], unique=False)
    op.create_index(
        "ix_members_vacant",
        "members",
        ["table_id"],
        unique=False,
        sqlite_where=sa.text("vacant"),
        postgresql_where=sa.text("vacant"),
    )
    op.add_column("outbox", sa.Column("channel_id", sa.BigInteger(), nullable=True))
    op.add_column("outbox", sa.Column("person_id", sa.BigInteger(), nullable=True))
    op.add_column("people", sa.Column("timezone", sa.String(), nullable=True))
    op.add_column("people", sa.Column("remind_after", sa.Integer(), nullable=True))
    op.add_column("people", sa.Column("remind_in", sa.String(), nullable=True))
    op.add_column("people", sa.Column("quiet_from", sa.Integer(), nullable=True))
    op.add_column("people", sa.Column("quiet_to", sa.Integer(), nullable=True))
    op.add_column("people", sa.Column("digest_at", sa.Integer(), nullable=True))
    op.add_column(
        "people", sa.Column("rated", sa.Boolean(), server_default=sa.true(), nullable=False)
    )
    op.add_column("people", sa.Column("forgotten", sa.Float(), nullable=True))
    op.add_column("tables", sa.Column("paused", sa.Float(), nullable=True))
    op.add_column("tables", sa.Column("lost", sa.Float(), nullable=True))
    op.add_column("tables", sa.Column("clock", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("tables", sa.Column("finished", sa.Float(), nullable=True))
    op.add_column(
        "tables", sa.Column("archived", sa.Boolean(), server_default=sa.false(), nullable=False)
    )
    op.create_index("ix_tables_guild_id", "tables", ["guild_id", "id"], unique=False)
    # Tables that are being played wait for people already: an alarm begins with these.
    op.execute(
        "INSERT INTO alarms (key, kind, due, detail) SELECT 'muster', 'muster', 0, '{}' "
        "WHERE EXISTS (SELECT 1 FROM tables WHERE status IN ('running', 'frozen'))"
    )


def downgrade() -> None:
    """Go back."""

    op.drop_index("ix_tables_guild_id", table_name="tables")
    op.drop_column("tables", "archived")
    op.drop_column("tables", "finished")
    op.drop_column("tables", "clock")
    op.drop_column("tables", "lost")
    op.drop_column("tables", "paused")
    op.drop_column("people", "forgotten")
    op.drop_column("people", "rated")
    op.drop_column("people", "digest_at")
    op.drop_column("people", "quiet_to")
    op.drop_column("people", "quiet_from")
    op.drop_column("people", "remind_in")
    op.drop_column("people", "remind_after")
    op.drop_column("people", "timezone")
    op.drop_column("outbox", "person_id")
    op.drop_column("outbox", "channel_id")
    op.drop_index(
        "ix_members_vacant",
        table_name="members",
        sqlite_where=sa.text("vacant"),
        postgresql_where=sa.text("vacant"),
    )
    op.drop_index("ix_members_owner_id", table_name="members")
    op.drop_column("members", "owner_id")
    op.drop_column("members", "vacant")
    op.drop_index("ix_waits_person_id", table_name="waits")
    op.drop_table("waits")
    op.drop_table("trials")
    op.drop_index("ix_results_person_id", table_name="results")
    op.drop_index("ix_results_guild_id", table_name="results")
    op.drop_table("results")
    op.drop_index(
        "ix_petitions_open",
        table_name="petitions",
        sqlite_where=sa.text("state = 'open'"),
        postgresql_where=sa.text("state = 'open'"),
    )
    op.drop_table("petitions")
    op.drop_table("notes")
    op.drop_table("looks")
    op.drop_table("tenures")
    op.drop_table("banks")
    op.drop_index("ix_ratings_person_id", table_name="ratings")
    op.drop_table("ratings")
    op.drop_index("ix_absences_person_id", table_name="absences")
    op.drop_table("absences")
    op.drop_table("servers")
    op.drop_index("ix_faults_at", table_name="faults")
    op.drop_table("faults")
    op.drop_index("ix_audit_owed", table_name="audit")
    op.drop_index("ix_audit_guild_id", table_name="audit")
    op.drop_table("audit")
    op.drop_index("ix_alarms_due", table_name="alarms")
    op.drop_table("alarms")

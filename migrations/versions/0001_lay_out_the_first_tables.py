"""Lay out the first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0001"
down_revision: str | None = None
branch_labels: None = None
depends_on: None = None


def _serial() -> sa.types.TypeEngine[int]:
    return sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def _partial_index(name: str, table: str, columns: list[str], where: str, *, unique: bool) -> None:
    op.create_index(
        name,
        table,
        columns,
        unique=unique,
        sqlite_where=sa.text(where),
        postgresql_where=sa.text(where),
    )


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "people",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=True),
        sa.Column("last_seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("creator_id", sa.BigInteger(), nullable=False),
        sa.Column("lobby_message_id", sa.BigInteger(), nullable=True),
        sa.Column("last_post_id", sa.BigInteger(), nullable=True),
        sa.Column("header", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("seed", sa.LargeBinary(), nullable=True),
        sa.Column("entry_count", sa.Integer(), nullable=False),
        sa.Column("awaited", sa.JSON(), nullable=False),
        sa.Column("awaits_computer", sa.Boolean(), nullable=False),
        sa.Column("told_entry", sa.Integer(), nullable=False),
        sa.Column("rules", sa.String(), nullable=True),
        sa.Column("frozen_entry", sa.Integer(), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["creator_id"], ["people.id"], name=op.f("fk_tables_creator_id_people")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tables_channel_id", "tables", ["channel_id", "id"], unique=False)
    op.create_index(
        "ix_tables_computer",
        "tables",
        ["id"],
        unique=False,
        sqlite_where=sa.text("status = 'running' AND awaits_computer"),
        postgresql_where=sa.text("status = 'running' AND awaits_computer"),
    )
    op.create_index(
        "ix_tables_rules",
        "tables",
        ["game", "rules"],
        unique=False,
        sqlite_where=sa.text("status IN ('running', 'frozen')"),
        postgresql_where=sa.text("status IN ('running', 'frozen')"),
    )
    op.create_index(
        "uq_tables_open_channel",
        "tables",
        ["channel_id"],
        unique=True,
        sqlite_where=sa.text("status IN ('lobby', 'running', 'frozen')"),
        postgresql_where=sa.text("status IN ('lobby', 'running', 'frozen')"),
    )
    op.create_table(
        "drafts",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("fingerprint", sa.String(), nullable=False),
        sa.Column("entry", sa.Integer(), nullable=False),
        sa.Column("picks", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_drafts_table_id_tables")
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_drafts")),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=True),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("picks", sa.JSON(), nullable=False),
        sa.Column("fingerprint", sa.String(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_entries_table_id_tables")
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_entries")),
    )
    op.create_table(
        "members",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("computer", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_members_person_id_people")
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_members_table_id_tables")
        ),
        sa.PrimaryKeyConstraint("table_id", "place", name=op.f("pk_members")),
        sa.UniqueConstraint("table_id", "person_id", name=op.f("uq_members_table_id_person_id")),
    )
    op.create_index("ix_members_person_id", "members", ["person_id"], unique=False)
    op.create_table(
        "outbox",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("dedupe", sa.String(), nullable=False),
        sa.Column("nonce", sa.String(), nullable=False),
        sa.Column("since_entry", sa.Integer(), nullable=False),
        sa.Column("entry", sa.Integer(), nullable=False),
        sa.Column("ping", sa.Boolean(), nullable=False),
        sa.Column("detail", sa.JSON(), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("not_before", sa.Float(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_outbox_table_id_tables")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        sa.UniqueConstraint("dedupe", name=op.f("uq_outbox_dedupe")),
        sa.UniqueConstraint("nonce", name=op.f("uq_outbox_nonce")),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "ix_outbox_owed",
        "outbox",
        ["table_id", "id"],
        unique=False,
        sqlite_where=sa.text("state IN ('pending', 'sending')"),
        postgresql_where=sa.text("state IN ('pending', 'sending')"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "seat", "place", name=op.f("pk_seats")),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("standing", sa.Integer(), nullable=False),
        sa.Column("barrier", sa.Integer(), nullable=False),
        sa.Column("rules", sa.String(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_snapshots_table_id_tables")
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_snapshots")),
    )


def downgrade() -> None:
    """Go back."""
    for table in (
        "snapshots",
        "seats",
        "outbox",
        "members",
        "entries",
        "drafts",
        "tables",
        "people",
    ):
        op.drop_table(table)

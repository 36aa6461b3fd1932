"""Store searches for people to play with, and tables that are proposed to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0025"
down_revision: str | None = "0024"
branch_labels: None = None
depends_on: None = None

SERIAL = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "searches",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("games", sa.JSON, nullable=False),
        sa.Column("pace", sa.String, nullable=False),
        sa.Column("size", sa.Integer),
        sa.Column("often", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("told", sa.Float),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_searches_person_id_people"),
        sa.PrimaryKeyConstraint("guild_id", "person_id", name="pk_searches"),
    )
    op.create_index("ix_searches_person_id", "searches", ["person_id"])
    op.create_table(
        "proposals",
        sa.Column("id", SERIAL, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("pace", sa.String, nullable=False),
        sa.Column("people", sa.JSON, nullable=False),
        sa.Column("accepted", sa.JSON, nullable=False),
        sa.Column("declined", sa.JSON, nullable=False),
        sa.Column("informed", sa.JSON, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("table_id", SERIAL),
        sa.PrimaryKeyConstraint("id", name="pk_proposals"),
        sqlite_autoincrement=True,
    )
    waiting = sa.text("state IN ('open', 'accepted', 'telling')")
    op.create_index(
        "ix_proposals_open",
        "proposals",
        ["guild_id"],
        sqlite_where=waiting,
        postgresql_where=waiting,
    )
    op.create_index("ix_proposals_guild_id", "proposals", ["guild_id", "id"])


def downgrade() -> None:
    """Go back."""
    op.drop_table("proposals")
    op.drop_table("searches")

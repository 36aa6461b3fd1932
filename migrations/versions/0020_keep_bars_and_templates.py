"""Store whom a server bars from its tables, and the templates that it offers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0020"
down_revision: str | None = "0013"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "bars",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("by_id", sa.BigInteger, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "person_id", name="pk_bars"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_bars_person_id_people"),
    )
    op.create_index("ix_bars_person_id", "bars", ["person_id"])
    op.create_index("ix_bars_by_id", "bars", ["by_id"])
    op.create_table(
        "templates",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("folded", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("clock", sa.JSON(none_as_null=True)),
        sa.Column("agreement", sa.String, nullable=False),
        sa.Column("hints", sa.String, nullable=False),
        sa.Column("computers", sa.JSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "folded", name="pk_templates"),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("templates")
    op.drop_table("bars")

"""Store the threads and forum posts of tables, and where a server wants its tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0022"
down_revision: str | None = "0021"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("servers", sa.Column("place", sa.String))
    op.add_column("servers", sa.Column("forum", sa.BigInteger))
    op.create_table(
        "places",
        sa.Column("channel_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("parent_id", sa.BigInteger, nullable=False),
        sa.Column("forum", sa.Boolean, nullable=False),
        sa.Column("name_hash", sa.String),
        sa.Column("state", sa.String),
        sa.Column("renamed", sa.Float),
        sa.Column("archived", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("due", sa.Float),
        sa.PrimaryKeyConstraint("channel_id", name="pk_places"),
    )
    due = sa.text("due IS NOT NULL")
    op.create_index("ix_places_due", "places", ["due"], sqlite_where=due, postgresql_where=due)


def downgrade() -> None:
    """Go back."""
    op.drop_table("places")
    op.drop_column("servers", "forum")
    op.drop_column("servers", "place")

"""Store after how long untouched tables end, and which have ended so."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0026"
down_revision: str | None = "0025"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("servers", sa.Column("idle_days", sa.Integer))
    op.add_column("tables", sa.Column("idle_warned", sa.Float))
    op.add_column("tables", sa.Column("idle_ended", sa.Float))
    idle = sa.text("idle_ended IS NOT NULL")
    op.create_index(
        "ix_tables_idle", "tables", ["guild_id"], sqlite_where=idle, postgresql_where=idle
    )


def downgrade() -> None:
    """Go back."""
    op.drop_index("ix_tables_idle", "tables")
    op.drop_column("tables", "idle_ended")
    op.drop_column("tables", "idle_warned")
    op.drop_column("servers", "idle_days")

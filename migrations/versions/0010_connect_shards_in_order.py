"""Add the time since which a shard is not served."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0010"
down_revision: str | None = "0009"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("shard_leases", sa.Column("idle_since", sa.Float(), nullable=True))


def downgrade() -> None:
    """Go back."""
    op.drop_column("shard_leases", "idle_since")

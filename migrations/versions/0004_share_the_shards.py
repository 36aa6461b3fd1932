"""Share the shards of the gateway between processes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0004"
down_revision: str | None = "0003"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "processes",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("shard_count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_processes")),
    )
    op.create_table(
        "shard_leases",
        sa.Column("shard_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("holder", sa.String(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("shard_id", name=op.f("pk_shard_leases")),
    )
    op.create_table(
        "identifications",
        sa.Column("bucket", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("bucket", name=op.f("pk_identifications")),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("identifications")
    op.drop_table("shard_leases")
    op.drop_table("processes")

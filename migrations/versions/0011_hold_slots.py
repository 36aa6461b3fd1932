"""Let processes hold slots instead of single shards."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0011"
down_revision: str | None = "0010"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    """Go forward."""
    op.drop_table("shard_leases")
    op.drop_table("processes")
    op.create_table(
        "slots",
        sa.Column("slot", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("holder", sa.String(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("idle_since", sa.Float(), nullable=True),
        sa.Column("slot_count", sa.Integer(), nullable=False),
        sa.Column("shard_count", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("slot", name=op.f("pk_slots")),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("slots")
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
        sa.Column("idle_since", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("shard_id", name=op.f("pk_shard_leases")),
    )

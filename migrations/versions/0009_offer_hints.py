"""Keep who may ask the computer for a hint at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0009"
down_revision: str | None = "0008"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("tables", sa.Column("hints", sa.String(), server_default="alone", nullable=False))


def downgrade() -> None:
    """Go back."""
    op.drop_column("tables", "hints")

"""Store which turns have cost time of a bank, so that a rewind can give it back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0013"
down_revision: str | None = "0012"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    """Go forward."""
    column = sa.Column("charges", sa.JSON, nullable=False, server_default="[]")
    op.add_column("banks", column)


def downgrade() -> None:
    """Go back."""
    op.drop_column("banks", "charges")

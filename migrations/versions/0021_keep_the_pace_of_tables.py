"""Store at which pace a table plays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0021"
down_revision: str | None = "0020"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    """Go forward."""
    for table in ("tables", "templates"):
        op.add_column(table, sa.Column("pace", sa.String, nullable=False, server_default="any"))


def downgrade() -> None:
    """Go back."""
    for table in ("templates", "tables"):
        op.drop_column(table, "pace")

"""Store whether a person wants lobbies to say how reliable they are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0027"
down_revision: str | None = "0026"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    """Go forward."""
    shown = sa.Column("habits_shown", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("people", shown)


def downgrade() -> None:
    """Go back."""
    op.drop_column("people", "habits_shown")

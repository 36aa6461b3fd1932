"""Keep whom a table asks before it goes back past luck, and what players add to the luck."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0007"
down_revision: str | None = "0006"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    """Go forward."""
    op.add_column(
        "tables",
        sa.Column("agreement", sa.String(), server_default="everybody", nullable=False),
    )
    op.add_column("members", sa.Column("word", sa.String(), nullable=True))


def downgrade() -> None:
    """Go back."""
    op.drop_column("members", "word")
    op.drop_column("tables", "agreement")

"""Store the seasons of leagues."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0031"
down_revision: str | None = "0030"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "seasons",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("begins", sa.Float, nullable=False),
        sa.Column("ends", sa.Float),
        sa.Column("least", sa.Integer, nullable=False),
        sa.Column("excluded", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "number", name="pk_seasons"),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("seasons")

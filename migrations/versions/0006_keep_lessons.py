"""Keep guided first rounds, a row for each person and game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0006"
down_revision: str | None = "0005"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "lessons",
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("edition", sa.Integer(), nullable=False),
        sa.Column("entries", sa.JSON(), nullable=False),
        sa.Column("entry_count", sa.Integer(), nullable=False),
        sa.Column("draft", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_lessons_person_id_people")
        ),
        sa.PrimaryKeyConstraint("person_id", "game", name=op.f("pk_lessons")),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("lessons")

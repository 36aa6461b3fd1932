"""Store the plans that people make of trials."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0024"
down_revision: str | None = "0023"
branch_labels: None = None
depends_on: None = None

SERIAL = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "plans",
        sa.Column("table_id", SERIAL, nullable=False),
        sa.Column("seat", sa.String, nullable=False),
        sa.Column("person_id", sa.BigInteger, nullable=False),
        sa.Column("plan", sa.JSON, nullable=False),
        sa.Column("done", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_plans"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_plans_table_id_tables"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_plans_person_id_people"),
    )
    op.create_index("ix_plans_person_id", "plans", ["person_id"])


def downgrade() -> None:
    """Go back."""
    op.drop_table("plans")

"""Keep standing orders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0002"
down_revision: str | None = "0001"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    """Go forward."""
    serial = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "orders",
        sa.Column("table_id", serial, nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("span", sa.String(), nullable=False),
        sa.Column("clauses", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_orders_table_id_tables")
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_orders_person_id_people")
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_orders")),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("orders")

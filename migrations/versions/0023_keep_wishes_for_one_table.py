"""Store what people wish for one table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0023"
down_revision: str | None = "0022"
branch_labels: None = None
depends_on: None = None

SERIAL = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "table_wishes",
        sa.Column("table_id", SERIAL, nullable=False),
        sa.Column("person_id", sa.BigInteger, nullable=False),
        sa.Column("remind_after", sa.Integer),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("in_digest", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("lobby_full", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("turn_near", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("near_told", sa.Integer),
        sa.PrimaryKeyConstraint("table_id", "person_id", name="pk_table_wishes"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_table_wishes_table_id_tables"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_table_wishes_person_id_people"
        ),
    )
    op.create_index("ix_table_wishes_person_id", "table_wishes", ["person_id"])


def downgrade() -> None:
    """Go back."""
    op.drop_table("table_wishes")

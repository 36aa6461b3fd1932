"""Keep campaigns: which tables belong together, and what each scenario has left."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0008"
down_revision: str | None = "0007"
branch_labels: None = None
depends_on: None = None

SERIAL = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "campaigns",
        sa.Column("id", SERIAL, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("scenario", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.Column("finished", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_campaigns")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_campaigns_guild_id", "campaigns", ["guild_id", "id"])
    op.create_table(
        "scenarios",
        sa.Column("campaign_id", SERIAL, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table_id", SERIAL, nullable=False),
        sa.Column("legacy", sa.JSON(), nullable=False),
        sa.Column("finished", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign_id"], ["campaigns.id"], name=op.f("fk_scenarios_campaign_id_campaigns")
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_scenarios_table_id_tables")
        ),
        sa.PrimaryKeyConstraint("campaign_id", "number", name=op.f("pk_scenarios")),
    )
    op.create_index("ix_scenarios_table_id", "scenarios", ["table_id"])
    op.add_column("tables", sa.Column("campaign_id", SERIAL, nullable=True))
    op.add_column("tables", sa.Column("scenario", sa.Integer(), nullable=True))
    op.create_index("ix_tables_campaign_id", "tables", ["campaign_id", "id"])


def downgrade() -> None:
    """Go back."""
    op.drop_index("ix_tables_campaign_id", "tables")
    op.drop_column("tables", "scenario")
    op.drop_column("tables", "campaign_id")
    op.drop_table("scenarios")
    op.drop_table("campaigns")

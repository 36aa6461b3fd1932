"""Add indexes for servers with many finished tables; drop snapshots of finished matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0012"
down_revision: str | None = "0011"
branch_labels: None = None
depends_on: None = None

_OPEN = sa.text("status IN ('lobby', 'running', 'frozen')")


def upgrade() -> None:
    """Go forward."""
    op.create_index("ix_outbox_table_id", "outbox", ["table_id", "id"])
    op.create_index("ix_petitions_table_id", "petitions", ["table_id"])
    op.create_index("ix_tenures_person_id", "tenures", ["person_id"])
    op.create_index("ix_tables_creator_id", "tables", ["creator_id", "created"])
    op.create_index(
        "ix_tables_open",
        "tables",
        ["guild_id", "id"],
        sqlite_where=_OPEN,
        postgresql_where=_OPEN,
    )
    op.drop_index("ix_results_guild_id", "results")
    op.create_index("ix_results_guild_id", "results", ["guild_id", "game", "at"])
    op.execute(
        "DELETE FROM snapshots WHERE table_id IN "
        "(SELECT id FROM tables WHERE status IN ('over', 'cancelled'))"
    )


def downgrade() -> None:
    """Go back. Snapshots are taken anew where they are missing."""
    op.drop_index("ix_results_guild_id", "results")
    op.create_index("ix_results_guild_id", "results", ["guild_id", "game"])
    op.drop_index("ix_tables_open", "tables")
    op.drop_index("ix_tables_creator_id", "tables")
    op.drop_index("ix_tenures_person_id", "tenures")
    op.drop_index("ix_petitions_table_id", "petitions")
    op.drop_index("ix_outbox_table_id", "outbox")

"""Add indexes for servers with many finished tables; drop snapshots of finished matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0012"
down_revision: str | None = "0011"
branch_labels: None = None
depends_on: None = None

_OPEN = sa.text("status IN ('lobby', 'running', 'frozen')")
_FINISHED = sa.text("status IN ('over', 'cancelled')")
_UNPLAYED = sa.text("status = 'cancelled' AND entry_count = 0")
_POSTED = sa.text("state IN ('done', 'superseded')")
_OF_PEOPLE = ("tenures", "banks", "notes", "looks")
_PRIVATE = sa.text("person_id IS NOT NULL")


def upgrade() -> None:
    """Go forward."""
    op.create_index("ix_outbox_table_id", "outbox", ["table_id", "id"])
    op.create_index("ix_petitions_table_id", "petitions", ["table_id"])
    for name in _OF_PEOPLE:
        op.create_index(f"ix_{name}_person_id", name, ["person_id"])
    op.create_index("ix_tables_creator_id", "tables", ["creator_id", "created"])
    op.create_index(
        "ix_tables_open",
        "tables",
        ["guild_id", "id"],
        sqlite_where=_OPEN,
        postgresql_where=_OPEN,
    )
    op.create_index(
        "ix_tables_finished",
        "tables",
        ["guild_id", "id", "status", "archived", "game"],
        sqlite_where=_FINISHED,
        postgresql_where=_FINISHED,
    )
    op.create_index(
        "ix_tables_unplayed",
        "tables",
        ["finished"],
        sqlite_where=_UNPLAYED,
        postgresql_where=_UNPLAYED,
    )
    op.create_index(
        "ix_outbox_posted", "outbox", ["created"], sqlite_where=_POSTED, postgresql_where=_POSTED
    )
    op.create_index(
        "ix_outbox_person_id",
        "outbox",
        ["person_id"],
        sqlite_where=_PRIVATE,
        postgresql_where=_PRIVATE,
    )
    op.create_index("ix_audit_table_id", "audit", ["table_id", "id"])
    op.create_index("ix_audit_actor_id", "audit", ["actor_id"])
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
    op.drop_index("ix_audit_actor_id", "audit")
    op.drop_index("ix_audit_table_id", "audit")
    op.drop_index("ix_outbox_person_id", "outbox")
    op.drop_index("ix_outbox_posted", "outbox")
    op.drop_index("ix_tables_unplayed", "tables")
    op.drop_index("ix_tables_finished", "tables")
    op.drop_index("ix_tables_open", "tables")
    op.drop_index("ix_tables_creator_id", "tables")
    for name in _OF_PEOPLE:
        op.drop_index(f"ix_{name}_person_id", name)
    op.drop_index("ix_petitions_table_id", "petitions")
    op.drop_index("ix_outbox_table_id", "outbox")

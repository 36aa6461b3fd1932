"""Keep what lets votes, turns and open seats last for weeks, and limits that are on by default."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0005"
down_revision: str | None = "0004"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    """Go forward."""
    zero = sa.text("0")
    op.add_column("waits", sa.Column("excused", sa.Float(), nullable=False, server_default=zero))
    op.add_column("waits", sa.Column("excused_since", sa.Float()))
    op.add_column(
        "banks", sa.Column("reminders", sa.Integer(), nullable=False, server_default=zero)
    )
    op.add_column("banks", sa.Column("reminded", sa.Float()))
    op.add_column("banks", sa.Column("excused", sa.Float(), nullable=False, server_default=zero))
    for name in ("due", "left", "nudged"):
        op.add_column("petitions", sa.Column(name, sa.Float()))
    op.add_column("members", sa.Column("vacant_since", sa.Float()))
    op.add_column("servers", sa.Column("stall_days", sa.Integer()))
    # The time of the votes that are open is known by their alarms.
    op.execute(
        "UPDATE petitions SET due = (SELECT alarms.due FROM alarms WHERE alarms.key IN"
        " ('vote:' || petitions.id, 'petition:' || petitions.id)) WHERE state = 'open'"
    )
    op.execute(
        "UPDATE members SET vacant_since = (SELECT tables.updated FROM tables"
        " WHERE tables.id = members.table_id) WHERE vacant"
    )
    # Whoever had settings before had chosen to have no limit where there was none.
    op.execute("UPDATE servers SET most_tables = 0 WHERE most_tables IS NULL")
    op.execute("UPDATE servers SET most_per_person = 0 WHERE most_per_person IS NULL")


def downgrade() -> None:
    """Go back."""
    op.execute("UPDATE servers SET most_tables = NULL WHERE most_tables = 0")
    op.execute("UPDATE servers SET most_per_person = NULL WHERE most_per_person = 0")
    op.drop_column("servers", "stall_days")
    op.drop_column("members", "vacant_since")
    for name in ("nudged", "left", "due"):
        op.drop_column("petitions", name)
    for name in ("excused", "reminded", "reminders"):
        op.drop_column("banks", name)
    for name in ("excused_since", "excused"):
        op.drop_column("waits", name)

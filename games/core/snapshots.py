"""Snapshots: cached positions of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.core.log import Entry

# A snapshot is taken at the first checkpoint after this many entries: it costs more than replaying
# a few answers and less than replaying many.
SNAPSHOT_STRIDE = 16
MAX_SNAPSHOTS = 3


class Snapshot(NamedTuple):
    """A cached position: the state at a checkpoint reached after ``live_count`` live entries.

    ``number`` is that of the last of them. Entries are only ever withdrawn, so a log whose live
    entry at that place has that number begins with exactly the entries the snapshot was made of.
    """

    live_count: int
    number: int
    notes: int
    barrier: int
    state: bytes

    def fits(self, script: Sequence[Entry]) -> bool:
        """Whether the live entries ``script`` pass through this position."""
        if not self.live_count:
            return True
        return self.live_count <= len(script) and script[self.live_count - 1].number == self.number

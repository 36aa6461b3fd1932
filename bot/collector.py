"""How Python shares a process that lives for weeks between its threads and its collector.

A full collection of reference cycles looks at everything that is in memory, and nothing else
happens meanwhile: by Python's own settings that was a third of a second every three seconds under
load. What is loaded at start-up stays until the end and is not looked at again; the rest is, in
smaller pieces and as a whole more seldom.
"""

from __future__ import annotations

import gc
import sys
from typing import Final

THRESHOLDS: Final = (2_000, 10, 10)
"""New objects until the youngest are looked at; so many such looks until the next generation is."""

SWITCH_SECONDS: Final = 0.001
"""How long a thread that comes back from the disk, or with a picture, waits for the one that runs.

By Python's own setting it is five times as long, which everybody waits who queues to write."""


def settle_in() -> None:
    """Leave alone what is there now; for a process that has loaded what it needs."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)

"""How Python's collector of reference cycles is run in processes that live for weeks.

A full collection looks at everything that is in memory, and nothing else happens meanwhile: by
Python's own settings that was a third of a second every three seconds under load. What is loaded
at start-up stays until the end and is not looked at again; the rest is, a good deal more seldom.
"""

from __future__ import annotations

import gc
from typing import Final

THRESHOLDS: Final = (2_000, 10, 200)
"""New objects until the youngest are looked at; so many such looks until the next generation is."""


def settle_in() -> None:
    """Leave alone what is there now; for a process that has loaded what it needs."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)

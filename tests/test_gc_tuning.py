"""Objects of the start-up are frozen and no longer collected."""

from __future__ import annotations

import subprocess
import sys

_TUNED = """
import gc, time
import games.library
from bot.gc_tuning import tune_gc

before = len(gc.get_objects())
tune_gc()
class Loop: pass
loop = Loop(); loop.itself = loop; del loop
print(before > 10_000, gc.get_freeze_count() >= before // 2, len(gc.get_objects()) < before // 20)
print(gc.collect() >= 1)
"""


def test_what_start_up_loads_is_left_alone_and_new_cycles_are_found() -> None:
    # In a process of its own: the tests' own garbage is not to be kept.
    told = subprocess.run(
        [sys.executable, "-c", _TUNED], capture_output=True, text=True, check=True, timeout=120
    )
    assert told.stdout.split() == ["True"] * 4

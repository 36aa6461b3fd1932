"""What a process has loaded when it settles in is not looked at by the collector any more."""

from __future__ import annotations

import subprocess
import sys

_SETTLED = """
import gc, time
import games.library
from bot.collector import settle_in

before = len(gc.get_objects())
settle_in()
class Loop: pass
loop = Loop(); loop.itself = loop; del loop
print(before > 10_000, gc.get_freeze_count() >= before // 2, len(gc.get_objects()) < before // 20)
print(gc.collect() >= 1)
"""


def test_what_start_up_loads_is_left_alone_and_new_cycles_are_found() -> None:
    # In a process of its own: the tests' own garbage is not to be kept.
    told = subprocess.run(
        [sys.executable, "-c", _SETTLED], capture_output=True, text=True, check=True, timeout=120
    )
    assert told.stdout.split() == ["True"] * 4

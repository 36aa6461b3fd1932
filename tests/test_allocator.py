"""The room of pictures goes back to the system, whatever small things stay behind them."""

from __future__ import annotations

import subprocess
import sys

import pytest

_PASSED_ON = """
from bot.allocator import give_back

def used():
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))

if not give_back():
    print("unknown")
    raise SystemExit
# After such a piece glibc would keep smaller ones in its heap from then on.
large = bytearray(2_000_000)
del large
before = used()
pictures, small = [], []
for _ in range(300):
    pictures.append(bytearray(300_000))
    small.append(bytearray(900))
full = used()
pictures.clear()
print(full - before > 80_000, used() - before < 10_000)
"""


def test_pictures_that_are_forgotten_take_no_room() -> None:
    # In a process of its own: tests that draw do without.
    told = subprocess.run(
        [sys.executable, "-c", _PASSED_ON], capture_output=True, text=True, check=True, timeout=60
    )
    if told.stdout.strip() == "unknown":
        pytest.skip("this C library has no such settings")
    assert told.stdout.split() == ["True", "True"]

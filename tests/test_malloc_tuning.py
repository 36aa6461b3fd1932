"""Memory of freed pictures is returned to the system although small objects lie behind it."""

from __future__ import annotations

import subprocess
import sys

import pytest

_FREED_PICTURES = """
from bot.malloc_tuning import tune_malloc

def used():
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))

if not tune_malloc():
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
        [sys.executable, "-c", _FREED_PICTURES],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    if told.stdout.strip() == "unknown":
        pytest.skip("this C library has no such settings")
    assert told.stdout.split() == ["True", "True"]

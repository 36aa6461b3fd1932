"""Tunes glibc's malloc for a process that handles many large byte strings.

A picture of some hundred kilobytes is read by one thread, sent by another and freed soon. By
default glibc allocates such blocks in several arenas, and small objects allocated after them keep
the freed memory from being returned: a process with fifty busy tables grew by a hundred megabytes.
"""

from __future__ import annotations

import ctypes
import sys
from typing import Final

MMAP_THRESHOLD_BYTES: Final = 128 * 1024
"""Blocks of this size and more are mapped on their own and returned as soon as they are freed."""
WORKER_MMAP_THRESHOLD_BYTES: Final = 1024 * 1024
"""The same for a drawing process, where mapping every small layer would cost too much time."""
MAX_MALLOC_ARENAS: Final = 2

_M_MMAP_THRESHOLD, _M_ARENA_MAX = -3, -8  # malloc.h


def tune_malloc(large: int = MMAP_THRESHOLD_BYTES) -> bool:
    """Map blocks of ``large`` bytes and more on their own, and use few arenas for the others.

    Returns False where the C library has no such settings.
    """
    if sys.platform != "linux":
        return False
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is None:
        # Other C libraries, such as musl, have no such settings.
        return False
    return bool(mallopt(_M_MMAP_THRESHOLD, large) and mallopt(_M_ARENA_MAX, MAX_MALLOC_ARENAS))

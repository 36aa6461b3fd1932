"""How the C library keeps the memory of a process that passes pictures on for weeks.

A picture has some hundred kilobytes, is read from a pipe by one thread and sent by another, and is
soon forgotten. By its own settings glibc keeps the room for such pieces in heaps, several of them
where there are threads, and whatever small thing stays behind a picture keeps its room from going
back to the system: a process with fifty busy tables grew by a hundred megabytes so.
"""

from __future__ import annotations

import ctypes
import sys
from typing import Final

LARGE: Final = 128 * 1024
"""From so many bytes on a piece has pages of its own, which go back as soon as it is freed."""
LARGE_LAYER: Final = 1024 * 1024
"""The same for a process that draws: new pages for every small layer would cost it too much."""
HEAPS: Final = 2

_M_MMAP_THRESHOLD, _M_ARENA_MAX = -3, -8  # malloc.h


def give_back(large: int = LARGE) -> bool:
    """Keep pieces as ``large`` as this apart from small ones, in few heaps.

    False where the C library cannot be asked for that.
    """
    if sys.platform != "linux":
        return False
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is None:
        # Other C libraries have no such settings, and no need of them.
        return False
    return bool(mallopt(_M_MMAP_THRESHOLD, large) and mallopt(_M_ARENA_MAX, HEAPS))

"""A bounded memory of drawn layers: what was used longest ago goes first."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

from cachetools import LRUCache
from PIL import Image

T = TypeVar("T")

_BYTES = {"L": 1, "P": 1, "1": 1, "RGB": 4, "RGBA": 4, "LA": 4}


def picture_bytes(image: Image.Image) -> int:
    """What Pillow holds in memory for ``image`` (it keeps RGB in four bytes a pixel)."""
    return image.width * image.height * _BYTES.get(image.mode, 4)


class Shelf(Generic[T]):
    """Keeps results by key up to ``limit`` units of ``weigh``; safe to share between threads.

    Two threads that miss the same key at once may both make it: drawing twice is cheaper
    than letting every other drawing wait.
    """

    __slots__ = ("_kept", "_lock", "_weigh", "limit")

    def __init__(self, limit: int, weigh: Callable[[T], int]) -> None:
        self.limit = limit
        self._weigh = weigh
        self._kept: LRUCache[Hashable, T] = LRUCache(limit, getsizeof=weigh)
        self._lock = Lock()

    @property
    def used(self) -> int:
        """The summed weight of what is kept; never above the limit."""
        return int(self._kept.currsize)

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The kept result for ``key``, or what ``make`` returns, kept from now on."""
        with self._lock:
            if key in self._kept:
                return self._kept[key]
        made = make()
        with self._lock:
            if key not in self._kept and self._weigh(made) <= self.limit:
                self._kept[key] = made
        return made

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._kept.clear()


LAYERS: Shelf[Image.Image] = Shelf(32 * 2**20, picture_bytes)
"""Large finished layers: players' areas, tracks, card faces."""

SPRITES: Shelf[Image.Image] = Shelf(32 * 2**20, picture_bytes)
"""Small art that every picture shares: icons, terrain hexes, badges, lines of text."""

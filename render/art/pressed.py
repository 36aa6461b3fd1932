"""Large drawings of many tables: those used longest ago are put away in a tenth of the memory.

A board lives as long as its match, and drawing it anew takes fifty times as long as to inflate it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from threading import Lock
from typing import NamedTuple

from cachetools import LRUCache
from isal import isal_zlib
from PIL import Image

from render.art.bands import Looks, looks_of, remember

_LEVEL = 1


class Kept(NamedTuple):
    """A drawing in palette colours, and what its owner knows of it."""

    image: Image.Image
    about: object = None


class _Pressed(NamedTuple):
    size: tuple[int, int]
    data: bytes
    palette: bytes
    info: dict[str | tuple[int, int], object]
    looks: Looks
    about: object


class PressedShelf:
    """Keeps drawings up to ``limit`` bytes as they are, and more of them deflated up to
    ``pressed_limit``; safe to share between threads.
    """

    __slots__ = ("_kept", "_lock", "_pressed", "limit", "pressed_limit")

    def __init__(self, limit: int, pressed_limit: int) -> None:
        self.limit, self.pressed_limit = limit, pressed_limit
        self._kept: LRUCache[Hashable, Kept] = LRUCache(limit, getsizeof=_weight)
        self._pressed: LRUCache[Hashable, _Pressed] = LRUCache(
            pressed_limit, getsizeof=lambda pressed: len(pressed.data)
        )
        self._lock = Lock()

    @property
    def used(self) -> int:
        """How many bytes are kept, pressed or not."""
        return int(self._kept.currsize + self._pressed.currsize)

    def __len__(self) -> int:
        return len(self._kept) + len(self._pressed)

    def find(self, key: Hashable) -> Kept | None:
        """What is kept under a key, if anything."""
        with self._lock:
            found = self._kept.get(key)
            if found is None and (pressed := self._pressed.pop(key, None)) is not None:
                found = _unpressed(pressed)
                self._keep(key, found)
            return found

    def keep(self, key: Hashable, image: Image.Image, about: object = None) -> None:
        """Keep a drawing in palette colours in place of the one that was kept under the key."""
        with self._lock:
            self._pressed.pop(key, None)
            self._keep(key, Kept(image, about))

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """The kept drawing for ``key``, or what ``make`` returns, kept from now on."""
        found = self.find(key)
        if found is not None:
            return found.image
        made = make()
        self.keep(key, made)
        return made

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._kept.clear()
            self._pressed.clear()

    def _keep(self, key: Hashable, kept: Kept) -> None:
        weight = _weight(kept)
        self._kept.pop(key, None)
        if weight > self.limit:
            return
        while self._kept.currsize + weight > self.limit:
            oldest, other = self._kept.popitem()
            pressed = _press(other)
            if len(pressed.data) <= self.pressed_limit:
                self._pressed[oldest] = pressed
        self._kept[key] = kept


def _weight(kept: Kept) -> int:
    return kept.image.width * kept.image.height


def _press(kept: Kept) -> _Pressed:
    image = kept.image
    data = isal_zlib.compress(image.tobytes(), _LEVEL)
    palette = bytes(image.getpalette("RGB") or ())
    return _Pressed(image.size, data, palette, dict(image.info), looks_of(image), kept.about)


def _unpressed(pressed: _Pressed) -> Kept:
    data = isal_zlib.decompress(pressed.data, bufsize=pressed.size[0] * pressed.size[1])
    image = Image.frombytes("P", pressed.size, data)
    image.putpalette(pressed.palette)
    image.info.update(pressed.info)
    remember(image, pressed.looks)
    return Kept(image, pressed.about)


BOARDS = PressedShelf(40 * 2**20, 16 * 2**20)
"""The last board of every table that was drawn."""

GROUNDS = PressedShelf(16 * 2**20, 8 * 2**20)
"""What boards are drawn upon, from the first picture of a match to its last."""

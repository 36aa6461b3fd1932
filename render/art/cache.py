"""Bounded caches of drawn images: results by key, and boards that are compressed when unused."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, NamedTuple, TypeVar

from cachetools import LRUCache
from isal import isal_zlib
from PIL import Image

T = TypeVar("T")

_BYTES_PER_PIXEL = {"L": 1, "P": 1, "1": 1, "RGB": 4, "RGBA": 4, "LA": 4}
_COMPRESSION_LEVEL = 1


def image_memory_bytes(image: Image.Image) -> int:
    """What Pillow holds in memory for ``image`` (it keeps RGB in four bytes a pixel)."""
    return image.width * image.height * _BYTES_PER_PIXEL.get(image.mode, 4)


class BoundedCache(Generic[T]):
    """Caches results by key up to ``limit`` units of ``size_of``; safe to share between threads.

    The least recently used result is dropped first. Two threads that miss the same key at once may
    both make it: drawing twice is cheaper than blocking every other drawing.
    """

    __slots__ = ("_entries", "_lock", "_size_of", "limit")

    def __init__(self, limit: int, size_of: Callable[[T], int]) -> None:
        self.limit = limit
        self._size_of = size_of
        self._entries: LRUCache[Hashable, T] = LRUCache(limit, getsizeof=size_of)
        self._lock = Lock()

    @property
    def used(self) -> int:
        """The summed size of all results; never above the limit."""
        return int(self._entries.currsize)

    def __len__(self) -> int:
        return len(self._entries)

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The cached result for ``key``; where there is none, what ``make`` returns is cached."""
        with self._lock:
            if key in self._entries:
                return self._entries[key]
        made = make()
        with self._lock:
            if key not in self._entries and self._size_of(made) <= self.limit:
                self._entries[key] = made
        return made

    def clear(self) -> None:
        """Drop everything."""
        with self._lock:
            self._entries.clear()


class CachedImage(NamedTuple):
    """An image in palette colours, with the metadata it was stored with."""

    image: Image.Image
    metadata: object = None


class _CompressedImage(NamedTuple):
    size: tuple[int, int]
    data: bytes
    palette: bytes
    info: dict[str | tuple[int, int], object]
    metadata: object


class CompressedImageCache:
    """Caches images in palette colours by key; safe to share between threads.

    The most recently used ones are kept as they are, up to ``limit`` bytes. Older ones are
    compressed to about a tenth, up to ``compressed_limit`` bytes, and decompressed when they are
    used again, which takes a fiftieth of the time to draw one.
    """

    __slots__ = ("_compressed", "_entries", "_lock", "compressed_limit", "limit")

    def __init__(self, limit: int, compressed_limit: int) -> None:
        self.limit, self.compressed_limit = limit, compressed_limit
        self._entries: LRUCache[Hashable, CachedImage] = LRUCache(limit, getsizeof=_image_bytes)
        self._compressed: LRUCache[Hashable, _CompressedImage] = LRUCache(
            compressed_limit, getsizeof=lambda compressed: len(compressed.data)
        )
        self._lock = Lock()

    @property
    def used(self) -> int:
        """The summed size in bytes, compressed or not."""
        return int(self._entries.currsize + self._compressed.currsize)

    def __len__(self) -> int:
        return len(self._entries) + len(self._compressed)

    def find(self, key: Hashable) -> CachedImage | None:
        """The image stored under ``key``; None where there is none."""
        with self._lock:
            found = self._entries.get(key)
            if found is None and (compressed := self._compressed.pop(key, None)) is not None:
                found = _decompress(compressed)
                self._store(key, found)
            return found

    def store(self, key: Hashable, image: Image.Image, metadata: object = None) -> None:
        """Store an image in palette colours; it replaces the one under the same key."""
        with self._lock:
            self._compressed.pop(key, None)
            self._store(key, CachedImage(image, metadata))

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """The image stored under ``key``; where there is none, what ``make`` returns is stored."""
        found = self.find(key)
        if found is not None:
            return found.image
        made = make()
        self.store(key, made)
        return made

    def clear(self) -> None:
        """Drop everything."""
        with self._lock:
            self._entries.clear()
            self._compressed.clear()

    def _store(self, key: Hashable, cached: CachedImage) -> None:
        weight = _image_bytes(cached)
        self._entries.pop(key, None)
        if weight > self.limit:
            return
        while self._entries.currsize + weight > self.limit:
            oldest, other = self._entries.popitem()
            compressed = _compress(other)
            if len(compressed.data) <= self.compressed_limit:
                self._compressed[oldest] = compressed
        self._entries[key] = cached


def _image_bytes(cached: CachedImage) -> int:
    return cached.image.width * cached.image.height


def _compress(cached: CachedImage) -> _CompressedImage:
    image = cached.image
    data = isal_zlib.compress(image.tobytes(), _COMPRESSION_LEVEL)
    palette = bytes(image.getpalette("RGB") or ())
    return _CompressedImage(image.size, data, palette, dict(image.info), cached.metadata)


def _decompress(compressed: _CompressedImage) -> CachedImage:
    data = isal_zlib.decompress(compressed.data, bufsize=compressed.size[0] * compressed.size[1])
    image = Image.frombytes("P", compressed.size, data)
    image.putpalette(compressed.palette)
    image.info.update(compressed.info)
    return CachedImage(image, compressed.metadata)


LAYER_CACHE: BoundedCache[Image.Image] = BoundedCache(32 * 2**20, image_memory_bytes)
"""Large finished layers: players' areas, tracks, card faces."""

SPRITE_CACHE: BoundedCache[Image.Image] = BoundedCache(32 * 2**20, image_memory_bytes)
"""Small art that every picture shares: icons, terrain hexes, badges, lines of text."""

BOARD_CACHE = CompressedImageCache(40 * 2**20, 16 * 2**20)
"""The last board that was drawn of every table."""

BACKGROUND_CACHE = CompressedImageCache(16 * 2**20, 8 * 2**20)
"""Backgrounds of boards, which stay the same for a whole match."""

"""PNG files with a palette, written by hand: rows are deflated by ISA-L, ten times as fast as zlib.

They come out some 15 % larger than Pillow's; drawing a panel is then no longer mostly waiting for
its compression. The rows come in bands, each deflated by itself, so that one which looks as it did
in an earlier file need not be deflated again.
"""

from __future__ import annotations

from collections.abc import Iterable
from struct import pack
from typing import Final, NamedTuple

from isal import isal_zlib
from PIL import Image

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_LEVEL = 2
_BITS = 8
_INDEXED = 3
_RAW = -15
"""Deflated without a head and without a sum at its end: the file has one for all bands."""
_HEAD: Final = b"\x78\x01"
_END: Final = b"\x03\x00"
_BASE = 65521
"""The prime of Adler's sums."""


class Band(NamedTuple):
    """Some rows as a part of a file, how many bytes they were before, and the sum of these."""

    chunk: bytes
    length: int
    sum: int


def band_of(rows: Image.Image) -> Band:
    """Rows of indexes, deflated.

    Their first column is none of the picture: it holds the filter of each row, and all of them are
    0, since filters are of no use to indexes.
    """
    data = rows.tobytes()
    deflate = isal_zlib.compressobj(_LEVEL, isal_zlib.DEFLATED, _RAW)
    deflated = deflate.compress(data) + deflate.flush(isal_zlib.Z_FULL_FLUSH)
    return Band(_chunk(b"IDAT", deflated), len(data), isal_zlib.adler32(data))


def write_png(size: tuple[int, int], palette: bytes, bands: Iterable[Band]) -> bytes:
    """A file of the bands from top to bottom; ``palette`` has three bytes a colour."""
    wide, high = size
    total, chunks = 1, []
    for band in bands:
        chunks.append(band.chunk)
        total = _added(total, band)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", pack(">IIBBBBB", wide, high, _BITS, _INDEXED, 0, 0, 0)),
            _chunk(b"PLTE", palette),
            _chunk(b"IDAT", _HEAD),
            *chunks,
            _chunk(b"IDAT", _END + pack(">I", total)),
            _chunk(b"IEND", b""),
        )
    )


def encode_indexed(image: Image.Image) -> bytes:
    """A picture that has a palette already."""
    rows = Image.new("L", (image.width + 1, image.height))
    rows.paste(Image.frombytes("L", image.size, image.tobytes()), (1, 0))
    return write_png(image.size, bytes(image.getpalette("RGB") or ()), [band_of(rows)])


def _added(total: int, band: Band) -> int:
    """Adler's sum of what was summed up before and the band behind it."""
    low, high = total & 0xFFFF, total >> 16
    more, much_more = band.sum & 0xFFFF, band.sum >> 16
    high = (high + much_more + band.length * (low - 1)) % _BASE
    return high << 16 | (low + more - 1) % _BASE


def _chunk(kind: bytes, data: bytes) -> bytes:
    summed = isal_zlib.crc32(data, isal_zlib.crc32(kind))
    return b"".join((pack(">I", len(data)), kind, data, pack(">I", summed)))

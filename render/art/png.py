"""PNG files with a palette, written by hand: rows are deflated by ISA-L, ten times as fast as zlib.

They come out some 15 % larger than Pillow's; drawing a panel is then no longer mostly waiting for
its compression.
"""

from __future__ import annotations

from struct import pack
from zlib import crc32

from isal import isal_zlib
from PIL import Image

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_LEVEL = 2
_BITS = 8
_INDEXED = 3


def write_png(rows: Image.Image, palette: bytes) -> bytes:
    """A file of the indexes in ``rows`` into ``palette``, which has three bytes a colour.

    The first column of ``rows`` is none of the picture: it holds the filter of each row, and all
    of them are 0, since filters are of no use to indexes.
    """
    head = pack(">IIBBBBB", rows.width - 1, rows.height, _BITS, _INDEXED, 0, 0, 0)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", head),
            _chunk(b"PLTE", palette),
            _chunk(b"IDAT", isal_zlib.compress(rows.tobytes(), _LEVEL)),
            _chunk(b"IEND", b""),
        )
    )


def encode_indexed(image: Image.Image) -> bytes:
    """A picture that has a palette already."""
    rows = Image.new("L", (image.width + 1, image.height))
    rows.paste(Image.frombytes("L", image.size, image.tobytes()), (1, 0))
    return write_png(rows, bytes(image.getpalette("RGB") or ()))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return b"".join((pack(">I", len(data)), kind, data, pack(">I", crc32(data, crc32(kind)))))

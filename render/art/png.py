"""Encodes PNG files with a palette; rows are deflated by ISA-L, ten times as fast as zlib.

Files come out some 15 % larger than Pillow's, but with Pillow's encoder most of the time of a panel
would go into compression.
"""

from __future__ import annotations

from collections.abc import Iterable
from struct import pack

from isal import isal_zlib
from PIL import Image

Offset = tuple[int, int]

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_COMPRESSION_LEVEL = 2
_BITS = 8
_INDEXED = 3


def encode_parts(
    parts: Iterable[tuple[Image.Image, Offset]], size: tuple[int, int], ground: int, palette: bytes
) -> bytes:
    """Indexed images on a ground of one index, each at its offset, as one PNG of the size.

    ``palette`` has three bytes a colour.
    """
    wide, high = size
    # The first column holds the filter type of each row. It is always 0 (no filter), because
    # filters compute with values, and neighbouring indexes are unrelated colours.
    rows = Image.new("P", (wide + 1, high))
    rows.paste(ground, (1, 0, *rows.size))
    for part, (x, y) in parts:
        rows.paste(part, (x + 1, y))
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", pack(">IIBBBBB", wide, high, _BITS, _INDEXED, 0, 0, 0)),
            _chunk(b"PLTE", palette),
            _chunk(b"IDAT", isal_zlib.compress(rows.tobytes(), _COMPRESSION_LEVEL)),
            _chunk(b"IEND", b""),
        )
    )


def encode_indexed(image: Image.Image) -> bytes:
    """An image in its own palette."""
    return encode_parts([(image, (0, 0))], image.size, 0, bytes(image.getpalette("RGB") or ()))


def _chunk(kind: bytes, data: bytes) -> bytes:
    checksum = isal_zlib.crc32(data, isal_zlib.crc32(kind))
    return b"".join((pack(">I", len(data)), kind, data, pack(">I", checksum)))

"""Encoded files are valid PNG with every part in its place."""

from __future__ import annotations

import struct
import zlib
from functools import cache
from io import BytesIO

import pytest
from PIL import Image

from render.art.brush import Colour
from render.art.fact_locations import Box
from render.art.incremental import repaint_boxes
from render.art.palette import Palette
from render.art.png import encode_indexed
from render.art.shared_colours import GILT, INK, PAPER, TABLE, WHITE
from render.deus.board.terrain import GROUNDS
from render.kit.choose_palette import choose_palette, shade_strip
from render.kit.option_marks import dim_indexed_image

SIZE = (300, 500)


@cache
def palette() -> Palette:
    """A palette on the ground that all games share."""
    return choose_palette(GROUNDS, [shade_strip(tuple(GROUNDS))])


def striped(*colours: Colour) -> Image.Image:
    image = Image.new("RGB", SIZE, PAPER)
    for number, colour in enumerate(colours):
        image.paste(colour, (20 * number, 0, 20 * number + 10, SIZE[1]))
    return image


def pixels(data: bytes) -> bytes:
    return Image.open(BytesIO(data)).convert("RGB").tobytes()


def test_a_file_has_the_sum_of_all_its_rows() -> None:
    part = striped(INK, GILT, WHITE)
    data = palette().encode_parts([(part, (7, 30))], (400, 777), TABLE)
    inside, at = b"", 8
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        kind, content = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        (summed,) = struct.unpack_from(">I", data, at + 8 + length)
        assert summed == zlib.crc32(kind + content)
        inside += content if kind == b"IDAT" else b""
        at += 12 + length
    # A reader checks the sum, and that nothing comes behind it.
    reader = zlib.decompressobj()
    assert len(reader.decompress(inside)) == 401 * 777
    assert reader.eof
    assert reader.unused_data == b""
    expected = Image.new("RGB", (400, 777), TABLE)
    expected.paste(part, (7, 30))
    assert pixels(data) == expected.tobytes()


def test_a_repainted_board_and_its_dimmed_copy_are_encoded_as_they_are() -> None:
    first = palette().indexed(striped(INK, GILT))

    def paint(part: Image.Image, box: Box) -> None:
        part.paste(WHITE, (0, 0, *part.size))

    second = repaint_boxes(first, [(40, 100, 90, 140)], paint, palette())
    for bright in (first, second):
        assert pixels(palette().encode(bright)) == bright.convert("RGB").tobytes()
        dimmed = dim_indexed_image(bright, palette())
        assert pixels(palette().encode(dimmed)) == dimmed.convert("RGB").tobytes()
    assert palette().encode(second) == palette().encode(second.copy())
    assert pixels(encode_indexed(second)) == second.convert("RGB").tobytes()


@pytest.mark.parametrize("spot", [(0, 1), (1, 0), (0, 64), (3, -64), (0, -65)])
def test_parts_lie_where_they_are_put(spot: tuple[int, int]) -> None:
    part, below = striped(INK, GILT), Image.new("RGB", (40, 700), WHITE)
    # Of a part whose rows differ, so that a mistaken one would be seen.
    for row in range(0, SIZE[1], 7):
        part.paste(WHITE, (0, row, row // 2, row + 3))
    size = (SIZE[0], 700)
    for at in ((0, 0), spot):
        data = palette().encode_parts([(below, (250, 0)), (part, at)], size, TABLE)
        expected = Image.new("RGB", size, TABLE)
        expected.paste(below, (250, 0))
        expected.paste(part, at)
        assert pixels(data) == expected.tobytes()


def test_what_lies_above_is_told_from_what_lies_below() -> None:
    one, other = Image.new("RGB", (50, 50), INK), Image.new("RGB", (50, 50), WHITE)
    laid = [(one, (0, 0)), (other, (10, 10))]
    data = [palette().encode_parts(parts, (80, 80), TABLE) for parts in (laid, laid[::-1])]
    assert data[0] != data[1]
    assert Image.open(BytesIO(data[0])).convert("RGB").getpixel((30, 30)) == WHITE

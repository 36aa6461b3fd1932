"""Rows that look as they did are not deflated again, and files are the same all the same."""

from __future__ import annotations

import struct
import zlib
from io import BytesIO

import pytest
from PIL import Image

from render.art import bands
from render.art.brush import Colour
from render.art.growth import repainted
from render.art.palette import GILT, INK, PAPER, TABLE, WHITE
from render.art.png import Band, band_of
from render.art.spots import Box
from render.deus.inks import inks
from render.kit.marks import faded

SIZE = (300, 500)


@pytest.fixture
def deflated(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many rows were deflated, each time some were."""
    heights: list[int] = []

    def noting(rows: Image.Image) -> Band:
        heights.append(rows.height)
        return band_of(rows)

    monkeypatch.setattr(bands, "band_of", noting)
    return heights


def striped(*colours: Colour) -> Image.Image:
    image = Image.new("RGB", SIZE, PAPER)
    for number, colour in enumerate(colours):
        image.paste(colour, (20 * number, 0, 20 * number + 10, SIZE[1]))
    return image


def pixels(data: bytes) -> bytes:
    return Image.open(BytesIO(data)).convert("RGB").tobytes()


def test_a_file_has_the_sum_of_all_its_rows() -> None:
    part = striped(INK, GILT, WHITE)
    data = inks().encode_laid([(part, (7, 30))], (400, 777), TABLE)
    inside, at = b"", 8
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        kind, content = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        (summed,) = struct.unpack_from(">I", data, at + 8 + length)
        assert summed == zlib.crc32(kind + content)
        inside += content if kind == b"IDAT" else b""
        at += 12 + length
    # Whoever reads it checks the sum, and that nothing comes behind it.
    reader = zlib.decompressobj()
    assert len(reader.decompress(inside)) == 401 * 777
    assert reader.eof
    assert reader.unused_data == b""
    expected = Image.new("RGB", (400, 777), TABLE)
    expected.paste(part, (7, 30))
    assert pixels(data) == expected.tobytes()


def test_only_rows_that_differ_are_deflated(deflated: list[int]) -> None:
    first = inks().indexed(striped(INK, GILT))
    inks().encode_laid([(first, (0, 0))], SIZE, TABLE)
    assert sum(deflated) == SIZE[1]
    deflated.clear()

    def paint(part: Image.Image, box: Box) -> None:
        part.paste(WHITE, (0, 0, *part.size))

    second = repainted(first, [(40, 100, 90, 140)], paint, inks())
    data = inks().encode_laid([(second, (0, 0))], SIZE, TABLE)
    # The rows of the box lie in two bands of 64.
    assert deflated == [64, 64]
    assert pixels(data) == second.convert("RGB").tobytes()
    deflated.clear()
    assert data == inks().encode_laid([(second.copy(), (0, 0))], SIZE, TABLE)
    assert sum(deflated) == SIZE[1]


def test_a_faded_board_is_deflated_where_the_bright_one_has_changed(deflated: list[int]) -> None:
    first = inks().indexed(striped(INK, GILT))

    def paint(part: Image.Image, box: Box) -> None:
        part.paste(WHITE, (0, 0, *part.size))

    for bright, rows in ((first, 500), (repainted(first, [(0, 70, 9, 80)], paint, inks()), 64)):
        deflated.clear()
        data = inks().encode(faded(bright, inks()))
        assert sum(deflated) == rows
        assert pixels(data) == faded(bright, inks()).convert("RGB").tobytes()
        deflated.clear()
        # It is not taken for the bright one.
        assert pixels(inks().encode(bright)) == bright.convert("RGB").tobytes()


@pytest.mark.parametrize("spot", [(0, 1), (1, 0), (0, 64), (3, -64), (0, -65)])
def test_rows_that_lie_elsewhere_are_others(spot: tuple[int, int]) -> None:
    part, below = striped(INK, GILT), Image.new("RGB", (40, 700), WHITE)
    # Of a part whose rows differ, so that a mistaken one would be seen.
    for row in range(0, SIZE[1], 7):
        part.paste(WHITE, (0, row, row // 2, row + 3))
    size = (SIZE[0], 700)
    for at in ((0, 0), spot):
        data = inks().encode_laid([(below, (250, 0)), (part, at)], size, TABLE)
        expected = Image.new("RGB", size, TABLE)
        expected.paste(below, (250, 0))
        expected.paste(part, at)
        assert pixels(data) == expected.tobytes()


def test_what_lies_above_is_told_from_what_lies_below() -> None:
    one, other = Image.new("RGB", (50, 50), INK), Image.new("RGB", (50, 50), WHITE)
    laid = [(one, (0, 0)), (other, (10, 10))]
    data = [inks().encode_laid(parts, (80, 80), TABLE) for parts in (laid, laid[::-1])]
    assert data[0] != data[1]
    assert Image.open(BytesIO(data[0])).convert("RGB").getpixel((30, 30)) == WHITE

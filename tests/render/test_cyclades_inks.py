"""Fewer colours, but the right ones, for Cyclades."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageChops, ImageStat

from render.art.palette import INK, NIGHT, PAPER, SEATS, TABLE, WHITE
from render.cyclades.face import CycladesFace
from render.cyclades.inks import inks
from render.cyclades.tints import GODS, SEAS
from tests.render.islands import middle, say_with


def _decoded(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


def test_surfaces_seats_and_gods_keep_their_exact_colours() -> None:
    seats = [dress.colour for dress in SEATS.values()]
    flat = [INK, PAPER, TABLE, WHITE, NIGHT, *GODS.values(), *SEAS, *seats]
    strip = Image.new("RGB", (len(flat), 1))
    strip.putdata(flat)
    assert list(_decoded(inks().encode(strip)).get_flattened_data()) == flat


def test_the_palette_is_hardly_seen() -> None:
    for people in (3, 6):
        drawn = CycladesFace().draw_board(middle(people), say_with())
        lost = ImageStat.Stat(ImageChops.difference(drawn, _decoded(inks().encode(drawn))))
        assert max(lost.mean) < 1.5
        assert max(high for _, high in lost.extrema) < 60

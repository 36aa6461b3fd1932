"""Fewer colours, but the right ones."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageChops, ImageStat

from render.art.palette import INK, PAPER, TABLE, WHITE
from render.deus.face import DeusFace
from render.deus.inks import inks
from render.deus.livery import CARDS, SEATS
from tests.render.samples import sample
from tests.render.words import speaker


def _decoded(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


def test_surfaces_and_seats_keep_their_exact_colours() -> None:
    flat = [INK, PAPER, TABLE, WHITE, *CARDS.values(), *(d.colour for d in SEATS.values())]
    strip = Image.new("RGB", (len(flat), 1))
    strip.putdata(flat)
    assert list(_decoded(inks().encode(strip)).get_flattened_data()) == flat


def test_the_palette_is_hardly_seen() -> None:
    drawn = DeusFace().draw_board(sample(4, 3), speaker())
    lost = ImageStat.Stat(ImageChops.difference(drawn, _decoded(inks().encode(drawn))))
    assert max(lost.mean) < 1.5
    assert max(high for _, high in lost.extrema) < 60

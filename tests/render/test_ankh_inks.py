"""Fewer colours, but the right ones, for Ankh."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageChops, ImageStat

from render.ankh.face import AnkhFace
from render.ankh.inks import inks
from render.ankh.tints import CHAINS, GROUNDS, NILE, REGIONS
from render.art.palette import GILT, INK, NIGHT, PAPER, SEATS, TABLE, WHITE
from tests.render.egypt import marked, middle, say_with


def _decoded(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


def test_surfaces_seats_and_regions_keep_their_exact_colours() -> None:
    seats = [dress.colour for dress in SEATS.values()]
    flat = [INK, PAPER, TABLE, WHITE, NIGHT, GILT, NILE, GROUNDS["water"]]
    flat += [*REGIONS, *CHAINS, *seats]
    strip = Image.new("RGB", (len(flat), 1))
    strip.putdata(flat)
    assert list(_decoded(inks().encode(strip)).get_flattened_data()) == flat


def test_the_palette_is_hardly_seen() -> None:
    for people in (2, 5):
        view = middle(people, "amber")
        for drawn in (
            AnkhFace().draw_board(view, say_with()),
            AnkhFace().draw_panel(view, say_with(), marks=marked(view)),
        ):
            lost = ImageStat.Stat(ImageChops.difference(drawn, _decoded(inks().encode(drawn))))
            assert max(lost.mean) < 1.5
            assert max(high for _, high in lost.extrema) < 70

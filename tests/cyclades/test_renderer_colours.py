"""The palette of Cyclades: exact colours where they matter, small differences elsewhere."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageChops, ImageStat

from render.art.shared_colours import INK, NIGHT, PAPER, SEATS, TABLE, WHITE
from render.cyclades.colours import GODS, SEAS
from render.cyclades.frame import GROUND
from render.cyclades.palette import palette
from render.cyclades.renderer import CycladesRenderer
from tests.cyclades.renderer_positions import middle, say_with


def _decoded(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


def test_surfaces_seats_and_gods_keep_their_exact_colours() -> None:
    seats = [style.colour for style in SEATS.values()]
    flat = [INK, PAPER, TABLE, WHITE, NIGHT, *GODS.values(), *SEAS, *seats]
    strip = Image.new("RGB", (len(flat), 1))
    strip.putdata(flat)
    seen = list(_decoded(palette().encode(strip)).get_flattened_data())
    assert seen == [GROUND if colour == TABLE else colour for colour in flat]


def test_the_palette_changes_colours_only_slightly() -> None:
    for people in (3, 6):
        drawn = CycladesRenderer().draw_board(middle(people), say_with())
        lost = ImageStat.Stat(ImageChops.difference(drawn, palette().indexed(drawn).convert("RGB")))
        assert max(lost.mean) < 1.5
        assert max(high for _, high in lost.extrema) < 60

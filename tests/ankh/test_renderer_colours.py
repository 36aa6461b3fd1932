"""The palette of Ankh keeps important colours and changes pictures hardly."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageChops, ImageStat

from render.ankh.colours import CHAINS, GROUNDS, NILE, REGIONS
from render.ankh.frame import GROUND
from render.ankh.palette import palette
from render.ankh.renderer import AnkhRenderer
from render.art.shared_colours import GILT, INK, NIGHT, PAPER, SEATS, TABLE, WHITE
from tests.ankh.renderer_positions import marked, middle, say_with


def _decoded(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


def test_surfaces_seats_and_regions_keep_their_exact_colours() -> None:
    seats = [style.colour for style in SEATS.values()]
    flat = [INK, PAPER, TABLE, WHITE, NIGHT, GILT, NILE, GROUNDS["water"]]
    flat += [*REGIONS, *CHAINS, *seats]
    strip = Image.new("RGB", (len(flat), 1))
    strip.putdata(flat)
    seen = list(_decoded(palette().encode(strip)).get_flattened_data())
    assert seen == [GROUND if colour == TABLE else colour for colour in flat]


def test_the_palette_hardly_changes_a_picture() -> None:
    for people in (2, 5):
        view = middle(people, "amber")
        for drawn in (
            AnkhRenderer().draw_board(view, say_with()),
            AnkhRenderer().draw_panel(view, say_with(), marks=marked(view)),
        ):
            lost = ImageStat.Stat(
                ImageChops.difference(drawn, palette().indexed(drawn).convert("RGB"))
            )
            assert max(lost.mean) < 1.5
            assert max(high for _, high in lost.extrema) < 70

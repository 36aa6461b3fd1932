"""Palettes keep the colours that matter."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageChops, ImageStat

from render.art.shared_colours import INK, PAPER, TABLE, WHITE
from render.deus.colours import CARDS, SEATS
from render.deus.frame import GROUND
from render.deus.palette import palette
from render.deus.renderer import DeusRenderer
from tests.deus.renderer_positions import sample
from tests.render.words import speaker


def _decoded(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


def test_surfaces_and_seats_keep_their_exact_colours() -> None:
    flat = [INK, PAPER, TABLE, WHITE, *CARDS.values(), *(d.colour for d in SEATS.values())]
    strip = Image.new("RGB", (len(flat), 1))
    strip.putdata(flat)
    shown = list(_decoded(palette().encode(strip)).get_flattened_data())
    assert shown == [GROUND if colour == TABLE else colour for colour in flat]


def test_the_palette_is_hardly_seen() -> None:
    drawn = DeusRenderer().draw_board(sample(4, 3), speaker())
    indexed = palette().indexed(drawn).convert("RGB")
    lost = ImageStat.Stat(ImageChops.difference(drawn, indexed))
    assert max(lost.mean) < 1.5
    assert max(high for _, high in lost.extrema) < 60


def test_parts_laid_on_the_table_give_the_picture_that_they_show() -> None:
    renderer, view, say = DeusRenderer(), sample(3, 5), speaker()
    picture = _decoded(renderer.board(view, say).data)
    whole = _decoded(palette().encode(renderer.draw_board(view, say)))
    assert picture.size == whole.size
    assert picture.tobytes() == whole.tobytes()


def test_a_file_says_what_it_is_and_is_whole() -> None:
    data = DeusRenderer().board(sample(2, 1), speaker()).data
    file = Image.open(BytesIO(data))
    assert (file.format, file.mode) == ("PNG", "P")
    file.verify()


def test_a_picture_is_not_taken_for_one_that_is_gone() -> None:
    game_palette = palette()
    for _ in range(40):
        for colour in (INK, PAPER, TABLE, WHITE):
            # Each picture takes the place in memory of the one before it.
            data = game_palette.encode(Image.new("RGB", (64, 64), colour))
            assert _decoded(data).getpixel((40, 40)) == game_palette.shown(colour)

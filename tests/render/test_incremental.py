"""A board drawn incrementally has the same pixels as one drawn at once."""

from __future__ import annotations

import importlib
from collections.abc import Hashable, Mapping
from functools import partial
from itertools import islice

import pytest
from PIL import Image, ImageChops, ImageStat

import games.library  # noqa: F401 - registers all games
from games.core.game import find
from render.art.brush import Colour
from render.art.fact_locations import Box, fact_locations, note_fact
from render.art.incremental import BoardItem, draw_incrementally, repaint_boxes
from render.art.shared_colours import GILT, INK, NIGHT, PAPER, TABLE, WHITE
from render.deus.board.board import board, fit_layout
from render.deus.palette import palette
from render.kit.option_marks import dim_image, dim_indexed_image
from render.renderer import RENDERERS
from tests.cases import GAMES, NEW
from tests.deus.renderer_positions import sample
from tests.render.caches import clear_table_caches
from tests.render.positions import marks_of, walk
from tests.render.words import speaker

SAY = speaker()
SIZE = (200, 100)
OPTIONS: dict[str, Mapping[str, object]] = {
    "cyclades": {"setup": "quick"},
    "deus": {"jokers": True},
}


@pytest.mark.parametrize("name", GAMES)
def test_pictures_do_not_depend_on_those_before(name: str) -> None:
    game, renderer = find(name), RENDERERS[name]
    steps = walk(game, 3, b"growth", 1, player="sensible", options=OPTIONS.get(name, {}))
    # A match that may be short is looked at from its beginning.
    first = 0 if name in NEW else 40
    drawn = []
    for match in islice(steps, first, first + 60, 5):
        for ask in match.pending[:1]:
            view = match.view(ask.seat)
            marks = marks_of(game, view, ask)
            panel, board = renderer.panel(view, SAY, marks=marks), renderer.board(view, SAY)
            drawn.append((view, marks, panel.data, board.data))
    assert len({panel for _, _, panel, _ in drawn}) > 6
    for view, marks, panel_data, board_data in drawn:
        clear_table_caches()
        assert renderer.panel(view, SAY, marks=marks).data == panel_data
        clear_table_caches()
        assert renderer.board(view, SAY).data == board_data


class Board:
    """Squares on a white ground; notes which parts of it are drawn."""

    def __init__(self) -> None:
        self.parts: list[Box | None] = []

    def draw(self, key: Hashable, colours: Mapping[str, Colour]) -> Image.Image:
        boxes = {name: (10 + 40 * n, 11, 39 + 40 * n, 40) for n, name in enumerate("abcd")}
        items = {name: BoardItem(colour, boxes[name]) for name, colour in colours.items()}

        def part(box: Box | None) -> Image.Image:
            self.parts.append(box)
            whole = Image.new("RGB", SIZE, WHITE)
            for name, colour in colours.items():
                whole.paste(colour, boxes[name])
            return whole if box is None else whole.crop(box)

        return draw_incrementally(key, tuple(colours.items()), lambda: items, part, palette())


def pixels(image: Image.Image) -> bytes:
    return image.convert("RGB").tobytes()


def test_only_what_has_changed_is_drawn_anew() -> None:
    board, key = Board(), object()
    first = board.draw(key, {"a": INK, "b": GILT, "c": PAPER})
    note_fact(first, "a", (10, 11, 39, 40))
    second = board.draw(key, {"a": INK, "b": TABLE, "d": NIGHT})
    # One has changed, one is gone and one has come.
    assert board.parts == [None, (50, 10, 80, 40), (90, 10, 120, 40), (130, 10, 160, 40)]
    afresh = Board().draw(object(), {"a": INK, "b": TABLE, "d": NIGHT})
    assert pixels(second) == pixels(afresh)
    assert afresh.convert("RGB").getpixel((60, 20)) == TABLE
    # What lay on the one before need not lie there any more.
    assert fact_locations(second) == {}
    assert palette().encode(second) == palette().encode(afresh)


def test_a_board_that_has_changed_everywhere_is_drawn_at_once() -> None:
    board, key = Board(), object()
    kept = board.draw(key, dict.fromkeys("abcd", INK))
    assert board.draw(key, dict.fromkeys("abcd", INK)) is kept
    assert board.parts == [None]
    parts: list[Box | None] = []

    def draw(box: Box | None) -> Image.Image:
        parts.append(box)
        return Image.new("RGB", SIZE, INK)

    for colour in (INK, GILT):
        items = {"a": BoardItem(colour, (0, 0, *SIZE))}
        assert draw_incrementally("all", colour, partial(dict, items), draw, palette()).size == SIZE
    assert parts == [None, None]


def test_nothing_is_made_of_a_board_that_is_gone() -> None:
    board, key = Board(), object()
    board.draw(key, {"a": INK})
    clear_table_caches()
    board.draw(key, {"a": GILT})
    assert board.parts == [None, None]


def test_paint_keeps_to_its_boxes_and_gets_overlapping_ones_as_one() -> None:
    base = palette().indexed(Image.new("RGB", SIZE, PAPER))
    seen: list[Box] = []

    def paint(part: Image.Image, box: Box) -> None:
        seen.append(box)
        assert part.getpixel((0, 0)) == PAPER
        part.paste(GILT, (0, 0, *part.size))

    image = repaint_boxes(base, [(1, 1, 4, 4), (3, 3, 300, 9), (20, 50, 31, 60)], paint, palette())
    assert seen == [(0, 0, 200, 10), (20, 50, 32, 60)]
    expected = Image.new("RGB", SIZE, PAPER)
    for box in seen:
        expected.paste(GILT, box)
    assert pixels(image) == expected.tobytes()
    assert pixels(base) == Image.new("RGB", SIZE, PAPER).tobytes()


@pytest.mark.parametrize("name", sorted(RENDERERS))
def test_what_is_in_the_colours_of_a_palette_stays_as_it_is(name: str) -> None:
    game_palette = importlib.import_module(f"render.{name}.palette").palette()
    assert game_palette.index_table(lambda colour: colour)[: len(game_palette.colours)] == [
        *range(len(game_palette.colours))
    ]


def test_a_faded_board_is_the_one_in_full_colour_stepped_back() -> None:
    regions = sample(4, 3).regions
    place = fit_layout(regions, 900, 900)
    bright = board(regions, place, palette())
    dark = dim_indexed_image(bright, palette()).convert("RGB")
    lost = ImageStat.Stat(ImageChops.difference(dark, dim_image(bright.convert("RGB"))))
    assert max(lost.mean) < 3
    assert max(high for _, high in lost.extrema) < 60

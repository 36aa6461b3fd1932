"""Draws the twelve cells of the board: tiles to explore, dice that have paid, and monsters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from PIL import Image

from games.divinus.view import CellView, DieView, DivinusView, FigureView
from render.art.brush import Brush, mix
from render.art.cache import LAYER_CACHE, SPRITE_CACHE
from render.art.fact_locations import Box, note_fact, note_fact_centred
from render.art.hex_layout import paste_centred
from render.art.incremental import boxes_overlap, enclosing_box, repaint_boxes
from render.art.rounded_box import rounded_box
from render.art.shared_colours import GILT, INK, PAPER, TABLE, WHITE
from render.art.text import MIN_TEXT_SIZE, draw_text, fit_text, width
from render.divinus.board.tiles import draw_tile, outline
from render.divinus.colours import BARE, BEAST
from render.divinus.dice import die_picture, wide_die
from render.divinus.palette import palette
from render.divinus.tokens import monster
from render.kit.cached_layer import cached_layer
from render.kit.option_marks import badge, dim_indexed_image
from render.renderer import Mark

COLUMNS, ROWS = 3, 4
GAP = 10
_OVERHANG = 5
"""How far the number of a cell reaches over its corner."""
_GROUND = mix(PAPER, INK, 0.62)
_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))

Payments = Mapping[str, tuple[DieView, ...]]


class Grid(NamedTuple):
    """The layout of the cells: tiles of ``size`` pixels, and a ``strip`` under each for its price.

    ``across`` and ``down`` move them on a picture that shows a part of them.
    """

    size: int
    strip: int = 0
    across: int = 0
    down: int = 0

    @property
    def whole(self) -> tuple[int, int]:
        """The size of the market."""
        return (
            COLUMNS * (self.size + GAP) + GAP,
            ROWS * (self.size + self.strip + GAP) + GAP,
        )

    def corner(self, cell: CellView) -> tuple[int, int]:
        """The top left corner of a cell."""
        return (
            self.across + GAP + cell.column * (self.size + GAP),
            self.down + GAP + cell.row * (self.size + self.strip + GAP),
        )

    def end(self, cell: CellView) -> tuple[int, int]:
        """The bottom right corner of a cell."""
        left, top = self.corner(cell)
        return left + self.size, top + self.size

    def reach(self, cell: CellView) -> Box:
        """The box around a cell with its outline, number and price."""
        return enclosing_box(((*self.corner(cell), *self.end(cell)),), max(GAP, self.strip))

    def part(self, box: Box) -> Grid:
        """The same cells, relative to a part cut out of the picture."""
        return self._replace(across=self.across - box[0], down=self.down - box[1])

    def meeting_point(self, cells: Sequence[CellView]) -> tuple[float, float]:
        """The middle of one or several cells, beside the number of the last one."""
        corners = [self.corner(cell) for cell in cells]
        x = sum(left for left, _ in corners) / len(corners)
        y = sum(top for _, top in corners) / len(corners)
        aside = 0.24 if len(cells) > 2 else 0
        return x + (0.5 - aside) * self.size, y + (0.5 - aside) * self.size


def market(
    view: DivinusView, grid: Grid, marks: Sequence[Mark] = (), payments: Payments | None = None
) -> Image.Image:
    """The cells; with marks the others are dimmed. Read-only.

    ``payments`` gives the dice that an option would spend; they are shown beside its number.
    """
    bright = _laid(view.cells, view.figures, grid)
    options = {
        cell.number: [mark for mark in marks if cell.number in cells_of(mark.place)]
        for cell in view.cells
    }
    if not any(options.values()):
        return bright
    lit = [cell for cell in view.cells if options[cell.number]]

    def paint(part: Image.Image, box: Box) -> None:
        here = grid.part(box)
        cells = [cell for cell in lit if boxes_overlap(grid.reach(cell), box)]
        for cell in cells:
            left, top = here.corner(cell)
            right, bottom = here.end(cell)
            rounded_box(part, (left - 5, top - 5, right + 5, bottom + 5), GILT, 10)
            part.paste(bright.crop((*grid.corner(cell), *grid.end(cell))), (left, top))
        for mark in marks:
            numbers = cells_of(mark.place)
            if len(numbers) > 1 and mark.number:
                x, y = here.meeting_point([cell for cell in lit if cell.number in numbers])
                paste_centred(part, badge(mark.number, round(grid.size * 0.34)), x, y)
        for cell in cells:
            single = [mark for mark in options[cell.number] if len(cells_of(mark.place)) == 1]
            _offers(part, cell, single, payments or {}, here)

    return repaint_boxes(
        dim_indexed_image(bright, palette()), map(grid.reach, lit), paint, palette()
    )


def cells_of(place: str) -> tuple[int, ...]:
    """The cells that a place names: "7", "8-9-11-12", "5.W"; none if it lies elsewhere."""
    parts = place.partition(".")[0].split("-")
    return tuple(int(part) for part in parts) if all(p.isdecimal() for p in parts) else ()


def _laid(cells: tuple[CellView, ...], figures: tuple[FigureView, ...], grid: Grid) -> Image.Image:
    """The cells, each cached by itself, and the monsters that guard several of them."""

    def draw() -> Image.Image:
        image = _bare(grid).copy()
        for cell in cells:
            left, top = grid.corner(cell)
            image.paste(_cell(cell, grid.size), (left - _OVERHANG, top - _OVERHANG))
            note_fact(image, f"cells/{cell.number}", (*grid.corner(cell), *grid.end(cell)))
        guarded = [[cell for cell in cells if cell.number in one.cells] for one in figures]
        found = [pair for pair in zip(figures, guarded, strict=True) if pair[1]]
        if not found:
            return image
        reach = 0.56 * grid.size

        def paint(part: Image.Image, box: Box) -> None:
            for figure, its in found:
                _figure(part, figure, its, grid.part(box))

        spots = [tuple(map(round, grid.meeting_point(its))) for _, its in found]
        boxes = [enclosing_box(((x, y, x, y),), reach) for x, y in spots]
        with_figures = repaint_boxes(image, boxes, paint, palette())
        for figure, its in found:
            x, y = grid.meeting_point(its)
            size = grid.size * 0.6
            note_fact_centred(with_figures, f"figures/{figure.monster}", x, y, size, size)
        return with_figures

    return LAYER_CACHE.get(("market", cells, figures, grid), draw)


def _bare(grid: Grid) -> Image.Image:
    """The empty market."""

    def draw() -> Image.Image:
        image = Image.new("RGB", grid.whole, TABLE)
        rounded_box(image, (0, 0, *image.size), _GROUND, 14)
        return image

    return cached_layer(("bare market", grid), palette(), draw)


def _cell(cell: CellView, size: int) -> Image.Image:
    """A cell with its number, which extends a little beyond it."""

    def draw() -> Image.Image:
        across = size + 2 * _OVERHANG
        image = Image.new("RGB", (across, across), _GROUND)
        box = (_OVERHANG, _OVERHANG, _OVERHANG + size, _OVERHANG + size)
        if cell.tile is not None:
            image.paste(draw_tile(cell.tile, size), box[:2])
        else:
            image.paste(BARE, box)
            _dice(image, cell.dice, *box[:2], size)
        if cell.guarded:
            outline(image, box, BEAST, 9)
        tag = _tag(cell, size)
        image.paste(tag, (0, 0), tag)
        return palette().indexed(image)

    return SPRITE_CACHE.get(("cell", cell, size), draw)


def _tag(cell: CellView, size: int) -> Image.Image:
    """The number of the cell; with a surcharge it is red and shows the surcharge."""
    more = cell.price - cell.number
    dearer = more != 0
    text = f"{cell.number}{more:+}" if dearer else str(cell.number)
    # Light, so that nobody takes it for the number of an option.
    ground_colour = BEAST if dearer else PAPER

    def draw() -> Image.Image:
        wide, high = round(size * (0.46 if dearer else 0.31)), max(40, round(size * 0.26))
        wide = max(wide, width(text, "Bold", MIN_TEXT_SIZE) + 14)
        plate = Brush(wide, high)
        unit = high / wide * 100
        plate.box(0, 0, 100, unit, INK, 22)
        plate.box(5, 5, 95, unit - 5, ground_colour, 18)
        ground = plate.finish()
        flat = Image.new("RGB", (wide, high), ground_colour)
        flat.paste(ground, (0, 0), ground)
        run = fit_text(text, "Bold", round(size * 0.24), 10, wide - 8)
        ink = WHITE if dearer else INK
        draw_text(flat, wide / 2, high / 2, run, ink, align="middle")
        image = flat.convert("RGBA")
        image.putalpha(ground.getchannel("A"))
        return image

    return SPRITE_CACHE.get(("cell tag", text, dearer, size), draw)


def _dice(image: Image.Image, dice: Sequence[DieView], left: int, top: int, size: int) -> None:
    """Dice in rows, as large as they fit below the number of the cell."""
    if not dice:
        return
    a_row = 2 if len(dice) <= 4 else 3
    across = min(round(size * 0.36), round(size * 0.88) // a_row - 4)
    rows = -(-len(dice) // a_row)
    step = min(across + 6, round(size * 0.64) // rows)
    across = min(across, step - 2)
    start = top + size * 0.66 - (rows - 1) * step / 2
    for index, die in enumerate(dice):
        row, column = divmod(index, a_row)
        here = min(a_row, len(dice) - row * a_row)
        x = left + size / 2 + (column - (here - 1) / 2) * (across + 6)
        drawn = die_picture(die, across, BARE)
        image.paste(drawn, (round(x - across / 2), round(start + row * step - across / 2)))


def _figure(image: Image.Image, figure: FigureView, cells: Sequence[CellView], grid: Grid) -> None:
    """A monster in the middle of the cells it guards; an arrow shows where the Chimera faces."""
    x, y = grid.meeting_point(cells)
    paste_centred(image, monster(figure.monster, round(grid.size * 0.56)), x, y)
    if figure.facing is not None:
        right, down = _STEPS[figure.facing]
        reach = grid.size * 0.38
        arrow = _arrow(figure.facing, round(grid.size * 0.3))
        paste_centred(image, arrow, x + right * reach, y + down * reach)


def _arrow(side: int, size: int) -> Image.Image:
    """A sign that points north, east, south or west."""

    def draw() -> Image.Image:
        brush = Brush(size)
        brush.polygon([(50, 4), (96, 88), (4, 88)], INK)
        brush.polygon([(50, 20), (84, 80), (16, 80)], GILT)
        return brush.finish().rotate(-90 * side)

    return SPRITE_CACHE.get(("arrow", side, size), draw)


def _offers(
    image: Image.Image, cell: CellView, marks: Sequence[Mark], payments: Payments, grid: Grid
) -> None:
    """The options of a cell from bottom to top: the number of each, and the dice it spends.

    Options with the number of their cell have no other one: it is drawn as that of an option.
    """
    left, top = grid.corner(cell)
    size = grid.size
    if any(mark.number == cell.number for mark in marks):
        across = round(size * 0.36)
        paste_centred(image, badge(cell.number, across), left + across * 0.4, top + across * 0.4)
    marks = [replace(mark, number=0) if mark.number == cell.number else mark for mark in marks]
    if any(mark.option in payments for mark in marks):
        high = grid.strip or round(size * 0.28)
        for index, mark in enumerate(marks[:4]):
            foot = top + size + grid.strip - index * (high + 1)
            room = (left, foot - high, size, high)
            _offer(image, mark.number, payments.get(mark.option, ()), room, whole=index == 0)
        return
    for mark in marks:
        if not mark.number:
            continue
        side = "NESW".find(mark.place.partition(".")[2] or "-")
        right, down = _STEPS[side] if side >= 0 else (0, 0)
        x, y = left + size * (0.5 + 0.3 * right), top + size * (0.5 + 0.3 * down)
        paste_centred(image, badge(mark.number, round(size * (0.34 if side < 0 else 0.28))), x, y)


def _offer(
    image: Image.Image,
    number: int,
    dice: Sequence[DieView],
    box: tuple[int, int, int, int],
    *,
    whole: bool,
) -> None:
    """A number (none if 0) and the dice it spends, on a plate: left, top, width and height.

    With ``whole`` the plate is as wide as the box, otherwise as wide as its content.
    """
    left, top, wide, high = box
    small = high - 10
    start = high + 2 if number else 5
    drawn = [wide_die(die, small, INK) for die in dice]
    if start + sum(die.width + 4 for die in drawn) > wide:
        drawn = [die_picture(die, small, INK) for die in dice]
    needed = start + sum(die.width + 4 for die in drawn) + 2
    tight = max(0, needed - wide) / max(1, len(dice) - 1)
    rounded_box(
        image, (left, top, left + (wide if whole else min(wide, needed)), top + high), INK, 10
    )
    x = float(left + start)
    for die in drawn:
        image.paste(die, (round(x), top + (high - small) // 2))
        x += die.width + 4 - tight
    if number:
        paste_centred(image, badge(number, high), left + high / 2, top + high / 2)

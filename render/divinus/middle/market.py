"""The twelve cells of the board: tiles to explore, dice that paid for others, and monsters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from games.divinus.view import CellView, DieView, DivinusView, FigureView
from render.art.brush import Brush, mix
from render.art.growth import around, repainted, touching
from render.art.hexmap import stamp
from render.art.lettering import fit, write
from render.art.palette import GILT, INK, PAPER, TABLE, WHITE
from render.art.shelf import LAYERS, SPRITES
from render.art.slab import slab
from render.art.spots import Box, note, note_around
from render.divinus.icons import monster
from render.divinus.inks import inks
from render.divinus.map.tiles import draw_tile, outline
from render.divinus.middle.dice import die_picture
from render.divinus.tints import BARE, BEAST
from render.face import Mark
from render.kit.layers import layer
from render.kit.marks import badge, faded

COLUMNS, ROWS = 3, 4
GAP = 10
_BEYOND = 5
"""How far the number of a cell reaches over its corner."""
_GROUND = mix(PAPER, INK, 0.62)
_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))

Paying = Mapping[str, tuple[DieView, ...]]


class Grid(NamedTuple):
    """How cells are drawn: tiles of ``size`` pixels, and a ``strip`` under each for its price.

    ``across`` and ``down`` move them on a picture that shows a part of them.
    """

    size: int
    strip: int = 0
    across: int = 0
    down: int = 0

    @property
    def whole(self) -> tuple[int, int]:
        """How large the market is."""
        return (
            COLUMNS * (self.size + GAP) + GAP,
            ROWS * (self.size + self.strip + GAP) + GAP,
        )

    def corner(self, cell: CellView) -> tuple[int, int]:
        """The left top corner of a cell."""
        return (
            self.across + GAP + cell.column * (self.size + GAP),
            self.down + GAP + cell.row * (self.size + self.strip + GAP),
        )

    def end(self, cell: CellView) -> tuple[int, int]:
        """Its right bottom corner."""
        left, top = self.corner(cell)
        return left + self.size, top + self.size

    def reach(self, cell: CellView) -> Box:
        """The box that holds a cell with its line, its number and its price."""
        return around(((*self.corner(cell), *self.end(cell)),), max(GAP, self.strip))

    def part(self, box: Box) -> Grid:
        """The same cells on what is cut out of the picture."""
        return self._replace(across=self.across - box[0], down=self.down - box[1])

    def amid(self, cells: Sequence[CellView]) -> tuple[float, float]:
        """The middle of a cell, or where several meet, clear of the last one's number."""
        corners = [self.corner(cell) for cell in cells]
        x = sum(left for left, _ in corners) / len(corners)
        y = sum(top for _, top in corners) / len(corners)
        aside = 0.24 if len(cells) > 2 else 0
        return x + (0.5 - aside) * self.size, y + (0.5 - aside) * self.size


def market(
    view: DivinusView, grid: Grid, marks: Sequence[Mark] = (), paying: Paying | None = None
) -> Image.Image:
    """The cells; with marks the others step back. Not to be changed.

    ``paying`` gives the dice that would be spent for an option; they are shown with its number.
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
        cells = [cell for cell in lit if touching(grid.reach(cell), box)]
        for cell in cells:
            left, top = here.corner(cell)
            right, bottom = here.end(cell)
            slab(part, (left - 5, top - 5, right + 5, bottom + 5), GILT, 10)
            part.paste(bright.crop((*grid.corner(cell), *grid.end(cell))), (left, top))
        for mark in marks:
            numbers = cells_of(mark.place)
            if len(numbers) > 1:
                x, y = here.amid([cell for cell in lit if cell.number in numbers])
                stamp(part, badge(mark.number, round(grid.size * 0.34)), x, y)
        for cell in cells:
            single = [mark for mark in options[cell.number] if len(cells_of(mark.place)) == 1]
            _offers(part, cell, single, paying or {}, here)

    return repainted(faded(bright, inks()), map(grid.reach, lit), paint, inks())


def cells_of(place: str) -> tuple[int, ...]:
    """The cells that a place names: "7", "8-9-11-12", "5.W"; none if it lies elsewhere."""
    parts = place.partition(".")[0].split("-")
    return tuple(int(part) for part in parts) if all(p.isdecimal() for p in parts) else ()


def _laid(cells: tuple[CellView, ...], figures: tuple[FigureView, ...], grid: Grid) -> Image.Image:
    """The cells, each drawn by itself, and the monsters that guard several of them."""

    def draw() -> Image.Image:
        image = _bare(grid).copy()
        for cell in cells:
            left, top = grid.corner(cell)
            image.paste(_cell(cell, grid.size), (left - _BEYOND, top - _BEYOND))
            note(image, f"cells/{cell.number}", (*grid.corner(cell), *grid.end(cell)))
        guarded = [[cell for cell in cells if cell.number in one.cells] for one in figures]
        found = [pair for pair in zip(figures, guarded, strict=True) if pair[1]]
        if not found:
            return image
        reach = 0.56 * grid.size

        def paint(part: Image.Image, box: Box) -> None:
            for figure, its in found:
                _figure(part, figure, its, grid.part(box))

        spots = [tuple(map(round, grid.amid(its))) for _, its in found]
        boxes = [around(((x, y, x, y),), reach) for x, y in spots]
        settled = repainted(image, boxes, paint, inks())
        for figure, its in found:
            x, y = grid.amid(its)
            size = grid.size * 0.6
            note_around(settled, f"figures/{figure.monster}", x, y, size, size)
        return settled

    return LAYERS.get(("market", cells, figures, grid), draw)


def _bare(grid: Grid) -> Image.Image:
    """The ground of the market."""

    def draw() -> Image.Image:
        image = Image.new("RGB", grid.whole, TABLE)
        slab(image, (0, 0, *image.size), _GROUND, 14)
        return image

    return layer(("bare market", grid), inks(), draw)


def _cell(cell: CellView, size: int) -> Image.Image:
    """A cell with its number, which reaches a little beyond it."""

    def draw() -> Image.Image:
        across = size + 2 * _BEYOND
        image = Image.new("RGB", (across, across), _GROUND)
        box = (_BEYOND, _BEYOND, _BEYOND + size, _BEYOND + size)
        if cell.tile is not None:
            image.paste(draw_tile(cell.tile, size), box[:2])
        else:
            image.paste(BARE, box)
            _dice(image, cell.dice, *box[:2], size)
        if cell.guarded:
            outline(image, box, BEAST, 9)
        tag = _tag(cell, size)
        image.paste(tag, (0, 0), tag)
        return inks().indexed(image)

    return SPRITES.get(("cell", cell, size), draw)


def _tag(cell: CellView, size: int) -> Image.Image:
    """The number of the cell; with a surcharge it is red and shows that too."""
    more = cell.price - cell.number
    dearer = more != 0
    text = f"{cell.number}{more:+}" if dearer else str(cell.number)

    def draw() -> Image.Image:
        wide, high = round(size * (0.46 if dearer else 0.31)), round(size * 0.26)
        plate = Brush(wide, high)
        unit = high / wide * 100
        plate.box(0, 0, 100, unit, WHITE, 22)
        plate.box(5, 5, 95, unit - 5, BEAST if dearer else INK, 18)
        ground = plate.finish()
        flat = Image.new("RGB", (wide, high), BEAST if dearer else INK)
        flat.paste(ground, (0, 0), ground)
        run = fit(text, "Bold", round(size * 0.24), 10, wide - 8)
        write(flat, wide / 2, high / 2, run, WHITE, align="middle")
        image = flat.convert("RGBA")
        image.putalpha(ground.getchannel("A"))
        return image

    return SPRITES.get(("cell tag", text, dearer, size), draw)


def _dice(image: Image.Image, dice: Sequence[DieView], left: int, top: int, size: int) -> None:
    """Dice in rows, as large as all of them fit below the number of the cell."""
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
    """A monster amid the cells that it guards; the Chimera's snake looks to one side."""
    x, y = grid.amid(cells)
    stamp(image, monster(figure.monster, round(grid.size * 0.56)), x, y)
    if figure.facing is not None:
        right, down = _STEPS[figure.facing]
        reach = grid.size * 0.38
        arrow = _arrow(figure.facing, round(grid.size * 0.3))
        stamp(image, arrow, x + right * reach, y + down * reach)


def _arrow(side: int, size: int) -> Image.Image:
    """A sign that points north, east, south or west."""

    def draw() -> Image.Image:
        brush = Brush(size)
        brush.polygon([(50, 4), (96, 88), (4, 88)], INK)
        brush.polygon([(50, 20), (84, 80), (16, 80)], GILT)
        return brush.finish().rotate(-90 * side)

    return SPRITES.get(("arrow", side, size), draw)


def _offers(
    image: Image.Image, cell: CellView, marks: Sequence[Mark], paying: Paying, grid: Grid
) -> None:
    """Each option of a cell from bottom to top: its number, and the dice that it takes."""
    left, top = grid.corner(cell)
    size = grid.size
    if any(mark.option in paying for mark in marks):
        high = grid.strip or round(size * 0.28)
        for index, mark in enumerate(marks[:4]):
            foot = top + size + grid.strip - index * (high + 1)
            room = (left, foot - high, size, high)
            _offer(image, mark.number, paying.get(mark.option, ()), room, whole=index == 0)
        return
    for mark in marks:
        side = "NESW".find(mark.place.partition(".")[2] or "-")
        right, down = _STEPS[side] if side >= 0 else (0, 0)
        x, y = left + size * (0.5 + 0.3 * right), top + size * (0.5 + 0.3 * down)
        stamp(image, badge(mark.number, round(size * (0.34 if side < 0 else 0.28))), x, y)


def _offer(
    image: Image.Image,
    number: int,
    dice: Sequence[DieView],
    box: tuple[int, int, int, int],
    *,
    whole: bool,
) -> None:
    """A number with the dice that it takes; ``box`` is left, top, width and height of a plate.

    The plate is as wide as that if it is ``whole``, else only as wide as it has to be.
    """
    left, top, wide, high = box
    small = high - 10
    step = min(small + 4, (wide - high - 4 - small) // max(1, len(dice) - 1))
    needed = high + 6 + (len(dice) - 1) * step + small + 4
    slab(image, (left, top, left + (wide if whole else min(wide, needed)), top + high), INK, 10)
    for index, die in enumerate(dice):
        spot = (left + high + 2 + index * step, top + (high - small) // 2)
        image.paste(die_picture(die, small, INK), spot)
    stamp(image, badge(number, high), left + high / 2, top + high / 2)

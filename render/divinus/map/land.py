"""A demigod's map: its tiles, the figures on them, and places where a tile could lie."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist

from PIL import Image

from games.divinus.view import DemigodView, GhostView, PlotView, TileView
from render.art.brush import Colour, Point
from render.art.growth import around, repainted, touching
from render.art.hexmap import stamp
from render.art.lettering import fit, write
from render.art.palette import GILT, INK, PAPER, SEATS, WHITE
from render.art.shelf import LAYERS, SPRITES
from render.art.spots import Box, note
from render.divinus.icons import blessing, hero, monster, symbol
from render.divinus.inks import inks
from render.divinus.map.kept_tiles import tile_picture
from render.divinus.map.lay import Lay
from render.divinus.map.tiles import draw_tile, outline, put_on_tile, symbol_spots
from render.divinus.tints import BARE
from render.face import Mark
from render.kit.layers import layer
from render.kit.marks import badge, badges, faded, stepped_back

_HERO = 0.38
_BEYOND = 0.05  # how far numbers reach over the edge of their tile, in sizes of a tile
_QUARTERS = ((0, 0), (1, 0), (0, 1), (1, 1))


def land(
    demigod: DemigodView,
    lay: Lay,
    ground: Colour,
    marks: Sequence[Mark] = (),
    focus: frozenset[str] = frozenset(),
    ghosts: Sequence[GhostView] = (),
) -> Image.Image:
    """The map on ``ground``; with marks or a focus the other tiles step back. Not to be changed."""
    bright = settled_land(demigod, lay, ground)
    shown = [(ghost, mark) for ghost in ghosts for mark in marks if mark.option == ghost.option]
    numbered = {
        plot.label: [mark for mark in marks if mark.place == plot.label] for plot in demigod.plots
    }
    lit = [plot for plot in demigod.plots if numbered[plot.label] or plot.label in focus]
    by_place: dict[str, list[tuple[GhostView, Mark]]] = {}
    for ghost, mark in shown:
        by_place.setdefault(ghost.label, []).append((ghost, mark))
    if not lit and not shown:
        return bright

    def paint(part: Image.Image, box: Box) -> None:
        here = lay.part(box)
        plots = [plot for plot in lit if touching(_reach(plot, lay), box)]
        for plot in plots:
            tile = _tile_box(plot, here)
            part.paste(bright.crop(_tile_box(plot, lay)), tile)
            outline(part, tile, GILT, max(4, lay.size // 32))
        for plot in plots:
            _numbers(part, plot, numbered[plot.label], here)
        for several in by_place.values():
            if touching(_reach(several[0][0], lay), box):
                _ghosts(part, several, here)

    base = bright if shown else faded(bright, inks())
    reaches = [*(_reach(plot, lay) for plot in lit), *(_reach(ghost, lay) for ghost, _ in shown)]
    return repainted(base, reaches, paint, inks())


def _tile_box(place: PlotView | GhostView, lay: Lay) -> Box:
    left, top = lay.corner(place.column, place.row)
    return left, top, left + lay.size, top + lay.size


def _reach(place: PlotView | GhostView, lay: Lay) -> Box:
    """The box that holds a tile and the numbers on it."""
    return around((_tile_box(place, lay),), _BEYOND * lay.size)


def settled_land(demigod: DemigodView, lay: Lay, ground: Colour) -> Image.Image:
    """The map without marks, put together from its tiles. Not to be changed."""

    def draw() -> Image.Image:
        image = _bare(lay, ground).copy()
        for plot in demigod.plots:
            box = _tile_box(plot, lay)
            image.paste(_plot(demigod, plot, lay.size), box[:2])
            for path in (f"plots/{plot.label}", f"plots/{plot.label}?"):
                note(image, f"demigods/{demigod.seat}/{path}", box)
        return image

    return LAYERS.get(("land", demigod.seat, demigod.plots, demigod.hero, lay, ground), draw)


def _bare(lay: Lay, ground: Colour) -> Image.Image:
    """The ground of a map with the names of its columns and rows."""

    def draw() -> Image.Image:
        size = (lay.rim + lay.width, lay.rim + lay.height)
        image = Image.new("RGB", size, ground)
        image.paste(BARE, (lay.rim, lay.rim, *size))
        _names(image, lay, INK if sum(ground) > 380 else PAPER)
        return image

    return layer(("bare land", lay, ground), inks(), draw)


def _names(image: Image.Image, lay: Lay, ink: Colour) -> None:
    """Letters of columns above and numbers of rows to the left, as options name places."""
    size = round(lay.rim * 0.86)
    for name, column in lay.lines:
        left, _ = lay.corner(column, lay.top)
        run = fit(name, "Bold", size, 8, lay.size)
        write(image, left + lay.size / 2, lay.rim / 2, run, ink, align="middle")
    for row in range(lay.top, lay.top + lay.rows):
        _, top = lay.corner(lay.left, row)
        run = fit(str(row + 1), "Bold", size, 8, lay.rim - 2)
        write(image, lay.rim / 2, top + lay.size / 2, run, ink, align="middle")


def _plot(demigod: DemigodView, plot: PlotView, size: int) -> Image.Image:
    """A tile as it lies on a map, with everything that is on it."""
    standing = demigod.hero if plot.hero else None
    guest = standing.landscape if standing is not None else None

    def draw() -> Image.Image:
        image = draw_tile(plot.tile, size, guest)
        if plot.monster:
            image = stepped_back(image)
        outline(image, (0, 0, size, size), INK, max(1, size // 70))
        if plot.overbuilt is not None:
            inset = max(3, size // 28)
            within = (inset, inset, size - inset, size - inset)
            outline(image, within, WHITE, max(2, size // 60))
        if plot.consecrated:
            _bless(image, plot.tile, guest)
        if standing is not None and guest is not None:
            figure = hero(standing.name, SEATS[demigod.seat], round(size * _HERO))
            spot = symbol_spots(plot.tile, guest, True)[-1]
            put_on_tile(image, figure, spot, size)
            if standing.faction is not None:
                people = symbol(standing.faction, round(size * 0.24))
                put_on_tile(image, people, (spot[0] + 0.17, spot[1] + 0.12), size)
        if plot.monster:
            stamp(image, monster("echidna", round(size * 0.6)), size / 2, size / 2)
        return inks().indexed(image)

    seat = demigod.seat if standing is not None else ""
    signs = (plot.monster, plot.overbuilt is not None, plot.consecrated)
    return SPRITES.get(("plot", plot.tile, seat, standing, *signs, size), draw)


def _bless(image: Image.Image, tile: TileView, guest: int | None) -> None:
    """A golden seal beside a consecrated temple."""
    for number, piece in enumerate(tile.landscapes):
        places = symbol_spots(tile, number, number == guest)
        for shown, (x, y) in zip(piece.symbols, places, strict=False):
            if shown.kind == "temple":
                seal = blessing(round(image.width * 0.26))
                put_on_tile(image, seal, (x + 0.15, y - 0.14), image.width)


def _numbers(image: Image.Image, plot: PlotView, marks: Sequence[Mark], lay: Lay) -> None:
    """Badges in the middle of the tile, or on the landscapes that the options name."""
    left, top = lay.corner(plot.column, plot.row)
    size = lay.size
    whole = [mark.number for mark in marks if "." not in mark.option]
    badges(image, whole, left + size / 2, top + size / 2, size * 0.4, size * 0.94)
    for mark in marks:
        _, _, landscape = mark.option.partition(".")
        if landscape:
            x, y = _middle(plot, int(landscape))
            stamp(image, badge(mark.number, round(size * 0.32)), left + x * size, top + y * size)


def _middle(plot: PlotView, landscape: int) -> tuple[float, float]:
    return symbol_spots(plot.tile, landscape, not plot.tile.landscapes[landscape].symbols)[0]


def _ghosts(image: Image.Image, several: Sequence[tuple[GhostView, Mark]], lay: Lay) -> None:
    """The tile as it would lie: alone it fills its place, else a quarter each."""
    first = several[0][0]
    left, top = lay.corner(first.column, first.row)
    size = lay.size
    if len(several) == 1:
        ghost, mark = several[0]
        inset = size // 11 if ghost.overbuild else size // 20
        _ghost(image, ghost, mark, (left + inset, top + inset), size - 2 * inset)
        return
    gap = max(3, size // 40)
    small = (size - 3 * gap) // 2
    down = 0 if len(several) > 2 else (small + gap) // 2
    for (ghost, mark), (column, row) in zip(several, _QUARTERS, strict=False):
        x, y = left + gap + column * (small + gap), top + gap + down + row * (small + gap)
        _ghost(image, ghost, mark, (x, y), small)


def _ghost(
    image: Image.Image, ghost: GhostView, mark: Mark, spot: tuple[int, int], size: int
) -> None:
    x, y = spot
    image.paste(tile_picture(ghost.tile, size), spot)
    outline(image, (x, y, x + size, y + size), GILT, max(4, size // 26))
    disc = badge(mark.number, round(size * (0.42 if size < 150 else 0.32)))
    put_on_tile(image, disc, _free_corner(ghost.tile), size, x, y)


def _free_corner(tile: TileView) -> Point:
    """The corner of a tile from which all its symbols are farthest."""
    taken = [spot for number in range(len(tile.landscapes)) for spot in symbol_spots(tile, number)]
    corners = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
    return max(corners, key=lambda corner: min((dist(corner, spot) for spot in taken), default=0))

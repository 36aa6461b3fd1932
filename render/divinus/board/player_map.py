"""Draws a demigod's map: its tiles, the figures on them, and the places for a tile in hand."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist

from PIL import Image

from games.divinus.view import DemigodView, GhostView, PlotView, TileView
from render.art.brush import Brush, Colour, Point, mix, polygon_corners
from render.art.cache import LAYER_CACHE, SPRITE_CACHE
from render.art.fact_locations import Box, note_fact
from render.art.hex_layout import paste_centred
from render.art.incremental import boxes_overlap, enclosing_box, repaint_boxes
from render.art.shared_colours import GILT, INK, PAPER, SEATS, WHITE
from render.art.text import draw_text, fit_text
from render.divinus.board.cached_tiles import cached_tile
from render.divinus.board.layout import BoardLayout
from render.divinus.board.tiles import draw_tile, outline, put_on_tile, symbol_positions
from render.divinus.colours import BARE, BARE_LINE
from render.divinus.icons import symbol
from render.divinus.palette import palette
from render.divinus.tokens import consecration_icon, hero, monster
from render.kit.cached_layer import cached_layer
from render.kit.option_marks import badge, badges, dim_image, dim_indexed_image
from render.renderer import Mark

_HERO = 0.38
_OVERHANG = 0.05  # how far numbers reach over the edge of their tile, in sizes of a tile
_QUARTERS = ((0, 0), (1, 0), (0, 1), (1, 1))


def land(
    demigod: DemigodView,
    layout: BoardLayout,
    ground: Colour,
    marks: Sequence[Mark] = (),
    focus: frozenset[str] = frozenset(),
    ghosts: Sequence[GhostView] = (),
) -> Image.Image:
    """The map on ``ground``; with marks or a focus the other tiles are dimmed. Read-only."""
    bright = map_without_marks(demigod, layout, ground)
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
        here = layout.part(box)
        plots = [plot for plot in lit if boxes_overlap(_drawn_box(plot, layout), box)]
        for plot in plots:
            tile = _tile_box(plot, here)
            part.paste(bright.crop(_tile_box(plot, layout)), tile)
            outline(part, tile, GILT, max(4, layout.size // 32))
        for plot in plots:
            _numbers(part, plot, numbered[plot.label], here)
        for several in by_place.values():
            if boxes_overlap(_drawn_box(several[0][0], layout), box):
                _ghosts(part, several, here)

    base = bright if shown else dim_indexed_image(bright, palette())
    drawn_boxes = [
        *(_drawn_box(plot, layout) for plot in lit),
        *(_drawn_box(ghost, layout) for ghost, _ in shown),
    ]
    return repaint_boxes(base, drawn_boxes, paint, palette())


def _tile_box(place: PlotView | GhostView, layout: BoardLayout) -> Box:
    left, top = layout.corner(place.column, place.row)
    return left, top, left + layout.size, top + layout.size


def _drawn_box(place: PlotView | GhostView, layout: BoardLayout) -> Box:
    """The box that holds a tile and the numbers on it."""
    return enclosing_box((_tile_box(place, layout),), _OVERHANG * layout.size)


def map_without_marks(demigod: DemigodView, layout: BoardLayout, ground: Colour) -> Image.Image:
    """The map without marks, pasted from its tiles. Read-only."""

    def draw() -> Image.Image:
        image = _bare(layout, ground).copy()
        for plot in demigod.plots:
            box = _tile_box(plot, layout)
            image.paste(_plot(demigod, plot, layout.size), box[:2])
            for path in (f"plots/{plot.label}", f"plots/{plot.label}?"):
                note_fact(image, f"demigods/{demigod.seat}/{path}", box)
        return image

    return LAYER_CACHE.get(
        ("land", demigod.seat, demigod.plots, demigod.hero, layout, ground), draw
    )


def _bare(layout: BoardLayout, ground: Colour) -> Image.Image:
    """The empty map with the names of its columns and rows."""

    def draw() -> Image.Image:
        size = (layout.rim + layout.width, layout.rim + layout.height)
        image = Image.new("RGB", size, ground)
        image.paste(BARE, (layout.rim, layout.rim, *size))
        _draw_unexplored(image, layout)
        _names(image, layout, INK if sum(ground) > 380 else PAPER)
        return image

    return cached_layer(("bare land", layout, ground), palette(), draw)


def _draw_unexplored(image: Image.Image, layout: BoardLayout) -> None:
    """The lines of an old map on land without tiles, and a compass in its corner."""
    rim, step = layout.rim, layout.size
    left, top = (rim + shift % step for shift in (layout.across, layout.down))
    for x in range(left, image.width, step):
        image.paste(BARE_LINE, (x, rim, x + 2, image.height))
    for y in range(top, image.height, step):
        image.paste(BARE_LINE, (rim, y, image.width, y + 2))
    outline(image, (rim, rim, *image.size), BARE_LINE, 5)
    size = min(round(step * 0.9), image.width - rim, image.height - rim)
    rose = _compass(size)
    paste_centred(image, rose, image.width - size * 0.62, image.height - size * 0.62)


def _compass(size: int) -> Image.Image:
    def draw() -> Image.Image:
        brush = Brush(size)
        dark = mix(BARE_LINE, INK, 0.25)
        brush.circle(50, 50, 40, BARE_LINE)
        brush.circle(50, 50, 36, BARE)
        for turn, reach, colour in ((45, 34, BARE_LINE), (0, 48, dark)):
            for corner in polygon_corners(50, 50, reach, 4, turn - 90):
                x, y = corner
                aside = (50 - y) * 0.16, (x - 50) * 0.16
                brush.polygon(
                    [(50 + aside[0], 50 + aside[1]), corner, (50 - aside[0], 50 - aside[1])], colour
                )
        brush.circle(50, 50, 5, BARE)
        return brush.finish()

    return SPRITE_CACHE.get(("compass", size), draw)


def _names(image: Image.Image, layout: BoardLayout, ink: Colour) -> None:
    """Letters above the columns and numbers left of the rows, as in the labels of options."""
    size = round(layout.rim * 0.86)
    for name, column in layout.lines:
        left, _ = layout.corner(column, layout.top)
        run = fit_text(name, "Bold", size, 8, layout.size)
        draw_text(image, left + layout.size / 2, layout.rim / 2, run, ink, align="middle")
    for row in range(layout.top, layout.top + layout.rows):
        _, top = layout.corner(layout.left, row)
        run = fit_text(str(row + 1), "Bold", size, 8, layout.rim - 2)
        draw_text(image, layout.rim / 2, top + layout.size / 2, run, ink, align="middle")


def _plot(demigod: DemigodView, plot: PlotView, size: int) -> Image.Image:
    """A tile of a map with everything that is on it."""
    hero_here = demigod.hero if plot.hero else None
    guest = hero_here.landscape if hero_here is not None else None

    def draw() -> Image.Image:
        image = draw_tile(plot.tile, size, guest)
        if plot.monster:
            image = dim_image(image)
        outline(image, (0, 0, size, size), INK, max(1, size // 70))
        if plot.overbuilt is not None:
            inset = max(3, size // 28)
            within = (inset, inset, size - inset, size - inset)
            outline(image, within, WHITE, max(2, size // 60))
        if plot.consecrated:
            _draw_consecration(image, plot.tile, guest)
        if hero_here is not None and guest is not None:
            figure = hero(hero_here.name, SEATS[demigod.seat], round(size * _HERO))
            spot = symbol_positions(plot.tile, guest, True)[-1]
            put_on_tile(image, figure, spot, size)
            if hero_here.faction is not None:
                people = symbol(hero_here.faction, round(size * 0.24))
                put_on_tile(image, people, (spot[0] + 0.17, spot[1] + 0.12), size)
        if plot.monster:
            paste_centred(image, monster("echidna", round(size * 0.6)), size / 2, size / 2)
        return palette().indexed(image)

    seat = demigod.seat if hero_here is not None else ""
    signs = (plot.monster, plot.overbuilt is not None, plot.consecrated)
    return SPRITE_CACHE.get(("plot", plot.tile, seat, hero_here, *signs, size), draw)


def _draw_consecration(image: Image.Image, tile: TileView, guest: int | None) -> None:
    """A golden seal beside a consecrated temple."""
    for number, piece in enumerate(tile.landscapes):
        places = symbol_positions(tile, number, number == guest)
        for shown, (x, y) in zip(piece.symbols, places, strict=False):
            if shown.kind == "temple":
                seal = consecration_icon(round(image.width * 0.26))
                put_on_tile(image, seal, (x + 0.15, y - 0.14), image.width)


def _numbers(
    image: Image.Image, plot: PlotView, marks: Sequence[Mark], layout: BoardLayout
) -> None:
    """Badges in the middle of the tile, or on the landscapes that the options name."""
    left, top = layout.corner(plot.column, plot.row)
    size = layout.size
    whole = [mark.number for mark in marks if "." not in mark.option]
    badges(image, whole, left + size / 2, top + size / 2, size * 0.4, size * 0.94)
    for mark in marks:
        _, _, landscape = mark.option.partition(".")
        if landscape:
            x, y = _middle(plot, int(landscape))
            paste_centred(
                image, badge(mark.number, round(size * 0.32)), left + x * size, top + y * size
            )


def _middle(plot: PlotView, landscape: int) -> tuple[float, float]:
    return symbol_positions(plot.tile, landscape, not plot.tile.landscapes[landscape].symbols)[0]


def _ghosts(
    image: Image.Image, several: Sequence[tuple[GhostView, Mark]], layout: BoardLayout
) -> None:
    """The tile in hand at each possible place; several turns of one place share it in quarters."""
    first = several[0][0]
    left, top = layout.corner(first.column, first.row)
    size = layout.size
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
    image.paste(cached_tile(ghost.tile, size), spot)
    outline(image, (x, y, x + size, y + size), GILT, max(4, size // 26))
    disc = badge(mark.number, round(size * (0.42 if size < 150 else 0.32)))
    put_on_tile(image, disc, _free_corner(ghost.tile), size, x, y)


def _free_corner(tile: TileView) -> Point:
    """The corner of a tile from which all its symbols are farthest."""
    taken = [
        spot for number in range(len(tile.landscapes)) for spot in symbol_positions(tile, number)
    ]
    corners = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
    return max(corners, key=lambda corner: min((dist(corner, spot) for spot in taken), default=0))

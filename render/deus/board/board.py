"""Draws the continent: terrain, owners, pieces and marked options."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

from PIL import Image

from games.core.hexes import Hex
from games.deus.view import RegionView, SiteView
from render.art.brush import mix
from render.art.cache import SPRITE_CACHE
from render.art.fact_locations import Box, note_fact
from render.art.hex_layout import HexLayout, hex_box, hex_mask, hex_rings, paste_centred
from render.art.incremental import (
    BoardItem,
    BoardItems,
    boxes_overlap,
    draw_incrementally,
    enclosing_box,
    repaint_boxes,
)
from render.art.palette import Palette
from render.art.shared_colours import GILT, INK, PAPER, TABLE, WHITE, SeatStyle
from render.art.text import TextRun, draw_text, fit_text
from render.deus.board.terrain import ground
from render.deus.board.tile_sites import draw_sites, site_cells
from render.deus.colours import seat_style
from render.deus.icons import goods_icon, piece, treasure_disc
from render.kit.option_marks import badges, dim_image, dim_indexed_image
from render.kit.place_label import place_label
from render.renderer import Mark

Regions = tuple[RegionView, ...]

MAX_HEX_SIZE = 122.0
_STEP = 4  # hexes grow by so many pixels
_OVERHANG = 0.3
"""How far pieces and badges reach over the edge of their hex, in its sizes."""

# Positions of pieces by their number: (x, y, size), all in units of the hex's size.
_PLACES: dict[int, tuple[tuple[float, float, float], ...]] = {
    1: ((0, 0.2, 0.92),),
    2: ((-0.38, 0.18, 0.76), (0.38, 0.18, 0.76)),
    3: ((-0.37, 0.04, 0.66), (0.37, 0.04, 0.66), (0, 0.54, 0.66)),
    4: ((-0.36, 0.02, 0.62), (0.36, 0.02, 0.62), (-0.31, 0.52, 0.6), (0.31, 0.52, 0.6)),
    5: (
        (-0.53, 0.02, 0.54),
        (0, 0.02, 0.54),
        (0.53, 0.02, 0.54),
        (-0.28, 0.5, 0.54),
        (0.28, 0.5, 0.54),
    ),
    6: (
        (-0.53, 0.02, 0.54),
        (0, 0.02, 0.54),
        (0.53, 0.02, 0.54),
        (-0.45, 0.48, 0.46),
        (0, 0.5, 0.46),
        (0.45, 0.48, 0.46),
    ),
}
_MOST = max(_PLACES)


def fit_layout(
    regions: Regions, width: int, height: int, sites: tuple[SiteView, ...] = ()
) -> HexLayout:
    """Where regions and sites lie on a picture of at most ``width`` x ``height``.

    Hexes come in few sizes, so that the tables of a server share their sprites.
    """
    cells = [*(Hex(region.q, region.r) for region in regions), *site_cells(sites)]
    size = HexLayout.within(cells, width, height, MAX_HEX_SIZE).size
    return HexLayout.within(cells, width, height, max(2.0, size // _STEP * _STEP))


def box_of(cell: Hex, layout: HexLayout) -> Box:
    """The square around a hex."""
    x, y = layout.middle(cell)
    wide, high = hex_box(layout.size)
    return x - wide // 2, y - high // 2, x + wide // 2, y + high // 2


def board(
    regions: Regions,
    layout: HexLayout,
    palette: Palette,
    marks: Sequence[Mark] = (),
    focus: frozenset[str] = frozenset(),
    sites: tuple[SiteView, ...] = (),
) -> Image.Image:
    """The board; with marks or a focus all other regions are dimmed. Cached: do not modify."""
    bright = _board_without_marks(regions, layout, palette)
    lit = [r for r in regions if r.label in focus or any(m.place == r.label for m in marks)]
    if not lit and not sites:
        return bright
    base = dim_indexed_image(bright, palette) if lit else bright
    if sites:
        # Sites may lie outside of the board, so the whole image is redrawn.
        image = base.convert("RGB")
        draw_sites(image, sites, layout, marks)
        _highlight_options(image, bright.convert("RGB"), lit, marks, layout)
        return image

    def paint(part: Image.Image, box: Box) -> None:
        here = [region for region in lit if boxes_overlap(_drawn_box(region, layout), box)]
        _highlight_options(part, bright.crop(box).convert("RGB"), here, marks, layout.part(box))

    return repaint_boxes(base, [_drawn_box(region, layout) for region in lit], paint, palette)


def samples(regions: Regions, layout: HexLayout, marks: Sequence[Mark]) -> list[Image.Image]:
    """The board in full colour, without marks and with them, to choose a palette from."""
    bright = _drawn(regions, layout)
    marked = dim_image(bright)
    lit = [region for region in regions if any(mark.place == region.label for mark in marks)]
    _highlight_options(marked, bright, lit, marks, layout)
    return [bright, marked]


def _drawn(regions: Regions, layout: HexLayout, box: Box | None = None) -> Image.Image:
    """The board with all its pieces in full colour, or the part in a box."""
    here = layout if box is None else layout.part(box)
    image = Image.new("RGB", (here.width, here.height), TABLE)
    shown = [r for r in regions if box is None or boxes_overlap(_drawn_box(r, layout), box)]
    for region in shown:
        x, y = here.middle(Hex(region.q, region.r))
        ruined = region.terrain == "village" and region.attacked
        variant = 2 * region.q + 3 * region.r
        paste_centred(image, ground(region.terrain, variant, layout.size, ruined=ruined), x, y)
    for region in shown:
        x, y = here.middle(Hex(region.q, region.r))
        run = _label(region.label, layout.size)
        draw_text(image, x, y - layout.size * 0.58, run, INK, align="middle", halo=PAPER)
    for region in shown:
        _draw_region(image, region, here)
    return image


def _shape(regions: Regions) -> Hashable:
    """The part of the regions that rarely changes, as a cache key."""
    return tuple((r.label, r.q, r.r, r.terrain, r.attacked) for r in regions)


def _label(label: str, size: float) -> TextRun:
    return fit_text(label, "Bold", round(size * 0.38), 8, round(size * 2))


def _drawn_box(region: RegionView, layout: HexLayout) -> Box:
    """The box that holds everything which is drawn for a region."""
    return enclosing_box([box_of(Hex(region.q, region.r), layout)], _OVERHANG * layout.size)


def _board_items(regions: Regions, layout: HexLayout) -> BoardItems:
    return {region.label: BoardItem(region, _drawn_box(region, layout)) for region in regions}


def _board_without_marks(regions: Regions, layout: HexLayout, palette: Palette) -> Image.Image:
    """The board as it is, without marks."""

    def note_facts(image: Image.Image) -> None:
        for region in regions:
            note_fact(image, f"regions/{region.label}", box_of(Hex(region.q, region.r), layout))

    return draw_incrementally(
        ("deus", _shape(regions), layout),
        regions,
        partial(_board_items, regions, layout),
        partial(_drawn, regions, layout),
        palette,
        note_facts,
    )


def _draw_region(image: Image.Image, region: RegionView, layout: HexLayout) -> None:
    """Draw the pieces of a region, or the points on a village."""
    x, y = layout.middle(Hex(region.q, region.r))
    if region.owner is not None:
        _draw_owner(image, region, seat_style(region.owner), x, y, layout.size)
    elif region.village_vp and not region.attacked:
        paste_centred(
            image, _treasure(region.village_vp, round(layout.size)), x, y + layout.size * 0.2
        )


def _draw_owner(
    image: Image.Image, region: RegionView, owner: SeatStyle, x: int, y: int, size: float
) -> None:
    edge = hex_rings(
        size, (1.0, 2.2, mix(owner.colour, INK, 0.6)), (2.4, 8.0, owner.colour), (9.6, 2.2, WHITE)
    )
    paste_centred(image, edge, x, y)
    shown = region.pieces[:_MOST]
    for kind, (across, down, scale) in zip(shown, _PLACES.get(len(shown), ()), strict=True):
        sprite = piece(kind, owner, round(size * scale))
        paste_centred(image, sprite, x + across * size, y + down * size)
    plate = place_label(_label(region.label, size), owner, round(size * 0.46), WHITE)
    paste_centred(image, plate, x, y - size * 0.58)


def _treasure(points: int, size: int) -> Image.Image:
    """The victory points that lie on a village."""

    def draw() -> Image.Image:
        disc = treasure_disc(size)
        canvas = Image.new("RGB", disc.size, PAPER)
        canvas.paste(disc, (0, 0), disc)
        paste_centred(canvas, goods_icon("vp", round(size * 0.78)), size / 2, size / 2)
        run = fit_text(str(points), "Bold", round(size * 0.5), 10, round(size * 0.44))
        draw_text(canvas, size / 2, size * 0.49, run, INK, align="middle", halo=PAPER)
        canvas.putalpha(disc.getchannel("A"))
        return canvas

    return SPRITE_CACHE.get(("treasure", points, size), draw)


def _highlight_options(
    image: Image.Image,
    bright: Image.Image,
    lit: Sequence[RegionView],
    marks: Sequence[Mark],
    layout: HexLayout,
) -> None:
    """Draw some regions of a dimmed board as they are on the ``bright`` one, with numbers."""
    for region in lit:
        _highlight_one(image, bright, region, layout)
    for region in lit:
        numbers = [mark.number for mark in marks if mark.place == region.label]
        _number(image, region, numbers, layout)


def _highlight_one(
    image: Image.Image, bright: Image.Image, region: RegionView, layout: HexLayout
) -> None:
    width, height = hex_box(layout.size)
    x, y = layout.middle(Hex(region.q, region.r))
    left, top = x - width // 2, y - height // 2
    cut = bright.crop((left, top, left + width, top + height))
    image.paste(cut, (left, top), hex_mask(layout.size, 1.2))
    if region.owner is None:
        paste_centred(
            image, hex_rings(layout.size, (0.8, 2.0, INK), (2.0, 5.5, GILT), (7.0, 1.6, INK)), x, y
        )
    else:
        paste_centred(image, hex_rings(layout.size, (0.0, 4.0, GILT)), x, y)


def _number(image: Image.Image, region: RegionView, numbers: list[int], layout: HexLayout) -> None:
    """Badges in the middle of an empty region, at the foot of one with pieces on it."""
    x, y = layout.middle(Hex(region.q, region.r))
    bare = region.owner is None and region.terrain != "village"
    down = y + layout.size * (0.2 if bare else 0.72)
    badges(image, numbers, x, down, (0.86 if bare else 0.64) * layout.size, 1.5 * layout.size)

"""Draws the map: owners, pieces, buildings and marked options."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial

from PIL import Image

from games.core.hexes import Hex
from games.cyclades.view import AreaView
from render.art.brush import mix
from render.art.fact_locations import Box, note_fact
from render.art.hex_layout import HexLayout, hex_box, paste_centred
from render.art.incremental import (
    BoardItem,
    BoardItems,
    boxes_overlap,
    draw_incrementally,
    enclosing_box,
    repaint_boxes,
)
from render.art.palette import Palette
from render.art.regions import Cells, region_corner, region_line, region_mask
from render.art.shared_colours import GILT, INK, PAPER, SEATS, TABLE, WHITE, SeatStyle
from render.art.text import draw_text
from render.cyclades import tokens
from render.cyclades.board.anchors import Anchors, Shore, anchors
from render.cyclades.board.buildings import slot
from render.cyclades.board.terrain import anchor_position, terrain
from render.cyclades.icons import goods_icon
from render.kit.option_marks import badge, badges, dim_image, dim_indexed_image
from render.renderer import Mark

Areas = tuple[AreaView, ...]

MAX_HEX_SIZE = 84.0
_OVERHANG = 0.5  # how far pieces and badges reach over the edge of their area, in sizes of a hex
_STEP = 2  # the sizes of hexes differ by this many pixels
OWNER_COLOUR_SHARE = {"land": 0.3, "sea": 0.14}
"""The share of its owner's colour in the colour of an area."""
_MIN_PLATE = 52.0  # on smaller hexes the label of an area has no plate in its owner's colour
# Where the number of an option may lie in a hex, in its sizes.
_BADGE_SPOTS = ((0, 0), (0, -0.5), (0, 0.5), (-0.45, -0.3), (0.45, -0.3), (-0.45, 0.3), (0.45, 0.3))
_BUILDING, _METROPOLIS = 0.86, 1.04  # sizes in a slot, in sizes of a hex

# Positions of tokens by their number: (x, y, size), all in sizes of a hex.
_PLACES: dict[int, tuple[tuple[float, float, float], ...]] = {
    1: ((0, 0.02, 0.98),),
    2: ((-0.42, 0.02, 0.88), (0.42, 0.02, 0.88)),
    3: ((-0.46, -0.08, 0.8), (0.46, -0.08, 0.8), (0, 0.34, 0.8)),
    4: ((-0.44, -0.12, 0.74), (0.44, -0.12, 0.74), (-0.4, 0.46, 0.74), (0.4, 0.46, 0.74)),
    5: (
        (-0.6, -0.14, 0.66),
        (0, -0.18, 0.66),
        (0.6, -0.14, 0.66),
        (-0.34, 0.4, 0.66),
        (0.34, 0.4, 0.66),
    ),
    6: tuple((across, down, 0.6) for down in (-0.16, 0.38) for across in (-0.58, 0, 0.58)),
    8: tuple((x, y, 0.52) for y in (-0.16, 0.34) for x in (-0.66, -0.22, 0.22, 0.66)),
}
_MOST = max(_PLACES)


def fit_layout(areas: Areas, width: int, height: int) -> HexLayout:
    """The layout of the areas on a picture of at most ``width`` x ``height``.

    Hexes have few different sizes, so that tables share cached sprites.
    """
    cells = [cell for area in areas for cell in cells_of(area)]
    size = HexLayout.within(cells, width, height, MAX_HEX_SIZE).size
    return HexLayout.within(cells, width, height, max(2.0, size // _STEP * _STEP))


def cells_of(area: AreaView) -> Cells:
    """The hexes of an area."""
    return _cells(area.hexes)


@lru_cache(maxsize=1024)
def _cells(hexes: tuple[tuple[int, int], ...]) -> Cells:
    return tuple(Hex(*cell) for cell in hexes)


def boxes_of(area: AreaView, spot: Anchors, layout: HexLayout) -> list[Box]:
    """The boxes around the hexes of an area and around its building slots."""
    wide, high = hex_box(layout.size)
    slots = round(layout.size * _BUILDING)
    squares = [(*layout.middle(cell), wide, high) for cell in cells_of(area)]
    squares += [(*anchor_position(at, layout), slots, slots) for at in spot.slots]
    return [
        (
            max(0, x - across // 2),
            max(0, y - down // 2),
            min(layout.width, x + across // 2),
            min(layout.height, y + down // 2),
        )
        for x, y, across, down in squares
    ]


def anchors_of(areas: Areas) -> Mapping[str, Anchors]:
    """The anchors of each area."""
    return anchors(_shores(areas))


def _shores(areas: Areas) -> tuple[Shore, ...]:
    return tuple(
        Shore(
            area.label,
            area.kind == "land",
            cells_of(area),
            tuple(slot_view.sea for slot_view in area.slots),
        )
        for area in areas
    )


def board(
    areas: Areas,
    layout: HexLayout,
    palette: Palette,
    marks: Sequence[Mark] = (),
    focus: frozenset[str] = frozenset(),
) -> Image.Image:
    """The board; with marks or a focus all other areas are dimmed.

    The image is cached: do not change it.
    """
    lit = [a for a in areas if a.label in focus or any(m.place == a.label for m in marks)]
    bright = _board_without_marks(areas, layout, palette)
    if not lit:
        return bright
    spots = anchors_of(areas)
    drawn_boxes = {area.label: _drawn_box(area, spots[area.label], layout) for area in lit}

    def paint(part: Image.Image, box: Box) -> None:
        here = [area for area in lit if boxes_overlap(drawn_boxes[area.label], box)]
        _highlight_options(
            part, bright.crop(box).convert("RGB"), here, spots, marks, layout.part(box)
        )

    return repaint_boxes(dim_indexed_image(bright, palette), drawn_boxes.values(), paint, palette)


def samples(areas: Areas, layout: HexLayout, marks: Sequence[Mark]) -> list[Image.Image]:
    """The board in full colour, without and with marks, as samples for the palette."""
    bright = _drawn(areas, layout)
    marked = dim_image(bright)
    lit = [area for area in areas if any(mark.place == area.label for mark in marks)]
    _highlight_options(marked, bright, lit, anchors_of(areas), marks, layout)
    return [bright, marked]


def _draw_label(image: Image.Image, area: AreaView, spot: Anchors, layout: HexLayout) -> None:
    """Draw the label of an area, on the colour of its owner if it has one."""
    x, y = anchor_position(spot.head, layout)
    if area.owner is not None and layout.size >= _MIN_PLATE:
        paste_centred(image, tokens.area_label(area.label, SEATS[area.owner], layout.size), x, y)
        return
    if area.kind == "sea" and area.creature is None:
        # No ship is above the label of a sea without an owner, but a number may be.
        y -= round(layout.size * 0.1)
    text_colour, halo = (INK, PAPER) if area.kind == "land" else (WHITE, mix(TABLE, INK, 0.3))
    run = tokens.label_run(area.label, layout.size)
    draw_text(image, x, y, run, text_colour, align="middle", halo=halo)


def _draw_symbols(image: Image.Image, area: AreaView, spot: Anchors, layout: HexLayout) -> None:
    """Draw horns and the priestess symbol in a row."""
    size = round(layout.size * (0.42 if len(area.hexes) == 1 else 0.5))
    icons = []
    if area.horns or area.tokens:
        icons.append(tokens.horns(area.horns, area.tokens, size))
    if area.priestess:
        icons.append(goods_icon("priestess", size))
    wide = sum(icon.width for icon in icons)
    x, y = anchor_position(spot.horns, layout)
    left = x - wide / 2
    for icon in icons:
        paste_centred(image, icon, left + icon.width / 2, y)
        left += icon.width


def _drawn_box(area: AreaView, spot: Anchors, layout: HexLayout) -> Box:
    """The box around everything that is drawn for an area."""
    return enclosing_box(boxes_of(area, spot, layout), _OVERHANG * layout.size)


def _board_items(areas: Areas, layout: HexLayout) -> BoardItems:
    spots = anchors_of(areas)
    return {
        area.label: BoardItem(area, _drawn_box(area, spots[area.label], layout)) for area in areas
    }


def _drawn(areas: Areas, layout: HexLayout, box: Box | None = None) -> Image.Image:
    """The board in full colour with all pieces, or the part of it in a box."""
    spots = anchors_of(areas)
    image = terrain(_shores(areas), layout, box)
    here = layout if box is None else layout.part(box)
    items = _board_items(areas, layout)
    shown = [a for a in areas if box is None or boxes_overlap(items[a.label].box, box)]
    for area in shown:
        if area.owner is not None:
            _draw_owner(image, area, SEATS[area.owner], here)
    # Labels are drawn last, so that no piece or building covers them.
    for draw in (_draw_slots, _draw_units, _draw_label):
        for area in shown:
            draw(image, area, spots[area.label], here)
    return image


def _board_without_marks(areas: Areas, layout: HexLayout, palette: Palette) -> Image.Image:
    """The board without marks, drawn incrementally."""

    def note_facts(image: Image.Image) -> None:
        spots = anchors_of(areas)
        for area in areas:
            for box in boxes_of(area, spots[area.label], layout):
                note_fact(image, f"areas/{area.label}", box)

    return draw_incrementally(
        ("islands", _shores(areas), layout),
        areas,
        partial(_board_items, areas, layout),
        partial(_drawn, areas, layout),
        palette,
        note_facts,
    )


def _draw_owner(image: Image.Image, area: AreaView, owner: SeatStyle, layout: HexLayout) -> None:
    """Draw the owner's colour along the edge of an area, and a wash of it inside."""
    cells, size = cells_of(area), layout.size
    thick = size * (0.1 if area.kind == "land" else 0.055)
    edge = region_line(
        cells,
        size,
        (1.0, 2.0, mix(owner.colour, INK, 0.7)),
        (2.6, thick, owner.colour),
        (2.6 + thick, 1.6, mix(owner.colour, INK if owner.rim == INK else WHITE, 0.75)),
        wash=(owner.colour, OWNER_COLOUR_SHARE[area.kind]),
    )
    image.paste(edge, region_corner(cells, layout), edge)


def _draw_units(image: Image.Image, area: AreaView, spot: Anchors, layout: HexLayout) -> None:
    """Draw units, creatures and heroes, and the horns beside them."""
    size = layout.size
    x, y = anchor_position(spot.units, layout)
    kinds = _token_kinds(area)
    for kind, (across, down, scale) in zip(kinds, _places(len(kinds)), strict=False):
        sprite = _token(area, kind, round(size * scale * spot.room))
        paste_centred(image, sprite, x + across * size * spot.room, y + down * size * spot.room)
    if area.horns or area.tokens or area.priestess:
        _draw_symbols(image, area, spot, layout)


def _places(count: int) -> tuple[tuple[float, float, float], ...]:
    """The positions of the smallest arrangement with room for ``count`` tokens."""
    return next((places for most, places in _PLACES.items() if most >= count), _PLACES[_MOST])


def _draw_slots(image: Image.Image, area: AreaView, spot: Anchors, layout: HexLayout) -> None:
    """Draw the slots of an area with their buildings."""
    for view, at in zip(area.slots, spot.slots, strict=True):
        wide = _METROPOLIS if view.building == "metropolis" else _BUILDING
        paste_centred(image, slot(view, round(layout.size * wide)), *anchor_position(at, layout))


def _token_kinds(area: AreaView) -> list[str]:
    """The kinds of tokens in an area, at most ``_MOST``, the most important first."""
    found: list[str] = []
    if area.troops:
        found.append("troops")
    if area.fleets:
        found.append("fleets")
    if area.mercenaries:
        found.append("mercenaries")
    if area.creature is not None:
        found.append("creature")
    found += [f"hero {name}" for name in area.heroes]
    return found[:_MOST]


def _token(area: AreaView, kind: str, size: int) -> Image.Image:
    owner = SEATS[area.owner] if area.owner is not None else SEATS["onyx"]
    if kind == "troops":
        return tokens.troops(area.troops, owner, size)
    if kind == "fleets":
        return tokens.fleets(area.fleets, owner, round(size * 1.12))
    if kind == "mercenaries":
        return tokens.mercenaries(area.mercenaries, owner, round(size * 1.08))
    if kind == "creature" and area.creature is not None:
        held = SEATS[area.creature_owner] if area.creature_owner is not None else owner
        return tokens.creature(area.creature, held, round(size * 1.15))
    return tokens.hero(kind.removeprefix("hero "), owner, size)


def _highlight_options(
    image: Image.Image,
    bright: Image.Image,
    lit: Sequence[AreaView],
    spots: Mapping[str, Anchors],
    marks: Sequence[Mark],
    layout: HexLayout,
) -> None:
    """Copy areas from the ``bright`` board onto the dimmed one, with the numbers of options."""
    for area in lit:
        _highlight_one(image, bright, area, spots[area.label], layout)
    for area in lit:
        chosen = [mark for mark in marks if mark.place == area.label]
        _draw_badges(image, area, spots[area.label], chosen, layout)


def _highlight_one(
    image: Image.Image, bright: Image.Image, area: AreaView, spot: Anchors, layout: HexLayout
) -> None:
    """Copy an area and its slots from the ``bright`` board, within a golden line."""
    cells = cells_of(area)
    left, top = region_corner(cells, layout)
    mask = region_mask(cells, layout.size)
    cut = bright.crop((left, top, left + mask.width, top + mask.height))
    image.paste(cut, (left, top), mask)
    edge = region_line(cells, layout.size, (0.0, 2.0, INK), (1.6, 5.5, GILT), (6.6, 1.6, INK))
    image.paste(edge, (left, top), edge)
    _draw_slots(image, area, spot, layout)


def _draw_badges(
    image: Image.Image, area: AreaView, spot: Anchors, marks: Sequence[Mark], layout: HexLayout
) -> None:
    """Draw badges on the slots that are options; the others in a row at the units."""
    slots = {view.name: at for view, at in zip(area.slots, spot.slots, strict=True)}
    others = []
    for mark in marks:
        at = slots.get(mark.option.removeprefix("replace:"))
        if at is None:
            others.append(mark.number)
        else:
            paste_centred(
                image, badge(mark.number, round(layout.size)), *anchor_position(at, layout)
            )
    badges(
        image, others, *_badge_position(area, spot, layout), layout.size * 0.96, 1.7 * layout.size
    )


def _badge_position(area: AreaView, spot: Anchors, layout: HexLayout) -> tuple[float, float]:
    """Where the numbers of an area lie: on it, as far as can be from its label, units and slots."""
    points = [spot.head, *spot.slots, *([spot.units] if _token_kinds(area) else [])]
    taken = [anchor_position(point, layout) for point in points]
    spots = [
        (x + across * layout.size, y + down * layout.size)
        for x, y in map(layout.middle, cells_of(area))
        for across, down in _BADGE_SPOTS
    ]
    return max(spots, key=lambda at: min(math.dist(at, other) for other in taken))

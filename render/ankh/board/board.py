"""Draws the map with pieces, conflict tokens and marked options."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial

from PIL import Image, ImageDraw

from games.ankh.view import AnkhView, HexView
from games.core.hexes import flat_corners
from render.ankh import tokens
from render.ankh.board import caravans
from render.ankh.board.layout import BoardLayout
from render.ankh.board.terrain import draw_label, ground, ground_key, painted_ground, region_colour
from render.ankh.colours import GATE
from render.art.brush import Brush, Colour, Point, polygon_corners
from render.art.cache import SPRITE_CACHE
from render.art.fact_locations import Box, note_fact, note_fact_centred
from render.art.hex_layout import paste_centred
from render.art.incremental import (
    BoardItem,
    BoardItems,
    boxes_overlap,
    draw_incrementally,
    enclosing_box,
    repaint_boxes,
)
from render.art.palette import Palette
from render.art.shared_colours import GILT, INK, SEATS
from render.kit.option_marks import badges, dim_image, dim_indexed_image
from render.renderer import Mark

_GOD, _GUARDIAN, _WARRIOR, _MONUMENT = 1.26, 1.12, 1.04, 1.2  # in sizes of a hex
_PIECE_OFFSET = 0.12  # pieces are drawn below the middle, so that the label stays visible
_OVERHANG = 0.5  # how far pieces and badges extend over the edge of their hex
_ALPHA_THRESHOLD = [
    255 * (value > 127) for value in range(256)
]  # opaque where a sprite is at least half opaque
_CONFLICT_OFFSET = 0.74  # how far from the middle of a hex a conflict token lies in its corner


def board(
    view: AnkhView,
    layout: BoardLayout,
    palette: Palette,
    marks: Sequence[Mark] = (),
    focus: frozenset[str] = frozenset(),
) -> Image.Image:
    """The map; with marks or a focus all other hexes are dimmed.

    The result may be cached: callers must not draw on it.
    """
    bright = _board_without_marks(view, layout, palette)
    labels = frozenset(layout.cells)
    hexes = [mark for mark in marks if mark.place in labels]
    chains = caravans.marked_chains(view, marks)
    ends = [mark for mark in marks if mark.place.count("/") == 2]
    golden = (focus & labels) | {mark.place for mark in hexes}
    lit = golden
    if chains or ends:
        lit |= caravans.hexes_along(tuple(chains.values()) or view.chains)
    battle = view.battle is not None and not lit
    if not lit and not view.chains and not battle:
        return bright
    if view.battle is not None and battle:
        lit = frozenset(c.label for c in view.hexes if view.battle.region in c.regions)
    base = bright
    if lit:
        base = _dim_map(view, layout, bright, palette)
        _highlight_options(base, bright, lit, layout)
    if view.chains or ends:
        # Caravans may be anywhere, so the whole map is drawn anew.
        image = base.convert("RGB")
        _outline_hexes(image, golden, layout)
        if view.chains and not chains:
            caravans.draw_candidates(image, view.chains, layout)
        caravans.draw_chains(image, chains, marks, layout)
        caravans.draw_corners(image, ends, layout)
        _numbers(image, view, hexes, layout)
        return image

    def paint(part: Image.Image, box: Box) -> None:
        here = frozenset(label for label in golden if boxes_overlap(_drawn_box(label, layout), box))
        _outline_hexes(part, here, layout.part(box))
        _numbers(part, view, [mark for mark in hexes if mark.place in here], layout.part(box))

    return repaint_boxes(base, [_drawn_box(label, layout) for label in sorted(lit)], paint, palette)


def samples(view: AnkhView, layout: BoardLayout, marks: Sequence[Mark]) -> list[Image.Image]:
    """The map in full colour, without marks and with them, to choose a palette from."""
    bright = painted_ground(view, layout)
    _draw_contents(bright, view, layout)
    marked = dim_image(bright)
    _conflicts(view, layout, marked, None)
    lit = frozenset(mark.place for mark in marks)
    _highlight_options(marked, bright, lit, layout)
    _outline_hexes(marked, lit, layout)
    _numbers(marked, view, marks, layout)
    return [bright, marked]


def _dim_map(
    view: AnkhView, layout: BoardLayout, bright: Image.Image, palette: Palette
) -> Image.Image:
    """The whole map dimmed, except the conflict tokens."""
    image = dim_indexed_image(bright, palette)
    for number, (x, y) in conflict_token_positions(view.hexes, layout):
        sprite = _conflict(number, layout)
        left, top = round(x - sprite.width / 2), round(y - sprite.height / 2)
        cut = bright.crop((left, top, left + sprite.width, top + sprite.height))
        image.paste(cut, (left, top), sprite.getchannel("A").point(_ALPHA_THRESHOLD))
    return image


def _drawn_box(label: str, layout: BoardLayout, more: float = _OVERHANG) -> Box:
    """A box around a hex and the pieces on it."""
    return enclosing_box([layout.box(label)], more * layout.size)


def _board_items(view: AnkhView, layout: BoardLayout) -> BoardItems:
    """Everything on the map that may change, each with the box that it is drawn in."""
    gods = {god.seat: god.gods[0] for god in view.gods}
    crowded = _crowded(view)
    items = {}
    for cell in view.hexes:
        figure = cell.figure
        god = gods.get(figure.owner) if figure is not None else None
        boxes = [
            _drawn_box(label, layout) for label in (cell.label, *(figure.claws if figure else ()))
        ]
        items[cell.label] = BoardItem((cell, god, cell.label in crowded), enclosing_box(boxes))
    for number, (x, y) in conflict_token_positions(view.hexes, layout):
        spot = round(x), round(y)
        items[f"conflict {number}"] = BoardItem(
            (x, y), enclosing_box([(*spot, *spot)], layout.size)
        )
    return items


def _board_without_marks(view: AnkhView, layout: BoardLayout, palette: Palette) -> Image.Image:
    """The map with its pieces, drawn incrementally from the last one."""

    def part(box: Box | None) -> Image.Image:
        land = ground(view, layout, palette)
        image = (land if box is None else land.crop(box)).convert("RGB")
        _draw_contents(image, view, layout, box)
        return image

    def note_facts(image: Image.Image) -> None:
        for pair in view.camels:
            path = "camels/" + "-".join(pair)
            note_fact_centred(image, path, *layout.between(*pair), layout.size, layout.size)
        for cell in view.hexes:
            note_fact(image, f"hexes/{cell.label}", layout.box(cell.label))

    # Many tables play on the same map; the gods in the key tell most of them apart.
    gods = tuple((god.seat, god.gods[0]) for god in view.gods)
    key = ("ankh", ground_key(view), gods, layout)
    return draw_incrementally(
        key, view.hexes, partial(_board_items, view, layout), part, palette, note_facts
    )


def _draw_contents(
    image: Image.Image, view: AnkhView, layout: BoardLayout, box: Box | None = None
) -> None:
    """Draw pieces and conflict tokens on the bare map, or on the part of it in ``box``."""
    items = _board_items(view, layout)
    shown = [c for c in view.hexes if box is None or boxes_overlap(items[c.label].box, box)]
    _draw_pieces(image, view, shown, layout if box is None else layout.part(box))
    _conflicts(view, layout, image, box)


def _highlight_options(
    image: Image.Image, bright: Image.Image, lit: frozenset[str], layout: BoardLayout
) -> None:
    """Copy the hexes ``lit`` from the ``bright`` map onto the dimmed one."""
    mask = _mask(layout, lit)
    # Only the box of the lit hexes is copied.
    box = mask.getbbox()
    if box is not None:
        image.paste(bright.crop(box), box[:2], mask.crop(box))


def _outline_hexes(image: Image.Image, golden: frozenset[str], layout: BoardLayout) -> None:
    """Draw golden lines around hexes."""
    for name in sorted(golden):
        paste_centred(image, _ring(layout.size), *layout.middle(name))


def _draw_pieces(
    image: Image.Image, view: AnkhView, shown: Sequence[HexView], layout: BoardLayout
) -> None:
    """Draw the pieces on these hexes, and all camels; their lines belong to the ground."""
    gods = {god.seat: god.gods[0] for god in view.gods}
    for cell in shown:
        if cell.gate:
            paste_centred(image, _gate_ring(layout.size), *layout.middle(cell.label))
    for cell in shown:
        _piece(image, cell, gods, layout)
    walking = tokens.camel(round(layout.size * 0.6))
    for pair in view.camels:
        x, y = layout.between(*pair)
        paste_centred(image, walking, x, y - layout.size * 0.1)
    for cell in shown:
        _claws(image, cell, layout)
    # Labels that pieces may have covered are drawn again on top.
    crowded = _crowded(view)
    for cell in shown:
        if cell.label in crowded:
            draw_label(image, cell, layout)


def _piece(image: Image.Image, cell: HexView, gods: Mapping[str, str], layout: BoardLayout) -> None:
    x, y = layout.middle(cell.label)
    y += _PIECE_OFFSET * layout.size
    if cell.gate:
        empty = cell.figure is None and cell.monument is None
        spot = (x, y) if empty else (x - layout.size * 0.6, y + layout.size * 0.2)
        paste_centred(image, tokens.gate(round(layout.size * (0.8 if empty else 0.5))), *spot)
    if cell.monument is not None:
        owner = None if cell.monument_owner is None else SEATS[cell.monument_owner]
        sprite = tokens.monument(cell.monument, owner, round(layout.size * _MONUMENT))
        paste_centred(image, sprite, x, y + layout.size * 0.08)
    figure = cell.figure
    if figure is None:
        return
    owner = SEATS[figure.owner]
    if figure.kind == "god":
        kind, scale = gods.get(figure.owner, "ankh"), _GOD
    else:
        kind = figure.kind
        scale = _WARRIOR if kind == "warrior" else _GUARDIAN
    size = round(layout.size * scale * (0.86 if figure.radiant else 1))
    sprite = tokens.figure(kind, owner, size, god=figure.kind == "god", radiant=figure.radiant)
    paste_centred(image, sprite, x, y)


def _crowded(view: AnkhView) -> frozenset[str]:
    """The hexes whose labels a piece may have covered."""
    found = {name for pair in view.camels for name in pair}
    for cell in view.hexes:
        if cell.figure is not None or cell.monument is not None or cell.gate:
            found.add(cell.label)
        if cell.figure is not None:
            found.update(cell.figure.claws)
    return frozenset(found)


def _claws(image: Image.Image, cell: HexView, layout: BoardLayout) -> None:
    if cell.figure is None or not cell.figure.claws:
        return
    start = layout.middle(cell.label)
    for aimed in cell.figure.claws:
        end = layout.middle(aimed)
        sprite = tokens.claw(SEATS[cell.figure.owner], round(layout.size * 0.72), start, end)
        paste_centred(image, sprite, *_point_between(start, end, 0.5))


def _point_between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _conflicts(view: AnkhView, layout: BoardLayout, image: Image.Image, box: Box | None) -> None:
    """Draw the conflict token of every region; it is never dimmed.

    ``image`` is the part of the map in ``box``, or all of it.
    """
    left, top = (0, 0) if box is None else box[:2]
    for number, (x, y) in conflict_token_positions(view.hexes, layout):
        paste_centred(image, _conflict(number, layout), x - left, y - top)


def _conflict(number: int, layout: BoardLayout) -> Image.Image:
    return tokens.conflict(number, region_colour(number), round(layout.size * 0.84))


@lru_cache(maxsize=64)
def conflict_token_positions(
    hexes: tuple[HexView, ...], layout: BoardLayout
) -> tuple[tuple[int, Point], ...]:
    """The positions of the conflict tokens: where three hexes of a region meet, near its middle."""
    lands: dict[int, list[HexView]] = {}
    for cell in hexes:
        if cell.ground != "water" and cell.regions:
            lands.setdefault(cell.regions[0], []).append(cell)
    return tuple(
        (number, _conflict_position(cells, layout)) for number, cells in sorted(lands.items())
    )


def _conflict_position(cells: Sequence[HexView], layout: BoardLayout) -> Point:
    spots = {cell.label: layout.middle(cell.label) for cell in cells}
    middle = (
        sum(x for x, _ in spots.values()) / len(spots),
        sum(y for _, y in spots.values()) / len(spots),
    )
    busy = {c.label for c in cells if c.figure is not None or c.monument is not None or c.gate}

    def cost(at: tuple[str, int]) -> tuple[int, float]:
        """Lands of the region at the corner (more is better), then distance and crowding."""
        (x, y), side = spots[at[0]], at[1]
        corner = (x + side * layout.size, y)
        there = [
            name for name, spot in spots.items() if math.dist(spot, corner) < layout.size * 1.1
        ]
        crowd = 0.8 * len(busy.intersection(there)) + 1.2 * (at[0] in busy)
        return -len(there), math.dist(corner, middle) + crowd * layout.size

    name, side = min(((name, side) for name in spots for side in (1, -1)), key=cost)
    x, y = spots[name]
    # Moved into the hex from its corner, away from the label of the hex below.
    return x + side * layout.size * _CONFLICT_OFFSET, y


def _mask(layout: BoardLayout, lit: frozenset[str]) -> Image.Image:
    mask = Image.new("1", (layout.width, layout.height))
    pen = ImageDraw.Draw(mask)
    for name in sorted(lit):
        cell = layout.cells[name]
        spots = [
            (x - layout.left, y - layout.top) for x, y in flat_corners(cell, layout.size + 0.6)
        ]
        pen.polygon(spots, fill=1)
    return mask


def _outline(size: float, *rings: tuple[float, float, Colour]) -> Image.Image:
    """Lines inside the edge of a hex, each as inset, width (hundredths) and colour."""

    def draw() -> Image.Image:
        wide = 2 * math.ceil(size)
        brush = Brush(wide, 2 * math.ceil(size * math.sqrt(3) / 2))
        middle = 50.0 * brush.height / wide
        for inset, thick, colour in rings:
            spots = polygon_corners(50, middle, 50 - (inset + thick / 2) * 1.155, 6, 0)
            brush.stroke([*spots, spots[0]], colour, thick)
        return brush.finish()

    return SPRITE_CACHE.get(("ankh outline", round(size, 2), rings), draw)


def _ring(size: float) -> Image.Image:
    return _outline(size, (0.0, 1.4, INK), (1.2, 4.4, GILT), (5.2, 1.2, INK))


def _gate_ring(size: float) -> Image.Image:
    return _outline(size, (5.0, 4.6, GATE))


def _numbers(
    image: Image.Image, view: AnkhView, marks: Sequence[Mark], layout: BoardLayout
) -> None:
    """Draw number badges: in the middle of an empty hex, low and left of a piece."""
    occupied = {c.label for c in view.hexes if c.figure is not None or c.monument is not None}
    by_place: dict[str, list[int]] = {}
    for mark in marks:
        by_place.setdefault(mark.place, []).append(mark.number)
    for place, numbers in by_place.items():
        x, y = layout.middle(place)
        taken = place in occupied
        spot = (x - layout.size * 0.52, y + layout.size * 0.34) if taken else (x, y + 8)
        badges(image, numbers, *spot, layout.size * (0.78 if taken else 1.0), layout.size * 1.5)

"""The map of Egypt with everything that stands on it, and marked options."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial

from PIL import Image, ImageDraw

from games.ankh.view import AnkhView, HexView
from games.core.hexes import flat_corners
from render.ankh import tokens
from render.ankh.egypt import caravans
from render.ankh.egypt.ground import ground, ground_key, label, painted_ground, tint_of
from render.ankh.egypt.lay import Lay
from render.ankh.tints import GATE
from render.art.brush import Brush, Colour, Point
from render.art.brush import around as ring
from render.art.encode import Inks
from render.art.growth import Thing, Things, around, grown, repainted, touching
from render.art.hexmap import stamp
from render.art.palette import GILT, INK, SEATS
from render.art.shelf import SPRITES
from render.art.spots import Box, note, note_around
from render.face import Mark
from render.kit.marks import badges, faded, stepped_back

_GOD, _GUARDIAN, _WARRIOR, _MONUMENT = 1.26, 1.12, 1.04, 1.2  # in sizes of a hex
_FEET = 0.12  # pieces stand below the middle, so that the label stays free
_BEYOND = 0.5  # how far pieces and badges reach over the edge of their hex
_SOLID = [255 * (value > 127) for value in range(256)]  # where a sprite is rather there than not
_NOOK = 0.74  # how far from the middle of a hex a conflict token lies in its corner


def board(
    view: AnkhView,
    lay: Lay,
    inks: Inks,
    marks: Sequence[Mark] = (),
    focus: frozenset[str] = frozenset(),
) -> Image.Image:
    """The map; with marks or a focus every other hex steps back. Not to be changed."""
    bright = _settled(view, lay, inks)
    labels = frozenset(lay.cells)
    hexes = [mark for mark in marks if mark.place in labels]
    chains = caravans.chosen_chains(view, marks)
    ends = [mark for mark in marks if mark.place.count("/") == 2]
    golden = (focus & labels) | {mark.place for mark in hexes}
    lit = golden
    if chains or ends:
        lit |= caravans.beside(tuple(chains.values()) or view.chains)
    battle = view.battle is not None and not lit
    if not lit and not view.chains and not battle:
        return bright
    if view.battle is not None and battle:
        lit = frozenset(c.label for c in view.hexes if view.battle.region in c.regions)
    base = bright
    if lit:
        base = _faded(view, lay, bright, inks)
        _light_up(base, bright, lit, lay)
    if view.chains or ends:
        # Caravans run anywhere.
        image = base.convert("RGB")
        _gild(image, golden, lay)
        if view.chains and not chains:
            caravans.candidates(image, view.chains, lay)
        caravans.ways(image, chains, marks, lay)
        caravans.corners(image, ends, lay)
        _numbers(image, view, hexes, lay)
        return image

    def paint(part: Image.Image, box: Box) -> None:
        here = frozenset(label for label in golden if touching(_around(label, lay), box))
        _gild(part, here, lay.part(box))
        _numbers(part, view, [mark for mark in hexes if mark.place in here], lay.part(box))

    return repainted(base, [_around(label, lay) for label in sorted(lit)], paint, inks)


def samples(view: AnkhView, lay: Lay, marks: Sequence[Mark]) -> list[Image.Image]:
    """The map in full colour, without marks and with them, to choose a palette from."""
    bright = painted_ground(view, lay)
    _furnish(bright, view, lay)
    marked = stepped_back(bright)
    _conflicts(view, lay, marked, None)
    lit = frozenset(mark.place for mark in marks)
    _light_up(marked, bright, lit, lay)
    _gild(marked, lit, lay)
    _numbers(marked, view, marks, lay)
    return [bright, marked]


def _faded(view: AnkhView, lay: Lay, bright: Image.Image, inks: Inks) -> Image.Image:
    """The whole map stepped back, but for the numbers of the regions."""
    image = faded(bright, inks)
    for number, (x, y) in conflict_spots(view.hexes, lay):
        sprite = _conflict(number, lay)
        left, top = round(x - sprite.width / 2), round(y - sprite.height / 2)
        cut = bright.crop((left, top, left + sprite.width, top + sprite.height))
        image.paste(cut, (left, top), sprite.getchannel("A").point(_SOLID))
    return image


def _around(label: str, lay: Lay, more: float = _BEYOND) -> Box:
    """A box around a hex that holds what stands there as well."""
    return around([lay.box(label)], more * lay.size)


def _things(view: AnkhView, lay: Lay) -> Things:
    """Everything on the map that may change, with room for all that is drawn of it."""
    gods = {god.seat: god.gods[0] for god in view.gods}
    crowded = _crowded(view)
    things = {}
    for cell in view.hexes:
        figure = cell.figure
        god = gods.get(figure.owner) if figure is not None else None
        boxes = [_around(label, lay) for label in (cell.label, *(figure.claws if figure else ()))]
        things[cell.label] = Thing((cell, god, cell.label in crowded), around(boxes))
    for number, (x, y) in conflict_spots(view.hexes, lay):
        spot = round(x), round(y)
        things[f"conflict {number}"] = Thing((x, y), around([(*spot, *spot)], lay.size))
    return things


def _settled(view: AnkhView, lay: Lay, inks: Inks) -> Image.Image:
    """The map as it is, without marks."""

    def part(box: Box | None) -> Image.Image:
        land = ground(view, lay, inks)
        image = (land if box is None else land.crop(box)).convert("RGB")
        _furnish(image, view, lay, box)
        return image

    def note_spots(image: Image.Image) -> None:
        for pair in view.camels:
            path = "camels/" + "-".join(pair)
            note_around(image, path, *lay.between(*pair), lay.size, lay.size)
        for cell in view.hexes:
            note(image, f"hexes/{cell.label}", lay.box(cell.label))

    # Many tables play on the same map; by their gods they are told from one another.
    gods = tuple((god.seat, god.gods[0]) for god in view.gods)
    key = ("ankh", ground_key(view), gods, lay)
    return grown(key, view.hexes, partial(_things, view, lay), part, inks, note_spots)


def _furnish(image: Image.Image, view: AnkhView, lay: Lay, box: Box | None = None) -> None:
    """Put everything that there is upon the bare map, or upon the part of it in a box."""
    things = _things(view, lay)
    shown = [c for c in view.hexes if box is None or touching(things[c.label].box, box)]
    _stand(image, view, shown, lay if box is None else lay.part(box))
    _conflicts(view, lay, image, box)


def _light_up(image: Image.Image, bright: Image.Image, lit: frozenset[str], lay: Lay) -> None:
    """Some hexes of a map that steps back as they are on the ``bright`` one."""
    mask = _mask(lay, lit)
    # Only the lit part is worth laying over the faded map.
    box = mask.getbbox()
    if box is not None:
        image.paste(bright.crop(box), box[:2], mask.crop(box))


def _gild(image: Image.Image, golden: frozenset[str], lay: Lay) -> None:
    """Put golden lines around some hexes."""
    for name in sorted(golden):
        stamp(image, _ring(lay.size), *lay.middle(name))


def _stand(image: Image.Image, view: AnkhView, shown: Sequence[HexView], lay: Lay) -> None:
    """Everything that stands in these hexes, and the camels, whose ways the ground shows."""
    gods = {god.seat: god.gods[0] for god in view.gods}
    for cell in shown:
        if cell.gate:
            stamp(image, _gate_ring(lay.size), *lay.middle(cell.label))
    for cell in shown:
        _piece(image, cell, gods, lay)
    walking = tokens.camel(round(lay.size * 0.6))
    for pair in view.camels:
        x, y = lay.between(*pair)
        stamp(image, walking, x, y - lay.size * 0.1)
    for cell in shown:
        _claws(image, cell, lay)
    # Labels come once more: whatever crowds a hex, it can still be named.
    crowded = _crowded(view)
    for cell in shown:
        if cell.label in crowded:
            label(image, cell, lay)


def _piece(image: Image.Image, cell: HexView, gods: Mapping[str, str], lay: Lay) -> None:
    x, y = lay.middle(cell.label)
    y += _FEET * lay.size
    if cell.gate:
        empty = cell.figure is None and cell.monument is None
        spot = (x, y) if empty else (x - lay.size * 0.6, y + lay.size * 0.2)
        stamp(image, tokens.gate(round(lay.size * (0.8 if empty else 0.5))), *spot)
    if cell.monument is not None:
        owner = None if cell.monument_owner is None else SEATS[cell.monument_owner]
        sprite = tokens.monument(cell.monument, owner, round(lay.size * _MONUMENT))
        stamp(image, sprite, x, y + lay.size * 0.08)
    figure = cell.figure
    if figure is None:
        return
    owner = SEATS[figure.owner]
    if figure.kind == "god":
        kind, scale = gods.get(figure.owner, "ankh"), _GOD
    else:
        kind = figure.kind
        scale = _WARRIOR if kind == "warrior" else _GUARDIAN
    size = round(lay.size * scale * (0.86 if figure.radiant else 1))
    sprite = tokens.figure(kind, owner, size, god=figure.kind == "god", radiant=figure.radiant)
    stamp(image, sprite, x, y)


def _crowded(view: AnkhView) -> frozenset[str]:
    """The hexes whose labels something may have covered."""
    found = {name for pair in view.camels for name in pair}
    for cell in view.hexes:
        if cell.figure is not None or cell.monument is not None or cell.gate:
            found.add(cell.label)
        if cell.figure is not None:
            found.update(cell.figure.claws)
    return frozenset(found)


def _claws(image: Image.Image, cell: HexView, lay: Lay) -> None:
    if cell.figure is None or not cell.figure.claws:
        return
    start = lay.middle(cell.label)
    for aimed in cell.figure.claws:
        end = lay.middle(aimed)
        sprite = tokens.claw(SEATS[cell.figure.owner], round(lay.size * 0.72), start, end)
        stamp(image, sprite, *_along(start, end, 0.5))


def _along(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _conflicts(view: AnkhView, lay: Lay, image: Image.Image, box: Box | None) -> None:
    """The number of every region; it stays bright whatever the question is about.

    ``image`` is the part of the map in ``box``, or all of it.
    """
    left, top = (0, 0) if box is None else box[:2]
    for number, (x, y) in conflict_spots(view.hexes, lay):
        stamp(image, _conflict(number, lay), x - left, y - top)


def _conflict(number: int, lay: Lay) -> Image.Image:
    return tokens.conflict(number, tint_of(number), round(lay.size * 0.84))


@lru_cache(maxsize=64)
def conflict_spots(hexes: tuple[HexView, ...], lay: Lay) -> tuple[tuple[int, Point], ...]:
    """Where each region's number stands: where three of its hexes meet, near its middle."""
    lands: dict[int, list[HexView]] = {}
    for cell in hexes:
        if cell.ground != "water" and cell.regions:
            lands.setdefault(cell.regions[0], []).append(cell)
    return tuple((number, _heart(cells, lay)) for number, cells in sorted(lands.items()))


def _heart(cells: Sequence[HexView], lay: Lay) -> Point:
    spots = {cell.label: lay.middle(cell.label) for cell in cells}
    middle = (
        sum(x for x, _ in spots.values()) / len(spots),
        sum(y for _, y in spots.values()) / len(spots),
    )
    busy = {c.label for c in cells if c.figure is not None or c.monument is not None or c.gate}

    def cost(at: tuple[str, int]) -> tuple[int, float]:
        """Land missing around the corner, then how far and how crowded it is."""
        (x, y), side = spots[at[0]], at[1]
        corner = (x + side * lay.size, y)
        there = [name for name, spot in spots.items() if math.dist(spot, corner) < lay.size * 1.1]
        crowd = 0.8 * len(busy.intersection(there)) + 1.2 * (at[0] in busy)
        return -len(there), math.dist(corner, middle) + crowd * lay.size

    name, side = min(((name, side) for name in spots for side in (1, -1)), key=cost)
    x, y = spots[name]
    # Into the hex whose corner it is, away from the label of the one below.
    return x + side * lay.size * _NOOK, y


def _mask(lay: Lay, lit: frozenset[str]) -> Image.Image:
    mask = Image.new("1", (lay.width, lay.height))
    pen = ImageDraw.Draw(mask)
    for name in sorted(lit):
        cell = lay.cells[name]
        spots = [(x - lay.left, y - lay.top) for x, y in flat_corners(cell, lay.size + 0.6)]
        pen.polygon(spots, fill=1)
    return mask


def _outline(size: float, *rings: tuple[float, float, Colour]) -> Image.Image:
    """Lines inside the edge of a hex, each as inset, width (hundredths) and colour."""

    def draw() -> Image.Image:
        wide = 2 * math.ceil(size)
        brush = Brush(wide, 2 * math.ceil(size * math.sqrt(3) / 2))
        middle = 50.0 * brush.height / wide
        for inset, thick, colour in rings:
            spots = ring(50, middle, 50 - (inset + thick / 2) * 1.155, 6, 0)
            brush.stroke([*spots, spots[0]], colour, thick)
        return brush.finish()

    return SPRITES.get(("ankh outline", round(size, 2), rings), draw)


def _ring(size: float) -> Image.Image:
    return _outline(size, (0.0, 1.4, INK), (1.2, 4.4, GILT), (5.2, 1.2, INK))


def _gate_ring(size: float) -> Image.Image:
    return _outline(size, (5.0, 4.6, GATE))


def _numbers(image: Image.Image, view: AnkhView, marks: Sequence[Mark], lay: Lay) -> None:
    """Badges: in the middle of an empty hex, at the foot of one that something stands on."""
    standing = {c.label for c in view.hexes if c.figure is not None or c.monument is not None}
    by_place: dict[str, list[int]] = {}
    for mark in marks:
        by_place.setdefault(mark.place, []).append(mark.number)
    for place, numbers in by_place.items():
        x, y = lay.middle(place)
        taken = place in standing
        spot = (x - lay.size * 0.52, y + lay.size * 0.34) if taken else (x, y + 8)
        badges(image, numbers, *spot, lay.size * (0.78 if taken else 1.0), lay.size * 1.5)

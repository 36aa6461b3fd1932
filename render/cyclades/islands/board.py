"""The archipelago: who holds what, the pieces there, what is built, and marked options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial

from PIL import Image

from games.core.hexes import Hex
from games.cyclades.view import AreaView
from render.art.brush import mix
from render.art.encode import Inks
from render.art.growth import Thing, Things, around, grown, repainted, touching
from render.art.hexmap import HexMap, hex_box, stamp
from render.art.lettering import write
from render.art.palette import GILT, INK, PAPER, SEATS, TABLE, WHITE, Livery
from render.art.regions import Cells, region_line, region_mask, region_spot
from render.art.spots import Box, note
from render.cyclades import tokens
from render.cyclades.icons import good
from render.cyclades.islands.anchors import Anchors, Shore, anchors
from render.cyclades.islands.buildings import slot
from render.cyclades.islands.ground import ground, spotted
from render.face import Mark
from render.kit.marks import badge, badges, faded, stepped_back

Areas = tuple[AreaView, ...]

LARGEST = 84.0
_BEYOND = 0.5  # how far pieces and badges reach over the edge of their area, in sizes of a hex
_STEP = 2  # hexes grow by so many pixels
TINTS = {"land": 0.3, "sea": 0.14}
"""How much of its owner's colour an area takes on."""
_BUILDING, _METROPOLIS = 0.86, 1.04  # sizes in a slot, in sizes of a hex

# Where tokens stand by how many they are: (x, y, size), all in units of the hex's size.
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


def mapped(areas: Areas, width: int, height: int) -> HexMap:
    """Where the areas lie on a picture of at most ``width`` x ``height``.

    Hexes come in few sizes, so that the tables of a server share their sprites.
    """
    cells = [cell for area in areas for cell in cells_of(area)]
    size = HexMap.within(cells, width, height, LARGEST).size
    return HexMap.within(cells, width, height, max(2.0, size // _STEP * _STEP))


def cells_of(area: AreaView) -> Cells:
    """The hexes of an area."""
    return _cells(area.hexes)


@lru_cache(maxsize=1024)
def _cells(hexes: tuple[tuple[int, int], ...]) -> Cells:
    return tuple(Hex(*cell) for cell in hexes)


def boxes_of(area: AreaView, spot: Anchors, place: HexMap) -> list[Box]:
    """The squares around the hexes of an area and around what stands on its coasts."""
    wide, high = hex_box(place.size)
    slots = round(place.size * _BUILDING)
    squares = [(*place.middle(cell), wide, high) for cell in cells_of(area)]
    squares += [(*spotted(at, place), slots, slots) for at in spot.slots]
    return [
        (
            max(0, x - across // 2),
            max(0, y - down // 2),
            min(place.width, x + across // 2),
            min(place.height, y + down // 2),
        )
        for x, y, across, down in squares
    ]


def spots_of(areas: Areas) -> Mapping[str, Anchors]:
    """Where things go within each area."""
    return anchors(_shores(areas))


def _shores(areas: Areas) -> tuple[Shore, ...]:
    return tuple(
        Shore(
            area.label,
            area.kind == "land",
            cells_of(area),
            tuple(place.sea for place in area.slots),
        )
        for area in areas
    )


def board(
    areas: Areas,
    place: HexMap,
    inks: Inks,
    marks: Sequence[Mark] = (),
    focus: frozenset[str] = frozenset(),
) -> Image.Image:
    """The board; with marks or a focus every other area steps back. Not to be changed."""
    lit = [a for a in areas if a.label in focus or any(m.place == a.label for m in marks)]
    bright = _settled(areas, place, inks)
    if not lit:
        return bright
    spots = spots_of(areas)
    reaches = {area.label: _reach(area, spots[area.label], place) for area in lit}

    def paint(part: Image.Image, box: Box) -> None:
        here = [area for area in lit if touching(reaches[area.label], box)]
        _light_up(part, bright.crop(box).convert("RGB"), here, spots, marks, place.part(box))

    return repainted(faded(bright, inks), reaches.values(), paint, inks)


def samples(areas: Areas, place: HexMap, marks: Sequence[Mark]) -> list[Image.Image]:
    """The board in full colour, without marks and with them, to choose a palette from."""
    bright = _drawn(areas, place)
    marked = stepped_back(bright)
    lit = [area for area in areas if any(mark.place == area.label for mark in marks)]
    _light_up(marked, bright, lit, spots_of(areas), marks, place)
    return [bright, marked]


def _name(image: Image.Image, area: AreaView, spot: Anchors, place: HexMap) -> None:
    """The label of an area, on the colour of its owner if it has one."""
    x, y = spotted(spot.head, place)
    if area.owner is not None:
        stamp(image, tokens.area_tab(area.label, SEATS[area.owner], place.size), x, y)
        return
    if area.kind == "sea" and area.creature is None:
        # Nothing lies above the label of a sea that is nobody's.
        y -= round(place.size * 0.36)
    ink, halo = (INK, PAPER) if area.kind == "land" else (WHITE, mix(TABLE, INK, 0.3))
    run = tokens.label_run(area.label, place.size)
    write(image, x, y, run, ink, align="middle", halo=halo)


def _symbols(image: Image.Image, area: AreaView, spot: Anchors, place: HexMap) -> None:
    """Horns and the priestess in a row."""
    size = round(place.size * (0.42 if len(area.hexes) == 1 else 0.5))
    icons = []
    if area.horns or area.tokens:
        icons.append(tokens.horns(area.horns, area.tokens, size))
    if area.priestess:
        icons.append(good("priestess", size))
    wide = sum(icon.width for icon in icons)
    x, y = spotted(spot.horns, place)
    left = x - wide / 2
    for icon in icons:
        stamp(image, icon, left + icon.width / 2, y)
        left += icon.width


def _reach(area: AreaView, spot: Anchors, place: HexMap) -> Box:
    """The box that holds everything which is drawn for an area."""
    return around(boxes_of(area, spot, place), _BEYOND * place.size)


def _things(areas: Areas, place: HexMap) -> Things:
    spots = spots_of(areas)
    return {area.label: Thing(area, _reach(area, spots[area.label], place)) for area in areas}


def _drawn(areas: Areas, place: HexMap, box: Box | None = None) -> Image.Image:
    """The board with all that stands on it in full colour, or the part in a box."""
    spots = spots_of(areas)
    image = ground(_shores(areas), place, box)
    here = place if box is None else place.part(box)
    things = _things(areas, place)
    shown = [a for a in areas if box is None or touching(things[a.label].box, box)]
    for area in shown:
        if area.owner is not None:
            _claim(image, area, SEATS[area.owner], here)
    # Labels come last: whatever crowds a strait, it can still be named.
    for put in (_build, _settle, _name):
        for area in shown:
            put(image, area, spots[area.label], here)
    return image


def _settled(areas: Areas, place: HexMap, inks: Inks) -> Image.Image:
    """The board as it is, without marks."""

    def note_spots(image: Image.Image) -> None:
        spots = spots_of(areas)
        for area in areas:
            for box in boxes_of(area, spots[area.label], place):
                note(image, f"areas/{area.label}", box)

    return grown(
        ("islands", _shores(areas), place),
        areas,
        partial(_things, areas, place),
        partial(_drawn, areas, place),
        inks,
        note_spots,
    )


def _claim(image: Image.Image, area: AreaView, owner: Livery, place: HexMap) -> None:
    """The owner's colour along the edge of an area."""
    cells, size = cells_of(area), place.size
    thick = size * (0.1 if area.kind == "land" else 0.055)
    edge = region_line(
        cells,
        size,
        (1.0, 2.0, mix(owner.colour, INK, 0.7)),
        (2.6, thick, owner.colour),
        (2.6 + thick, 1.6, mix(owner.colour, INK if owner.rim == INK else WHITE, 0.75)),
        wash=(owner.colour, TINTS[area.kind]),
    )
    image.paste(edge, region_spot(cells, place), edge)


def _settle(image: Image.Image, area: AreaView, spot: Anchors, place: HexMap) -> None:
    """Units, creatures and heroes, and the horns beside them."""
    size = place.size
    x, y = spotted(spot.units, place)
    standing = _standing(area)
    for kind, (across, down, scale) in zip(standing, _places(len(standing)), strict=False):
        sprite = _token(area, kind, round(size * scale * spot.room))
        stamp(image, sprite, x + across * size * spot.room, y + down * size * spot.room)
    if area.horns or area.tokens or area.priestess:
        _symbols(image, area, spot, place)


def _places(count: int) -> tuple[tuple[float, float, float], ...]:
    """The tightest arrangement that has a place for each of ``count`` tokens."""
    return next((places for most, places in _PLACES.items() if most >= count), _PLACES[_MOST])


def _build(image: Image.Image, area: AreaView, spot: Anchors, place: HexMap) -> None:
    """The slots of an area with what stands in them."""
    for view, at in zip(area.slots, spot.slots, strict=True):
        wide = _METROPOLIS if view.building == "metropolis" else _BUILDING
        stamp(image, slot(view, round(place.size * wide)), *spotted(at, place))


def _standing(area: AreaView) -> list[str]:
    """The tokens of an area, the most telling first."""
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


def _light_up(
    image: Image.Image,
    bright: Image.Image,
    lit: Sequence[AreaView],
    spots: Mapping[str, Anchors],
    marks: Sequence[Mark],
    place: HexMap,
) -> None:
    """Some areas of a board that steps back as they are on the ``bright`` one, with numbers."""
    for area in lit:
        _light(image, bright, area, spots[area.label], place)
    for area in lit:
        chosen = [mark for mark in marks if mark.place == area.label]
        _number(image, area, spots[area.label], chosen, place)


def _light(
    image: Image.Image, bright: Image.Image, area: AreaView, spot: Anchors, place: HexMap
) -> None:
    """The area and its slots as they were, within a golden line."""
    cells = cells_of(area)
    left, top = region_spot(cells, place)
    mask = region_mask(cells, place.size)
    cut = bright.crop((left, top, left + mask.width, top + mask.height))
    image.paste(cut, (left, top), mask)
    edge = region_line(cells, place.size, (0.0, 2.0, INK), (1.6, 5.5, GILT), (6.6, 1.6, INK))
    image.paste(edge, (left, top), edge)
    _build(image, area, spot, place)


def _number(
    image: Image.Image, area: AreaView, spot: Anchors, marks: Sequence[Mark], place: HexMap
) -> None:
    """Badges on the slots that are options; all others in a row where the units stand."""
    slots = {view.name: at for view, at in zip(area.slots, spot.slots, strict=True)}
    others = []
    for mark in marks:
        at = slots.get(mark.option.removeprefix("replace:"))
        if at is None:
            others.append(mark.number)
        else:
            stamp(image, badge(mark.number, round(place.size)), *spotted(at, place))
    x, y = spotted(spot.units, place)
    if _standing(area):
        y += round(place.size * 0.62)
    badges(image, others, x, y, place.size * 1.05, 1.7 * place.size)

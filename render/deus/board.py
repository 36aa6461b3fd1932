"""The continent: terrain, who controls what, the pieces there, and marked options."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

from PIL import Image

from games.core.hexes import Hex
from games.deus.view import RegionView, SiteView
from render.art.brush import mix
from render.art.encode import Inks
from render.art.growth import Thing, Things, around, grown, repainted, touching
from render.art.hexmap import HexMap, hex_box, hex_mask, hex_rings, stamp
from render.art.lettering import Run, fit, write
from render.art.palette import GILT, INK, PAPER, TABLE, WHITE, Livery
from render.art.shelf import SPRITES
from render.art.spots import Box, note
from render.deus.icons import good, piece, treasure_disc
from render.deus.livery import livery
from render.deus.sites import draw_sites, site_cells
from render.deus.terrain import ground
from render.face import Mark
from render.kit.marks import badges, faded, stepped_back
from render.kit.tabs import tab

Regions = tuple[RegionView, ...]

LARGEST = 122.0
_STEP = 4  # hexes grow by so many pixels
_BEYOND = 0.3
"""How far pieces and badges reach over the edge of their hex, in its sizes."""

# Where pieces stand by how many they are: (x, y, size), all in units of the hex's size.
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


def mapped(regions: Regions, width: int, height: int, sites: tuple[SiteView, ...] = ()) -> HexMap:
    """Where regions and sites lie on a picture of at most ``width`` x ``height``.

    Hexes come in few sizes, so that the tables of a server share their sprites.
    """
    cells = [*(Hex(region.q, region.r) for region in regions), *site_cells(sites)]
    size = HexMap.within(cells, width, height, LARGEST).size
    return HexMap.within(cells, width, height, max(2.0, size // _STEP * _STEP))


def box_of(cell: Hex, place: HexMap) -> Box:
    """The square around a hex."""
    x, y = place.middle(cell)
    wide, high = hex_box(place.size)
    return x - wide // 2, y - high // 2, x + wide // 2, y + high // 2


def board(
    regions: Regions,
    place: HexMap,
    inks: Inks,
    marks: Sequence[Mark] = (),
    focus: frozenset[str] = frozenset(),
    sites: tuple[SiteView, ...] = (),
) -> Image.Image:
    """The board; with marks or a focus every other region steps back. Not to be changed."""
    bright = _settled(regions, place, inks)
    lit = [r for r in regions if r.label in focus or any(m.place == r.label for m in marks)]
    if not lit and not sites:
        return bright
    base = faded(bright, inks) if lit else bright
    if sites:
        # These lie anywhere around the board.
        image = base.convert("RGB")
        draw_sites(image, sites, place, marks)
        _light_up(image, bright.convert("RGB"), lit, marks, place)
        return image

    def paint(part: Image.Image, box: Box) -> None:
        here = [region for region in lit if touching(_reach(region, place), box)]
        _light_up(part, bright.crop(box).convert("RGB"), here, marks, place.part(box))

    return repainted(base, [_reach(region, place) for region in lit], paint, inks)


def samples(regions: Regions, place: HexMap, marks: Sequence[Mark]) -> list[Image.Image]:
    """The board in full colour, without marks and with them, to choose a palette from."""
    bright = _drawn(regions, place)
    marked = stepped_back(bright)
    lit = [region for region in regions if any(mark.place == region.label for mark in marks)]
    _light_up(marked, bright, lit, marks, place)
    return [bright, marked]


def _drawn(regions: Regions, place: HexMap, box: Box | None = None) -> Image.Image:
    """The board with all that stands on it in full colour, or the part in a box."""
    here = place if box is None else place.part(box)
    image = Image.new("RGB", (here.width, here.height), TABLE)
    shown = [r for r in regions if box is None or touching(_reach(r, place), box)]
    for region in shown:
        x, y = here.middle(Hex(region.q, region.r))
        ruined = region.terrain == "village" and region.attacked
        variant = 2 * region.q + 3 * region.r
        stamp(image, ground(region.terrain, variant, place.size, ruined=ruined), x, y)
    for region in shown:
        x, y = here.middle(Hex(region.q, region.r))
        run = _label(region.label, place.size)
        write(image, x, y - place.size * 0.58, run, INK, align="middle", halo=PAPER)
    for region in shown:
        _stand(image, region, here)
    return image


def _shape(regions: Regions) -> Hashable:
    """All of the regions that never changes, or hardly ever."""
    return tuple((r.label, r.q, r.r, r.terrain, r.attacked) for r in regions)


def _label(label: str, size: float) -> Run:
    return fit(label, "Bold", round(size * 0.38), 8, round(size * 0.9))


def _reach(region: RegionView, place: HexMap) -> Box:
    """The box that holds everything which is drawn for a region."""
    return around([box_of(Hex(region.q, region.r), place)], _BEYOND * place.size)


def _things(regions: Regions, place: HexMap) -> Things:
    return {region.label: Thing(region, _reach(region, place)) for region in regions}


def _settled(regions: Regions, place: HexMap, inks: Inks) -> Image.Image:
    """The board as it is, without marks."""

    def note_spots(image: Image.Image) -> None:
        for region in regions:
            note(image, f"regions/{region.label}", box_of(Hex(region.q, region.r), place))

    return grown(
        ("deus", _shape(regions), place),
        regions,
        partial(_things, regions, place),
        partial(_drawn, regions, place),
        inks,
        note_spots,
    )


def _stand(image: Image.Image, region: RegionView, place: HexMap) -> None:
    """What stands in a region, or lies there."""
    x, y = place.middle(Hex(region.q, region.r))
    if region.owner is not None:
        _settle(image, region, livery(region.owner), x, y, place.size)
    elif region.village_vp and not region.attacked:
        stamp(image, _treasure(region.village_vp, round(place.size)), x, y + place.size * 0.2)


def _settle(
    image: Image.Image, region: RegionView, owner: Livery, x: int, y: int, size: float
) -> None:
    edge = hex_rings(
        size, (1.0, 2.2, mix(owner.colour, INK, 0.6)), (2.4, 8.0, owner.colour), (9.6, 2.2, WHITE)
    )
    stamp(image, edge, x, y)
    shown = region.pieces[:_MOST]
    for kind, (across, down, scale) in zip(shown, _PLACES.get(len(shown), ()), strict=True):
        sprite = piece(kind, owner, round(size * scale))
        stamp(image, sprite, x + across * size, y + down * size)
    plate = tab(_label(region.label, size), owner, round(size * 0.46), WHITE)
    stamp(image, plate, x, y - size * 0.58)


def _treasure(points: int, size: int) -> Image.Image:
    """The victory points that lie on a village."""

    def draw() -> Image.Image:
        disc = treasure_disc(size)
        face = Image.new("RGB", disc.size, PAPER)
        face.paste(disc, (0, 0), disc)
        stamp(face, good("vp", round(size * 0.78)), size / 2, size / 2)
        run = fit(str(points), "Bold", round(size * 0.5), 10, round(size * 0.44))
        write(face, size / 2, size * 0.49, run, INK, align="middle", halo=PAPER)
        face.putalpha(disc.getchannel("A"))
        return face

    return SPRITES.get(("treasure", points, size), draw)


def _light_up(
    image: Image.Image,
    bright: Image.Image,
    lit: Sequence[RegionView],
    marks: Sequence[Mark],
    place: HexMap,
) -> None:
    """Some regions of a board that steps back as they are on the ``bright`` one, with numbers."""
    for region in lit:
        _light(image, bright, region, place)
    for region in lit:
        numbers = [mark.number for mark in marks if mark.place == region.label]
        _number(image, region, numbers, place)


def _light(image: Image.Image, bright: Image.Image, region: RegionView, place: HexMap) -> None:
    width, height = hex_box(place.size)
    x, y = place.middle(Hex(region.q, region.r))
    left, top = x - width // 2, y - height // 2
    cut = bright.crop((left, top, left + width, top + height))
    image.paste(cut, (left, top), hex_mask(place.size, 1.2))
    if region.owner is None:
        stamp(
            image, hex_rings(place.size, (0.8, 2.0, INK), (2.0, 5.5, GILT), (7.0, 1.6, INK)), x, y
        )
    else:
        stamp(image, hex_rings(place.size, (0.0, 4.0, GILT)), x, y)


def _number(image: Image.Image, region: RegionView, numbers: list[int], place: HexMap) -> None:
    """Badges in the middle of an empty region, at the foot of one with pieces on it."""
    x, y = place.middle(Hex(region.q, region.r))
    bare = region.owner is None and region.terrain != "village"
    down = y + place.size * (0.2 if bare else 0.72)
    badges(image, numbers, x, down, (0.86 if bare else 0.64) * place.size, 1.5 * place.size)

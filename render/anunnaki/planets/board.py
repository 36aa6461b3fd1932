"""The map: planets in the night sky with all that lies on them, and marked options."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PIL import Image

from games.anunnaki.view import AnunnakiView, CultureView, DistrictView, PlanetView
from games.core.hexes import Hex, neighbours
from render.anunnaki import tokens
from render.anunnaki.names import god_letters, house_name, main_gods
from render.anunnaki.planets.district import crowded, settled
from render.anunnaki.planets.ground import border, land, land_kinds, sky
from render.anunnaki.planets.lay import Lay
from render.art.encode import Inks
from render.art.growth import Thing, Things, around, grown, repainted, touching
from render.art.hexmap import ROOT3, hex_box, hex_mask, hex_rings, stamp
from render.art.lettering import fit, write
from render.art.palette import GILT, INK, SEATS, emblem
from render.art.pressed import GROUNDS
from render.art.slab import slab
from render.art.spots import Box, note, note_around
from render.face import Mark, Say
from render.kit.marks import badges, faded

_BEYOND = 0.5  # how far pieces and badges reach over the edge of their district
_TOKEN = 0.5  # how large a culture token is, both in sizes of a hex


class Look(NamedTuple):
    """Everything that the map shows; homes are named in the language of the reader."""

    planets: str
    letters: tuple[tuple[str, str], ...]
    homes: tuple[tuple[str, str], ...]


def board(
    view: AnunnakiView,
    lay: Lay,
    say: Say,
    inks: Inks,
    marks: Sequence[Mark] = (),
    focus: frozenset[str] = frozenset(),
) -> Image.Image:
    """The map; with marks or a focus every other district steps back. Not to be changed."""
    shown = [d for planet in view.planets for d in planet.districts if _on(lay, d)]
    numbers = {d.label: [m.number for m in marks if m.place == d.label] for d in shown}
    lit = [d for d in shown if numbers[d.label] or d.label in focus]
    bright = _settled(view, lay, _look(view, say), inks)
    if not lit:
        return bright

    def paint(part: Image.Image, box: Box) -> None:
        here = [d for d in lit if touching(_reach(d.label, lay), box)]
        within, below = lay.part(box), bright.crop(box).convert("RGB")
        for district in here:
            _light(part, below, within, district.label)
        for planet in view.planets:
            _culture(part, planet, within, {district.label for district in here})
        for district in here:
            _number(part, district, numbers[district.label], within)

    return repainted(faded(bright, inks), [_reach(d.label, lay) for d in lit], paint, inks)


def _number(image: Image.Image, district: DistrictView, numbers: list[int], lay: Lay) -> None:
    """Badges in an empty district, at the foot of one with pieces, else beside its sources."""
    x, y = lay.middle(district.label)
    if crowded(district):
        room = 0.5 * lay.size
        badges(image, numbers, x - 0.6 * lay.size, y - 0.28 * lay.size, 0.46 * lay.size, room)
        return
    bare = not district.companies and district.civilisation is None
    down = y + lay.size * (0.34 if bare else 0.72)
    badges(image, numbers, x, down, lay.size * (0.66 if bare else 0.5), 1.44 * lay.size)


def _on(lay: Lay, district: DistrictView) -> bool:
    return any(name == district.label for name, _, _ in lay.spots)


def _grounds(view: AnunnakiView, lay: Lay, look: Look, inks: Inks) -> Image.Image:
    """The planets as they are printed. Not to be changed."""
    owners = {planet.name: planet.seat for planet in view.planets}

    def draw() -> Image.Image:
        image = sky(lay.width, lay.height)
        for planet in view.planets:
            cells = {Hex(d.q, d.r): d for d in planet.districts}
            for cell, district in cells.items():
                if not _on(lay, district):
                    continue
                x, y = lay.middle(district.label)
                capital = district.capital_of is not None
                variant = 2 * cell.q + 3 * cell.r
                stamp(image, land(land_kinds(district), variant, lay.size, capital=capital), x, y)
                if district.atlantis:
                    _walls(image, district, cells, lay)
        for name, title in look.homes:
            seat, spot = owners[name], lay.capital(name)
            if seat is not None and spot is not None:
                _plate(image, title, seat, spot, lay.size)
        return image

    key = ("anunnaki grounds", tuple(owners.items()), look.homes, lay)
    return GROUNDS.get(key, lambda: inks.indexed(draw()))


def _home(planet: PlanetView) -> bool:
    return not planet.name.startswith("gaia") and planet.name != "otherworld"


def _walls(
    image: Image.Image, district: DistrictView, cells: dict[Hex, DistrictView], lay: Lay
) -> None:
    x, y = lay.middle(district.label)
    for side, beside in enumerate(neighbours(Hex(district.q, district.r))):
        if beside in cells:
            dotted = cells[beside].label in district.dotted
            stamp(image, border(side, lay.size, dotted=dotted), x, y)


def _plate(image: Image.Image, title: str, seat: str, spot: tuple[int, int], size: float) -> None:
    """The name of a home to the left of its capital."""
    dress = SEATS[seat]
    wide, high = round(size * 1.5), round(size * 0.54)
    right = round(spot[0] - size * ROOT3 / 2 - size * 0.1)
    top = round(spot[1] + size * 0.3)
    box = (right - wide, top, right, top + high)
    slab(image, box, dress.colour, high // 2, (dress.rim, 3))
    stamp(
        image, emblem(dress, round(high * 0.66), plain=True), box[0] + high * 0.56, top + high / 2
    )
    run = fit(title, "Bold", round(high * 0.62), 12, round(wide - high * 1.3))
    write(image, box[0] + high, top + high / 2, run, dress.on)


def _look(view: AnunnakiView, say: Say) -> Look:
    homes = tuple((p.name, say(house_name(p.name))) for p in view.planets if _home(p))
    return Look(repr(view.planets), tuple(god_letters(view).items()), homes)


def _reach(label: str, lay: Lay) -> Box:
    """The box that holds everything which is drawn for a district."""
    return around([lay.box(label)], _BEYOND * lay.size)


def _things(view: AnunnakiView, lay: Lay) -> Things:
    """Everything on the map that may change."""
    things = {}
    for planet in view.planets:
        for district in planet.districts:
            if _on(lay, district):
                things[district.label] = Thing(repr(district), _reach(district.label, lay))
        for token in planet.culture:
            spot = _meeting(token, lay)
            if spot is not None:
                at = round(spot[0]), round(spot[1])
                name = f"{planet.name} {token.districts}"
                things[name] = Thing(repr(token), around([(*at, *at)], _BEYOND * lay.size))
    return things


def _settled(view: AnunnakiView, lay: Lay, look: Look, inks: Inks) -> Image.Image:
    """The map as it is, without marks."""
    mains, letters = main_gods(view), dict(look.letters)

    def part(box: Box | None) -> Image.Image:
        grounds = _grounds(view, lay, look, inks)
        image = (grounds if box is None else grounds.crop(box)).convert("RGB")
        here = lay if box is None else lay.part(box)
        for planet in view.planets:
            for district in planet.districts:
                seen = _on(lay, district)
                if seen and (box is None or touching(_reach(district.label, lay), box)):
                    settled(image, district, here.middle(district.label), lay.size, letters, mains)
            _culture(image, planet, here, None)
        return image

    def note_spots(image: Image.Image) -> None:
        for planet in view.planets:
            for district in planet.districts:
                if _on(lay, district):
                    box = lay.box(district.label)
                    note(image, f"planets/{planet.name}/districts/{district.label}", box)
                    note(image, f"planets/{planet.name}?", box)
            for token in planet.culture:
                spot = _meeting(token, lay)
                if spot is not None:
                    path = f"planets/{planet.name}/culture/{'-'.join(token.districts)}"
                    size = tokens.culture(token.rewards, round(lay.size * _TOKEN)).size
                    note_around(image, path, *spot, *size)

    # Which letters gods have changes seldom, and then everywhere.
    owners = tuple((planet.name, planet.seat) for planet in view.planets)
    key = ("anunnaki", owners, look.homes, look.letters, mains, lay)
    return grown(key, look.planets, partial(_things, view, lay), part, inks, note_spots)


def _culture(image: Image.Image, planet: PlanetView, lay: Lay, near: set[str] | None) -> None:
    """Culture tokens where three districts meet; those ``near`` given districts, or all."""
    for token in planet.culture:
        if near is not None and near.isdisjoint(token.districts):
            continue
        spot = _meeting(token, lay)
        if spot is not None:
            stamp(image, tokens.culture(token.rewards, round(lay.size * _TOKEN)), *spot)


def _meeting(token: CultureView, lay: Lay) -> tuple[float, float] | None:
    """Where the districts of a culture token meet, if all of them are on the map."""
    spots = [(x, y) for name, x, y in lay.spots if name in token.districts]
    if len(spots) < len(token.districts):
        return None
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def _light(image: Image.Image, bright: Image.Image, lay: Lay, label: str) -> None:
    width, height = hex_box(lay.size)
    x, y = lay.middle(label)
    left, top = x - width // 2, y - height // 2
    cut = bright.crop((left, top, left + width, top + height))
    image.paste(cut, (left, top), hex_mask(lay.size, 1.0))
    stamp(image, hex_rings(lay.size, (0.0, 1.2, INK), (0.8, 4.2, GILT)), x, y)

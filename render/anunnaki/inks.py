"""The palette of the pictures of Anunnaki, chosen from all of its art at once."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.anunnaki.view import CivilisationView, CompanyView, DistrictView, RewardView
from games.core.hexes import Hex, spiral
from render.anunnaki import tokens
from render.anunnaki.icons import KINDS, good
from render.anunnaki.planets.district import settled
from render.anunnaki.planets.ground import border, land, land_kinds, sky
from render.anunnaki.tints import (
    ARTIFACT,
    ASLEEP,
    ATLANTEAN,
    CRIMSON,
    CULTURE,
    CULTURE_BACK,
    DEBT,
    GAIN,
    LANDS,
    MARKINGS,
    RUINS,
    RUINS_BACK,
    SKY,
    SPACES,
    TOKENS,
    WALL,
)
from render.art import palette
from render.art.encode import Inks
from render.art.hexmap import HexMap, stamp
from render.art.icons import SHARED
from render.kit.inks import choose_inks, icon_sheet, shade_strip
from render.kit.marks import badge, dimmed, stepped_back

_SAMPLE = 520


@lru_cache(maxsize=1)
def inks() -> Inks:
    """The palette, made once."""
    land_sample = _every_district()
    samples = [land_sample, stepped_back(land_sample), *_sheets()]
    grounds = [*LANDS.values(), *MARKINGS.values(), SKY]
    seats = [dress.colour for dress in palette.SEATS.values()]
    flat = [
        *grounds,
        *SPACES,
        *TOKENS.values(),
        *(ARTIFACT, ASLEEP, ATLANTEAN, CRIMSON, CULTURE, CULTURE_BACK, DEBT, GAIN),
        *(RUINS, RUINS_BACK, WALL),
        *(dimmed(colour) for colour in (*LANDS.values(), SKY, *seats)),
    ]
    return choose_inks(flat, samples)


def _every_district() -> Image.Image:
    """A made-up planet with every ground, owner, piece and token on it."""
    cells = list(spiral(Hex(0, 0), 3))
    place = HexMap.within(cells, _SAMPLE, _SAMPLE, 100)
    image = sky(place.width, place.height)
    kinds = ("food", "wood", "metal", "gold", "any")
    seats = tuple(palette.SEATS)[:4]
    for number, cell in enumerate(cells):
        seat = seats[number % 4]
        kind = kinds[number % 5]
        old = CivilisationView("x", 4, "humble", (RewardView("crystal", 2),))
        company = CompanyView(seat, number % 3, ("Ra",), number % 2, number % 4 == 1, number % 7)
        taken = number % 3 != 0
        district = DistrictView(
            label=f"G{number}",
            planet="gaia",
            q=cell.q,
            r=cell.r,
            row=0,
            place=0,
            sources={kind: 2},
            exhausted={kind: number % 3},
            shrines=number % 2,
            capital_of=seat if number % 6 == 1 else None,
            atlantis=number % 9 == 0,
            neighbours=(),
            dotted=(),
            companies=(company,) if taken else (),
            ruler=seat if taken else None,
            contested=False,
            civilisation=None if taken else old if number % 2 else CivilisationView(None),
            guardian=3 if number % 9 == 0 else 0,
        )
        x, y = place.middle(cell)
        capital = district.capital_of is not None
        stamp(image, land(land_kinds(district), number, place.size, capital=capital), x, y)
        if district.atlantis:
            stamp(image, border(number % 6, place.size, dotted=bool(number % 2)), x, y)
        settled(
            image,
            district,
            (x, y),
            place.size,
            {"Ra": "Ra"},
            frozenset({"Ra"} if number % 2 else ()),
        )
    return image


def _sheets() -> list[Image.Image]:
    dresses = list(palette.SEATS.values())[:4]
    pieces = [tokens.sign(dress, 60) for dress in dresses]
    pieces += [tokens.pawn(dress, 60) for dress in dresses]
    pieces += [tokens.followers(3, dress, 60) for dress in dresses]
    pieces += [palette.emblem(dress, 60) for dress in dresses]
    pieces += [tokens.cell(2, 60, lit=True), tokens.cell(1, 60), tokens.artifact("Ho", 60)]
    pieces += [tokens.culture((), 60), tokens.culture((RewardView("any", 2),), 60), badge(7, 60)]
    pieces += [tokens.god("Ra", dresses[0], 60, main=True, awake=False), SHARED.draw("badge", 60)]
    paints = [palette.NIGHT, *TOKENS.values(), *(dress.colour for dress in dresses)]
    return [icon_sheet([good(kind, 48) for kind in KINDS]), icon_sheet(pieces), shade_strip(paints)]

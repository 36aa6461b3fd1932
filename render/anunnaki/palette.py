"""The palette of the pictures of Anunnaki, chosen from all of its art at once."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.anunnaki.view import CivilisationView, CompanyView, DistrictView, RewardView
from games.core.hexes import Hex, spiral
from render.anunnaki import tokens
from render.anunnaki.board.district import draw_district
from render.anunnaki.board.terrain import border, land, land_kinds, sky
from render.anunnaki.colours import (
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
from render.anunnaki.frame import FRAME, GROUND
from render.anunnaki.icons import KINDS, goods_icon
from render.art import shared_colours
from render.art.hex_layout import HexLayout, paste_centred
from render.art.icons import SHARED
from render.art.palette import Palette
from render.kit.choose_palette import choose_palette, icon_sheet, shade_strip
from render.kit.option_marks import badge, dim_colour, dim_image

_SAMPLE = 520


@lru_cache(maxsize=1)
def palette() -> Palette:
    """The palette, made once."""
    land_sample = _every_district()
    samples = [land_sample, dim_image(land_sample), *_sheets()]
    grounds = [*LANDS.values(), *MARKINGS.values(), SKY]
    seats = [style.colour for style in shared_colours.SEATS.values()]
    flat = [
        *grounds,
        *SPACES,
        *TOKENS.values(),
        *(ARTIFACT, ASLEEP, ATLANTEAN, CRIMSON, CULTURE, CULTURE_BACK, DEBT, GAIN),
        *(RUINS, RUINS_BACK, WALL),
        *(dim_colour(colour) for colour in (*LANDS.values(), SKY, *seats)),
    ]
    return choose_palette([*flat, *FRAME.colours], samples, GROUND)


def _every_district() -> Image.Image:
    """A made-up planet with every ground, owner, piece and token on it."""
    cells = list(spiral(Hex(0, 0), 3))
    layout = HexLayout.within(cells, _SAMPLE, _SAMPLE, 100)
    image = sky(layout.width, layout.height)
    kinds = ("food", "wood", "metal", "gold", "any")
    seats = tuple(shared_colours.SEATS)[:4]
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
        x, y = layout.middle(cell)
        capital = district.capital_of is not None
        paste_centred(image, land(land_kinds(district), number, layout.size, capital=capital), x, y)
        if district.atlantis:
            paste_centred(image, border(number % 6, layout.size, dotted=bool(number % 2)), x, y)
        draw_district(
            image,
            district,
            (x, y),
            layout.size,
            {"Ra": "Ra"},
            frozenset({"Ra"} if number % 2 else ()),
        )
    return image


def _sheets() -> list[Image.Image]:
    styles = list(shared_colours.SEATS.values())[:4]
    pieces = [tokens.sign(style, 60) for style in styles]
    pieces += [tokens.pawn(style, 60) for style in styles]
    pieces += [tokens.followers(3, style, 60) for style in styles]
    pieces += [shared_colours.seat_symbol(style, 60) for style in styles]
    pieces += [tokens.cell(2, 60, lit=True), tokens.cell(1, 60), tokens.artifact("Ho", 60)]
    pieces += [tokens.culture((), 60), tokens.culture((RewardView("any", 2),), 60), badge(7, 60)]
    pieces += [tokens.god("Ra", styles[0], 60, main=True, awake=False), SHARED.draw("badge", 60)]
    paints = [shared_colours.NIGHT, *TOKENS.values(), *(style.colour for style in styles)]
    return [
        icon_sheet([goods_icon(kind, 48) for kind in KINDS]),
        icon_sheet(pieces),
        shade_strip(paints),
    ]

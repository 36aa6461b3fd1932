"""The palette of the pictures of Divinus, chosen from samples of all its art."""

from __future__ import annotations

from functools import lru_cache
from typing import get_args

from PIL import Image

from games.divinus.view import LandscapeView, Symbol, SymbolView, Terrain, TileView
from render.art import shared_colours
from render.art.brush import mix
from render.art.palette import Palette
from render.divinus import colours, icons, tokens
from render.divinus.board.tiles import draw_tile
from render.divinus.dice import PALE
from render.divinus.frame import FRAME, GROUND
from render.kit.choose_palette import choose_palette, icon_sheet, shade_strip
from render.kit.option_marks import badge, dim_colour, dim_image

_SEATS = ("amber", "azure", "rose", "onyx")
_SIZE = 120


@lru_cache(maxsize=1)
def palette() -> Palette:
    """The palette, computed once."""
    land = _every_terrain()
    flat = [
        *colours.TERRAINS.values(),
        *(dim_colour(colour) for colour in colours.TERRAINS.values()),
        *colours.PANTHEONS.values(),
        colours.BARE,
        colours.BARE_LINE,
        colours.TUFT,
        colours.PEAK,
        colours.SNOW,
        colours.WAVE,
        colours.SHORE,
        colours.BEAST,
        colours.STICKER,
        *(dim_colour(shared_colours.SEATS[seat].colour) for seat in _SEATS),
        *(mix(shared_colours.SEATS[seat].colour, shared_colours.PAPER, PALE) for seat in _SEATS),
    ]
    paints = (*colours.TERRAINS.values(), *colours.PANTHEONS.values())
    return choose_palette(
        [*flat, *FRAME.colours], [land, dim_image(land), _icons(), shade_strip(paints)], GROUND
    )


def _every_terrain() -> Image.Image:
    """Sample tiles with every terrain and every symbol."""
    image = Image.new("RGB", (6 * _SIZE, _SIZE), shared_colours.TABLE)
    terrains: tuple[Terrain, ...] = get_args(Terrain)
    kinds: tuple[Symbol, ...] = get_args(Symbol)
    for number in range(6):
        one, other = terrains[number % 3], terrains[(number + 1 + number // 3) % 3]
        first = SymbolView(kinds[number % len(kinds)], number % 2 == 0, "tg1")
        second = SymbolView(kinds[(number + 3) % len(kinds)], number % 2 == 1, "tn1")
        tile = TileView(
            f"{number}",
            "power",
            0,
            (one, one, other, other),
            (LandscapeView(one, (0, 1), (first,)), LandscapeView(other, (2, 3), (second,))),
        )
        image.paste(draw_tile(tile, _SIZE), (number * _SIZE, 0))
    return image


def _icons() -> Image.Image:
    drawn = [icons.symbol(kind, 60, detail="tb1") for kind in icons.SYMBOLS]
    drawn += [tokens.monster(name, 60) for name in icons.FIGURES]
    drawn += [icons.sign(kind, 60) for kind in icons.SIGNS]
    drawn += [icons.special_face(kind, 60) for kind in ("fire", "swords", "nectar")]
    drawn += [
        tokens.hero(name, shared_colours.SEATS[seat], 60)
        for name, seat in zip(icons.HEROES, (*_SEATS, *_SEATS), strict=False)
    ]
    drawn += [tokens.consecration_icon(60), badge(8, 60)]
    return icon_sheet(drawn)

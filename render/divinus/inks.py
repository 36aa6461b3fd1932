"""The palette of the pictures of Divinus, chosen from all of its art at once."""

from __future__ import annotations

from functools import lru_cache
from typing import get_args

from PIL import Image

from games.divinus.view import LandscapeView, Symbol, SymbolView, Terrain, TileView
from render.art import palette
from render.art.brush import mix
from render.art.encode import Inks
from render.divinus import icons, tints
from render.divinus.map.tiles import draw_tile
from render.divinus.middle.dice import PALE
from render.kit.inks import choose_inks, icon_sheet, shade_strip
from render.kit.marks import badge, dimmed, stepped_back

_SEATS = ("amber", "azure", "rose", "onyx")
_SIZE = 120


@lru_cache(maxsize=1)
def inks() -> Inks:
    """The palette, made once."""
    land = _every_terrain()
    flat = [
        *tints.TERRAINS.values(),
        *(dimmed(colour) for colour in tints.TERRAINS.values()),
        *tints.PANTHEONS.values(),
        tints.BARE,
        tints.TUFT,
        tints.PEAK,
        tints.SNOW,
        tints.WAVE,
        tints.SHORE,
        tints.BEAST,
        tints.STICKER,
        *(dimmed(palette.SEATS[seat].colour) for seat in _SEATS),
        *(mix(palette.SEATS[seat].colour, palette.PAPER, PALE) for seat in _SEATS),
    ]
    paints = (*tints.TERRAINS.values(), *tints.PANTHEONS.values())
    return choose_inks(flat, [land, stepped_back(land), _icons(), shade_strip(paints)])


def _every_terrain() -> Image.Image:
    """Made-up tiles with every terrain and every symbol."""
    image = Image.new("RGB", (6 * _SIZE, _SIZE), palette.TABLE)
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
    drawn += [icons.monster(name, 60) for name in icons.FIGURES]
    drawn += [icons.sign(kind, 60) for kind in icons.SIGNS]
    drawn += [icons.special_face(kind, 60) for kind in ("fire", "swords", "nectar")]
    drawn += [
        icons.hero(name, palette.SEATS[seat], 60)
        for name, seat in zip(icons.HEROES, (*_SEATS, *_SEATS), strict=False)
    ]
    drawn += [icons.blessing(60), badge(8, 60)]
    return icon_sheet(drawn)

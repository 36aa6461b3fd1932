"""The colours of Cyclades: sea and land, gods, metals and marble."""

from __future__ import annotations

from games.cyclades.view import God
from render.art.brush import Colour, rgb

SEAS: tuple[Colour, ...] = (rgb("#7FB8CE"), rgb("#8CC3D6"), rgb("#74AEC7"), rgb("#97CADB"))
SHALLOW, SHOAL, SURF = rgb("#A9D8DF"), rgb("#C4E7E4"), rgb("#E9F6EF")
COAST, SAND, GRASS, MEADOW, SCRUB = (
    rgb("#8A744C"),
    rgb("#EAD9A8"),
    rgb("#CFCB8E"),
    rgb("#DAD79F"),
    rgb("#9FA763"),
)
WAVE = rgb("#B9DFE9")
RIM = rgb("#3F6B80")

MARBLE, MARBLE_SHADE, MARBLE_DARK = rgb("#FAF7F0"), rgb("#D8D2C6"), rgb("#8E877B")
STONE, STONE_DARK = rgb("#A9A49B"), rgb("#6E685F")
TILE, TILE_DARK = rgb("#C8553B"), rgb("#8C3522")
WOOD, WOOD_DARK = rgb("#A9743F"), rgb("#6B4522")
BRONZE, BRONZE_DARK, BRONZE_LIGHT = rgb("#C98A2B"), rgb("#7E5011"), rgb("#EFC06A")
STEEL, STEEL_DARK, STEEL_LIGHT = rgb("#8C959E"), rgb("#4E565E"), rgb("#C3CAD0")
COIN, COIN_DARK, COIN_LIGHT = rgb("#F2BE2C"), rgb("#A87408"), rgb("#FCE08A")
SKIN = rgb("#E8B98E")
VEIL, VEIL_DARK = rgb("#B48AD0"), rgb("#6D4691")
SCROLL, SCROLL_DARK = rgb("#F6E7BE"), rgb("#B38E45")
FRUIT, LEAF = rgb("#D8452F"), rgb("#5C8F3A")

GODS: dict[God, Colour] = {
    "athena": rgb("#5C7FA8"),
    "zeus": rgb("#7B4FA0"),
    "poseidon": rgb("#1E7F8C"),
    "ares": rgb("#B5382A"),
    "hera": rgb("#3E8A55"),
    "apollo": rgb("#E0A21B"),
}
"""Marks of the six gods, from the palette of vases and temples."""

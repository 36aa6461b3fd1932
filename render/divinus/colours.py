"""The colours of Divinus: terrains and their patterns, pantheons, stickers."""

from __future__ import annotations

from games.divinus.view import Terrain
from render.art.brush import Colour, rgb

# Terrains differ in lightness and pattern, not only in hue.
TERRAINS: dict[Terrain, Colour] = {
    "plain": rgb("#D8E08F"),
    "mountain": rgb("#B8977A"),
    "sea": rgb("#2F74B0"),
}
TUFT = rgb("#7E9A36")
PEAK, SNOW = rgb("#6E4F3A"), rgb("#F7F1E8")
WAVE = rgb("#9CD0EE")
SHORE = rgb("#3B2C22")
BARE, BARE_LINE = rgb("#D8CBA8"), rgb("#BCAE8A")
"""Where no tile lies: the paper of an old map, and the lines on it."""

PANTHEONS: dict[str, Colour] = {
    "greek": rgb("#1D4F9C"),
    "norse": rgb("#B52F25"),
    "barbarian": rgb("#3A3026"),
    "general": rgb("#A87408"),
    "choose": rgb("#6A3FA0"),
}
BEAST = rgb("#8D1F33")
STICKER = rgb("#FFFDF5")
EMBER = rgb("#5B463C")

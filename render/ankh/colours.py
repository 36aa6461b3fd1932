"""The colours of Ankh: terrain, regions, pieces, tracks and marked caravans."""

from __future__ import annotations

from games.ankh.view import Ground
from render.art.brush import Colour, rgb

GROUNDS: dict[Ground, Colour] = {
    "fertile": rgb("#A9C46C"),
    "desert": rgb("#EBD59B"),
    "water": rgb("#6FB4D0"),
}
REED, REED_DARK = rgb("#6E9440"), rgb("#4C6E2A")
DUNE, DUNE_DARK = rgb("#D9BC77"), rgb("#C2A05A")
WAVE, DEEP = rgb("#A6D8E6"), rgb("#4C93B3")
SEAM = rgb("#7C6A45")
NILE, NILE_LIGHT, NILE_DARK = rgb("#1F7FC4"), rgb("#7CC7F0"), rgb("#0E3F70")

REGIONS: tuple[Colour, ...] = (
    rgb("#B5523B"),
    rgb("#6A4C93"),
    rgb("#1F7A70"),
    rgb("#C27A00"),
    rgb("#3C5A8C"),
    rgb("#8A2E62"),
    rgb("#5B6B1E"),
    rgb("#54463A"),
)
"""The colours of the regions by number; different from the colours of the seats."""

CRIMSON, CRIMSON_DARK = rgb("#A31F23"), rgb("#5C0F12")
STONE_LIGHT = rgb("#EFE0BC")
NEUTRAL, NEUTRAL_DARK = rgb("#B9B2A4"), rgb("#6F6A60")
GOLD, GOLD_LIGHT, GOLD_DARK = rgb("#F2BE2C"), rgb("#FCE08A"), rgb("#A87408")
CAMEL, CAMEL_DARK = rgb("#B9772F"), rgb("#5E3510")
GATE = rgb("#35D0C0")
LINEN = rgb("#F7F1E3")
RED_PART, RED_PALE = rgb("#B5382A"), rgb("#EFC9BC")

CHAINS: tuple[Colour, ...] = (
    rgb("#FF3B30"),
    rgb("#0A5CFF"),
    rgb("#8F00C7"),
    rgb("#00897B"),
    rgb("#FF8A00"),
    rgb("#C2006B"),
    rgb("#4E342E"),
    rgb("#1B7F1B"),
)
"""The colours of caravans to choose from."""

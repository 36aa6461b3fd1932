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

MARBLE = rgb("#FAF7F0")
STEEL_DARK = rgb("#4E565E")

GODS: dict[God, Colour] = {
    "athena": rgb("#5C7FA8"),
    "zeus": rgb("#7B4FA0"),
    "poseidon": rgb("#1E7F8C"),
    "ares": rgb("#B5382A"),
    "hera": rgb("#3E8A55"),
    "apollo": rgb("#E0A21B"),
}
"""The colours of the six gods."""

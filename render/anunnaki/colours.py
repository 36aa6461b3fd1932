"""The colours of Anunnaki, other than those of the players."""

from __future__ import annotations

from games.anunnaki.view import Colour as TokenColour
from render.art.brush import Colour, rgb

SKY, SKY_STAR, GLOW = rgb("#172233"), rgb("#5C7391"), rgb("#24354B")

LANDS: dict[str, Colour] = {
    "food": rgb("#E3DC9A"),
    "wood": rgb("#A9C796"),
    "metal": rgb("#C3C9D1"),
    "gold": rgb("#E7C48A"),
    "any": rgb("#C8B6E2"),
    "atlantis": rgb("#8CC9D3"),
}
"""The ground of a district by what it yields."""
MARKINGS: dict[str, Colour] = {
    "food": rgb("#CDBE63"),
    "wood": rgb("#7DA56B"),
    "metal": rgb("#9DA6B2"),
    "gold": rgb("#CFA25C"),
    "any": rgb("#9C82C6"),
    "atlantis": rgb("#5FA9B8"),
}
"""What is drawn on that ground: furrows, trees, peaks, dunes, rings and waves."""

WALL, DOTS = rgb("#0F3F49"), rgb("#FFFFFF")
TOKENS: dict[TokenColour, Colour] = {"blue": rgb("#2F78C8"), "red": rgb("#C23B2E")}
CULTURE_BACK, CULTURE = rgb("#5A3580"), rgb("#F0E6FA")
RUINS_BACK, RUINS = rgb("#8A5F35"), rgb("#F0DDBF")
ATLANTEAN = rgb("#35D0C0")
ASLEEP, ASLEEP_LINE = rgb("#D9CDB8"), rgb("#8F8372")
ARTIFACT = rgb("#FCE08A")
CRIMSON = rgb("#A31F23")
SPACES: tuple[Colour, ...] = (
    rgb("#EDE3CC"),
    rgb("#E3D8B6"),
    rgb("#DCCB93"),
    rgb("#E2BE6C"),
    rgb("#E8AE42"),
)
"""The spaces of a track by their multiplier, from 1 to 5."""
DEBT, GAIN = rgb("#D9B8AE"), rgb("#C6D9B4")

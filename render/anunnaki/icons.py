"""The icons of Anunnaki: what is counted, given or done."""

from __future__ import annotations

from PIL import Image

from render.art.icons import Icons
from render.art.shared_colours import INK

ICONS = Icons("render.anunnaki")

# What shares a drawing with something else.
_ALIASES = {
    "move_blue": "move",
    "move_red": "move",
    "movement": "move",
    "gather_blue": "gather",
    "gather_red": "gather",
    "shrines": "shrine",
    "districts": "district",
    "settlements": "settlement",
    "figures": "follower",
    "choice": "any",
    "resources": "any",
    "exchange": "market",
    "agreements": "agreement",
    "goal_power": "power",
}
KINDS: tuple[str, ...] = (
    "food",
    "wood",
    "metal",
    "gold",
    "any",
    "crystal",
    "follower",
    "settlement",
    "weapon",
    "points",
    "power",
    "war",
    "technology",
    "trade",
    "shrine",
    "agreement",
    "sign",
    "portal",
    "move",
    "gather",
    "creation",
    "income",
    "market",
    "upgrade",
    "blue",
    "red",
    "district",
    "strength",
    "artifact",
    "lightning",
    "god",
)
"""Resources, rewards, tracks, actions, goals and the rest of what is counted or done."""


def goods_icon(kind: str, size: int) -> Image.Image:
    """One of ``KINDS``, or what shares a drawing with it, with a dark rim."""
    return ICONS.draw(f"goods/{_ALIASES.get(kind, kind)}", size, (INK, 4.0), margin=4)

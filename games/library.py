"""All games: importing this module registers them."""

from games import ankh, anunnaki, cyclades, deus, divinus

__all__ = ["ankh", "anunnaki", "cyclades", "deus", "divinus"]

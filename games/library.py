"""All games of the house: importing this fills the shelf."""

from games import ankh, anunnaki, cyclades, deus, divinus

__all__ = ["ankh", "anunnaki", "cyclades", "deus", "divinus"]

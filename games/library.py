"""All games of the house: importing this fills the shelf."""

from games import ankh, cyclades, deus, divinus

__all__ = ["ankh", "cyclades", "deus", "divinus"]

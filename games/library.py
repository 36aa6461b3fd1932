"""All games of the house: importing this fills the shelf."""

from games import ankh, cyclades, deus

__all__ = ["ankh", "cyclades", "deus"]

"""All games of the house: importing this fills the shelf."""

from games import cyclades, deus

__all__ = ["cyclades", "deus"]

"""All games of the house: importing this fills the shelf."""

from games import deus

__all__ = ["deus"]

"""What the things of Deus are known by when they are looked up."""

from __future__ import annotations

from PIL import Image

from render.art.palette import INK, NIGHT, PAPER
from render.deus.icons import sign, silhouette, treasure_disc
from render.deus.livery import CARDS, PIECE_OF

_COLOURS = {str(colour): colour for colour in CARDS}
_PIECES = {str(piece): piece for piece in PIECE_OF.values()}


def emblem(kind: str, name: str, size: int) -> Image.Image | None:
    """The god of a card's colour, a god, a piece or a village's treasure, on a dark ground."""
    if name in _COLOURS:
        return sign(_COLOURS[name], CARDS[_COLOURS[name]], NIGHT, size)
    if name in _PIECES:
        return silhouette(_PIECES[name], PAPER, INK, size)
    return treasure_disc(size) if name == "village" else None

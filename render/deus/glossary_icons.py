"""Draws the icons of glossary articles of Deus."""

from __future__ import annotations

from PIL import Image

from render.art.shared_colours import INK, NIGHT, PAPER
from render.deus.colours import CARDS, PIECE_OF
from render.deus.icons import sign, silhouette, treasure_disc

_COLOURS = {str(colour): colour for colour in CARDS}
_PIECES = {str(piece): piece for piece in PIECE_OF.values()}


def glossary_icon(kind: str, name: str, size: int) -> Image.Image | None:
    """The god of a card's colour, a god, a piece or a village's treasure, for a dark background."""
    if name in _COLOURS:
        return sign(_COLOURS[name], CARDS[_COLOURS[name]], NIGHT, size)
    if name in _PIECES:
        return silhouette(_PIECES[name], PAPER, INK, size)
    return treasure_disc(size) if name == "village" else None

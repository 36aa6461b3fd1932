"""A finished drawing into the bytes of a file.

Pictures are PNG with a palette: edges and letters stay exact, and a turn picture is a third
of the size, and encoded in half the time, of one in full colour. The palette is fixed for a
game, so that the same view always gives the same bytes and no time goes into choosing colours.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from render.art.brush import Colour

SUFFIX = "png"
_COLOURS = 256
_LEVEL = 4
_NEAR = 5


class Inks:
    """A fixed palette: ``flat`` colours as they are, the rest chosen from ``swatches`` of art."""

    __slots__ = ("_lookup", "_shown")

    def __init__(self, flat: Sequence[Colour], swatches: Image.Image) -> None:
        exact = list(dict.fromkeys(flat))
        chosen = swatches.quantize(_COLOURS, method=Image.Quantize.MEDIANCUT)
        parts = chosen.getpalette("RGB") or []
        for red, green, blue in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
            colour = (red, green, blue)
            if len(exact) < _COLOURS and all(_apart(colour, other) > _NEAR for other in exact):
                exact.append(colour)
        # Pillow looks a colour up by its channels rounded down to a multiple of four. Flat
        # colours are listed under just that, all others under what such a step stands for.
        flats = len(set(flat))
        listed = [
            part - part % 4 if number < flats else max(0, part - 2)
            for number, colour in enumerate(exact)
            for part in colour
        ]
        self._lookup = Image.new("P", (1, 1))
        self._lookup.putpalette(listed)
        self._shown = [part for colour in exact for part in colour]

    def encode(self, image: Image.Image) -> bytes:
        """The picture as PNG in these colours."""
        out = BytesIO()
        drawn = image.quantize(palette=self._lookup, dither=Image.Dither.NONE)
        drawn.putpalette(self._shown)
        drawn.save(out, "PNG", compress_level=_LEVEL)
        return out.getvalue()


def _apart(one: Colour, other: Colour) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))

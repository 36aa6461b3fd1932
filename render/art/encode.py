"""A finished drawing into the bytes of a file.

Pictures are PNG with a palette: edges and letters stay exact, and a turn picture is a third
of the size, and encoded in half the time, of one in full colour. The palette is fixed for a
game, so that the same view always gives the same bytes and no time goes into choosing colours.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from weakref import finalize

from PIL import Image

from render.art.brush import Colour
from render.art.growth import patch_of
from render.art.png import write_png

Spot = tuple[int, int]

SUFFIX = "png"
_COLOURS = 256
_NEAR = 5


class Inks:
    """A fixed palette: ``flat`` colours as they are, the rest chosen from ``swatches`` of art."""

    __slots__ = ("_known", "_lookup", "_shown")

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
        self._shown = bytes(part for colour in exact for part in colour)
        self._known: dict[int, Image.Image] = {}

    @property
    def colours(self) -> list[Colour]:
        """All colours of the palette."""
        parts = self._shown
        return list(zip(parts[::3], parts[1::3], parts[2::3], strict=True))

    def encode(self, image: Image.Image) -> bytes:
        """The picture as PNG in these colours."""
        return self.encode_laid([(image, (0, 0))], image.size)

    def encode_laid(
        self,
        parts: Iterable[tuple[Image.Image, Spot]],
        size: tuple[int, int],
        ground: Colour = (0, 0, 0),
    ) -> bytes:
        """Parts that lie on a plain ``ground``, each at its spot, as one PNG of the size.

        A part that was encoded before, and is still the same object, costs next to nothing.
        """
        wide, high = size
        rows = Image.new("L", (wide + 1, high))
        rows.paste(self._index(ground), (1, 0, wide + 1, high))
        for part, (x, y) in parts:
            rows.paste(self._indexed(part), (x + 1, y))
        return write_png(rows, self._shown)

    def _index(self, colour: Colour) -> int:
        """The index of a flat colour."""
        return self._indexed(Image.new("RGB", (1, 1), colour)).tobytes()[0]

    def _indexed(self, image: Image.Image) -> Image.Image:
        """The picture as indexes into the palette, remembered for as long as it lives."""
        known = self._known.get(id(image))
        if known is None:
            known = self._looked_up(image)
            self._known[id(image)] = known
            finalize(image, self._known.pop, id(image), None).atexit = False
        return known

    def _looked_up(self, image: Image.Image) -> Image.Image:
        patch = patch_of(image)
        if patch is None:
            drawn = image.quantize(palette=self._lookup, dither=Image.Dither.NONE)
            return Image.frombytes("L", drawn.size, drawn.tobytes())
        base, boxes = patch
        indexes = self._indexed(base).copy()
        for box in boxes:
            indexes.paste(self._looked_up(image.crop(box)), box[:2])
        return indexes


def _apart(one: Colour, other: Colour) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))

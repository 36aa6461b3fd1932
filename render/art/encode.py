"""A finished drawing into the bytes of a file.

Pictures are PNG with a palette: edges and letters stay exact, and a turn picture is a third
of the size, and encoded in half the time, of one in full colour. The palette is fixed for a
game, so that the same view always gives the same bytes and no time goes into choosing colours.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from weakref import finalize

from PIL import Image

from render.art.bands import Spot, bands
from render.art.brush import Colour
from render.art.png import write_png

SUFFIX = "png"
_COLOURS = 256
_NEAR = 5


class Inks:
    """A fixed palette: ``flat`` colours as they are, the rest chosen from ``swatches`` of art."""

    __slots__ = ("_known", "_lookup", "_shown")

    def __init__(self, flat: Sequence[Colour], swatches: Image.Image) -> None:
        exact = list(dict.fromkeys(flat))
        flats = len(exact)
        chosen = swatches.quantize(_COLOURS, method=Image.Quantize.MEDIANCUT)
        parts = chosen.getpalette("RGB") or []
        for red, green, blue in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
            colour = (red, green, blue)
            if len(exact) < _COLOURS and all(_apart(colour, other) > _NEAR for other in exact):
                exact.append(colour)
        self._known: dict[int, Image.Image] = {}
        self._choose(exact, flats)
        # A colour that is taken for another one is of no use. Without it, what has been put into
        # these colours once stays as it is when that is done again.
        found = self.table(lambda colour: colour)
        lost = {colour for at, colour in enumerate(exact) if found[at] != at}
        if lost:
            flats -= len(lost.intersection(exact[:flats]))
            self._choose([colour for colour in exact if colour not in lost], flats)

    def _choose(self, exact: Sequence[Colour], flats: int) -> None:
        # Pillow looks a colour up by its channels rounded down to a multiple of four. Flat
        # colours are listed under just that, all others under what such a step stands for.
        listed = [
            part - part % 4 if number < flats else max(0, part - 2)
            for number, colour in enumerate(exact)
            for part in colour
        ]
        self._lookup = Image.new("P", (1, 1))
        self._lookup.putpalette(listed)
        self._shown = bytes(part for colour in exact for part in colour)

    @property
    def colours(self) -> list[Colour]:
        """All colours of the palette."""
        parts = self._shown
        return list(zip(parts[::3], parts[1::3], parts[2::3], strict=True))

    def indexed(self, image: Image.Image) -> Image.Image:
        """A drawing in these colours, in a quarter of the memory, with all that lies on it."""
        drawn = image.quantize(palette=self._lookup, dither=Image.Dither.NONE)
        drawn.putpalette(self._shown)
        return drawn

    def blank(self, size: tuple[int, int], colour: Colour) -> Image.Image:
        """An empty drawing in these colours, to put others upon that are."""
        image = Image.new("P", size, self._index(colour))
        image.putpalette(self._shown)
        return image

    def table(self, change: Callable[[Colour], Colour]) -> list[int]:
        """For every index the one of what ``change`` makes of its colour."""
        colours = self.colours
        strip = Image.new("RGB", (len(colours), 1))
        strip.putdata([change(colour) for colour in colours])
        return [*self.indexed(strip).tobytes(), *bytes(_COLOURS - len(colours))]

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
        laid = [(self.known_as(part), spot) for part, spot in parts]
        return write_png(size, self._shown, bands(laid, size, self._index(ground)))

    def _index(self, colour: Colour) -> int:
        """The index of a flat colour."""
        return self.indexed(Image.new("RGB", (1, 1), colour)).tobytes()[0]

    def known_as(self, image: Image.Image) -> Image.Image:
        """A drawing in these colours, looked up once for as long as it lives."""
        if image.mode == "P":
            return image
        known = self._known.get(id(image))
        if known is None:
            known = self._known[id(image)] = self.indexed(image)
            finalize(image, self._known.pop, id(image), None).atexit = False
        return known


def _apart(one: Colour, other: Colour) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))

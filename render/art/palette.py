"""Converts images to a fixed palette and encodes them as PNG.

A palette PNG keeps edges and text exact, has a third of the size of an RGB one and takes half the
time to encode. Each game has one fixed palette, so that the same view always gives the same bytes
and no time is spent on choosing colours.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from weakref import finalize

from PIL import Image

from render.art.brush import Colour
from render.art.png import Offset, encode_parts
from render.art.shared_colours import TABLE, TABLE_DEEP

SUFFIX = "png"
_MAX_COLOURS = 256
_MIN_DISTANCE = 5
_GROUND_REACH = 70  # colours nearer to the shared ground are shifted with it


class Palette:
    """A fixed palette: all ``flat`` colours exactly, the rest chosen from ``swatches``.

    Everything is drawn on the ground that all games share. Encoded pictures show ``ground``
    instead: its shades are other entries of the palette, so that no pixel has to be changed.
    """

    __slots__ = ("_cached", "_colour_bytes", "_flat", "_ground", "_lookup", "_shown_bytes")

    def __init__(
        self, flat: Sequence[Colour], swatches: Image.Image, ground: Colour = TABLE
    ) -> None:
        self._ground = ground
        self._flat = frozenset(flat)
        exact = list(dict.fromkeys(flat))
        flats = len(exact)
        chosen = swatches.quantize(_MAX_COLOURS, method=Image.Quantize.MEDIANCUT)
        parts = chosen.getpalette("RGB") or []
        for red, green, blue in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
            colour = (red, green, blue)
            if len(exact) < _MAX_COLOURS and all(
                _distance(colour, other) > _MIN_DISTANCE for other in exact
            ):
                exact.append(colour)
        self._cached: dict[int, Image.Image] = {}
        self._set_colours(exact, flats)
        # Drop colours that Pillow maps to another entry. Without them, converting an image that
        # was converted before changes nothing.
        found = self.index_table(lambda colour: colour)
        lost = {colour for at, colour in enumerate(exact) if found[at] != at}
        if lost:
            flats -= len(lost.intersection(exact[:flats]))
            self._set_colours([colour for colour in exact if colour not in lost], flats)

    def _set_colours(self, exact: Sequence[Colour], flats: int) -> None:
        # Pillow looks colours up with each channel rounded down to a multiple of four. Flat
        # colours are entered with these rounded values, all others with the centre of the step.
        listed = [
            part - part % 4 if number < flats else max(0, part - 2)
            for number, colour in enumerate(exact)
            for part in colour
        ]
        self._lookup = Image.new("P", (1, 1))
        self._lookup.putpalette(listed)
        self._colour_bytes = bytes(part for colour in exact for part in colour)
        self._shown_bytes = bytes(part for colour in exact for part in self.shown(colour))

    def shown(self, colour: Colour) -> Colour:
        """The colour that encoded pictures show for ``colour``.

        The shared ground and its darker shade become those of the game; colours near them are
        shifted in the same direction, the less the farther they are.
        """
        if colour in self._flat and colour not in (TABLE, TABLE_DEEP):
            return colour
        share = max(0.0, 1 - _distance(colour, TABLE) / _GROUND_REACH)
        red, green, blue = (
            min(255, max(0, round(part + share * (to - since))))
            for part, since, to in zip(colour, TABLE, self._ground, strict=True)
        )
        return red, green, blue

    @property
    def colours(self) -> list[Colour]:
        """All colours of the palette."""
        parts = self._colour_bytes
        return list(zip(parts[::3], parts[1::3], parts[2::3], strict=True))

    def indexed(self, image: Image.Image) -> Image.Image:
        """The image converted to this palette, with its noted facts."""
        drawn = image.quantize(palette=self._lookup, dither=Image.Dither.NONE)
        drawn.putpalette(self._colour_bytes)
        return drawn

    def blank(self, size: tuple[int, int], colour: Colour) -> Image.Image:
        """An empty palette image, for pasting other images of this palette."""
        image = Image.new("P", size, self._index(colour))
        image.putpalette(self._colour_bytes)
        return image

    def index_table(self, change: Callable[[Colour], Colour]) -> list[int]:
        """A lookup table from each index to the index of its colour changed by ``change``."""
        colours = self.colours
        strip = Image.new("RGB", (len(colours), 1))
        strip.putdata([change(colour) for colour in colours])
        return [*self.indexed(strip).tobytes(), *bytes(_MAX_COLOURS - len(colours))]

    def encode(self, image: Image.Image) -> bytes:
        """The image encoded as a PNG with this palette."""
        return self.encode_parts([(image, (0, 0))], image.size)

    def encode_parts(
        self,
        parts: Iterable[tuple[Image.Image, Offset]],
        size: tuple[int, int],
        ground: Colour = (0, 0, 0),
    ) -> bytes:
        """Encode parts at their positions on a plain ``ground`` as one PNG of the given size.

        An RGB part is converted once as long as the object lives.
        """
        placed = [(self.indexed_cached(part), spot) for part, spot in parts]
        return encode_parts(placed, size, self._index(ground), self._shown_bytes)

    def _index(self, colour: Colour) -> int:
        """The index of a flat colour."""
        return self.indexed(Image.new("RGB", (1, 1), colour)).tobytes()[0]

    def indexed_cached(self, image: Image.Image) -> Image.Image:
        """The converted image, cached as long as the original lives."""
        if image.mode == "P":
            return image
        cached = self._cached.get(id(image))
        if cached is None:
            cached = self._cached[id(image)] = self.indexed(image)
            finalize(image, self._cached.pop, id(image), None).atexit = False
        return cached


def _distance(one: Colour, other: Colour) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))

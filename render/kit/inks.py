"""The fixed palette of a game's pictures, chosen from samples of its art."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image

from render.art import palette
from render.art.brush import Colour, mix
from render.art.encode import Inks
from render.art.hexmap import stamp

_ACROSS = 720
_SURFACES = (
    palette.INK,
    palette.FADED,
    palette.PAPER,
    palette.PAPER_DEEP,
    palette.PAPER_LINE,
    palette.WHITE,
    palette.NIGHT,
    palette.TABLE,
    palette.TABLE_DEEP,
    palette.GILT,
)


def choose_inks(flat: Iterable[Colour], samples: Sequence[Image.Image]) -> Inks:
    """Surfaces, seats and ``flat`` colours as they are, all others chosen from the samples.

    Samples are what the pictures are made of, at most 720 pixels wide: the board with every
    piece on it, bright and with marks, and sheets of icons and shades.
    """
    sheet = Image.new("RGB", (_ACROSS, sum(piece.height for piece in samples)), palette.TABLE)
    top = 0
    for piece in samples:
        sheet.paste(piece, (0, top))
        top += piece.height
    seats = [dress.colour for dress in palette.SEATS.values()]
    return Inks([*_SURFACES, *seats, *flat], sheet)


def icon_sheet(icons: Sequence[Image.Image]) -> Image.Image:
    """The icons on light and on dark ground."""
    wide = max(icon.width for icon in icons) + 4
    high = max(icon.height for icon in icons) + 4
    a_row = _ACROSS // wide
    rows = -(-len(icons) // a_row)
    image = Image.new("RGB", (_ACROSS, 2 * rows * high), palette.PAPER)
    image.paste(palette.TABLE_DEEP, (0, rows * high, _ACROSS, 2 * rows * high))
    for half in range(2):
        for index, icon in enumerate(icons):
            row = half * rows + index // a_row
            stamp(image, icon, (index % a_row + 0.5) * wide, (row + 0.5) * high)
    return image


def shade_strip(paints: Sequence[Colour]) -> Image.Image:
    """Each paint on its way to white or to ink, as the edges of letters show it."""
    image = Image.new("RGB", (_ACROSS, 30), palette.TABLE)
    step = _ACROSS // (5 * len(paints))
    for number, paint in enumerate(paints):
        for share in range(5):
            left = (number * 5 + share) * step
            shade = mix(paint, palette.WHITE if number % 2 else palette.INK, share / 5)
            image.paste(shade, (left, 0, left + step, 30))
    return image

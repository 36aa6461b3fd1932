"""Chooses the fixed palette of a game from samples of its pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image

from render.art import shared_colours
from render.art.brush import Colour, mix
from render.art.hex_layout import paste_centred
from render.art.palette import Palette

_ACROSS = 720
_SURFACES = (
    shared_colours.INK,
    shared_colours.FADED,
    shared_colours.PAPER,
    shared_colours.PAPER_DEEP,
    shared_colours.PAPER_LINE,
    shared_colours.WHITE,
    shared_colours.NIGHT,
    shared_colours.TABLE,
    shared_colours.TABLE_DEEP,
    shared_colours.GILT,
)


def choose_palette(
    flat: Iterable[Colour],
    samples: Sequence[Image.Image],
    ground: Colour = shared_colours.TABLE,
) -> Palette:
    """A palette with the surface, seat and ``flat`` colours exactly, the rest from the samples.

    ``ground`` is the colour behind all parts of the game's pictures.

    Samples are at most 720 pixels wide: the board with every piece, plain and with option marks,
    and sheets of icons and shades.
    """
    sheet = Image.new(
        "RGB", (_ACROSS, sum(piece.height for piece in samples)), shared_colours.TABLE
    )
    top = 0
    for piece in samples:
        sheet.paste(piece, (0, top))
        top += piece.height
    seats = [style.colour for style in shared_colours.SEATS.values()]
    return Palette([*_SURFACES, *seats, *flat], sheet, ground)


def icon_sheet(icons: Sequence[Image.Image]) -> Image.Image:
    """The icons on a light and on a dark background."""
    wide = max(icon.width for icon in icons) + 4
    high = max(icon.height for icon in icons) + 4
    a_row = _ACROSS // wide
    rows = -(-len(icons) // a_row)
    image = Image.new("RGB", (_ACROSS, 2 * rows * high), shared_colours.PAPER)
    image.paste(shared_colours.TABLE_DEEP, (0, rows * high, _ACROSS, 2 * rows * high))
    for half in range(2):
        for index, icon in enumerate(icons):
            row = half * rows + index // a_row
            paste_centred(image, icon, (index % a_row + 0.5) * wide, (row + 0.5) * high)
    return image


def shade_strip(paints: Sequence[Colour]) -> Image.Image:
    """Blends of each paint with white and with ink, as at the edges of letters."""
    image = Image.new("RGB", (_ACROSS, 30), shared_colours.TABLE)
    step = _ACROSS // (5 * len(paints))
    for number, paint in enumerate(paints):
        for share in range(5):
            left = (number * 5 + share) * step
            shade = mix(
                paint, shared_colours.WHITE if number % 2 else shared_colours.INK, share / 5
            )
            image.paste(shade, (left, 0, left + step, 30))
    return image

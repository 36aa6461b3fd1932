"""What changed stands in the light; and two pictures of one table side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.art.brush import Colour, mix, rgb
from render.art.lettering import fit, write
from render.art.palette import GILT, INK, NIGHT, TABLE, TABLE_DEEP, WHITE
from render.art.png import encode_indexed
from render.art.spots import Box

_PAD = 7
_SIGNAL = rgb("#FF4B00")
# From the outside to the inside: light in the dark, so that it stands out anywhere.
_RINGS: tuple[tuple[Colour, int], ...] = ((WHITE, 4), (_SIGNAL, 5))
_OWN: tuple[Colour, ...] = (*(colour for colour, _ in _RINGS), TABLE, TABLE_DEEP, GILT, INK)
_DIM = 0.5
_MOSTLY = 0.4  # of a picture that changed: then nothing is dimmed
_KEPT = 140  # of a palette's colours; the darker shades of the most frequent get the rest
_GAP = 32  # between two pictures that stand side by side
_HIGH = 0.9  # times the width: higher pictures stand beside each other


def spotlit(drawn: Image.Image, boxes: Sequence[Box]) -> Image.Image:
    """The picture dimmed but for the boxes, and a ring of two colours around where they lie.

    Where the boxes cover most of it nothing is dimmed: the little that stayed the same is to be
    read with the rest. Without boxes it is as it was.
    """
    if not boxes:
        return drawn
    shown = drawn.copy()
    if _covered(boxes, drawn.size) < _MOSTLY:
        shown = Image.blend(drawn, Image.new("RGB", drawn.size, NIGHT), _DIM)
    light = Image.new("1", drawn.size)
    spread = sum(width for _, width in _RINGS) + _PAD
    # Ring by ring for all boxes, not box by box: those that overlap get one outline.
    for colour, width in _RINGS:
        draw = ImageDraw.Draw(shown)
        for box in boxes:
            draw.rounded_rectangle(_grown(box, spread, drawn.size), _PAD + spread, fill=colour)
        spread -= width
    draw = ImageDraw.Draw(light)
    for box in boxes:
        draw.rounded_rectangle(_grown(box, spread, drawn.size), _PAD + spread, fill=1)
    shown.paste(drawn, (0, 0), light)
    return shown


def side_by_side(parts: Sequence[tuple[Image.Image, str]]) -> Image.Image:
    """Two pictures under their captions, the second caption in gold.

    High pictures stand beside each other and broad ones below each other, so that a screen shows
    as much of both as it can.
    """
    looks = ((TABLE_DEEP, WHITE), (GILT, INK))
    shown = [_captioned(*part, *look) for part, look in zip(parts, looks, strict=True)]
    if max(part.height for part in shown) > _HIGH * max(part.width for part in shown):
        spots = [(0, 0), (shown[0].width + _GAP, 0)]
    else:
        spots = [(0, 0), (0, shown[0].height + _GAP)]
    across = max(x + part.width for (x, _), part in zip(spots, shown, strict=True))
    down = max(y + part.height for (_, y), part in zip(spots, shown, strict=True))
    image = Image.new("RGB", (across, down), TABLE)
    for spot, part in zip(spots, shown, strict=True):
        image.paste(part, spot)
    return image


def encoded(shown: Image.Image, colours: Sequence[Colour], drawn: Image.Image) -> bytes:
    """A picture with lights in the ``colours`` that ``drawn`` has without them, and darker ones."""
    lookup = _palette(colours)
    counts = drawn.quantize(palette=lookup, dither=Image.Dither.NONE).histogram()
    often = [colours[index] for index in sorted(range(len(colours)), key=lambda at: -counts[at])]
    kept = [*_OWN, *often[:_KEPT], *(mix(colour, NIGHT, _DIM) for colour in often)]
    palette = _palette(list(dict.fromkeys(kept))[:256])
    return encode_indexed(shown.quantize(palette=palette, dither=Image.Dither.NONE))


def _palette(colours: Sequence[Colour]) -> Image.Image:
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in colours for part in colour])
    return palette


def _captioned(image: Image.Image, caption: str, ground: Colour, ink: Colour) -> Image.Image:
    """The picture with a bar above it that says what it shows."""
    high = image.width // 12
    shown = Image.new("RGB", (image.width, image.height + high), ground)
    shown.paste(image, (0, high))
    run = fit(caption, "Bold", max(8, high * 5 // 9), 8, image.width * 9 // 10)
    write(shown, image.width / 2, high / 2, run, ink, align="middle")
    return shown


def _covered(boxes: Sequence[Box], size: tuple[int, int]) -> float:
    """The share of a picture that lies in the boxes."""
    mask = Image.new("1", size)
    for box in boxes:
        mask.paste(1, box)
    return mask.convert("L").histogram()[255] / (size[0] * size[1])


def _grown(box: Box, by: int, size: tuple[int, int]) -> Box:
    """A larger box within the picture, its last pixels included; the rings keep to the edge."""
    edge = sum(width for _, width in _RINGS) + _PAD - by
    left, top = max(edge, box[0] - by), max(edge, box[1] - by)
    right, bottom = min(size[0] - edge, box[2] + by), min(size[1] - edge, box[3] + by)
    return left, top, max(left, right - 1), max(top, bottom - 1)

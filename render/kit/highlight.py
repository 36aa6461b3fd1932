"""Highlights changed areas of a picture, and places two pictures side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.art.brush import Colour, mix, rgb
from render.art.fact_locations import Box
from render.art.palette import Palette
from render.art.png import encode_indexed
from render.art.shared_colours import GILT, INK, NIGHT, TABLE, TABLE_DEEP, WHITE
from render.art.text import draw_text, fit_text

_PAD = 7
_SIGNAL = rgb("#FF4B00")
# From the outer to the inner ring; white and orange stand out on light and dark grounds.
_RINGS: tuple[tuple[Colour, int], ...] = ((WHITE, 4), (_SIGNAL, 5))
_OWN_COLOURS: tuple[Colour, ...] = (*(colour for colour, _ in _RINGS), TABLE, TABLE_DEEP, GILT, INK)
_DIM = 0.5
_MAX_DIMMED_SHARE = 0.4  # of a picture that changed: then nothing is dimmed
_MAX_KEPT_COLOURS = (
    140  # of a palette's colours; the darker shades of the most frequent get the rest
)
_GAP = 32  # between two pictures that stand side by side
_SIDE_BY_SIDE_RATIO = 0.9  # times the width: higher pictures stand beside each other


def highlight_boxes(drawn: Image.Image, boxes: Sequence[Box]) -> Image.Image:
    """Dim the picture outside the boxes and draw a ring of two colours around them.

    If the boxes cover most of the picture, nothing is dimmed. Without boxes the picture is
    returned unchanged.
    """
    if not boxes:
        return drawn
    shown = drawn.copy()
    if _covered(boxes, drawn.size) < _MAX_DIMMED_SHARE:
        shown = Image.blend(drawn, Image.new("RGB", drawn.size, NIGHT), _DIM)
    light = Image.new("1", drawn.size)
    spread = sum(width for _, width in _RINGS) + _PAD
    # Each ring is drawn for all boxes before the next, so that overlapping boxes get one outline.
    for colour, width in _RINGS:
        draw = ImageDraw.Draw(shown)
        for box in boxes:
            draw.rounded_rectangle(
                _enlarge_box(box, spread, drawn.size), _PAD + spread, fill=colour
            )
        spread -= width
    draw = ImageDraw.Draw(light)
    for box in boxes:
        draw.rounded_rectangle(_enlarge_box(box, spread, drawn.size), _PAD + spread, fill=1)
    shown.paste(drawn, (0, 0), light)
    return shown


def side_by_side(parts: Sequence[tuple[Image.Image, str]]) -> Image.Image:
    """Combine two pictures with captions, the second caption in gold.

    Tall pictures are placed beside each other, wide ones below each other, so that a screen shows
    as much of both as possible.
    """
    caption_colours = ((TABLE_DEEP, WHITE), (GILT, INK))
    shown = [
        _captioned(*part, *caption_colour)
        for part, caption_colour in zip(parts, caption_colours, strict=True)
    ]
    if max(part.height for part in shown) > _SIDE_BY_SIDE_RATIO * max(part.width for part in shown):
        spots = [(0, 0), (shown[0].width + _GAP, 0)]
    else:
        spots = [(0, 0), (0, shown[0].height + _GAP)]
    across = max(x + part.width for (x, _), part in zip(spots, shown, strict=True))
    down = max(y + part.height for (_, y), part in zip(spots, shown, strict=True))
    image = Image.new("RGB", (across, down), TABLE)
    for spot, part in zip(spots, shown, strict=True):
        image.paste(part, spot)
    return image


def encode_highlighted(shown: Image.Image, game_palette: Palette, drawn: Image.Image) -> bytes:
    """Encode a highlighted picture with the colours of ``drawn`` and their dimmed shades."""
    colours = game_palette.colours
    lookup = _palette(colours)
    counts = drawn.quantize(palette=lookup, dither=Image.Dither.NONE).histogram()
    often = [colours[index] for index in sorted(range(len(colours)), key=lambda at: -counts[at])]
    kept = [
        *_OWN_COLOURS,
        *often[:_MAX_KEPT_COLOURS],
        *(mix(colour, NIGHT, _DIM) for colour in often),
    ]
    used = list(dict.fromkeys(kept))[:256]
    indexed = shown.quantize(palette=_palette(used), dither=Image.Dither.NONE)
    indexed.putpalette([part for colour in used for part in game_palette.shown(colour)])
    return encode_indexed(indexed)


def _palette(colours: Sequence[Colour]) -> Image.Image:
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in colours for part in colour])
    return palette


def _captioned(image: Image.Image, caption: str, ground: Colour, ink: Colour) -> Image.Image:
    """The picture with a caption bar above it."""
    high = image.width // 12
    shown = Image.new("RGB", (image.width, image.height + high), ground)
    shown.paste(image, (0, high))
    run = fit_text(caption, "Bold", max(8, high * 5 // 9), 8, image.width * 9 // 10)
    draw_text(shown, image.width / 2, high / 2, run, ink, align="middle")
    return shown


def _covered(boxes: Sequence[Box], size: tuple[int, int]) -> float:
    """The share of a picture that the boxes cover."""
    mask = Image.new("1", size)
    for box in boxes:
        mask.paste(1, box)
    return mask.convert("L").histogram()[255] / (size[0] * size[1])


def _enlarge_box(box: Box, by: int, size: tuple[int, int]) -> Box:
    """Enlarge a box by ``by`` pixels, keeping all rings inside the picture.

    The last column and row are included, as Pillow's rectangles expect.
    """
    edge = sum(width for _, width in _RINGS) + _PAD - by
    left, top = max(edge, box[0] - by), max(edge, box[1] - by)
    right, bottom = min(size[0] - edge, box[2] + by), min(size[1] - edge, box[3] + by)
    return left, top, max(left, right - 1), max(top, bottom - 1)

"""Two pictures of one table compared: what changed stands in the light, or both side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO

from PIL import Image, ImageDraw

from render.art.brush import Colour, mix, rgb
from render.art.encode import SUFFIX
from render.art.lettering import fit, write
from render.art.palette import GILT, INK, NIGHT, TABLE, TABLE_DEEP, WHITE
from render.art.png import encode_indexed
from render.changes import regions
from render.face import ALT_LIMIT, Picture
from render.kit.alt import told
from render.wholes import Box

_PAD = 7
_SIGNAL = rgb("#FF4B00")
# From the outside to the inside: light in the dark, so that it stands out anywhere.
_RINGS: tuple[tuple[Colour, int], ...] = ((WHITE, 4), (_SIGNAL, 5))
_OWN: tuple[Colour, ...] = (*(colour for colour, _ in _RINGS), TABLE, TABLE_DEEP, GILT, INK)
_DIM = 0.5
_MOSTLY = 0.4  # of a picture that changed: then nothing is dimmed
_KEPT = 140  # of a palette's colours; the darker shades of the most frequent get the rest
_LEVEL = 4
_GAP = 32  # between two pictures that stand side by side
_HIGH = 0.9  # times the width: higher pictures stand beside each other


def mark_changes(before: bytes, after: bytes, *, banner: int = 0) -> bytes:
    """The picture ``after`` with everything outlined that differs from ``before``.

    Where nothing does, it is returned as it is. The uppermost ``banner`` rows are never marked.
    """
    old, new = _open(before), _open(after)
    found = regions(old, new, banner=banner)
    if not found:
        return after
    return _encoded(_inked(_spotlit(new.convert("RGB"), found), new))


def marked(before: Picture, after: Picture) -> Picture:
    """The same with pictures: name and description stay those of ``after``."""
    return replace(after, data=mark_changes(before.data, after.data, banner=after.banner))


def side_by_side(
    before: Picture, after: Picture, captions: tuple[str, str], *, filename: str = "compare"
) -> Picture:
    """Both pictures under their ``captions``, what differs marked in the second one.

    High pictures stand beside each other and broad ones below each other, so that a screen shows
    as much of both as it can.
    """
    old, new = _open(before.data), _open(after.data)
    found = regions(old, new, banner=after.banner)
    shown = _spotlit(new.convert("RGB"), found) if found else new.convert("RGB")
    parts = [
        _captioned(old.convert("RGB"), captions[0], TABLE_DEEP, WHITE),
        _captioned(shown, captions[1], GILT, INK),
    ]
    if max(part.height for part in parts) > _HIGH * max(part.width for part in parts):
        spots = [(0, 0), (parts[0].width + _GAP, 0)]
    else:
        spots = [(0, 0), (0, parts[0].height + _GAP)]
    across = max(x + part.width for (x, _), part in zip(spots, parts, strict=True))
    down = max(y + part.height for (_, y), part in zip(spots, parts, strict=True))
    image = Image.new("RGB", (across, down), TABLE)
    for spot, part in zip(spots, parts, strict=True):
        image.paste(part, spot)
    half = ALT_LIMIT // 2 - 1
    alts = zip(captions, (before.alt, after.alt), strict=True)
    alt = " ".join(told([f"{caption}: {alt}"], half) for caption, alt in alts)
    return Picture(_encoded(_inked(image, new)), f"{filename}.{SUFFIX}", alt)


def _captioned(image: Image.Image, caption: str, ground: Colour, ink: Colour) -> Image.Image:
    """The picture with a bar above it that says what it shows."""
    high = image.width // 12
    shown = Image.new("RGB", (image.width, image.height + high), ground)
    shown.paste(image, (0, high))
    run = fit(caption, "Bold", max(8, high * 5 // 9), 8, image.width * 9 // 10)
    write(shown, image.width / 2, high / 2, run, ink, align="middle")
    return shown


def _open(data: bytes) -> Image.Image:
    image = Image.open(BytesIO(data))
    image.load()
    return image


def _spotlit(drawn: Image.Image, boxes: Sequence[Box]) -> Image.Image:
    """The picture dimmed but for the boxes, and a ring of two colours around where they lie.

    Where the boxes cover most of it nothing is dimmed: the little that stayed the same is to be
    read with the rest.
    """
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


def _inked(shown: Image.Image, source: Image.Image) -> Image.Image:
    """The picture with marks in few colours, if its source was: its own, and darker ones."""
    parts = source.getpalette("RGB") if source.mode == "P" else None
    if parts is None:
        return shown
    counts = source.histogram()
    often = sorted(range(len(parts) // 3), key=lambda index: -counts[index])
    own = [(parts[3 * at], parts[3 * at + 1], parts[3 * at + 2]) for at in often]
    kept = [*_OWN, *own[:_KEPT], *(mix(colour, NIGHT, _DIM) for colour in own)]
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in list(dict.fromkeys(kept))[:256] for part in colour])
    return shown.quantize(palette=palette, dither=Image.Dither.NONE)


def _encoded(image: Image.Image) -> bytes:
    if image.mode == "P":
        return encode_indexed(image)
    out = BytesIO()
    image.save(out, "PNG", compress_level=_LEVEL)
    return out.getvalue()

"""Encodes the pictures of a match as an animated WebP that fits into a post.

A film shows the turn pictures at half their size. Only the differences between frames are encoded,
so that a whole match takes a second or two and one or two megabytes. If it is still too large, it
is encoded again at a smaller size.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO

from PIL import Image

from games.core.phrase import phrase
from render.art.shared_colours import TABLE
from render.renderer import Picture, Say

SUFFIX = "webp"
MAX_BYTES = 8_000_000
MAX_FRAMES = 40

_MAX_HEIGHT_RATIO = 2.5  # times the width
_FRAME_MILLISECONDS = 1200  # for one frame, or less if there are many
_MIN_FRAME_MILLISECONDS = 300
_LAST_FRAME_MILLISECONDS = 4000  # for the last frame
_MAX_FILM_MILLISECONDS = 60_000
_WEBP_METHOD = 2  # a third of the time of Pillow's own choice, for a twentieth more bytes
# Width and quality of each attempt; after the last one, frames are dropped.
_WIDTHS_AND_QUALITIES = ((800, 80), (800, 60), (640, 50), (480, 40), (320, 30), (160, 20))


def choose_frames(count: int, most: int = MAX_FRAMES) -> list[int]:
    """The indexes of at most ``most`` of ``count`` pictures, evenly spread, ends included."""
    if count <= most:
        return list(range(count))
    if most == 1:
        return [count - 1]
    return [number * (count - 1) // (most - 1) for number in range(most)]


def make_film(
    frames: Iterable[bytes | Image.Image],
    say: Say,
    *,
    name: str = "match",
    max_bytes: int = MAX_BYTES,
    max_frames: int = MAX_FRAMES,
) -> Picture:
    """Encode ``frames``, encoded or as images, as a looping film of at most ``max_bytes``.

    The same frames always give the same bytes. Raises ``ValueError`` if there is no frame, or if
    not even one small frame fits.
    """
    given = list(frames)
    if not given:
        raise ValueError("a film needs a picture")
    shown = [given[number] for number in choose_frames(len(given), max_frames)]
    for kept, across, quality in _attempts(shown):
        data = _encoded(kept, across, quality)
        if len(data) <= max_bytes:
            alt = say(phrase("picture.film.alt", count=len(kept)))
            return Picture(data, f"{name}-film.{SUFFIX}", alt)
    raise ValueError(f"not even one picture fits into {max_bytes} bytes")


def durations(count: int) -> list[int]:
    """The duration of each of ``count`` frames in milliseconds; the last one is longer."""
    if count == 1:
        return [_LAST_FRAME_MILLISECONDS]
    frame_milliseconds = max(
        _MIN_FRAME_MILLISECONDS,
        min(
            _FRAME_MILLISECONDS, (_MAX_FILM_MILLISECONDS - _LAST_FRAME_MILLISECONDS) // (count - 1)
        ),
    )
    return [frame_milliseconds] * (count - 1) + [_LAST_FRAME_MILLISECONDS]


def _attempts(
    frames: Sequence[bytes | Image.Image],
) -> Iterator[tuple[Sequence[bytes | Image.Image], int, int]]:
    """Frames, width and quality of each attempt, from the largest to the smallest."""
    for across, quality in _WIDTHS_AND_QUALITIES:
        yield frames, across, quality
    while len(frames) > 1:
        frames = [frames[number] for number in choose_frames(len(frames), len(frames) // 2)]
        yield frames, *_WIDTHS_AND_QUALITIES[-1]


def _encoded(frames: Sequence[bytes | Image.Image], across: int, quality: int) -> bytes:
    out = BytesIO()
    sequence = _frame_sequence(frames, across)
    # Nobody seeks in a film: without further key frames it has half the size.
    sequence.save(
        out,
        "WEBP",
        save_all=True,
        duration=durations(len(frames)),
        loop=0,
        quality=quality,
        method=_WEBP_METHOD,
        kmin=0,
        kmax=0,
    )
    return out.getvalue()


def _frame_sequence(frames: Sequence[bytes | Image.Image], across: int) -> Image.Image:
    """A multi-frame image that scales each frame on demand, so that one is in memory.

    Pillow saves it frame by frame through ``n_frames`` and ``seek``.
    """
    sizes = list(_sizes(frames))
    width = max(wide for wide, _ in sizes)
    # The last picture is taller, because it has the results. It is shrunk, so that the others
    # need no empty strip.
    tall = max(high for _, high in sizes[:-1] or sizes)
    across = min(across, width)
    shrink = width / across
    high = max(1, min(round(tall * across / width), round(across * _MAX_HEIGHT_RATIO)))
    sequence = Image.new("RGB", (across, high))

    def seek(frame: int) -> None:
        sequence.paste(_fitted(frames[frame], sequence.size, shrink))

    sequence.seek = seek  # type: ignore[method-assign]
    sequence.n_frames = len(frames)  # type: ignore[attr-defined]
    return sequence


def _opened(frame: bytes | Image.Image) -> Image.Image:
    return frame if isinstance(frame, Image.Image) else Image.open(BytesIO(frame))


def _sizes(frames: Sequence[bytes | Image.Image]) -> Iterator[tuple[int, int]]:
    """The size of a frame, read from its header without decoding it."""
    for frame in frames:
        yield _opened(frame).size


def _fitted(frame: bytes | Image.Image, size: tuple[int, int], shrink: float) -> Image.Image:
    """The frame ``shrink`` times smaller, or smaller still if that does not fit ``size``."""
    drawn = _opened(frame).convert("RGB")
    shrink = max(shrink, drawn.height / size[1])
    if shrink == int(shrink):
        drawn = drawn.reduce(int(shrink))
    else:
        wide, high = round(drawn.width / shrink), round(drawn.height / shrink)
        drawn = drawn.resize((max(1, wide), max(1, high)), Image.Resampling.BOX)
    canvas = Image.new("RGB", size, TABLE)
    canvas.paste(drawn, ((size[0] - drawn.width) // 2, 0))
    return canvas

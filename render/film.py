"""The board through a match: a film of its pictures as an animated WebP that fits into a post.

A film is made of the same pictures that were posted turn by turn, half as large. Only what
changes from one to the next is encoded, so that a whole match takes a second or two and one or
two megabytes; should it come out too large all the same, it is made again smaller.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO

from PIL import Image

from games.core.phrase import phrase
from render.art.palette import TABLE
from render.face import Picture, Say

SUFFIX = "webp"
MOST_BYTES = 8_000_000
MOST_FRAMES = 40

_TALLEST = 2.5  # times the width
_PACE = 1200  # milliseconds for a picture, or less where there are many
_BRISK = 300
_REST = 4000  # for the last
_LONGEST = 60_000
_METHOD = 2  # a third of the time of Pillow's own choice, for a twentieth more bytes
# Width and quality of each attempt; after the last of them, pictures are left out.
_LADDER = ((800, 80), (800, 60), (640, 50), (480, 40), (320, 30), (160, 20))


def choose_frames(count: int, most: int = MOST_FRAMES) -> list[int]:
    """Which of ``count`` pictures a film of ``most`` shows: the first, the last, evenly between."""
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
    most_bytes: int = MOST_BYTES,
    most_frames: int = MOST_FRAMES,
) -> Picture:
    """A film of ``frames``, pictures as files or as drawn, that goes round and round.

    It never weighs more than ``most_bytes``; the same frames always give the same bytes. Raises
    ``ValueError`` where there is nothing to show, or no room for a single small picture.
    """
    given = list(frames)
    if not given:
        raise ValueError("a film needs a picture")
    shown = [given[number] for number in choose_frames(len(given), most_frames)]
    for kept, across, quality in _attempts(shown):
        data = _encoded(kept, across, quality)
        if len(data) <= most_bytes:
            alt = say(phrase("picture.film.alt", count=len(kept)))
            return Picture(data, f"{name}-film.{SUFFIX}", alt)
    raise ValueError(f"not even one picture fits into {most_bytes} bytes")


def durations(count: int) -> list[int]:
    """How long each of ``count`` pictures stays, in milliseconds: the last one rests."""
    if count == 1:
        return [_REST]
    pace = max(_BRISK, min(_PACE, (_LONGEST - _REST) // (count - 1)))
    return [pace] * (count - 1) + [_REST]


def _attempts(
    frames: Sequence[bytes | Image.Image],
) -> Iterator[tuple[Sequence[bytes | Image.Image], int, int]]:
    """Frames, width and quality, each attempt lighter than the one before."""
    for across, quality in _LADDER:
        yield frames, across, quality
    while len(frames) > 1:
        frames = [frames[number] for number in choose_frames(len(frames), len(frames) // 2)]
        yield frames, *_LADDER[-1]


def _encoded(frames: Sequence[bytes | Image.Image], across: int, quality: int) -> bytes:
    out = BytesIO()
    reel = _Reel(frames, across)
    # A film is seen from its beginning: without further whole pictures it is half as large.
    reel.save(
        out,
        "WEBP",
        save_all=True,
        duration=durations(len(frames)),
        loop=0,
        quality=quality,
        method=_METHOD,
        kmin=0,
        kmax=0,
    )
    return out.getvalue()


class _Reel(Image.Image):
    """All frames as one image of several: each is scaled when it is wanted, so one is in memory."""

    def __init__(self, frames: Sequence[bytes | Image.Image], across: int) -> None:
        super().__init__()
        self._frames = frames
        self._at = 0
        self.n_frames = len(frames)
        sizes = list(_sizes(frames))
        width = max(wide for wide, _ in sizes)
        # Results make the last picture higher: it is shrunk, rather than that all others stand
        # above an empty strip.
        tall = max(high for _, high in sizes[:-1] or sizes)
        across = min(across, width)
        self._mode = "RGB"
        self._size = (across, max(1, min(round(tall * across / width), round(across * _TALLEST))))
        self._shrink = width / across
        self.seek(0)

    def seek(self, frame: int) -> None:
        """Show another frame."""
        self._at = frame
        self.im = _fitted(self._frames[frame], self.size, self._shrink).im

    def tell(self) -> int:
        """The frame that is shown."""
        return self._at


def _opened(frame: bytes | Image.Image) -> Image.Image:
    return frame if isinstance(frame, Image.Image) else Image.open(BytesIO(frame))


def _sizes(frames: Sequence[bytes | Image.Image]) -> Iterator[tuple[int, int]]:
    """Sizes are in the heads of the files: nothing is decoded for them."""
    for frame in frames:
        yield _opened(frame).size


def _fitted(frame: bytes | Image.Image, size: tuple[int, int], shrink: float) -> Image.Image:
    """The frame ``shrink`` times smaller, or smaller still where that does not fit ``size``."""
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

"""Draws antialiased vector shapes by supersampling."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

Colour = tuple[int, int, int]
Point = tuple[float, float]


class Brush:
    """An RGBA image of ``width`` x ``height`` pixels; coordinates are hundredths of its width."""

    __slots__ = ("_draw", "_image", "_scale", "height", "over", "width")

    def __init__(self, width: int, height: int | None = None, *, over: int = 4) -> None:
        self.width = width
        self.height = width if height is None else height
        self.over = over
        # Alpha is 0 or 255, and transparent pixels are black: colours are premultiplied already,
        # and can be downscaled without converting them.
        self._image = Image.new("RGBX", (width * over, self.height * over), (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self._image)
        self._scale = width * over / 100

    def polygon(self, points: Sequence[Point], fill: Colour) -> None:
        """A filled outline."""
        self._draw.polygon([self._at(point) for point in points], fill=(*fill, 255))

    def circle(self, x: float, y: float, radius: float, fill: Colour) -> None:
        """A filled disc."""
        self.oval(x, y, radius, radius, fill)

    def oval(self, x: float, y: float, across: float, down: float, fill: Colour) -> None:
        """A filled ellipse with half axes ``across`` and ``down``."""
        box = [self._at((x - across, y - down)), self._at((x + across, y + down))]
        self._draw.ellipse(box, fill=(*fill, 255))

    def box(
        self, left: float, top: float, right: float, bottom: float, fill: Colour, radius: float = 0
    ) -> None:
        """A filled rectangle, rounded by ``radius``."""
        corners = [self._at((left, top)), self._at((right, bottom))]
        self._draw.rounded_rectangle(corners, self._px(radius) if radius else 0, (*fill, 255))

    def stroke(self, points: Sequence[Point], colour: Colour, width: float) -> None:
        """A line with round joints and round ends."""
        spots = [self._at(point) for point in points]
        thick = self._px(width)
        self._draw.line(spots, fill=(*colour, 255), width=thick, joint="curve")
        radius = thick / 2
        for x, y in (spots[0], spots[-1]):
            self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), (*colour, 255))

    def curve(self, points: Sequence[Point], colour: Colour, width: float) -> None:
        """A smooth stroke through ``points``."""
        self.stroke(smooth(points), colour, width)

    def finish(self) -> Image.Image:
        """The image, scaled down to its final size."""
        shrunk = self._image.reduce(self.over)
        return Image.frombytes("RGBa", shrunk.size, shrunk.tobytes()).convert("RGBA")

    def _at(self, point: Point) -> Point:
        return point[0] * self._scale, point[1] * self._scale

    def _px(self, length: float) -> int:
        return max(1, round(length * self._scale))


def smooth(points: Sequence[Point], *, closed: bool = False, steps: int = 8) -> list[Point]:
    """A Catmull-Rom curve through ``points``."""
    count = len(points)
    path: list[Point] = []
    for index in range(count if closed else count - 1):
        if closed:
            a, b, c, d = (points[(index + shift) % count] for shift in (-1, 0, 1, 2))
        else:
            a, b = points[max(index - 1, 0)], points[index]
            c, d = points[index + 1], points[min(index + 2, count - 1)]
        path += [_between(a, b, c, d, step / steps) for step in range(steps)]
    if not closed:
        path.append(points[-1])
    return path


def _between(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    def along(p: float, q: float, r: float, s: float) -> float:
        return 0.5 * (
            2 * q
            + (r - p) * t
            + (2 * p - 5 * q + 4 * r - s) * t * t
            + (3 * q - p - 3 * r + s) * t**3
        )

    return along(a[0], b[0], c[0], d[0]), along(a[1], b[1], c[1], d[1])


def polygon_corners(
    x: float, y: float, radius: float, corners: int, start: float = -90.0
) -> list[Point]:
    """The corners of a regular polygon, clockwise from ``start`` degrees."""
    turn = 360 / corners
    return [
        (
            x + radius * math.cos(math.radians(start + turn * index)),
            y + radius * math.sin(math.radians(start + turn * index)),
        )
        for index in range(corners)
    ]


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """A linear blend: ``share`` 0 gives ``one``, 1 gives ``other``."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def rgb(code: str) -> Colour:
    """The RGB tuple of a colour such as "#E69F00"."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)

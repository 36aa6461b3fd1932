"""Lays out the planets and their districts on a picture.

Gaia is on the left of the upper row; the homes fill the lower row and then the place beside
Gaia. With two or three players that place is free for what everybody shares.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.anunnaki.view import PlanetView
from games.core.hexes import Hex, centre
from render.art.fact_locations import Box
from render.art.hex_layout import ROOT3

LABEL = "otherworld"
_EDGE = 0.1  # free room around the whole, in sizes of a hex
_GAP = 0.16  # between the rows of planets
_HOME = 3 * ROOT3  # how wide a home is
_ROWS = 5.0  # how high it is


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """A map of ``width`` x ``height`` pixels with hexes of ``size``; a spot is a hex's middle."""

    size: float
    width: int
    height: int
    spots: tuple[tuple[str, int, int], ...]
    capitals: tuple[tuple[str, int, int], ...]
    free: Box | None = None

    def part(self, box: Box) -> BoardLayout:
        """The layout of the part of the map inside ``box``."""
        left, top, right, bottom = box
        spots = tuple((name, x - left, y - top) for name, x, y in self.spots)
        capitals = tuple((name, x - left, y - top) for name, x, y in self.capitals)
        return BoardLayout(self.size, right - left, bottom - top, spots, capitals)

    def middle(self, label: str) -> tuple[int, int]:
        """The middle of a district."""
        return next((x, y) for name, x, y in self.spots if name == label)

    def box(self, label: str) -> Box:
        """The square around a district, cut to the picture."""
        x, y = self.middle(label)
        wide, high = round(self.size * ROOT3 / 2), round(self.size)
        return (
            max(0, x - wide),
            max(0, y - high),
            min(self.width, x + wide),
            min(self.height, y + high),
        )

    def capital(self, planet: str) -> tuple[int, int] | None:
        """The position of the lowest district of a home."""
        return next(((x, y) for name, x, y in self.capitals if name == planet), None)


def full_layout(planets: Sequence[PlanetView], width: int) -> BoardLayout:
    """All planets, as large as the width allows."""
    gaia = next(planet for planet in planets if planet.name.startswith("gaia"))
    homes = _homes(planets)
    below = homes[:3]
    left, top, right, bottom = _extent(gaia)
    wide_row = len(below) * _HOME + (len(below) - 1) * _GAP
    beside = _HOME if len(homes) > 3 else 2.6 * ROOT3
    size = width / (max(wide_row, right - left + _GAP + beside) + 2 * _EDGE)
    high = bottom - top
    spots = _placed(gaia, size, _EDGE - left, _EDGE - top)
    capitals = []
    seconds = 2 * _EDGE + high + _GAP
    across = width / size
    spread = (across - 2 * _EDGE - wide_row) / (len(below) + 1)
    for index, home in enumerate(homes):
        if index < 3:
            x, y = _EDGE + spread * (index + 1) + index * (_HOME + _GAP), seconds
        else:
            x, y = across - _EDGE - _HOME, _EDGE
        shift = x - _extent(home)[0], y - _extent(home)[1]
        spots += _placed(home, size, *shift)
        capitals.append(_capital(home, size, *shift))
    spots += _otherworld(planets, capitals, size)
    height = round((seconds + _ROWS + _EDGE) * size)
    free = None
    if len(homes) < 4:
        edge = round((right - left + _EDGE + _GAP) * size)
        free = (edge, 0, width, round((high + 2 * _EDGE) * size))
    return BoardLayout(size, width, height, tuple(spots), tuple(capitals), free)


def enlarged_layout(
    planets: Sequence[PlanetView], names: Sequence[str], width: int, height: int
) -> BoardLayout:
    """Some planets in a row within ``width`` x ``height``; a home with its owner's Otherworld."""
    shown = [planet for planet in planets if planet.name in names]
    extents = [_extent(planet) for planet in shown]
    wide = sum(right - left + _GAP for left, _, right, _ in extents) - _GAP
    high = max(bottom - top for _, top, _, bottom in extents)
    size = min(width / (wide + 2 * _EDGE), height / (high + 2 * _EDGE))
    # No wider than they need, so that a phone shows them as large as it can.
    width = min(width, round((wide + 2 * _EDGE) * size))
    spots: list[tuple[str, int, int]] = []
    capitals = []
    x = (width / size - wide) / 2
    for planet, (left, top, right, _) in zip(shown, extents, strict=True):
        shift = x - left, _EDGE - top
        spots += _placed(planet, size, *shift)
        if not planet.name.startswith("gaia"):
            capitals.append(_capital(planet, size, *shift))
        x += right - left + _GAP
    spots += _otherworld(planets, capitals, size)
    tall = round((high + 2 * _EDGE) * size)
    return BoardLayout(size, width, tall, tuple(spots), tuple(capitals))


def _homes(planets: Sequence[PlanetView]) -> list[PlanetView]:
    return [p for p in planets if not p.name.startswith("gaia") and p.name != LABEL]


def _extent(planet: PlanetView) -> tuple[float, float, float, float]:
    spots = [centre(Hex(d.q, d.r), 1.0) for d in planet.districts]
    half = ROOT3 / 2
    return (
        min(x for x, _ in spots) - half,
        min(y for _, y in spots) - 1,
        max(x for x, _ in spots) + half,
        max(y for _, y in spots) + 1,
    )


def _placed(
    planet: PlanetView, size: float, across: float, down: float
) -> list[tuple[str, int, int]]:
    found = []
    for district in planet.districts:
        x, y = centre(Hex(district.q, district.r), 1.0)
        found.append((district.label, round((x + across) * size), round((y + down) * size)))
    return found


def _capital(planet: PlanetView, size: float, across: float, down: float) -> tuple[str, int, int]:
    lowest = max(planet.districts, key=lambda district: district.r)
    x, y = centre(Hex(lowest.q, lowest.r), 1.0)
    return planet.name, round((x + across) * size), round((y + down) * size)


def _otherworld(
    planets: Sequence[PlanetView], capitals: Sequence[tuple[str, int, int]], size: float
) -> list[tuple[str, int, int]]:
    """Place the Otherworld to the right of its owner's capital."""
    other = next((planet for planet in planets if planet.name == LABEL), None)
    if other is None:
        return []
    home = next((p.name for p in _homes(planets) if p.seat == other.seat), None)
    return [
        (district.label, round(x + size * ROOT3 * 1.02), y)
        for name, x, y in capitals
        if name == home
        for district in other.districts
    ]

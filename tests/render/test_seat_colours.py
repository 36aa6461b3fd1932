"""Seats can be distinguished by colour-blind people, and without colours."""

from __future__ import annotations

from itertools import combinations

import pytest

from render.art.brush import Colour
from render.art.shared_colours import SEATS, seat_symbol
from render.kit.option_marks import dim_colour

# Machado, Oliveira and Fernandes (2009), severity 1.0, on linear light.
SIGHTS = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "achromatopsia": ((0.2126, 0.7152, 0.0722),) * 3,
    "full colour": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
}


def _linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _lab(colour: Colour, sight: str) -> tuple[float, float, float]:
    """The colour as ``sight`` perceives it, in CIE L*a*b*."""
    light = [_linear(part) for part in colour]
    red, green, blue = (
        min(1.0, max(0.0, sum(k * part for k, part in zip(row, light, strict=True))))
        for row in SIGHTS[sight]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def _difference(one: Colour, other: Colour, sight: str) -> float:
    pairs = zip(_lab(one, sight), _lab(other, sight), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


@pytest.mark.parametrize("sight", ["protanopia", "deuteranopia", "tritanopia", "full colour"])
def test_seats_differ_for_every_kind_of_colour_sight(sight: str) -> None:
    for one, other in combinations(SEATS.values(), 2):
        assert _difference(one.colour, other.colour, sight) > 25, (one, other)


def test_seats_differ_even_when_their_regions_step_back() -> None:
    for one, other in combinations(SEATS.values(), 2):
        assert _difference(dim_colour(one.colour), dim_colour(other.colour), "deuteranopia") > 10


def test_words_on_a_seat_colour_can_be_read() -> None:
    for style in SEATS.values():
        ink, ground = (_lab(colour, "achromatopsia")[0] for colour in (style.on, style.colour))
        assert abs(ink - ground) > 40, style


def test_every_seat_has_a_symbol_of_its_own() -> None:
    shapes = [
        seat_symbol(style, 40, plain=True).getchannel("A").tobytes() for style in SEATS.values()
    ]
    assert len(set(shapes)) == len(SEATS)

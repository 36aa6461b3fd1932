"""The bar above a picture: whose turn it is, and how far the match has come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from games.core.phrase import phrase, seat_name
from render.art.brush import Colour, mix
from render.art.encode import Inks
from render.art.hexmap import stamp
from render.art.lettering import fit, width, write
from render.art.palette import GILT, INK, PAPER, SEATS, TABLE, TABLE_DEEP, WHITE, emblem
from render.art.slab import slab
from render.art.spots import note
from render.face import Say
from render.kit.layers import layer
from render.kit.names import player_name
from render.kit.stack import INNER

HEIGHT = 112
_WORDS, _LEAST = 60, 30
_CHIP = 44
_GAP = 14


class Chip(NamedTuple):
    """A label at the right end of the banner; an ``urgent`` one is golden.

    ``path`` is that of the fact which it shows.
    """

    text: str
    urgent: bool = False
    path: str = ""


def banner(
    headline: str,
    inks: Inks,
    *,
    seat: str | None = None,
    won: bool = False,
    ground: Colour = TABLE_DEEP,
    chips: Sequence[Chip] = (),
    across: int = INNER,
    paths: tuple[str, ...] = ("active",),
) -> Image.Image:
    """The bar in the colour of ``seat`` if it is somebody's turn, golden if somebody has ``won``.

    Else it is of the colour ``ground``. ``chips`` are given from right to left; ``paths`` are those
    of the facts which the headline tells. Not to be changed.
    """
    ink = WHITE
    if seat is not None:
        ground, ink = SEATS[seat].colour, SEATS[seat].on
    elif won:
        ground, ink = GILT, INK

    def draw() -> Image.Image:
        image = Image.new("RGB", (across, HEIGHT), TABLE)
        slab(image, (0, 0, across, HEIGHT), ground, 22, (mix(ground, INK, 0.45), 4))
        right = across - 24 + _GAP
        for chip in chips:
            right = _put(image, right - _GAP, chip)
        left = 30
        if seat is not None:
            stamp(image, emblem(SEATS[seat], 84, plain=True), left + 38, HEIGHT / 2)
            left += 96
        run = fit(headline, "Bold", _WORDS, _LEAST, right - left - 20)
        write(image, left, HEIGHT / 2, run, ink)
        for path in paths:
            note(image, path, (0, 0, left + run.width + 24, HEIGHT))
        return image

    key = ("banner", inks, headline, seat, ground, tuple(chips), across, paths)
    return layer(key, inks, draw)


def turn_headline(seat: str, say: Say) -> str:
    """Whose turn it is."""
    return say(phrase("picture.turn", seat=player_name(seat, say)))


def won_headline(winners: Sequence[str], say: Say) -> str:
    """Who has won, alone or together."""
    seats = tuple(seat_name(seat) for seat in winners)
    return say(phrase("picture.won", seats=seats, count=len(seats)))


def _put(image: Image.Image, right: int, chip: Chip) -> int:
    """A label whose right end lies at ``right``; its left end is returned."""
    across = width(chip.text, "Bold", _CHIP) + 44
    left = right - across
    ground, ink = (GILT, INK) if chip.urgent else (INK, WHITE)
    slab(image, (left, 20, right, HEIGHT - 20), ground, 18, (PAPER, 3))
    run = fit(chip.text, "Bold", _CHIP, _CHIP, across)
    write(image, left + across / 2, HEIGHT / 2, run, ink, align="middle")
    if chip.path:
        note(image, chip.path, (left, 20, right, HEIGHT - 20))
    return left

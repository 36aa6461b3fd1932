"""Draws the bar above a picture: whose turn it is, and the progress of the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from games.core.phrase import phrase, seat_name
from render.art.brush import Colour, mix
from render.art.fact_locations import note_fact
from render.art.hex_layout import paste_centred
from render.art.palette import Palette
from render.art.rounded_box import rounded_box
from render.art.shared_colours import GILT, INK, PAPER, SEATS, TABLE, TABLE_DEEP, WHITE, seat_symbol
from render.art.text import Lettering, draw_headline, draw_text, fit_text, width
from render.kit.cached_layer import cached_layer
from render.kit.names import player_name
from render.kit.picture_layout import CONTENT_WIDTH
from render.renderer import Say

HEIGHT = 112
_WORDS, _LEAST = 60, 36
_CHIP = 44
_GAP = 14
_PLAIN = Lettering()


class Chip(NamedTuple):
    """A label at the right end of the banner; an ``urgent`` one is golden.

    ``path`` identifies the fact that it shows.
    """

    text: str
    urgent: bool = False
    path: str = ""


def banner(
    headline: str,
    palette: Palette,
    *,
    seat: str | None = None,
    won: bool = False,
    ground: Colour = TABLE_DEEP,
    chips: Sequence[Chip] = (),
    across: int = CONTENT_WIDTH,
    paths: tuple[str, ...] = ("active",),
    lettering: Lettering = _PLAIN,
) -> Image.Image:
    """The bar in the colour of the ``seat`` whose turn it is, or golden if somebody has ``won``.

    Otherwise its colour is ``ground``. ``chips`` are drawn from right to left; ``paths`` identify
    the facts in the headline; ``lettering`` is how the game writes it. The image is cached and
    must not be modified.
    """
    ink = WHITE
    if seat is not None:
        ground, ink = SEATS[seat].colour, SEATS[seat].on
    elif won:
        ground, ink = GILT, INK

    def draw() -> Image.Image:
        image = Image.new("RGB", (across, HEIGHT), TABLE)
        rounded_box(image, (0, 0, across, HEIGHT), ground, 22, (mix(ground, INK, 0.45), 4))
        right = across - 24 + _GAP
        for chip in chips:
            right = _put(image, right - _GAP, chip)
        left = 30
        if seat is not None:
            paste_centred(image, seat_symbol(SEATS[seat], 84, plain=True), left + 38, HEIGHT / 2)
            left += 96
        room, sizes = right - left - 20, (_WORDS, _LEAST)
        wide = draw_headline(image, (left, HEIGHT / 2), headline, lettering, sizes, room, ink)
        for path in paths:
            note_fact(image, path, (0, 0, left + wide + 24, HEIGHT))
        return image

    key = ("banner", palette, headline, seat, ground, tuple(chips), across, paths, lettering)
    return cached_layer(key, palette, draw)


def turn_headline(seats: Sequence[str], say: Say) -> str:
    """Who is to move: one player, or several at once."""
    if len(seats) == 1:
        return say(phrase("picture.turn", seat=player_name(seats[0], say)))
    names = tuple(phrase("picture.alt.name", name=player_name(seat, say)) for seat in seats)
    return say(phrase("picture.turn-several", seats=names))


def seat_colour_of(seats: Sequence[str]) -> str | None:
    """The seat whose colour the banner has: the only one of ``seats``."""
    return seats[0] if len(seats) == 1 else None


def won_headline(winners: Sequence[str], say: Say) -> str:
    """Who has won, alone or together."""
    seats = tuple(seat_name(seat) for seat in winners)
    return say(phrase("picture.won", seats=seats, count=len(seats)))


def _put(image: Image.Image, right: int, chip: Chip) -> int:
    """Draw a label that ends at ``right``; returns its left end."""
    across = width(chip.text, "Bold", _CHIP) + 44
    left = right - across
    ground, ink = (GILT, INK) if chip.urgent else (INK, WHITE)
    rounded_box(image, (left, 20, right, HEIGHT - 20), ground, 18, (PAPER, 3))
    run = fit_text(chip.text, "Bold", _CHIP, _CHIP, across)
    draw_text(image, left + across / 2, HEIGHT / 2, run, ink, align="middle")
    if chip.path:
        note_fact(image, chip.path, (left, 20, right, HEIGHT - 20))
    return left

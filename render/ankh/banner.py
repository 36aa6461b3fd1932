"""The bar above a picture: whose turn it is, and which turn."""

from __future__ import annotations

from PIL import Image

from games.ankh.view import AnkhView
from games.core.phrase import phrase, seat_name
from render.ankh.names import player_name
from render.ankh.tints import REGIONS
from render.brush import mix
from render.face import Say
from render.hexmap import stamp
from render.lettering import fit, width, write
from render.palette import GILT, INK, PAPER, SEATS, TABLE, TABLE_DEEP, WHITE, emblem
from render.slab import slab

HEIGHT = 112
_WORDS = 60


def banner(view: AnkhView, say: Say, across: int) -> Image.Image:
    """The bar, ``across`` pixels wide, in the colour of the seat whose turn it is."""
    image = Image.new("RGB", (across, HEIGHT), TABLE)
    active = None if view.winners is not None else view.active
    ground, ink = TABLE_DEEP, WHITE
    if active is not None:
        ground, ink = SEATS[active].colour, SEATS[active].on
    elif view.winners:
        ground, ink = GILT, INK
    elif view.winners is not None:
        ground = mix(REGIONS[0], INK, 0.3)
    slab(image, (0, 0, across, HEIGHT), ground, 22, (mix(ground, INK, 0.45), 4))
    right = across - 24
    if view.turn:
        right = _chip(image, right, say(phrase("ankh.picture.turn-number", turn=view.turn)))
    left = 30
    if active is not None:
        stamp(image, emblem(SEATS[active], 84, plain=True), left + 38, HEIGHT / 2)
        left += 96
    run = fit(_headline(view, active, say), "Bold", _WORDS, 30, right - left - 20)
    write(image, left, HEIGHT / 2, run, ink)
    return image


def _headline(view: AnkhView, active: str | None, say: Say) -> str:
    if active is not None:
        return say(phrase("ankh.picture.turn", seat=player_name(active, say)))
    if view.winners:
        winners = tuple(seat_name(seat) for seat in view.winners)
        return say(phrase("ankh.picture.won", seats=winners, count=len(winners)))
    if view.winners is not None:
        return say(phrase("ankh.picture.atheism"))
    return say(phrase("ankh.picture.title"))


def _chip(image: Image.Image, right: int, text: str) -> int:
    """A dark label whose right end lies at ``right``; its left end is returned."""
    size = 44
    across = width(text, "Bold", size) + 44
    left = right - across
    slab(image, (left, 20, right, HEIGHT - 20), INK, 18, (PAPER, 3))
    run = fit(text, "Bold", size, size, across)
    write(image, left + across / 2, HEIGHT / 2, run, WHITE, align="middle")
    return left

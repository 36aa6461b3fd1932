"""The bar above a picture: whose turn it is, which phase, and which round."""

from __future__ import annotations

from PIL import Image

from games.core.phrase import phrase, seat_name
from games.cyclades.view import CycladesView
from render.brush import mix
from render.cyclades.names import player_name
from render.face import Say
from render.hexmap import stamp
from render.lettering import fit, width, write
from render.palette import GILT, INK, PAPER, SEATS, TABLE, TABLE_DEEP, WHITE, emblem
from render.slab import slab

HEIGHT = 112
_WORDS = 60


def banner(view: CycladesView, say: Say, across: int) -> Image.Image:
    """The bar, ``across`` pixels wide, in the colour of the faction whose turn it is."""
    image = Image.new("RGB", (across, HEIGHT), TABLE)
    ground, ink = TABLE_DEEP, WHITE
    active = None if view.scores is not None else view.active
    if active is not None:
        ground, ink = SEATS[active].colour, SEATS[active].on
    elif view.scores is not None:
        ground, ink = GILT, INK
    slab(image, (0, 0, across, HEIGHT), ground, 22, (mix(ground, INK, 0.45), 4))
    right = across - 24
    if view.round:
        right = _chip(image, right, say(phrase("cyclades.picture.round", round=view.round)))
    right = _chip(image, right - 14, say(phrase(f"cyclades.picture.phase.{view.phase}")))
    left = 30
    if active is not None:
        stamp(image, emblem(SEATS[active], 84, plain=True), left + 38, HEIGHT / 2)
        left += 96
    run = fit(_headline(view, active, say), "Bold", _WORDS, 30, right - left - 20)
    write(image, left, HEIGHT / 2, run, ink)
    return image


def _headline(view: CycladesView, active: str | None, say: Say) -> str:
    if active is not None:
        return say(phrase("cyclades.picture.turn", seat=player_name(active, say)))
    if view.scores is not None:
        winners = tuple(seat_name(score.seat) for score in view.scores if score.winner)
        return say(phrase("cyclades.picture.won", seats=winners, count=len(winners)))
    return say(phrase("cyclades.picture.title"))


def _chip(image: Image.Image, right: int, text: str) -> int:
    """A dark label whose right end lies at ``right``; the new right end is returned."""
    size = 44
    across = width(text, "Bold", size) + 44
    left = right - across
    slab(image, (left, 20, right, HEIGHT - 20), INK, 18, (PAPER, 3))
    run = fit(text, "Bold", size, size, across)
    write(image, left + across / 2, HEIGHT / 2, run, WHITE, align="middle")
    return left

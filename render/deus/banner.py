"""The bar above a picture: whose turn it is, which round, and whether the end is near."""

from __future__ import annotations

from PIL import Image

from games.core.phrase import Phrase, phrase, seat_name
from games.deus.view import DeusView, Ending
from render.brush import mix
from render.deus.livery import livery
from render.deus.names import player_name
from render.face import Say
from render.hexmap import stamp
from render.lettering import fit, width, write
from render.palette import GILT, INK, PAPER, TABLE, TABLE_DEEP, WHITE, emblem
from render.slab import slab

HEIGHT = 112
_WORDS = 60
_ENDINGS: dict[Ending, Phrase] = {
    "last_but_one": phrase("deus.picture.ending"),
    "last": phrase("deus.picture.final"),
}


def banner(view: DeusView, say: Say, across: int) -> Image.Image:
    """The bar, ``across`` pixels wide, in the colour of the player whose turn it is."""
    image = Image.new("RGB", (across, HEIGHT), TABLE)
    ground, ink = TABLE_DEEP, WHITE
    if view.active is not None:
        dress = livery(view.active)
        ground, ink = dress.colour, dress.on
    elif view.scores is not None:
        ground, ink = GILT, INK
    slab(image, (0, 0, across, HEIGHT), ground, 22, (mix(ground, INK, 0.45), 4))
    right = across - 24
    stage = phrase("deus.picture.round", round=view.round)
    if view.round == 0:
        stage = phrase("deus.picture.set-up")
    right = _chip(image, right, say(stage), False)
    near = _ENDINGS.get(view.ending)
    if near is not None:
        right = _chip(image, right - 16, say(near), True)
    left = 30
    if view.active is not None:
        stamp(image, emblem(livery(view.active), 84, plain=True), left + 38, HEIGHT / 2)
        left += 96
    run = fit(_headline(view, say), "Bold", _WORDS, 34, right - left - 20)
    write(image, left, HEIGHT / 2, run, ink)
    return image


def _headline(view: DeusView, say: Say) -> str:
    if view.active is not None:
        return say(phrase("deus.picture.turn", seat=player_name(view.active, say)))
    if view.scores is not None:
        winners = tuple(seat_name(score.seat) for score in view.scores if score.winner)
        return say(phrase("deus.picture.won", seats=winners, count=len(winners)))
    return say(phrase("deus.picture.everyone"))


def _chip(image: Image.Image, right: int, text: str, urgent: bool) -> int:
    """A dark label whose right end lies at ``right``; the new right end is returned."""
    size = 44
    across = width(text, "Bold", size) + 44
    left = right - across
    slab(image, (left, 20, right, HEIGHT - 20), GILT if urgent else INK, 18, (PAPER, 3))
    run = fit(text, "Bold", size, size, across)
    write(image, left + across / 2, HEIGHT / 2, run, INK if urgent else WHITE, align="middle")
    return left

"""The final standings as a table."""

from __future__ import annotations

from PIL import Image

from games.core.phrase import phrase
from games.cyclades.view import StandingView
from render.brush import mix
from render.cyclades.goods import good
from render.cyclades.names import player_name
from render.face import Say
from render.hexmap import stamp
from render.lettering import fit, write
from render.palette import GILT, INK, PAPER, PAPER_DEEP, SEATS, TABLE, emblem
from render.slab import slab

_ROW = 96
_NAME, _TEAM, _CITIES, _GOLD = 700, 730, 1010, 1290


def scores_table(
    scores: tuple[StandingView, ...], say: Say, across: int, *, teams: bool
) -> Image.Image:
    """One line for each faction, best first, the winners' in gold."""
    image = Image.new("RGB", (across, _ROW * len(scores) + 16), TABLE)
    slab(image, (0, 0, *image.size), PAPER, 20, (mix(PAPER, INK, 0.25), 3))
    for number, score in enumerate(scores):
        top = 8 + number * _ROW
        middle = top + _ROW / 2
        dress = SEATS[score.seat]
        ground = GILT if score.winner else PAPER_DEEP
        slab(image, (10, top + 4, across - 10, top + _ROW - 4), ground, 14)
        slab(image, (10, top + 4, _NAME, top + _ROW - 4), dress.colour, 14)
        stamp(image, emblem(dress, 62, plain=True), 58, middle)
        name = fit(player_name(score.seat, say), "Bold", 52, 24, _NAME - 130)
        write(image, 108, middle, name, dress.on)
        if teams:
            team = say(phrase("cyclades.picture.team", team=score.team + 1))
            write(image, _TEAM, middle, fit(team, "Semibold", 40, 22, _CITIES - _TEAM - 70), INK)
        for kind, count, x in (
            ("metropolis", score.metropolises, _CITIES),
            ("gold", score.gold, _GOLD),
        ):
            stamp(image, good(kind, 72), x, middle)
            write(image, x + 48, middle, fit(str(count), "Bold", 60, 28, 110), INK)
    return image

"""The final standings as a table."""

from __future__ import annotations

from PIL import Image

from games.core.phrase import phrase
from games.cyclades.view import StandingView
from render.art.lettering import fit, write
from render.art.palette import INK, SEATS
from render.cyclades.icons import good
from render.face import Say
from render.kit.names import player_name
from render.kit.rows import band, counted, line, paper

_ROW = 96
_NAME, _TEAM, _CITIES, _GOLD = 700, 730, 1010, 1290


def scores_table(
    scores: tuple[StandingView, ...], say: Say, across: int, *, teams: bool
) -> Image.Image:
    """One line for each faction, best first, the winners' in gold."""
    image = paper(across, _ROW * len(scores) + 16)
    for number, score in enumerate(scores):
        top = 8 + number * _ROW
        middle = top + _ROW / 2
        dress = SEATS[score.seat]
        line(image, (10, top + 4, across - 10, top + _ROW - 4), won=score.winner)
        name = player_name(score.seat, say)
        band(image, (10, top + 4, _NAME, top + _ROW - 4), dress, name)
        if teams:
            team = say(phrase("cyclades.picture.team", team=score.team + 1))
            write(image, _TEAM, middle, fit(team, "Semibold", 40, 22, _CITIES - _TEAM - 70), INK)
        for kind, count, x in (
            ("metropolis", score.metropolises, _CITIES),
            ("gold", score.gold, _GOLD),
        ):
            counted(image, good(kind, 72), count, x, middle, size=60, room=110, gap=12)
    return image

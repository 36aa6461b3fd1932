"""The final standings as a table."""

from __future__ import annotations

from PIL import Image

from games.core.phrase import phrase
from games.cyclades.view import StandingView
from render.art.lettering import fit, write
from render.art.palette import INK, SEATS
from render.art.spots import note
from render.cyclades.icons import good
from render.face import Say
from render.kit.names import player_name
from render.kit.rows import band, counted, line, paper

_ROW = 96
# Where they are, in shares of the width.
_NAME, _TEAM, _CITIES, _GOLD = 0.45, 0.47, 0.65, 0.83


def scores_table(
    scores: tuple[StandingView, ...], say: Say, across: int, *, teams: bool
) -> Image.Image:
    """One line for each faction, best first, the winners' in gold."""
    image = paper(across, _ROW * len(scores) + 16)
    note(image, "scores", (0, 0, *image.size))
    end, begin, cities, gold = (round(across * share) for share in (_NAME, _TEAM, _CITIES, _GOLD))
    for number, score in enumerate(scores):
        top = 8 + number * _ROW
        middle = top + _ROW / 2
        dress = SEATS[score.seat]
        line(image, (10, top + 4, across - 10, top + _ROW - 4), won=score.winner)
        name = player_name(score.seat, say)
        band(image, (10, top + 4, end, top + _ROW - 4), dress, name)
        if teams:
            team = say(phrase("cyclades.picture.team", team=score.team + 1))
            room = cities - begin - 50
            write(image, begin, middle, fit(team, "Semibold", 40, 18, room), INK)
        for kind, count, x in (
            ("metropolis", score.metropolises, cities),
            ("gold", score.gold, gold),
        ):
            counted(image, good(kind, 72), count, x, middle, size=54, room=80, gap=8)
    return image

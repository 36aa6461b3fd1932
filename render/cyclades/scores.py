"""Draws the final scores as a table."""

from __future__ import annotations

from PIL import Image

from games.core.phrase import phrase
from games.cyclades.view import ScoreView
from render.art.fact_locations import note_fact
from render.art.shared_colours import INK, SEATS
from render.art.text import draw_text, fit_fine_text
from render.cyclades.icons import goods_icon
from render.kit.names import player_name
from render.kit.player_area import blank_sheet, draw_count, name_plate, result_line
from render.renderer import Say

_ROW_HEIGHT = 96
# Where the columns begin or end, as shares of the width.
_NAME, _TEAM, _METROPOLISES, _GOLD = 0.45, 0.47, 0.65, 0.83


def scores_table(
    scores: tuple[ScoreView, ...], say: Say, across: int, *, teams: bool
) -> Image.Image:
    """The table: one line for each faction, best first, the winners in gold."""
    image = blank_sheet(across, _ROW_HEIGHT * len(scores) + 16)
    note_fact(image, "scores", (0, 0, *image.size))
    end, begin, metropolises_x, gold_x = (
        round(across * share) for share in (_NAME, _TEAM, _METROPOLISES, _GOLD)
    )
    for number, score in enumerate(scores):
        top = 8 + number * _ROW_HEIGHT
        middle = top + _ROW_HEIGHT / 2
        style = SEATS[score.seat]
        result_line(image, (10, top + 4, across - 10, top + _ROW_HEIGHT - 4), won=score.winner)
        name = player_name(score.seat, say)
        name_plate(image, (10, top + 4, end, top + _ROW_HEIGHT - 4), style, name)
        if teams:
            team = say(phrase("cyclades.picture.team", team=score.team + 1))
            room = metropolises_x - begin - 50
            draw_text(image, begin, middle, fit_fine_text(team, "Semibold", 40, 18, room), INK)
        for kind, count, x in (
            ("metropolis", score.metropolises, metropolises_x),
            ("gold", score.gold, gold_x),
        ):
            draw_count(image, goods_icon(kind, 72), count, x, middle, size=54, room=80, gap=8)
    return image

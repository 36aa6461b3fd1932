"""Draws the final scores: a line for each house, the best first."""

from __future__ import annotations

from PIL import Image

from games.anunnaki.view import ScoreView
from games.core.phrase import phrase
from render.anunnaki.icons import goods_icon
from render.art.fact_locations import note_fact
from render.art.hex_layout import paste_centred
from render.art.shared_colours import FADED, INK, SEATS
from render.art.text import draw_text, draw_text_block, fit_fine_text_block, fit_text
from render.kit.names import player_name
from render.kit.picture_layout import CONTENT_WIDTH
from render.kit.player_area import blank_sheet, name_plate, result_line
from render.renderer import Say

LINES = ("play", "places", "goals", "power", "gods", "tablet", "stores")
_NAME = 420
_TOTAL = 190
_HEAD, _ROW = 72, 82


def scores_table(scores: tuple[ScoreView, ...], say: Say) -> Image.Image:
    """The points of every house by category; the winner's line is golden."""
    ranked = sorted(scores, key=lambda score: (not score.won, -score.total))
    kinds = [kind for kind in LINES if any(kind in score.lines for score in ranked)]
    image = blank_sheet(CONTENT_WIDTH, _HEAD + _ROW * len(ranked) + 12)
    note_fact(image, "scores", (0, 0, *image.size))
    step = (CONTENT_WIDTH - _NAME - _TOTAL) / max(1, len(kinds))
    for index, kind in enumerate(kinds):
        word = say(phrase(f"anunnaki.score.{kind}"))
        block = fit_fine_text_block(word, "Semibold", 30, 16, round(step - 10), _HEAD - 8)
        top = _HEAD / 2 + 4 - block.height / 2
        draw_text_block(image, _NAME + index * step, top, block, FADED)
    for number, score in enumerate(ranked):
        top = _HEAD + number * _ROW
        middle = top + _ROW / 2
        result_line(image, (10, top + 4, CONTENT_WIDTH - 10, top + _ROW - 4), won=score.won)
        box = (10, top + 4, _NAME - 24, top + _ROW - 4)
        name_plate(image, box, SEATS[score.seat], player_name(score.seat, say))
        for index, kind in enumerate(kinds):
            run = fit_text(str(score.lines.get(kind, 0)), "Bold", 46, 24, round(step - 16))
            draw_text(image, _NAME + index * step, middle, run, INK)
        draw_text(
            image,
            CONTENT_WIDTH - _TOTAL,
            middle,
            fit_text(str(score.total), "Bold", 64, 30, 110),
            INK,
        )
        paste_centred(image, goods_icon("points", 60), CONTENT_WIDTH - 52, middle)
    return image

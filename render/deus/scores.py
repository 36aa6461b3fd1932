"""Draws the table of final scores."""

from __future__ import annotations

from PIL import Image

from games.core.phrase import phrase
from games.deus.view import ScoreView
from render.art.fact_locations import note_fact
from render.art.hex_layout import paste_centred
from render.art.shared_colours import FADED, INK
from render.art.text import draw_text, fit_text
from render.deus.colours import seat_style
from render.deus.icons import goods_icon
from render.kit.names import player_name
from render.kit.player_area import blank_sheet, name_plate, result_line
from render.renderer import Say

_HEAD = 56
_ROW = 92
# Where each column of the table begins, and the next one.
_NAME, _PLAY, _TEMPLES, _MOST, _TOTAL, _END = 0, 470, 640, 1000, 1370, 1552


def scores_table(scores: tuple[ScoreView, ...], say: Say) -> Image.Image:
    """One line for each player, best first, the winners' in gold."""
    ranked = sorted(scores, key=lambda score: -score.total)
    image = blank_sheet(_END, _HEAD + _ROW * len(ranked) + 12)
    note_fact(image, "scores", (0, 0, *image.size))
    heads = (
        (phrase("deus.picture.in-play"), _PLAY, _TEMPLES),
        (phrase("deus.picture.by-temples"), _TEMPLES, _MOST),
        (phrase("deus.picture.majorities"), _MOST, _TOTAL),
        (phrase("deus.picture.total"), _TOTAL, _END),
    )
    for head, left, right in heads:
        run = fit_text(say(head), "Semibold", 30, 16, right - left - 20)
        draw_text(image, left, 34, run, FADED)
    for number, score in enumerate(ranked):
        _line(image, score, say, _HEAD + number * _ROW)
    return image


def _line(image: Image.Image, score: ScoreView, say: Say, top: int) -> None:
    middle = top + _ROW / 2
    result_line(image, (10, top + 4, _END - 10, top + _ROW - 4), won=score.winner)
    name = player_name(score.seat, say)
    name_plate(image, (10, top + 4, _PLAY - 24, top + _ROW - 4), seat_style(score.seat), name)
    draw_text(image, _PLAY, middle, fit_text(str(score.in_play), "Bold", 48, 24, 140), INK)
    points = [worth for _, worth in score.temples]
    each = " + ".join(str(worth) for worth in points) if len(points) > 1 else ""
    run = fit_text(str(sum(points)), "Bold", 48, 24, 90)
    draw_text(image, _TEMPLES, middle, run, INK)
    if each:
        room = _MOST - _TEMPLES - run.width - 34
        draw_text(
            image, _TEMPLES + run.width + 14, middle, fit_text(each, "Regular", 32, 16, room), FADED
        )
    run = fit_text(str(2 * len(score.majorities)), "Bold", 48, 24, 90)
    draw_text(image, _MOST, middle, run, INK)
    for index, kind in enumerate(score.majorities):
        paste_centred(image, goods_icon(kind, 50), _MOST + run.width + 44 + index * 54, middle)
    draw_text(image, _TOTAL, middle, fit_text(str(score.total), "Bold", 68, 30, 110), INK)
    paste_centred(image, goods_icon("vp", 60), _END - 52, middle)

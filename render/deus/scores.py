"""The final reckoning as a table."""

from __future__ import annotations

from PIL import Image

from games.core.phrase import phrase
from games.deus.view import ScoreView
from render.art.hexmap import stamp
from render.art.lettering import fit, write
from render.art.palette import FADED, INK
from render.art.spots import note
from render.deus.icons import good
from render.deus.livery import livery
from render.face import Say
from render.kit.names import player_name
from render.kit.rows import band, line, paper

_HEAD = 56
_ROW = 92
# Where each column of the table begins, and the next one.
_NAME, _PLAY, _TEMPLES, _MOST, _TOTAL, _END = 0, 470, 640, 1000, 1370, 1552


def scores_table(scores: tuple[ScoreView, ...], say: Say) -> Image.Image:
    """One line for each player, best first, the winners' in gold."""
    ranked = sorted(scores, key=lambda score: -score.total)
    image = paper(_END, _HEAD + _ROW * len(ranked) + 12)
    note(image, "scores", (0, 0, *image.size))
    heads = (
        (phrase("deus.picture.in-play"), _PLAY, _TEMPLES),
        (phrase("deus.picture.by-temples"), _TEMPLES, _MOST),
        (phrase("deus.picture.majorities"), _MOST, _TOTAL),
        (phrase("deus.picture.total"), _TOTAL, _END),
    )
    for head, left, right in heads:
        run = fit(say(head), "Semibold", 30, 16, right - left - 20)
        write(image, left, 34, run, FADED)
    for number, score in enumerate(ranked):
        _line(image, score, say, _HEAD + number * _ROW)
    return image


def _line(image: Image.Image, score: ScoreView, say: Say, top: int) -> None:
    middle = top + _ROW / 2
    line(image, (10, top + 4, _END - 10, top + _ROW - 4), won=score.winner)
    name = player_name(score.seat, say)
    band(image, (10, top + 4, _PLAY - 24, top + _ROW - 4), livery(score.seat), name)
    write(image, _PLAY, middle, fit(str(score.in_play), "Bold", 48, 24, 140), INK)
    points = [worth for _, worth in score.temples]
    each = " + ".join(str(worth) for worth in points) if len(points) > 1 else ""
    run = fit(str(sum(points)), "Bold", 48, 24, 90)
    write(image, _TEMPLES, middle, run, INK)
    if each:
        room = _MOST - _TEMPLES - run.width - 34
        write(image, _TEMPLES + run.width + 14, middle, fit(each, "Regular", 32, 16, room), FADED)
    run = fit(str(2 * len(score.majorities)), "Bold", 48, 24, 90)
    write(image, _MOST, middle, run, INK)
    for index, kind in enumerate(score.majorities):
        stamp(image, good(kind, 50), _MOST + run.width + 44 + index * 54, middle)
    write(image, _TOTAL, middle, fit(str(score.total), "Bold", 68, 30, 110), INK)
    stamp(image, good("vp", 60), _END - 52, middle)

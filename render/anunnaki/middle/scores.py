"""The final reckoning: a line for each house, the best first."""

from __future__ import annotations

from PIL import Image

from games.anunnaki.view import ScoreView
from games.core.phrase import phrase
from render.anunnaki.icons import good
from render.art.hexmap import stamp
from render.art.lettering import fit, fit_block, write, write_block
from render.art.palette import FADED, INK, SEATS
from render.art.spots import note
from render.face import Say
from render.kit.names import player_name
from render.kit.rows import band, line, paper
from render.kit.stack import INNER

LINES = ("play", "places", "goals", "power", "gods", "tablet", "stores")
_NAME = 420
_TOTAL = 190
_HEAD, _ROW = 72, 82


def scores_table(scores: tuple[ScoreView, ...], say: Say) -> Image.Image:
    """The points of every house by category; the winner's line is golden."""
    ranked = sorted(scores, key=lambda score: (not score.won, -score.total))
    kinds = [kind for kind in LINES if any(kind in score.lines for score in ranked)]
    image = paper(INNER, _HEAD + _ROW * len(ranked) + 12)
    note(image, "scores", (0, 0, *image.size))
    step = (INNER - _NAME - _TOTAL) / max(1, len(kinds))
    for index, kind in enumerate(kinds):
        word = say(phrase(f"anunnaki.score.{kind}"))
        block = fit_block(word, "Semibold", 30, 16, round(step - 10), _HEAD - 8)
        top = _HEAD / 2 + 4 - block.height / 2
        write_block(image, _NAME + index * step, top, block, FADED)
    for number, score in enumerate(ranked):
        top = _HEAD + number * _ROW
        middle = top + _ROW / 2
        line(image, (10, top + 4, INNER - 10, top + _ROW - 4), won=score.won)
        box = (10, top + 4, _NAME - 24, top + _ROW - 4)
        band(image, box, SEATS[score.seat], player_name(score.seat, say))
        for index, kind in enumerate(kinds):
            run = fit(str(score.lines.get(kind, 0)), "Bold", 46, 24, round(step - 16))
            write(image, _NAME + index * step, middle, run, INK)
        write(image, INNER - _TOTAL, middle, fit(str(score.total), "Bold", 64, 30, 110), INK)
        stamp(image, good("points", 60), INNER - 52, middle)
    return image

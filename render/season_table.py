"""Draws the standings of a season: a line for each person, the best first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from games.core.phrase import phrase
from render.art.palette import SUFFIX, Palette
from render.art.rounded_box import rounded_box
from render.art.shared_colours import FADED, GILT, INK, PAPER, TABLE
from render.art.text import draw_text, fit_text
from render.kit.alt_text import join_sentences
from render.renderer import ALT_LIMIT, Picture, Say
from render.result_parts import CONTENT_WIDTH, FRAME, GRID, heading, result_palette, stack_parts

MOST_LINES = 20
_ROW = 80
_PAD = 26
_COLUMNS = (900, 1090, 1300, CONTENT_WIDTH - 34)
"""Right edges: matches, wins, score, tie-break."""
_SCORE = 2


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """A line: rank (None: not yet), name, and numbers; the last two are percentages."""

    rank: int | None
    name: str
    matches: int
    wins: int
    score: str
    beaten: str


def draw_season(rows: Sequence[SeasonRow], title: str, say: Say) -> Picture:
    """The picture of at most ``MOST_LINES`` lines; raises ``ValueError`` for none."""
    if not rows:
        raise ValueError("standings need a line")
    shown = rows[:MOST_LINES]
    alt = join_sentences([title, *(_said(row, say) for row in shown)])
    return Picture(_palette().encode(_draw(shown, title, say)), f"standings.{SUFFIX}", _cut(alt))


def _cut(alt: str) -> str:
    return alt[:ALT_LIMIT]


def _said(row: SeasonRow, say: Say) -> str:
    return say(
        phrase(
            "picture.season.alt",
            rank=row.rank or 0,
            name=row.name,
            score=row.score,
            matches=row.matches,
        )
    )


def _draw(rows: Sequence[SeasonRow], title: str, say: Say) -> Image.Image:
    return stack_parts([heading(title), _table(rows, say)])


def _table(rows: Sequence[SeasonRow], say: Say) -> Image.Image:
    height = 2 * _PAD + _ROW * (len(rows) + 1)
    image = Image.new("RGB", (CONTENT_WIDTH, height), TABLE)
    rounded_box(image, (0, 0, CONTENT_WIDTH, height), PAPER, 22, FRAME)
    titles = (
        phrase("picture.season.matches"),
        phrase("picture.season.wins"),
        phrase("picture.season.score"),
        phrase("picture.season.beaten"),
    )
    for right, said in zip(_COLUMNS, titles, strict=True):
        run = fit_text(say(said), "Semibold", 42, 24, 180)
        draw_text(image, right, _PAD + _ROW // 2, run, FADED, align="right")
    for number, row in enumerate(rows, 1):
        _line(image, _PAD + _ROW * number, row)
    return image


def _line(image: Image.Image, top: int, row: SeasonRow) -> None:
    middle = top + _ROW // 2
    image.paste(GRID, (30, top, CONTENT_WIDTH - 30, top + 2))
    if row.rank == 1:
        rounded_box(image, (24, top + 8, 116, top + _ROW - 8), GILT, 14)
    rank = "" if row.rank is None else str(row.rank)
    if rank:
        draw_text(image, 70, middle, fit_text(rank, "Bold", 50, 30, 80), INK, align="middle")
    draw_text(image, 140, middle, fit_text(row.name, "Semibold", 50, 26, 610), INK)
    cells = (str(row.matches), str(row.wins), row.score, row.beaten)
    for number, (right, cell) in enumerate(zip(_COLUMNS, cells, strict=True)):
        run = fit_text(cell, "Bold" if number == _SCORE else "Semibold", 48, 26, 170)
        draw_text(image, right, middle, run, INK, align="right")


@lru_cache(maxsize=1)
def _palette() -> Palette:
    """The palette, chosen from a sample picture."""
    row = SeasonRow(1, "0123456789", 10, 4, "0", "0")
    return result_palette(_draw([row], "0", lambda said: "0"))

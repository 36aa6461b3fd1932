"""Draws win rates as a bar chart: one bar for each line, with the matches that it rests on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from games.core.phrase import phrase
from render.art.palette import SUFFIX, Palette
from render.art.rounded_box import rounded_box
from render.art.shared_colours import FADED, GILT, INK, PAPER, PAPER_DEEP, TABLE
from render.art.text import draw_text, fit_text
from render.kit.alt_text import join_sentences
from render.renderer import ALT_LIMIT, Picture, Say
from render.result_parts import CONTENT_WIDTH, FRAME, GRID, heading, result_palette, stack_parts

MOST_LINES = 14
_ROW = 84
_PAD = 28
_NAME_WIDTH = 520
_BAR_LEFT = _NAME_WIDTH + 60
_BAR_RIGHT = CONTENT_WIDTH - 330
_BAR_HEIGHT = 46


@dataclass(frozen=True, slots=True)
class RateLine:
    """A line of the chart: how many of its ``matches`` were won."""

    name: str
    matches: int
    wins: int

    @property
    def percent(self) -> int:
        """The rate of wins, rounded to a whole number."""
        return round(100 * self.wins / self.matches) if self.matches else 0


def draw_rates(lines: Sequence[RateLine], title: str, say: Say) -> Picture:
    """The chart of at most ``MOST_LINES`` lines; raises ``ValueError`` for none."""
    if not lines:
        raise ValueError("a chart needs a line")
    shown = lines[:MOST_LINES]
    image = _draw(shown, title, say)
    alt = join_sentences([title, *(_said(line, say) for line in shown)])
    return Picture(_palette().encode(image), f"win-rates.{SUFFIX}", alt[:ALT_LIMIT])


def _said(line: RateLine, say: Say) -> str:
    return say(
        phrase("picture.rates.alt", name=line.name, percent=line.percent, count=line.matches)
    )


def _draw(lines: Sequence[RateLine], title: str, say: Say) -> Image.Image:
    return stack_parts([heading(title), _bars(lines, say)])


def _bars(lines: Sequence[RateLine], say: Say) -> Image.Image:
    height = 2 * _PAD + _ROW * len(lines)
    image = Image.new("RGB", (CONTENT_WIDTH, height), TABLE)
    rounded_box(image, (0, 0, CONTENT_WIDTH, height), PAPER, 22, FRAME)
    for quarter in range(5):
        x = _BAR_LEFT + (_BAR_RIGHT - _BAR_LEFT) * quarter // 4
        image.paste(GRID, (x - 1, _PAD, x + 2, height - _PAD))
    for number, line in enumerate(lines):
        _bar(image, _PAD + _ROW * number + _ROW // 2, line, say)
    return image


def _bar(image: Image.Image, middle: int, line: RateLine, say: Say) -> None:
    top, bottom = middle - _BAR_HEIGHT // 2, middle + _BAR_HEIGHT // 2
    draw_text(image, 34, middle, fit_text(line.name, "Semibold", 48, 26, _NAME_WIDTH), INK)
    rounded_box(image, (_BAR_LEFT, top, _BAR_RIGHT, bottom), PAPER_DEEP, 12)
    length = (_BAR_RIGHT - _BAR_LEFT) * line.percent // 100
    if length > 24:
        rounded_box(image, (_BAR_LEFT, top, _BAR_LEFT + length, bottom), GILT, 12)
    rate = say(phrase("picture.rates.percent", percent=line.percent))
    draw_text(image, _BAR_RIGHT + 24, middle, fit_text(rate, "Bold", 50, 30, 130), INK)
    count = say(phrase("picture.rates.count", count=line.matches))
    run = fit_text(count, "Semibold", 42, 24, 150)
    draw_text(image, CONTENT_WIDTH - 24, middle, run, FADED, align="right")


@lru_cache(maxsize=1)
def _palette() -> Palette:
    """The palette, chosen from a sample chart."""
    lines = [RateLine("0123456789", 10, number) for number in range(4)]
    return result_palette(_draw(lines, "0", lambda said: "0"))

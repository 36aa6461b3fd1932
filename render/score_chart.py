"""Draws the score by round as a line chart, with each player's colour and symbol."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from PIL import Image

from games.core.phrase import Phrase, phrase
from render.art.brush import Brush, Point
from render.art.hex_layout import paste_centred
from render.art.palette import SUFFIX, Palette
from render.art.rounded_box import rounded_box
from render.art.shared_colours import (
    FADED,
    INK,
    PAPER,
    PAPER_LINE,
    SEATS,
    TABLE,
    WHITE,
    SeatStyle,
    seat_symbol,
)
from render.art.text import draw_text, fit_text
from render.kit.alt_text import join_sentences
from render.renderer import Picture, Say
from render.result_parts import (
    CONTENT_WIDTH,
    FRAME,
    GAP,
    GRID,
    alt_text_name,
    heading,
    plate,
    ranked,
    result_palette,
    score_word,
    stack_parts,
)

_HEIGHT = 1040
_LEFT, _RIGHT, _TOP, _BOTTOM = 130, CONTENT_WIDTH - 210, 72, _HEIGHT - 148
_ROUND_LABEL_Y = _HEIGHT - 54  # the height at which round numbers are written
_AXIS_FONT_SIZE = 48  # the font size of numbers along the axes
_LINE_WIDTH = 13  # the width of a line without its rim
_TIED_LINE_DISTANCE = 20  # the distance between the lines of tied players
_SYMBOL_SIZE = 50
_MIN_SYMBOL_DISTANCE = 120
_MIN_ROUND_LABEL_DISTANCE = 100
_MIN_END_LABEL_DISTANCE = 70
_PLATE_HEIGHT = 100
_MAX_TICKS = 6
_MAX_ALT_TEXT_ROUNDS = 8


ChartKind = Literal["points", "scenarios", "chances"]
"""What a chart shows: points by round, points by scenario, or chances of winning in percent."""
_TITLE_KEYS: Final[dict[ChartKind, str]] = {
    "points": "picture.chart.title",
    "scenarios": "picture.chart.title-scenarios",
    "chances": "picture.chart.title-chances",
}


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A player's points after each round, in order."""

    seat: str
    points: tuple[int, ...]
    won: bool = False

    @property
    def total(self) -> int:
        """The final points."""
        return self.points[-1]


def draw_chart(
    lines: Sequence[ScoreLine], say: Say, *, game: str, kind: ChartKind = "points"
) -> Picture:
    """The chart of a finished match of ``game``, with every player's final points.

    The chart of scenarios is that of a campaign: the points are those after each scenario.
    Raises ``ValueError`` unless all lines have the same number of points, at least one.
    """
    lengths = {len(line.points) for line in lines}
    if len(lengths) != 1 or 0 in lengths:
        raise ValueError("a chart needs lines of one length")
    points = phrase("picture.chart.chances") if kind == "chances" else score_word(game, "points")
    title = say(phrase(_TITLE_KEYS[kind], points=points))
    step = phrase("picture.chart.scenario") if kind == "scenarios" else score_word(game, "round")
    image = _draw(lines, say, title, say(step))
    name = f"{game}-chances.{SUFFIX}" if kind == "chances" else f"{game}-chart.{SUFFIX}"
    return Picture(_palette().encode(image), name, _alt(lines, say, points, step))


def _draw(lines: Sequence[ScoreLine], say: Say, title: str, rounds: str) -> Image.Image:
    return stack_parts([heading(title), _plot(lines, rounds), _legend(lines, say)])


@dataclass(frozen=True, slots=True)
class _Scale:
    """Converts points and rounds to pixels."""

    low: int
    high: int
    step: int
    count: int

    @classmethod
    def of(cls, lines: Sequence[ScoreLine]) -> _Scale:
        """A scale that covers all lines and 0 points."""
        low = min(0, *(min(line.points) for line in lines))
        high = max(0, low + 1, *(max(line.points) for line in lines))
        return cls(low, high, _step((high - low) / _MAX_TICKS), len(lines[0].points))

    def x(self, number: int) -> float:
        """The x coordinate of a round, counted from 0."""
        if self.count == 1:
            return (_LEFT + _RIGHT) / 2
        return _LEFT + 40 + (_RIGHT - _LEFT - 80) * number / (self.count - 1)

    def y(self, points: int) -> float:
        """The y coordinate of a number of points."""
        return _BOTTOM - (_BOTTOM - _TOP) * (points - self.low) / (self.high - self.low)

    @property
    def apart(self) -> float:
        """The distance between two rounds in pixels."""
        return self.x(1) - self.x(0) if self.count > 1 else _RIGHT - _LEFT


def _step(least: float) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50 … that is at least ``least``."""
    size = 1
    while True:
        for part in (1, 2, 5):
            if size * part >= least:
                return size * part
        size *= 10


def _plot(lines: Sequence[ScoreLine], rounds: str) -> Image.Image:
    image = Image.new("RGB", (CONTENT_WIDTH, _HEIGHT), TABLE)
    rounded_box(image, (0, 0, CONTENT_WIDTH, _HEIGHT), PAPER, 22, FRAME)
    scale = _Scale.of(lines)
    _grid(image, scale, rounds)
    paths = _paths(lines, scale)
    # The best players are drawn last, on top.
    order = [lines.index(line) for line in reversed(ranked(lines))]
    ends = _end_positions([path[-1] for path in paths])
    _draw_lines(image, [(SEATS[lines[place].seat], paths[place], ends[place]) for place in order])
    every = max(1, math.ceil(_MIN_SYMBOL_DISTANCE / scale.apart))
    for place in order:
        style = SEATS[lines[place].seat]
        for number, (x, y) in enumerate(paths[place][: max(1, scale.count - 1)]):
            # Where rounds are close together, different players have symbols at different rounds.
            if (number + place * max(1, every // len(lines))) % every == 0:
                paste_centred(image, seat_symbol(style, _SYMBOL_SIZE), x, y)
        x, y = ends[place]
        paste_centred(image, seat_symbol(style, 66), x, y)
        run = fit_text(str(lines[place].total), "Bold", 62, 30, CONTENT_WIDTH - round(x) - 60)
        draw_text(image, x + 42, y, run, INK)
    return image


def _grid(image: Image.Image, scale: _Scale, rounds: str) -> None:
    first = math.ceil(scale.low / scale.step) * scale.step
    for value in range(first, scale.high + 1, scale.step):
        y = round(scale.y(value))
        bold = value == 0
        image.paste(PAPER_LINE if bold else GRID, (_LEFT, y - 1 - bold, _RIGHT, y + 2 + bold))
        run = fit_text(str(value), "Semibold", _AXIS_FONT_SIZE, 26, _LEFT - 40)
        draw_text(image, _LEFT - 20, y, run, FADED, align="right")
    for number in _labelled_rounds(scale):
        run = fit_text(str(number), "Semibold", _AXIS_FONT_SIZE, 26, 90)
        draw_text(image, scale.x(number - 1), _ROUND_LABEL_Y, run, FADED, align="middle")
    run = fit_text(rounds, "Semibold", _AXIS_FONT_SIZE, 26, CONTENT_WIDTH - _RIGHT - 40)
    draw_text(image, CONTENT_WIDTH - 24, _ROUND_LABEL_Y, run, FADED, align="right")


def _labelled_rounds(scale: _Scale) -> list[int]:
    """The rounds with a number on the axis: the first, the last, multiples of a step between."""
    step = _step(_MIN_ROUND_LABEL_DISTANCE / scale.apart)
    between = [
        number
        for number in range(step, scale.count, step)
        if (number - 1) * scale.apart >= _MIN_ROUND_LABEL_DISTANCE * 0.8
        and (scale.count - number) * scale.apart >= _MIN_ROUND_LABEL_DISTANCE * 0.8
    ]
    return list(dict.fromkeys([1, *between, scale.count]))


def _paths(lines: Sequence[ScoreLine], scale: _Scale) -> list[list[Point]]:
    """The points of each line; lines of tied players are drawn side by side."""
    paths: list[list[Point]] = [[] for _ in lines]
    for number in range(scale.count):
        for place, line in enumerate(lines):
            level = [
                p for p, other in enumerate(lines) if other.points[number] == line.points[number]
            ]
            aside = (level.index(place) - (len(level) - 1) / 2) * _TIED_LINE_DISTANCE
            paths[place].append((scale.x(number), scale.y(line.points[number]) + aside))
    return paths


def _end_positions(spots: Sequence[Point]) -> list[Point]:
    """The positions of symbols and final points beside the ends of lines, without overlaps."""
    order = sorted(range(len(spots)), key=lambda place: spots[place][1])
    ends = [(0.0, 0.0) for _ in spots]
    for place, y in zip(
        order, _spread_apart([spots[p][1] for p in order], _MIN_END_LABEL_DISTANCE), strict=True
    ):
        ends[place] = (_RIGHT + 40, y)
    return ends


def _draw_lines(image: Image.Image, drawn: Sequence[tuple[SeatStyle, list[Point], Point]]) -> None:
    brush = Brush(CONTENT_WIDTH, _HEIGHT, over=2)
    unit = 100 / CONTENT_WIDTH
    for style, path, end in drawn:
        spots = [(x * unit, y * unit) for x, y in path]
        brush.stroke([spots[-1], (end[0] * unit, end[1] * unit)], FADED, 5 * unit)
        brush.stroke(spots, PAPER, (_LINE_WIDTH + 12) * unit)
        brush.stroke(spots, style.colour if style.on == WHITE else INK, (_LINE_WIDTH + 4) * unit)
        brush.stroke(spots, style.colour, _LINE_WIDTH * unit)
    sheet = brush.finish()
    image.paste(sheet, (0, 0), sheet)


def _spread_apart(wanted: Sequence[float], apart: float) -> list[float]:
    """Coordinates at least ``apart`` from each other, as near to those ``wanted`` as possible."""
    groups: list[tuple[float, int]] = []
    for place in wanted:
        groups.append((place, 1))
        while len(groups) > 1:
            (before, some), (after, more) = groups[-2:]
            if after - before >= (some + more) / 2 * apart:
                break
            count = some + more
            middle = (before * some + after * more) / count
            groups[-2:] = [(middle, count)]
    places = [
        middle + (number - (count - 1) / 2) * apart
        for middle, count in groups
        for number in range(count)
    ]
    below = _BOTTOM + 30 - apart * len(places)
    return [min(place, below + apart * number) for number, place in enumerate(places, 1)]


def _legend(lines: Sequence[ScoreLine], say: Say) -> Image.Image:
    columns = 1 if len(lines) < 4 else 2
    rows = math.ceil(len(lines) / columns)
    across = (CONTENT_WIDTH - GAP * (columns - 1)) // columns
    image = Image.new("RGB", (CONTENT_WIDTH, rows * (_PLATE_HEIGHT + GAP) - GAP), TABLE)
    for number, line in enumerate(ranked(lines)):
        column, row = divmod(number, rows)
        left, top = column * (across + GAP), row * (_PLATE_HEIGHT + GAP)
        plate(image, (left, top, left + across, top + _PLATE_HEIGHT), line, say, 230)
    return image


def _alt(lines: Sequence[ScoreLine], say: Say, measured: Phrase, step: Phrase) -> str:
    """The alt text: the points after some of the rounds, the best player first."""
    count = len(lines[0].points)
    some = sorted(
        {
            round(number * (count - 1) / (_MAX_ALT_TEXT_ROUNDS - 1))
            for number in range(_MAX_ALT_TEXT_ROUNDS)
        }
    )
    sentences = [
        say(
            phrase(
                "picture.chart.alt",
                points=measured,
                round=step,
                rounds=_comma_separated(number + 1 for number in some),
            )
        )
    ]
    for line in ranked(lines):
        key = "picture.chart.alt-winner" if line.won else "picture.chart.alt-player"
        points = _comma_separated(line.points[number] for number in some)
        sentences.append(say(phrase(key, seat=alt_text_name(line.seat, say), points=points)))
    return join_sentences(sentences)


def _comma_separated(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


@lru_cache(maxsize=1)
def _palette() -> Palette:
    """The palette, chosen from a sample chart with all seats."""
    lines = [
        ScoreLine(seat, tuple((number * 7 + place * 5) % 40 for number in range(12)), place == 0)
        for place, seat in enumerate(SEATS)
    ]
    return result_palette(_draw(lines, lambda said: said.key, "0123456789", "0"))

"""The score by round as a chart: a line for each player, in the player's colour and symbol."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from games.core.phrase import Phrase, phrase
from render.art.brush import Brush, Point
from render.art.encode import SUFFIX, Inks
from render.art.hexmap import stamp
from render.art.lettering import fit, write
from render.art.palette import FADED, INK, PAPER, PAPER_LINE, SEATS, TABLE, WHITE, Livery, emblem
from render.art.slab import slab
from render.face import Picture, Say
from render.kit.alt import told
from render.results import (
    FRAME,
    GAP,
    GRID,
    INNER,
    heading,
    inks,
    plate,
    ranked,
    score_word,
    stacked,
    told_name,
)

_HEIGHT = 1040
_LEFT, _RIGHT, _TOP, _BOTTOM = 130, INNER - 210, 72, _HEIGHT - 148
_FOOT = _HEIGHT - 54  # where the rounds are written
_AXIS = 48  # the size of figures along the axes
_LINE = 13  # the width of a line; its rim comes on top
_LANE = 20  # between the lines of players who are level
_SIGN = 50
_SIGNS_APART = 120
_FIGURES_APART = 100
_ENDS_APART = 70
_PLATE = 100
_TICKS = 6
_TOLD = 8


@dataclass(frozen=True, slots=True)
class Line:
    """A player's points after each round, the first to the last."""

    seat: str
    points: tuple[int, ...]
    won: bool = False

    @property
    def total(self) -> int:
        """The points in the end."""
        return self.points[-1]


def draw_chart(lines: Sequence[Line], say: Say, *, game: str, scenarios: bool = False) -> Picture:
    """The chart of a finished match of ``game``, with every player's final points.

    That of a campaign has points after each of its ``scenarios`` instead of each round. All lines
    have as many points, at least one; ``ValueError`` otherwise.
    """
    lengths = {len(line.points) for line in lines}
    if len(lengths) != 1 or 0 in lengths:
        raise ValueError("a chart needs lines of one length")
    key = "picture.chart.title-scenarios" if scenarios else "picture.chart.title"
    title = say(phrase(key, points=score_word(game, "points")))
    step = phrase("picture.chart.scenario") if scenarios else score_word(game, "round")
    image = _drawn(lines, say, title, say(step))
    return Picture(_inks().encode(image), f"{game}-chart.{SUFFIX}", _alt(lines, say, game, step))


def _drawn(lines: Sequence[Line], say: Say, title: str, rounds: str) -> Image.Image:
    return stacked([heading(title), _plot(lines, rounds), _legend(lines, say)])


@dataclass(frozen=True, slots=True)
class _Scale:
    """Points and rounds on pixels."""

    low: int
    high: int
    step: int
    count: int

    @classmethod
    def of(cls, lines: Sequence[Line]) -> _Scale:
        """Room for every line, and for no points at all."""
        low = min(0, *(min(line.points) for line in lines))
        high = max(0, low + 1, *(max(line.points) for line in lines))
        return cls(low, high, _step((high - low) / _TICKS), len(lines[0].points))

    def x(self, number: int) -> float:
        """Where the round of that number lies, counted from 0."""
        if self.count == 1:
            return (_LEFT + _RIGHT) / 2
        return _LEFT + 40 + (_RIGHT - _LEFT - 80) * number / (self.count - 1)

    def y(self, points: int) -> float:
        """How high so many points lie."""
        return _BOTTOM - (_BOTTOM - _TOP) * (points - self.low) / (self.high - self.low)

    @property
    def apart(self) -> float:
        """From one round to the next."""
        return self.x(1) - self.x(0) if self.count > 1 else _RIGHT - _LEFT


def _step(least: float) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50 … that is not below ``least``."""
    size = 1
    while True:
        for part in (1, 2, 5):
            if size * part >= least:
                return size * part
        size *= 10


def _plot(lines: Sequence[Line], rounds: str) -> Image.Image:
    image = Image.new("RGB", (INNER, _HEIGHT), TABLE)
    slab(image, (0, 0, INNER, _HEIGHT), PAPER, 22, FRAME)
    scale = _Scale.of(lines)
    _grid(image, scale, rounds)
    paths = _paths(lines, scale)
    # The best lie on top.
    order = [lines.index(line) for line in reversed(ranked(lines))]
    ends = _ends([path[-1] for path in paths])
    _strokes(image, [(SEATS[lines[place].seat], paths[place], ends[place]) for place in order])
    every = max(1, math.ceil(_SIGNS_APART / scale.apart))
    for place in order:
        dress = SEATS[lines[place].seat]
        for number, (x, y) in enumerate(paths[place][: max(1, scale.count - 1)]):
            # Signs of different players lie side by side where rounds are close together.
            if (number + place * max(1, every // len(lines))) % every == 0:
                stamp(image, emblem(dress, _SIGN), x, y)
        x, y = ends[place]
        stamp(image, emblem(dress, 66), x, y)
        run = fit(str(lines[place].total), "Bold", 62, 30, INNER - round(x) - 60)
        write(image, x + 42, y, run, INK)
    return image


def _grid(image: Image.Image, scale: _Scale, rounds: str) -> None:
    first = math.ceil(scale.low / scale.step) * scale.step
    for value in range(first, scale.high + 1, scale.step):
        y = round(scale.y(value))
        bold = value == 0
        image.paste(PAPER_LINE if bold else GRID, (_LEFT, y - 1 - bold, _RIGHT, y + 2 + bold))
        run = fit(str(value), "Semibold", _AXIS, 26, _LEFT - 40)
        write(image, _LEFT - 20, y, run, FADED, align="right")
    for number in _labelled(scale):
        run = fit(str(number), "Semibold", _AXIS, 26, 90)
        write(image, scale.x(number - 1), _FOOT, run, FADED, align="middle")
    run = fit(rounds, "Semibold", _AXIS, 26, INNER - _RIGHT - 40)
    write(image, INNER - 24, _FOOT, run, FADED, align="right")


def _labelled(scale: _Scale) -> list[int]:
    """The rounds whose numbers are written: the first, the last, and round ones between them."""
    step = _step(_FIGURES_APART / scale.apart)
    between = [
        number
        for number in range(step, scale.count, step)
        if (number - 1) * scale.apart >= _FIGURES_APART * 0.8
        and (scale.count - number) * scale.apart >= _FIGURES_APART * 0.8
    ]
    return list(dict.fromkeys([1, *between, scale.count]))


def _paths(lines: Sequence[Line], scale: _Scale) -> list[list[Point]]:
    """Where each line runs; players who are level run side by side."""
    paths: list[list[Point]] = [[] for _ in lines]
    for number in range(scale.count):
        for place, line in enumerate(lines):
            level = [
                p for p, other in enumerate(lines) if other.points[number] == line.points[number]
            ]
            aside = (level.index(place) - (len(level) - 1) / 2) * _LANE
            paths[place].append((scale.x(number), scale.y(line.points[number]) + aside))
    return paths


def _ends(spots: Sequence[Point]) -> list[Point]:
    """Where the symbol and the final points of each line stand: beside its end, none on another."""
    order = sorted(range(len(spots)), key=lambda place: spots[place][1])
    ends = [(0.0, 0.0) for _ in spots]
    for place, y in zip(order, _spread([spots[p][1] for p in order], _ENDS_APART), strict=True):
        ends[place] = (_RIGHT + 40, y)
    return ends


def _strokes(image: Image.Image, drawn: Sequence[tuple[Livery, list[Point], Point]]) -> None:
    brush = Brush(INNER, _HEIGHT, over=2)
    unit = 100 / INNER
    for dress, path, end in drawn:
        spots = [(x * unit, y * unit) for x, y in path]
        brush.stroke([spots[-1], (end[0] * unit, end[1] * unit)], FADED, 5 * unit)
        brush.stroke(spots, PAPER, (_LINE + 12) * unit)
        brush.stroke(spots, dress.colour if dress.on == WHITE else INK, (_LINE + 4) * unit)
        brush.stroke(spots, dress.colour, _LINE * unit)
    sheet = brush.finish()
    image.paste(sheet, (0, 0), sheet)


def _spread(wanted: Sequence[float], apart: float) -> list[float]:
    """Places at least ``apart``, in the same order and as near to those ``wanted`` as can be."""
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


def _legend(lines: Sequence[Line], say: Say) -> Image.Image:
    columns = 1 if len(lines) < 4 else 2
    rows = math.ceil(len(lines) / columns)
    across = (INNER - GAP * (columns - 1)) // columns
    image = Image.new("RGB", (INNER, rows * (_PLATE + GAP) - GAP), TABLE)
    for number, line in enumerate(ranked(lines)):
        column, row = divmod(number, rows)
        left, top = column * (across + GAP), row * (_PLATE + GAP)
        plate(image, (left, top, left + across, top + _PLATE), line, say, 230)
    return image


def _alt(lines: Sequence[Line], say: Say, game: str, step: Phrase) -> str:
    """The course in words: the points after some of the rounds, the best player first."""
    count = len(lines[0].points)
    some = sorted({round(number * (count - 1) / (_TOLD - 1)) for number in range(_TOLD)})
    sentences = [
        say(
            phrase(
                "picture.chart.alt",
                points=score_word(game, "points"),
                round=step,
                rounds=_listed(number + 1 for number in some),
            )
        )
    ]
    for line in ranked(lines):
        key = "picture.chart.alt-winner" if line.won else "picture.chart.alt-player"
        points = _listed(line.points[number] for number in some)
        sentences.append(say(phrase(key, seat=told_name(line.seat, say), points=points)))
    return told(sentences)


def _listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


@lru_cache(maxsize=1)
def _inks() -> Inks:
    """The palette, chosen from a chart with all seats on it."""
    lines = [
        Line(seat, tuple((number * 7 + place * 5) % 40 for number in range(12)), place == 0)
        for place, seat in enumerate(SEATS)
    ]
    return inks(_drawn(lines, lambda said: said.key, "0123456789", "0"))

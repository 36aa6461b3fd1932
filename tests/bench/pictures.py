"""Measures the time of drawing, beside the time that Pillow needs to encode the pictures."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from typing import NamedTuple

from PIL import Image

import render  # noqa: F401 - hangs up the pictures
from bot.words import Words
from games.core.fair import Dice
from games.core.game import AnyGame, find, random_player
from games.core.match import AnyMatch, Match
from games.core.phrase import Phrase
from render.renderer import RENDERERS, Mark, Picture, Renderer, Say
from tests.bench.bar import Figure, at_most, progress, seconds
from tests.cases import GAMES, Case
from tests.render.caches import clear_table_caches

POSITIONS = 12


class BenchPosition(NamedTuple):
    """A position to draw: the public view, and a seat's own with its numbered options."""

    public: object
    own: object
    marks: tuple[Mark, ...]


def bench_positions(game: AnyGame, case: Case) -> list[BenchPosition]:
    """Positions of one match in which somebody chooses among places on the board."""
    dice = Dice(b"bench", "pictures")
    match: AnyMatch = Match.begin(game, case.seats(game), seed=b"bench", people=case.people)
    found: list[BenchPosition] = []
    while not match.over:
        ask = dice.pick(match.pending)
        own = match.view(ask.seat)
        placed = [(option, game.place(own, ask, option)) for option in ask.options]
        marks = tuple(Mark(o, p, n) for n, (o, p) in enumerate(placed, 1) if p)
        if len(marks) > 1:
            found.append(BenchPosition(match.view(None), own, marks))
        match.answer(ask.seat, random_player(ask, lambda: None, dice))
    step = max(1, len(found) // POSITIONS)
    return found[::step][:POSITIONS]


def pictures() -> Iterator[Figure]:
    """Board pictures of new positions, and panels on which only the marks have changed."""
    words = Words.load()

    def say(said: Phrase) -> str:
        return words.say(said, "en", {})

    for name in GAMES:
        if name not in RENDERERS:
            continue
        game, renderer = find(name), RENDERERS[name]
        progress(f"pictures of {name}")
        seen = bench_positions(game, Case(name, game.people[-1]))
        first = seconds(partial(renderer.board, seen[0].public, say))
        yield Figure(f"{name}: the first picture of a process", f"{first * 1000:.0f} ms")
        # The art that all pictures share is drawn once in the life of a process, so it is there
        # already; the positions are all new.
        for position in seen:
            renderer.board(position.public, say)
            renderer.panel(position.own, say, marks=position.marks)
        clear_table_caches()
        boards = [timed(partial(renderer.board, position.public, say)) for position in seen]
        panels = [remarked(renderer, position, say) for position in seen]
        heavy = max(board.size for board in boards)
        yield Figure(f"{name}: a board picture", f"{milliseconds(boards)}, {heavy / 1e6:.2f} MB")
        what = f"{name}: a board drawn and encoded, beside Pillow's encoding at level 4"
        yield at_most(what, statistics.median(board.ratio for board in boards), 1.5, "x")
        own = statistics.median(panel.ratio for panel in panels)
        told = f"{milliseconds(panels)}, {own:.2f} x of its own encoding"
        yield Figure(f"{name}: a panel with other marks", told)
        # A panel may be a part of the board, cut out so that a phone can show it; what it saves is
        # the picture of the whole.
        whole = statistics.median(board.encoding for board in boards)
        spent = statistics.median(panel.spent for panel in panels)
        what = f"{name}: a panel with other marks, beside Pillow's encoding of the whole at level 4"
        yield at_most(what, spent / whole, 0.6, "x")


class Timed(NamedTuple):
    """How long a picture took, how long Pillow takes to encode it alone, and its bytes."""

    spent: float
    encoding: float
    size: int

    @property
    def ratio(self) -> float:
        """The whole work as a multiple of Pillow's encoding."""
        return self.spent / self.encoding


def timed(draw: Callable[[], Picture]) -> Timed:
    """One picture drawn and encoded; both clocks count the work of one core."""
    made: list[Picture] = []
    spent = seconds(lambda: made.append(draw()))
    data = made[0].data
    colours = Image.open(BytesIO(data))
    drawn = colours.convert("RGB")

    def encode() -> None:
        few = drawn.quantize(palette=colours, dither=Image.Dither.NONE)
        few.save(BytesIO(), "PNG", compress_level=4)

    return Timed(spent, min(seconds(encode) for _ in range(3)), len(data))


def remarked(renderer: Renderer[object], position: BenchPosition, say: Say) -> Timed:
    """A panel that has just been drawn with all marks, drawn again without one of them."""
    renderer.panel(position.own, say, marks=position.marks)
    return timed(partial(renderer.panel, position.own, say, marks=position.marks[1:]))


def milliseconds(pictures: list[Timed]) -> str:
    """Middle and worst."""
    spent = [picture.spent * 1000 for picture in pictures]
    return f"{statistics.median(spent):.0f} ms, at most {max(spent):.0f} ms"

"""How long drawing takes beside encoding, which nothing can avoid."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple
from unittest.mock import patch

from PIL import Image

import render  # noqa: F401 - hangs up the pictures
from bot.words import Words
from games.core.fair import Dice
from games.core.game import AnyGame, find, random_player
from games.core.match import AnyMatch, Match
from games.core.phrase import Phrase
from render.art.encode import Inks
from render.face import FACES, Face, Mark, Picture, Say
from tests.bench.bar import Figure, at_most, progress
from tests.cases import GAMES, Case

POSITIONS = 12


class Sight(NamedTuple):
    """What is to be drawn: the public view, and a seat's own with its numbered options."""

    public: object
    own: object
    marks: tuple[Mark, ...]


class Stopwatch:
    """Counts the time spent on encoding while it is on."""

    def __init__(self) -> None:
        self.encoding = 0.0

    @contextmanager
    def running(self) -> Iterator[None]:
        """Put a clock around the one function that encodes."""
        encode = Inks.encode

        def timed(inks: Inks, image: Image.Image) -> bytes:
            began = time.perf_counter()
            try:
                return encode(inks, image)
            finally:
                self.encoding += time.perf_counter() - began

        with patch.object(Inks, "encode", timed):
            yield


def sights(game: AnyGame, case: Case) -> list[Sight]:
    """Positions of one match in which somebody chooses among places on the board."""
    dice = Dice(b"bench", "pictures")
    match: AnyMatch = Match.begin(game, case.seats(game), seed=b"bench", people=case.people)
    found: list[Sight] = []
    while not match.over:
        ask = dice.pick(match.pending)
        own = match.view(ask.seat)
        placed = [(option, game.place(own, ask, option)) for option in ask.options]
        marks = tuple(Mark(o, p, n) for n, (o, p) in enumerate(placed, 1) if p)
        if len(marks) > 1:
            found.append(Sight(match.view(None), own, marks))
        match.answer(ask.seat, random_player(ask, lambda: None, dice))
    step = max(1, len(found) // POSITIONS)
    return found[::step][:POSITIONS]


def pictures() -> Iterator[Figure]:
    """Board pictures of new positions, and panels on which only the marks have changed."""
    words = Words.load()

    def say(said: Phrase) -> str:
        return words.say(said, "en", {})

    for name in GAMES:
        if name not in FACES:
            continue
        game, face = find(name), FACES[name]
        progress(f"pictures of {name}")
        seen = sights(game, Case(name, game.people[-1]))
        # The art that all pictures share is drawn once in the life of a process.
        began = time.perf_counter()
        picture = face.board(seen[0].public, say)
        first = time.perf_counter() - began
        yield Figure(f"{name}: the first picture of a process", f"{first * 1000:.0f} ms")
        boards = [drawn(face, sight, say) for sight in seen[1:]]
        panels = [remarked(face, sight, say) for sight in seen[1:]]
        yield Figure(
            f"{name}: a board picture", f"{milliseconds(boards)}, {len(picture.data) / 1e6:.2f} MB"
        )
        what = f"{name}: a board picture drawn and encoded, beside encoding alone"
        yield at_most(what, statistics.median(r for r, _ in boards), 3, "x")
        yield Figure(f"{name}: a panel with other marks", milliseconds(panels))
        what = f"{name}: a panel with other marks, beside encoding alone"
        yield at_most(what, statistics.median(r for r, _ in panels), 2, "x")


Timed = tuple[float, float]


def ratio(draw: Callable[[], Picture]) -> Timed:
    """The time of one picture as a multiple of its encoding, and in seconds."""
    watch = Stopwatch()
    began = time.perf_counter()
    with watch.running():
        draw()
    spent = time.perf_counter() - began
    return spent / watch.encoding, spent


def drawn(face: Face[object], sight: Sight, say: Say) -> Timed:
    """The board of a position that has not been drawn before."""
    return ratio(lambda: face.board(sight.public, say))


def remarked(face: Face[object], sight: Sight, say: Say) -> Timed:
    """A panel that has just been drawn with all marks, drawn again without one of them."""
    face.panel(sight.own, say, marks=sight.marks)
    return ratio(lambda: face.panel(sight.own, say, marks=sight.marks[1:]))


def milliseconds(timed: list[Timed]) -> str:
    """Middle and worst."""
    spent = [seconds * 1000 for _, seconds in timed]
    return f"{statistics.median(spent):.0f} ms, at most {max(spent):.0f} ms"

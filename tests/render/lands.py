"""Real positions of Divinus for tests of pictures."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from games.core.fair import Dice
from games.core.game import random_player
from games.core.match import Match
from games.core.steps import Ask
from games.divinus import GAME
from games.divinus.state import SEATS, State
from games.divinus.view import DivinusView
from render.face import Mark

DivinusMatch = Match[State, DivinusView]


def _nothing() -> None:
    return None


def positions(people: int, seed: bytes, every: int, **options: object) -> Iterator[DivinusMatch]:
    """A match played at random, shown after every ``every`` decisions and at its end."""
    match = Match.begin(GAME, SEATS[:people], options, seed=seed)
    dice = Dice(seed, "players")
    decisions = 0
    while not match.over:
        if decisions % every == 0:
            yield match
        ask = match.pending[0]
        match.answer(ask.seat, random_player(ask, _nothing, dice))
        decisions += 1
    yield match


def numbered(view: DivinusView, ask: Ask) -> list[Mark]:
    """The options of a question that lie somewhere, with their numbers."""
    places = ((option, GAME.place(view, ask, option)) for option in ask.options)
    return [Mark(option, place, n) for n, (option, place) in enumerate(places, 1) if place]


@cache
def asked(
    key: str, people: int = 2, *, least: int = 3, after: int = 0, monster: str = "none"
) -> tuple[DivinusView, tuple[Mark, ...]]:
    """A position with this question and so many marks, as the seat that is asked sees it."""
    seen = 0
    for match in positions(people, b"lands", 1, artifacts=True, dice="stickers", monster=monster):
        for ask in match.pending:
            view = match.view(ask.seat)
            marks = numbered(view, ask)
            if ask.key == f"divinus.ask.{key}" and len(marks) >= least:
                if seen == after:
                    return view, tuple(marks)
                seen += 1
    raise LookupError(f"no match of this seed asks {key} with {least} marks")


@cache
def middle(people: int, seat: str | None = None, decisions: int = 150) -> DivinusView:
    """A position from the middle of a match."""
    for number, match in enumerate(
        positions(people, b"middle", 1, artifacts=True, dice="stickers")
    ):
        if number == decisions:
            return match.view(seat)
    raise LookupError("the match was over before")


@cache
def finished(people: int) -> DivinusView:
    """The end of a match."""
    *_, match = positions(people, b"middle", 10**6, artifacts=True, dice="stickers")
    return match.view(None)

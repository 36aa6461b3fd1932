"""A game with more options than a menu holds, to test long lists."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from pydantic import BaseModel

from games.core import game as registry
from games.core.fair import Dice
from games.core.game import FinalScore, Game, Setup
from games.core.phrase import Phrase, phrase
from games.core.state import BaseState
from games.core.steps import Ask, Procedure, ask, choose

STARS = tuple(f"star{number:02}" for number in range(1, 71))


class Options(BaseModel):
    """No options at all."""


@dataclass(kw_only=True)
class Sky(BaseState):
    """Which stars were named."""

    named: list[str] = field(default_factory=list)


def play(state: Sky) -> Procedure[None]:
    """One star, then a handful of them."""
    first = yield from choose(state.seats[0], "toy.ask.victim", STARS)
    more = yield from ask(state.seats[0], "toy.ask.trees", STARS, 2, 30)
    state.named = [first, *more]


def label(view: Sky, asked: Ask, option: str) -> Phrase:
    """A star by its name."""
    return phrase("toy.tree", tree=option)


GAME: Game[Sky, Sky] = Game(
    id="toy",
    edition=99,
    people=(2,),
    options=Options,
    state=Sky,
    seating=lambda people, options: (("amber",), ("azure",)),
    setup=lambda setup: _sky(setup),
    play=play,
    view=lambda state, seat: state,
    audit=lambda state: [],
    score=lambda state: [
        FinalScore("amber", len(state.named), True),
        FinalScore("azure", 0, False),
    ],
    resample_hidden=lambda state, seat, dice: _same(state, dice),
    label=label,
    place=lambda view, asked, option: option,
    headline=lambda view: phrase("toy.headline.over"),
)


def _sky(setup: Setup) -> Sky:
    return Sky(seats=setup.seats, fixes=setup.fixes)


def _same(state: Sky, dice: Dice) -> Sky:
    return state


@contextmanager
def registered() -> Iterator[None]:
    """Register the game for a while, in place of the toy game."""
    before = dict(registry._REGISTRY)
    registry.register(GAME)
    try:
        yield
    finally:
        registry._REGISTRY.clear()
        registry._REGISTRY.update(before)

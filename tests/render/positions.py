"""Walks through matches of any game, for tests of pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TypeVar

from games.core.fair import Dice
from games.core.game import Game
from games.core.match import Match
from games.core.state import BaseState
from games.core.steps import Ask
from render.renderer import Mark

S = TypeVar("S", bound=BaseState)
V = TypeVar("V")


def walk(
    game: Game[S, V],
    people: int,
    seed: bytes,
    every: int,
    *,
    player: str = "random",
    options: Mapping[str, object] = MappingProxyType({}),
) -> Iterator[Match[S, V]]:
    """A match between computers, shown after every ``every`` decisions and at its end."""
    wanted = game.options.model_validate({**options})
    seats = [seat for led in game.seating(people, wanted) for seat in led]
    match = Match.begin(game, seats, {**options}, seed=seed, people=people)
    dice = Dice(seed, "players")
    computer = game.computer(player)
    decisions = 0
    while not match.over:
        if decisions % every == 0:
            yield match
        ask = match.pending[0]

        def get_view(seat: str = ask.seat) -> V:
            return match.view(seat)

        match.answer(ask.seat, computer(ask, get_view, dice))
        decisions += 1
    yield match


def marks_of(game: Game[S, V], view: V, ask: Ask) -> tuple[Mark, ...]:
    """The options of a question that lie somewhere, numbered as the menu numbers them."""
    placed = ((option, game.place(view, ask, option)) for option in ask.options)
    return tuple(Mark(o, place, n) for n, (o, place) in enumerate(placed, 1) if place)

"""A finished log told once more, with somebody watching: what recaps and histories are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import NamedTuple, TypeVar

from games.core.facts import Facts
from games.core.game import Game, Reckoning
from games.core.log import Entry, Header
from games.core.match import Match
from games.core.steps import Ask, Chance, Checkpoint, Reply, Story, Together

S = TypeVar("S", bound=Facts)
V = TypeVar("V")

Watch = Callable[[S, Ask | Together | Checkpoint | None], None]
"""Is shown the state wherever the story asks or rests, with what it asks, and None at its end.

The state goes on changing: whoever watches keeps views or numbers of it, never the state itself.
"""


def retell(
    game: Game[S, V], header: Header, entries: Iterable[Entry], watch: Watch[S]
) -> Match[S, V]:
    """The match of that log, told from its beginning before the eyes of ``watch``.

    One telling shows every position; answers that were taken back are not told. Raises
    ``Diverged`` where the rules no longer fit the log.
    """

    def play(state: S) -> Story[None]:
        story = game.play(state)
        reply: Reply = None
        while True:
            try:
                step = story.send(reply)
            except StopIteration:
                watch(state, None)
                return
            if not isinstance(step, Chance):
                watch(state, step)
            reply = yield step

    return Match(replace(game, play=play), header, entries)


class Course(NamedTuple):
    """How a match went: the reckoning at the end of each round; that of the last is final."""

    rounds: tuple[Reckoning, ...]

    @property
    def final(self) -> Reckoning:
        """Each seat's points by category when all was over."""
        return self.rounds[-1]

    def points(self, seat: str) -> tuple[int, ...]:
        """The seat's points after each round."""
        return tuple(sum(reckoning[seat].values()) for reckoning in self.rounds)


def course_of(game: Game[S, V], header: Header, entries: Iterable[Entry]) -> Course:
    """The course of a finished match; it tells what was hidden, so a running one has none.

    Raises ``ValueError`` for a match that goes on.
    """
    rounds: list[Reckoning] = []

    def watch(state: S, step: Ask | Together | Checkpoint | None) -> None:
        reckoning = game.reckoning(state)
        begun = game.round_of(state)
        if rounds and begun > len(rounds) and isinstance(step, Checkpoint):
            # The first thing seen of a round, unless it is under way, is the end of the former.
            rounds[-1] = reckoning
        while len(rounds) < begun:
            rounds.append(rounds[-1] if rounds else reckoning)
        rounds[-1] = reckoning

    if not retell(game, header, entries, watch).over:
        raise ValueError("the match is not over")
    return Course(tuple(rounds))

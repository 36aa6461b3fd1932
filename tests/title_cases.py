"""Ends of matches for tests of titles: a recorded end with other facts, scores and notes."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from bot.words import ENGLISH
from games.core.game import FinalScore, find
from games.core.past.finished import FinishedMatch, Points, Titles
from games.core.past.score_history import finished_match
from games.core.phrase import Arg, Phrase, phrase, seat_name
from tests.fluent_messages import messages
from tests.golden import FOLDER, read

SEAT, RIVAL = "amber", "azure"


def unchanged(state: Any) -> None:
    """Leave the end of the recorded match as it is."""


@dataclass(frozen=True)
class End:
    """An end as amber lived it: whether it won, what was told, and what is different.

    ``points`` are those of amber and of everybody else; ``rounds`` the points of amber and azure
    after each round.
    """

    told: Sequence[Phrase] = ()
    won: bool = False
    change: Callable[[Any], None] = unchanged
    points: tuple[int, int] = (10, 10)
    categories: dict[str, int] = field(default_factory=dict)
    rounds: Sequence[tuple[int, int]] = ()

    def of(self, base: FinishedMatch[Any]) -> FinishedMatch[Any]:
        """The finished match: ``base`` with these differences."""
        state = copy.deepcopy(base.state)
        self.change(state)
        scores = tuple(
            FinalScore(seat, self.points[seat != SEAT], (seat == SEAT) == self.won)
            for seat in state.seats
        )
        rounds: list[Points] = [
            {seat: {"points": pair[seat != SEAT]} for seat in state.seats} for pair in self.rounds
        ]
        rounds = rounds or [{seat: {} for seat in state.seats}]
        rounds[-1] = {**rounds[-1], SEAT: {**rounds[-1][SEAT], **self.categories}}
        return FinishedMatch(state, scores, tuple(rounds), tuple(self.told))


@cache
def recorded(record: str) -> FinishedMatch[Any]:
    """A recorded match, named by its path below tests/golden."""
    golden = read(FOLDER / record)
    game = find(golden.header.game, golden.header.edition)
    return finished_match(game, golden.header, golden.log())


def notes(key: str, times: int, /, **args: Arg) -> tuple[Phrase, ...]:
    """Notes about amber, all of a kind; every argument is one that the message has."""
    known = messages(ENGLISH)[key.replace(".", "-")].variables
    given = {"seat": seat_name(SEAT), **args}
    wrong = sorted(set(args) - known)
    assert not wrong, f"{key} has no {wrong}"
    return (phrase(key, **given),) * times


def expect(titles: Titles, title: str, base: FinishedMatch[Any], end: End, *, earned: bool) -> None:
    """Fail unless amber has, or has not, earned that title by that end."""
    have = {each.id for each in titles.of(end.of(base), SEAT)}
    assert (title in have) is earned

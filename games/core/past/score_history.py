"""Replays a finished log with an observer, and collects the scores of each round."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import NamedTuple, TypeVar

from games.core.game import FinalScore, Game, ScoreBreakdown
from games.core.log import Entry, Header
from games.core.match import Match
from games.core.past.finished import FinishedMatch
from games.core.state import BaseState
from games.core.steps import Ask, Chance, Checkpoint, Procedure, Reply, Together

S = TypeVar("S", bound=BaseState)
V = TypeVar("V")

PositionObserver = Callable[[S, Ask | Together | Checkpoint | None], None]
"""Called with the state at every question and checkpoint, and with None at the end.

The state goes on changing: an observer keeps views or numbers of it, never the state itself.
"""


def replay_observed(
    game: Game[S, V], header: Header, entries: Iterable[Entry], watch: PositionObserver[S]
) -> Match[S, V]:
    """Replay a log from its beginning and call ``watch`` at every position.

    Answers that were taken back are not replayed. Raises ``Diverged`` if the rules do not fit the
    log.
    """

    def play(state: S) -> Procedure[None]:
        procedure = game.play(state)
        reply: Reply = None
        while True:
            try:
                step = procedure.send(reply)
            except StopIteration:
                watch(state, None)
                return
            if not isinstance(step, Chance):
                watch(state, step)
            reply = yield step

    return Match(replace(game, play=play), header, entries)


class ScoreHistory(NamedTuple):
    """The score breakdown at the end of each round (the last one is final), and the result."""

    rounds: tuple[ScoreBreakdown, ...]
    result: tuple[FinalScore, ...]

    @property
    def final(self) -> ScoreBreakdown:
        """Each seat's points by category at the end."""
        return self.rounds[-1]

    def points(self, seat: str) -> tuple[int, ...]:
        """The seat's points after each round."""
        return tuple(sum(score_breakdown[seat].values()) for score_breakdown in self.rounds)


def score_history_of(game: Game[S, V], header: Header, entries: Iterable[Entry]) -> ScoreHistory:
    """The score history of a finished match, from one replay.

    Raises ``ValueError`` for a running match, because scores show hidden facts.
    """
    return _replayed(game, header, entries)[1]


def _replayed(
    game: Game[S, V], header: Header, entries: Iterable[Entry]
) -> tuple[Match[S, V], ScoreHistory]:
    rounds: list[ScoreBreakdown] = []

    def watch(state: S, step: Ask | Together | Checkpoint | None) -> None:
        score_breakdown = game.score_breakdown(state)
        begun = game.round_of(state)
        if rounds and begun > len(rounds) and isinstance(step, Checkpoint):
            # A checkpoint at the start of a round shows the final scores of the round before.
            rounds[-1] = score_breakdown
        while len(rounds) < begun:
            rounds.append(rounds[-1] if rounds else score_breakdown)
        rounds[-1] = score_breakdown

    match = replay_observed(game, header, entries, watch)
    if not match.over:
        raise ValueError("the match is not over")
    return match, ScoreHistory(tuple(rounds), tuple(game.score(match.state)))


def finished_match(game: Game[S, V], header: Header, entries: Iterable[Entry]) -> FinishedMatch[S]:
    """A finished match with its scores by round and all its notes, from one replay.

    Raises ``Diverged`` if the rules do not fit the log, ``ValueError`` for a running match.
    """
    match, history = _replayed(game, header, entries)
    told = tuple(logged.note.phrase for logged in match.notes)
    return FinishedMatch(match.state, history.result, history.rounds, told)

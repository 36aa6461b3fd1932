"""Replays a log into the steps of a history, one for each stop.

A step shows the seat's view of the state at that stop and the notes since the last one: never more
than was visible then.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.model.match import Position
from bot.model.table import Table
from games.core.game import AnyGame
from games.core.log import Entry, Header, live
from games.core.match import AnyMatch, LoggedNote, Match
from games.core.past.score_history import replay_observed
from games.core.replay import Diverged
from games.core.state import BaseState
from games.core.steps import Ask, Checkpoint, Together

ASIDE = "history"


class HistoryStop(NamedTuple):
    """A point where the match waited for people, or ended.

    It comes after the entry ``number``, in ``round``.
    """

    number: int
    round: int


@dataclass(frozen=True, slots=True)
class ReplayedHistory:
    """A replayed log of ``count`` entries, from which any step can be shown to any seat.

    ``match`` is the match at the newest stop. Never leaves the host: it contains all hidden
    information.
    """

    count: int
    game: AnyGame
    all_stops: tuple[HistoryStop, ...]
    match: AnyMatch

    @property
    def notes(self) -> Sequence[LoggedNote]:
        """All notes of the match."""
        return self.match.notes

    def state_at(self, stop: HistoryStop) -> BaseState:
        """The state at a stop; the log is replayed up to there, unless it is the newest."""
        match = self.match
        if stop is self.all_stops[-1]:
            state: BaseState = match.state
            return state
        script = [entry for entry in live(match.entries) if entry.number <= stop.number]
        earlier = (kept for kept in reversed(match.snapshots) if kept.number <= stop.number)
        before: AnyMatch = Match(self.game, match.header, script, snapshot=next(earlier, None))
        then: BaseState = before.state
        return then

    def stops(self, seat: str | None) -> list[HistoryStop]:
        """The stops shown to ``seat``: those with new notes for it, and the last one."""
        return _stops_with_notes(
            self.all_stops, [t.number for t in self.notes if t.note.visible_to(seat)]
        )

    def visible_notes(self, seat: str | None, after: int | None, until: int) -> list[LoggedNote]:
        """The seat's notes after the entry ``after`` (None: from the start) up to ``until``."""
        return [
            told
            for told in self.notes
            if told.note.visible_to(seat)
            and (after is None or told.number > after)
            and told.number <= until
        ]


@dataclass(frozen=True, slots=True)
class HistoryStep:
    """A step of a history: the position as it was then, and the steps one can go to.

    Steps are identified by their entry, the length of the log there; None where there is no such
    step. ``rounds`` holds the first step of each round.
    """

    position: Position
    place: int
    count: int
    round: int
    first: int
    back: int | None
    on: int | None
    last: int
    rounds: dict[int, int]


def replay_history(game: AnyGame, header: Header, entries: Sequence[Entry]) -> ReplayedHistory:
    """Replay a log once, as far as the installed rules can.

    Raises :class:`Diverged` where not even its beginning can be replayed.
    """
    try:
        return _replay(game, header, entries, len(entries))
    except Diverged as broken:
        number = broken.number
    back = 0
    while back <= number:
        try:
            return _replay(game, header, entries[: number - back], len(entries))
        except Diverged:
            # Not a place where people are asked, or broken earlier than it looked.
            back = max(1, back * 2)
    raise Diverged(number, "nothing of the log can be told")


def step_at(
    replayed: ReplayedHistory, table: Table, seat: str | None, entry: int | None
) -> HistoryStep:
    """The step at ``entry`` or the last one before it; None is the newest."""
    stops = replayed.stops(seat)
    place = len(stops) - 1
    if entry is not None:
        place = max((n for n, stop in enumerate(stops) if stop.number < entry), default=0)
    stop = stops[place]
    over = replayed.match.over and stop is replayed.all_stops[-1]
    state = replayed.state_at(stop)
    before = stops[place - 1].number if place else None
    # The last note may be that of a rewind, whose entry comes after the stop it led back to.
    until = replayed.count if stop is replayed.all_stops[-1] else stop.number
    position = Position(
        table=table,
        seat=seat,
        entry=stop.number + 1,
        over=over,
        awaited=(),
        view=replayed.game.view(state, seat),
        ask=None,
        undo_steps=0,
        notes=tuple(told.note for told in replayed.visible_notes(seat, before, until)),
        game=replayed.game,
        final_scores=tuple(replayed.game.score(state)) if over else (),
        aside=ASIDE,
    )
    rounds: dict[int, int] = {}
    for other in stops:
        rounds.setdefault(other.round, other.number + 1)
    return HistoryStep(
        position=position,
        place=place,
        count=len(stops),
        round=stop.round,
        first=stops[0].number + 1,
        back=stops[place - 1].number + 1 if place else None,
        on=stops[place + 1].number + 1 if place + 1 < len(stops) else None,
        last=stops[-1].number + 1,
        rounds=rounds,
    )


def _replay(game: AnyGame, header: Header, entries: Sequence[Entry], count: int) -> ReplayedHistory:
    watcher = _StopRecorder(game, entries)
    match: AnyMatch = replay_observed(game, header, entries, watcher)
    all_stops = _stops_with_notes(watcher.all_stops, [told.number for told in match.notes])
    return ReplayedHistory(count, game, tuple(all_stops), match)


class _StopRecorder:
    """Records where the match waits for people: the entry before it, and the round."""

    def __init__(self, game: AnyGame, entries: Sequence[Entry]) -> None:
        self._game = game
        self._script = [entry for entry in live(entries) if entry.kind != "undo"]
        self._position = 0
        self.all_stops: list[HistoryStop] = []

    def __call__(self, state: BaseState, step: Ask | Together | Checkpoint | None) -> None:
        if isinstance(step, Checkpoint) or (isinstance(step, Together) and not step.asks):
            return
        script = self._script
        while self._position < len(script) and script[self._position].kind == "chance":
            self._position += 1
        number = script[self._position - 1].number if self._position else -1
        self.all_stops.append(HistoryStop(number, self._game.round_of(state)))
        if isinstance(step, Ask):
            self._position += 1
        elif isinstance(step, Together):
            # Simultaneous answers are logged in the order they were given; go on after the last.
            self._position += len(step.asks)


def _stops_with_notes(all_stops: Sequence[HistoryStop], heard: Sequence[int]) -> list[HistoryStop]:
    """The stops with new notes since the stop before, and the last one.

    ``heard`` holds the entries of the notes.
    """
    found: list[HistoryStop] = []
    place = 0
    for stop in all_stops:
        new = place
        while new < len(heard) and heard[new] <= stop.number:
            new += 1
        if new > place or stop is all_stops[-1]:
            found.append(stop)
        place = new
    return found

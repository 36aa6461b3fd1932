"""A log told once more, so that people can step through it: every place where it came to rest.

What somebody is shown of a place is their own seat's view of the state as it was there, and the
notes that seat heard on the way: never more than could be seen then.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.model.match import Position
from bot.model.table import Table
from games.core.facts import Facts
from games.core.game import AnyGame
from games.core.log import Entry, Header, live
from games.core.match import AnyMatch, Told
from games.core.past.course import retell
from games.core.script import Diverged
from games.core.steps import Ask, Checkpoint, Together

ASIDE = "history"


class Rest(NamedTuple):
    """Where the story waited for people, or ended: after the entry ``number``, in ``round``."""

    number: int
    round: int
    state: bytes


@dataclass(frozen=True, slots=True)
class Walk:
    """All that is needed to show any place of a log of ``count`` entries, to anybody.

    Never leaves the host: its states hold everything hidden.
    """

    count: int
    game: AnyGame
    rests: tuple[Rest, ...]
    notes: tuple[Told, ...]
    over: bool

    def stops(self, seat: str | None) -> list[Rest]:
        """The places worth a step to ``seat``: where it heard something, and the last one."""
        return _eventful(self.rests, [t.number for t in self.notes if t.note.heard_by(seat)])

    def heard(self, seat: str | None, after: int | None, until: int) -> list[Told]:
        """What ``seat`` heard behind the entry ``after`` (None: ever) up to ``until``."""
        return [
            told
            for told in self.notes
            if told.note.heard_by(seat)
            and (after is None or told.number > after)
            and told.number <= until
        ]


@dataclass(frozen=True, slots=True)
class Moment:
    """A step of a history: the position as it was, and where else one could go.

    Places are told by their entry, the length of the log there; None where there is nothing.
    ``rounds`` names the first place of each round.
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


def walk_of(game: AnyGame, header: Header, entries: Sequence[Entry]) -> Walk:
    """Tell a log once; one that the rules no longer tell is told as far as they do.

    Raises :class:`Diverged` where not even its beginning can be told.
    """
    try:
        return _walked(game, header, entries, len(entries))
    except Diverged as broken:
        number = broken.number
    back = 0
    while back <= number:
        try:
            return _walked(game, header, entries[: number - back], len(entries))
        except Diverged:
            # Not a place where people are asked, or broken earlier than it looked.
            back = max(1, back * 2)
    raise Diverged(number, "nothing of the log can be told")


def moment_of(walk: Walk, table: Table, seat: str | None, entry: int | None) -> Moment:
    """The step at ``entry`` or the last one before it; None is the newest."""
    stops = walk.stops(seat)
    place = len(stops) - 1
    if entry is not None:
        place = max((n for n, stop in enumerate(stops) if stop.number < entry), default=0)
    stop = stops[place]
    over = walk.over and stop is walk.rests[-1]
    state: Facts = walk.game.codec.load(zlib.decompress(stop.state))
    before = stops[place - 1].number if place else None
    # A rewind may be the last that was heard, and stands behind the place it led back to.
    until = walk.count if stop is walk.rests[-1] else stop.number
    position = Position(
        table=table,
        seat=seat,
        entry=stop.number + 1,
        over=over,
        awaited=(),
        view=walk.game.view(state, seat),
        ask=None,
        can_undo=False,
        notes=tuple(told.note for told in walk.heard(seat, before, until)),
        game=walk.game,
        standings=tuple(walk.game.score(state)) if over else (),
        aside=ASIDE,
    )
    rounds: dict[int, int] = {}
    for other in stops:
        rounds.setdefault(other.round, other.number + 1)
    return Moment(
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


def _walked(game: AnyGame, header: Header, entries: Sequence[Entry], count: int) -> Walk:
    watcher = _Watcher(game, entries)
    match: AnyMatch = retell(game, header, entries, watcher)
    notes = tuple(match.notes)
    rests = _eventful(watcher.rests, [told.number for told in notes])
    return Walk(count, game, tuple(rests), notes, match.over)


class _Watcher:
    """Keeps the state wherever the story waits for people, and knows the entry before it."""

    def __init__(self, game: AnyGame, entries: Sequence[Entry]) -> None:
        self._game = game
        self._script = [entry for entry in live(entries) if entry.kind != "undo"]
        self._told = 0
        self.rests: list[Rest] = []

    def __call__(self, state: Facts, step: Ask | Together | Checkpoint | None) -> None:
        if isinstance(step, Checkpoint) or (isinstance(step, Together) and not step.asks):
            return
        script = self._script
        while self._told < len(script) and script[self._told].kind == "chance":
            self._told += 1
        number = script[self._told - 1].number if self._told else -1
        packed = zlib.compress(self._game.codec.dump(state), 1)
        self.rests.append(Rest(number, self._game.round_of(state), packed))
        if isinstance(step, Ask):
            self._told += 1
        elif isinstance(step, Together):
            # They lie in the order in which they were given; the story goes on after the last.
            self._told += len(step.asks)


def _eventful(rests: Sequence[Rest], heard: Sequence[int]) -> list[Rest]:
    """The rests before which something was heard (by the entries that caused it), and the last."""
    found: list[Rest] = []
    place = 0
    for rest in rests:
        new = place
        while new < len(heard) and heard[new] <= rest.number:
            new += 1
        if new > place or rest is rests[-1]:
            found.append(rest)
        place = new
    return found

"""Looking a step ahead: what a seat is asked next if it answers so.

A seat may know that: it could give the answer, look, and take it back. So a step is looked at only
where that would be possible, with no luck, no secret and nobody else in between.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from games.core.match import AnyMatch, Diverged, Match
from games.core.steps import Ask, Picks

JOINED_AT_MOST = 16
"""So many answers at most are listed where two questions are put as one."""
_TRIED_AT_MOST = 8
_FORCED_AT_MOST = 6


class Step(NamedTuple):
    """An option of a question, met with what the seat saw when it was asked."""

    ask: Ask
    view: object
    place: int

    @property
    def option(self) -> str:
        """The option's id."""
        return self.ask.options[self.place]


@dataclass(frozen=True, slots=True)
class Way:
    """Answers of one seat that follow one another, given with one choice.

    ``more`` says that there are further answers to the question behind it than those listed.
    """

    steps: tuple[Step, ...]
    more: bool = False

    @property
    def places(self) -> tuple[int, ...]:
        """Where in the list of its question each answer stands."""
        return tuple(step.place for step in self.steps)

    @property
    def answers(self) -> tuple[Picks, ...]:
        """The answers, one after another."""
        return tuple((step.option,) for step in self.steps)

    @property
    def last(self) -> Step:
        """The step that is chosen last."""
        return self.steps[-1]


def ways(match: AnyMatch, seat: str) -> tuple[Way, ...]:
    """Every choice of the seat's question, where something can be put as one; else none.

    A question with a single answer is not worth a click: the one behind it is asked in its place.
    Questions that the game joins are asked together where the list stays short. Each option of
    the first question is in the list, by itself or with what may follow it.
    """
    ask = match.ask_for(seat)
    if ask is None or match.sealed or not _plain(ask):
        return ()
    before, at, ask = _forced(match, seat, ask)
    found = _joined(before, at, seat, ask)
    return found if before or any(len(way.steps) > 1 for way in found) else ()


def forced(match: AnyMatch, seat: str) -> bool:
    """Whether the seat's question is not put to it, but the one behind it."""
    found = ways(match, seat)
    return bool(found) and len(found[0].steps[0].ask.options) == 1 and len(found[0].steps) > 1


def _forced(match: AnyMatch, seat: str, ask: Ask) -> tuple[tuple[Step, ...], AnyMatch, Ask]:
    """The answers that nobody would choose otherwise, and the question behind them."""
    before: tuple[Step, ...] = ()
    while len(ask.options) == 1 and len(before) < _FORCED_AT_MOST:
        after = _after(match, seat, ask.options[0])
        asked = after.ask_for(seat) if after is not None else None
        if after is None or asked is None or not _plain(asked):
            break
        before = (*before, Step(ask, match.view(seat), 0))
        match, ask = after, asked
    return before, match, ask


def _joined(before: tuple[Step, ...], match: AnyMatch, seat: str, ask: Ask) -> tuple[Way, ...]:
    view = match.view(seat)
    plain = [Way((*before, Step(ask, view, place))) for place in range(len(ask.options))]
    joined = match.game.joined.get(ask.key)
    if not joined or len(plain) > _TRIED_AT_MOST:
        return tuple(plain)
    longer: dict[int, list[Way]] = {}
    for place, way in enumerate(plain):
        after = _after(match, seat, ask.options[place])
        asked = after.ask_for(seat) if after is not None else None
        if after is not None and asked is not None and _plain(asked) and asked.key in joined:
            longer[place] = _with(way, asked, after.view(seat), joined[asked.key])
    room = JOINED_AT_MOST - len(plain)
    taken: dict[int, list[Way]] = {}
    for place, several in sorted(longer.items(), key=lambda each: len(each[1])):
        if len(several) - 1 <= room:
            room -= len(several) - 1
            taken[place] = several
    return tuple(way for place in range(len(plain)) for way in taken.get(place, [plain[place]]))


def _with(way: Way, asked: Ask, view: object, most: int) -> list[Way]:
    """The way with each of the first answers (of the last, if ``most`` is negative) to the question
    behind it, and by itself where there are more of them.
    """
    places = range(len(asked.options))
    if len(places) == abs(most) + 1:
        # The last one takes no more room than a word about it.
        most = len(places)
    shown = places[:most] if most > 0 else places[most:]
    longer = [Way((*way.steps, Step(asked, view, place))) for place in shown]
    return longer if len(shown) == len(places) else [*longer, replace(way, more=True)]


def _plain(ask: Ask) -> bool:
    """Whether exactly one option is picked."""
    return ask.low == ask.high == 1


def _after(match: AnyMatch, seat: str, option: str) -> AnyMatch | None:
    """The match after an answer that could be taken back, if it goes on with the same seat."""
    kept = match.snapshots[-1] if match.snapshots else None
    # Without its seed a match cannot draw: luck ends the look ahead.
    after = Match(match.game, match.header, match.entries, snapshot=kept, stride=_NEVER)
    first = len(after.entries)
    try:
        after.answer(seat, (option,))
    except Diverged:
        return None
    if after.past_luck(first) or after.awaited != (seat,) or after.sealed:
        return None
    return after


_NEVER = 1 << 30

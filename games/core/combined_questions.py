"""Combines a question with the one that follows it, so that both take one choice.

What follows an answer may be shown in advance only if the seat could give the answer, look, and
take it back: no chance outcome, no reveal and no other seat's question lies in between.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from games.core.match import AnyMatch, Diverged, Match
from games.core.steps import Ask, Picks

MAX_COMBINED_ANSWERS = 16
"""The most answers that are listed for combined questions."""
_MAX_EXPANDED_OPTIONS = 8
_MAX_FORCED_STEPS = 6


class AnswerStep(NamedTuple):
    """An option of a question, with the view that the seat had when it was asked."""

    ask: Ask
    view: object
    place: int

    @property
    def option(self) -> str:
        """The option's id."""
        return self.ask.options[self.place]


@dataclass(frozen=True, slots=True)
class CombinedAnswer:
    """Consecutive answers of one seat that are given with one choice.

    ``more`` is set if the next question has further answers that are not listed.
    """

    steps: tuple[AnswerStep, ...]
    more: bool = False

    @property
    def places(self) -> tuple[int, ...]:
        """The index of each answer in the options of its question."""
        return tuple(step.place for step in self.steps)

    @property
    def answers(self) -> tuple[Picks, ...]:
        """The answers in order."""
        return tuple((step.option,) for step in self.steps)

    @property
    def last(self) -> AnswerStep:
        """The last step."""
        return self.steps[-1]


def combined_answers(match: AnyMatch, seat: str) -> tuple[CombinedAnswer, ...]:
    """All choices of the seat's question if it can be combined with the next one; else none.

    A question with a single answer is skipped, and the next one is asked in its place. Questions
    that the game joins are combined if the list stays short. Each option of the first question
    is in the list, alone or with its follow-up answers. A question is never combined with one of
    the same kind: a list of pairs would not say which answer is the first.
    """
    ask = match.ask_for(seat)
    if ask is None or match.sealed or not _single_pick(ask):
        return ()
    before, at, ask = _forced(match, seat, ask)
    found = _joined(before, at, seat, ask)
    return found if before or any(len(combined.steps) > 1 for combined in found) else ()


def forced(match: AnyMatch, seat: str) -> bool:
    """Whether the seat's question is skipped because it has a single answer."""
    found = combined_answers(match, seat)
    return bool(found) and len(found[0].steps[0].ask.options) == 1 and len(found[0].steps) > 1


def _forced(match: AnyMatch, seat: str, ask: Ask) -> tuple[tuple[AnswerStep, ...], AnyMatch, Ask]:
    """The forced answers, the match after them, and the question that follows."""
    before: tuple[AnswerStep, ...] = ()
    while len(ask.options) == 1 and len(before) < _MAX_FORCED_STEPS:
        after = _after_answer(match, seat, ask.options[0])
        asked = after.ask_for(seat) if after is not None else None
        if after is None or asked is None or not _single_pick(asked):
            break
        before = (*before, AnswerStep(ask, match.view(seat), 0))
        match, ask = after, asked
    return before, match, ask


def _joined(
    before: tuple[AnswerStep, ...], match: AnyMatch, seat: str, ask: Ask
) -> tuple[CombinedAnswer, ...]:
    view = match.view(seat)
    plain = [
        CombinedAnswer((*before, AnswerStep(ask, view, place))) for place in range(len(ask.options))
    ]
    joined = match.game.combined_with_next.get(ask.key)
    if not joined or len(plain) > _MAX_EXPANDED_OPTIONS:
        return tuple(plain)
    longer: dict[int, list[CombinedAnswer]] = {}
    for place, combined in enumerate(plain):
        after = _after_answer(match, seat, ask.options[place])
        asked = after.ask_for(seat) if after is not None else None
        if after is None or asked is None or asked.key == ask.key:
            continue
        if _single_pick(asked) and asked.key in joined:
            longer[place] = _with_follow_ups(combined, asked, after.view(seat), joined[asked.key])
    room = MAX_COMBINED_ANSWERS - len(plain)
    taken: dict[int, list[CombinedAnswer]] = {}
    for place, several in sorted(longer.items(), key=lambda each: len(each[1])):
        if len(several) - 1 <= room:
            room -= len(several) - 1
            taken[place] = several
    return tuple(
        combined for place in range(len(plain)) for combined in taken.get(place, [plain[place]])
    )


def _with_follow_ups(
    combined: CombinedAnswer, asked: Ask, view: object, most: int
) -> list[CombinedAnswer]:
    """Extend a choice by the first ``most`` answers to the next question (the last, if negative).

    The choice alone is added if there are more answers than that.
    """
    places = range(len(asked.options))
    if len(places) == abs(most) + 1:
        # One more answer takes no more room than an entry that says there is more.
        most = len(places)
    shown = places[:most] if most > 0 else places[most:]
    longer = [CombinedAnswer((*combined.steps, AnswerStep(asked, view, place))) for place in shown]
    return longer if len(shown) == len(places) else [*longer, replace(combined, more=True)]


def _single_pick(ask: Ask) -> bool:
    """Whether exactly one option is picked."""
    return ask.low == ask.high == 1


def _after_answer(match: AnyMatch, seat: str, option: str) -> AnyMatch | None:
    """The match after an answer, if the same seat is asked next and could take the answer back."""
    kept = match.snapshots[-1] if match.snapshots else None
    # A match without its seed raises Diverged at a chance outcome.
    after = Match(match.game, match.header, match.entries, snapshot=kept, stride=_NO_SNAPSHOTS)
    first = len(after.entries)
    try:
        after.answer(seat, (option,))
    except Diverged:
        return None
    if after.past_luck(first) or after.awaited != (seat,) or after.sealed:
        return None
    return after


_NO_SNAPSHOTS = 1 << 30

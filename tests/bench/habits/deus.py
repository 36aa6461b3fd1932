"""Habits of Deus's computers: temples offered, or left unbuilt in the last turn."""

from __future__ import annotations

from functools import partial

from games.core.fair import Dice
from games.core.match import AnyMatch, Match
from games.deus.components import CARD
from games.deus.computer import sensible
from games.deus.computer.estimated_state import from_view
from games.deus.computer.evaluation import next_temple
from games.deus.computer.unit_values import turns_left
from tests.bench.habits.played import Decision, GameHabits, PlayedMatch, Share
from tests.bench.habits.spreads import Spreads, after

# How likely the columns and the turns left have to allow one more temple.
IN_TIME = 0.5


def temples_on_top(played: PlayedMatch) -> Share:
    """Offerings with a temple as the top card, whatever the reason."""
    tops = [one for one in played.decisions if one.key == "offer"]
    return Share(sum(_temple(one.picks[0]) for one in tops), len(tops))


def last_temples_offered(played: PlayedMatch) -> Share:
    """Offerings that begin with the only temple of the hand while it can still be built in time.

    In time: the columns and the turns left are likely to allow one more temple. Of offerings with
    one temple in hand.
    """
    foolish, single = 0, 0
    for one in played.decisions:
        if one.key == "offer" and sum(map(_temple, one.ask.options)) == 1:
            single += 1
            state = from_view(one.view)
            in_time = next_temple(state, turns_left(state)) >= IN_TIME
            foolish += in_time and _temple(one.picks[0])
    return Share(foolish, single)


def temples_unbuilt(played: PlayedMatch) -> Share:
    """Last turns without a temple that could be built and would have scored more in the end.

    Found by playing the rest of the match again with the temple. Of last turns in which a temple
    can be built.
    """
    foolish, turns = 0, 0
    for one in played.decisions:
        if one.key != "turn" or one.view.ending != "last":
            continue
        temples = [o for o in one.ask.options if o.startswith("build:") and _temple(o[6:])]
        turns += bool(temples)
        if temples and one.picks[0] not in temples:
            got = _points(played.match, one.ask.seat)
            foolish += any(_points(_again(played, one, o), one.ask.seat) > got for o in temples)
    return Share(foolish, turns)


def _again(played: PlayedMatch, one: Decision, option: str) -> AnyMatch:
    """The match played on from a decision with another answer."""
    old = played.match
    match: AnyMatch = Match(old.game, old.header, old.entries[: one.entries], seed=old.seed)
    match.answer(one.ask.seat, (option,))
    while not match.over:
        ask = match.pending[0]
        match.answer(ask.seat, sensible(ask, partial(match.view, ask.seat), Dice(b"again")))
    return match


def _points(match: AnyMatch, seat: str) -> int:
    return next(row.points for row in match.game.score(match.state) if row.seat == seat)


def _temple(card: str) -> bool:
    return CARD[card].colour == "purple"


HABITS = GameHabits(
    Spreads(
        moves={"army moves": ("deus.ask.army", "deus.ask.march")},
        bids={"resources sold": "deus.ask.sell"},
        choices={"cards": ("deus.ask.turn", after("build:"))},
    ),
    foolish={
        "temples on top, of offerings": temples_on_top,
        "only temples on top though they can be built in time, of such hands": (
            last_temples_offered
        ),
        "better temples left unbuilt, of last turns with one": temples_unbuilt,
    },
)

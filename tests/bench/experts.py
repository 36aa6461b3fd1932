"""Measures how often the expert and the easy computer win, with 95 % intervals.

``make bench ONLY=experts GAME=deus PLAYERS=2 MATCHES=40 OPPONENT=careless``: every game, the fewest
players, 20 matches and the sensible opponent unless others are named. ``LEVEL=easy`` measures the
easy computer. Seats rotate; where a person holds several seats, all of them are played alike.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from math import sqrt

from games.core.fair import Dice
from games.core.game import AnyGame, find, random_player
from games.core.match import AnyMatch, Match
from games.core.search.position_sampler import PositionSampler
from games.core.search.root_search import expert_answer
from games.core.steps import Ask, Picks
from tests.bench.bar import Figure, progress
from tests.cases import GAMES, Case

Z = 1.96
Player = Callable[[AnyMatch, Ask, Dice], Picks]


def interval(won: float, matches: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share, in percent."""
    share, square = won / matches, Z * Z / matches
    middle = share + square / 2
    spread = Z * sqrt(share * (1 - share) / matches + square / (4 * matches))
    return 100 * (middle - spread) / (1 + square), 100 * (middle + spread) / (1 + square)


def of_kind(kind: str) -> Player:
    """A player who answers from the view alone."""

    def answer(match: AnyMatch, ask: Ask, dice: Dice) -> Picks:
        return match.game.computer(kind)(ask, partial(match.view, ask.seat), dice)

    return answer


def careless(match: AnyMatch, ask: Ask, dice: Dice) -> Picks:
    """Sensible, but answers at random one time in ten."""
    if dice.below(10) == 0:
        return random_player(ask, partial(match.view, ask.seat), dice)
    return of_kind("sensible")(match, ask, dice)


def expert(match: AnyMatch, ask: Ask, dice: Dice) -> Picks:
    """The expert, as at a table."""

    def get_sampler(seed: bytes) -> PositionSampler:
        kept = match.snapshots[-1] if match.snapshots else None
        return PositionSampler.of(
            match.game, match.header, match.entries, ask.seat, seed=seed, snapshot=kept
        )

    return expert_answer(match.game, ask, partial(match.view, ask.seat), dice, get_sampler)


PLAYERS: Mapping[str, Player] = {
    "expert": expert,
    "careless": careless,
    **{kind: of_kind(kind) for kind in ("sensible", "easy", "random")},
}


def contest(
    game: AnyGame, people: int, number: int, player: Player, other: Player, times: list[float]
) -> float:
    """1 if the person at the rotating seat wins alone, a share if several win."""
    seats = Case(game.id, people).seats(game)
    own = game.seating(people, game.options())[number % people]
    seed = b"expert %d" % number
    match: AnyMatch = Match.begin(game, seats, seed=seed, people=people)
    dice = {seat: Dice(seed, f"player:{seat}") for seat in seats}
    while not match.over:
        ask = match.pending[0]
        if ask.seat in own:
            began = time.process_time()
            picks = player(match, ask, dice[ask.seat])
            times.append(time.process_time() - began)
        else:
            picks = other(match, ask, dice[ask.seat])
        match.answer(ask.seat, picks)
    winners = [final.seat for final in game.score(match.state) if final.won]
    mine = sum(seat in own for seat in winners)
    return mine / len(winners) if winners else 0.0


def experts() -> Iterator[Figure]:
    """The share of matches won against opponents of another level."""
    asked = os.environ
    level, opponent = asked.get("LEVEL", "expert"), asked.get("OPPONENT", "sensible")
    matches, first = int(asked.get("MATCHES", "20")), int(asked.get("FIRST", "0"))
    for name in (asked["GAME"],) if "GAME" in asked else GAMES:
        game = find(name)
        people = int(asked.get("PLAYERS", game.people[0]))
        won, times = 0.0, list[float]()
        for done, number in enumerate(range(first, first + matches), 1):
            won += contest(game, people, number, PLAYERS[level], PLAYERS[opponent], times)
            progress(f"{name}: {level} against {opponent}, {people} players: {won:g} of {done}")
        low, high = interval(won, matches)
        share = f"{100 * won / matches:.0f} % ({low:.0f} to {high:.0f})"
        what = f"{name}: {level} against {opponent}, {people} players, {matches} matches"
        yield Figure(what, share, f"fair: {100 / people:.0f} %")
        cuts = statistics.quantiles(times, n=100)
        spent = f"{statistics.fmean(times):.2f} s, p99 {cuts[98]:.2f} s"
        yield Figure(f"{name}: CPU time of an answer, mean", spent)

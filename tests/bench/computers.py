"""Measures the strength and speed of computer players."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from games.core.fair import Dice
from games.core.game import Computer, find, random_player
from games.core.selfplay import SelfPlayMatch
from games.core.steps import Ask, Picks
from tests.bench.bar import Figure, at_least, at_most, progress
from tests.cases import GAMES, Case

CONTESTS = 100


class Timed:
    """A computer player with a clock."""

    def __init__(self, computer: Computer[object]) -> None:
        self.computer = computer
        self.times: list[float] = []

    def __call__(self, ask: Ask, get_view: Callable[[], object], dice: Dice) -> Picks:
        """The player's answer."""
        began = time.perf_counter()
        picks = self.computer(ask, get_view, dice)
        self.times.append(time.perf_counter() - began)
        return picks


def thinking() -> Iterator[Figure]:
    """How long an answer takes, over whole matches of every size."""
    for name in GAMES:
        game = find(name)
        for kind in game.computers:
            timed = Timed(game.computer(kind))
            for people in game.people:
                progress(f"{name}: {kind} players think, {people} at the table")
                seats = Case(name, people).seats(game)
                players = dict.fromkeys(seats, timed)
                SelfPlayMatch(game, seats, players, seed=b"think", people=people, every=0).run()
            cuts = statistics.quantiles(timed.times, n=100)
            yield Figure(f"{name}: {kind}, the middle answer", f"{cuts[49] * 1000:.1f} ms")
            what = f"{name}: {kind}, the 99th of 100 answers"
            yield at_most(what, cuts[98], 2, "s")


def wins() -> Iterator[Figure]:
    """How many of 100 matches for the fewest players the best kind wins against random."""
    for name in GAMES:
        game = find(name)
        for kind in game.computers:
            won = 0.0
            with ProcessPoolExecutor() as pool:
                results = pool.map(partial(contest, name, kind), range(CONTESTS), chunksize=2)
                for number, share in enumerate(results, 1):
                    won += share
                    progress(f"{name}: {kind} against random: {won:g} of {number}")
            what = f"{name}: {kind} against random, {CONTESTS} matches won"
            yield at_least(what, won, 95, "wins")


def contest(name: str, kind: str, number: int) -> float:
    """1 where the computer player beats the random ones; people take turns at the seats.

    Where a person holds several seats, they all play for that person.
    """
    game = find(name)
    people = game.people[0]
    seats = Case(name, people).seats(game)
    own = game.seating(people, game.options())[number % people]
    players = {seat: game.computer(kind) if seat in own else random_player for seat in seats}
    seed = b"contest %d" % number
    match = SelfPlayMatch(game, seats, players, seed=seed, people=people, every=0).run()
    winners = [final_score.seat for final_score in game.score(match.state) if final_score.won]
    return float(bool(winners) and all(seat in own for seat in winners))

"""Fits a game's chances of winning from matches that sensible computers play."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from games.core.game import AnyGame
from games.core.past.score_history import replay_observed
from games.core.search.chances import Chances, Fit, Observed, fitted
from games.core.search.plan import POLICY
from games.core.selfplay import SelfPlayMatch
from games.core.selfplay.casts import seats_of
from games.core.state import BaseState
from games.core.steps import Ask, Checkpoint, Together

Progress = Callable[[int, int], None]
"""Called with how many matches are played, and of how many."""


def trained(game: AnyGame, matches: int, seed: str, progress: Progress) -> Chances:
    """The chances of a game, from ``matches`` matches for each number of people.

    The result follows from the rules, the computers and ``seed``.
    """
    fits: dict[int, Fit] = {}
    for place, people in enumerate(game.people):
        observed: list[Observed] = []
        for number in range(matches):
            progress(place * matches + number, len(game.people) * matches)
            observed.extend(_observed(game, people, f"{seed}/{people}/{number}"))
        fits[people] = fitted(observed, matches)
    return Chances(game=game.id, edition=game.edition, seed=seed, policy=POLICY, fits=fits)


def _observed(game: AnyGame, people: int, seed: str) -> Iterator[Observed]:
    """Every seat's prospects at the start of each round of one match."""
    seats = seats_of(game, people, game.options())
    players = dict.fromkeys(seats, game.computer(POLICY))
    match = SelfPlayMatch(game, seats, players, seed=seed.encode(), people=people, every=0).run()
    found: list[tuple[str, float, int]] = []
    reached = 0

    def watch(state: BaseState, step: Ask | Together | Checkpoint | None) -> None:
        nonlocal reached
        number = game.round_of(state)
        if number > reached and isinstance(step, Checkpoint | Ask | Together):
            reached = number
            found.extend((seat, game.prospects(state, seat), number) for seat in seats)

    replay_observed(game, match.header, match.entries, watch)
    won = {final.seat for final in game.score(match.state) if final.won}
    return (Observed(prospects, number, seat in won) for seat, prospects, number in found)

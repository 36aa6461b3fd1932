"""Plays a match with computers and checks every decision for leaks."""

from __future__ import annotations

from games.core.fair import Dice
from games.core.game import AnyGame
from games.core.match import AnyMatch, Match
from tests.cases import Case
from tests.harness.leak_checker import LeakChecker


def check_for_leaks(
    game: AnyGame, case: Case, computer: str, leak_checker: LeakChecker
) -> LeakChecker:
    """Play a match and call the checker at every decision and at the end; returns the checker."""
    seed = f"{case} {computer}".encode()
    match: AnyMatch = Match.begin(
        game, case.seats(game), dict(case.options), seed=seed, people=case.people, stride=1
    )
    return play_observed(match, computer, seed, leak_checker)


def play_observed(
    match: AnyMatch, computer: str, seed: bytes, leak_checker: LeakChecker
) -> LeakChecker:
    """Play a match to its end while a spy looks at every decision, and at its end."""
    dice, player = Dice(seed, "spied"), match.game.computer(computer)
    while not match.over:
        ask = dice.pick(match.pending)
        leak_checker(match, ask)

        def get_view(seat: str = ask.seat) -> object:
            return match.view(seat)

        match.answer(ask.seat, player(ask, get_view, dice))
    leak_checker(match, None)
    return leak_checker

"""Matches that computers play while a spy looks on."""

from __future__ import annotations

from games.core.fair import Dice
from games.core.game import AnyGame
from games.core.match import AnyMatch, Match
from games.core.selfplay.spy import Spy
from tests.cases import Case


def spied(game: AnyGame, case: Case, computer: str, spy: Spy) -> Spy:
    """Let a spy look at every decision of a match, and at its end."""
    seed = f"{case} {computer}".encode()
    dice, player = Dice(seed, "spied"), game.computer(computer)
    match: AnyMatch = Match.begin(
        game, case.seats(game), dict(case.options), seed=seed, people=case.people, stride=1
    )
    while not match.over:
        ask = dice.pick(match.pending)
        spy(match, ask)

        def look(seat: str = ask.seat) -> object:
            return match.view(seat)

        match.answer(ask.seat, player(ask, look, dice))
    spy(match, None)
    return spy

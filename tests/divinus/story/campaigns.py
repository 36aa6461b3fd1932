"""Plays campaigns with computer players and caches them for the tests."""

from __future__ import annotations

from functools import cache

from games.core.campaign import Legacy
from games.core.fair import Dice
from games.core.match import Match
from games.divinus import GAME
from games.divinus.campaign.campaign import CAMPAIGN, CampaignOptions
from games.divinus.state import SEATS, State
from games.divinus.view import DivinusView


def begun(scenario: int, people: int, left: Legacy, seed: str = "a") -> Match[State, DivinusView]:
    """A scenario up to its first question."""
    options = CAMPAIGN.match_options(scenario, CampaignOptions())
    return Match.begin(
        GAME, SEATS[:people], options, seed=f"{seed}/{scenario}".encode(), legacy=left
    )


@cache
def finished(scenario: int, people: int, seed: str = "a") -> Match[State, DivinusView]:
    """A scenario played to its end by random computers, after all those before it."""
    left = finished(scenario - 1, people, seed).legacy if scenario > 1 else {}
    match = begun(scenario, people, left, seed)
    dice = Dice(f"{seed}/{scenario}".encode(), "players")
    player = GAME.computer("random")
    while not match.over:
        ask = match.pending[0]

        def look(seat: str = ask.seat) -> DivinusView:
            return match.view(seat)

        match.answer(ask.seat, player(ask, look, dice))
    return match


def left_by(scenario: int, people: int, seed: str = "a") -> Legacy:
    """What a campaign has left after a scenario; nothing before the first."""
    return finished(scenario, people, seed).legacy if scenario else {}

"""Every option has a hint, or a label that says it all."""

from __future__ import annotations

import re
from functools import partial

from bot.words import ENGLISH, standard
from games.core.fair import Dice
from games.core.learn.explain import explained
from games.core.match import Match
from games.cyclades import GAME

MATCHES = 2
SEATS = ("amber", "azure", "rose")
OBVIOUS = re.compile(
    r"\d+ gold.*|Keep|Roll again for 1 gold|Put it back|Stand|Build nothing|That is enough"
    r"|Trade two priestesses|Amber|Azure|Rose|\d+"
)
"""Options whose question, or whose own words, say all there is to say."""


def test_every_option_of_whole_matches_is_explained_or_obvious() -> None:
    bare: set[tuple[str, str]] = set()
    for number in range(MATCHES):
        seed = bytes([number]) * 32
        match = Match.begin(GAME, SEATS, {"setup": "quick"}, seed=seed, people=len(SEATS))
        dice = {seat: Dice(seed, seat) for seat in SEATS}
        while not match.over:
            ask = match.pending[0]
            view = match.view(ask.seat)
            for option in ask.options:
                said = standard().say(GAME.label(view, ask, option), ENGLISH)
                if explained(GAME, view, ask, option) is None and not OBVIOUS.fullmatch(said):
                    bare.add((ask.key, said))
            look = partial(match.view, ask.seat)
            match.answer(ask.seat, GAME.computers["sensible"](ask, look, dice[ask.seat]))
    assert bare == set()

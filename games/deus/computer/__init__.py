"""The sensible computer player of Deus.

Every question is answered on its own, from the question and the seat's view: the position is
estimated from the view, every answer is tried on it, and the one with the best evaluation is
taken.
"""

from __future__ import annotations

from collections.abc import Callable

from games.core.fair import Dice
from games.core.steps import Ask, Picks
from games.deus.computer import opening
from games.deus.computer.decisions import choose_answer
from games.deus.computer.estimated_state import from_view
from games.deus.computer.evaluation import hurry
from games.deus.view import DeusView


def sensible(ask: Ask, get_view: Callable[[], DeusView], dice: Dice) -> Picks:
    """Answer with the option whose position has the best evaluation."""
    if ask.key == "deus.ask.start":
        return opening.start(ask)
    if ask.key == "deus.ask.site":
        return opening.site(ask, dice)
    if ask.key == "deus.ask.turn-tile":
        return (dice.pick(ask.options),)
    state = from_view(get_view())
    state.hurry = hurry(state)
    return choose_answer(ask, state)

"""Pledges, a demigod action of the last scenario: a die counts as support for Zeus or Odin."""

from __future__ import annotations

from games.core.phrase import seat_name
from games.core.steps import Procedure, choose
from games.divinus.campaign.scenarios import LAST_SCENARIO
from games.divinus.rules.dice.prices import values
from games.divinus.rules.dice.rolling import spend
from games.divinus.rules.story.scenario import HIGHEST
from games.divinus.state import State
from games.divinus.words.names import god


def may_pledge(state: State, seat: str) -> bool:
    """Whether there is a die to pledge."""
    return state.scenario == LAST_SCENARIO and bool(state.demigods[seat].active_dice())


def pledge(state: State, seat: str) -> Procedure[None]:
    """Spend an active die; its value is support for the god of one's choice."""
    demigod = state.demigods[seat]
    able = [f"{name}.{die.id}" for name in HIGHEST.values() for die in demigod.active_dice()]
    answer = yield from choose(seat, "divinus.ask.pledge", able)
    name, _, number = answer.partition(".")
    die = demigod.die(number)
    count = max(values(demigod, die))
    spend([die])
    demigod.support[name] = demigod.support.get(name, 0) + count
    state.tell("divinus.note.support", seat=seat_name(seat), god=god(name), count=count)

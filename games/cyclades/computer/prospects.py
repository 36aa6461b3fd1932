"""Estimates a faction's prospects, and says which questions of Cyclades are searched."""

from __future__ import annotations

from games.core.search.plan import SearchPlan
from games.cyclades.build_view import view as build_view
from games.cyclades.computer.evaluation import METROPOLIS, Evaluation
from games.cyclades.state import State

PLAN = SearchPlan(("cyclades.ask.god", "cyclades.ask.bid", "cyclades.ask.act"), rounds=1, looks=32)
# In the unit of the computer's evaluation: about a coin.
HERO = 4.0
PRIESTESS = 2.0
CREATURE = 2.0
FLEET = 1.2
UNIT = 1.0
# The value of buildings of so many different kinds beyond what each is worth.
KINDS = (0.0, 1.0, 3.0, 7.0, 7.0)
# Coins up to the first number count whole, the others half as much.
USUAL_PURSE = 12
COIN = 0.8


def prospects(state: State, seat: str) -> float:
    """The value of what the seat's team has, less that of the best rival team."""
    view = build_view(state, None)
    teams: dict[int, float] = {}
    for player in view.players:
        teams[player.team] = teams.get(player.team, 0.0) + _value(
            state, Evaluation(view, player.seat)
        )
    mine = state.team(seat)
    return teams[mine] - max(value for team, value in teams.items() if team != mine)


def _value(state: State, evaluation: Evaluation) -> float:
    """The value of everything that a faction has."""
    me, seat = evaluation.me, evaluation.seat
    lands, seas = evaluation.lands(), evaluation.seas()
    value = sum(evaluation.area_value(area) for area in (*lands, *seas))
    value += METROPOLIS * len(me.carded)
    value += UNIT * sum(evaluation.units(area) for area in lands)
    value += FLEET * sum(area.fleets for area in seas)
    value += HERO * len(me.heroes) + PRIESTESS * me.priestesses + CREATURE * len(me.creatures)
    value += 3.5 * me.philosophers + 0.5 * me.philosophers**2
    value += KINDS[sum(count > 0 for count in evaluation.own_kinds().values())]
    # Partners share one purse.
    gold = state.gold(seat) / (1 + len(state.partners(seat)))
    return value + COIN * (min(gold, USUAL_PURSE) + 0.5 * max(0.0, gold - USUAL_PURSE))

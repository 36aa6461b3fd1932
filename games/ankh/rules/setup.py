"""Preparation (page 12): gods, first player, scenario, guardians."""

from __future__ import annotations

from games.ankh.components import (
    ACTIONS,
    GODS,
    GUARDIANS,
    SCENARIOS,
    guardians_in_play,
)
from games.ankh.egypt import border
from games.ankh.state import Figure, God, Monument, Options, State
from games.ankh.view import GodName
from games.ankh.words import figure as figure_name
from games.ankh.words import god as god_name
from games.core.game import Setup
from games.core.phrase import phrase, seat_name
from games.core.steps import Story, chance, settle


def set_up(setup: Setup) -> State:
    """An empty table."""
    options = setup.options
    assert isinstance(options, Options)
    return State(
        seats=setup.seats,
        fixes=setup.fixes,
        options=options,
        tracks=dict.fromkeys(ACTIONS, 0),
    )


def prepare(state: State) -> Story[None]:
    """First player, gods, devotion tokens, scenario, figures and guardians."""
    (first,) = yield from chance("ankh.first", state.seats)
    place = state.seats.index(first)
    order = [*state.seats[place:], *state.seats[:place]]
    state.active = first
    yield from assign_gods(state, order)
    for seat in state.seats:
        state.gods[seat] = God([state.god_of[seat]])
    for seat in reversed(order):
        # The first player's token comes last and lies on top.
        state.arrivals += 1
        state.gods[seat].arrival = state.arrivals
    yield from choose_scenario(state, order)
    yield from choose_guardians(state)
    state.active = first


def assign_gods(state: State, order: list[str]) -> Story[None]:
    """Gods by lot, or chosen one after the other."""
    if state.options.gods == "random":
        drawn = yield from chance("ankh.gods", GODS, len(order))
        for seat, name in zip(order, drawn, strict=True):
            state.god_of[seat] = _god(name)
    else:
        for seat in order:
            state.active = seat
            left = [name for name in GODS if name not in state.god_of.values()]
            name = yield from settle(seat, "ankh.ask.god", left)
            state.god_of[seat] = _god(name)
    for seat in order:
        god = god_name(state.god_of[seat])
        state.tell("ankh.note.god", seat=seat_name(seat), god=god)


def _god(name: str) -> GodName:
    return next(god for god in GODS if god == name)


def choose_scenario(state: State, order: list[str]) -> Story[None]:
    """Monuments, camels, conflict tokens and figures as the scenario lays them out."""
    name: str = state.options.scenario
    if name == "random":
        (name,) = yield from chance("ankh.scenario", SCENARIOS)
    state.scenario = name
    plan = SCENARIOS[name].setups[len(order)]
    state.camels = tuple(sorted(border(*pair) for pair in plan.camels))
    state.tokens = dict(sorted(plan.conflict_tokens.items()))
    for label, kind, player in plan.monuments:
        owner = order[player - 1] if player is not None else None
        state.monuments[label] = Monument(kind, owner)
    for label, figure, player in plan.figures:
        state.figures[label] = Figure(figure, order[player - 1])
    state.tell("ankh.note.scenario", scenario=phrase(f"ankh.scenario.{name.replace('_', '-')}"))


def choose_guardians(state: State) -> Story[None]:
    """One kind of guardian of each level, by choice of the table or by lot."""
    wanted = (state.options.guardian_1, state.options.guardian_2, state.options.guardian_3)
    for level, choice in enumerate(wanted, 1):
        kind: str = choice
        if choice == "random":
            kinds = [name for name, guardian in GUARDIANS.items() if guardian.level == level]
            (kind,) = yield from chance("ankh.guardian", kinds)
        state.guardians[kind] = guardians_in_play(kind, len(state.seats))
        state.tell("ankh.note.guardian-in-play", figure=figure_name(kind))

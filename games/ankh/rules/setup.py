"""Preparation (page 12): gods, first player, scenario, guardians."""

from __future__ import annotations

from games.ankh.board import border
from games.ankh.components import (
    ACTIONS,
    GODS,
    GUARDIANS,
    SCENARIOS,
    guardians_in_play,
)
from games.ankh.options import Options
from games.ankh.state import Figure, God, Monument, State
from games.ankh.view import GodName
from games.ankh.words.names import figure as figure_name
from games.ankh.words.names import signed_god
from games.core.game import Setup
from games.core.phrase import phrase, seat_name
from games.core.steps import Procedure, chance, choose_unless_forced


def set_up(setup: Setup) -> State:
    """The state before the set-up."""
    options = setup.options
    assert isinstance(options, Options)
    return State(
        seats=setup.seats,
        fixes=setup.fixes,
        options=options,
        tracks=dict.fromkeys(ACTIONS, 0),
    )


def prepare(state: State) -> Procedure[None]:
    """Choose the first player, gods, scenario and guardians, and stack the devotion tokens."""
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


def assign_gods(state: State, order: list[str]) -> Procedure[None]:
    """Assign gods at random, or let the seats choose in turn."""
    if state.options.gods == "random":
        drawn = yield from chance("ankh.gods", GODS, len(order))
        for seat, name in zip(order, drawn, strict=True):
            state.god_of[seat] = _god(name)
    else:
        for seat in order:
            state.active = seat
            left = [name for name in GODS if name not in state.god_of.values()]
            name = yield from choose_unless_forced(seat, "ankh.ask.god", left)
            state.god_of[seat] = _god(name)
    for seat in order:
        god = signed_god(state.god_of[seat])
        state.tell("ankh.note.god", seat=seat_name(seat), god=god)


def _god(name: str) -> GodName:
    return next(god for god in GODS if god == name)


def choose_scenario(state: State, order: list[str]) -> Procedure[None]:
    """Place monuments, camels, conflict tokens and figures as the scenario says."""
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


def choose_guardians(state: State) -> Procedure[None]:
    """Choose one kind of guardian of each level, by option or at random."""
    wanted = (state.options.guardian_1, state.options.guardian_2, state.options.guardian_3)
    for level, choice in enumerate(wanted, 1):
        kind: str = choice
        if choice == "random":
            kinds = [name for name, guardian in GUARDIANS.items() if guardian.level == level]
            (kind,) = yield from chance("ankh.guardian", kinds)
        state.guardians[kind] = guardians_in_play(kind, len(state.seats))
        state.tell("ankh.note.guardian-in-play", figure=figure_name(kind))

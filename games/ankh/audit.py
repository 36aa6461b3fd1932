"""Checks a state of Ankh for impossible positions, and resamples its hidden information."""

from __future__ import annotations

from games.ankh.components import CARDS, GROUND, GUARDIANS, WARRIORS_EACH
from games.ankh.fixes import SUMMON_ON_GATES
from games.ankh.state import State
from games.core.fair import Dice


def resample_hidden(state: State, seat: str | None, dice: Dice) -> State:
    """The state itself: nothing in it is hidden from any seat."""
    return state


def audit(state: State) -> list[str]:
    """The mistakes found in a position; empty for a sound one."""
    if state.stage == "set_up":
        return []
    wrong: list[str] = []
    for god, held in state.gods.items():
        if not 0 <= state.warriors_left(god) <= WARRIORS_EACH:
            wrong.append(f"{god} has lost count of its warriors")
        if min(held.followers, held.devotion, state.ankhs_left(god)) < 0:
            wrong.append(f"{god} owes something")
        if sorted([*held.hand, *held.played]) != sorted(CARDS):
            wrong.append(f"{god} does not have the seven cards")
        for size in ("small", "large"):
            if sum(GUARDIANS[kind].base == size for kind in state.owned_guardians(god)) > 2:
                wrong.append(f"{god} has more guardians than {size} bases")
        if len(held.powers) > 6 or len(held.captives) > 3:
            wrong.append(f"{god} has too many powers or captives")
    for label, figure in state.figures.items():
        if label in state.monuments:
            wrong.append(f"{label} holds a figure and a monument")
        if GROUND[label] == "water" and figure.kind != "apep":
            wrong.append(f"a {figure.kind} stands in the water at {label}")
        if (
            state.gate_at(label)
            and label not in _gates_of(state, figure.owner)
            and not state.has_fix(SUMMON_ON_GATES)
        ):
            wrong.append(f"a foreign figure stands on the gate at {label}")
    regions = [state.board.of[land] for land in state.tokens.values()]
    if sorted(regions) != list(range(len(state.board.regions))):
        wrong.append("regions and conflict tokens do not match")
    if state.camels_left() < 0 or min(state.monuments_left().values()) < 0:
        wrong.append("camels or monuments came from nowhere")
    if any(left < 0 for left in (state.suns_left(god) for god in state.gods)):
        wrong.append("too many suns shine")
    return wrong


def _gates_of(state: State, god: str) -> list[str]:
    return state.gods[god].gates if god in state.gods else []

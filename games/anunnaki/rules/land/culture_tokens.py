"""Turning culture tokens up next to figures (pages 6 and 7)."""

from __future__ import annotations

from games.anunnaki.board import spot_name
from games.anunnaki.components import CULTURE, CULTURE_ONCE, Reward
from games.anunnaki.fixes import POWER_BY_GOAL
from games.anunnaki.state import State
from games.anunnaki.words.names import rewards
from games.core.steps import Procedure, chance


def culture_rewards(state: State, token: str) -> tuple[Reward, ...]:
    """What a culture token gives in this match."""
    return (CULTURE if state.has_fix(POWER_BY_GOAL) else CULTURE_ONCE)[token]


def turn_up(state: State) -> Procedure[None]:
    """Turn up every face-down token that has a figure beside it."""
    for spot in state.map.spots:
        name = spot_name(spot)
        if name not in state.culture or state.culture[name] is not None:
            continue
        if any(state.figure_owners(district) for district in spot):
            (token,) = yield from chance("anunnaki.culture", state.culture_bag)
            state.culture_bag.remove(token)
            state.culture[name] = token
            shown = rewards([reward.shown for reward in culture_rewards(state, token)])
            state.tell("anunnaki.note.turned-up", districts=" · ".join(spot), rewards=shown)

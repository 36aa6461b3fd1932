"""Turning culture tokens up next to figures (pages 6 and 7)."""

from __future__ import annotations

from games.anunnaki.components import CULTURE
from games.anunnaki.cosmos import spot_name
from games.anunnaki.state import State
from games.anunnaki.words import rewards
from games.core.steps import Story, chance


def turn_up(state: State) -> Story[None]:
    """Every face-down token with a figure beside it is turned and known to all."""
    for spot in state.map.spots:
        name = spot_name(spot)
        if name not in state.culture or state.culture[name] is not None:
            continue
        if any(state.figure_owners(district) for district in spot):
            (token,) = yield from chance("anunnaki.culture", state.culture_bag)
            state.culture_bag.remove(token)
            state.culture[name] = token
            shown = rewards([reward.shown for reward in CULTURE[token]])
            state.tell("anunnaki.note.turned-up", districts=" · ".join(spot), rewards=shown)

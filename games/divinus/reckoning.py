"""How a match of Divinus went, for its recap: favour by what brought it, round by round."""

from __future__ import annotations

from games.core.game import Reckoning
from games.divinus.components import GODS, MAP_FAVOUR
from games.divinus.demigod import CAUSES
from games.divinus.standing import goal_rewards
from games.divinus.state import State


def reckoning(state: State) -> Reckoning:
    """Favour gained so far, and until the end what maps, temples and gods would bring now."""
    lines: dict[str, dict[str, int]] = {}
    for seat in state.seats:
        demigod = state.demigods[seat]
        lines[seat] = {cause: demigod.causes[cause] for cause in CAUSES}
    if state.stage != "turns":
        return lines
    for seat in state.seats:
        demigod = state.demigods[seat]
        lines[seat]["map"] += MAP_FAVOUR * demigod.complete
        lines[seat]["temples"] += sum(plot.consecrated for plot in demigod.plots.values())
    for name in state.gods:
        for goal in GODS[name].goals:
            for seat, count in goal_rewards(state, goal).items():
                lines[seat]["gods"] += count
    return lines


def round_of(state: State) -> int:
    """The round the match is in."""
    return max(state.round, 1)

"""Phase 2: income (page 4), with Hydra and Cerberus."""

from __future__ import annotations

from games.core.phrase import seat_name
from games.cyclades.state import State
from games.cyclades.words.names import so_many


def yield_of(state: State, area: str) -> int:
    """The horns of an area, printed and on tokens; doubled in the Hydra's area."""
    horns = state.board.areas[area].horns + state.tokens.get(area, 0)
    hydra = state.figures.get("hydra")
    return 2 * horns if hydra is not None and hydra.area == area else horns


def income_of(state: State, seat: str) -> int:
    """The income of a faction's areas; the income of Cerberus' area goes to his owner."""
    cerberus = state.figures.get("cerberus")
    areas = dict.fromkeys([*state.lands_of(seat), *state.seas_of(seat)])
    if cerberus is not None:
        areas.pop(cerberus.area, None)
        if cerberus.owner == seat:
            areas[cerberus.area] = None
    return sum(yield_of(state, area) for area in areas)


def collect(state: State, seat: str) -> None:
    """Pay a faction its income."""
    coins = income_of(state, seat)
    if coins:
        state.earn(seat, coins)
        state.tell("cyclades.note.income", seat=seat_name(seat), coins=so_many("gold", coins))

"""What cards count: cities, regions, terrains, pieces, villages, goods, cards."""

from __future__ import annotations

from games.deus.components import (
    RESOURCES,
    Buildings,
    Cities,
    ColumnCards,
    Counter,
    LargestCity,
    Regions,
    Stock,
    TerrainTypes,
)
from games.deus.state import Holding, State


def count(state: State, seat: str, counter: Counter) -> int:
    """The counter's value for ``seat``."""
    player = state.players[seat]
    if isinstance(counter, Stock):
        return (
            player.gold if counter.what == "gold" else sum(player.resources[r] for r in RESOURCES)
        )
    if isinstance(counter, ColumnCards):
        return len(player.columns[counter.colour])
    own = {label: held for label, held in state.holdings.items() if held.owner == seat}
    if isinstance(counter, Cities):
        return sum(1 for held in own.values() if _is_city(held, counter))
    if isinstance(counter, LargestCity):
        return max((len(held.pieces) for held in own.values()), default=0)
    if isinstance(counter, Regions):
        if counter.terrain == "any":
            return len(own)
        return sum(1 for label in own if state.terrain(label) == counter.terrain)
    if isinstance(counter, TerrainTypes):
        kinds = dict.fromkeys(state.terrain(label) for label in own)
        return len(kinds) - (0 if counter.include_sea else "sea" in kinds)
    if isinstance(counter, Buildings):
        return sum(
            len(held.pieces) if counter.type == "any" else held.pieces.count(counter.type)
            for label, held in own.items()
            if (counter.terrain is None or state.terrain(label) == counter.terrain)
            and len(held.pieces) >= (counter.min_city_size or 0)
        )
    return len(villages_beside(state, seat, counter.by == "military", counter.state == "any"))


def _is_city(held: Holding, counter: Cities) -> bool:
    size = len(held.pieces)
    if counter.exact_size is not None:
        return size == counter.exact_size
    return size >= (counter.min_size or 1)


def villages_beside(
    state: State, seat: str, armies_only: bool, attacked_too: bool = False
) -> list[str]:
    """Village hexes next to the seat's armies, or to any of its pieces."""
    return [
        label
        for label, village in state.villages.items()
        if (attacked_too or not village.attacked)
        and any(
            (held := state.holdings.get(near)) is not None
            and held.owner == seat
            and (not armies_only or "military" in held.pieces)
            for near in state.board.beside[label]
        )
    ]

"""Quantities of a state of Deus that messages speak of."""

from __future__ import annotations

from collections.abc import Callable

from games.core.phrase import Phrase
from games.deus.state import State


def goods(seat: str, name: str) -> Callable[[State], int]:
    """How much a seat has of a resource, of gold or of victory points."""

    def amount(state: State) -> int:
        player = state.players[seat]
        if name in ("gold", "vp"):
            return player.gold if name == "gold" else player.vp
        return next(count for kind, count in player.resources.items() if kind == name)

    return amount


def counted(thing: Phrase) -> tuple[str, int]:
    """The good and the number in a phrase such as "2 wheat"."""
    count = thing.args["count"]
    assert isinstance(count, int)
    return thing.key.rpartition(".")[2], count

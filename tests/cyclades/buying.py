"""Positions in which amber buys a creature."""

from __future__ import annotations

from typing import Unpack

from tests.cyclades.table import Game, Scene, acting, at

RICH = at("C1 1t; F2", "S7", gold=10)


def bought(creature: str, **scene: Unpack[Scene]) -> Game:
    """Amber has done Athena's duties and buys ``creature`` for 2."""
    scene.setdefault("amber", RICH)
    scene["column"] = f"{creature} - - -"
    game = acting("athena", **scene)
    return game.duties("F2.1").buy(creature)


def is_spent(game: Game, creature: str) -> bool:
    """Whether the card is discarded and no question about it is left."""
    return game.asked == "act" and creature in game.state.creature_discard

"""Positions at the start of the offerings in which every faction has enough coins."""

from __future__ import annotations

from typing import Unpack

from tests.cyclades.table import Game, Scene, at, offering

PLENTY = at("C1 1t; A2", gold=40)


def plenty(**scene: Unpack[Scene]) -> Game:
    """The offerings begin, and every faction has 40 coins."""
    scene["amber"] = PLENTY
    scene["azure"] = at("G2 1t; I1", gold=40)
    scene["rose"] = at("D2 1t; B1", gold=40)
    return offering(**scene)

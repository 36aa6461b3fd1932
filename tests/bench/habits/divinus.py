"""Habits of Divinus's computers."""

from __future__ import annotations

from tests.bench.habits.played import GameHabits
from tests.bench.habits.spreads import Spreads, whole


def deed(pick: str) -> str:
    """What a turn is spent on: a cell, whatever helps to pay, or the kind of another action."""
    kind = pick.partition(".")[0].partition(":")[0]
    return "" if kind == "die" else kind


HABITS = GameHabits(
    Spreads(
        choices={
            "deeds of a turn": ("divinus.ask.turn", deed),
            "deeds after it": ("divinus.ask.after", deed),
            "heroes": ("divinus.ask.hero", whole),
            "temples": ("divinus.ask.temple", whole),
            "battles": ("divinus.ask.fight", deed),
        },
    )
)

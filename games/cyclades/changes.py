"""What is told of two views of Cyclades that differ."""

from __future__ import annotations

from games.core.changes import Changes
from games.core.phrase import phrase, seat_name
from games.cyclades import words
from games.cyclades.view import CycladesView

_TOLD = """
    round phase active order altars/* creatures/* heroes/* creature_deck creature_discard
    hero_deck seen_top areas/* supply/* battle scores
    players/*/gold players/*/priestesses players/*/philosophers players/*/heroes
    players/*/creatures players/*/troops_left players/*/fleets_left players/*/metropolises
    players/*/lands players/*/seas players/*/carded
"""
# What is veiled has left the deck, and discounts follow from what stands on the board.
_UNTOLD = "seat goal teams veiled players/*/team players/*/discount"

changes: Changes[CycladesView] = Changes(
    key=lambda fact: f"cyclades.change.{fact}",
    told=frozenset(_TOLD.split()),
    untold=frozenset(_UNTOLD.split()),
    names={"players/*": seat_name},
    values={
        "phase": lambda phase: phrase(f"cyclades.picture.phase.{phase}"),
        "active": seat_name,
        "creatures/*": words.creature,
        "heroes/*": words.hero,
        "seen_top": words.creature,
    },
    rows=frozenset({"altars", "creatures", "heroes"}),
)

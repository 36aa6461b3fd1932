"""Which differences between two views of Cyclades are reported, and how they are named."""

from __future__ import annotations

from games.core.changes import Changes
from games.core.phrase import phrase, seat_name
from games.cyclades.view import CycladesView
from games.cyclades.words import names

_REPORTED = """
    round phase active order altars/* creatures/* heroes/* creature_deck creature_discard
    hero_deck seen_top areas/* supply/* battle scores
    players/*/gold players/*/priestesses players/*/philosophers players/*/heroes
    players/*/creatures players/*/troops_left players/*/fleets_left players/*/metropolises
    players/*/lands players/*/seas players/*/carded
"""
# A veiled card shows in the size of the deck, and discounts follow from the buildings.
_IGNORED = "seat goal teams veiled players/*/team players/*/discount"

changes: Changes[CycladesView] = Changes(
    key=lambda fact: f"cyclades.change.{fact}",
    reported=frozenset(_REPORTED.split()),
    ignored=frozenset(_IGNORED.split()),
    names={"players/*": seat_name},
    values={
        "phase": lambda phase: phrase(f"cyclades.picture.phase.{phase}"),
        "active": seat_name,
        "creatures/*": names.creature,
        "heroes/*": names.hero,
        "seen_top": names.creature,
    },
    rows=frozenset({"altars", "creatures", "heroes"}),
)

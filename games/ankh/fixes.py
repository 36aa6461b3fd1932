"""Corrections of the rules, by name; a match keeps those that it began with (docs/upgrades.md)."""

from __future__ import annotations

# A merged god's token lies where the junior's lay, beneath whoever lay above that one (page 25).
MERGE_BENEATH = "merge-beneath"
# Flood shelters the figures counted at the reveal, not whoever comes to their hexes (page 29).
SHELTERED_FIGURES = "sheltered-figures"
# In The People's Revolt the winner's own Flood shelters the winner's figures.
REVOLT_FLOOD = "revolt-flood"
# A Giant Scorpion's claws point at two hexes wherever the map allows it (page 31).
TWO_CLAWS = "two-claws"
# Others' gates to the afterlife bar moving and building, not summoning (page 30).
SUMMON_ON_GATES = "summon-on-gates"
# A control event takes a monument if it can (page 20).
CONTROL_COMPULSORY = "control-compulsory"
# The senior of a merge takes over those of the junior's guardians that it likes (page 25).
GUARDIANS_BY_CHOICE = "guardians-by-choice"

FIXES: tuple[str, ...] = (
    MERGE_BENEATH,
    SHELTERED_FIGURES,
    REVOLT_FLOOD,
    TWO_CLAWS,
    SUMMON_ON_GATES,
    CONTROL_COMPULSORY,
    GUARDIANS_BY_CHOICE,
)

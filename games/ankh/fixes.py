"""Corrections of the rules of Ankh. A match keeps those it was begun with (docs/upgrades.md)."""

from __future__ import annotations

from typing import Final

MERGE_BENEATH: Final = "merge-beneath"
"""A merged god's devotion token takes the junior token's place in its stack (page 25).

Before, it lay on top of the stack, and so counted as higher than tokens that lay above the
junior's.
"""

SHELTERED_FIGURES: Final = "sheltered-figures"
"""Flood shelters the figures that it counted at the reveal (page 29).

Before, it sheltered their hexes, and with them figures that came to those hexes later.
"""

REVOLT_FLOOD: Final = "revolt-flood"
"""In The People's Revolt, where the winner's figures die, its own Flood shelters them (page 29).

Before, Flood sheltered only figures of gods that lost.
"""

TWO_CLAWS: Final = "two-claws"
"""A Giant Scorpion's claws point at two hexes wherever the map allows it (page 31).

Before, they could be turned so that one of them pointed off the map.
"""

SUMMON_ON_GATES: Final = "summon-on-gates"
"""Another god's gates to the afterlife bar moving and building, not summoning (page 30).

Before, they barred summoning as well.
"""

CONTROL_COMPULSORY: Final = "control-compulsory"
"""A control event takes a monument if there is one to take (page 20).

Before, the event could be declined.
"""

GUARDIANS_BY_CHOICE: Final = "guardians-by-choice"
"""The senior of a merge chooses which of the junior's guardians it takes over (page 25).

Before, it took as many as it had bases for.
"""

FIXES: Final[tuple[str, ...]] = (
    MERGE_BENEATH,
    SHELTERED_FIGURES,
    REVOLT_FLOOD,
    TWO_CLAWS,
    SUMMON_ON_GATES,
    CONTROL_COMPULSORY,
    GUARDIANS_BY_CHOICE,
)
"""All fixes. New ones go to the end: the order is written into the header of every match."""

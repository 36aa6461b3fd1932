"""Corrections of rules that running matches keep doing without (docs/upgrades.md)."""

from __future__ import annotations

from typing import Final

WORTHWHILE_SACRIFICES: Final = "worthwhile-sacrifices"
"""A sacrifice is offered only if it brings something once its hero is gone."""

EARNED_LAST_LAND: Final = "earned-last-land"
"""A rival's last land may be taken only by a side that lacks metropolises and gets them there."""

UPKEEP_BEFORE_MOVES: Final = "upkeep-before-moves"
"""All creatures are paid for first; then those that stay move in the order their owner likes."""

OWN_SITES_BESIDE_PARTNERS: Final = "own-sites-beside-partners"
"""A metropolis may replace one's own building although a partner has an empty slot."""

SCREENED_QUESTIONS: Final = "screened-questions"
"""Whether a question is asked does not depend on a hidden purse."""

FIXES: Final = (
    WORTHWHILE_SACRIFICES,
    EARNED_LAST_LAND,
    UPKEEP_BEFORE_MOVES,
    OWN_SITES_BESIDE_PARTNERS,
    SCREENED_QUESTIONS,
)

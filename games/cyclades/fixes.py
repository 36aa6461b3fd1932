"""Names the corrections of rules that new matches get and running matches do without.

docs/upgrades.md says how a correction is made.
"""

from __future__ import annotations

from typing import Final

WORTHWHILE_SACRIFICES: Final = "worthwhile-sacrifices"
"""A sacrifice (page 15) is offered only if it brings something once its hero is gone.

Before, it could bring nothing, and Pandora's could lead to a question without options.
"""

EARNED_LAST_LAND: Final = "earned-last-land"
"""A rival's last land (page 8) may be taken only by a side that lacks metropolises and gets them
there.

Before, a side with enough metropolises could take it too, which ended the match.
"""

UPKEEP_BEFORE_MOVES: Final = "upkeep-before-moves"
"""In upkeep (page 11) all creatures are paid for first; then those that stay move, in the order
their owner chooses.

Before, each creature was paid for and moved before the next one was paid for.
"""

OWN_SITES_BESIDE_PARTNERS: Final = "own-sites-beside-partners"
"""A metropolis (page 10) may replace one's own building although a partner has an empty slot.

Before, a partner's empty slot left no other place to a faction without one of its own.
"""

SCREENED_QUESTIONS: Final = "screened-questions"
"""Whether a question is asked does not depend on a purse, which is hidden behind a screen.

Before, a missing question showed how little gold a faction had: the space of an offering (page 4),
the hero of a quest (page 9) and the deed that Pandora borrows (page 15).
"""

FIXES: Final[tuple[str, ...]] = (
    WORTHWHILE_SACRIFICES,
    EARNED_LAST_LAND,
    UPKEEP_BEFORE_MOVES,
    OWN_SITES_BESIDE_PARTNERS,
    SCREENED_QUESTIONS,
)

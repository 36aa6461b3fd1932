"""Named fixes of the rules of Deus; a match keeps the fixes it began with (docs/upgrades.md)."""

from __future__ import annotations

from typing import Final

PIECES_BEFORE_HANDS: Final = "pieces-before-hands"
"""The alternative start's pieces are chosen before the hands are dealt.

Pieces are step 4 of the set-up and cards step 6. Without the fix, the hand was in view when the
pieces were chosen.
"""

EMPTY_REGIONS_BETWEEN: Final = "empty-regions-between"
"""Between the first regions of two players lie two empty regions, on every path (ruling 1).

Without the fix, a first region was three steps from the rivals' first regions, whatever stood on
the regions between.
"""

ARMIES_MAKE_WAY: Final = "armies-make-way"
"""Two armies in one region may be parted by first leading a third army out of the way (ruling 9).

Without the fix, armies were parted only by moves out of crowded regions, so a legal march could
be missing from the options.
"""

EITHER_WORKSHOP: Final = "either-workshop"
"""Twin Workshops with exactly two buildings let their owner choose one of the two.

Every effect is optional (ruling 5). Without the fix, the card used both buildings or none.
"""

FIXES: Final[tuple[str, ...]] = (
    PIECES_BEFORE_HANDS,
    EMPTY_REGIONS_BETWEEN,
    ARMIES_MAKE_WAY,
    EITHER_WORKSHOP,
)

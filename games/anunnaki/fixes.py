"""Named fixes of the rules: each is in force in matches that began after it was made."""

from __future__ import annotations

from typing import Final

HERA_MAY: Final = "hera-may"
"""Hera's follower may be declined; owners of Hades are asked, because only they can want to
(page 12, ruling 11).
"""

LEVEL_HOMES: Final = "level-homes"
"""The home planets have sources of equal value, so that no house wins by its planet alone (our
own numbers; README, "Is it a good game").
"""

ANU_WITH_ENLIL: Final = "anu-with-enlil"
"""Anu's power is a portal action, so Enlil doubles it: four figures of one district (ruling 4)."""

INCOME_MAY: Final = "income-may"
"""The action of a token that was just upgraded may be left: owners of Hades are asked about the
followers of the income (ruling 2).
"""

GAIA_FIRST: Final = "gaia-first"
"""A portal offers the districts of Gaia before those at home (ruling 5). Only the order of the
options differs, and a log is checked against that order.
"""

ANUBIS_WHO: Final = "anubis-who"
"""Anubis asks only where a follower can come, from the supply or from the map (ruling 10)."""

POWER_AT_ITS_END: Final = "power-at-its-end"
"""Magic and rewards do not offer the power action at the end of its track, where it does nothing
(page 9, ruling 2: the actions on offer are those that would do something).
"""

POWER_BY_GOAL: Final = "power-by-goal"
"""A culture token brings steps of power by the goal beside its track, a reward that page 14 names
and that was on no token before.
"""

FIXES: Final[tuple[str, ...]] = (
    HERA_MAY,
    LEVEL_HOMES,
    ANU_WITH_ENLIL,
    INCOME_MAY,
    GAIA_FIRST,
    ANUBIS_WHO,
    POWER_AT_ITS_END,
    POWER_BY_GOAL,
)

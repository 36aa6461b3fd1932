"""The named fixes of Anunnaki: their order, and the recorded matches that need them."""

from __future__ import annotations

import pytest

from games.anunnaki import GAME
from games.anunnaki.fixes import (
    ANU_WITH_ENLIL,
    ANUBIS_WHO,
    FIXES,
    GAIA_FIRST,
    HERA_MAY,
    INCOME_MAY,
    LEVEL_HOMES,
    POWER_AT_ITS_END,
    POWER_BY_GOAL,
)
from games.core.match import Diverged, Match
from tests.golden import FOLDER, read

# Made since the last matches were recorded.
NEWEST = (ANUBIS_WHO, POWER_AT_ITS_END, POWER_BY_GOAL)
RECORDED = [read(path) for path in sorted((FOLDER / "anunnaki").glob("*.json"))]


def test_the_fixes_and_their_order_stay() -> None:
    assert FIXES == (
        "hera-may",
        "level-homes",
        "anu-with-enlil",
        "income-may",
        "gaia-first",
        "anubis-who",
        "power-at-its-end",
        "power-by-goal",
    )


@pytest.mark.parametrize("fix", [fix for fix in FIXES if fix not in NEWEST])
def test_a_recorded_match_has_the_fix(fix: str) -> None:
    assert any(fix in golden.header.fixes for golden in RECORDED)


@pytest.mark.parametrize("fix", NEWEST)
def test_the_newest_fixes_are_in_no_recorded_match_yet(fix: str) -> None:
    assert not any(fix in golden.header.fixes for golden in RECORDED)


# Enlil and Anu rarely serve one house: tests/anunnaki/test_gods_of_babylon.py plays that position.
@pytest.mark.parametrize("fix", [HERA_MAY, LEVEL_HOMES, INCOME_MAY, GAIA_FIRST])
def test_a_recorded_match_diverges_without_the_fix(fix: str) -> None:
    def diverges(number: int) -> bool:
        golden = RECORDED[number]
        others = tuple(name for name in golden.header.fixes if name != fix)
        header = golden.header.model_copy(update={"fixes": others})
        try:
            Match(GAME, header, golden.log())
        except Diverged:
            return True
        return False

    having = [place for place, golden in enumerate(RECORDED) if fix in golden.header.fixes]
    assert any(diverges(place) for place in having)


def test_older_matches_are_recorded_without_any() -> None:
    assert any(golden.header.fixes == () for golden in RECORDED)
    assert any(ANU_WITH_ENLIL not in golden.header.fixes for golden in RECORDED)

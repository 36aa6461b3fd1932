"""Named fixes of Deus: their list, and the recorded matches that need them."""

from __future__ import annotations

import pytest

from games.core.match import Diverged, Match
from games.deus import GAME
from games.deus.fixes import EITHER_WORKSHOP, EMPTY_REGIONS_BETWEEN, FIXES, PIECES_BEFORE_HANDS
from tests.golden import FOLDER, read

RECORDED = [read(path) for path in sorted((FOLDER / "deus").glob("*.json"))]


def test_the_fixes_and_their_order_stay() -> None:
    assert FIXES == (
        "pieces-before-hands",
        "empty-regions-between",
        "armies-make-way",
        "either-workshop",
    )


@pytest.mark.parametrize("fix", GAME.fixes)
def test_every_fix_is_recorded(fix: str) -> None:
    assert any(fix in golden.header.fixes for golden in RECORDED)


# What "armies-make-way" allows needs three cards that move armies and a board without room: no
# match by chance has met it, so tests/deus/test_parting.py plays such a position with and without.
@pytest.mark.parametrize("fix", [PIECES_BEFORE_HANDS, EMPTY_REGIONS_BETWEEN, EITHER_WORKSHOP])
def test_a_recorded_match_does_not_replay_without_the_fix(fix: str) -> None:
    def needs(number: int) -> bool:
        golden = RECORDED[number]
        others = tuple(name for name in golden.header.fixes if name != fix)
        header = golden.header.model_copy(update={"fixes": others})
        try:
            Match(GAME, header, golden.log())
        except Diverged:
            return True
        return False

    having = [place for place, golden in enumerate(RECORDED) if fix in golden.header.fixes]
    assert any(needs(place) for place in having)


def test_older_matches_are_recorded_without_any() -> None:
    assert any(golden.header.fixes == () for golden in RECORDED)

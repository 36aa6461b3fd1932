"""The list of fixes, and recorded matches with and without each of them."""

from __future__ import annotations

import pytest

from games.core.match import Diverged, Match
from games.cyclades import GAME
from games.cyclades.fixes import FIXES
from tests.golden import Golden, files, read

RECORDED = [read(path) for path in files() if path.parent.name == "cyclades"]


def replays(golden: Golden, fixes: tuple[str, ...]) -> bool:
    """Whether a recorded match replays with these fixes."""
    header = golden.header.model_copy(update={"fixes": fixes})
    try:
        Match(GAME, header, golden.log())
    except Diverged:
        return False
    return True


def test_the_fixes_are_listed_in_the_order_they_were_made() -> None:
    assert FIXES == (
        "worthwhile-sacrifices",
        "earned-last-land",
        "upkeep-before-moves",
        "own-sites-beside-partners",
        "screened-questions",
    )
    assert GAME.fixes == FIXES


@pytest.mark.parametrize("fix", FIXES)
def test_a_recorded_match_does_not_replay_without_the_fix(fix: str) -> None:
    fixed = [golden for golden in RECORDED if fix in golden.header.fixes]
    others = tuple(name for name in FIXES if name != fix)
    assert any(not replays(golden, others) for golden in fixed)


def test_matches_from_before_the_fixes_replay_without_them() -> None:
    before = [golden for golden in RECORDED if not golden.header.fixes]
    assert before
    assert all(replays(golden, ()) for golden in before)
    assert any(not replays(golden, FIXES) for golden in before)

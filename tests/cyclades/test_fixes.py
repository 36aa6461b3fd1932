"""Every correction of a rule is guarded by recorded matches on both sides of it."""

from __future__ import annotations

import pytest

from games.core.match import Diverged, Match
from games.cyclades import GAME
from tests.golden import Golden, files, read

RECORDED = [read(path) for path in files() if path.parent.name == "cyclades"]


def replays(golden: Golden, fixes: tuple[str, ...]) -> bool:
    """Whether a recorded match is told the same way with these fixes."""
    header = golden.header.model_copy(update={"fixes": fixes})
    try:
        Match(GAME, header, golden.log())
    except Diverged:
        return False
    return True


@pytest.mark.parametrize("fix", GAME.fixes)
def test_a_recorded_match_rests_on_every_fix(fix: str) -> None:
    fixed = [golden for golden in RECORDED if fix in golden.header.fixes]
    others = tuple(name for name in GAME.fixes if name != fix)
    assert any(not replays(golden, others) for golden in fixed)


def test_matches_from_before_the_fixes_are_kept() -> None:
    before = [golden for golden in RECORDED if not golden.header.fixes]
    assert before
    assert all(replays(golden, ()) for golden in before)
    assert any(not replays(golden, GAME.fixes) for golden in before)

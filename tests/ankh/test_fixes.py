"""Lists the fixes of Ankh; each is guarded by a recorded match or by a position."""

from __future__ import annotations

import pytest

from games.ankh import GAME
from games.ankh.fixes import FIXES, MERGE_BENEATH
from games.core.match import Diverged, Match
from tests.ankh.table import at, deal
from tests.golden import FOLDER, Golden, read

RECORDED = [read(path) for path in sorted((FOLDER / "ankh").glob("*.json"))]


def replays(golden: Golden, fixes: tuple[str, ...]) -> bool:
    """Whether the recorded match replays with these fixes."""
    header = golden.header.model_copy(update={"fixes": fixes})
    try:
        Match(GAME, header, golden.log())
    except Diverged:
        return False
    return True


def without(fixes: tuple[str, ...], fix: str) -> tuple[str, ...]:
    """The fixes but for one."""
    return tuple(name for name in fixes if name != fix)


def test_the_fixes_and_their_order_are_these() -> None:
    assert FIXES == (
        "merge-beneath",
        "sheltered-figures",
        "revolt-flood",
        "two-claws",
        "summon-on-gates",
        "control-compulsory",
        "guardians-by-choice",
    )
    assert GAME.fixes == FIXES


@pytest.mark.parametrize("fix", FIXES)
def test_every_fix_is_recorded(fix: str) -> None:
    assert any(fix in golden.header.fixes for golden in RECORDED)


# No recorded match depends on "merge-beneath": the test below plays a position instead.
@pytest.mark.parametrize("fix", without(FIXES, MERGE_BENEATH))
def test_a_recorded_match_does_not_replay_without_the_fix(fix: str) -> None:
    having = [golden for golden in RECORDED if fix in golden.header.fixes]
    assert any(not replays(golden, without(golden.header.fixes, fix)) for golden in having)


@pytest.mark.parametrize(
    ("fixes", "ranked"),
    [
        (FIXES, ["azure", "amber"]),
        (without(FIXES, MERGE_BENEATH), ["amber", "azure"]),
    ],
)
def test_a_merged_token_lies_beneath_tokens_above_the_juniors(
    fixes: tuple[str, ...], ranked: list[str]
) -> None:
    game = deal(
        fixes=fixes,
        amber=at("isis", devotion=5),
        azure=at("amun", devotion=5),
        rose=at("ra", devotion=5),
        next_event="merge",
    )
    game.fire()
    assert game.azure.junior == "rose"
    assert game.state.ranked() == ranked


def test_matches_without_fixes_are_recorded() -> None:
    before = [golden for golden in RECORDED if not golden.header.fixes]
    assert before
    assert any(not replays(golden, FIXES) for golden in before)

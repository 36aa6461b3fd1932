"""Trials in a campaign: what a seat can try out depends on nothing that it may not know."""

from __future__ import annotations

import pytest

from games.core.log import Entry
from games.core.match import Match
from games.core.trials.determinization import (
    Determinization,
    Determinizer,
    entries_since_checkpoint,
)
from games.divinus import GAME
from games.divinus.campaign.campaign import CAMPAIGN, CampaignOptions
from games.divinus.state import SEATS
from tests.divinus.story.campaigns import begun, left_by
from tests.harness.leak_checker import LeakChecker
from tests.hidden.leak_checking import play_observed


# With these seeds tiles with locations came up when the cells were filled from the stacks.
@pytest.mark.parametrize("seed", ["1", "4"])
def test_a_determinization_after_the_set_up_depends_on_no_hidden_tile(seed: str) -> None:
    match = begun(7, 3, left_by(6, 3), seed)
    origin, since = entries_since_checkpoint(match)
    seat = match.pending[0].seat

    def determinized(begin: bytes, told: list[Entry], luck: bytes) -> Determinization:
        return Determinizer(GAME, match.header, begin, told, seat, luck).determinize()

    twin = determinized(origin, since, b"twin")
    assert twin.told != since
    here = determinized(origin, since, b"trial")
    there = determinized(twin.origin, twin.told, b"trial")
    assert here.digest == there.digest
    assert here.told == there.told


def test_the_leak_checker_finds_nothing_in_a_scenario() -> None:
    options = CAMPAIGN.match_options(7, CampaignOptions())
    match = Match.begin(GAME, SEATS[:2], options, seed=b"spied", legacy=left_by(6, 2), stride=1)
    checker = play_observed(match, "random", b"spied", LeakChecker(trials=25))
    assert all(checker.tried.values())


def test_no_open_cell_of_a_scenario_shows_a_location() -> None:
    left = left_by(6, 3)
    state = begun(7, 3, left, "4").state
    located = [tile for tile, stuck in state.stickers.items() if stuck.location]
    assert located
    assert not [tile for tile in state.board.values() if tile in located]
    stacked = [tile for stack in state.stacks.values() for tile in stack.tiles]
    assert set(located) <= set(stacked)

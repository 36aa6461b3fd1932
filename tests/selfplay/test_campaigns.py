"""A self-played campaign with every decision tested, and statistics of many campaigns."""

from __future__ import annotations

from collections import Counter

import pytest

import render
from games.core.game import find
from games.core.selfplay.campaigns import CampaignStatistics, SelfPlayCampaign
from games.core.selfplay.casts import players
from tests.harness.display_checker import DisplayChecker
from tests.strict_words import strict_words

INSTALLED = render
SEATS = ("amber", "azure", "rose", "onyx")


@pytest.mark.slow
@pytest.mark.parametrize(("people", "every"), [(2, 80), (4, 300)])
def test_a_whole_campaign_is_sound_and_can_be_shown(people: int, every: int) -> None:
    game, seats = find("divinus"), SEATS[:people]
    display_checker = DisplayChecker(strict_words())
    cast = players(game, seats, "random")
    selfplay_campaign = SelfPlayCampaign(
        game, seats, cast, "sound", every=every, observers=[display_checker]
    )
    left = selfplay_campaign.run()
    assert game.campaign is not None
    assert len(game.campaign.favour(left)) == 12
    assert display_checker.positions > selfplay_campaign.decisions // every


def statistics(*campaigns: list[tuple[int, int]]) -> CampaignStatistics:
    """Campaigns of amber and azure, the points of both in each scenario."""
    rows = [[{"amber": a, "azure": b} for a, b in campaign] for campaign in campaigns]
    return CampaignStatistics(rows, Counter({("choice", "pier"): 3, ("choice", "cairn"): 1}))


def test_everybody_is_within_reach_where_the_last_scenarios_can_turn_it() -> None:
    # The two last scenarios have swung by 4 and by 5 at most.
    near, far = [(9, 0), (4, 0), (0, 5)], [(10, 0), (4, 0), (0, 5)]
    assert statistics(near).within_reach() == 1
    assert statistics(near, far).within_reach() == 1
    assert CampaignStatistics().within_reach() == 0


def test_annals_tell_points_by_scenario_and_shares() -> None:
    found = statistics([(4, 2), (1, 3)], [(2, 2), (0, 4)])
    assert found.scenarios() == [(2.0, 2.5, 3.0), (0.5, 2.0, 3.5)]
    assert found.shares() == [("choice", [("cairn", 1), ("pier", 3)])]

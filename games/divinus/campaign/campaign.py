"""Defines the campaign for the host: its scenarios, options, story, view and topics."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from games.core.campaign import Campaign, MatchOptions
from games.divinus.campaign.build_view import country
from games.divinus.campaign.scenarios import LAST_SCENARIO
from games.divinus.campaign.story import (
    decided,
    favour_by_scenario,
    leaders,
    opening,
    seat_progress,
    story,
    summary,
)
from games.divinus.campaign.unlocks import glossary, topic_of, topics
from games.divinus.view import CountryView
from games.divinus.words.names import scenario_title


class CampaignOptions(BaseModel):
    """What a campaign is played with, the match that may follow it included."""

    model_config = ConfigDict(frozen=True)

    even_battles: bool = True
    level_dice: bool = False


def match_options(scenario: int, options: BaseModel) -> MatchOptions:
    """The options of a scenario's match."""
    assert isinstance(options, CampaignOptions)
    return {"scenario": scenario, "even_battles": options.even_battles}


def afterwards(options: BaseModel) -> MatchOptions:
    """The endless mode with the campaign's own dice and tiles."""
    assert isinstance(options, CampaignOptions)
    return {"level_dice": True} if options.level_dice else {}


CAMPAIGN: Campaign[CountryView] = Campaign(
    id="unsettled-country",
    scenarios=LAST_SCENARIO,
    options=CampaignOptions,
    match_options=match_options,
    title=scenario_title,
    story=story,
    summary=summary,
    seat_progress=seat_progress,
    favour=favour_by_scenario,
    leaders=leaders,
    view=country,
    topics=topics,
    topic_of=topic_of,
    glossary=glossary,
    afterwards=afterwards,
    opening=opening,
    prose=frozenset({"divinus.note.recall", "divinus.note.scenario"}),
    decided=decided,
)

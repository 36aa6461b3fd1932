"""The campaign as the host knows it."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from games.core.campaign import Campaign, MatchOptions
from games.divinus.campaign.arrivals import glossary, topic_of, topics
from games.divinus.campaign.scenarios import LAST_SCENARIO
from games.divinus.campaign.sight import country
from games.divinus.campaign.tale import (
    became,
    decided,
    favour_by_scenario,
    leaders,
    story,
    summary,
)
from games.divinus.view import CountryView
from games.divinus.wording.names import scenario_title


class CampaignOptions(BaseModel):
    """What a campaign is played with from its first scenario to its last."""

    model_config = ConfigDict(frozen=True)

    even_battles: bool = True


def match_options(scenario: int, options: BaseModel) -> MatchOptions:
    """The options of a scenario's match."""
    return {"scenario": scenario, **options.model_dump(mode="json")}


def afterwards(options: BaseModel) -> MatchOptions:
    """The endless mode with the campaign's own dice and tiles."""
    return {}


CAMPAIGN: Campaign[CountryView] = Campaign(
    id="unsettled-country",
    scenarios=LAST_SCENARIO,
    options=CampaignOptions,
    match_options=match_options,
    title=scenario_title,
    story=story,
    summary=summary,
    became=became,
    favour=favour_by_scenario,
    leaders=leaders,
    view=country,
    topics=topics,
    topic_of=topic_of,
    glossary=glossary,
    afterwards=afterwards,
    decided=decided,
)

"""Names of campaign tables: the game, the campaign and the scenario."""

from __future__ import annotations

from bot.game_words import campaign_name, game_name
from bot.model.table import Table
from bot.ui.kit.reader import Reader
from games.core import game as registry
from games.core.game import AnyGame
from games.core.phrase import Phrase, phrase


def table_name(table: Table) -> Phrase:
    """The game of a table; in a campaign with the campaign and its scenario."""
    return campaign_table_name(table.game, table.edition, table.scenario)


def campaign_table_name(game_id: str, edition: int | None, scenario: int | None) -> Phrase:
    """A game; with the campaign and its scenario where one is played."""
    name = game_name(game_id)
    game = registry.find(game_id, edition) if scenario is not None else None
    if game is None or game.campaign is None or scenario is None:
        return name
    called = campaign_name(game.id)
    if scenario > game.campaign.scenarios:
        return phrase("campaign.table_after", game=name, campaign=called)
    count = game.campaign.scenarios
    return phrase("campaign.table", game=name, campaign=called, number=scenario, count=count)


def ready_label(table: Table) -> Phrase:
    """The label of the ready button; it differs after the last scenario."""
    game = registry.find(table.game, table.edition)
    assert game.campaign is not None
    after = (table.scenario or 1) > game.campaign.scenarios
    return phrase("campaign.button.on" if after else "campaign.button.next")


def scenario_line(table: Table, reader: Reader) -> str:
    """The title of the scenario played at a table; empty if it is in no campaign."""
    if table.scenario is None:
        return ""
    game = registry.find(table.game, table.edition)
    return reader.text(scenario_name(game, table.scenario))


def scenario_heading(table: Table, reader: Reader) -> str:
    """The heading over the beginning of a scenario; empty where its campaign is over."""
    game = registry.find(table.game, table.edition)
    campaign, number = game.campaign, table.scenario
    if campaign is None or number is None or number > campaign.scenarios:
        return ""
    return reader.say(
        "campaign.opening",
        campaign=campaign_name(game.id),
        number=number,
        count=campaign.scenarios,
        title=campaign.title(number),
    )


def scenario_name(game: AnyGame, number: int) -> Phrase:
    """A scenario by its campaign, number and title."""
    campaign = game.campaign
    assert campaign is not None
    called = campaign_name(game.id)
    if number > campaign.scenarios:
        return phrase("campaign.after", campaign=called)
    return phrase(
        "campaign.scenario",
        campaign=called,
        number=number,
        count=campaign.scenarios,
        title=campaign.title(number),
    )


def scenario_number(game: AnyGame, number: int) -> Phrase:
    """The number of a scenario, without the campaign's name."""
    campaign = game.campaign
    assert campaign is not None
    if number > campaign.scenarios:
        return scenario_name(game, number)
    title, count = campaign.title(number), campaign.scenarios
    return phrase("campaign.scenario_number", number=number, count=count, title=title)

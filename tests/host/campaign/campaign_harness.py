"""A campaign of the toy game with three scenarios, and the people in it."""

from __future__ import annotations

from bot.host.campaign.campaigns import CampaignDetails
from bot.model.table import Table
from tests.host.harness import ADA, PEOPLE, Choice, HostHarness, eager


async def opened(harness: HostHarness, people: int = 2, computers: int = 0) -> Table:
    """The lobby of a campaign's first scenario."""
    table = await harness.host.tables.create(5, 10, ADA, "toy", "en", campaign=True, posted=False)
    for person in PEOPLE[1:people]:
        table = await harness.host.lobby.join(table.id, person)
    for _ in range(computers):
        table = await harness.host.lobby.add_computer(table.id, ADA.id, "sensible")
    return table


async def begun(harness: HostHarness, people: int = 2, computers: int = 0) -> Table:
    """A campaign whose first scenario is being played."""
    table = await opened(harness, people, computers)
    return await harness.host.lobby.start(table.id, ADA.id)


async def look(harness: HostHarness) -> CampaignDetails:
    """The campaign of the channel."""
    found = await harness.host.campaigns.in_channel(10)
    assert found is not None
    return found


async def play(harness: HostHarness, choice: Choice = eager) -> Table:
    """Play the current scenario to its end; returns the table at which the campaign stands."""
    table = (await look(harness)).table
    over = await harness.play(table.id, choice=choice)
    assert over.status == "over"
    return (await look(harness)).table


async def all_ready(harness: HostHarness) -> Table:
    """Everybody says that they are ready."""
    table = (await look(harness)).table
    for person in table.called:
        table = await harness.host.campaigns.say_ready(table.id, person)
    await harness.host.wait_until_idle()
    return table

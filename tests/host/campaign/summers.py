"""Three summers of the toy game: a campaign and the people in it."""

from __future__ import annotations

from bot.host.campaign.campaigns import CampaignLook
from bot.model.table import Table
from tests.host.evening import ADA, PEOPLE, Choice, Evening, eager


async def opened(evening: Evening, people: int = 2, computers: int = 0) -> Table:
    """The lobby of a campaign's first scenario."""
    table = await evening.host.tables.create(5, 10, ADA, "toy", "en", campaign=True)
    for person in PEOPLE[1:people]:
        table = await evening.host.lobby.join(table.id, person)
    for _ in range(computers):
        table = await evening.host.lobby.add_computer(table.id, ADA.id, "sensible")
    return table


async def begun(evening: Evening, people: int = 2, computers: int = 0) -> Table:
    """A campaign whose first scenario is being played."""
    table = await opened(evening, people, computers)
    return await evening.host.lobby.start(table.id, ADA.id)


async def look(evening: Evening) -> CampaignLook:
    """The campaign of the channel."""
    found = await evening.host.campaigns.in_channel(10)
    assert found is not None
    return found


async def play(evening: Evening, choice: Choice = eager) -> Table:
    """Play the current scenario to its end; returns the table at which the campaign stands."""
    table = (await look(evening)).table
    over = await evening.play(table.id, choice=choice)
    assert over.status == "over"
    return (await look(evening)).table


async def all_ready(evening: Evening) -> Table:
    """Everybody says that they are ready."""
    table = (await look(evening)).table
    for person in table.called:
        table = await evening.host.campaigns.say_ready(table.id, person)
    await evening.host.settled()
    return table

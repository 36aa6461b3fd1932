"""Random actions in a campaign, within scenarios and between them."""

from __future__ import annotations

import logging

import pytest

from bot.host.campaign.campaigns import CampaignDetails
from bot.host.moderation.campaign_rollback import choices
from bot.host.upkeep import campaign_check
from bot.host.upkeep.campaign_file import export_campaign, import_campaign
from bot.model.table import Table
from bot.storage.campaign import campaigns
from bot.storage.table import seats
from tests.host.chaos import MODERATOR, PEOPLE, Chaos
from tests.host.harness import HostHarness

STEPS = 90
ELSEWHERE = 13


class CampaignChaos(Chaos):
    """The same deeds at whichever table the campaign stands, and those of campaigns."""

    def __init__(self, harness: HostHarness, table: Table, seed: str) -> None:
        super().__init__(harness, table, seed)
        assert table.campaign_id is not None
        self.campaign_id = table.campaign_id
        self.deeds += [
            (30, self.answer),
            (30, self.say_ready),
            (3, self.say_wait),
            (2, self.set_back),
            (1, self.close),
            (2, self.play_on),
            (3, self.say_word),
            (2, self.copy),
        ]

    async def campaign(self) -> CampaignDetails:
        return await self.host.campaigns.get(self.campaign_id)

    async def table(self) -> Table:
        """The table at which the campaign stands."""
        table = (await self.campaign()).table
        self.table_id = table.id
        return table

    async def answer(self) -> None:
        for _ in range(4):
            if (await self.table()).status == "running":
                await super().answer()
                await self.host.wait_until_idle()

    async def say_ready(self) -> None:
        table = await self.table()
        for person in table.called[:1]:
            await self.host.campaigns.say_ready(table.id, person)

    async def say_wait(self) -> None:
        await self.host.campaigns.say_ready(self.table_id, await self.somebody(), ready=False)

    async def set_back(self) -> None:
        now = await self.campaign()
        number = self.lot.choice([*choices(now), 1])
        await self.host.campaign_rollback.roll_back(
            MODERATOR, self.campaign_id, number, now.table.id
        )

    async def close(self) -> None:
        if self.lot.random() < 0.3:
            await self.host.moderation.end(MODERATOR, (await self.table()).id)

    async def play_on(self) -> None:
        await self.host.campaigns.play_on(self.campaign_id, PEOPLE[0], moderator=True)

    async def say_word(self) -> None:
        await self.host.lobby.say_word((await self.table()).id, await self.somebody(), "luck")

    async def copy(self) -> None:
        """The campaign goes on elsewhere, too: with the same claims, and luck of its own."""
        table, engine = await self.table(), self.host.engine
        text = await export_campaign(engine, table.id)
        copied = await self.host.tables.get(
            await import_campaign(engine, text, channel_id=ELSEWHERE)
        )
        # A campaign that was closed in a scenario ends with the scenario before it.
        chapters = (await self.campaign()).campaign.chapters
        original = table.id if table.is_open else chapters[-1].table_id
        async with engine.database.read() as connection:
            assert await seats.tenures(connection, copied.id) == [
                left for left in await seats.tenures(connection, original) if left["person_id"] > 0
            ]
        wrong = await campaign_check.faults(engine, copied.campaign_id or 0)
        assert not wrong, f"{wrong[0]} in a copy after {', '.join(self.done[-8:])}"
        if table.is_open:
            assert (copied.seats.keys(), copied.claimants) == (table.seats.keys(), table.claimants)
            assert copied.seed_hash != table.seed_hash
            await self.host.moderation.end(MODERATOR, copied.id)

    async def look(self) -> None:
        """A table that makes sense, in a campaign that does."""
        await self.table()
        await super().look()
        told = ", ".join(self.done[-8:])
        wrong = await campaign_check.faults(self.host.engine, self.campaign_id)
        assert not wrong, f"{wrong[0]} after {told}"
        now = await self.campaign()
        async with self.host.engine.database.read() as connection:
            ids = await campaigns.tables_of(connection, self.campaign_id)
        tables = [await self.host.tables.get(table_id) for table_id in ids]
        opened = [table for table in tables if table.is_open]
        assert len(opened) <= 1, f"two scenarios at once after {told}"
        assert all(table.seats for table in tables), f"seats are lost after {told}"
        assert len({frozenset(table.seats) for table in tables}) == 1
        if now.table.is_open:
            assert all(person > 0 for person in now.table.claimants), f"a stand-in plays: {told}"
        if now.table.interlude and not now.table.awaited and now.table.people:
            assert now.table.paused is not None, f"nobody is awaited and nothing begins: {told}"


async def begun(harness: HostHarness, seed: str) -> CampaignChaos:
    """A campaign of three with a quick clock."""
    await harness.host.lost_channels.returned(5)
    host, (ada, *others) = harness.host, PEOPLE[:3]
    for channel in (10, 11, 12):
        old = await host.tables.in_channel(channel)
        if old is not None and old.is_open:
            await host.moderation.end(MODERATOR, old.id)
    table = await host.tables.create(5, 10, ada, "toy", "en", campaign=True)
    for person in others:
        await host.lobby.join(table.id, person)
    await host.clocks.set_clock(table.id, ada.id, "quick")
    return CampaignChaos(harness, await host.lobby.start(table.id, ada.id), f"campaign {seed}")


@pytest.mark.parametrize("seed", [1, 2, 3, 5])
async def test_whatever_happens_the_campaign_makes_sense(
    harness: HostHarness, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    chaos = await begun(harness, f"{seed}")
    most = 0
    for step in range(STEPS):
        now = await chaos.campaign()
        most = max(most, len(now.campaign.chapters))
        if not now.table.members or not now.table.claimants:
            chaos = await begun(harness, f"{seed}.{step}")
        await chaos.step()
        broken = [r for r in caplog.records if r.levelno >= logging.ERROR]
        assert not broken, f"{broken[0].exc_text or broken[0].getMessage()} after {chaos.done[-8:]}"
    assert most > 0

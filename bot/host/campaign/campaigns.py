"""Finds campaigns, shows their status, and starts their next scenario."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.host.campaign import interlude
from bot.host.campaign.scenarios import AnyRules, existing_campaign, open_table, rules_of
from bot.host.engine.engine import Engine
from bot.host.engine.table_work import existing
from bot.host.server.server_settings import require_may_create
from bot.model.campaign import Campaign
from bot.model.people import Person
from bot.model.posts import Owed
from bot.model.table import Table
from bot.storage.campaign import campaigns
from bot.storage.posts import outbox
from games.core.game import AnyGame, find
from games.core.phrase import phrase

IN_ORDER_FOR: Final = 600.0
"""The longest time, in seconds, that an invitation to a scenario waits for the last posts of the
previous one."""
LOOK_AGAIN: Final = 5.0
"""Seconds between checks for the previous scenario's posts; normally their arrival wakes the
postman."""


@dataclass(frozen=True, slots=True)
class CampaignDetails:
    """A campaign with its game and its current table."""

    campaign: Campaign
    table: Table
    game: AnyGame

    @property
    def rules(self) -> AnyRules:
        """The campaign rules of the game."""
        return rules_of(self.game)

    @property
    def over(self) -> bool:
        """Whether its last scenario has been played."""
        return len(self.campaign.chapters) >= self.rules.scenarios


class Campaigns:
    """Finds and continues campaigns."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        engine.wanted["interlude"] = self._wanted
        engine.preparing["interlude"] = self._after_the_last_scenario

    async def get(self, campaign_id: int) -> CampaignDetails:
        """A campaign by its number."""
        async with self._engine.database.read() as connection:
            return await _details(connection, await existing_campaign(connection, campaign_id))

    async def in_channel(self, channel_id: int) -> CampaignDetails | None:
        """The newest campaign of a channel."""
        async with self._engine.database.read() as connection:
            campaign = await campaigns.in_channel(connection, channel_id)
            return None if campaign is None else await _details(connection, campaign)

    async def on_server(self, guild_id: int) -> list[CampaignDetails]:
        """The campaigns of a server, the newest first."""
        async with self._engine.database.read() as connection:
            found = await campaigns.of_server(connection, guild_id)
            return [await _details(connection, campaign) for campaign in found]

    async def say_ready(self, table_id: int, person_id: int, *, ready: bool = True) -> Table:
        """Mark a person as ready (or not) for a table's scenario; it begins when everybody is."""
        async with self._engine.changing(table_id) as work:
            await interlude.say(work, person_id, ready=ready)
        return work.table

    async def play_on(
        self,
        campaign_id: int,
        person: Person,
        *,
        moderator: bool = False,
        roles: Collection[int] = (),
    ) -> Table:
        """Open the match that may follow a finished campaign, with the campaign's final legacy.

        The person has to have a place in the campaign or be a moderator.
        """
        engine = self._engine
        details = await self.get(campaign_id)
        try:
            async with engine.changing(details.table.id) as work:
                connection, now = work.connection, work.now
                campaign = await existing_campaign(connection, campaign_id, for_update=True)
                if campaign.table_id != work.id or work.table.is_open:
                    raise Refusal(phrase("host.refused.campaign_goes_on"))
                if campaign.state != "finished":
                    raise Refusal(phrase("host.refused.campaign_unfinished"))
                if not moderator and not work.table.claims(person.id):
                    raise Refusal(phrase("host.refused.not_member"))
                await require_may_create(
                    connection,
                    work.table.guild_id,
                    person.id,
                    now=now,
                    moderator=moderator,
                    roles=roles,
                )
                after = details.rules.scenarios + 1
                return await open_table(
                    connection, campaign, after, work.table, now, engine.entropy
                )
        except IntegrityError as error:
            raise Refusal(phrase("host.refused.channel_taken")) from error

    async def _wanted(self, connection: AsyncConnection, owed: Owed, table: Table) -> bool:
        """Whether the table is still an interlude; edits of the invitation are always wanted."""
        return "amends" in owed.detail or table.interlude

    async def _after_the_last_scenario(self, owed: Owed) -> float | None:
        """Seconds to wait for the posts about the previous scenario's end; None: do not wait."""
        before = owed.detail.get("after")
        engine = self._engine
        if not isinstance(before, int) or engine.clock() - owed.created > IN_ORDER_FOR:
            return None
        async with engine.database.read() as connection:
            pending = await outbox.first_owed(connection, before)
            ahead = pending is not None and pending.here and pending.attempts < 3
        return LOOK_AGAIN if ahead else None


async def _details(connection: AsyncConnection, campaign: Campaign) -> CampaignDetails:
    table = (await existing(connection, campaign.table_id)).table
    return CampaignDetails(campaign, table, find(campaign.game, table.edition))

"""Takes a campaign back to the set-up of a scenario, as a moderator's action."""

from __future__ import annotations

from sqlalchemy.exc import IntegrityError

from bot.errors import Refusal, StaleMove
from bot.host.campaign.campaigns import CampaignDetails
from bot.host.campaign.scenarios import existing_campaign, open_table
from bot.host.engine.engine import Engine
from bot.host.engine.table_work import TableWork, game_of
from bot.host.moderation.moderation import Moderator
from bot.host.server.audit import record
from bot.host.table import conflict_of_interest
from bot.host.table.tables import cancel
from bot.model.campaign import Campaign
from bot.model.table import Table
from bot.storage.campaign import campaigns
from bot.storage.people import ratings, statistics
from bot.storage.table import tables
from games.core.phrase import phrase


def choices(details: CampaignDetails) -> list[int]:
    """The scenarios that a campaign may be taken back to: those finished, and one that has begun.

    A closed one may also begin its last scenario again, whether that had begun or not.
    """
    campaign, table = details.campaign, details.table
    finished = [chapter.number for chapter in campaign.chapters]
    begun = not table.gathering and (not table.interlude or campaign.state == "closed")
    current = len(finished) + 1
    again = begun and campaign.state != "open" and current <= details.rules.scenarios
    return [*finished, current] if again else finished


class CampaignRollback:
    """Takes campaigns back."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def roll_back(self, by: Moderator, campaign_id: int, scenario: int, seen: int) -> Table:
        """Close the tables of ``scenario`` and all later ones, and open that scenario again.

        It begins with the legacy of the scenario before it, once everybody is ready; the current
        members of the campaign keep their seats. ``seen`` is the table that the moderator saw
        (:class:`StaleMove` where the campaign has gone on). Refuses a moderator who plays there
        with other people.
        """
        engine = self._engine
        try:
            async with engine.changing(seen) as work:
                by.own(work.table)
                campaign = await existing_campaign(work.connection, campaign_id, for_update=True)
                if campaign.table_id != seen or work.table.campaign_id != campaign_id:
                    raise StaleMove(phrase("host.refused.stale"))
                details = CampaignDetails(campaign, work.table, game_of(work.stored))
                if scenario not in choices(details):
                    raise Refusal(phrase("host.refused.no_such_scenario"))
                await conflict_of_interest.require_impartial(work, by.person.id)
                return await _roll_back(work, by, campaign, scenario)
        except IntegrityError as error:
            raise Refusal(phrase("host.refused.channel_taken")) from error


async def _roll_back(work: TableWork, by: Moderator, campaign: Campaign, scenario: int) -> Table:
    connection, now = work.connection, work.now
    if work.table.is_open:
        await cancel(work, by.person.id, moderator=True)
    void = [chapter.table_id for chapter in campaign.chapters if chapter.number >= scenario]
    for table_id in {*void, work.id}:
        await tables.change_table(connection, table_id, {"archived": True})
    await ratings.delete_results(connection, void)
    await statistics.delete_of(connection, void)
    await campaigns.take_back(connection, campaign.id, scenario)
    await campaigns.change(connection, campaign.id, now, {"state": "running", "finished": None})
    told = {"by": by.person.id}
    table = await open_table(connection, campaign, scenario, work.table, now, work.entropy, told)
    await record(work, by.act("campaign_rollback", campaign=campaign.id, scenario=scenario))
    return table

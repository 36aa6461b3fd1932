"""Takes a whole campaign back to the set-up of a scenario: a deed of moderators."""

from __future__ import annotations

from sqlalchemy.exc import IntegrityError

from bot.errors import Refusal, StaleMove
from bot.host.campaign.campaigns import CampaignLook
from bot.host.campaign.scenarios import existing_campaign, open_table
from bot.host.engine.engine import Engine
from bot.host.engine.stored_tables import game_of
from bot.host.engine.table_work import TableWork
from bot.host.moderation.moderation import Moderator
from bot.host.server.audit import record
from bot.host.table import stakes
from bot.host.table.tables import cancel
from bot.model.campaign import Campaign
from bot.model.table import Table
from bot.storage.people import ratings
from bot.storage.table import campaigns, tables
from games.core.phrase import phrase


def choices(look: CampaignLook) -> list[int]:
    """The scenarios that a campaign may be taken back to: those finished, and one that has begun.

    A closed one may also begin its last scenario again, whether that had begun or not.
    """
    campaign, table = look.campaign, look.table
    finished = [chapter.number for chapter in campaign.chapters]
    begun = not table.gathering and (not table.interlude or campaign.state == "closed")
    current = len(finished) + 1
    again = begun and campaign.state != "open" and current <= look.rules.scenarios
    return [*finished, current] if again else finished


class CampaignRollback:
    """Takes campaigns back."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def roll_back(self, by: Moderator, campaign_id: int, scenario: int, seen: int) -> Table:
        """Close the tables of ``scenario`` and all later ones, and open it anew.

        It begins with what the scenario before it has left, once everybody is ready; who sits in
        the campaign now goes on sitting there. ``seen`` is the table at which the moderator saw
        it (:class:`StaleMove` where the campaign has gone on). Whoever plays themselves cannot do
        it unless nobody else does.
        """
        engine = self._engine
        try:
            async with engine.changing(seen) as work:
                by.own(work.table)
                campaign = await existing_campaign(work.connection, campaign_id, for_update=True)
                if campaign.table_id != seen or work.table.campaign_id != campaign_id:
                    raise StaleMove(phrase("host.refused.stale"))
                look = CampaignLook(campaign, work.table, game_of(work.stored))
                if scenario not in choices(look):
                    raise Refusal(phrase("host.refused.no_such_scenario"))
                await stakes.must_be_impartial(work, by.person.id)
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
    await ratings.strike(connection, void)
    await campaigns.take_back(connection, campaign.id, scenario)
    await campaigns.change(connection, campaign.id, now, {"state": "running", "finished": None})
    told = {"by": by.person.id}
    table = await open_table(connection, campaign, scenario, work.table, now, work.entropy, told)
    await record(work, by.act("campaign_rollback", campaign=campaign.id, scenario=scenario))
    return table

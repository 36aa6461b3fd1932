"""Checks that a stored campaign is consistent and playable by the installed rules."""

from __future__ import annotations

from bot.errors import Refusal
from bot.host.campaign.scenarios import AnyRules, existing_campaign, options_of, rules_of
from bot.host.engine.engine import Engine
from bot.host.engine.table_work import existing
from bot.model.campaign import Campaign
from bot.storage.table.tables import Stored
from games.core.game import find
from games.core.phrase import Phrase, phrase


async def faults(engine: Engine, campaign_id: int) -> list[Phrase]:
    """The faults of a campaign; empty if there are none.

    Every scenario has to begin with the legacy of the one before it, the campaign has to be at the
    scenario that comes next, and the rules have to be able to read it.
    """
    async with engine.database.read() as connection:
        campaign = await existing_campaign(connection, campaign_id)
        played = [await existing(connection, c.table_id) for c in campaign.chapters]
        now = await existing(connection, campaign.table_id)
    wrong = _broken_chain(campaign, [*played, now])
    try:
        rules = rules_of(find(campaign.game))
    except (KeyError, Refusal):
        return [*wrong, phrase("host.unsound.not_installed", game=campaign.game)]
    if campaign.state == "finished" and len(campaign.chapters) != rules.scenarios:
        wrong.append(
            phrase("host.unsound.too_early", count=len(campaign.chapters), all=rules.scenarios)
        )
    if campaign.state == "running" and not now.table.is_open:
        wrong.append(phrase("host.unsound.nowhere", table=now.table.id))
    return wrong + _unreadable(campaign, rules, now)


def _broken_chain(campaign: Campaign, tables: list[Stored]) -> list[Phrase]:
    wrong: list[Phrase] = []
    for number, chapter in enumerate(campaign.chapters, 1):
        if chapter.number != number:
            wrong.append(phrase("host.unsound.order", number=chapter.number, place=number))
    for stored in tables:
        table, header = stored.table, stored.header
        before = [c for c in campaign.chapters if table.scenario and c.number < table.scenario]
        left = dict(before[-1].legacy) if before else {}
        if table.campaign_id != campaign.id:
            wrong.append(phrase("host.unsound.stranger", table=table.id))
        if header is not None and header.legacy != left:
            wrong.append(phrase("host.unsound.legacy", table=table.id))
    return wrong


def _unreadable(campaign: Campaign, rules: AnyRules, now: Stored) -> list[Phrase]:
    legacy, seats = campaign.legacy, now.table.seats
    reading = (rules.story, rules.summary, rules.favour, rules.leaders, rules.view)
    try:
        for read in reading:
            read(legacy)
        for seat in seats:
            rules.seat_progress(legacy, seat)
        options_of(rules, campaign, min(campaign.scenario, rules.scenarios))
    except Exception as error:
        return [phrase("host.unsound.unreadable", why=f"{type(error).__name__}: {error}"[:300])]
    return []

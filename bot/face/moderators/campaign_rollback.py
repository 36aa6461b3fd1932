"""``/admin campaign-rollback``: a whole campaign back to the set-up of a scenario."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.errors import Refusal, StaleMove
from bot.face.desk.autocomplete import Pairs, filled, narrowed
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code, button
from bot.face.kit.numbers import is_number, must_be_number
from bot.face.kit.sheet import Sheet
from bot.face.moderators.table_list import chosen, meant
from bot.face.wording.campaign_words import campaign_name
from bot.host.campaign.campaigns import CampaignLook
from bot.host.moderation.campaign_rollback import choices
from bot.model.table import Table
from games.core.phrase import Phrase, phrase


async def scenarios(visit: Visit, typed: str) -> Pairs:
    """The scenarios that the campaign may be set back to, the newest first."""
    table, _ = await chosen(visit, filled(visit, "p_table"))
    look = await _campaign(visit, table)
    reader = visit.reader(table)
    found = ((reader.label(_scenario(look, n)), str(n)) for n in reversed(choices(look)))
    return narrowed(found, typed)


async def ask_to_set_back(visit: Visit, typed: str | None, scenario: str) -> None:
    """Show what would count no longer."""
    table, _ = await chosen(visit, typed)
    look = await _campaign(visit, table)
    number = scenario.strip().lstrip("#")
    if not is_number(number):
        raise Refusal(phrase("host.refused.no_such_scenario"))
    await visit.show(_preview(visit, look, int(number)))


async def _campaign(visit: Visit, table: Table) -> CampaignLook:
    if table.campaign_id is None:
        raise Refusal(phrase("campaign.refused.no_campaign_table"))
    return await visit.host.campaigns.get(table.campaign_id)


def _scenario(look: CampaignLook, number: int) -> Phrase:
    return phrase("campaign.back.scenario", number=number, title=look.rules.title(number))


def _preview(visit: Visit, look: CampaignLook, number: int, notice: Phrase | None = None) -> Sheet:
    known = choices(look)
    if number not in known:
        raise Refusal(phrase("host.refused.no_such_scenario"))
    reader = visit.reader(look.table)
    sheet = Sheet()
    if notice is not None:
        sheet.text(reader.text(notice), limit=300)
    name = campaign_name(look.game)
    sheet.text(reader.say("campaign.back.title", campaign=name, number=number), limit=300)
    lost = reader.join([reader.text(_scenario(look, n)) for n in known if n >= number])
    sheet.text(reader.say("campaign.back.lost", scenarios=lost), limit=1200)
    # The campaign may go on between the look and the click: then it is looked at anew.
    code = Code.of("campaign-back", look.table.id, 0, number)
    leave = button(Code("admin-leave", look.table.id), reader.say("admin.rollback.leave"))
    label = reader.say("campaign.back.button")
    return sheet.buttons([button(code, label, discord.ButtonStyle.danger), leave])


@verb("campaign-back", "panel")
async def set_back(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The second click."""
    table, by = await meant(visit, code)
    number = must_be_number(code.parts[0])
    look = await _campaign(visit, table)
    try:
        table = await visit.host.campaign_rollback.roll_back(by, look.campaign.id, number, table.id)
    except StaleMove:
        await visit.show(_preview(visit, look, number, phrase("campaign.back.stale")))
        return
    words = visit.reader(table).say("campaign.back.done", number=number)
    await visit.show(Sheet().text(words))

"""``/admin campaign-rollback``: takes a campaign back to the set-up of a scenario."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.errors import Refusal, StaleMove
from bot.game_words import campaign_name
from bot.host.campaign.campaigns import CampaignDetails
from bot.host.moderation.campaign_rollback import choices
from bot.model.table import Table
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.autocomplete import Pairs, matching, option_value
from bot.ui.dispatch.context import Context
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, button, is_number, require_number
from bot.ui.moderation.table_list import chosen, from_custom_id
from games.core.phrase import Phrase, phrase


async def scenarios(ctx: Context, typed: str) -> Pairs:
    """Autocompletion: the scenarios that the campaign can be set back to, the newest first."""
    table, _ = await chosen(ctx, option_value(ctx, "p_table"))
    details = await _campaign(ctx, table)
    reader = ctx.reader(table)
    found = ((reader.label(_scenario(details, n)), str(n)) for n in reversed(choices(details)))
    return matching(found, typed)


async def ask_to_set_back(ctx: Context, typed: str | None, scenario: str) -> None:
    """Show a preview: the scenarios that would not count any more."""
    table, _ = await chosen(ctx, typed)
    details = await _campaign(ctx, table)
    number = scenario.strip().lstrip("#")
    if not is_number(number):
        raise Refusal(phrase("host.refused.no_such_scenario"))
    await ctx.show(_preview(ctx, details, int(number)))


async def _campaign(ctx: Context, table: Table) -> CampaignDetails:
    if table.campaign_id is None:
        raise Refusal(phrase("campaign.refused.no_campaign_table"))
    return await ctx.host.campaigns.get(table.campaign_id)


def _scenario(details: CampaignDetails, number: int) -> Phrase:
    return phrase("campaign.back.scenario", number=number, title=details.rules.title(number))


def _preview(
    ctx: Context, details: CampaignDetails, number: int, notice: Phrase | None = None
) -> MessageBuilder:
    known = choices(details)
    if number not in known:
        raise Refusal(phrase("host.refused.no_such_scenario"))
    reader = ctx.reader(details.table)
    builder = MessageBuilder()
    if notice is not None:
        builder.text(reader.text(notice), limit=300)
    name = campaign_name(details.game.id)
    builder.text(reader.say("campaign.back.title", campaign=name, number=number), limit=300)
    lost = reader.join([reader.text(_scenario(details, n)) for n in known if n >= number])
    builder.text(reader.say("campaign.back.lost", scenarios=lost), limit=1200)
    # If the campaign has gone on since the preview, a new preview is shown.
    custom_id = CustomId.of("campaign-back", details.table.id, 0, number)
    leave = button(CustomId("admin-leave", details.table.id), reader.say("admin.rollback.leave"))
    label = reader.say("campaign.back.button")
    return builder.buttons([button(custom_id, label, discord.ButtonStyle.danger), leave])


@action("campaign-back", "panel")
async def set_back(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Set the campaign back after confirmation."""
    table, by = await from_custom_id(ctx, custom_id)
    number = require_number(custom_id.parts[0])
    details = await _campaign(ctx, table)
    try:
        table = await ctx.host.campaign_rollback.roll_back(
            by, details.campaign.id, number, table.id
        )
    except StaleMove:
        await ctx.show(_preview(ctx, details, number, phrase("campaign.back.stale")))
        return
    words = ctx.reader(table).say("campaign.back.done", number=number)
    await ctx.show(MessageBuilder().text(words))

"""Shows the status of a campaign: scenario, points, progress of each seat, and the map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import discord

from bot.drawing.job import DrawingJob, draw_country
from bot.errors import Refusal
from bot.game_words import campaign_name
from bot.host.campaign.campaigns import CampaignDetails
from bot.model.campaign import CampaignState
from bot.model.table import Table
from bot.ui.campaign.favour import favour_lines, ranked
from bot.ui.dispatch import table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, PersistentItem, button
from bot.ui.kit.pictures import Pictures
from bot.ui.kit.reader import Reader
from bot.ui.wording.campaign_words import ready_label, scenario_number
from games.core.phrase import Phrase, phrase, seat_name
from render.renderer import RENDERERS, Picture

_MAX_OTHERS_CHARS = 1200


async def campaign_at(ctx: Context, table: Table) -> CampaignDetails:
    """The campaign that a table belongs to; refuses where it belongs to none."""
    if table.campaign_id is None:
        raise Refusal(phrase("campaign.refused.no_campaign_table"))
    details = await ctx.host.campaigns.get(table.campaign_id)
    # A person who may not see the newest table sees nothing of the campaign.
    ctx.table = await table_lookup.seen(ctx, details.table.id)
    return details


async def campaign_of_custom_id(ctx: Context, custom_id: CustomId) -> CampaignDetails:
    """The campaign of an item's table."""
    return await campaign_at(ctx, await table_lookup.seen(ctx, custom_id.table))


async def here(ctx: Context) -> CampaignDetails:
    """The campaign of this channel; refuses where there is none."""
    details = await ctx.host.campaigns.in_channel(ctx.channel_id)
    if details is None:
        raise Refusal(phrase("campaign.refused.none_here"))
    ctx.table = await table_lookup.seen(ctx, details.table.id)
    return details


async def show_campaign_status(ctx: Context, details: CampaignDetails) -> None:
    """``/campaign show``: the status, with the reader's own seats first."""
    reader = ctx.reader(details.table)
    builder = MessageBuilder()
    add_heading(builder, details, reader)
    lines = favour_lines(details, reader) if details.campaign.chapters else []
    if lines:
        builder.text("\n".join([reader.say("campaign.favour_so_far"), *lines]), limit=900)
    own = details.table.known_to(ctx.person.id)
    for seat in own:
        add_progress(builder, details, seat, reader)
    others = [_progress_line(details, seat, reader) for seat in ranked(details) if seat not in own]
    builder.text("\n".join(filter(None, others)), limit=_MAX_OTHERS_CHARS)
    builder.picture(await country(details, reader, ctx.dispatcher.pictures))
    builder.buttons(buttons(details, reader))
    await ctx.show(builder)


ShownState = CampaignState | Literal["interlude", "paused"]
"""The state of a campaign as its status shows it."""

STATE_KEYS: Final[dict[ShownState, str]] = {
    "open": "campaign.state.open",
    "running": "campaign.state.running",
    "interlude": "campaign.state.interlude",
    "paused": "campaign.state.paused",
    "finished": "campaign.state.finished",
    "closed": "campaign.state.closed",
}


def add_heading(builder: MessageBuilder, details: CampaignDetails, reader: Reader) -> None:
    """Add the campaign's name and its state."""
    campaign, table = details.campaign, details.table
    title = reader.say("campaign.title", campaign=campaign_name(details.game.id))
    played = table.scenario or campaign.scenario
    lines = [title, reader.text(scenario_number(details.game, played))]
    state: ShownState = campaign.state
    if state == "running" or table.is_open:
        state = "interlude" if table.interlude else "open" if table.gathering else "running"
        state = state if table.paused is None else "paused"
    waiting = [reader.seat(seat) for seat in table.awaited] if table.interlude else []
    awaited = reader.join(waiting)
    lines.append(reader.say(STATE_KEYS[state], awaited=awaited, count=len(waiting)))
    builder.text("\n".join(lines), limit=600)


def add_progress(
    builder: MessageBuilder,
    details: CampaignDetails,
    seat: str,
    reader: Reader,
    *,
    max_chars: int = 900,
) -> None:
    """Add the progress of a seat, a line each."""
    told = [
        f"- {reader.text(line)}"
        for line in details.rules.seat_progress(details.campaign.legacy, seat)
    ]
    if told:
        heading = reader.say("campaign.became", seat=seat_name(seat))
        builder.text("\n".join([heading, *told]), limit=max_chars)


def _progress_line(details: CampaignDetails, seat: str, reader: Reader) -> str:
    told = [
        reader.text(line) for line in details.rules.seat_progress(details.campaign.legacy, seat)
    ]
    if not told:
        return ""
    return reader.say("campaign.became_line", seat=seat_name(seat), told="; ".join(told))


async def country(details: CampaignDetails, reader: Reader, pictures: Pictures) -> Picture | None:
    """The picture of the country with all its changes; None where the game draws none."""
    game = details.game.id
    if game not in RENDERERS or not details.campaign.chapters:
        return None
    view = details.rules.view(details.campaign.legacy)
    names = dict(reader.drawn_names)
    key = ("country", details.campaign.id, len(details.campaign.chapters), details.table.id)
    job = DrawingJob(draw_country, (game, view), reader.language, names)
    drawing = pictures.campaign_picture(
        (*key, reader.language, tuple(names.items())), job, details.table.id
    )
    return await drawing


def current_opening(details: CampaignDetails) -> Sequence[Phrase]:
    """How the scenario that is being played began; empty while none is played."""
    number = details.table.scenario or 0
    if details.table.status != "running" or not 0 < number <= details.rules.scenarios:
        return ()
    return details.rules.opening(details.campaign.legacy, number)


def buttons(details: CampaignDetails, reader: Reader) -> list[PersistentItem]:
    """The buttons: readiness, story and recap."""
    table, found = details.table, list[PersistentItem]()
    if table.interlude:
        found.append(
            button(
                CustomId("campaign-ready", table.id),
                reader.text(ready_label(table)),
                discord.ButtonStyle.success,
            )
        )
    if details.campaign.chapters or current_opening(details):
        found.append(
            button(CustomId("campaign-story", table.id), reader.say("campaign.button.story"))
        )
    if details.campaign.state == "finished":
        found.append(
            button(CustomId("campaign-end", table.id), reader.say("campaign.button.recap"))
        )
    return found


@action("campaign", "private")
async def show(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show the status, from a post's button."""
    await show_campaign_status(ctx, await campaign_of_custom_id(ctx, custom_id))


@action("campaign-mine", "private")
async def show_own(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show a summary of the story, and the progress of the person's own seat."""
    details = await campaign_of_custom_id(ctx, custom_id)
    reader = ctx.reader(details.table)
    builder = MessageBuilder()
    add_heading(builder, details, reader)
    add_story_summary(builder, details, details.table.known_to(ctx.person.id), reader)
    await ctx.show(builder.buttons(buttons(details, reader)))


def add_story_summary(
    builder: MessageBuilder,
    details: CampaignDetails,
    seats: Sequence[str],
    reader: Reader,
    *,
    max_chars: int = 1400,
) -> None:
    """Add a summary for a person who returns after a long time: the story and their progress.

    Each part has at most ``max_chars`` characters.
    """
    told = " ".join(reader.text(said) for said in details.rules.summary(details.campaign.legacy))
    builder.text(told, limit=max_chars)
    for seat in seats:
        add_progress(builder, details, seat, reader, max_chars=max_chars)

"""The post between two scenarios: the last result, the next scenario, and who is ready."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.host.campaign.campaigns import CampaignDetails
from bot.model.posts import Post
from bot.model.table import Table
from bot.ui.campaign.campaign_status import campaign_of_custom_id
from bot.ui.campaign.favour import favour_lines
from bot.ui.dispatch import bot_permissions
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.dispatcher import Dispatcher
from bot.ui.dispatch.post_messages import builds_post, with_post_id
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, PersistentItem, button
from bot.ui.kit.reader import Reader
from bot.ui.wording.campaign_words import ready_label, scenario_name
from bot.ui.wording.luck_words import fair_play_button, luck_lines
from bot.ui.wording.timestamps import with_absence


@builds_post("interlude")
async def invitation(post: Post, dispatcher: Dispatcher, reader: Reader) -> MessageBuilder:
    """Build the invitation from the current state; once the scenario has begun, it only says so."""
    assert post.table.campaign_id is not None
    details = await dispatcher.host.campaigns.get(post.table.campaign_id)
    return invitation_message(details, post.table, reader, post)


def invitation_message(
    details: CampaignDetails, table: Table, reader: Reader, post: Post | None = None
) -> MessageBuilder:
    """Build the invitation of the people at the table to its scenario."""
    builder = MessageBuilder()
    assert table.scenario is not None
    by = post.detail.get("by") if post is not None else None
    if isinstance(by, int):
        said = reader.say("campaign.rolled_back", by=reader.mention(by), number=table.scenario)
        builder.text(said, limit=300)
    after = table.scenario > details.rules.scenarios
    lines = favour_lines(details, reader) if details.campaign.chapters and not after else []
    if lines:
        builder.text("\n".join([reader.say("campaign.favour_so_far"), *lines]), limit=900)
        builder.separator()
    builder.text("### " + reader.text(scenario_name(details.game, table.scenario)), limit=300)
    if after:
        builder.text(reader.say("campaign.invitation.after"), limit=300)
    if not table.interlude:
        begun = table.edition is not None
        key = "campaign.invitation.begun" if begun else "campaign.invitation.closed"
        builder.text(reader.say(key, id=table.id), limit=300)
        return builder.buttons(_campaign_buttons(table, reader, post))
    builder.text(_waiting(table, reader, ping=post is not None and post.ping), limit=900)
    builder.text(luck_lines(table, reader), limit=900)
    label = reader.text(ready_label(table))
    custom_id = CustomId("campaign-ready", table.id)
    ready = button(_with_post_id(custom_id, post), label, discord.ButtonStyle.success)
    wait = button(CustomId("campaign-wait", table.id), reader.say("campaign.button.wait"))
    word = button(CustomId("word", table.id), reader.say("bot.lobby.button.word"))
    builder.buttons([ready, wait, word, fair_play_button(table, reader)])
    return builder.buttons(_campaign_buttons(table, reader, None))


_BUTTON_KEYS: Final = {
    "campaign": "campaign.button.show",
    "campaign-story": "campaign.button.story",
    "campaign-mine": "campaign.button.mine",
}
"""The label of each action's button, in this order."""


def _campaign_buttons(table: Table, reader: Reader, post: Post | None) -> list[PersistentItem]:
    found = []
    for number, (name, label) in enumerate(_BUTTON_KEYS.items()):
        custom_id = CustomId(name, table.id)
        marked = _with_post_id(custom_id, post) if number == 0 else custom_id
        found.append(button(marked, reader.say(label)))
    return found


def _with_post_id(custom_id: CustomId, post: Post | None) -> CustomId:
    """Put the post's id into its first item."""
    return custom_id if post is None else with_post_id(custom_id, post)


def _waiting(table: Table, reader: Reader, *, ping: bool) -> str:
    """The line about who is ready; people who are not are mentioned if the post pings."""
    people = [seat for seat in table.seats if table.people_of(seat)]
    ready = [reader.seat(seat) for seat in people if seat not in table.awaited]
    missing = []
    for seat in table.awaited:
        mentions = "/".join(reader.mention(person) for person in table.people_of(seat))
        name = f"{reader.symbol(seat)} {mentions}".strip() if ping else reader.seat(seat)
        missing.append(with_absence(name, table, seat, reader))
    lines = [reader.say("campaign.invitation.open", button=ready_label(table))]
    if ready:
        lines.append(reader.say("campaign.invitation.ready", ready=reader.join(ready)))
    if missing:
        told = reader.join(missing)
        lines.append(reader.say("campaign.invitation.missing", missing=told, count=len(missing)))
    if table.paused is not None:
        lines.append(reader.say("campaign.state.paused", awaited="", count=0))
    return "\n".join(lines)


async def say_ready(ctx: Context, table: Table, *, ready: bool) -> None:
    """Mark a person as ready for the next scenario, or not."""
    if ready:
        bot_permissions.require(ctx)
    ctx.table = after = await ctx.host.campaigns.say_ready(table.id, ctx.person.id, ready=ready)
    reader = ctx.reader(after)
    if after.status == "running":
        said = reader.say("campaign.done.begun")
    elif ready:
        missing = [reader.seat(seat) for seat in after.awaited]
        joined = reader.join(missing)
        said = reader.say("campaign.done.ready", missing=joined, count=len(missing))
    else:
        said = reader.say("campaign.done.waiting", button=ready_label(after))
    await ctx.show(MessageBuilder().text(said, limit=600))


@action("campaign-ready", "private")
async def ready(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Handle the ready button."""
    details = await campaign_of_custom_id(ctx, custom_id)
    await say_ready(ctx, details.table, ready=True)


@action("campaign-wait", "private")
async def wait(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Handle the button that takes readiness back."""
    details = await campaign_of_custom_id(ctx, custom_id)
    await say_ready(ctx, details.table, ready=False)

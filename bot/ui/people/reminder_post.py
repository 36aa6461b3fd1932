"""The reminder of a table, and snoozing it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import discord
from discord import ui

from bot.errors import Refusal
from bot.host.people.reminders import Snooze
from bot.host.waits.reminder_times import MAX_REMINDERS
from bot.model.posts import Post
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.post_messages import builds_post, with_post_id
from bot.ui.dispatch.table_links import link, where
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import ITEM_GONE, CustomId, PersistentItem, button
from bot.ui.kit.reader import Reader
from bot.ui.wording.campaign_words import ready_label, table_name
from bot.ui.wording.timestamps import stamp
from games.core.phrase import phrase

if TYPE_CHECKING:
    from bot.ui.dispatch.dispatcher import Dispatcher

SNOOZE_KEYS: Final[dict[Snooze, str]] = {
    "hour": "reminders.snooze.hour",
    "hours": "reminders.snooze.hours",
    "morning": "reminders.snooze.morning",
}


@builds_post("reminder")
async def reminder_message(post: Post, dispatcher: Dispatcher, reader: Reader) -> MessageBuilder:
    """Build the reminder, for the table's channel or as a direct message."""
    table, detail = post.table, post.detail
    person = post.person_id or next(iter(post.mentioned), 0)
    since, number, turn = detail["since"], detail["number"], detail["turn"]
    assert isinstance(since, float | int)
    assert isinstance(number, int)
    assert isinstance(turn, int)
    game, builder = table_name(table), MessageBuilder()
    came = stamp(since, "R")
    if post.person_id is None:
        who = reader.mention(person)
        key = "campaign.reminder.channel" if table.interlude else "reminders.post.channel"
        said = phrase(key, person=who, game=game, since=came)
    else:
        place = where(table, dispatcher, reader)
        key = "campaign.reminder.private" if table.interlude else "reminders.post.private"
        said = phrase(key, id=table.id, game=game, place=place, since=came)
    builder.text(reader.text(said), limit=600)
    time = (await dispatcher.host.clocks.times(table)).get(person)
    if time is not None and time.left == 0:
        builder.text(reader.say("reminders.post.up"), limit=300)
    elif time is not None and time.until is not None:
        builder.text(reader.say("reminders.post.clock", until=stamp(time.until, "R")), limit=300)
    builder.text(reader.say("reminders.post.number", number=number, most=MAX_REMINDERS), limit=300)
    mine = CustomId.of("move", table.id, max(post.entry, 0), post.id)
    label = reader.say("bot.post.my_move")
    if table.interlude:
        mine = with_post_id(CustomId("campaign-ready", table.id), post)
        label = reader.text(ready_label(table))
    # The first button carries the post's id: the mark by which a sent post is found again.
    row: list[PersistentItem | ui.Button[ui.LayoutView]] = [
        button(mine, label, discord.ButtonStyle.primary)
    ]
    for snooze, key in SNOOZE_KEYS.items():
        custom_id = CustomId.of("snooze", table.id, turn, person, snooze)
        row.append(button(custom_id, reader.say(key), emoji="💤"))
    row.append(ui.Button(url=link(table), label=reader.say("reminders.post.go")))
    return builder.buttons(row)


@action("snooze", "private")
async def snooze(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Snooze: only for the person reminded, and only in the same turn."""
    person, wanted = custom_id.expect(2)[:2]
    chosen = next((known for known in SNOOZE_KEYS if known == wanted), None)
    if chosen is None:
        raise Refusal(ITEM_GONE)
    if person != str(ctx.person.id):
        raise Refusal(phrase("reminders.refused.not_yours"))
    until = await ctx.host.reminders.snooze(custom_id.table, ctx.person.id, custom_id.entry, chosen)
    await ctx.tell(phrase("reminders.snoozed", until=stamp(until), ahead=stamp(until, "R")))

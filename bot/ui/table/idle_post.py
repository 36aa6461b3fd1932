"""The posts about a table that nobody touches: it is about to end, has ended, or is open again."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.model.posts import Post
from bot.ui.dispatch import table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.dispatcher import Dispatcher
from bot.ui.dispatch.moderator_rights import moderates
from bot.ui.dispatch.post_messages import builds_post, with_post_id
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, button
from bot.ui.kit.reader import Reader
from bot.ui.wording.timestamps import stamp
from games.core.phrase import phrase


@builds_post("idle")
async def idle_post(post: Post, dispatcher: Dispatcher, reader: Reader) -> MessageBuilder:
    """Build the post with its one button."""
    event, until = post.detail.get("event"), post.detail.get("until")
    when = stamp(until if isinstance(until, int | float) else 0.0, "D")
    builder, table = MessageBuilder(), post.table
    if event == "warned":
        builder.text(reader.say("idle.warned", until=when), limit=600)
        custom_id, label = CustomId("idle-keep", table.id), reader.say("idle.button.keep")
    elif event == "ended":
        builder.text(reader.say("idle.ended", until=when), limit=600)
        custom_id, label = CustomId("idle-reopen", table.id), reader.say("idle.button.reopen")
    else:
        by = post.detail.get("by")
        who = reader.mention(by) if isinstance(by, int) else "–"
        people = reader.join([reader.mention(person) for person in post.mentioned])
        text = reader.say("idle.reopened", who=who, people=people, count=len(post.mentioned))
        builder.text(text, limit=600)
        custom_id = CustomId.of("move", table.id, max(post.entry, 0))
        label = reader.say("bot.post.my_move")
        if table.entry_count == 0:
            custom_id, label = CustomId("options", table.id), reader.say("bot.lobby.button.options")
    item = button(with_post_id(custom_id, post), label, discord.ButtonStyle.primary)
    return builder.buttons([item])


@action("idle-keep", "private")
async def keep(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Keep a table that is about to end."""
    table = await table_lookup.seen(ctx, custom_id.table)
    await ctx.host.idle_tables.keep(table.id, ctx.person.id, moderator=moderates(ctx, table))
    await ctx.tell(phrase("idle.kept"))


@action("idle-reopen", "private")
async def reopen(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Reopen a table that has ended."""
    table = await table_lookup.seen(ctx, custom_id.table)
    await ctx.host.idle_tables.reopen(table.id, ctx.person.id, moderator=moderates(ctx, table))
    await ctx.tell(phrase("idle.done.reopened"))

"""``/admin announce``: one text, posted at all open tables of the server."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.errors import Refusal
from bot.host.server.announcements import MAX_ANNOUNCEMENT_LENGTH
from bot.model.posts import Post
from bot.ui.dispatch import moderator_rights
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.dispatcher import Dispatcher
from bot.ui.dispatch.forms import TextField, form
from bot.ui.dispatch.post_messages import builds_post, with_post_id
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.names import visible_lines
from bot.ui.kit.persistent_items import CustomId, button, chosen_value
from bot.ui.kit.reader import Reader
from bot.ui.moderation.moderator_posts import moderator_mention, notice_buttons
from games.core.phrase import phrase


async def offer(ctx: Context) -> None:
    """Say how many tables an announcement would reach, with a button to write it."""
    by = moderator_rights.require_server(ctx)
    count = await ctx.host.announcements.reach(by.guild_id)
    if not count:
        raise Refusal(phrase("host.refused.no_open_tables"))
    reader = ctx.reader()
    builder = MessageBuilder().text(reader.say("announce.offer", count=count))
    write = button(
        CustomId("announce"), reader.say("announce.write"), discord.ButtonStyle.primary, emoji="📣"
    )
    await ctx.show(builder.buttons([write]))


@action("announce", "form")
async def ask_for_text(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Open the form for the text."""
    await ctx.load_server()
    moderator_rights.require_server(ctx)
    reader = ctx.reader()
    text_field = TextField(
        "text",
        reader.say("announce.field"),
        reader.say("announce.field-help"),
        max_length=MAX_ANNOUNCEMENT_LENGTH,
        long=True,
        required=True,
    )
    await ctx.ask(form(CustomId("announce-send"), reader.say("announce.form"), [text_field]))


@action("announce-send", "panel")
async def send(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Post the text at all open tables."""
    by = moderator_rights.require_server(ctx)
    typed = visible_lines(chosen_value(values))
    count = await ctx.host.announcements.announce(by.guild_id, by.person, typed)
    await ctx.show(MessageBuilder().text(ctx.reader().say("announce.done", count=count)))


@builds_post("announcement")
async def announcement(post: Post, dispatcher: Dispatcher, reader: Reader) -> MessageBuilder:
    """Build the announcement at one table; it mentions nobody."""
    builder = MessageBuilder().text(reader.say("announce.title"), limit=200)
    builder.text(str(post.detail["text"]), limit=MAX_ANNOUNCEMENT_LENGTH)
    builder.text(reader.say("announce.foot", by=moderator_mention(post, reader)), limit=200)
    if post.table.gathering:
        options = with_post_id(CustomId("options", post.table.id), post)
        return builder.buttons([button(options, reader.say("bot.lobby.button.options"))])
    return builder.buttons(notice_buttons(post, reader))

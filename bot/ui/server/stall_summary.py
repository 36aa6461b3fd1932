"""The daily summary of stalled tables for moderators."""

from __future__ import annotations

import discord

from bot.game_words import game_name
from bot.host.moderation.table_list import ANY_STALL
from bot.model.posts import Post
from bot.ui.dispatch.dispatcher import Dispatcher
from bot.ui.dispatch.post_messages import builds_post, with_post_id
from bot.ui.kit.limits import MENU_OPTIONS
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, MenuOption, button, menu
from bot.ui.kit.reader import Reader
from bot.ui.server.stall_words import stall_line, table_line
from games.core.phrase import phrase

_MAX_LISTED = 15


@builds_post("stalls")
async def stall_summary(post: Post, dispatcher: Dispatcher, reader: Reader) -> MessageBuilder:
    """Build the summary: the stalled tables, the reasons, and links to them."""
    found = await dispatcher.host.stalls.lasting(post.table.guild_id, MENU_OPTIONS)
    count = len(found.table_ids)
    builder = MessageBuilder().text(reader.say("admin.summary.title", count=count), limit=400)
    new: frozenset[int] = frozenset()
    if isinstance(before := post.detail.get("before"), list) and before:
        listed = {*found.table_ids}
        new, gone = frozenset(listed - {*before}), {*before} - listed
        said = reader.say("admin.summary.changed", new=len(new), gone=len(gone))
        builder.text(said if new or gone else reader.say("admin.summary.same"), limit=200)
    lines = []
    for stalled in found.first[:_MAX_LISTED]:
        own = Reader(reader.words, reader.language, stalled.table)
        why = " · ".join(stall_line(stall, own) for stall in stalled.stalls)
        if stalled.table.id in new:
            mark = reader.say("admin.summary.new")
            why = f"{mark} · {why}"
        lines.append(table_line(stalled.table, why, own))
    if count > _MAX_LISTED:
        lines.append(reader.say("bot.games.more", count=count - _MAX_LISTED))
    builder.text("\n".join(lines), limit=3200)
    desk_custom_id = with_post_id(CustomId.of("desk", post.table.id, 0, ANY_STALL), post)
    label = reader.say("admin.summary.desk")
    builder.buttons([button(desk_custom_id, label, discord.ButtonStyle.primary, emoji="📋")])
    items = [
        MenuOption(
            str(stalled.table.id),
            reader.label(
                phrase(
                    "bot.games.item",
                    game=game_name(stalled.table.game),
                    id=stalled.table.id,
                )
            ),
        )
        for stalled in found.first
    ]
    if items:
        builder.menu(menu(CustomId("desk-open"), items, reader.say("admin.desk.open")))
    return builder

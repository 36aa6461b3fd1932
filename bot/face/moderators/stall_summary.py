"""The daily word to moderators about tables that do not get on."""

from __future__ import annotations

import discord

from bot.face.desk.desk import Desk
from bot.face.desk.posts import sheet_of, with_post_id
from bot.face.kit.controls import Code, Item, button, menu
from bot.face.kit.limits import MENU_OPTIONS
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.moderators.stall_words import stall_line, table_line
from bot.host.moderation.table_list import ANY_STALL
from bot.model.posts import Post
from games.core.phrase import phrase

_LISTED = 15


@sheet_of("stalls")
async def stall_summary(post: Post, desk: Desk, reader: Reader) -> Sheet:
    """Which tables have not got on for days and why, with the way to each of them."""
    found = await desk.host.stalls.lasting(post.table.guild_id)
    sheet = Sheet().text(reader.say("admin.summary.title", count=len(found)), limit=400)
    lines = []
    for stalled in found[:_LISTED]:
        own = Reader(reader.words, reader.language, stalled.table)
        why = " · ".join(stall_line(stall, own) for stall in stalled.stalls)
        lines.append(table_line(stalled.table, why, own))
    if len(found) > _LISTED:
        lines.append(reader.say("bot.games.more", count=len(found) - _LISTED))
    sheet.text("\n".join(lines), limit=3200)
    desk_code = with_post_id(Code.of("desk", post.table.id, 0, ANY_STALL), post)
    label = reader.say("admin.summary.desk")
    sheet.buttons([button(desk_code, label, discord.ButtonStyle.primary, emoji="📋")])
    items = [
        Item(
            str(stalled.table.id),
            reader.label(
                phrase(
                    "bot.games.item",
                    game=phrase(f"{stalled.table.game}.name"),
                    id=stalled.table.id,
                )
            ),
        )
        for stalled in found[:MENU_OPTIONS]
    ]
    if items:
        sheet.menu(menu(Code("desk-open"), items, reader.say("admin.desk.open")))
    return sheet

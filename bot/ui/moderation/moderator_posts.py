"""Posts about moderators' actions at a table, and about its lost channel."""

from __future__ import annotations

from typing import Final

import discord

from bot.game_words import game_name
from bot.model.posts import Post
from bot.ui.dispatch.dispatcher import Dispatcher
from bot.ui.dispatch.post_messages import builds_post, with_post_id
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, PersistentItem, button
from bot.ui.kit.reader import Reader
from bot.ui.play.turn_post import awaited_line

PLACED_KEYS: Final[dict[str, str]] = {
    "added": "admin.post.added",
    "swapped": "admin.post.swapped",
    "removed": "admin.post.removed",
}
"""The words of each event that a post of the kind ``placed`` tells."""


def notice_buttons(post: Post, reader: Reader) -> list[PersistentItem]:
    """The buttons; the first has the post's id, by which a sent post is found again."""
    table = post.table
    if table.interlude:
        custom_id = with_post_id(CustomId("campaign", table.id), post)
        return [button(custom_id, reader.say("campaign.button.show"))]
    log = button(CustomId.of("log", table.id, post.entry, post.id), reader.say("bot.post.log"))
    if table.status != "running":
        return [log]
    custom_id = CustomId.of("move", table.id, max(post.entry, 0), post.id)
    return [button(custom_id, reader.say("bot.post.my_move"), discord.ButtonStyle.primary), log]


def moderator_mention(post: Post, reader: Reader) -> str:
    """The mention of the moderator who acted."""
    by = post.detail["by"]
    assert isinstance(by, int)
    return reader.mention(by)


@builds_post("paused", "resumed")
async def paused_or_resumed(post: Post, dispatcher: Dispatcher, reader: Reader) -> MessageBuilder:
    """Build the post about a paused or resumed match; a resumed one mentions awaited people."""
    builder = MessageBuilder()
    called = reader.join([reader.mention(person) for person in post.mentioned])
    words = reader.say(
        "admin.post.resumed" if post.kind == "resumed" else "admin.post.paused",
        id=post.table.id,
        by=moderator_mention(post, reader),
        people=called,
        count=len(post.mentioned),
    )
    builder.text(words, limit=800)
    return builder.buttons(notice_buttons(post, reader))


@builds_post("answered")
async def answered(post: Post, dispatcher: Dispatcher, reader: Reader) -> MessageBuilder:
    """Build the post about an answer that a computer player gave for a person."""
    seat = str(post.detail.get("seat"))
    by = moderator_mention(post, reader)
    builder = MessageBuilder().text(
        reader.say("admin.post.answered", by=by, seat=reader.seat(seat)), 800
    )
    return builder.buttons(notice_buttons(post, reader))


@builds_post("placed")
async def placed(post: Post, dispatcher: Dispatcher, reader: Reader) -> MessageBuilder:
    """Build the post about a change of people in a lobby, which mentions them."""
    person, before = post.detail.get("person"), post.detail.get("before")
    assert isinstance(person, int)
    words = reader.say(
        PLACED_KEYS[str(post.detail["event"])],
        id=post.table.id,
        game=reader.text(game_name(post.table.game)),
        by=moderator_mention(post, reader),
        person=reader.mention(person),
        before=reader.mention(before) if isinstance(before, int) else "",
    )
    builder = MessageBuilder().text(words, limit=800)
    if post.table.member_of(person) is None or not post.table.gathering:
        return builder.buttons(notice_buttons(post, reader))
    leave = with_post_id(CustomId("leave", post.table.id), post)
    return builder.buttons([button(leave, reader.say("bot.lobby.button.leave"))])


@builds_post("moved")
async def moved(post: Post, dispatcher: Dispatcher, reader: Reader) -> MessageBuilder:
    """Build the posts about a moved table, in its old channel and in its new one."""
    table, builder = post.table, MessageBuilder()
    if post.channel_id is not None:
        place = f"<#{post.detail.get('to')}>"
        builder.text(reader.say("admin.moved.away", id=table.id, place=place), limit=800)
        if post.amends is not None:
            # The lobby's old message loses its buttons.
            return builder
        return builder.buttons(notice_buttons(post, reader))
    before, message = post.detail.get("from"), post.detail.get("message")
    old = f"https://discord.com/channels/{table.guild_id}/{before}"
    link = f"{old}/{message}" if message else old
    by = moderator_mention(post, reader)
    words = reader.say("admin.moved.here", id=table.id, place=f"<#{before}>", link=link, by=by)
    if post.detail.get("gone"):
        words = reader.say("admin.moved.from_nowhere", id=table.id, by=by)
    builder.text(words, limit=800)
    position = await dispatcher.host.play.position(table.id, None)
    builder.picture(await dispatcher.pictures.board(position, reader))
    if table.status == "running":
        builder.text(awaited_line(position, reader, ping=False), limit=600)
    return builder.buttons(notice_buttons(post, reader))


@builds_post("lost")
async def lost(post: Post, dispatcher: Dispatcher, reader: Reader) -> MessageBuilder:
    """Build the direct message to a table's creator whose channel takes no posts."""
    table = post.table
    words = reader.say(
        "admin.post.lost",
        id=table.id,
        game=reader.text(game_name(table.game)),
        place=f"<#{post.detail.get('channel')}>",
    )
    return MessageBuilder().text(words, limit=1200).buttons(notice_buttons(post, reader))

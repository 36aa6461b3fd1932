"""Builds the daily digest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.model.posts import Post
from bot.model.table import Table
from bot.ui.dispatch.post_messages import builds_post, with_post_id
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, button
from bot.ui.kit.reader import Reader
from bot.ui.people.my_games import add_games

if TYPE_CHECKING:
    from bot.ui.dispatch.dispatcher import Dispatcher


@builds_post("digest")
async def digest_message(post: Post, dispatcher: Dispatcher, reader: Reader) -> MessageBuilder:
    """Build the digest from the state at the time of sending."""
    assert post.person_id is not None
    page = await dispatcher.host.digests.page(post.person_id, digest=True)

    def at(table: Table) -> Reader:
        return Reader(reader.words, reader.language, table)

    builder = MessageBuilder()
    add_games(builder, page, reader, at, dispatcher)
    custom_id = with_post_id(CustomId.of("reminders", post.table.id, 0), post)
    return builder.buttons([button(custom_id, reader.say("reminders.digest.settings"), emoji="⚙️")])

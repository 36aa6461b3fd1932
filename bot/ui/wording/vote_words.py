"""Words open votes as a line and as a button."""

from __future__ import annotations

from typing import Final

import discord

from bot.game_words import game_name
from bot.model.posts import Post
from bot.model.table import Table
from bot.model.votes import Petition, PetitionKind
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, PersistentItem, button
from bot.ui.kit.reader import Reader

VOTE_KEYS: Final[dict[PetitionKind, str]] = {
    "rewind": "votes.line.rewind",
    "flag": "votes.line.flag",
}


def vote_line(petition: Petition, table: Table, reader: Reader) -> str:
    """The line about a vote."""
    game = game_name(table.game)
    return reader.say(VOTE_KEYS[petition.kind], game=game, id=table.id)


def vote_button(
    petition: Petition, table: Table, reader: Reader, *, many: bool = False
) -> PersistentItem:
    """The button that opens a vote; with ``many`` it names the table."""
    custom_id = CustomId.of("vote-open", table.id, 0, petition.id, petition.kind)
    key = "votes.open_table" if many else "votes.open"
    return button(custom_id, reader.say(key, id=table.id), discord.ButtonStyle.primary, emoji="🗳️")


def posted_again_message(post: Post, reader: Reader) -> MessageBuilder:
    """The message of an old post of a vote that was posted again."""
    table = post.table
    there = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    link = f"{there}/{post.detail.get('moved_to')}"
    return MessageBuilder().text(reader.say("votes.put_again", link=link), limit=400)

"""Words open votes as a line and as a button."""

from __future__ import annotations

from typing import Final, Literal

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


VoteStep = Literal["vote", "again", "withdraw"]
"""What a person can do about a vote: vote, change their vote, or withdraw their question."""

BUTTON_KEYS: Final[dict[VoteStep, tuple[str, str]]] = {
    "vote": ("votes.open", "votes.open_table"),
    "again": ("votes.again", "votes.again_table"),
    "withdraw": ("votes.withdraw", "votes.withdraw_table"),
}
"""The labels of the button that opens a vote; the second one names the table."""


def vote_step(petition: Petition, person_id: int) -> VoteStep:
    """What a person can do about a vote that concerns them."""
    if person_id == petition.asked_by:
        return "withdraw"
    return "again" if person_id in petition.ballots else "vote"


def vote_button(
    petition: Petition, table: Table, reader: Reader, person_id: int, *, many: bool = False
) -> PersistentItem:
    """The button that opens a vote for a person; with ``many`` it names the table."""
    custom_id = CustomId.of("vote-open", table.id, 0, petition.id, petition.kind)
    step = vote_step(petition, person_id)
    style = discord.ButtonStyle.primary if step == "vote" else discord.ButtonStyle.secondary
    return button(custom_id, reader.say(BUTTON_KEYS[step][many], id=table.id), style, emoji="🗳️")


def posted_again_message(post: Post, reader: Reader) -> MessageBuilder:
    """The message of an old post of a vote that was posted again."""
    table = post.table
    there = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    link = f"{there}/{post.detail.get('moved_to')}"
    return MessageBuilder().text(reader.say("votes.put_again", link=link), limit=400)

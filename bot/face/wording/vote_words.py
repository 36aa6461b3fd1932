"""Votes that wait for somebody, as a line and as a button."""

from __future__ import annotations

import discord

from bot.face.kit.controls import Code, Control, button
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.model.posts import Post
from bot.model.table import Table
from bot.model.votes import Petition
from games.core.phrase import phrase


def vote_line(petition: Petition, table: Table, reader: Reader) -> str:
    """What is asked, in one line."""
    game = phrase(f"{table.game}.name")
    return reader.say(f"votes.line.{petition.kind}", game=game, id=table.id)


def vote_button(petition: Petition, table: Table, reader: Reader, *, many: bool = False) -> Control:
    """Opens a vote for the person who presses it; one of ``many`` names its table."""
    code = Code.of("vote-open", table.id, 0, petition.id, petition.kind)
    key = "votes.open_table" if many else "votes.open"
    return button(code, reader.say(key, id=table.id), discord.ButtonStyle.primary, emoji="🗳️")


def put_again_sheet(post: Post, reader: Reader) -> Sheet:
    """What is left of a vote's post when the vote was posted once more."""
    table = post.table
    there = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    link = f"{there}/{post.detail.get('moved_to')}"
    return Sheet().text(reader.say("votes.put_again", link=link), limit=400)

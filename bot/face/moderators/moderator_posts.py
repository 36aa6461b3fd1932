"""What a table is told of its moderators' deeds, and of losing its place."""

from __future__ import annotations

import discord

from bot.face.desk.desk import Desk
from bot.face.desk.posts import sheet_of, with_post_id
from bot.face.kit.controls import Code, Control, button
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.play.turn_post import awaited_line
from bot.model.posts import Post


def _buttons(post: Post, reader: Reader) -> list[Control]:
    """The first carries the post's id: the mark by which a sent post is found again."""
    table = post.table
    if table.interlude:
        code = with_post_id(Code("campaign", table.id), post)
        return [button(code, reader.say("campaign.button.show"))]
    log = button(Code.of("log", table.id, post.entry, post.id), reader.say("bot.post.log"))
    if table.status != "running":
        return [log]
    code = Code.of("move", table.id, max(post.entry, 0), post.id)
    return [button(code, reader.say("bot.post.my_move"), discord.ButtonStyle.primary), log]


def _moderator(post: Post, reader: Reader) -> str:
    """Whose deed it was."""
    by = post.detail["by"]
    assert isinstance(by, int)
    return reader.mention(by)


@sheet_of("paused", "resumed")
async def paused_or_resumed(post: Post, desk: Desk, reader: Reader) -> Sheet:
    """A moderator has stopped a match, or lets it go on; then whoever is awaited is called."""
    sheet = Sheet()
    called = reader.join([reader.mention(person) for person in post.mentioned])
    words = reader.say(
        f"admin.post.{post.kind}",
        id=post.table.id,
        by=_moderator(post, reader),
        people=called,
        count=len(post.mentioned),
    )
    sheet.text(words, limit=800)
    return sheet.buttons(_buttons(post, reader))


@sheet_of("answered")
async def answered(post: Post, desk: Desk, reader: Reader) -> Sheet:
    """A computer player has answered one question in somebody's place."""
    seat = str(post.detail.get("seat"))
    by = _moderator(post, reader)
    sheet = Sheet().text(reader.say("admin.post.answered", by=by, seat=reader.seat(seat)), 800)
    return sheet.buttons(_buttons(post, reader))


@sheet_of("placed")
async def placed(post: Post, desk: Desk, reader: Reader) -> Sheet:
    """A moderator has changed who is at a table that has not begun; they are called."""
    person, before = post.detail.get("person"), post.detail.get("before")
    assert isinstance(person, int)
    words = reader.say(
        f"admin.post.{post.detail['event']}",
        id=post.table.id,
        game=reader.say(f"{post.table.game}.name"),
        by=_moderator(post, reader),
        person=reader.mention(person),
        before=reader.mention(before) if isinstance(before, int) else "",
    )
    sheet = Sheet().text(words, limit=800)
    if post.table.member_of(person) is None or not post.table.gathering:
        return sheet.buttons(_buttons(post, reader))
    leave = with_post_id(Code("leave", post.table.id), post)
    return sheet.buttons([button(leave, reader.say("bot.lobby.button.leave"))])


@sheet_of("moved")
async def moved(post: Post, desk: Desk, reader: Reader) -> Sheet:
    """Where a table is now, said in its old place; where it comes from and its board, here."""
    table, sheet = post.table, Sheet()
    if post.channel_id is not None:
        place = f"<#{post.detail.get('to')}>"
        sheet.text(reader.say("admin.moved.away", id=table.id, place=place), limit=800)
        return sheet.buttons(_buttons(post, reader))
    before, message = post.detail.get("from"), post.detail.get("message")
    old = f"https://discord.com/channels/{table.guild_id}/{before}"
    link = f"{old}/{message}" if message else old
    by = _moderator(post, reader)
    words = reader.say("admin.moved.here", id=table.id, place=f"<#{before}>", link=link, by=by)
    if post.detail.get("gone"):
        words = reader.say("admin.moved.from_nowhere", id=table.id, by=by)
    sheet.text(words, limit=800)
    position = await desk.host.play.position(table.id, None)
    sheet.picture(await desk.pictures.board(position, reader))
    if table.status == "running":
        sheet.text(awaited_line(position, reader, ping=False), limit=600)
    return sheet.buttons(_buttons(post, reader))


@sheet_of("lost")
async def lost(post: Post, desk: Desk, reader: Reader) -> Sheet:
    """A table's place takes no posts: said in private to whoever opened it."""
    table = post.table
    words = reader.say(
        "admin.post.lost",
        id=table.id,
        game=reader.say(f"{table.game}.name"),
        place=f"<#{post.detail.get('channel')}>",
    )
    return Sheet().text(words, limit=1200).buttons(_buttons(post, reader))

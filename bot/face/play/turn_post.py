"""The posts that tell the log: each turn, the end of a match, and what keeps one from going on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord

from bot.face.desk.desk import Desk
from bot.face.desk.posts import sheet_of
from bot.face.kit import limits
from bot.face.kit.clock_words import deadline_line
from bot.face.kit.controls import Code, Control, button
from bot.face.kit.luck_words import luck_lines
from bot.face.kit.pictures import Pictures
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.kit.standings import put_fairness, put_standings
from bot.face.kit.timestamps import with_absence
from bot.model.match import Position
from bot.model.posts import TELLING, Post
from bot.model.table import Table
from games.core.facts import Note
from games.core.phrase import phrase

if TYPE_CHECKING:
    pass


_STORY_ROOM = 2200


_LAST_STORY_ROOM = 1200


_AWAITED_ROOM = 1000


@sheet_of(*TELLING)
async def telling_sheet(post: Post, desk: Desk, reader: Reader) -> Sheet:
    """A post that tells the log, with the pictures that the desk keeps."""
    return await post_sheet(post, reader, desk.pictures)


async def post_sheet(post: Post, reader: Reader, pictures: Pictures) -> Sheet:
    """A post that tells the log as a message."""
    sheet = Sheet()
    if post.position is None:
        sheet.text(reader.say(f"bot.post.{post.kind}", id=post.table.id), limit=800)
        sheet.buttons(_buttons(post, reader))
        return sheet
    if post.kind in ("turn", "over"):
        await _put_position(sheet, post, post.position, reader, pictures)
    else:
        sheet.text(reader.say(f"bot.post.{post.kind}", id=post.table.id), limit=800)
        sheet.picture(await pictures.board(post.position, reader))
    if post.fairness is not None:
        put_fairness(sheet, post.fairness, reader)
    sheet.buttons(_buttons(post, reader))
    return sheet


async def _put_position(
    sheet: Sheet, post: Post, position: Position, reader: Reader, pictures: Pictures
) -> None:
    title = reader.say(f"{post.table.game}.name")
    headline = reader.text(position.game.headline(position.view))
    sheet.text(reader.say("bot.post.title", game=title, headline=headline), limit=300)
    if post.since_entry < 0 and post.table.seed_hash:
        sheet.text(luck_lines(post.table, reader), limit=900)
    room = _LAST_STORY_ROOM if post.kind == "over" else _STORY_ROOM
    sheet.text(story(position.notes, reader, room))
    if post.decided_by is not None:
        by = reader.mention(post.decided_by)
        sheet.text(reader.say("bot.post.decided_by", by=by), limit=200)
    sheet.picture(await pictures.board(position, reader))
    if post.kind == "over":
        put_standings(sheet, position, reader)
    else:
        # Whoever is cut off here would not be pinged.
        sheet.text(awaited_line(position, reader, ping=post.ping), limit=_AWAITED_ROOM)
        sheet.text(deadline_line(post.table, post.deadlines, reader), limit=400)


def story(notes: Sequence[Note], reader: Reader, room: int) -> str:
    """What happened; where that is too long, its end, and where to read the rest."""
    lines = ["- " + " ".join(reader.text(note.phrase).split()) for note in notes]
    kept, left_out = limits.newest(lines, room)
    if left_out:
        kept.insert(0, reader.say("bot.post.earlier", count=left_out))
    return "\n".join(kept)


def awaited_line(position: Position, reader: Reader, *, ping: bool) -> str:
    """Whose turn it is; people are mentioned, computers and silent posts go by name."""
    table = position.table
    called = []
    for seat in position.awaited:
        people = table.people_of(seat)
        if ping and people:
            mentions = "/".join(reader.mention(person) for person in people)
            name = f"{reader.symbol(seat)} {mentions}".strip()
        else:
            name = reader.seat(seat)
        called.append(with_absence(name, table, seat, reader))
    if not called:
        return ""
    return reader.say("bot.post.awaited", awaited=reader.join(called), count=len(called))


def _buttons(post: Post, reader: Reader) -> list[Control]:
    """The first button carries the post's id: the mark by which a sent post is found again."""
    table = post.table
    log = button(Code.of("log", table.id, post.entry, post.id), reader.say("bot.post.log"))
    if post.kind in ("turn", "thawed"):
        mine = Code.of("move", table.id, max(post.entry, 0), post.id)
        label = reader.say("bot.post.my_move")
        return [button(mine, label, discord.ButtonStyle.primary), *offers(table, reader), log]
    return [log]


def offers(table: Table, reader: Reader) -> list[Control]:
    """Ways to fill each seat that the game waits for: anybody, or for the time being a computer."""
    places = {member.order: table.seats_at(member.order) for member in table.open_places}
    waiting = {place: seats for place, seats in places.items() if {*seats} & {*table.unheld}}
    found = []
    for place, seats in waiting.items():
        take, fill = reader.say("seats.button_take"), reader.say("seats.button_fill")
        if len(waiting) > 1:
            named = phrase(f"seat.{seats[0]}")
            take = reader.label(phrase("seats.button_take_seat", seat=named))
            fill = reader.label(phrase("seats.button_fill_seat", seat=named))
        code = Code.of("take-over", table.id, 0, place)
        found.append(button(code, take, discord.ButtonStyle.success))
        if table.people:
            found.append(button(code._replace(verb="fill-in"), fill))
    return found

"""What the channel is told: each turn, the end of a match, and what keeps one from going on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

import discord

from bot.face import limits
from bot.face.control import Code, Control, button
from bot.face.gallery import Gallery
from bot.face.reader import Reader
from bot.face.sheet import Sheet
from bot.face.stamps import marked as with_absence
from bot.face.standings import put_fairness, put_standings
from bot.face.timing import deadline_line
from bot.host.model import Position, Post, PostKind, Table
from games.core.facts import Note
from games.core.phrase import phrase

if TYPE_CHECKING:
    from bot.face.desk import Desk

_STORY_ROOM = 2200
_LAST_STORY_ROOM = 1200
_AWAITED_ROOM = 1000


Maker = Callable[[Post, "Desk", Reader], Awaitable[Sheet]]

SHEETS: dict[PostKind, Maker] = {}

M = TypeVar("M", bound=Maker)


def sheet_of(*kinds: PostKind) -> Callable[[M], M]:
    """Register the decorated coroutine as what makes notices of these kinds."""

    def register(maker: M) -> M:
        for kind in kinds:
            SHEETS[kind] = maker
        return maker

    return register


async def sheet_for(post: Post, desk: Desk, reader: Reader) -> Sheet:
    """Any post as a message in the language of those who read it."""
    maker = SHEETS.get(post.kind)
    if maker is not None:
        return await maker(post, desk, reader)
    return await post_sheet(post, reader, desk.gallery)


async def post_sheet(post: Post, reader: Reader, gallery: Gallery) -> Sheet:
    """A post that tells the log as a message."""
    sheet = Sheet()
    if post.position is None:
        sheet.text(reader.say(f"bot.post.{post.kind}", id=post.table.id), limit=800)
        sheet.buttons(_buttons(post, reader))
        return sheet
    if post.kind in ("turn", "over"):
        await _put_position(sheet, post, post.position, reader, gallery)
    else:
        sheet.text(reader.say(f"bot.post.{post.kind}", id=post.table.id), limit=800)
        sheet.picture(await gallery.board(post.position, reader))
    if post.fairness is not None:
        put_fairness(sheet, post.fairness, reader)
    sheet.buttons(_buttons(post, reader))
    return sheet


async def _put_position(
    sheet: Sheet, post: Post, position: Position, reader: Reader, gallery: Gallery
) -> None:
    title = reader.say(f"{post.table.game}.name")
    headline = reader.text(position.game.headline(position.view))
    sheet.text(reader.say("bot.post.title", game=title, headline=headline), limit=300)
    if post.since_entry < 0 and post.table.seed_hash:
        sheet.text(reader.say("bot.post.begins", hash=post.table.seed_hash), limit=400)
    room = _LAST_STORY_ROOM if post.kind == "over" else _STORY_ROOM
    sheet.text(story(position.notes, reader, room))
    if post.decided_by is not None:
        by = reader.mention(post.decided_by)
        sheet.text(reader.say("bot.post.decided_by", by=by), limit=200)
    sheet.picture(await gallery.board(position, reader))
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


def marked(code: Code, post: Post) -> Code:
    """A control that says which post it stands under: a notice's first one has to."""
    return code._replace(arg="/".join([*filter(None, [code.arg]), f"post{post.id}"]))


def marker(code: Code) -> int | None:
    """The id of the post that a control belongs to."""
    if code.verb in ("move", "log") and code.parts[0].isdecimal():
        return int(code.parts[0])
    last = code.parts[-1]
    return int(last[4:]) if last.startswith("post") and last[4:].isdecimal() else None

"""The posts that tell the log: each turn, the end of a match, and what keeps one from going on."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.face.desk.desk import Desk
from bot.face.desk.posts import sheet_of
from bot.face.kit.controls import Code, Control, button
from bot.face.kit.pictures import Pictures
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.wording.campaign_words import scenario_line
from bot.face.wording.clock_words import deadline_line
from bot.face.wording.luck_words import luck_lines
from bot.face.wording.seat_titles import board_name
from bot.face.wording.standings import put_fairness, put_standings
from bot.face.wording.story import SCREEN, story
from bot.face.wording.timestamps import with_absence
from bot.model.match import Position
from bot.model.posts import TELLING, Post
from bot.model.table import Table
from games.core.facts import Note
from games.core.phrase import phrase, seat_name

_STORY_ROOM = 2200
_LAST_STORY_ROOM = 1200
_OPENING_ROOM = 1500
"""A scenario begins with its story, however much computers have done before the first post."""
_AWAITED_ROOM = 1000


@sheet_of(*TELLING, "awaited")
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
    if post.kind in ("turn", "awaited", "over"):
        await _put_position(sheet, post, post.position, reader, pictures)
    else:
        sheet.text(reader.say(f"bot.post.{post.kind}", id=post.table.id), limit=800)
        sheet.picture(await pictures.board(post.position, reader, patient=True))
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
    sheet.text(scenario_line(post.table, reader), limit=200)
    if post.since_entry < 0 and post.table.seed_hash:
        sheet.text(luck_lines(post.table, reader), limit=900)
    room = _LAST_STORY_ROOM if post.kind == "over" else _STORY_ROOM
    begins = post.since_entry < 0 and post.table.scenario is not None
    sheet.text(_told(position.notes, reader, room, _OPENING_ROOM if begins else 0))
    if post.taken_back:
        seats = tuple(seat_name(seat) for seat in post.taken_back)
        sheet.text(reader.say("bot.post.taken_back", seats=seats), limit=300)
    if post.decided_by is not None:
        by = reader.mention(post.decided_by)
        sheet.text(reader.say("bot.post.decided_by", by=by), limit=200)
    sheet.picture(await pictures.board(position, reader, patient=True))
    if post.kind == "over":
        put_standings(sheet, position, reader)
    else:
        # Whoever is cut off here would not be pinged.
        sheet.text(awaited_line(position, reader, ping=post.ping), limit=_AWAITED_ROOM)
        sheet.text(deadline_line(post.table, post.deadlines, reader), limit=400)


def _told(notes: Sequence[Note], reader: Reader, room: int, opening: int) -> str:
    """What happened; of what does not fit its end, but so much of its ``opening`` in any case."""
    whole = story(notes, reader, room, SCREEN)
    first, used = 0, 0
    while whole.left_out and first < len(notes):
        used += len(reader.text(notes[first].phrase)) + 3
        if used > opening:
            break
        first += 1
    if not first:
        return whole.text
    began = story(notes[:first], reader, room).text
    rest = story(notes[first:], reader, max(room - len(began), 1), max(SCREEN - first, 4))
    return f"{began}\n{rest.text}"


def awaited_line(position: Position, reader: Reader, *, ping: bool) -> str:
    """Whose turn it is; people are mentioned, silent posts name them.

    Computers answer at once: nobody waits for them beside people.
    """
    table = position.table
    called = []
    waiting = [seat for seat in position.awaited if table.computer_of(seat) is None]
    for seat in waiting or position.awaited:
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
    log = button(
        Code.of("log", table.id, max(post.entry, 0), post.id, max(post.since_entry, 0)),
        reader.say("bot.post.log"),
    )
    told = [log]
    if table.campaign_id is not None:
        told.append(button(Code("campaign", table.id), reader.say("campaign.button.show")))
    if post.kind in ("turn", "awaited", "thawed"):
        mine = Code.of("move", table.id, max(post.entry, 0), post.id)
        label = reader.say("bot.post.my_move")
        return [
            button(mine, label, discord.ButtonStyle.primary),
            *offers(table, post.position, reader),
            *told,
        ]
    if post.kind == "over" and table.scenario is None:
        again = Code.of("rematch", table.id, max(post.entry, 0))
        return [log, button(again, reader.say("bot.post.rematch"), discord.ButtonStyle.success)]
    return told


def offers(table: Table, position: Position | None, reader: Reader) -> list[Control]:
    """Ways to fill each seat that the game waits for: anybody, or for the time being a computer."""
    places = {member.order: table.seats_at(member.order) for member in table.open_places}
    waiting = {place: seats for place, seats in places.items() if {*seats} & {*table.unheld}}
    found = []
    for place, seats in waiting.items():
        take, fill = reader.say("seats.button_take"), reader.say("seats.button_fill")
        if len(waiting) > 1:
            named = board_name(seats[0], position)
            take = reader.label(phrase("seats.button_take_seat", seat=named))
            fill = reader.label(phrase("seats.button_fill_seat", seat=named))
        code = Code.of("take-over", table.id, 0, place)
        found.append(button(code, take, discord.ButtonStyle.success))
        if table.people:
            found.append(button(code._replace(verb="fill-in"), fill))
    return found

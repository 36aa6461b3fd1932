"""``/admin rollback``: back to any entry, after a look at what that would mean."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.errors import Refusal, StaleMove
from bot.face.desk.autocomplete import Pairs, filled, narrowed
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code, button
from bot.face.kit.limits import newest
from bot.face.kit.numbers import is_number, must_be_entry
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.moderators.table_list import chosen, meant
from bot.host.moderation.table_list import Given
from bot.model.table import Table
from games.core.phrase import Phrase, phrase

_NOTES_ROOM = 1600


async def entries(visit: Visit, typed: str) -> Pairs:
    """The answers of the match, the newest first, as everybody may know them."""
    table, _ = await chosen(visit, filled(visit, "p_table"))
    given = await visit.host.table_list.answers(table.id)
    reader = visit.reader(table)
    return narrowed(((_title(one, reader), str(one.number)) for one in reversed(given)), typed)


def _title(given: Given, reader: Reader) -> str:
    told = reader.label(given.notes[0].phrase) if given.notes else reader.say("admin.entry.quiet")
    seat = reader.seat_label(given.seat)
    # Most notes say by themselves whom they are about.
    key = "admin.entry_told" if seat in told else "admin.entry"
    return reader.label(phrase(key, number=given.number, seat=seat, told=told))


async def ask_to_roll_back(visit: Visit, typed: str | None, entry: str) -> None:
    """Show how the table would stand, and what would be taken back."""
    table, _ = await chosen(visit, typed)
    number = entry.strip().lstrip("#")
    if not is_number(number):
        raise Refusal(phrase("admin.refused.no_entry"))
    await visit.show(await _preview(visit, table, int(number)))


async def _preview(visit: Visit, table: Table, number: int, notice: Phrase | None = None) -> Sheet:
    host, reader = visit.host, visit.reader(table)
    if table.status != "running":
        key = "frozen" if table.status == "frozen" else "not_running"
        raise Refusal(phrase(f"host.refused.{key}"))
    given = await host.table_list.answers(table.id)
    if number not in [one.number for one in given]:
        raise Refusal(phrase("admin.refused.no_entry"))
    undone = [one for one in given if one.number >= number]
    then = await host.rewind.look(table.id, number)
    sheet = Sheet()
    if notice is not None:
        sheet.text(reader.text(notice), limit=400)
    words = reader.say("admin.rollback.title", id=table.id, number=number, count=len(undone))
    sheet.text(words, limit=500)
    sheet.text(_undone_lines(undone, reader))
    now = await host.play.position(table.id, None)
    captions = (reader.say("admin.rollback.now"), reader.say("admin.rollback.then"))
    sheet.picture(await visit.desk.pictures.compared(now, then, reader, captions))
    headline = reader.text(then.game.headline(then.view))
    awaited = reader.join([reader.seat(seat) for seat in then.awaited])
    words = reader.say("admin.rollback.headline", headline=headline, awaited=awaited)
    sheet.text(words, limit=400)
    # The log may go on between the look and the click: then it is looked at anew.
    code = Code.of("admin-rollback", table.id, table.entry_count, number)
    label = reader.say("admin.rollback.button")
    leave = button(Code("admin-leave", table.id), reader.say("admin.rollback.leave"))
    return sheet.buttons([button(code, label, discord.ButtonStyle.danger), leave])


def _undone_lines(undone: Sequence[Given], reader: Reader) -> str:
    """What would be taken back: who answered, and what everybody heard of it."""
    lines = []
    for one in undone:
        said = [" ".join(reader.text(note.phrase).split()) for note in one.notes]
        told = " ".join(said) or reader.say("admin.entry.quiet")
        seat = reader.seat(one.seat)
        key = "admin.rollback.line_told" if seat in told else "admin.rollback.line"
        lines.append(reader.say(key, number=one.number, seat=seat, told=told))
    kept, left_out = newest(lines, _NOTES_ROOM)
    if left_out:
        kept.insert(0, reader.say("admin.rollback.more", count=left_out))
    return "\n".join(kept)


@verb("admin-rollback", "panel")
async def roll_back(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The second click."""
    table, by = await meant(visit, code)
    number = must_be_entry(code.parts[0])
    try:
        table = await visit.host.moderation.rollback(by, table.id, number, code.entry)
    except StaleMove:
        stale = phrase("admin.rollback.stale")
        await visit.show(await _preview(visit, table, number, stale))
        return
    words = visit.reader(table).say("admin.done.rolled_back", id=table.id, number=number)
    await visit.show(Sheet().text(words))


@verb("admin-leave", "panel")
async def leave_it(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Better not."""
    table, _ = await meant(visit, code)
    words = visit.reader(table).say("admin.done.left", id=table.id)
    await visit.show(Sheet().text(words))

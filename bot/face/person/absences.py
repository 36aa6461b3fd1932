"""``/away``: saying that one does not play for a while, seeing it and coming back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

import discord
from discord import app_commands

from bot.errors import Refusal
from bot.face.desk import autocomplete
from bot.face.desk.commands import command
from bot.face.desk.posts import sheet_of, with_post_id
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit import names
from bot.face.kit.controls import Code, button
from bot.face.kit.numbers import must_be_number
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.kit.typed_times import Stretch, coming_days, day_words, read_moment, spelt
from bot.face.wording.timestamps import quoted, stamp, with_absence
from bot.host.people.absences import LONGEST_NOTE
from bot.host.waits.local_time import local, zone_of
from bot.model.people import Absence
from bot.model.posts import Post
from games.core.phrase import Phrase, phrase

if TYPE_CHECKING:
    from bot.face.desk.desk import Desk


async def days(visit: Visit, typed: str) -> autocomplete.Pairs:
    """What is typed as far as it can be understood, and the days to come."""
    now, language = visit.host.engine.clock(), visit.reader().language
    zone = await _zone(visit)
    meant = _understood(visit, typed, now, zone) if typed.strip() else None
    pairs = [(f"{spelt(d, language)} · {d}", str(d)) for d in coming_days(now, zone, 25)]
    found = autocomplete.narrowed(pairs, typed)
    if meant is not None and typed.strip() not in [value for _, value in found]:
        shown = local(meant.begins, zone)
        label = spelt(shown.date(), language)
        if meant.begins == meant.ends:
            label = f"{label}, {shown:%H:%M}"
        found.insert(0, (label, typed.strip()))
    return found


@command(
    "away",
    "away",
    options={"begin": "p_from", "end": "p_to", "note": "p_away_note"},
    complete={"begin": days, "end": days},
    anywhere=True,
)
async def away(
    visit: Visit,
    begin: str | None = None,
    end: str | None = None,
    note: app_commands.Range[str, 1, LONGEST_NOTE] | None = None,
) -> None:
    """Say when you are away."""
    if begin is None and end is None and note is None:
        await show_absences(visit)
    else:
        await leave(visit, begin, end, note or "")


async def leave(visit: Visit, begin: str | None, end: str | None, note: str) -> None:
    """Be away from ``begin`` (now, if it is left out) to ``end``, that day included."""
    if end is None:
        raise Refusal(phrase("away.refused.no_end"))
    host, now, zone = visit.host, visit.host.engine.clock(), await _zone(visit)
    first = _read(visit, begin, now, zone) if begin is not None else Stretch(now, now)
    last = _read(visit, end, now, zone)
    # Whoever says "today" means from now on.
    begins = now if first.begins <= now < first.ends else first.begins
    absence = await host.absences.leave(visit.person, begins, last.ends, note)
    said = phrase("away.done", begin=stamp(absence.begins), end=stamp(absence.ends))
    await show_absences(visit, said)


@sheet_of("away")
async def away_sheet(post: Post, desk: Desk, reader: Reader) -> Sheet:
    """Somebody whom the table waits for has gone away."""
    table, person = post.table, post.detail["person"]
    assert isinstance(person, int)
    seats = [seat for seat in table.seats_of(person) if seat in table.awaited]
    awaited = [with_absence(reader.seat(seat), table, seat, reader) for seat in seats]
    sheet = Sheet().text(reader.say("away.post", awaited=reader.join(awaited)), limit=600)
    if table.interlude:
        code = with_post_id(Code("campaign", table.id), post)
        return sheet.buttons([button(code, reader.say("campaign.button.show"))])
    log = Code.of("log", table.id, max(post.entry, 0), post.id)
    return sheet.buttons([button(log, reader.say("bot.post.log"))])


@verb("away-end", "panel")
async def end_absence(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """ "I am back", or an absence to come called off."""
    number = code.parts[0]
    ended = await visit.host.absences.come_back(visit.person.id, must_be_number(number))
    await show_absences(visit, phrase("away.back" if ended.begun else "away.called_off"))


async def show_absences(visit: Visit, notice: Phrase | None = None) -> None:
    """The person's own absences, each with the way to end it."""
    reader, sheet = visit.reader(), Sheet()
    if notice is not None:
        sheet.text(reader.text(notice), limit=600)
    absences = await visit.host.absences.of_person(visit.person.id)
    sheet.text(reader.say(_title(absences)), limit=900)
    controls = []
    lines = []
    for number, absence in enumerate(absences, 1):
        key = "away.line.now" if absence.begun else "away.line.planned"
        line = reader.say(key, number=number, begin=stamp(absence.begins), end=stamp(absence.ends))
        lines.append(f"{line} · {quoted(absence.note)}" if absence.note else line)
        label = reader.say("away.end.now" if absence.begun else "away.end.planned", number=number)
        style = discord.ButtonStyle.success if absence.begun else discord.ButtonStyle.secondary
        controls.append(button(Code.of("away-end", 0, 0, absence.id), label, style))
    sheet.text("\n".join(lines), limit=2500)
    zone = (await visit.host.reminders.wishes(visit.person.id)).timezone
    if zone is None:
        sheet.text(reader.say("away.no_zone"), limit=400)
    else:
        sheet.text(reader.say("away.zone", zone=names.escaped(zone)), limit=300)
    sheet.buttons(controls)
    await visit.show(sheet)


def _title(absences: Sequence[Absence]) -> str:
    """Whether they are away now, will be, or neither."""
    if not absences:
        return "away.none"
    return "away.title.now" if any(a.begun for a in absences) else "away.title.planned"


async def put_own_absence(sheet: Sheet, visit: Visit) -> None:
    """Remind whoever looks at their tables or wishes that they have said they are away."""
    reader = visit.reader()
    for absence in await visit.host.absences.of_person(visit.person.id):
        if absence.begun:
            said = reader.say("away.own", until=stamp(absence.ends), ahead=stamp(absence.ends, "R"))
            sheet.text(said, limit=400)


async def _zone(visit: Visit) -> ZoneInfo:
    return zone_of((await visit.host.reminders.wishes(visit.person.id)).timezone)


def _read(visit: Visit, typed: str, now: float, zone: ZoneInfo) -> Stretch:
    read = _understood(visit, typed, now, zone)
    if read is None:
        raise Refusal(phrase("away.refused.unreadable", typed=names.inline(typed)))
    return read


def _understood(visit: Visit, typed: str, now: float, zone: ZoneInfo) -> Stretch | None:
    reader = visit.reader()
    said = {
        "today": 0,
        "tomorrow": 1,
        reader.say("away.word.today").casefold(): 0,
        reader.say("away.word.tomorrow").casefold(): 1,
    }
    words = day_words(reader.language, local(now, zone).date(), said)
    return read_moment(typed, now, zone, words, reader.say("away.word.now").casefold())

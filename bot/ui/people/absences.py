"""``/away``: enters, shows and ends absences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

import discord
from discord import app_commands

from bot.errors import Refusal
from bot.host.people.absences import MAX_NOTE_LENGTH
from bot.host.waits.local_time import local, zone_of
from bot.model.people import Absence
from bot.model.posts import Post
from bot.ui.dispatch import autocomplete
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.commands import command
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.post_messages import builds_post, with_post_id
from bot.ui.kit import names
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, button, require_number
from bot.ui.kit.reader import Reader
from bot.ui.kit.typed_times import TimeRange, coming_days, day_words, parse_time, spelt
from bot.ui.wording.timestamps import quoted, stamp, with_absence
from games.core.phrase import Phrase, phrase

if TYPE_CHECKING:
    from bot.ui.dispatch.dispatcher import Dispatcher


async def days(ctx: Context, typed: str) -> autocomplete.Pairs:
    """Autocompletion: the typed day as understood, and the coming days."""
    now, language = ctx.host.engine.clock(), ctx.reader().language
    zone = await _zone(ctx)
    meant = _understood(ctx, typed, now, zone) if typed.strip() else None
    pairs = [(f"{spelt(d, language)} · {d}", str(d)) for d in coming_days(now, zone, 25)]
    found = autocomplete.matching(pairs, typed)
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
    ctx: Context,
    begin: str | None = None,
    end: str | None = None,
    note: app_commands.Range[str, 1, MAX_NOTE_LENGTH] | None = None,
) -> None:
    """Say when you are away."""
    if begin is None and end is None and note is None:
        await show_absences(ctx)
    else:
        await leave(ctx, begin, end, " ".join(names.visible(note or "").split()))


async def leave(ctx: Context, begin: str | None, end: str | None, note: str) -> None:
    """Be away from ``begin`` (now, if it is left out) to ``end``, that day included."""
    if end is None:
        raise Refusal(phrase("away.refused.no_end"))
    host, now, zone = ctx.host, ctx.host.engine.clock(), await _zone(ctx)
    first = _read(ctx, begin, now, zone) if begin is not None else TimeRange(now, now)
    last = _read(ctx, end, now, zone)
    # "Today" means from now on.
    begins = now if first.begins <= now < first.ends else first.begins
    absence = await host.absences.leave(ctx.person, begins, last.ends, note)
    said = phrase("away.done", begin=stamp(absence.begins), end=stamp(absence.ends))
    await show_absences(ctx, said)


@builds_post("away")
async def away_message(post: Post, dispatcher: Dispatcher, reader: Reader) -> MessageBuilder:
    """Build the post about the absence of an awaited person."""
    table, person = post.table, post.detail["person"]
    assert isinstance(person, int)
    seats = [seat for seat in table.seats_of(person) if seat in table.awaited]
    awaited = [with_absence(reader.seat(seat), table, seat, reader) for seat in seats]
    builder = MessageBuilder().text(
        reader.say("away.post", awaited=reader.join(awaited)), limit=600
    )
    if table.interlude:
        custom_id = with_post_id(CustomId("campaign", table.id), post)
        return builder.buttons([button(custom_id, reader.say("campaign.button.show"))])
    log = CustomId.of("log", table.id, max(post.entry, 0), post.id)
    return builder.buttons([button(log, reader.say("bot.post.log"))])


@action("away-end", "panel")
async def end_absence(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """End the current absence, or cancel a future one."""
    number = custom_id.parts[0]
    ended = await ctx.host.absences.come_back(ctx.person.id, require_number(number))
    await show_absences(ctx, phrase("away.back" if ended.begun else "away.called_off"))


async def show_absences(ctx: Context, notice: Phrase | None = None) -> None:
    """Show the person's absences, with a button to end each."""
    reader, builder = ctx.reader(), MessageBuilder()
    if notice is not None:
        builder.text(reader.text(notice), limit=600)
    absences = await ctx.host.absences.of_person(ctx.person.id)
    builder.text(reader.say(_title(absences)), limit=900)
    buttons = []
    lines = []
    for number, absence in enumerate(absences, 1):
        key = "away.line.now" if absence.begun else "away.line.planned"
        line = reader.say(key, number=number, begin=stamp(absence.begins), end=stamp(absence.ends))
        lines.append(f"{line} · {quoted(absence.note)}" if absence.note else line)
        label = reader.say("away.end.now" if absence.begun else "away.end.planned", number=number)
        style = discord.ButtonStyle.success if absence.begun else discord.ButtonStyle.secondary
        buttons.append(button(CustomId.of("away-end", 0, 0, absence.id), label, style))
    builder.text("\n".join(lines), limit=2500)
    zone = (await ctx.host.reminders.prefs(ctx.person.id)).timezone
    if zone is None:
        builder.text(reader.say("away.no_zone"), limit=400)
    else:
        builder.text(reader.say("away.zone", zone=names.escaped(zone)), limit=300)
    builder.buttons(buttons)
    await ctx.show(builder)


def _title(absences: Sequence[Absence]) -> str:
    """The heading: away now, later, or not at all."""
    if not absences:
        return "away.none"
    return "away.title.now" if any(a.begun for a in absences) else "away.title.planned"


async def add_own_absence(builder: MessageBuilder, ctx: Context) -> None:
    """Add a reminder that the person has entered an absence."""
    reader = ctx.reader()
    for absence in await ctx.host.absences.of_person(ctx.person.id):
        if absence.begun:
            said = reader.say("away.own", until=stamp(absence.ends), ahead=stamp(absence.ends, "R"))
            builder.text(said, limit=400)


async def _zone(ctx: Context) -> ZoneInfo:
    return zone_of((await ctx.host.reminders.prefs(ctx.person.id)).timezone)


def _read(ctx: Context, typed: str, now: float, zone: ZoneInfo) -> TimeRange:
    read = _understood(ctx, typed, now, zone)
    if read is None:
        raise Refusal(phrase("away.refused.unreadable", typed=names.inline(typed)))
    return read


def _understood(ctx: Context, typed: str, now: float, zone: ZoneInfo) -> TimeRange | None:
    reader = ctx.reader()
    said = {
        "today": 0,
        "tomorrow": 1,
        reader.say("away.word.today").casefold(): 0,
        reader.say("away.word.tomorrow").casefold(): 1,
    }
    words = day_words(reader.language, local(now, zone).date(), said)
    return parse_time(typed, now, zone, words, reader.say("away.word.now").casefold())

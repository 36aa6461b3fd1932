"""The clock of a table: chosen in the lobby, looked at while it runs, changed by moderators."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refusal
from bot.face.desk import which_table
from bot.face.desk.desk import Desk
from bot.face.desk.moderator_rights import moderates
from bot.face.desk.posts import sheet_of
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import GONE, Code, Item, button, menu, only
from bot.face.kit.limits import ROW_BUTTONS
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.lobby import lobby
from bot.face.lobby.lobby_controls import show_options
from bot.face.table.kept_seats import kept_line
from bot.face.wording.clock_words import MINUTE, OFF, clock_name, put_clocks, span
from bot.face.wording.timestamps import stamp
from bot.face.wording.vote_words import vote_button
from bot.host.moderation.moderation import Moderator
from bot.host.table.clocks import ABSENCE_DAYS
from bot.host.waits.clock_times import DAY, PRESETS, TimeLeft
from bot.model.posts import Post
from bot.model.table import Member, Table
from games.core.phrase import phrase


async def show_clock(visit: Visit, table: Table) -> None:
    """``/table clock``: how everybody's time stands, and the choice for those who have it."""
    times = await visit.host.clocks.times(table)
    reader = visit.reader(table)
    sheet = clock_sheet(table, times, reader)
    sheet.text(kept_line(table, visit.person.id, reader))
    open_votes = await visit.host.timeout_votes.open_at(table.id)
    if open_votes:
        sheet.buttons([vote_button(vote, table, reader) for vote in open_votes[:ROW_BUTTONS]])
    if _may_set(visit, table):
        known = "other" if table.clock is not None else "none"
        sheet.text(reader.say("clock.may_choose", clock=known))
        put_clocks(sheet, table, reader, "clock")
        _put_absence(sheet, table, reader)
    await visit.show(sheet)


def _put_absence(sheet: Sheet, table: Table, reader: Reader) -> None:
    """A menu of how long absences stop the clock."""
    if table.clock is None:
        return
    now = table.clock.absence
    items = [
        Item(str(days), _absence_words(days or None, reader), chosen=days * DAY == (now or 0))
        for days in (0, *ABSENCE_DAYS)
    ]
    code = Code("clock-absence", table.id)
    sheet.menu(menu(code, items, reader.say("clock.absence_menu")))


def _absence_words(days: int | None, reader: Reader) -> str:
    if days is None:
        return reader.say("clock.absence_unlimited")
    return reader.say("clock.absence_limited", days=reader.say("clock.days", count=days))


@verb("clock-absence", "panel")
async def choose_absence(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """For how long absences stop the clock, chosen in a menu."""
    visit.table = table = await visit.host.tables.get(code.table)
    chosen = only(values)
    if not chosen.isdecimal() or len(chosen) > 3:
        raise Refusal(GONE)
    days = int(chosen) or None
    own = table.status == "lobby" and table.creator_id == visit.person.id
    if moderates(visit, table) and not own:
        by = Moderator(table.guild_id, visit.person)
        after = await visit.host.moderation.set_absence(by, table.id, days)
    else:
        after = await visit.host.clocks.set_absence(table.id, visit.person.id, days)
    if after.status == "lobby":
        await lobby.refresh_lobby(visit, after)
    await show_clock(visit, after)


async def choose_clock(visit: Visit, table: Table, preset: str) -> None:
    """Set the clock, then show it."""
    await show_clock(visit, await _set(visit, table, preset))


async def _set(visit: Visit, table: Table, preset: str) -> Table:
    wanted = None if preset == OFF else preset
    own = table.status == "lobby" and table.creator_id == visit.person.id
    if moderates(visit, table) and not own:
        by = Moderator(table.guild_id, visit.person)
        after = await visit.host.moderation.set_clock(by, table.id, wanted)
    else:
        after = await visit.host.clocks.set_clock(table.id, visit.person.id, wanted)
    if after.status == "lobby":
        await lobby.refresh_lobby(visit, after)
    return after


def preset_named(visit: Visit, typed: str) -> str:
    """The clock somebody typed, by its id or by its name."""
    reader, wanted = visit.reader(), typed.strip().casefold()
    for preset in (OFF, *PRESETS):
        if wanted in (preset, clock_name(preset, reader).casefold()):
            return preset
    raise Refusal(phrase("host.refused.no_clock"))


@verb("clock", "panel")
async def clock(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """A clock chosen in a menu: that of the options, or that of the clock alone."""
    table = await which_table.seen(visit, code.table)
    after = await _set(visit, table, only(values))
    if code.parts[0] == "options":
        await show_options(visit, after)
    else:
        await show_clock(visit, after)


def clock_sheet(table: Table, times: dict[int, TimeLeft], reader: Reader) -> Sheet:
    """The clock in words, and everybody's time."""
    sheet, chosen = Sheet(), table.clock
    if chosen is None:
        sheet.text(reader.say("clock.none"), limit=400)
    else:
        said = reader.say(
            "clock.running",
            name=clock_name(chosen.preset, reader),
            turn=span(chosen.turn, reader),
            bank=span(chosen.bank, reader),
        )
        sheet.text(said, limit=800)
        if chosen.absence is not None:
            sheet.text(_absence_words(chosen.absence // DAY, reader), limit=200)
    if table.status != "lobby":
        lines = [
            _line(member, times[member.person_id], reader)
            for member in table.members
            if member.person_id in times
        ]
        sheet.text("\n".join(lines), limit=1500)
    return sheet


def _line(member: Member, time: TimeLeft, reader: Reader) -> str:
    name = reader.member(member)
    if time.left is None and time.bank < MINUTE:
        return reader.say("clock.line_empty", name=name)
    if time.left is None:
        return reader.say("clock.line_bank", name=name, bank=span(time.bank, reader))
    if time.left <= 0:
        return reader.say("clock.line_up", name=name)
    if time.until is None:
        return reader.say("clock.line_stopped", name=name, left=span(time.left, reader))
    return reader.say("clock.line_awaited", name=name, until=stamp(time.until, "R"))


def _may_set(visit: Visit, table: Table) -> bool:
    if not table.is_open:
        return False
    mine = table.status == "lobby" and table.creator_id == visit.person.id
    return mine or moderates(visit, table)


@sheet_of("clock")
async def changed_sheet(post: Post, desk: Desk, reader: Reader) -> Sheet:
    """Everybody is told that the clock of a running game is another one."""
    preset = post.detail.get("preset")
    clock = PRESETS.get(preset) if isinstance(preset, str) else None
    sheet = Sheet()
    if clock is None:
        sheet.text(reader.say("clock.changed_off"))
    else:
        said = reader.say(
            "clock.changed",
            name=clock_name(clock.preset, reader),
            turn=span(clock.turn, reader),
            bank=span(clock.bank, reader),
        )
        sheet.text(said, limit=600)
        now = post.table.clock
        if now is not None and now.absence is not None:
            sheet.text(_absence_words(now.absence // DAY, reader), limit=200)
    log = Code.of("log", post.table.id, max(post.entry, 0), post.id)
    return sheet.buttons([button(log, reader.say("bot.post.log"))])

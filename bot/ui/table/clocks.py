"""The clock of a table: chosen in the lobby, shown during play, changed by moderators."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refusal
from bot.host.moderation.moderation import Moderator
from bot.host.table.clocks import ABSENCE_DAYS
from bot.host.waits.clock_times import DAY, PRESETS, TimeLeft
from bot.model.posts import Post
from bot.model.table import Member, Table
from bot.ui.dispatch import table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.dispatcher import Dispatcher
from bot.ui.dispatch.moderator_rights import moderates
from bot.ui.dispatch.post_messages import builds_post
from bot.ui.kit.limits import ROW_BUTTONS
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import ITEM_GONE, CustomId, MenuOption, button, chosen_value, menu
from bot.ui.kit.reader import Reader
from bot.ui.lobby.lobby_actions import show_options
from bot.ui.table.kept_seats import kept_line
from bot.ui.wording.clock_words import MINUTE, OFF, add_clocks, clock_name, span
from bot.ui.wording.timestamps import stamp
from bot.ui.wording.vote_words import vote_button
from games.core.phrase import phrase


async def show_clock(ctx: Context, table: Table) -> None:
    """``/table clock``: everybody's time, and a menu for people who may change the clock."""
    times = await ctx.host.clocks.times(table)
    reader = ctx.reader(table)
    builder = clock_message(table, times, reader)
    builder.text(kept_line(table, ctx.person.id, reader))
    open_votes = await ctx.host.timeout_votes.open_at(table.id)
    if open_votes:
        person, shown = ctx.person.id, open_votes[:ROW_BUTTONS]
        builder.buttons([vote_button(vote, table, reader, person) for vote in shown])
    if _may_set(ctx, table):
        known = "other" if table.clock is not None else "none"
        builder.text(reader.say("clock.may_choose", clock=known))
        add_clocks(builder, table, reader, "clock")
        _add_absence(builder, table, reader)
    await ctx.show(builder)


def _add_absence(builder: MessageBuilder, table: Table, reader: Reader) -> None:
    """A menu of how long absences stop the clock."""
    if table.clock is None:
        return
    now = table.clock.absence
    items = [
        MenuOption(str(days), _absence_words(days or None, reader), chosen=days * DAY == (now or 0))
        for days in (0, *ABSENCE_DAYS)
    ]
    custom_id = CustomId("clock-absence", table.id)
    builder.menu(menu(custom_id, items, reader.say("clock.absence_menu")))


def _absence_words(days: int | None, reader: Reader) -> str:
    if days is None:
        return reader.say("clock.absence_unlimited")
    return reader.say("clock.absence_limited", days=reader.say("clock.days", count=days))


@action("clock-absence", "panel")
async def choose_absence(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Set for how long absences stop the clock."""
    ctx.table = table = await ctx.host.tables.get(custom_id.table)
    chosen = chosen_value(values)
    if not chosen.isdecimal() or len(chosen) > 3:
        raise Refusal(ITEM_GONE)
    days = int(chosen) or None
    own = table.status == "lobby" and table.creator_id == ctx.person.id
    if moderates(ctx, table) and not own:
        by = Moderator(table.guild_id, ctx.person)
        after = await ctx.host.moderation.set_absence(by, table.id, days)
    else:
        after = await ctx.host.clocks.set_absence(table.id, ctx.person.id, days)
    await show_clock(ctx, after)


async def choose_clock(ctx: Context, table: Table, preset: str) -> None:
    """Set the clock, then show it."""
    await show_clock(ctx, await _set(ctx, table, preset))


async def _set(ctx: Context, table: Table, preset: str) -> Table:
    wanted = None if preset == OFF else preset
    own = table.status == "lobby" and table.creator_id == ctx.person.id
    if moderates(ctx, table) and not own:
        by = Moderator(table.guild_id, ctx.person)
        return await ctx.host.moderation.set_clock(by, table.id, wanted)
    return await ctx.host.clocks.set_clock(table.id, ctx.person.id, wanted)


def preset_named(ctx: Context, typed: str) -> str:
    """Find a clock preset by its id or name."""
    reader, wanted = ctx.reader(), typed.strip().casefold()
    for preset in (OFF, *PRESETS):
        if wanted in (preset, clock_name(preset, reader).casefold()):
            return preset
    raise Refusal(phrase("host.refused.no_clock"))


@action("clock", "panel")
async def clock(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Set the clock chosen in a menu, that of the options or that of ``/table clock``."""
    table = await table_lookup.seen(ctx, custom_id.table)
    after = await _set(ctx, table, chosen_value(values))
    if custom_id.parts[0] == "options":
        await show_options(ctx, after)
    else:
        await show_clock(ctx, after)


def clock_message(table: Table, times: dict[int, TimeLeft], reader: Reader) -> MessageBuilder:
    """Build the message about the clock and everybody's time."""
    builder, chosen = MessageBuilder(), table.clock
    if chosen is None:
        builder.text(reader.say("clock.none"), limit=400)
    else:
        said = reader.say(
            "clock.running",
            name=clock_name(chosen.preset, reader),
            turn=span(chosen.turn, reader),
            bank=span(chosen.bank, reader),
        )
        builder.text(said, limit=800)
        if chosen.absence is not None:
            builder.text(_absence_words(chosen.absence // DAY, reader), limit=200)
    if table.status != "lobby":
        lines = [
            _line(member, times[member.person_id], reader)
            for member in table.members
            if member.person_id in times
        ]
        builder.text("\n".join(lines), limit=1500)
    return builder


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


def _may_set(ctx: Context, table: Table) -> bool:
    if not table.is_open:
        return False
    mine = table.status == "lobby" and table.creator_id == ctx.person.id
    return mine or moderates(ctx, table)


@builds_post("clock")
async def clock_changed_message(
    post: Post, dispatcher: Dispatcher, reader: Reader
) -> MessageBuilder:
    """The post about a changed clock."""
    preset = post.detail.get("preset")
    clock = PRESETS.get(preset) if isinstance(preset, str) else None
    builder = MessageBuilder()
    if clock is None:
        builder.text(reader.say("clock.changed_off"))
    else:
        said = reader.say(
            "clock.changed",
            name=clock_name(clock.preset, reader),
            turn=span(clock.turn, reader),
            bank=span(clock.bank, reader),
        )
        builder.text(said, limit=600)
        now = post.table.clock
        if now is not None and now.absence is not None:
            builder.text(_absence_words(now.absence // DAY, reader), limit=200)
    log = CustomId.of("log", post.table.id, max(post.entry, 0), post.id)
    return builder.buttons([button(log, reader.say("bot.post.log"))])

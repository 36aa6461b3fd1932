"""``/reminders``: a private panel with a person's reminder settings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from babel.dates import format_datetime

from bot.errors import Refusal
from bot.host.waits.local_time import find_zone, local, zone_names, zone_of
from bot.host.waits.reminder_times import DEFAULT_AFTER, MAX_REMINDERS
from bot.model.people import Preferences
from bot.ui.dispatch import autocomplete
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.commands import command
from bot.ui.dispatch.context import Context
from bot.ui.kit import names
from bot.ui.kit.limits import MENU_OPTIONS
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, MenuOption, chosen_value, menu, require_number
from bot.ui.kit.reader import Reader
from bot.ui.people.absences import add_own_absence
from bot.ui.wording.campaign_words import table_name
from games.core.phrase import Phrase, phrase

HOUR: Final = 3600
AFTER: Final = tuple(hours * HOUR for hours in (1, 2, 4, 8, 12, 24, 36, 48, 72, 120, 168))
_USUAL, _OFF = "usual", "off"
_FROM, _TO = 22 * 60, 8 * 60
"""The defaults for the beginning and end of quiet hours."""
PLACE_KEYS: Final = {"channel": "reminders.in.channel", "dm": "reminders.in.dm"}


async def zones(ctx: Context, typed: str) -> autocomplete.Pairs:
    """Autocompletion: time zones with their current time; matching cities come first."""
    now = ctx.host.engine.clock()
    wanted = typed.strip().replace(" ", "_").casefold()
    found = [name for name in zone_names() if wanted in name.casefold()]
    exact = find_zone(typed) if typed.strip() else None
    if exact is not None and exact not in found:
        found.append(exact)

    def rank(name: str) -> tuple[bool, bool, str]:
        city = name.rpartition("/")[2].casefold()
        return name != exact, not (wanted and city.startswith(wanted)), name

    return [
        (f"{name.replace('_', ' ')} · {local(now, zone_of(name)):%H:%M}", name)
        for name in sorted(found, key=rank)[:25]
    ]


@command(
    "reminders",
    "reminders",
    options={"timezone": "p_timezone"},
    complete={"timezone": zones},
    installable=True,
)
async def reminders(ctx: Context, timezone: str | None = None) -> None:
    """See and change how you are reminded."""
    if timezone is None:
        await show_wishes(ctx)
        return
    zone = find_zone(timezone)
    if zone is None:
        raise Refusal(phrase("reminders.refused.no_zone", typed=names.inline(timezone)))
    await ctx.host.reminders.choose(ctx.person, timezone=zone)
    await show_wishes(ctx, phrase("reminders.chosen"))


@action("reminders", "private")
async def open_wishes(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Handle the button under a digest."""
    await show_wishes(ctx)


@action("remind-after", "panel")
async def choose_after(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Choose after how long reminders are sent."""
    chosen = chosen_value(values)
    after = None if chosen == _USUAL else require_number(chosen)
    await _choose(ctx, remind_after=after)


@action("remind-in", "panel")
async def choose_place(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Choose whether reminders come in the channel or by direct message."""
    await _choose(ctx, remind_in=chosen_value(values))


@action("remind-quiet", "panel")
async def choose_quiet(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Choose one end of the quiet hours; the other gets its default if it is not set."""
    chosen, which = chosen_value(values), custom_id.parts[0]
    if chosen == _OFF:
        await _choose(ctx, quiet_from=None, quiet_to=None)
        return
    prefs = await ctx.host.reminders.prefs(ctx.person.id)
    begin, end = prefs.quiet_from, prefs.quiet_to
    if which == "from":
        begin, end = require_number(chosen), _TO if end is None else end
    else:
        begin, end = _FROM if begin is None else begin, require_number(chosen)
    if begin == end:
        raise Refusal(phrase("reminders.refused.quiet_always"))
    await _choose(ctx, quiet_from=begin, quiet_to=end)


@action("remind-digest", "panel")
async def choose_digest(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Choose the hour of the digest, or none."""
    chosen = chosen_value(values)
    await _choose(ctx, digest_at=None if chosen == _OFF else require_number(chosen))


async def _choose(ctx: Context, **prefs: str | int | None) -> None:
    await ctx.host.reminders.choose(ctx.person, **prefs)
    await show_wishes(ctx, phrase("reminders.chosen"))


async def show_wishes(ctx: Context, notice: Phrase | None = None) -> None:
    """Show the panel with the person's settings and the menus to change them."""
    prefs = await ctx.host.reminders.prefs(ctx.person.id)
    usual = DEFAULT_AFTER if ctx.server.remind_after is None else ctx.server.remind_after
    builder, reader = MessageBuilder(), ctx.reader()
    if notice is not None:
        builder.text(reader.text(notice), limit=300)
    await add_own_absence(builder, ctx)
    add_wishes(builder, prefs, usual, ctx.host.engine.clock(), reader)
    await _add_tables(builder, ctx)
    await ctx.show(builder)


async def _add_tables(builder: MessageBuilder, ctx: Context) -> None:
    """Add a menu of the person's tables, that of this channel first, for settings of their own."""
    tables = (await ctx.host.digests.page(ctx.person.id)).tables
    tables = tuple(sorted(tables, key=lambda table: table.channel_id != ctx.channel_id))
    items = [
        MenuOption(
            str(table.id),
            ctx.reader().label(phrase("bot.games.item", game=table_name(table), id=table.id)),
        )
        for table in tables[:MENU_OPTIONS]
    ]
    if items:
        custom_id = CustomId.of("table-wishes", 0, 0)
        builder.menu(menu(custom_id, items, ctx.reader().say("reminders.menu.table")))


def add_wishes(
    builder: MessageBuilder, prefs: Preferences, usual: int, now: float, reader: Reader
) -> None:
    """Add the settings and menus; ``usual`` is the server's time before a reminder."""
    builder.text(reader.say("reminders.title"), limit=900)
    builder.text("\n".join(_wish_lines(prefs, usual, now, reader)), limit=1800)
    after = _USUAL if prefs.remind_after is None else str(prefs.remind_after)
    stretches = [
        MenuOption(
            _USUAL,
            reader.say("reminders.after.usual", after=stretch(usual)),
            chosen=after == _USUAL,
        )
    ]
    stretches += [
        MenuOption(str(seconds), reader.label(stretch(seconds)), chosen=after == str(seconds))
        for seconds in (*AFTER, 0)
    ]
    builder.menu(
        menu(CustomId.of("remind-after", 0, 0), stretches, reader.say("reminders.menu.after"))
    )
    places = [
        MenuOption(
            place,
            reader.say(key),
            chosen=(prefs.remind_in or "channel") == place,
        )
        for place, key in PLACE_KEYS.items()
    ]
    builder.menu(menu(CustomId.of("remind-in", 0, 0), places, reader.say("reminders.menu.place")))
    hours = hour_options("reminders.quiet.from", prefs.quiet_from, reader)
    none = reader.say("reminders.quiet.none")
    hours.insert(0, MenuOption(_OFF, none, chosen=prefs.quiet_from is None))
    custom_id = CustomId.of("remind-quiet", 0, 0, "from")
    builder.menu(menu(custom_id, hours, reader.say("reminders.menu.quiet_from")))
    hours = hour_options("reminders.quiet.to", prefs.quiet_to, reader)
    custom_id = CustomId.of("remind-quiet", 0, 0, "to")
    builder.menu(menu(custom_id, hours, reader.say("reminders.menu.quiet_to")))
    hours = hour_options("reminders.digest.at", prefs.digest_at, reader)
    none = reader.say("reminders.digest.none")
    hours.insert(0, MenuOption(_OFF, none, chosen=prefs.digest_at is None))
    custom_id = CustomId.of("remind-digest", 0, 0)
    builder.menu(menu(custom_id, hours, reader.say("reminders.menu.digest")))


def _wish_lines(prefs: Preferences, usual: int, now: float, reader: Reader) -> list[str]:
    after = usual if prefs.remind_after is None else prefs.remind_after
    place = phrase(PLACE_KEYS[prefs.remind_in or "channel"])
    if prefs.digest_at is not None and prefs.remind_in == "dm":
        first = reader.say("reminders.line.digest_only")
    elif after == 0:
        first = reader.say("reminders.line.never")
    else:
        first = reader.say(
            "reminders.line.after", after=stretch(after), place=place, most=MAX_REMINDERS
        )
    lines = [first]
    if prefs.quiet_from is not None and prefs.quiet_to is not None:
        begin, end = hour(prefs.quiet_from), hour(prefs.quiet_to)
        lines.append(reader.say("reminders.line.quiet", begin=begin, end=end))
    else:
        lines.append(reader.say("reminders.line.no_quiet"))
    if prefs.digest_at is not None:
        lines.append(reader.say("reminders.line.digest", hour=hour(prefs.digest_at)))
    else:
        lines.append(reader.say("reminders.line.no_digest"))
    shown = local(now, zone_of(prefs.timezone))
    clock = format_datetime(shown, "EEEE, HH:mm", locale=reader.language.replace("-", "_"))
    if prefs.timezone is None:
        lines.append(reader.say("reminders.line.no_zone", clock=clock))
    else:
        zone = names.escaped(prefs.timezone.replace("_", " "))
        lines.append(reader.say("reminders.line.zone", zone=zone, clock=clock))
    return [f"- {line}" for line in lines]


def hour_options(key: str, chosen: int | None, reader: Reader) -> list[MenuOption]:
    """The hours of a day as options of a menu; ``key`` words each."""
    return [
        MenuOption(str(minute), reader.say(key, hour=hour(minute)), chosen=chosen == minute)
        for minute in range(0, 24 * 60, 60)
    ]


def hour(minute: int) -> str:
    """A time of day."""
    return f"{minute // 60:02}:{minute % 60:02}"


def stretch(seconds: int) -> Phrase:
    """A length of time in days, hours or minutes, the largest unit that divides it."""
    if seconds == 0:
        return phrase("reminders.after.never")
    if seconds % (24 * HOUR) == 0 and seconds > 24 * HOUR:
        return phrase("reminders.after.days", count=seconds // (24 * HOUR))
    if seconds % HOUR == 0:
        return phrase("reminders.after.hours", count=seconds // HOUR)
    return phrase("reminders.after.minutes", count=seconds // 60)

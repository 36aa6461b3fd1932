"""``/reminders``: one private panel on which people choose how they are reminded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from babel.dates import format_datetime

from bot.errors import Refusal
from bot.face.desk import autocomplete
from bot.face.desk.commands import command
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit import names
from bot.face.kit.controls import Code, Item, menu, only
from bot.face.kit.numbers import must_be_number
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.person.absences import put_own_absence
from bot.host.waits.local_time import find_zone, local, zone_names, zone_of
from bot.host.waits.reminder_times import AT_MOST, DEFAULT_AFTER
from bot.model.people import Preferences
from games.core.phrase import Phrase, phrase

HOUR: Final = 3600
AFTER: Final = tuple(hours * HOUR for hours in (1, 2, 4, 8, 12, 24, 36, 48, 72, 120, 168))
_USUAL, _OFF = "usual", "off"
_FROM, _TO = 22 * 60, 8 * 60
"""Where quiet hours begin and end for somebody who has chosen only the other end."""


async def zones(visit: Visit, typed: str) -> autocomplete.Pairs:
    """Time zones with what their clocks show now; those whose city begins like it come first."""
    now = visit.host.engine.clock()
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
    anywhere=True,
)
async def reminders(visit: Visit, timezone: str | None = None) -> None:
    """See and change how you are reminded."""
    if timezone is None:
        await show_wishes(visit)
        return
    zone = find_zone(timezone)
    if zone is None:
        raise Refusal(phrase("reminders.refused.no_zone", typed=names.inline(timezone)))
    await visit.host.reminders.choose(visit.person, timezone=zone)
    await show_wishes(visit, phrase("reminders.chosen"))


@verb("reminders", "private")
async def open_wishes(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The button under a digest."""
    await show_wishes(visit)


@verb("remind-after", "panel")
async def choose_after(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """After how long."""
    chosen = only(values)
    after = None if chosen == _USUAL else must_be_number(chosen)
    await _choose(visit, remind_after=after)


@verb("remind-in", "panel")
async def choose_place(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """In the channel or by direct message."""
    await _choose(visit, remind_in=only(values))


@verb("remind-quiet", "panel")
async def choose_quiet(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """One end of the quiet hours; the other one takes its usual place where it has none."""
    chosen, which = only(values), code.parts[0]
    if chosen == _OFF:
        await _choose(visit, quiet_from=None, quiet_to=None)
        return
    wishes = await visit.host.reminders.wishes(visit.person.id)
    begin, end = wishes.quiet_from, wishes.quiet_to
    if which == "from":
        begin, end = must_be_number(chosen), _TO if end is None else end
    else:
        begin, end = _FROM if begin is None else begin, must_be_number(chosen)
    if begin == end:
        raise Refusal(phrase("reminders.refused.quiet_always"))
    await _choose(visit, quiet_from=begin, quiet_to=end)


@verb("remind-digest", "panel")
async def choose_digest(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """At which hour the digest comes, if at all."""
    chosen = only(values)
    await _choose(visit, digest_at=None if chosen == _OFF else must_be_number(chosen))


async def _choose(visit: Visit, **wishes: str | int | None) -> None:
    await visit.host.reminders.choose(visit.person, **wishes)
    await show_wishes(visit, phrase("reminders.chosen"))


async def show_wishes(visit: Visit, notice: Phrase | None = None) -> None:
    """The panel: everything a person has chosen, and the menus to change it."""
    wishes = await visit.host.reminders.wishes(visit.person.id)
    usual = DEFAULT_AFTER if visit.server.remind_after is None else visit.server.remind_after
    sheet, reader = Sheet(), visit.reader()
    if notice is not None:
        sheet.text(reader.text(notice), limit=300)
    await put_own_absence(sheet, visit)
    put_wishes(sheet, wishes, usual, visit.host.engine.clock(), reader)
    await visit.show(sheet)


def put_wishes(sheet: Sheet, wishes: Preferences, usual: int, now: float, reader: Reader) -> None:
    """What was chosen, and the menus; ``usual`` is after how long the server reminds."""
    sheet.text(reader.say("reminders.title"), limit=900)
    sheet.text("\n".join(_wish_lines(wishes, usual, now, reader)), limit=1800)
    after = _USUAL if wishes.remind_after is None else str(wishes.remind_after)
    stretches = [
        Item(
            _USUAL,
            reader.say("reminders.after.usual", after=stretch(usual)),
            chosen=after == _USUAL,
        )
    ]
    stretches += [
        Item(str(seconds), reader.label(stretch(seconds)), chosen=after == str(seconds))
        for seconds in (*AFTER, 0)
    ]
    sheet.menu(menu(Code.of("remind-after", 0, 0), stretches, reader.say("reminders.menu.after")))
    places = [
        Item(
            place,
            reader.say(f"reminders.in.{place}"),
            chosen=(wishes.remind_in or "channel") == place,
        )
        for place in ("channel", "dm")
    ]
    sheet.menu(menu(Code.of("remind-in", 0, 0), places, reader.say("reminders.menu.place")))
    for which, chosen in (("from", wishes.quiet_from), ("to", wishes.quiet_to)):
        hours = _hours(f"reminders.quiet.{which}", chosen, reader)
        if which == "from":
            off = reader.say("reminders.quiet.none")
            hours.insert(0, Item(_OFF, off, chosen=chosen is None))
        code = Code.of("remind-quiet", 0, 0, which)
        sheet.menu(menu(code, hours, reader.say(f"reminders.menu.quiet_{which}")))
    hours = _hours("reminders.digest.at", wishes.digest_at, reader)
    none = reader.say("reminders.digest.none")
    hours.insert(0, Item(_OFF, none, chosen=wishes.digest_at is None))
    code = Code.of("remind-digest", 0, 0)
    sheet.menu(menu(code, hours, reader.say("reminders.menu.digest")))


def _wish_lines(wishes: Preferences, usual: int, now: float, reader: Reader) -> list[str]:
    after = usual if wishes.remind_after is None else wishes.remind_after
    place = phrase(f"reminders.in.{wishes.remind_in or 'channel'}")
    if wishes.digest_at is not None and wishes.remind_in == "dm":
        first = reader.say("reminders.line.digest_only")
    elif after == 0:
        first = reader.say("reminders.line.never")
    else:
        first = reader.say("reminders.line.after", after=stretch(after), place=place, most=AT_MOST)
    lines = [first]
    if wishes.quiet_from is not None and wishes.quiet_to is not None:
        begin, end = hour(wishes.quiet_from), hour(wishes.quiet_to)
        lines.append(reader.say("reminders.line.quiet", begin=begin, end=end))
    else:
        lines.append(reader.say("reminders.line.no_quiet"))
    if wishes.digest_at is not None:
        lines.append(reader.say("reminders.line.digest", hour=hour(wishes.digest_at)))
    else:
        lines.append(reader.say("reminders.line.no_digest"))
    shown = local(now, zone_of(wishes.timezone))
    clock = format_datetime(shown, "EEEE, HH:mm", locale=reader.language.replace("-", "_"))
    if wishes.timezone is None:
        lines.append(reader.say("reminders.line.no_zone", clock=clock))
    else:
        zone = names.escaped(wishes.timezone.replace("_", " "))
        lines.append(reader.say("reminders.line.zone", zone=zone, clock=clock))
    return [f"- {line}" for line in lines]


def _hours(key: str, chosen: int | None, reader: Reader) -> list[Item]:
    """The hours of a day as entries of a menu; "from", "to" or "at" comes with the key."""
    return [
        Item(str(minute), reader.say(key, hour=hour(minute)), chosen=chosen == minute)
        for minute in range(0, 24 * 60, 60)
    ]


def hour(minute: int) -> str:
    """A time of day."""
    return f"{minute // 60:02}:{minute % 60:02}"


def stretch(seconds: int) -> Phrase:
    """How long: in days where it is whole ones, else in hours, or in minutes."""
    if seconds == 0:
        return phrase("reminders.after.never")
    if seconds % (24 * HOUR) == 0 and seconds > 24 * HOUR:
        return phrase("reminders.after.days", count=seconds // (24 * HOUR))
    if seconds % HOUR == 0:
        return phrase("reminders.after.hours", count=seconds // HOUR)
    return phrase("reminders.after.minutes", count=seconds // 60)

"""Words clocks: time left, and deadlines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.host.waits.clock_times import PRESETS, TimeLeft
from bot.model.table import Clock, Table
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, MenuOption, menu
from bot.ui.kit.reader import Reader
from bot.ui.wording.timestamps import stamp

OFF = "off"
MINUTE = 60
PRESET_KEYS: Final = {
    OFF: "clock.preset.off",
    "relaxed": "clock.preset.relaxed",
    "steady": "clock.preset.steady",
    "quick": "clock.preset.quick",
}


def span(seconds: float, reader: Reader) -> str:
    """A duration in days and hours, or in minutes."""
    minutes = max(0, int(seconds)) // MINUTE
    days, hours, minutes = minutes // 1440, minutes // 60 % 24, minutes % 60
    if not days and not hours:
        return reader.say("clock.minutes", count=minutes)
    parts = []
    if days:
        parts.append(reader.say("clock.days", count=days))
    if hours:
        parts.append(reader.say("clock.hours", count=hours))
    if len(parts) == 2:
        return reader.say("clock.both", long=parts[0], short=parts[1])
    return parts[0]


def clock_name(preset: str | None, reader: Reader) -> str:
    """What a clock is called."""
    return reader.say(PRESET_KEYS[preset or OFF])


def terms(clock: Clock | None, reader: Reader) -> str:
    """What a clock allows, in one line."""
    if clock is None:
        return clock_name(None, reader)
    return reader.say(
        "clock.terms",
        name=clock_name(clock.preset, reader),
        turn=span(clock.turn, reader),
        bank=span(clock.bank, reader),
    )


def add_clocks(
    builder: MessageBuilder, table: Table, reader: Reader, origin: str, *, disabled: bool = False
) -> None:
    """Add a menu of clocks; ``origin`` is the message that is shown again after a choice."""
    now = table.clock.preset if table.clock is not None else OFF
    items = [
        MenuOption(preset, terms(PRESETS.get(preset), reader), chosen=preset == now)
        for preset in (OFF, *PRESETS)
    ]
    custom_id = CustomId.of("clock", table.id, 0, origin)
    builder.menu(menu(custom_id, items, clock_name(now, reader), disabled=disabled))


def deadline_line(table: Table, deadlines: Mapping[int, float], reader: Reader) -> str:
    """The line about when the time of awaited people runs out; empty without a clock."""
    said = []
    for person_id in table.awaited_people:
        member, until = table.member_of(person_id), deadlines.get(person_id)
        if member is not None and until is not None:
            name = reader.member(member)
            said.append(reader.say("clock.post_person", name=name, until=stamp(until, "R")))
    return reader.say("clock.post", times=reader.join(said)) if said else ""


def own_line(time: TimeLeft, reader: Reader) -> str:
    """The clock of an awaited person, for their panel."""
    if time.left is None:
        return ""
    if time.left <= 0:
        return reader.say("clock.panel_up")
    if time.until is None:
        return reader.say("clock.panel_stopped", left=span(time.left, reader))
    until = stamp(time.until, "R")
    if time.bank < MINUTE:
        return reader.say("clock.panel_turn", until=until)
    return reader.say("clock.panel", until=until, bank=span(time.bank, reader))

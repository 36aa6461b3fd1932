"""Several tables at once: chosen at the desk, summed up, and done one by one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from itertools import accumulate, pairwise
from typing import Final

import discord

from bot.errors import Refusal
from bot.face.desk import moderator_rights
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit import limits
from bot.face.kit.controls import GONE, Code, Control, button
from bot.face.kit.sheet import Sheet
from bot.face.moderators.stall_words import table_line
from bot.host.host import Host
from bot.host.moderation.moderation import Moderator
from bot.model.table import Table
from games.core.phrase import phrase

Deed = Callable[[Host, Moderator, int], Awaitable[Table]]

DEEDS: Final[Mapping[str, Deed]] = {
    "pause": lambda host, by, table_id: host.moderation.pause(by, table_id),
    "resume": lambda host, by, table_id: host.moderation.resume(by, table_id),
    "remind": lambda host, by, table_id: host.moderation.remind(by, table_id),
    "end": lambda host, by, table_id: host.moderation.end(by, table_id),
    "archive": lambda host, by, table_id: host.moderation.archive(by, table_id),
}
"""What can be done to several tables at once; each is a deed with its own line in the log."""

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


def packed(numbers: Sequence[int]) -> str:
    """Numbers of tables in few characters: each as its distance from the one before."""
    ordered = sorted(set(numbers))
    return ".".join(_base36(b - a) for a, b in pairwise([0, *ordered]))


def unpacked(text: str) -> list[int]:
    """The numbers of :func:`packed`; refuses what is none of it."""
    try:
        return list(accumulate(int(step, 36) for step in text.split(".")))
    except ValueError:
        raise Refusal(GONE) from None


def _base36(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return digits or "0"


@verb("desk-several", "private")
async def choose(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Tables were chosen: what shall be done with all of them?"""
    if not values or not all(value.isdecimal() for value in values):
        raise Refusal(GONE)
    tables = await _tables(visit, [int(value) for value in values])
    reader = visit.reader()
    sheet = Sheet().text(reader.say("admin.several.what", count=len(tables)))
    sheet.text(_listed(tables, visit), limit=3000)
    numbers = packed([table.id for table in tables])

    def offer(name: str) -> Control:
        ask = Code.of("desk-sum", 0, 0, name, numbers)
        if len(f"pan:{ask.verb}:0:0:{ask.arg}") > limits.CUSTOM_ID:
            raise Refusal(phrase("admin.refused.too_many_at_once"))
        style = discord.ButtonStyle.danger if name == "end" else discord.ButtonStyle.secondary
        return button(ask, reader.say(f"admin.do.{name}"), style)

    await visit.show(sheet.buttons([offer(name) for name in DEEDS]))


@verb("desk-sum", "panel")
async def sum_up(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """What would happen to which tables; nothing happens before the next click."""
    name, numbers = code.expect(2)[:2]
    if name not in DEEDS:
        raise Refusal(GONE)
    tables = await _tables(visit, unpacked(numbers))
    reader = visit.reader()
    sheet = Sheet().text(reader.say(f"admin.several.{name}", count=len(tables)))
    sheet.text(_listed(tables, visit), limit=3000)
    style = discord.ButtonStyle.danger if name == "end" else discord.ButtonStyle.primary
    sure = Code.of("desk-all", 0, 0, name, numbers)
    leave = Code.of("desk-back", 0, 0, "")
    yes = button(sure, reader.say("admin.several.sure"), style)
    await visit.show(sheet.buttons([yes, button(leave, reader.say("admin.several.leave"))]))


@verb("desk-all", "panel")
async def do(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Do it, table by table; one that refuses holds up no other."""
    name, numbers = code.expect(2)[:2]
    deed = DEEDS.get(name)
    if deed is None:
        raise Refusal(GONE)
    reader, lines, done = visit.reader(), [], 0
    for table in await _tables(visit, unpacked(numbers)):
        by = moderator_rights.require(visit, table)
        try:
            await deed(visit.host, by, table.id)
        except Refusal as refused:
            why = reader.text(refused.phrase)
            lines.append(reader.say("admin.several.refused", id=table.id, why=why))
        else:
            done += 1
            lines.append(reader.say("admin.several.done", id=table.id))
    sheet = Sheet().text(reader.say("admin.several.result", count=done, all=len(lines)))
    sheet.text("\n".join(lines), limit=3000)
    back = Code.of("desk-back", 0, 0, "")
    await visit.show(sheet.buttons([button(back, reader.say("admin.desk.back"), emoji="📋")]))


async def _tables(visit: Visit, numbers: Sequence[int]) -> list[Table]:
    """The tables that are meant, for a moderator of each of them as things are now."""
    if not 0 < len(numbers) <= limits.MENU_OPTIONS:
        raise Refusal(GONE)
    tables = [await visit.host.tables.get(number) for number in numbers]
    for table in tables:
        moderator_rights.require(visit, table)
    return tables


def _listed(tables: Sequence[Table], visit: Visit) -> str:
    lines = []
    for table in tables:
        reader = visit.reader(table)
        status = "paused" if table.paused is not None else table.status
        marks = reader.say(f"bot.games.status.{status}")
        lines.append(table_line(table, marks, reader, short=True))
    return "\n".join(lines)

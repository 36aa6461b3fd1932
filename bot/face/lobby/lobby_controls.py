"""What the lobby's buttons and option menus do."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from pydantic import JsonValue

from bot.errors import Refusal
from bot.face.desk import which_table
from bot.face.desk.forms import Blank, form
from bot.face.desk.moderator_rights import moderates
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code, button, only
from bot.face.kit.numbers import read_page
from bot.face.kit.sheet import Sheet
from bot.face.lobby import lobby
from bot.face.lobby.game_options import current, options_sheet, spelt
from bot.host.table.lobby import LONGEST_WORD
from bot.host.table.tables import may_cancel
from bot.model.table import Table
from games.core.phrase import phrase


async def _table(visit: Visit, code: Code) -> Table:
    return await which_table.seen(visit, code.table)


@verb("join", "post")
async def join(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Join."""
    await lobby.join(visit, await _table(visit, code))


@verb("leave", "post")
async def leave(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Leave."""
    await lobby.leave(visit, await _table(visit, code))


@verb("word", "form")
async def ask_for_word(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """A form for the own word."""
    table = await _table(visit, code)
    if table.status != "lobby":
        raise Refusal(phrase("host.refused.not_lobby"))
    if table.member_of(visit.person.id) is None:
        raise Refusal(phrase("host.refused.not_member"))
    reader = visit.reader(table)
    label, help_ = reader.say("bot.luck.form"), reader.say("bot.luck.form-help")
    blank = Blank("word", label, help_, most=LONGEST_WORD, required=True)
    await visit.ask(form(Code("word-say", table.id), label, [blank]))


@verb("word-say", "private")
async def say_word(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The form came back."""
    await lobby.say_word(visit, await _table(visit, code), only(values))
    await visit.tell(phrase("bot.done.word"))


@verb("start", "post")
async def start(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Start."""
    await lobby.start(visit, await _table(visit, code))


@verb("computer", "post")
async def add_computer(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Add a computer player of the best kind."""
    await lobby.add_computer(visit, await _table(visit, code), None)


@verb("uncomputer", "post")
async def remove_computer(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Remove the computer player that came last."""
    await lobby.remove_computer(visit, await _table(visit, code), None)


@verb("options", "private")
async def options(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Show the options, to be changed by those who may."""
    await show_options(visit, await _table(visit, code))


@verb("options-page", "panel")
async def options_page(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Another page of a long list of options."""
    await show_options(visit, await _table(visit, code), _page(code))


@verb("set", "panel")
async def set_option(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """One option changed in its menu."""
    name, chosen = code.expect(2)[1], only(values)
    table = await _table(visit, code)
    value: JsonValue = chosen
    for field, _now in current(table):
        if field.name == name:
            # A menu knows texts only; the option's own values may be numbers or flags.
            value = next((v for v in field.values if spelt(v) == chosen), value)
    table = await visit.host.lobby.set_option(
        code.table, visit.person.id, name, value, moderator=moderates(visit, table)
    )
    await lobby.refresh_lobby(visit, table)
    await show_options(visit, table, _page(code))


@verb("agreement", "panel")
async def set_agreement(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Who has to agree to going back past luck, chosen in its menu."""
    table = await _table(visit, code)
    table = await visit.host.lobby.set_agreement(
        table.id, visit.person.id, only(values), moderator=moderates(visit, table)
    )
    await lobby.refresh_lobby(visit, table)
    await show_options(visit, table)


@verb("hints", "panel")
async def set_hints(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Who may ask the computer for a hint, chosen in its menu."""
    table = await _table(visit, code)
    table = await visit.host.lobby.set_hints(
        table.id, visit.person.id, only(values), moderator=moderates(visit, table)
    )
    await lobby.refresh_lobby(visit, table)
    await show_options(visit, table)


async def show_options(visit: Visit, table: Table, page: int = 0) -> None:
    """The options panel."""
    may_change = table.gathering and lobby.may_manage(
        table, visit.person, moderator=moderates(visit, table)
    )
    sheet = options_sheet(table, visit.reader(table), may_change=may_change, page=page)
    await visit.show(sheet)


async def ask_to_cancel(visit: Visit, table: Table) -> None:
    """Close a lobby at once; a match that is going on only after a second click."""
    may_cancel(table, visit.person.id, moderator=moderates(visit, table))
    if table.gathering:
        await lobby.cancel(visit, table)
        await visit.tell(phrase("bot.done.cancelled"))
        return
    reader = visit.reader(table)
    sheet = Sheet().text(reader.say("bot.cancel.sure", game=phrase(f"{table.game}.name")))
    label = reader.say("bot.cancel.button")
    sheet.buttons([button(Code("cancel", table.id), label, discord.ButtonStyle.danger)])
    await visit.show(sheet)


@verb("cancel", "panel")
async def cancel(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The second click."""
    table = await _table(visit, code)
    await lobby.cancel(visit, table)
    await visit.show(Sheet().text(visit.reader(table).say("bot.done.cancelled")))


def _page(code: Code) -> int:
    number = code.parts[0]
    return read_page(number)

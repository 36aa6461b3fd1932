"""Open seats: where they are on a server, and how a newcomer takes one over."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.errors import Refusal
from bot.face.campaign.standing import looked_at, show_standing
from bot.face.desk import which_table
from bot.face.desk.table_links import link
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code, button
from bot.face.kit.limits import page_of
from bot.face.kit.numbers import must_be_number, read_page
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.play.panel import look
from bot.face.wording.campaign_words import table_name
from bot.face.wording.seat_titles import place_title
from bot.model.table import Member, Table
from games.core.phrase import phrase

_A_PAGE = 5


async def show_seats(visit: Visit, page: int = 0) -> None:
    """``/table seats``: what could be taken over on this server, as far as the person may see."""
    guild_id = visit.interaction.guild_id
    if guild_id is None:
        raise Refusal(phrase("bot.refused.server_only"))
    found = [
        (table, member)
        for table in await visit.host.seats.open_seats(guild_id)
        if await which_table.may_see(visit, table)
        for member in table.open_places
    ]
    reader, sheet = visit.reader(), Sheet()
    if not found:
        await visit.show(sheet.text(reader.say("seats.list_none")))
        return
    count = sum(len(table.seats_at(member.order)) for table, member in found)
    sheet.text(reader.say("seats.list_title", count=count))
    shown, page, pages = page_of(found, page, _A_PAGE)
    for number, (table, member) in enumerate(shown, page * _A_PAGE + 1):
        sheet.text(await _described(visit, number, table, member), limit=700)
        code = Code.of("take-over", table.id, 0, member.order)
        label = reader.say("seats.list_take", number=number)
        sheet.buttons([button(code, label, discord.ButtonStyle.success)])
    if pages > 1:
        back, on = (Code.of("seats-page", 0, 0, max(page + step, 0), step) for step in (-1, 1))
        sheet.buttons(
            [button(back, "◀", disabled=page == 0), button(on, "▶", disabled=page == pages - 1)]
        )
    await visit.show(sheet)


async def _described(visit: Visit, number: int, table: Table, member: Member) -> str:
    reader = visit.reader(table)
    headline = phrase("campaign.between")
    position = None
    if not table.interlude:
        position = await visit.host.play.position(table.id, None)
        headline = position.game.headline(position.view)
    said = reader.say(
        "seats.list_seat",
        number=number,
        game=table_name(table),
        id=table.id,
        link=link(table),
        headline=headline,
        seats=place_title(table.seats_at(member.order), reader, position),
        others=_others(table, member, reader),
    )
    if any(seat in table.unheld for seat in table.seats_at(member.order)):
        said += "\n" + reader.say("seats.list_waits")
    return said


@verb("seats-page", "panel")
async def turn(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Another page of the list."""
    number = code.parts[0]
    await show_seats(visit, read_page(number))


@verb("take-over", "private")
async def ask_to_take(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Taking a seat is a promise to others, so it takes a second click."""
    table, member = await _open_place(visit, code)
    reader = visit.reader(table)
    position = await visit.host.play.board(table.id)
    said = reader.say(
        "seats.take_ask",
        game=table_name(table),
        seats=place_title(table.seats_at(member.order), reader, position),
    )
    sheet = Sheet().text(said, limit=800)
    if others := _others(table, member, reader):
        sheet.text(reader.say("seats.take_with", others=others), limit=600)
    yes = Code.of("take-seat", table.id, 0, member.order)
    sheet.buttons(
        [
            button(yes, reader.say("seats.take_yes"), discord.ButtonStyle.success),
            button(Code("take-not", table.id), reader.say("seats.take_no")),
        ]
    )
    await visit.show(sheet)


@verb("take-not", "panel")
async def leave_it(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Rather not."""
    await visit.show(Sheet().text(visit.reader().say("seats.take_not")))


@verb("take-seat", "panel")
async def take(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Sit down, and see at once what the seat sees."""
    table, member = await _open_place(visit, code)
    left = await visit.host.seats.left_open(table.id, visit.person.id)
    table = await visit.host.seats.take_over(table.id, member.order, visit.person)
    if table.interlude:
        await show_standing(visit, await looked_at(visit, table))
        return
    own = left is not None and left.order == member.order
    await look(visit, table.id, notice=phrase("seats.returned" if own else "seats.taken"))


async def _open_place(visit: Visit, code: Code) -> tuple[Table, Member]:
    """The place that a control offers, if it can still be had by this person."""
    place = must_be_number(code.parts[0])
    table = await which_table.seen(visit, code.table)
    if table.status not in ("running", "frozen") and not table.interlude:
        raise Refusal(phrase("host.refused.not_running"))
    member = table.at_place(place)
    if member is None or not member.vacant:
        raise Refusal(phrase("host.refused.not_vacant"))
    if table.member_of(visit.person.id) is not None:
        raise Refusal(phrase("host.refused.already_seated"))
    return table, member


def _others(table: Table, member: Member, reader: Reader) -> str:
    """Who else plays; other open seats come last, counted."""
    others = [m for m in table.members if m.order != member.order]
    named = [reader.member(m) for m in others if not m.vacant]
    if vacant := len(others) - len(named):
        named.append(reader.say("seats.others_open", count=vacant))
    return reader.join(named)

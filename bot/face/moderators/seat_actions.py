"""What moderators do about people: who sits where, and who answers for whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import discord

from bot.errors import Refusal
from bot.face.desk.autocomplete import Pairs, filled, narrowed
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code, Item, menu, only
from bot.face.kit.numbers import is_number
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.lobby import lobby
from bot.face.moderators.table_list import chosen, meant
from bot.face.wording.seat_titles import board_name
from bot.model.match import Position
from bot.model.people import Person
from bot.model.table import Member, Table
from games.core.phrase import phrase

_ABOUT_OTHERS = {
    "host.refused.already_joined": "host.refused.sits_already",
    "host.refused.already_seated": "host.refused.sits_already",
    "host.refused.knows_another": "admin.refused.knows_another",
    "host.refused.last_person": "admin.refused.last_person",
}


def person_of(user: discord.User | discord.Member) -> Person:
    """Somebody who can be given a place: a person on this server."""
    if user.bot:
        raise Refusal(phrase("admin.refused.no_bots"))
    if not isinstance(user, discord.Member):
        raise Refusal(phrase("admin.refused.not_here"))
    return Person(user.id, user.display_name)


async def places(visit: Visit, typed: str) -> Pairs:
    """Everybody at the table, by their place."""
    table, _ = await chosen(visit, filled(visit, "p_table"))
    reader = visit.reader(table)
    board = await visit.host.play.board(table.id)
    named = ((place_name(m, table, reader, board), str(m.order)) for m in table.members)
    return narrowed(named, typed)


async def open_places(visit: Visit, typed: str) -> Pairs:
    """The open places of the table."""
    table, _ = await chosen(visit, filled(visit, "p_table"))
    reader = visit.reader(table)
    board = await visit.host.play.board(table.id)
    named = ((place_name(m, table, reader, board), str(m.order)) for m in table.open_places)
    return narrowed(named, typed)


def place_name(member: Member, table: Table, reader: Reader, position: Position | None) -> str:
    """Who holds a place and which seats go with it, for menus."""
    named = [f"{member.order + 1}. {reader.member_label(member)}"]
    titles = [reader.label(board_name(seat, position)) for seat in table.seats_at(member.order)]
    seats = ", ".join(titles)
    if seats:
        named.append(f"({seats})")
    if member.vacant:
        named.append(reader.say("admin.place.open"))
    return " ".join(named)


def _number(typed: str) -> int:
    """The place that was chosen from the list."""
    if not is_number(typed.strip()):
        raise Refusal(phrase("admin.refused.no_such_place_at_table"))
    return int(typed)


async def _done(visit: Visit, table: Table, key: str) -> None:
    if table.lobby_message_id is not None and table.status in ("lobby", "cancelled"):
        await lobby.refresh_lobby(visit, table)
    await visit.tell(phrase(f"admin.done.{key}", id=table.id))


@contextmanager
def told_to_a_moderator() -> Iterator[None]:
    """What the host says to the person concerned, said about them."""
    try:
        yield
    except Refusal as refusal:
        key = _ABOUT_OTHERS.get(refusal.phrase.key)
        if key is None:
            raise
        raise Refusal(phrase(key)) from refusal


async def replace(
    visit: Visit, typed: str | None, who: str, by_whom: discord.User | discord.Member
) -> None:
    """``/admin replace``."""
    table, by = await chosen(visit, typed)
    person = person_of(by_whom)
    with told_to_a_moderator():
        table = await visit.host.moderation.replace(by, table.id, _number(who), person)
    await _done(visit, table, "replaced")


async def remove(visit: Visit, typed: str | None, who: str, *, to_computer: bool) -> None:
    """``/admin remove``."""
    table, by = await chosen(visit, typed)
    with told_to_a_moderator():
        table = await visit.host.moderation.remove(
            by, table.id, _number(who), to_computer=to_computer
        )
    await _done(visit, table, "removed")


async def add(
    visit: Visit, typed: str | None, user: discord.User | discord.Member, place: str | None
) -> None:
    """``/admin add``."""
    table, by = await chosen(visit, typed)
    wanted = _number(place) if place else None
    with told_to_a_moderator():
        table = await visit.host.moderation.add(by, table.id, person_of(user), wanted)
    await _done(visit, table, "added")


async def sit_in(visit: Visit, typed: str | None, who: str) -> None:
    """``/admin sit-in``."""
    table, by = await chosen(visit, typed)
    with told_to_a_moderator():
        table = await visit.host.moderation.sit_in(by, table.id, _number(who))
    await _done(visit, table, "sat_in")


async def ask_whose_answer(visit: Visit, typed: str | None) -> None:
    """``/admin answer``: for whom shall a computer player answer once?"""
    table, _ = await chosen(visit, typed)
    await visit.show(_whose_sheet(table, visit.reader(table)))


def _whose_sheet(table: Table, reader: Reader) -> Sheet:
    if not table.playing:
        key = "paused" if table.paused is not None else "not_running"
        raise Refusal(phrase(f"host.refused.{key}"))
    waiting = [seat for seat in table.awaited if table.computer_of(seat) is None]
    if not waiting:
        raise Refusal(phrase("admin.refused.nobody_awaited"))
    sheet = Sheet().text(reader.say("admin.answer.title", id=table.id), limit=800)
    items = [Item(seat, reader.seat_label(seat)) for seat in waiting[:25]]
    code = Code("admin-answer", table.id, table.entry_count)
    return sheet.menu(menu(code, items, reader.say("admin.answer.choose")))


@verb("admin-answer", "panel")
async def answer(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The seat was chosen: a computer player answers its question, once."""
    table, by = await meant(visit, code)
    seat = only(values)
    if seat not in table.seats:
        raise Refusal(phrase("host.refused.no_seat", seat=seat[:50]))
    await visit.host.moderation.answer(by, table.id, seat, code.entry)
    words = visit.reader(table).say("admin.done.answered", seat=visit.reader(table).seat(seat))
    await visit.show(Sheet().text(words))

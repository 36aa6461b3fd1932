"""Moderators' actions about seats: who sits where, and who answers for whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import discord

from bot.errors import Refusal
from bot.model.match import Position
from bot.model.people import Person
from bot.model.table import Member, Table
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.autocomplete import Pairs, matching, option_value
from bot.ui.dispatch.context import Context
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, MenuOption, chosen_value, is_number, menu
from bot.ui.kit.reader import Reader
from bot.ui.moderation.table_list import chosen, from_custom_id
from bot.ui.wording.seat_titles import board_name
from games.core.phrase import phrase

_ABOUT_OTHERS = {
    "host.refused.already_joined": "host.refused.sits_already",
    "host.refused.already_seated": "host.refused.sits_already",
    "host.refused.knows_another": "admin.refused.knows_another",
    "host.refused.last_person": "admin.refused.last_person",
}


def person_of(user: discord.User | discord.Member) -> Person:
    """A person on this server who can be given a place."""
    if user.bot:
        raise Refusal(phrase("admin.refused.no_bots"))
    if not isinstance(user, discord.Member):
        raise Refusal(phrase("admin.refused.not_here"))
    return Person(user.id, user.display_name)


async def places(ctx: Context, typed: str) -> Pairs:
    """Autocompletion: all places of the table with their members."""
    table, _ = await chosen(ctx, option_value(ctx, "p_table"))
    reader = ctx.reader(table)
    board = await ctx.host.play.board(table.id)
    named = ((place_name(m, table, reader, board), str(m.order)) for m in table.members)
    return matching(named, typed)


async def open_places(ctx: Context, typed: str) -> Pairs:
    """Autocompletion: the open places of the table."""
    table, _ = await chosen(ctx, option_value(ctx, "p_table"))
    reader = ctx.reader(table)
    board = await ctx.host.play.board(table.id)
    named = ((place_name(m, table, reader, board), str(m.order)) for m in table.open_places)
    return matching(named, typed)


def place_name(member: Member, table: Table, reader: Reader, position: Position | None) -> str:
    """The label of a place in menus: its member and seats."""
    named = [f"{member.order + 1}. {reader.member_label(member)}"]
    titles = [reader.label(board_name(seat, position)) for seat in table.seats_at(member.order)]
    seats = ", ".join(titles)
    if seats:
        named.append(f"({seats})")
    if member.vacant:
        named.append(reader.say("admin.place.open"))
    return " ".join(named)


def _number(typed: str) -> int:
    """Parse the number of the chosen place."""
    if not is_number(typed.strip()):
        raise Refusal(phrase("admin.refused.no_such_place_at_table"))
    return int(typed)


@contextmanager
def told_to_a_moderator() -> Iterator[None]:
    """Replace refusals addressed to the person affected by ones addressed to a moderator."""
    try:
        yield
    except Refusal as refusal:
        key = _ABOUT_OTHERS.get(refusal.phrase.key)
        if key is None:
            raise
        raise Refusal(phrase(key)) from refusal


async def remove(ctx: Context, typed: str | None, who: str, *, to_computer: bool) -> None:
    """``/admin remove``."""
    table, by = await chosen(ctx, typed)
    with told_to_a_moderator():
        table = await ctx.host.moderation.remove(
            by, table.id, _number(who), to_computer=to_computer
        )
    await ctx.tell(phrase("admin.done.removed", id=table.id))


async def add(
    ctx: Context, typed: str | None, user: discord.User | discord.Member, place: str | None
) -> None:
    """``/admin add``."""
    table, by = await chosen(ctx, typed)
    wanted = _number(place) if place else None
    with told_to_a_moderator():
        table = await ctx.host.moderation.add(by, table.id, person_of(user), wanted)
    await ctx.tell(phrase("admin.done.added", id=table.id))


async def sit_in(ctx: Context, typed: str | None, who: str) -> None:
    """``/admin sit-in``."""
    table, by = await chosen(ctx, typed)
    with told_to_a_moderator():
        table = await ctx.host.moderation.sit_in(by, table.id, _number(who))
    await ctx.tell(phrase("admin.done.sat_in", id=table.id))


async def ask_whose_answer(ctx: Context, typed: str | None) -> None:
    """``/admin answer``: choose the person for whom a computer answers once."""
    table, _ = await chosen(ctx, typed)
    await ctx.show(_whose_answer_message(table, ctx.reader(table)))


def _whose_answer_message(table: Table, reader: Reader) -> MessageBuilder:
    if not table.playing:
        paused = table.paused is not None
        raise Refusal(phrase("host.refused.paused" if paused else "host.refused.not_running"))
    waiting = [seat for seat in table.awaited if table.computer_of(seat) is None]
    if not waiting:
        raise Refusal(phrase("admin.refused.nobody_awaited"))
    builder = MessageBuilder().text(reader.say("admin.answer.title", id=table.id), limit=800)
    items = [MenuOption(seat, reader.seat_label(seat)) for seat in waiting[:25]]
    custom_id = CustomId("admin-answer", table.id, table.entry_count)
    return builder.menu(menu(custom_id, items, reader.say("admin.answer.choose")))


@action("admin-answer", "panel")
async def answer(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Let a computer player answer the question of the chosen seat once."""
    table, by = await from_custom_id(ctx, custom_id)
    seat = chosen_value(values)
    if seat not in table.seats:
        raise Refusal(phrase("host.refused.no_seat", seat=seat[:50]))
    await ctx.host.moderation.answer(by, table.id, seat, custom_id.entry)
    words = ctx.reader(table).say("admin.done.answered", seat=ctx.reader(table).seat(seat))
    await ctx.show(MessageBuilder().text(words))

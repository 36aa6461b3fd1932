"""``/admin replace``: gives a place to another person, after a second click."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.errors import Refusal
from bot.model.people import Person
from bot.model.table import Member, Table
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.kit.limits import MENU_OPTIONS
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.names import inline
from bot.ui.kit.persistent_items import (
    CustomId,
    MenuOption,
    button,
    chosen_value,
    is_number,
    menu,
    require_number,
    user_menu,
)
from bot.ui.moderation.seat_actions import person_of, place_name, told_to_a_moderator
from bot.ui.moderation.table_list import chosen, from_custom_id
from games.core.phrase import phrase

_NOBODY = 0
"""Stands for the person at a place that no person holds."""


async def ask_to_replace(
    ctx: Context, typed: str | None, who: str, by_whom: discord.User | discord.Member
) -> None:
    """``/admin replace``: say what would happen, and ask."""
    table, _ = await chosen(ctx, typed)
    person = person_of(by_whom)
    if not is_number(who.strip()):
        raise Refusal(phrase("admin.refused.no_such_place_at_table"))
    await ctx.show(_question(ctx, table, _member(table, int(who)), person))


async def ask_whom(ctx: Context, typed: str | None) -> None:
    """The desk's way to it: choose the place, then the person, then confirm."""
    table, _ = await chosen(ctx, typed)
    reader = ctx.reader(table)
    board = await ctx.host.play.board(table.id)
    items = [
        MenuOption(str(member.order), place_name(member, table, reader, board))
        for member in table.members[:MENU_OPTIONS]
    ]
    builder = MessageBuilder().text(reader.say("admin.replace.title", id=table.id), limit=400)
    custom_id = CustomId("replace-whom", table.id)
    await ctx.show(builder.menu(menu(custom_id, items, reader.say("admin.replace.whom"))))


@action("replace-whom", "panel")
async def ask_by_whom(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Ask who takes the place that was chosen."""
    table, _ = await from_custom_id(ctx, custom_id)
    member = _member(table, require_number(chosen_value(values)))
    reader = ctx.reader(table)
    builder = MessageBuilder().text(
        reader.say("admin.replace.by_title", name=reader.member(member)), limit=400
    )
    next_id = CustomId.of("replace-by", table.id, 0, member.order)
    await ctx.show(builder.menu(user_menu(next_id, reader.say("admin.replace.by"))))


@action("replace-by", "panel")
async def ask_again(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Say what would happen, and ask."""
    table, _ = await from_custom_id(ctx, custom_id)
    member = _member(table, require_number(custom_id.parts[0]))
    person = await _person_here(ctx, require_number(chosen_value(values)))
    await ctx.show(_question(ctx, table, member, person))


def _question(ctx: Context, table: Table, member: Member, person: Person) -> MessageBuilder:
    reader = ctx.reader(table)
    if table.member_of(person.id) is not None:
        raise Refusal(phrase("host.refused.sits_already"))
    sure = reader.say(
        "admin.replace.sure" if table.gathering else "admin.replace.sure_running",
        id=table.id,
        name=reader.member(member),
        person=inline(person.name),
    )
    custom_id = CustomId.of(
        "admin-replace", table.id, 0, member.order, person.id, member.person_id or _NOBODY
    )
    label = reader.say("admin.replace.button")
    leave = button(CustomId("admin-leave", table.id), reader.say("admin.rollback.leave"))
    builder = MessageBuilder().text(sure, limit=800)
    return builder.buttons([button(custom_id, label, discord.ButtonStyle.danger), leave])


@action("admin-replace", "panel")
async def replace(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Replace after confirmation, unless the place has changed hands since."""
    table, by = await from_custom_id(ctx, custom_id)
    place, person_id, before = (require_number(part) for part in custom_id.expect(3)[:3])
    person = await _person_here(ctx, person_id)
    if (_member(table, place).person_id or _NOBODY) != before:
        raise Refusal(phrase("admin.replace.changed"))
    with told_to_a_moderator():
        table = await ctx.host.moderation.replace(by, table.id, place, person)
    words = ctx.reader(table).say("admin.done.replaced", id=table.id)
    await ctx.show(MessageBuilder().text(words))


def _member(table: Table, place: int) -> Member:
    member = table.at_place(place)
    if member is None:
        raise Refusal(phrase("admin.refused.no_such_place_at_table"))
    return member


async def _person_here(ctx: Context, person_id: int) -> Person:
    """A person of this server; refuses bots and people who are not on it."""
    guild = ctx.interaction.guild
    if guild is None:
        raise Refusal(phrase("bot.refused.server_only"))
    try:
        return person_of(await guild.fetch_member(person_id))
    except discord.NotFound:
        raise Refusal(phrase("admin.refused.not_here")) from None

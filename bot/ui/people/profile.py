"""``/profile``: a person's titles; and the praise that players give each other after a match."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import discord

from bot.errors import Refusal
from bot.host.people.statistics import PRAISES
from bot.model.records.statistics import Profile
from bot.ui.dispatch import table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.commands import command
from bot.ui.dispatch.context import Context
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.names import inline, plain
from bot.ui.kit.persistent_items import (
    CustomId,
    MenuOption,
    button,
    chosen_value,
    menu,
    read_number,
)
from bot.ui.kit.reader import Reader
from bot.ui.wording.title_words import game_of_title, title_of
from games.core.phrase import phrase
from render.renderer import Picture
from render.title_list import TitlePlate, draw_titles

PRAISE_KEYS: Final[dict[str, str]] = {
    "fair": "praise.fair",
    "cunning": "praise.cunning",
    "company": "praise.company",
    "bold": "praise.bold",
    "story": "praise.story",
    "comeback": "praise.comeback",
}
_MOST_BUTTONS: Final = 5


@command(
    "profile",
    "profile",
    options={"person": "p_stats_person"},
    texts={"person": "p_profile_person"},
)
async def profile(ctx: Context, person: discord.User | discord.Member | None = None) -> None:
    """A person's titles on this server."""
    guild_id = ctx.interaction.guild_id
    if guild_id is None:
        raise Refusal(phrase("bot.refused.server_only"))
    whose = person or ctx.interaction.user
    found = await ctx.host.statistics.profile(guild_id, whose.id, asked_by=ctx.person.id)
    reader = ctx.reader()
    plates, picture = title_plates(found, reader), None
    if plates:
        title = reader.say("titles.picture", name=plain(whose.display_name))
        picture = await asyncio.to_thread(draw_titles, plates, title)
    await ctx.show(profile_message(found, whose.display_name, picture, reader))


def title_plates(found: Profile, reader: Reader) -> list[TitlePlate]:
    """The titles as the picture shows them, without those that are unknown by now."""
    plates = []
    for earned in found.titles:
        title = title_of(earned)
        if title is not None:
            name, how = reader.draw(title.name), reader.draw(title.how)
            plates.append(TitlePlate(name, how, game_of_title(earned, reader)))
    return plates


def profile_message(
    found: Profile, name: str, picture: Picture | None, reader: Reader
) -> MessageBuilder:
    """Build the message of a person's titles and praise."""
    builder = MessageBuilder().text(reader.say("titles.of", name=inline(name)), limit=200)
    if found.titles:
        builder.text(reader.say("titles.count", count=len(found.titles)), limit=100)
    else:
        builder.text(reader.say("titles.none", name=inline(name)), limit=300)
    builder.picture(picture)
    praises = [
        reader.say("titles.praise", praise=phrase(PRAISE_KEYS[praise]), count=count)
        for praise, count in found.praises
        if praise in PRAISE_KEYS
    ]
    if praises:
        builder.text(reader.say("titles.praises", praises=reader.join(praises)), limit=500)
    return builder


@action("praise", "private")
async def choose_person(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Ask whom of the table to praise."""
    table = await table_lookup.by_number(ctx, custom_id.table)
    reader = ctx.reader(table)
    if table.member_of(ctx.person.id) is None:
        raise Refusal(phrase("statistics.refused.not_there"))
    others = [
        member
        for member in table.members
        if member.person_id is not None and member.person_id != ctx.person.id and not member.former
    ]
    builder = MessageBuilder().text(reader.say("praise.whom"))
    for first in range(0, len(others), _MOST_BUTTONS):
        builder.buttons(
            [
                button(
                    CustomId.of("praise-whom", table.id, 0, member.order),
                    reader.member_label(member),
                )
                for member in others[first : first + _MOST_BUTTONS]
            ]
        )
    await ctx.show(builder)


@action("praise-whom", "panel")
async def choose_praise(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Ask what to praise somebody for."""
    table = await table_lookup.by_number(ctx, custom_id.table)
    reader = ctx.reader(table)
    place = read_number(custom_id.expect(1)[0])
    member = table.at_place(place)
    if member is None or member.person_id is None:
        raise Refusal(phrase("statistics.refused.not_there"))
    options = [MenuOption(praise, reader.say(PRAISE_KEYS[praise])) for praise in PRAISES]
    builder = MessageBuilder().text(reader.say("praise.for", name=reader.member(member)))
    custom_id = CustomId.of("praise-give", table.id, 0, place)
    await ctx.show(builder.menu(menu(custom_id, options, reader.say("praise.choose"))))


@action("praise-give", "panel")
async def give_praise(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Give the praise, once for each match."""
    table = await table_lookup.by_number(ctx, custom_id.table)
    reader = ctx.reader(table)
    member = table.at_place(read_number(custom_id.expect(1)[0]))
    if member is None or member.person_id is None:
        raise Refusal(phrase("statistics.refused.not_there"))
    given = chosen_value(values)
    await ctx.host.statistics.praise(table.id, ctx.person, member.person_id, given)
    name = reader.member(member)
    said = reader.say("praise.done", name=name, praise=phrase(PRAISE_KEYS[given]))
    await ctx.show(MessageBuilder().text(said))

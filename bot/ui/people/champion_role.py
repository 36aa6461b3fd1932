"""``/league champion``: gives the champions of a game's newest season a role, and only them.

The person who asks must be allowed to give that role by hand, so that a moderator of the bot gains
no rights on the server by it.
"""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.errors import Refusal
from bot.game_words import game_name
from bot.ui.dispatch import autocomplete, moderator_rights
from bot.ui.dispatch.commands import command
from bot.ui.dispatch.context import Context
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.names import inline
from bot.ui.lobby.lobby import game_named
from bot.ui.people.league import LEAGUE
from games.core.phrase import phrase

__all__ = ["LEAGUE"]
"""The group of commands, with the one of this module."""


@command(
    "league_champion",
    "league champion",
    within=LEAGUE,
    options={"game": "p_game", "role": "p_champion_role"},
    complete={"game": autocomplete.games},
)
async def champion(ctx: Context, game: str, role: discord.Role) -> None:
    """Give the champions of the newest finished season a role."""
    by = moderator_rights.require_server(ctx)
    guild, known = role.guild, game_named(ctx, game)
    _require_may_give(ctx, role)
    title = await ctx.host.seasons.champions(by.guild_id, known)
    try:
        for member in await _members(guild, title.former):
            await member.remove_roles(role)
        winners = await _members(guild, title.champions)
        for member in winners:
            await member.add_roles(role)
    except discord.Forbidden as error:
        raise Refusal(phrase("league.refused.role", role=role.mention)) from error
    await ctx.host.seasons.record_role(by.guild_id, by.person, title.season, role.id)
    said = ctx.reader().say(
        "league.done.champion",
        count=len(winners),
        role=role.mention,
        name=inline(title.season.name),
        game=game_name(known),
    )
    await ctx.show(MessageBuilder().text(said))


def _require_may_give(ctx: Context, role: discord.Role) -> None:
    """Refuse where the bot, or the person who asks, may not give the role to anybody."""
    if not role.is_assignable() or not role.guild.me.guild_permissions.manage_roles:
        raise Refusal(phrase("league.refused.role", role=role.mention))
    user = ctx.interaction.user
    if role.guild.owner_id == user.id:
        return
    if (
        not isinstance(user, discord.Member)
        or not user.guild_permissions.manage_roles
        or role >= user.top_role
    ):
        raise Refusal(phrase("league.refused.own_role", role=role.mention))


async def _members(guild: discord.Guild, people: Iterable[int]) -> list[discord.Member]:
    """Those of these people who are still on the server."""
    found = []
    for person in people:
        try:
            found.append(await guild.fetch_member(person))
        except discord.NotFound:
            continue
    return found

"""Autocompletion: never raises, never exceeds Discord's limits."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING

from discord.app_commands import Choice

from bot.errors import Refusal
from bot.game_words import computer_name, game_name, rules_title
from bot.host.learn import available_rules
from bot.host.waits.clock_times import PRESETS
from bot.ui.dispatch.context import Context, Interaction
from bot.ui.kit import limits
from bot.ui.kit.command_names import command_name
from bot.ui.kit.names import plain
from bot.ui.wording.clock_words import OFF, terms
from bot.ui.wording.effort import introduced
from bot.ui.wording.seat_titles import seat_title
from games.core import game as registry
from games.core.phrase import phrase

if TYPE_CHECKING:
    pass


log = logging.getLogger(__name__)

Pairs = list[tuple[str, str]]


async def offered(
    interaction: Interaction, find: Callable[[Context], Awaitable[Pairs]]
) -> list[Choice[str]]:
    """Discord's choices for pairs of name and value; empty for a person who may not see them."""
    ctx = Context(interaction.client.dispatcher, interaction)
    dispatcher, person_id = ctx.dispatcher, interaction.user.id
    # A late answer is useless: the person has typed on.
    if (
        dispatcher.closing
        or dispatcher.user_limit.at_limit(person_id)
        or not dispatcher.is_storable(interaction.data)
    ):
        return []
    try:
        with dispatcher.handling():
            async with dispatcher.user_limit.acquire(person_id):
                await ctx.load_server()
                pairs = await find(ctx)
    except Refusal:
        return []
    except Exception:
        ctx.dispatcher.metrics.count_error("autocompletion")
        log.exception("an autocompletion failed in channel %s", interaction.channel_id)
        return []
    return [
        Choice(name=limits.cut(name, limits.CHOICE) or "·", value=value)
        for name, value in pairs[: limits.MENU_OPTIONS]
        if 0 < len(value) <= limits.CHOICE
    ]


def matching(pairs: Iterable[tuple[str, str]], typed: str) -> Pairs:
    """The pairs whose name or value contains what was typed."""
    wanted = typed.strip().casefold()
    return [(n, v) for n, v in pairs if wanted in n.casefold() or wanted in v.casefold()]


def option_value(ctx: Context, option: str) -> str | None:
    """The value typed so far into another option of the command; ``option`` is the key of its
    words."""
    typed = getattr(ctx.interaction.namespace, str(command_name(option)), None)
    return typed if isinstance(typed, str) and typed else None


async def games(ctx: Context, typed: str) -> Pairs:
    """All games."""
    reader = ctx.reader()
    return matching(((reader.text(game_name(game)), game) for game in registry.game_ids()), typed)


async def games_to_begin(ctx: Context, typed: str) -> Pairs:
    """All games, each with how hard and how long it is."""
    reader = ctx.reader()
    return matching(
        ((reader.label(introduced(registry.find(game))), game) for game in registry.game_ids()),
        typed,
    )


async def tables_to_begin(ctx: Context, typed: str) -> Pairs:
    """All games, then the templates of this server."""
    guild_id = ctx.interaction.guild_id
    kept = await ctx.host.templates.of_server(guild_id) if guild_id is not None else []
    installed, reader = registry.game_ids(), ctx.reader()
    named = (
        (
            reader.label(phrase("templates.offer", name=plain(one.name), game=game_name(one.game))),
            one.name,
        )
        for one in kept
        if one.game in installed
    )
    return [*await games_to_begin(ctx, typed), *matching(named, typed)]


async def languages(ctx: Context, typed: str) -> Pairs:
    """The languages a table may speak, each called by its own name."""
    words = ctx.dispatcher.words
    return matching(((words.text("bot.language", tag), tag) for tag in words.languages), typed)


async def topics(ctx: Context, typed: str) -> Pairs:
    """The topics of the rules of one game: the one named, or the one played here."""
    game = option_value(ctx, "p_game")
    table = await ctx.host.tables.in_channel(ctx.channel_id)
    if game not in registry.game_ids():
        games_here = registry.game_ids()
        game = table.game if table else games_here[0] if len(games_here) == 1 else None
    if game is None:
        return []
    reader = ctx.reader()
    played = table if table is not None and table.game == game else None
    names = available_rules.topics(registry.find(game), played)
    return matching(((reader.text(rules_title(game, name)), name) for name in names), typed)


async def kinds(ctx: Context, typed: str) -> Pairs:
    """The kinds of computer player of the game played here."""
    table = await ctx.host.tables.in_channel(ctx.channel_id)
    if table is None:
        return []
    reader = ctx.reader()
    known = ctx.host.lobby.computer_levels(registry.find(table.game, table.edition))
    return matching(((reader.text(computer_name(kind)), kind) for kind in known), typed)


async def clocks(ctx: Context, typed: str) -> Pairs:
    """The clocks that a table may play with."""
    reader = ctx.reader()
    return matching(
        ((terms(PRESETS.get(preset), reader), preset) for preset in (OFF, *PRESETS)), typed
    )


async def computers(ctx: Context, typed: str) -> Pairs:
    """The computer players in this channel's lobby."""
    table = await ctx.host.tables.in_channel(ctx.channel_id)
    if table is None:
        return []
    reader = ctx.reader(table)
    seated = [member for member in table.members if member.computer]
    return matching(((reader.member_label(m), str(m.order)) for m in seated), typed)


async def seats(ctx: Context, typed: str) -> Pairs:
    """The seats that this person holds, or that are kept for them."""
    table = await ctx.host.tables.in_channel(ctx.channel_id)
    if table is None:
        return []
    reader = ctx.reader(table)
    held = table.known_to(ctx.person.id)
    position = await ctx.host.play.board(table.id) if held else None
    return matching(((seat_title(seat, reader, position), seat) for seat in held), typed)

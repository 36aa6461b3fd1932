"""Opens tables: in a channel, in a thread of their own, or in a post of the server's forum."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import discord

from bot.errors import Refusal
from bot.game_words import game_name
from bot.model.places import PlaceKind
from bot.model.table import Pace, Table
from bot.model.table_template import TableTemplate
from bot.ui.dispatch import bot_permissions
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.moderator_rights import moderates_here, role_ids
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, button
from bot.ui.kit.reader import Reader
from bot.ui.lobby import places
from bot.ui.lobby.lobby import game_named, template_called
from bot.ui.lobby.places import NoPlace, OpenedPlace
from bot.ui.wording.outlook_words import pace_named
from games.core.phrase import Phrase, phrase

_POSTED_WITHIN: Final = 60.0
"""How long a command that opens a table waits for the lobby's post."""


@dataclass(frozen=True, slots=True)
class OpenedTable:
    """A new table, and why it stayed in the channel although it should not; else None."""

    table: Table
    note: Phrase | None = None


async def create(
    ctx: Context,
    typed: str,
    language: str | None,
    pace: Pace | None,
    wanted: PlaceKind | None,
) -> None:
    """``/table create``: open a table of a game or a template, and tell the person where it is."""
    like = await template_called(ctx, typed)
    game = like.game if like else game_named(ctx, typed)
    if places.asks(ctx, wanted):
        await _ask_where(ctx, typed, game, language, pace)
        return
    opened = await open_table(ctx, game, language, like=like, pace=pace, place=wanted)
    await show_opened(ctx, opened, phrase("bot.done.created", game=game_name(game)))


async def show_opened(ctx: Context, opened: OpenedTable, said: Phrase) -> None:
    """Tell a person that their table is open, and where, if it is not in this channel."""
    reader, channel = ctx.reader(opened.table), opened.table.channel_id
    builder = MessageBuilder().text(reader.text(said))
    if channel != ctx.channel_id:
        builder.text(reader.say("place.elsewhere", channel=f"<#{channel}>"))
    if opened.note is not None:
        builder.text(reader.text(opened.note), limit=700)
    await ctx.show(builder)


async def _ask_where(
    ctx: Context, typed: str, game: str, language: str | None, pace: Pace | None
) -> None:
    """Ask where the table is to be, as the server wants it."""
    reader, builder = ctx.reader(), MessageBuilder()
    builder.text(reader.say("place.where", game=game_name(game)))
    kinds = [kind for kind in places.PLACE_KEYS if kind != "forum" or ctx.server.forum is not None]
    builder.buttons(
        [
            button(
                CustomId.of("place", 0, 0, kind, pace or "", language or "", typed),
                reader.say(places.BUTTON_KEYS[kind]),
                discord.ButtonStyle.primary,
            )
            for kind in kinds
        ]
    )
    await ctx.show(builder)


@action("place", "panel")
async def choose_place(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Open the table where the person wants it."""
    kind, pace, language, *typed = custom_id.expect(4)
    wanted = places.place_named(kind) or "here"
    await create(ctx, "/".join(typed), language or None, pace_named(pace), wanted)


async def open_table(
    ctx: Context,
    game: str,
    language: str | None,
    *,
    campaign: bool = False,
    like: TableTemplate | None = None,
    pace: Pace | None = None,
    invited: Sequence[int] = (),
    place: PlaceKind | None = None,
) -> OpenedTable:
    """Open a table where the server or the person wants it, and post its lobby.

    Refuses where the lobby cannot be posted: then the table has been closed.
    """
    opened, note = await open_place(ctx, game, language, invited, place)
    try:
        table = await new_table(
            ctx,
            game,
            language,
            campaign=campaign,
            like=like,
            pace=pace,
            posted=True,
            invited=invited,
            opened=opened,
        )
        await ctx.host.wait_until_table_idle(table.id, _POSTED_WITHIN)
        match await ctx.host.lobby.opened(table.id):
            case "forbidden":
                raise Refusal(phrase("bot.refused.forbidden"))
            case "unreachable":
                raise Refusal(phrase("bot.refused.not_posted"))
    except Refusal:
        if opened is not None:
            await opened.close()
        raise
    return OpenedTable(table, note)


async def open_place(
    ctx: Context,
    game: str,
    language: str | None = None,
    invited: Sequence[int] = (),
    wanted: PlaceKind | None = None,
) -> tuple[OpenedPlace | None, Phrase | None]:
    """Open the place of a new table, if it needs one; or say why it stays in this channel.

    Refuses where it stays here and the bot could not run a table here.
    """
    await ctx.load_server()
    reader = Reader(ctx.dispatcher.words, _language(ctx, language))
    try:
        kind = places.chosen_place(ctx, wanted)
        opened = await places.open_place(ctx, kind, game_named(ctx, game), reader, invited)
    except NoPlace as none:
        bot_permissions.require(ctx)
        return None, none.why
    if opened is None:
        bot_permissions.require(ctx)
    return opened, None


async def new_table(
    ctx: Context,
    game: str,
    language: str | None = None,
    *,
    posted: bool,
    gentle: bool = False,
    like: TableTemplate | None = None,
    pace: Pace | None = None,
    campaign: bool = False,
    invited: Sequence[int] = (),
    opened: OpenedPlace | None = None,
) -> Table:
    """Create a table in the language asked for, the server's or the operator's.

    It is in the place that was ``opened`` for it, else in this channel. Its lobby is ``posted``
    there, unless the match begins at once.
    """
    assert ctx.interaction.guild_id is not None
    return await ctx.host.tables.create(
        ctx.interaction.guild_id,
        opened.thread.id if opened else ctx.channel_id,
        ctx.person,
        game_named(ctx, game),
        _language(ctx, language),
        moderator=moderates_here(ctx),
        roles=role_ids(ctx),
        gentle=gentle,
        like=like,
        pace=pace,
        campaign=campaign,
        posted=posted,
        invited=invited,
        place=opened.place if opened else None,
        lobby_message_id=opened.message_id if opened else None,
    )


def _language(ctx: Context, language: str | None) -> str:
    served = ctx.interaction.guild_locale
    return ctx.dispatcher.words.choose(
        language,
        ctx.server.language,
        served.value if served else None,
        ctx.dispatcher.language,
    )

"""``/board`` and ``/hand``: show the public view, and a person's own."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game_words import game_name
from bot.model.match import Position
from bot.model.table import Table
from bot.ui.campaign.campaign_status import campaign_at, show_campaign_status
from bot.ui.dispatch import autocomplete, table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.commands import command
from bot.ui.dispatch.context import Context
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId
from bot.ui.kit.pictures import Pictures
from bot.ui.kit.reader import Reader
from bot.ui.lobby.lobby import lobby_message
from bot.ui.play.panel import own_seat, waiting_line
from bot.ui.play.turn_post import awaited_line
from bot.ui.table.kept_seats import kept_line
from bot.ui.wording.standings import add_standings


async def show_board(ctx: Context, table: Table) -> None:
    """``/board``: the public view."""
    reader = ctx.reader(table)
    if table.interlude:
        await show_campaign_status(ctx, await campaign_at(ctx, table))
        return
    if table.status == "lobby":
        outlook = await ctx.host.open_tables.outlook(table)
        await ctx.show(lobby_message(table, reader, outlook))
        return
    position = await ctx.host.play.position(table.id, None)
    await ctx.show_with_pictures(lambda pictures: _board_message(table, position, reader, pictures))


def _board_message(
    table: Table, position: Position, reader: Reader, pictures: Pictures
) -> MessageBuilder:
    builder = MessageBuilder(game=table.game)
    title = reader.text(game_name(table.game))
    headline = reader.text(position.game.headline(position.view))
    builder.text(reader.say("bot.post.title", game=title, headline=headline), limit=300)
    builder.picture(pictures.board(position, reader))
    if position.over:
        add_standings(builder, position, reader)
    elif table.playing:
        # The person who asks may be awaited, and is then named as well.
        builder.text(awaited_line(position, reader, ping=False), limit=600)
    else:
        builder.text(waiting_line(position, reader), limit=500)
    return builder


async def show_hand(ctx: Context, table: Table, wanted: str | None) -> None:
    """``/hand``: the person's own view."""
    seat = own_seat(ctx, table, wanted, looking=True)
    position = await ctx.host.play.position(table.id, seat)
    reader = ctx.reader(table)

    def hand_message(pictures: Pictures) -> MessageBuilder:
        builder = MessageBuilder().text(reader.say("bot.hand.title"))
        builder.picture(pictures.hand(position, reader), fallback=reader.say("bot.hand.none"))
        return builder.text(kept_line(table, ctx.person.id, reader))

    await ctx.show_with_pictures(hand_message)


@action("cards", "private")
async def cards(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Handle the panel's "Cards": show the hand of the panel's seat."""
    table = await table_lookup.seen(ctx, custom_id.table)
    await show_hand(ctx, table, custom_id.expect(1)[0])


@action("players", "private")
async def players(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Handle the panel's "Players": show what everybody has, as the panel's seat sees it."""
    table = await table_lookup.seen(ctx, custom_id.table)
    seat = own_seat(ctx, table, custom_id.expect(1)[0], looking=True)
    position = await ctx.host.play.position(table.id, seat)
    reader = ctx.reader(table)

    def players_message(pictures: Pictures) -> MessageBuilder:
        builder = MessageBuilder().text(reader.say("bot.players.title"))
        return builder.picture(pictures.players(position, reader))

    await ctx.show_with_pictures(players_message)


@command("board", "board")
async def board(ctx: Context) -> None:
    """Look at the board."""
    await show_board(ctx, await table_lookup.here(ctx))


@command("hand", "hand", options={"seat": "p_seat"}, complete={"seat": autocomplete.seats})
async def hand(ctx: Context, seat: str | None = None) -> None:
    """Look at your own hand."""
    await show_hand(ctx, await table_lookup.here(ctx), seat)

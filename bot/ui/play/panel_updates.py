"""Keeps open panels up to date, and marks replaced and expiring ones."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import discord

from bot.host.play.panels import Panel
from bot.ui.delivery.delivery_errors import CONNECTION_ERRORS
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.open_panels import OpenPanel
from bot.ui.kit.message_builder import MessageBuilder
from games.core.phrase import Phrase, phrase

log = logging.getLogger(__name__)

_EXPIRY_MARGIN_SECONDS = 45.0
"""How long before Discord stops accepting edits a panel says that it will not change any more."""

BuildPanelMessage = Callable[[Context, Panel, Phrase | None], Awaitable[MessageBuilder]]
"""Builds the message of a panel with its picture, below a notice."""


def track_panel(
    ctx: Context, panel: Panel, build: BuildPanelMessage, notice: Phrase | None = None
) -> None:
    """Track a panel as its owner's current one; one in another message is replaced.

    It is refreshed as long as the match is played and Discord accepts edits.
    """
    table = panel.table
    followed = table.status == "running"
    ctx.dispatcher.open_panels.add(
        table.id,
        ctx.person.id,
        OpenPanel(
            ctx.message_id,
            (lambda: _refresh(ctx, panel, build, notice)) if followed else None,
            lambda: _show_replaced(ctx, panel),
            (lambda: _show_expired(ctx, panel, build)) if followed else None,
            ctx.seconds_left - _EXPIRY_MARGIN_SECONDS,
        ),
    )


async def _refresh(
    ctx: Context, shown: Panel, build: BuildPanelMessage, notice: Phrase | None
) -> bool:
    """Refresh the panel if it shows something else than the current state."""
    if ctx.interaction.is_expired():
        return True
    position = shown.position
    panel = await ctx.host.panels.look(
        shown.table.id,
        ctx.person.id,
        position.seat if position.ask is not None else None,
        since=position.entry,
        seen="renewed",
    )
    if _panel_state(panel) == _panel_state(shown):
        return False
    if position.ask is not None:
        notice = phrase("bot.panel.stale")
    elif panel.position.ask is not None:
        notice = phrase("bot.panel.your_move")
    elif panel.position.over:
        # Nobody is awaited any more.
        notice = None
    builder = await build(ctx, panel, notice)
    if not ctx.superseded:
        await ctx.edit_response(builder)
        track_panel(ctx, panel, build, notice)
    return False


def _panel_state(panel: Panel) -> tuple[object, ...]:
    """The part of a panel that decides whether it has to be refreshed."""
    position, table = panel.position, panel.table
    if position.ask is not None:
        return position.seat, position.ask.fingerprint
    headline = position.game.headline(position.view)
    return table.status, table.paused is None, position.awaited, headline


async def _show_expired(ctx: Context, shown: Panel, build: BuildPanelMessage) -> None:
    """Show the current state once more, and that the panel will not be updated any more."""
    position = shown.position
    panel = await ctx.host.panels.look(shown.table.id, ctx.person.id, position.seat, seen="renewed")
    builder = await build(ctx, panel, phrase("bot.panel.goodbye"))
    if not ctx.superseded:
        await ctx.edit_response(builder)


async def _show_replaced(ctx: Context, panel: Panel) -> None:
    """Delete a panel that another one has replaced; fold it to a line if Discord refuses that."""
    if ctx.message_id is not None:
        # Pictures still being drawn for this message are not needed any more.
        latest = ctx.dispatcher.message_owners.pop(ctx.message_id, None)
        if latest is not None:
            latest.supersede()
    if ctx.interaction.is_expired():
        return
    try:
        await ctx.delete_response()
    except (discord.HTTPException, *CONNECTION_ERRORS) as error:
        log.debug("a replaced panel could not be deleted: %s", error)
        reader = ctx.reader(panel.table)
        await ctx.edit_response(MessageBuilder().text(reader.say("bot.panel.retired")))

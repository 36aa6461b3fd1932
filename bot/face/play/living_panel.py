"""The living panel of a person: it says what is so now, and an older one says that it is not it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from bot.face.desk.open_panels import OpenPanel
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code, button
from bot.face.kit.sheet import Sheet
from bot.host.play.panels import Panel
from games.core.phrase import Phrase, phrase

_BEFORE_THE_END = 45.0
"""So many seconds before Discord closes a panel to us, it says that it will not change any more."""

Make = Callable[[Visit, Panel, Phrase | None], Awaitable[Sheet]]
"""Makes the sheet of a panel with its picture, below a notice."""


def keep(visit: Visit, panel: Panel, make: Make, notice: Phrase | None = None) -> None:
    """From now on this is the panel of its owner; one in another message retires.

    It is followed as long as the match goes on and Discord lets us change it.
    """
    table = panel.table
    followed = table.status == "running"
    visit.desk.open_panels.add(
        table.id,
        visit.person.id,
        OpenPanel(
            visit.message_id,
            (lambda: _renew(visit, panel, make, notice)) if followed else None,
            lambda: _retire(visit, panel),
            (lambda: _say_goodbye(visit, panel, make)) if followed else None,
            visit.seconds_left - _BEFORE_THE_END,
        ),
    )


async def _renew(visit: Visit, shown: Panel, make: Make, notice: Phrase | None) -> bool:
    """Show what has become of the match, where the panel says something else."""
    if visit.interaction.is_expired():
        return True
    position = shown.position
    panel = await visit.host.panels.look(
        shown.table.id,
        visit.person.id,
        position.seat if position.ask is not None else None,
        since=position.entry,
        seen="renewed",
    )
    if _claim(panel) == _claim(shown):
        return False
    if position.ask is not None:
        notice = phrase("bot.panel.stale")
    elif panel.position.ask is not None:
        notice = phrase("bot.panel.your_move")
    elif panel.position.over:
        # Nobody is waited for any more.
        notice = None
    sheet = await make(visit, panel, notice)
    if not visit.superseded:
        await visit.renew(sheet)
        keep(visit, panel, make, notice)
    return False


def _claim(panel: Panel) -> tuple[object, ...]:
    """What a panel says about whose turn it is, and which."""
    position, table = panel.position, panel.table
    if position.ask is not None:
        return position.seat, position.ask.fingerprint
    headline = position.game.headline(position.view)
    return table.status, table.paused is None, position.awaited, headline


async def _say_goodbye(visit: Visit, shown: Panel, make: Make) -> None:
    """Show how things stand once more, and that the panel cannot follow them from here on."""
    position = shown.position
    panel = await visit.host.panels.look(
        shown.table.id, visit.person.id, position.seat, seen="renewed"
    )
    sheet = await make(visit, panel, phrase("bot.panel.goodbye"))
    if not visit.superseded:
        await visit.renew(sheet)


async def _retire(visit: Visit, panel: Panel) -> None:
    """Say that another panel is the one now, and offer to go on here."""
    if visit.message_id is not None:
        # Whatever is still being drawn for this message comes too late.
        latest = visit.desk.shown_in.pop(visit.message_id, None)
        if latest is not None:
            latest.give_way()
    if visit.interaction.is_expired():
        return
    position, reader = panel.position, visit.reader(panel.table)
    code = Code.of("panel", panel.table.id, position.entry, position.seat or "")
    here = button(code, reader.say("bot.panel.here"), discord.ButtonStyle.primary)
    game = phrase(f"{panel.table.game}.name")
    await visit.renew(Sheet().text(reader.say("bot.panel.retired", game=game)).buttons([here]))

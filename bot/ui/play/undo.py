"""Undo: alone up to a barrier, beyond it by a vote of the table."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.errors import IllegalMove, StaleMove
from bot.host.table.undo_votes import UndoTarget, UndoTargets
from bot.model.table import Table
from bot.model.votes import Petition
from bot.ui.dispatch import autocomplete, table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.commands import command
from bot.ui.dispatch.context import Context
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.names import escaped
from bot.ui.kit.persistent_items import CustomId, button, require_number
from bot.ui.kit.reader import Reader
from bot.ui.play.answer_actions import STALE_NOTICE
from bot.ui.play.panel import own_seat, show_current_panel, show_panel
from games.core.phrase import Phrase, phrase, seat_name

STEP_UNDONE = phrase("bot.panel.undone")
TURN_UNDONE = phrase("bot.panel.turn_undone")


@action("undo", "panel")
async def undo_click(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Handle the panel's Undo."""
    table = await table_lookup.seen(ctx, custom_id.table)
    await undo(ctx, table, custom_id.entry, custom_id.parts[0])


@action("undo-turn", "panel")
async def undo_turn_click(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Handle the panel's "Undo whole turn"."""
    table = await table_lookup.seen(ctx, custom_id.table)
    await undo(ctx, table, custom_id.entry, custom_id.parts[0], whole_turn=True)


@command("undo", "undo", options={"seat": "p_seat"}, complete={"seat": autocomplete.seats})
async def undo_command(ctx: Context, seat: str | None = None) -> None:
    """Take back your last answer."""
    table = await table_lookup.here(ctx)
    await undo(ctx, table, table.entry_count, seat)


async def undo(
    ctx: Context, table: Table, entry: int, wanted: str | None, *, whole_turn: bool = False
) -> None:
    """Undo the person's last answer, or all of their turn, and show the question again.

    Behind a barrier it takes a vote: then the person may ask the table.
    """
    seat = own_seat(ctx, table, wanted)
    others = table.seats_of(ctx.person.id) if wanted is None else ()
    # A person who names none of several seats means the one that has something to undo.
    for tried in dict.fromkeys((seat, *others)):
        try:
            panel = await ctx.host.panels.undo(
                table.id, ctx.person.id, tried, entry, whole_turn=whole_turn
            )
        except StaleMove:
            await show_current_panel(ctx, table.id, seat, notice=STALE_NOTICE)
            return
        except IllegalMove:
            continue
        await show_panel(ctx, panel, notice=TURN_UNDONE if whole_turn else STEP_UNDONE)
        return
    await show_targets(ctx, table, seat)


@action("undo-ask", "panel")
async def choose_target(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Handle the panel's "Ask to undo…"."""
    table = await table_lookup.seen(ctx, custom_id.table)
    seat = own_seat(ctx, table, custom_id.parts[0])
    await show_targets(ctx, table, seat)


async def show_targets(ctx: Context, table: Table, seat: str) -> None:
    """Show how far the table could go back; refuses if there is nothing to undo.

    If a vote is open already, a link to it is shown.
    """
    asked = await ctx.host.undo_votes.open_vote(table.id)
    if asked is not None:
        notice = _asked_already(asked, table, ctx.person.id)
        await show_current_panel(ctx, table.id, seat, notice=notice)
        return
    targets = await ctx.host.undo_votes.targets(table.id, ctx.person.id, seat)
    ctx.dispatcher.open_panels.pause_refresh(table.id, ctx.person.id)
    await ctx.show(_targets_message(targets, ctx.reader(targets.table)))


@action("undo-way", "panel")
async def ask(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Put the question to the table."""
    wanted, number = custom_id.expect(2)[:2]
    table = await table_lookup.seen(ctx, custom_id.table)
    seat = own_seat(ctx, table, wanted)
    target, votes = require_number(number), ctx.host.undo_votes
    try:
        asked = await votes.ask(table.id, ctx.person.id, seat, target, custom_id.entry)
    except StaleMove:
        await show_current_panel(ctx, table.id, seat, notice=STALE_NOTICE)
        return
    notice = phrase("petition.put" if asked is not None else "petition.done")
    await show_current_panel(ctx, table.id, seat, notice=notice)


def _asked_already(asked: Petition, table: Table, person_id: int) -> Phrase:
    if asked.message_id is None:
        return phrase("host.refused.asked_already")
    place = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    key = "petition.asked_yours" if asked.asked_by == person_id else "petition.asked_there"
    return phrase(key, link=f"{place}/{asked.message_id}")


def _targets_message(targets: UndoTargets, reader: Reader) -> MessageBuilder:
    builder = MessageBuilder(game=targets.table.game)
    alone = len(targets.table.claimants) == 1
    title = "petition.ask.title_alone" if alone else "petition.ask.title"
    builder.text(reader.say(title), limit=900)
    for number, target in enumerate(targets.targets, 1):
        builder.text(_target_text(number, target, reader), limit=600)
    table = targets.table
    labels = ("petition.ask.last", "petition.ask.turn")
    row = [
        button(
            CustomId.of("undo-way", table.id, table.entry_count, targets.seat, target.number),
            f"{number} · " + reader.say(label),
            discord.ButtonStyle.primary,
        )
        for number, (target, label) in enumerate(zip(targets.targets, labels, strict=False), 1)
    ]
    back = CustomId.of("panel", table.id, table.entry_count, targets.seat)
    builder.buttons([*row, button(back, reader.say("petition.ask.back"))])
    return builder


def _target_text(number: int, target: UndoTarget, reader: Reader) -> str:
    """What was asked and answered there; shown only to the person who answered."""
    position = target.position
    lines = []
    if position.ask is not None:
        ask = position.ask
        asked = " ".join(reader.text(Phrase(ask.key, ask.facts)).split())
        labels = [reader.label(position.game.label(position.view, ask, p)) for p in target.picks]
        choices = reader.join([escaped(label) for label in labels])
        lines.append(reader.say("petition.ask.way", number=number, question=asked, choices=choices))
    others = tuple(seat_name(seat) for seat in target.others)
    key = "petition.ask.cost_others" if others else "petition.ask.cost"
    lines.append("-# " + reader.text(Phrase(key, {"answers": target.answers, "others": others})))
    return "\n".join(lines)

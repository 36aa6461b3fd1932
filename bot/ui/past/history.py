"""``/history``: steps through a match, with pictures and notes of each step."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game_words import game_name, round_name
from bot.host.past.history_steps import HistoryStep
from bot.model.table import Table
from bot.ui.dispatch import table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.commands import command
from bot.ui.dispatch.context import Context
from bot.ui.kit.limits import MENU_OPTIONS
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import (
    CustomId,
    MenuOption,
    PersistentItem,
    button,
    chosen_value,
    menu,
    require_entry,
)
from bot.ui.kit.pictures import Pictures
from bot.ui.kit.reader import Reader
from bot.ui.past.analysis import analysis_button
from bot.ui.wording.notes_by_scene import notes_text
from bot.ui.wording.page_words import PAGE_KEYS, PageStep
from bot.ui.wording.seat_titles import seat_title
from bot.ui.wording.standings import add_standings, notes_before_result
from games.core.phrase import Phrase, phrase

_MAX_NOTES_CHARS = 2200


async def show_history(
    ctx: Context, table: Table, entry: int | None = None, wanted: str | None = None
) -> None:
    """Show the step at ``entry`` (None: the newest), as seen by a seat that the person holds."""
    seat = table_lookup.own_seat_at(ctx, table, wanted)
    history_step = await ctx.host.history.history_step(table.id, seat, entry)
    held = table.known_to(ctx.person.id)
    reader = ctx.reader(table)
    await ctx.show_with_pictures(
        lambda pictures: history_message(history_step, reader, pictures, held)
    )


def history_message(
    history_step: HistoryStep, reader: Reader, pictures: Pictures, held: Sequence[str]
) -> MessageBuilder:
    """Build the message of one step; ``held`` are the seats whose views the reader may choose."""
    position = history_step.position
    builder = MessageBuilder(game=position.table.game)
    _add_title(builder, history_step, reader)
    told = notes_text(notes_before_result(position), reader, _MAX_NOTES_CHARS)
    builder.text(told.text or reader.say("history.quiet"))
    if position.seat is None:
        builder.picture(pictures.board(position, reader))
    else:
        builder.picture(pictures.panel(position, reader))
    if position.over:
        add_standings(builder, position, reader)
        if position.game.chances is not None:
            builder.buttons([analysis_button(position.table, reader)])
    _add_steps(builder, history_step, reader)
    _add_viewpoints(builder, history_step, reader, held)
    return builder


def _word(history_step: HistoryStep) -> Phrase:
    """What the game calls a round."""
    return round_name(history_step.position.table.game)


def _add_title(builder: MessageBuilder, history_step: HistoryStep, reader: Reader) -> None:
    position = history_step.position
    title = reader.say(
        "history.title",
        game=game_name(position.table.game),
        id=position.table.id,
        word=_word(history_step),
        round=history_step.round,
    )
    builder.text(title, limit=300)
    eyes = "history.eyes.public" if position.seat is None else "history.eyes.own"
    step = reader.say(
        "history.step",
        step=history_step.place + 1,
        steps=history_step.count,
        eyes=phrase(eyes),
    )
    builder.text(step, limit=200)


def _add_steps(builder: MessageBuilder, history_step: HistoryStep, reader: Reader) -> None:
    """Add buttons to the next, previous, first and last step, and a menu of rounds."""
    table_id, seat = history_step.position.table.id, history_step.position.seat or ""

    def to(entry: int | None, way: PageStep) -> PersistentItem:
        goal = history_step.position.entry if entry is None else entry
        custom_id = CustomId.of("history-step", table_id, goal, way, seat)
        return button(custom_id, reader.say(PAGE_KEYS[way]), disabled=entry is None)

    builder.buttons(
        [
            to(history_step.first if history_step.back is not None else None, "first"),
            to(history_step.back, "back"),
            to(history_step.on, "on"),
            to(history_step.last if history_step.on is not None else None, "last"),
        ]
    )
    rounds = list(history_step.rounds)
    if len(rounds) < 2:
        return
    here = rounds.index(history_step.round)
    # A menu shows the steps around the current one.
    start = max(0, min(here - MENU_OPTIONS // 2, len(rounds) - MENU_OPTIONS))
    items = [
        MenuOption(
            str(history_step.rounds[number]),
            _round(history_step, number, reader),
            chosen=number == rounds[here],
        )
        for number in rounds[start : start + MENU_OPTIONS]
    ]
    builder.menu(
        menu(CustomId.of("history-jump", table_id, 0, seat), items, reader.say("history.choose"))
    )


def _round(history_step: HistoryStep, number: int, reader: Reader) -> str:
    said = phrase("history.round", word=_word(history_step), round=number)
    return reader.label(said)


def _add_viewpoints(
    builder: MessageBuilder, history_step: HistoryStep, reader: Reader, held: Sequence[str]
) -> None:
    """Add buttons to switch between the person's seats."""
    position = history_step.position
    if len(held) < 2:
        return
    builder.buttons(
        [
            button(
                CustomId.of("history-step", position.table.id, position.entry, "eyes", seat),
                seat_title(seat, reader, position),
                disabled=seat == position.seat,
            )
            for seat in held
        ]
    )


@action("history", "private")
async def open_history(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Handle the button of a recap: open the history at the beginning."""
    await show_history(ctx, await table_lookup.by_number(ctx, custom_id.table), 0)


@action("history-step", "panel")
async def take_step(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show the step of a button, or the step that has its number now."""
    seat = custom_id.expect(2)[1]
    table = await table_lookup.by_number(ctx, custom_id.table)
    await show_history(ctx, table, custom_id.entry, seat or None)


@action("history-jump", "panel")
async def jump(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show the chosen round."""
    entry = require_entry(chosen_value(values))
    table = await table_lookup.by_number(ctx, custom_id.table)
    await show_history(ctx, table, entry, custom_id.parts[0] or None)


@command(
    "history",
    "history",
    options={"table": "p_table"},
    complete={"table": table_lookup.table_choices},
)
async def history(ctx: Context, table: str | None = None) -> None:
    """Step through a match."""
    await show_history(ctx, await table_lookup.resolve(ctx, table))

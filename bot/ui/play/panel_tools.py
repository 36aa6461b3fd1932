"""The buttons below a panel's question: undo, trial, hint, order, news, rules, cards and more."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.host.learn import available_rules
from bot.host.play.catch_up import UnreadNews
from bot.model.match import Position
from bot.ui.kit.limits import ROW_BUTTONS
from bot.ui.kit.persistent_items import CustomId, PersistentItem, button
from bot.ui.kit.reader import Reader
from bot.ui.play.button_plan import row_size
from bot.ui.play.catch_up import news_button
from games.core.phrase import phrase
from render.renderer import RENDERERS


def tools_row_size(tools: Sequence[PersistentItem]) -> int:
    """How many tool buttons are in a row; an emoji is as wide as four letters."""
    labels = [f"🔧🔧{tool.item.label}" for tool in tools if isinstance(tool.item, ui.Button)]
    return row_size(labels)


def rules_button(position: Position, reader: Reader) -> list[PersistentItem]:
    """The button that opens the rules about the question, if there are any."""
    game, ask = position.game, position.ask
    topic = available_rules.topic_of(game, position.table, ask.key) if ask is not None else None
    if topic is None:
        return []
    custom_id = CustomId.of("topic", position.table.id, position.entry, game.id, topic)
    return [button(custom_id, reader.say("bot.panel.help"), emoji="📖")]


def panel_tools(
    position: Position,
    reader: Reader,
    unread: UnreadNews,
    *,
    all_tools: bool,
    planned: bool = False,
) -> list[PersistentItem]:
    """The buttons for everything else that the panel offers, the most used first.

    Where there are more than a row of them, the others are behind "More…" unless ``all_tools`` are
    wanted.
    """
    table, seat = position.table, position.seat or ""
    tools: list[PersistentItem] = []
    if position.can_undo:
        # Within a turn people correct their last choice; after it, often all of it.
        finished = position.ask is None and position.undo_steps > 1
        step = CustomId.of("undo", table.id, position.entry, seat)
        label = reader.say("bot.panel.undo_step" if finished else "bot.panel.undo")
        tools.append(button(step, label, emoji="↩️"))
        if finished:
            turn = CustomId.of("undo-turn", table.id, position.entry, seat)
            tools.append(button(turn, reader.say("bot.panel.undo_turn"), emoji="⏪"))
    elif position.can_ask_undo and table.playing:
        custom_id = CustomId.of("undo-ask", table.id, position.entry, seat)
        tools.append(button(custom_id, reader.say("petition.ask.button"), emoji="↩️"))
    if position.ask is not None and table.playing:
        custom_id = CustomId.of("try", table.id, position.entry, seat)
        tools.append(button(custom_id, reader.say("trial.button"), emoji="🧪"))
        if table.hinted and position.game.reason is not None:
            custom_id = CustomId.of("hint", table.id, position.entry, seat)
            tools.append(button(custom_id, reader.say("hint.button"), emoji="💡"))
    elif table.playing and not position.over:
        custom_id = CustomId.of("plan-ahead", table.id, position.entry, seat)
        tools.append(button(custom_id, reader.say("trial.ahead"), emoji="🧪"))
    if planned and table.playing:
        custom_id = CustomId.of("plan-show", table.id, position.entry, seat)
        tools.append(button(custom_id, reader.say("plans.button"), emoji="🗺️"))
    offered = position.game.orders
    if offered is not None and table.status == "running" and offered.span(position.view):
        custom_id = CustomId.of("order", table.id, position.entry, seat)
        tools.append(button(custom_id, reader.label(phrase(offered.key)), emoji="📜"))
    if unread.since is not None:
        tools.append(news_button(position, unread.since, reader))
    tools += rules_button(position, reader)
    if position.table.game in RENDERERS:
        custom_id = CustomId.of("cards", table.id, position.entry, seat)
        tools.append(button(custom_id, reader.say("bot.panel.cards"), emoji="🃏"))
        custom_id = CustomId.of("players", table.id, position.entry, seat)
        tools.append(button(custom_id, reader.say("bot.panel.players"), emoji="👥"))
    custom_id = CustomId.of("panel", table.id, position.entry, seat)
    tools.append(button(custom_id, reader.say("bot.panel.refresh"), emoji="🔄"))
    custom_id = CustomId.of("note", table.id, position.entry)
    tools.append(button(custom_id, reader.say("notes.button"), emoji="📝"))
    if all_tools or len(tools) <= ROW_BUTTONS:
        return tools
    more = CustomId.of("tools", table.id, position.entry, seat)
    return [*tools[: ROW_BUTTONS - 1], button(more, reader.say("bot.panel.more_tools"))]

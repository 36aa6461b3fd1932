"""Handles the panel's "Hint": the answer of the best computer player, with its reason."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.play.hints import Hint
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.kit.names import escaped
from bot.ui.kit.persistent_items import CustomId
from bot.ui.play.panel import show_current_panel
from bot.ui.play.question import Advice
from games.core.phrase import Phrase, phrase


@action("hint", "panel")
async def hint(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Get a hint and show the panel with it; the advised answer is marked."""
    seat = custom_id.expect(1)[0]
    found = await ctx.host.hints.hint(custom_id.table, ctx.person.id, seat)
    await show_current_panel(
        ctx,
        custom_id.table,
        seat,
        notice=_said(ctx, found),
        advised=Advice(found.picks, found.next_pick),
    )


def _said(ctx: Context, found: Hint) -> Phrase:
    reader, game = ctx.reader(found.position.table), found.position.game
    named = [reader.label(game.label(found.view, found.ask, pick)) for pick in found.picks]
    if found.next_step is not None:
        step = found.next_step
        named = [reader.steps([*named, reader.label(game.label(step.view, step.ask, step.option))])]
    why = reader.text(found.why)
    if not named:
        return phrase("hint.nothing", why=why)
    return phrase("hint.said", choices=reader.join([escaped(name) for name in named]), why=why)

"""Handles the panel's "Hint": the answer of the best computer player, with its reason."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.play.hints import Hint
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.kit.names import escaped
from bot.ui.kit.persistent_items import CustomId
from bot.ui.kit.reader import Reader
from bot.ui.play.panel import show_current_panel
from bot.ui.play.question import Advice
from games.core.learn.explain import explained
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
    named = [_named(found, pick, reader) for pick in found.picks]
    if found.next_step is not None:
        step = found.next_step
        named = [reader.steps([*named, reader.label(game.label(step.view, step.ask, step.option))])]
    why = reader.text(found.why)
    if not named:
        return phrase("hint.nothing", why=why)
    chosen = reader.join([escaped(name) for name in named])
    figures = _figures(found, reader)
    if not figures:
        return phrase("hint.said", choices=chosen, why=why)
    return phrase("hint.said-figures", choices=chosen, why=why, figures=escaped(figures))


def _named(found: Hint, pick: str, reader: Reader) -> str:
    """A pick, with the number that the board shows for it."""
    game = found.position.game
    label = reader.label(game.label(found.view, found.ask, pick))
    number = game.printed_number(found.view, found.ask, pick)
    return f"{number} · {label}" if number else label


def _figures(found: Hint, reader: Reader) -> str:
    """What the game says about the advised answer, if that has figures."""
    if len(found.picks) != 1:
        return ""
    steps = [(found.view, found.ask, found.picks[0])]
    if found.next_step is not None:
        steps.append((found.next_step.view, found.next_step.ask, found.next_step.option))
    told = [explained(found.position.game, view, ask, option) for view, ask, option in steps]
    words = [reader.label(said) for said in reversed(told) if said is not None]
    return next((said for said in words if any(map(str.isdecimal, said))), "")

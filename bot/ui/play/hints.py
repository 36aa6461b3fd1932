"""Handles the panel's "Hint": the answer of the best computer player, with its reason."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.game_words import score_category
from bot.host.play.hints import Hint
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.kit.names import escaped
from bot.ui.kit.persistent_items import CustomId
from bot.ui.kit.reader import Reader
from bot.ui.play.panel import show_current_panel, show_panel
from bot.ui.play.question import Advice
from bot.ui.wording.search_words import answer_name, gain_line, sureness, tries
from games.core.learn.explain import explained
from games.core.phrase import Phrase, phrase
from games.core.search.verdict import Verdict


@action("hint", "panel")
async def hint(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Get a hint and show the panel with it; the advised answer is marked.

    Where the computer plays on first, the panel says so meanwhile.
    """
    seat = custom_id.expect(1)[0]
    table_id = custom_id.table
    found = await ctx.host.hints.hint(table_id, ctx.person.id, seat)
    if found.search is not None:
        search = asyncio.create_task(ctx.host.hints.searched(found))
        try:
            await show_current_panel(ctx, table_id, seat, notice=phrase("hint.playing_on"))
            found = await search
        finally:
            search.cancel()
        panel = await ctx.host.panels.look(table_id, ctx.person.id, seat)
        if ctx.superseded or panel.position.entry != found.position.entry:
            # Something else is asked by now; the panel shows that by itself.
            return
        await show_panel(ctx, panel, notice=_said(ctx, found), advised=_advice(found))
        return
    await show_current_panel(ctx, table_id, seat, notice=_said(ctx, found), advised=_advice(found))


def _advice(found: Hint) -> Advice:
    return Advice(found.picks, found.next_pick)


def _said(ctx: Context, found: Hint) -> Phrase:
    reader, game = ctx.reader(found.position.table), found.position.game
    named = [_named(found, pick, reader) for pick in found.picks]
    if found.next_step is not None:
        step = found.next_step
        named = [reader.steps([*named, reader.label(game.label(step.view, step.ask, step.option))])]
    compared = _compared(reader, found, found.verdict) if found.verdict is not None else ""
    why = reader.text(found.why) if found.why is not None else reader.say("hint.by_search")
    if not named:
        return phrase("hint.nothing", why=why)
    chosen = reader.join([escaped(name) for name in named])
    figures = _figures(found, reader) if not compared else ""
    if not figures:
        return phrase("hint.said", choices=chosen, why=f"{why}{compared}")
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


def _compared(reader: Reader, found: Hint, verdict: Verdict) -> str:
    """Lines about the next best answer: how sure the search is, and what speaks for that one."""
    game, other = found.position.game, verdict.runner_up
    assert other is not None
    assert game.reason is not None
    named = answer_name(game, found.view, found.ask, other, reader)
    looks = reader.say("hint.looks", sure=sureness(verdict), other=named, tries=tries(verdict))
    lines = ["", f"{looks} {gain_line(verdict, game.id, reader)}".rstrip()]
    if other == verdict.usual:
        lines.append(reader.say("hint.for_other", why=game.reason(found.view, found.ask, other)))
    elif verdict.loss is not None:
        category = score_category(game.id, verdict.loss)
        points = f"{-verdict.gains[verdict.loss]:.1f}"
        lines.append(reader.say("hint.other_gain", category=category, points=points))
    return "\n".join(lines)

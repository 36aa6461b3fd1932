"""Opens panels and answers questions: the panel's items and ``/move``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.errors import IllegalMove, Refusal
from bot.model.clicks import Click, CombinedAnswers, Options, Selection
from bot.model.match import Position
from bot.ui.dispatch import autocomplete, table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.commands import command
from bot.ui.dispatch.context import Context
from bot.ui.kit.persistent_items import CustomId, chosen_value, require_number
from bot.ui.play import typed_answers
from bot.ui.play.answer_actions import draft_notice, refusal_notice, register_answer_actions
from bot.ui.play.panel import panel_after_return, show_current_panel, show_interlude, show_panel
from bot.ui.play.question import Question, question_of
from bot.ui.play.question_actions import MATCH_ACTIONS
from games.core.phrase import phrase

PASSED_NOTICE = phrase("bot.panel.passed")


@action("move", "private")
async def open_panel(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Handle the "My move" button: return a kept seat to the person, and show the panel."""
    try:
        panel, welcome = await panel_after_return(ctx, custom_id.table, since=custom_id.entry)
    except Refusal as refusal:
        await show_interlude(ctx, custom_id.table, refusal)
        return
    await show_panel(ctx, panel, notice=welcome)


@action("mine", "private")
async def open_chosen(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Open the panel of a table chosen from a list, even if its channel is lost."""
    table = await table_lookup.seen(ctx, require_number(chosen_value(values)))
    await open_panel(ctx, CustomId("move", table.id, table.entry_count), ())


@action("panel", "panel")
async def refresh(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Refresh the panel."""
    await show_current_panel(ctx, custom_id.table, custom_id.parts[0], since=custom_id.entry)


@action("tools", "panel")
async def more_tools(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Handle "More…": show the panel with all of its buttons."""
    await show_current_panel(ctx, custom_id.table, custom_id.expect(1)[0], all_tools=True)


@action("seat", "panel")
async def switch(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Switch the panel to another seat of the person."""
    await show_current_panel(ctx, custom_id.table, values[0] if values else custom_id.parts[0])


@command(
    "move",
    "move",
    options={"choice": "p_choice", "seat": "p_seat"},
    complete={"choice": typed_answers.answers, "seat": autocomplete.seats},
)
async def move(ctx: Context, choice: str, seat: str | None = None) -> None:
    """Answer the question that waits for you, by typing."""
    table = await table_lookup.here(ctx)
    panel, welcome = await panel_after_return(ctx, table.id, seat, seen="peeked")
    position = panel.position
    # Numbers and names refer to the question as the panel shows it.
    question = question_of(position, ctx.reader(panel.table))
    if question is None:
        notice = welcome or phrase("bot.panel.not_asked")
        await show_current_panel(ctx, table.id, position.seat, notice=notice)
        return
    try:
        typed = _typed(choice, question, position, ctx)
    except IllegalMove as illegal:
        await show_current_panel(ctx, table.id, position.seat, notice=illegal.phrase)
        return
    ask = question.ask
    await _click(ctx, table.id, Click(ask.seat, position.entry, ask.fingerprint, typed))


def _typed(typed: str, question: Question, position: Position, ctx: Context) -> Options:
    """Parse a typed answer to the question as the panel shows it.

    Where the panel combines several questions, an answer to the first of them is enough.
    """
    try:
        found = typed_answers.parse_choices(typed, question)
    except IllegalMove:
        alone = question_of(replace(position, combined_answers=()), ctx.reader(position.table))
        if not position.combined_answers or alone is None:
            raise
        try:
            return Options(typed_answers.parse_picks(typed, alone))
        except IllegalMove:
            pass
        raise
    combined = found[0].combined if found else None
    if combined is None:
        return Options(tuple(choice.option for choice in found))
    first, *others = combined.places
    follow_ups = CombinedAnswers(tuple(others), combined.last.ask.fingerprint) if others else None
    return Options((question.ask.options[first],), follow_ups)


async def _click(ctx: Context, table_id: int, click: Click, page: int = 0) -> None:
    """Pass a click or typed answer to the host and show the resulting panel."""
    result = await ctx.host.panels.click(table_id, ctx.person.id, click)
    panel = result.shown
    if result.refused is not None:
        await show_panel(ctx, panel, notice=refusal_notice(result.refused))
    elif result.answered is not None:
        await show_panel(ctx, panel, notice=PASSED_NOTICE if panel.passed else None)
    else:
        notice = draft_notice(click.selection, panel.position.ask, panel.draft)
        await show_panel(ctx, panel, page=page, notice=notice)


class MatchTarget:
    """Answers questions of the match."""

    async def click(
        self, ctx: Context, custom_id: CustomId, selection: Selection, page: int = 0
    ) -> None:
        """Answer in the match."""
        seat, fingerprint = custom_id.expect(2)[:2]
        await _click(
            ctx, custom_id.table, Click(seat, custom_id.entry, fingerprint, selection), page
        )


register_answer_actions(MATCH_ACTIONS, MatchTarget(), loads_server=False)

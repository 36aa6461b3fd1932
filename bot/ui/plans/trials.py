"""Trials: a private panel like the real one, on which nothing counts until it is committed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.errors import StaleMove
from bot.host.play.trial_replay import ReplayedStep, TrialState
from bot.host.play.trials import TrialEnded
from bot.model.clicks import Click, Selection
from bot.model.match import Position
from bot.model.table import Table
from bot.ui.dispatch import table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.kit.limits import newest
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.names import escaped
from bot.ui.kit.persistent_items import CustomId, PersistentItem, button, read_number
from bot.ui.kit.pictures import Pictures
from bot.ui.kit.reader import Reader
from bot.ui.play import question_layout
from bot.ui.play.answer_actions import (
    STALE_NOTICE,
    draft_notice,
    refusal_notice,
    register_answer_actions,
)
from bot.ui.play.panel import note_lines, own_seat, show_current_panel, show_panel
from bot.ui.play.panel_tools import rules_button
from bot.ui.play.question import Question, picture_of, question_of
from bot.ui.play.question_actions import TRIAL_ACTIONS
from games.core.phrase import Phrase, phrase, seat_name

ITEM_GONE = phrase("trial.gone")
_MAX_NOTES_CHARS, _MAX_STEPS_CHARS = 700, 900


@action("try", "panel")
async def begin(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Begin a trial in the place of the panel."""
    await _begin(ctx, custom_id, waiting=False)


@action("plan-ahead", "panel")
async def begin_waiting(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Begin a trial while others are asked."""
    await _begin(ctx, custom_id, waiting=True)


async def _begin(ctx: Context, custom_id: CustomId, *, waiting: bool) -> None:
    table, seat = await own_place(ctx, custom_id)
    try:
        tried = await ctx.host.trials.begin(table.id, ctx.person.id, seat, waiting=waiting)
    except TrialEnded as gone:
        await back_to_panel(ctx, table.id, seat, gone.phrase)
        return
    await show_trial(ctx, tried)


@action("try-guess", "panel")
async def guess(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Choose for the others who are asked, or let computers choose."""
    table, seat = await own_place(ctx, custom_id)
    count, how = custom_id.expect(3)[1:3]
    try:
        if how == "self":
            tried = await ctx.host.trials.look(table.id, ctx.person.id, seat)
        else:
            tried = await ctx.host.trials.guess(
                table.id, ctx.person.id, seat, steps_seen(count), until_asked=how == "all"
            )
    except TrialEnded:
        await back_to_panel(ctx, table.id, seat, ITEM_GONE)
    except StaleMove:
        await trial_again(ctx, table.id, seat)
    else:
        await show_trial(ctx, tried, guessing=how == "self")


@action("try-undo", "panel")
async def undo(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Undo the last step of the trial."""
    table, seat = await own_place(ctx, custom_id)
    try:
        taken = steps_seen(custom_id.expect(2)[1])
        tried = await ctx.host.trials.undo(table.id, ctx.person.id, seat, taken)
    except TrialEnded:
        await back_to_panel(ctx, table.id, seat, ITEM_GONE)
    except StaleMove:
        await trial_again(ctx, table.id, seat)
    else:
        await show_trial(ctx, tried)


@action("try-discard", "panel")
async def discard(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Discard the trial."""
    table, seat = await own_place(ctx, custom_id)
    await ctx.host.trials.discard(table.id, ctx.person.id, seat)
    await back_to_panel(ctx, table.id, seat, phrase("trial.discarded"))


@action("try-commit", "panel")
async def commit(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Give the answers of the trial in the match, as long as the match asks the same."""
    table, seat = await own_place(ctx, custom_id)
    try:
        # Only the steps that the person has seen are committed.
        taken = steps_seen(custom_id.expect(2)[1])
        done = await ctx.host.trials.commit(table.id, ctx.person.id, seat, taken)
    except TrialEnded:
        await back_to_panel(ctx, table.id, seat, ITEM_GONE)
        return
    except StaleMove:
        await trial_again(ctx, table.id, seat)
        return
    if done.done == done.steps:
        notice = phrase("trial.committed", count=done.done)
    elif done.done:
        notice = phrase("trial.committed_part", done=done.done, steps=done.steps)
    else:
        notice = phrase("trial.committed_none")
    await show_panel(ctx, done.panel, notice=notice)


class TrialTarget:
    """Answers questions of a person's trial."""

    async def click(
        self, ctx: Context, custom_id: CustomId, selection: Selection, page: int = 0
    ) -> None:
        """Answer in the trial, or change the picks of its question."""
        seat, asked = custom_id.expect(2)[:2]
        fingerprint, count, owner = _asked(asked)
        guessing, seat = bool(owner), owner or seat
        click = Click(seat, count, fingerprint, selection)
        try:
            result = await ctx.host.trials.click(custom_id.table, ctx.person.id, click)
        except TrialEnded:
            await back_to_panel(ctx, custom_id.table, seat, ITEM_GONE)
            return
        tried = result.shown
        if result.refused is not None:
            notice = refusal_notice(result.refused)
            await show_trial(ctx, tried, notice=notice, guessing=guessing)
        elif result.answered is not None:
            await show_trial(ctx, tried, guessing=guessing)
        else:
            ask = tried.other.ask if tried.other is not None else tried.position.ask
            notice = draft_notice(selection, ask, tried.draft)
            await show_trial(ctx, tried, page=page, notice=notice, guessing=guessing)


register_answer_actions(TRIAL_ACTIONS, TrialTarget())


async def show_trial(
    ctx: Context,
    tried: TrialState,
    *,
    page: int = 0,
    notice: Phrase | None = None,
    guessing: bool = False,
) -> None:
    """Show the trial to its owner, in the place of the panel.

    If ``guessing``, it shows the question of the other seat that is asked.
    """
    table = ctx.table = tried.position.table
    ctx.dispatcher.open_panels.pause_refresh(table.id, ctx.person.id)
    reader = ctx.reader(table)
    await ctx.show_with_pictures(
        lambda pictures: trial_message(
            tried, reader, pictures, page=page, notice=notice, guessing=guessing
        )
    )


def trial_message(
    tried: TrialState,
    reader: Reader,
    pictures: Pictures,
    *,
    page: int = 0,
    notice: Phrase | None = None,
    guessing: bool = False,
) -> MessageBuilder:
    """Build the trial's message from what the seat knows and what came up in the trial."""
    position = tried.position
    seat = position.seat
    assert seat is not None
    other = tried.other if guessing else None
    question = _question(tried, reader, other)
    builder = MessageBuilder(accent=0x8E6BB0, game=position.table.game)
    said = reader.text(notice) if notice is not None else ""
    if question is None:
        builder.text(said, limit=800)
    headline = position.game.headline(position.view)
    builder.text(reader.say("trial.title", seat=seat_name(seat), headline=headline), limit=500)
    builder.text(_steps(tried, reader), limit=_MAX_STEPS_CHARS)
    heard, _ = newest(note_lines(position.notes, reader), _MAX_NOTES_CHARS)
    builder.text("\n".join(heard))
    builder.picture(picture_of(other or position, reader, pictures, question))
    if tried.uncertain:
        builder.text(reader.say("trial.uncertain"), limit=400)
    if other is not None and other.seat is not None:
        builder.text(reader.say("trial.guessing", seat=seat_name(other.seat)), limit=400)
    if question is not None:
        question_layout.add_question(builder, question, reader, page, notice=said)
    else:
        builder.text(_end(tried, reader), limit=500)
    if tried.other is not None:
        builder.buttons(_guesses(tried, reader, guessing=guessing))
    builder.buttons(_tools(tried, reader))
    return builder


def _question(tried: TrialState, reader: Reader, other: Position | None) -> Question | None:
    found = question_of(other or tried.position, reader, tried.draft)
    turn = f".{len(tried.taken)}"
    if other is not None:
        # The question is that of another seat: its items also name the owner's.
        turn = f"{turn}.{tried.position.seat}"
    return replace(found, actions=TRIAL_ACTIONS, turn=turn) if found is not None else None


def _asked(part: str) -> tuple[str, int, str]:
    """The fingerprint of an item's question, the number of steps then, and the owner's seat.

    The number keeps a double click from taking two steps; the seat is empty where the question is
    the owner's own.
    """
    fingerprint, _, rest = part.partition(".")
    count, _, owner = rest.partition(".")
    return fingerprint, read_number(count, -1), owner


def steps_seen(part: str) -> int:
    """The number of steps when a button was made."""
    return read_number(part.rpartition(".")[2], -1)


def _guesses(tried: TrialState, reader: Reader, *, guessing: bool) -> list[PersistentItem]:
    """The buttons by which the others' answers are guessed."""
    keys = {"one": "trial.guess_one", "all": "trial.guess_all"}
    if not guessing:
        keys = {"self": "trial.guess_self", **keys}
    table, count = tried.position.table, f".{len(tried.taken)}"
    seat = tried.position.seat or ""
    return [
        button(
            CustomId.of("try-guess", table.id, tried.position.entry, seat, count, how),
            reader.say(key),
            emoji="🔮" if how == "self" else "🤖",
        )
        for how, key in keys.items()
    ]


def _steps(tried: TrialState, reader: Reader) -> str:
    if not tried.taken:
        return ""
    lines = [
        _step(number, step, tried.position, reader) for number, step in enumerate(tried.taken, 1)
    ]
    title = reader.say("trial.steps")
    kept, _ = newest(lines, _MAX_STEPS_CHARS - len(title) - 1)
    return "\n".join([title, *kept])


def _step(number: int, step: ReplayedStep, position: Position, reader: Reader) -> str:
    asked = " ".join(reader.text(Phrase(step.ask.key, step.ask.facts)).split())
    labels = [reader.label(position.game.label(step.view, step.ask, pick)) for pick in step.picks]
    choices = reader.join([escaped(label) for label in labels])
    if step.guess:
        seat, said = seat_name(step.ask.seat), choices or reader.say("trial.nothing")
        return reader.say("trial.step_guess", number=number, seat=seat, choices=said)
    if not labels:
        return reader.say("trial.step_nothing", number=number, question=asked)
    return reader.say("trial.step", number=number, question=asked, choices=choices)


def _end(tried: TrialState, reader: Reader) -> str:
    position = tried.position
    if position.over:
        return reader.say("trial.end_over")
    awaited = tuple(seat_name(seat) for seat in position.awaited)
    key = "trial.end_after_guess" if tried.own_steps < len(tried.taken) else "trial.end"
    return reader.say(key, awaited=awaited)


def _tools(tried: TrialState, reader: Reader) -> list[PersistentItem]:
    position = tried.position
    table, count = position.table, f".{len(tried.taken)}"

    def custom_id(action_name: str) -> CustomId:
        return CustomId.of(action_name, table.id, position.entry, position.seat or "", count)

    done = bool(tried.taken)
    style = discord.ButtonStyle.success
    own = bool(tried.own_steps)
    return [
        button(custom_id("try-commit"), reader.say("trial.commit"), style, disabled=not own),
        button(custom_id("plan-make"), reader.say("plans.make"), emoji="🗺️", disabled=not done),
        button(custom_id("try-undo"), reader.say("trial.undo"), emoji="↩️", disabled=not done),
        button(custom_id("try-discard"), reader.say("trial.discard"), emoji="🗑️"),
        *rules_button(position, reader),
    ]


async def own_place(ctx: Context, custom_id: CustomId) -> tuple[Table, str]:
    table = await table_lookup.seen(ctx, custom_id.table)
    return table, own_seat(ctx, table, custom_id.expect(1)[0])


async def trial_again(ctx: Context, table_id: int, seat: str) -> None:
    """Show the current state of the trial, because the clicked item is stale."""
    try:
        tried = await ctx.host.trials.look(table_id, ctx.person.id, seat)
    except TrialEnded:
        await back_to_panel(ctx, table_id, seat, ITEM_GONE)
    else:
        await show_trial(ctx, tried, notice=STALE_NOTICE)


async def back_to_panel(ctx: Context, table_id: int, seat: str, notice: Phrase) -> None:
    """Show the real panel again."""
    await show_current_panel(ctx, table_id, seat, notice=notice)

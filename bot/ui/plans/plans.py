"""A person's plan for a seat: made of a trial, shown in words, and edited branch by branch."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import discord

from bot.errors import Refusal, StaleMove
from bot.host.play.plans import SeatPlan
from bot.host.play.trials import TrialEnded
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import ITEM_GONE, CustomId, PersistentItem, button, read_number
from bot.ui.kit.reader import Reader
from bot.ui.plans import trials
from bot.ui.play.catch_up import answer_words
from games.core.phrase import Phrase, phrase, seat_name
from games.core.trials.plan import Plan, PlanBranch, PlanStep

_MAX_EVENT_CHARS, _MAX_BRANCH_CHARS = 240, 900


@action("plan-make", "panel")
async def make(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Add the trial to the plan, as one more branch."""
    table, seat = await trials.own_place(ctx, custom_id)
    taken = trials.steps_seen(custom_id.expect(2)[1])
    try:
        planned = await ctx.host.plans.make(table.id, ctx.person.id, seat, taken)
    except TrialEnded:
        await trials.back_to_panel(ctx, table.id, seat, trials.ITEM_GONE)
    except StaleMove:
        await trials.trial_again(ctx, table.id, seat)
    else:
        await _show(ctx, custom_id, planned, phrase("plans.made"))


@action("plan-show", "panel")
async def show(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show the plan."""
    table, seat = await trials.own_place(ctx, custom_id)
    await _show(ctx, custom_id, await ctx.host.plans.look(table.id, ctx.person.id, seat))


@action("plan-try", "panel")
async def try_on(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Return to the trial, or begin one, to add a branch."""
    table, seat = await trials.own_place(ctx, custom_id)
    try:
        tried = await ctx.host.trials.look(table.id, ctx.person.id, seat)
    except TrialEnded:
        await trials.begin_waiting(ctx, custom_id, values)
    else:
        await trials.show_trial(ctx, tried)


@action("plan-cut", "panel")
async def cut(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Remove one branch."""
    known, place = await _known(ctx, custom_id), read_number(custom_id.expect(3)[2], -1)
    if not 0 <= place < len(known.plan.branches):
        raise Refusal(ITEM_GONE)
    changed = await ctx.host.plans.cut(known.table.id, ctx.person.id, known.seat, place, known.plan)
    await _show(ctx, custom_id, changed)


@action("plan-drop", "panel")
async def drop(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Take the whole plan back."""
    table, seat = await trials.own_place(ctx, custom_id)
    await ctx.host.plans.drop(table.id, ctx.person.id, seat)
    await trials.back_to_panel(ctx, table.id, seat, phrase("plans.dropped"))


@action("plan-whatever", "panel")
async def hold_whatever(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Let the plan answer also after luck and reveals, or no longer."""
    known = await _known(ctx, custom_id)
    changed = await ctx.host.plans.hold_whatever(
        known.table.id, ctx.person.id, known.seat, known.plan, whatever=not known.plan.whatever
    )
    await _show(ctx, custom_id, changed)


async def _known(ctx: Context, custom_id: CustomId) -> SeatPlan:
    """The plan, if it is still the one that the item was made for."""
    table, seat = await trials.own_place(ctx, custom_id)
    planned = await ctx.host.plans.look(table.id, ctx.person.id, seat)
    if custom_id.expect(2)[1] != _mark(planned.plan):
        raise Refusal(ITEM_GONE)
    return planned


def _mark(plan: Plan) -> str:
    """A fingerprint of a plan: places of its branches mean something else in another one."""
    kept = [[(step.fingerprint, step.picks) for step in b.steps] for b in plan.branches]
    return f"{zlib.crc32(repr((kept, plan.whatever)).encode()):08x}"


async def _show(
    ctx: Context, custom_id: CustomId, planned: SeatPlan, notice: Phrase | None = None
) -> None:
    ctx.table = planned.table
    ctx.dispatcher.open_panels.pause_refresh(planned.table.id, ctx.person.id)
    builder, reader = MessageBuilder(accent=0x8E6BB0), ctx.reader(planned.table)
    if notice is not None:
        builder.text(reader.text(notice), limit=400)
    add_plan(builder, planned, custom_id.entry, reader)
    await ctx.show(builder)


def add_plan(builder: MessageBuilder, planned: SeatPlan, entry: int, reader: Reader) -> None:
    """Add the branches in words, and the buttons to edit them."""
    plan, table = planned.plan, planned.table
    builder.text(reader.say("plans.title", seat=seat_name(planned.seat)), limit=600)
    if not plan.branches:
        builder.text(reader.say("plans.none"), limit=300)
    for number, branch in enumerate(plan.branches, 1):
        lines = [reader.say("plans.branch", number=number), *_branch_lines(branch, reader)]
        if not plan.whatever and any(not step.certain for step in branch.steps):
            lines.append(reader.say("plans.asks_after_luck"))
        builder.text("\n".join(lines), limit=_MAX_BRANCH_CHARS)

    def item(name: str, *parts: str | int) -> CustomId:
        return CustomId.of(name, table.id, entry, planned.seat, _mark(plan), *parts)

    row: list[PersistentItem] = [
        button(
            item("plan-cut", place),
            reader.say("plans.cut", number=place + 1),
            emoji="✂️",
        )
        for place in range(len(plan.branches))
    ]
    builder.buttons(row)
    tools = [button(item("plan-try"), reader.say("plans.add"), emoji="🧪")]
    if plan.branches:
        style = discord.ButtonStyle.success if plan.whatever else discord.ButtonStyle.secondary
        tools.append(button(item("plan-whatever"), reader.say("plans.whatever"), style))
        tools.append(button(item("plan-drop"), reader.say("plans.drop"), emoji="🗑️"))
    back = CustomId.of("panel", table.id, entry, planned.seat)
    tools.append(button(back, reader.say("bot.order.back")))
    builder.buttons(tools)


def _branch_lines(branch: PlanBranch, reader: Reader) -> list[str]:
    """The steps of a branch: what others do, and the own answer."""
    return [line for step in branch.steps for line in _step_lines(step, reader)]


def _step_lines(step: PlanStep, reader: Reader) -> list[str]:
    lines = []
    if step.events:
        events = "; ".join(" ".join(reader.text(event).split()) for event in step.events)
        if len(events) > _MAX_EVENT_CHARS:
            events = f"…{events[-_MAX_EVENT_CHARS:]}"
        lines.append(reader.say("plans.if", events=events))
    answer = answer_words(step.question, step.answer, reader)
    lines.append(reader.say("plans.then", answer=answer))
    return lines

"""Voting outside of the vote's post: in ``/games``, in ``/table clock`` and in the panel."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refusal
from bot.host.table.timeout_votes import CHOICES
from bot.ui.dispatch import table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.moderator_rights import moderates
from bot.ui.kit.persistent_items import ITEM_GONE, CustomId
from bot.ui.table.timeout_votes import timeout_vote_message
from bot.ui.table.undo_votes import petition_message

_MAX_VOTE_NUMBER_LENGTH = 18


@action("vote-open", "private")
async def open_vote(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Show a vote to a voter or a moderator of the table."""
    number, kind = custom_id.expect(2)[:2]
    await _show(ctx, custom_id.table, _number(number), kind)


async def _show(ctx: Context, table_id: int, number: int, kind: str) -> None:
    host, table = ctx.host, await table_lookup.seen(ctx, table_id)
    if not table.claims(ctx.person.id) and not moderates(ctx, table):
        raise Refusal(ITEM_GONE)
    reader = ctx.reader(table)
    if kind == "flag":
        ballot = await host.timeout_votes.ballot(number)
        if ballot.table.id != table_id:
            raise Refusal(ITEM_GONE)
        custom_id = CustomId.of("flag-aside", table_id, 0, number, CHOICES[0])
        await ctx.show(timeout_vote_message(ballot, reader, custom_id))
        return
    petition = await host.undo_votes.look(number)
    if petition.table_id != table_id:
        raise Refusal(ITEM_GONE)
    custom_id = CustomId.of("petition-aside", table_id, petition.entry, number, "yes")
    withdraws = petition.asked_by == ctx.person.id
    await ctx.show(
        await petition_message(
            petition, table, ctx.dispatcher, reader, custom_id, withdraws=withdraws
        )
    )


@action("flag-aside", "panel")
async def vote_about_clock(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Vote on a timeout, away from the vote's post."""
    number, choice = custom_id.expect(2)[:2]
    table = await table_lookup.seen(ctx, custom_id.table)
    ballot = await ctx.host.timeout_votes.ballot(_number(number))
    if ballot.table.id != table.id:
        raise Refusal(ITEM_GONE)
    await ctx.host.timeout_votes.vote(
        ballot.petition.id,
        ctx.person.id,
        choice,
        moderator=moderates(ctx, table),
        aside=True,
    )
    await _show(ctx, table.id, ballot.petition.id, "flag")


@action("petition-aside", "panel")
async def vote_about_going_back(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Vote on an undo, away from the vote's post."""
    number, answer = custom_id.expect(2)[:2]
    table = await table_lookup.seen(ctx, custom_id.table)
    await ctx.host.undo_votes.vote(
        table.id,
        _number(number),
        ctx.person.id,
        agree=answer == "yes",
        moderator=moderates(ctx, table),
        aside=True,
    )
    await _show(ctx, table.id, _number(number), "rewind")


def _number(typed: str) -> int:
    if not typed.isdecimal() or len(typed) > _MAX_VOTE_NUMBER_LENGTH:
        raise Refusal(ITEM_GONE)
    return int(typed)

"""Leaving and returning to a running match, and the posts about seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import discord
from pydantic import JsonValue

from bot.errors import Refusal
from bot.game_words import game_name
from bot.host.table.seats import SeatSuccession
from bot.model.posts import Post
from bot.model.table import Member, Table
from bot.ui.dispatch import table_lookup
from bot.ui.dispatch.actions import action
from bot.ui.dispatch.context import Context
from bot.ui.dispatch.dispatcher import Dispatcher
from bot.ui.dispatch.post_messages import builds_post, with_post_id
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import ITEM_GONE, CustomId, PersistentItem, button, require_number
from bot.ui.kit.reader import Reader
from bot.ui.play.panel import show_current_panel, welcome_back
from bot.ui.wording.campaign_words import ready_label
from bot.ui.wording.seat_titles import place_title
from games.core.phrase import phrase

_WAYS: dict[str, SeatSuccession] = {"computer": "computer", "open": "open"}
LEFT_KEYS: Final[dict[SeatSuccession, str]] = {
    "computer": "seats.left.computer",
    "open": "seats.left.open",
}
EVENT_KEYS: Final[dict[str, str]] = {
    "back": "seats.event.back",
    "filled": "seats.event.filled",
    "left_computer": "seats.event.left_computer",
    "left_open": "seats.event.left_open",
    "offered": "seats.event.offered",
    "opened": "seats.event.opened",
    "removed_computer": "seats.event.removed_computer",
    "removed_open": "seats.event.removed_open",
    "sat_in": "seats.event.sat_in",
    "seated": "seats.event.seated",
    "still_open": "seats.event.still_open",
    "taken": "seats.event.taken",
}
"""The words of each change of seats."""
EVENT_FROM_KEYS: Final[dict[str, str]] = {
    "taken": "seats.event.taken_from",
    "seated": "seats.event.seated_from",
}
"""The same where another person had the seat before."""
EVENT_BY_KEYS: Final[dict[str, str]] = {
    "sat_in": "seats.event.sat_in_by",
    "filled": "seats.event.filled_by",
}
"""The same where somebody else did it."""


async def ask_to_leave(ctx: Context, table: Table) -> None:
    """Ask for confirmation before a person leaves a match for good."""
    person_id = ctx.person.id
    if table.status not in ("running", "frozen") and not table.interlude:
        raise Refusal(phrase("host.refused.not_running"))
    if table.member_of(person_id) is None and table.owned_by(person_id) is None:
        raise Refusal(phrase("host.refused.not_member"))
    reader = ctx.reader(table)
    alone = not any(person != person_id for person in table.people)
    key = "seats.leave_alone" if alone else "seats.leave_ask"
    count = len(table.known_to(person_id))
    said = reader.say(key, game=game_name(table.game), count=count)
    builder = MessageBuilder().text(said, limit=900)
    buttons = []
    if not alone:
        custom_id = CustomId.of("give-up", table.id, 0, "computer")
        buttons.append(
            button(custom_id, reader.say("seats.leave_computer"), discord.ButtonStyle.danger)
        )
    custom_id = CustomId.of("give-up", table.id, 0, "open")
    label = reader.say("seats.leave_open", count=count)
    buttons.append(button(custom_id, label, discord.ButtonStyle.danger))
    if alone and table.creator_id == person_id:
        label = reader.say("seats.leave_close")
        buttons.append(button(CustomId("cancel", table.id), label, discord.ButtonStyle.danger))
    buttons.append(button(CustomId("stay", table.id), reader.say("seats.leave_stay")))
    await ctx.show(builder.buttons(buttons))


@action("give-up", "panel")
async def give_up(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Leave the match after confirmation."""
    to = _WAYS.get(custom_id.parts[0])
    if to is None:
        raise Refusal(ITEM_GONE)
    before = await table_lookup.seen(ctx, custom_id.table)
    table = await ctx.host.seats.give_up(custom_id.table, ctx.person.id, to)
    ctx.dispatcher.open_panels.drop(table.id, ctx.person.id)
    reader = ctx.reader(table)
    count = len(before.known_to(ctx.person.id))
    await ctx.show(MessageBuilder().text(reader.say(LEFT_KEYS[to], count=count)))


@action("stay", "panel")
async def stay(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Cancel leaving."""
    await ctx.show(MessageBuilder().text(ctx.reader().say("seats.stayed")))


@action("come-back", "private")
async def come_back_click(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Handle the "I'm back" button of a post."""
    await come_back(ctx, await table_lookup.seen(ctx, custom_id.table))


async def come_back(ctx: Context, table: Table) -> None:
    """Take back the kept seat, and open the panel."""
    ctx.table = table
    left = None
    if table.owned_by(ctx.person.id) is None:
        left = await ctx.host.seats.left_open(table.id, ctx.person.id)
    if left is not None:
        await _offer_again(ctx, table, left)
        return
    table = await ctx.host.seats.come_back(table.id, ctx.person.id)
    if table.interlude:
        await ctx.tell(phrase("campaign.done.back", button=ready_label(table)), table)
        return
    await show_current_panel(ctx, table.id, notice=welcome_back(table))


async def _offer_again(ctx: Context, table: Table, left: Member) -> None:
    """Offer the open seat to a person who had left it for good."""
    reader = ctx.reader(table)
    key = "seats.left_open.open" if left.computer is None else "seats.left_open.computer"
    position = await ctx.host.play.board(table.id)
    seat = place_title(table.seats_at(left.order), reader, position)
    said = reader.say(key, game=game_name(table.game), seat=seat)
    custom_id = CustomId.of("take-seat", table.id, 0, left.order)
    take = button(custom_id, reader.say("seats.button_take_back"), discord.ButtonStyle.success)
    await ctx.show(MessageBuilder().text(said, limit=600).buttons([take]))


@action("fill-in", "private")
async def fill_in(ctx: Context, custom_id: CustomId, values: Sequence[str]) -> None:
    """Let a computer fill an open seat, on behalf of a player."""
    place = _place(custom_id)
    table = await table_lookup.seen(ctx, custom_id.table)
    if table.member_of(ctx.person.id) is None:
        raise Refusal(phrase("host.refused.not_member"))
    await ctx.host.seats.fill_in(table.id, place)
    await ctx.tell(phrase("seats.filled"), table)


@builds_post("seat")
async def seat_message(post: Post, dispatcher: Dispatcher, reader: Reader) -> MessageBuilder:
    """Build the post about a change of seats, with its buttons."""
    table, detail = post.table, post.detail
    place = detail.get("place")
    member = table.at_place(place) if isinstance(place, int) else None
    seats = table.seats_at(member.order) if member is not None else ()
    said = reader.say(
        _event_key(detail),
        who=_mention(detail.get("who"), reader),
        by=_mention(detail.get("by"), reader),
        before=_mention(detail.get("before"), reader),
        seat=place_title(seats, reader, await dispatcher.host.play.board(table.id)),
    )
    builder = MessageBuilder().text(said, limit=600)
    if detail.get("heir") is not None:
        heir = _mention(detail["heir"], reader)
        builder.text(reader.say("seats.heir", heir=heir), limit=300)
    called = detail.get("people")
    if detail.get("event") == "still_open" and isinstance(called, list) and called:
        people = reader.join([_mention(person, reader) for person in called])
        builder.text(reader.say("seats.call", people=people), limit=600)
    waits = any(seat in table.unheld for seat in seats)
    if waits:
        builder.text(reader.say("seats.waits"), limit=300)
    elif table.playing and member is not None and member.person_id in table.awaited_people:
        builder.text(reader.say("seats.turn"), limit=300)
    return builder.buttons(_seat_buttons(post, member, reader, waits=waits))


def _event_key(detail: Mapping[str, JsonValue]) -> str:
    """The key of what happened: some events have other words where somebody else took part."""
    event = str(detail.get("event"))
    if event in EVENT_FROM_KEYS and detail.get("before") is not None:
        return EVENT_FROM_KEYS[event]
    if event in EVENT_BY_KEYS and detail.get("by") is not None:
        return EVENT_BY_KEYS[event]
    return EVENT_KEYS[event]


def _mention(person: JsonValue, reader: Reader) -> str:
    return reader.mention(person) if isinstance(person, int) else ""


def _seat_buttons(
    post: Post, member: Member | None, reader: Reader, *, waits: bool
) -> list[PersistentItem]:
    """The buttons of a seat post; the first one carries the post's id."""
    table, found = post.table, list[PersistentItem]()

    def add(custom_id: CustomId, label: str, style: discord.ButtonStyle) -> None:
        found.append(button(custom_id if found else with_post_id(custom_id, post), label, style))

    played = table.status in ("running", "frozen") or table.interlude
    if played and member is not None and member.vacant:
        custom_id = CustomId.of("take-over", table.id, 0, member.order)
        add(custom_id, reader.say("seats.button_take"), discord.ButtonStyle.success)
        if waits and table.people:
            custom_id = CustomId.of("fill-in", table.id, 0, member.order)
            add(custom_id, reader.say("seats.button_fill"), discord.ButtonStyle.secondary)
    if played and member is not None and member.owner_id is not None:
        custom_id = CustomId("come-back", table.id)
        add(custom_id, reader.say("seats.button_back"), discord.ButtonStyle.primary)
    entry = max(post.entry, 0)
    if not found and table.interlude:
        add(
            CustomId("campaign", table.id),
            reader.say("campaign.button.show"),
            discord.ButtonStyle.secondary,
        )
    if not found:
        # These two carry the post's id in the usual way.
        mine, log = (CustomId.of(action, table.id, entry, post.id) for action in ("move", "log"))
        if table.status == "running":
            label = reader.say("bot.post.my_move")
            found.append(button(mine, label, discord.ButtonStyle.primary))
        found.append(button(log, reader.say("bot.post.log")))
    return found


def _place(custom_id: CustomId) -> int:
    return require_number(custom_id.parts[0])

"""The "My move" panel: a seat's picture, its question, and the items that answer it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord

from bot.errors import Refusal
from bot.host.campaign.campaigns import CampaignDetails
from bot.host.play.catch_up import NOTHING_NEW, Seen, UnreadNews
from bot.host.play.panels import NO_PLAN, Panel
from bot.host.play.positions import SeatKept, seat_of
from bot.host.waits.clock_times import TimeLeft
from bot.model.match import Position
from bot.model.table import Status, Table
from bot.model.votes import Petition
from bot.ui.campaign.campaign_status import add_story_summary, campaign_at, show_campaign_status
from bot.ui.dispatch import table_lookup
from bot.ui.dispatch.context import Context
from bot.ui.kit.limits import ROW_BUTTONS, newest
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, MenuOption, PersistentItem, button, menu
from bot.ui.kit.pictures import Pictures
from bot.ui.kit.reader import Reader
from bot.ui.play import panel_updates, question_layout
from bot.ui.play.catch_up import add_headlines, add_planned
from bot.ui.play.panel_tools import panel_tools, tools_row_size
from bot.ui.play.question import Advice, picture_of, question_of
from bot.ui.wording.clock_words import own_line
from bot.ui.wording.seat_titles import seat_title
from bot.ui.wording.standings import add_standings, notes_before_result
from bot.ui.wording.timestamps import with_absence
from bot.ui.wording.vote_words import vote_button, vote_step
from games.core import game as registry
from games.core.phrase import Phrase, phrase, seat_name
from games.core.state import Note
from games.core.trials.plan import Plan, PlannedAnswer

_MAX_NOTES_CHARS = 320


def own_seat(
    ctx: Context, table: Table, wanted: str | None = None, *, looking: bool = False
) -> str:
    """The seat that a person answers for, or is only ``looking`` at; refuses without one."""
    ctx.table = table
    return seat_of(table, ctx.person.id, wanted, looking=looking)


def welcome_back(table: Table) -> Phrase:
    """The notice for a person who takes a kept seat back: its standing orders are gone."""
    ordered = registry.find(table.game, table.edition).orders is not None
    return phrase("seats.returned_orders" if ordered else "seats.returned")


async def show_current_panel(
    ctx: Context,
    table_id: int,
    wanted: str | None = None,
    *,
    since: int | None = None,
    notice: Phrase | None = None,
    advised: Advice | None = None,
    all_tools: bool = False,
) -> None:
    """Show the current panel of the person's seat."""
    panel = await ctx.host.panels.look(table_id, ctx.person.id, wanted, since=since)
    await show_panel(ctx, panel, notice=notice, advised=advised, all_tools=all_tools)


async def show_interlude(ctx: Context, table_id: int, refusal: Refusal) -> None:
    """Show the campaign's status instead of a panel between two scenarios.

    Raises a refusal that has another reason again.
    """
    if refusal.phrase.key != "host.refused.not_started":
        raise refusal
    table = await table_lookup.seen(ctx, table_id)
    if not table.interlude:
        raise refusal
    await show_campaign_status(ctx, await campaign_at(ctx, table))


async def panel_after_return(
    ctx: Context,
    table_id: int,
    wanted: str | None = None,
    *,
    since: int | None = None,
    seen: Seen = "looked",
) -> tuple[Panel, Phrase | None]:
    """The panel of a person, who gets a kept seat back first, and the welcome in that case."""
    host, person_id = ctx.host, ctx.person.id
    try:
        return await host.panels.look(table_id, person_id, wanted, since=since, seen=seen), None
    except SeatKept as kept:
        table = kept.about
        if not isinstance(table, Table) or table.status not in ("running", "frozen"):
            raise
    table = await host.seats.come_back(table_id, person_id)
    panel = await host.panels.look(table_id, person_id, wanted, since=since, seen=seen)
    return panel, welcome_back(table)


async def show_panel(
    ctx: Context,
    panel: Panel,
    *,
    page: int = 0,
    notice: Phrase | None = None,
    advised: Advice | None = None,
    all_tools: bool = False,
) -> None:
    """Show a panel to its owner."""
    ctx.table = panel.table
    campaign = await _campaign(ctx, panel)
    await ctx.show_with_pictures(
        lambda pictures: _panel_message(
            ctx, panel, pictures, campaign, page, notice, advised, all_tools=all_tools
        ),
        shown=lambda: panel_updates.track_panel(ctx, panel, _refreshed_message, notice),
    )


async def _refreshed_message(ctx: Context, panel: Panel, notice: Phrase | None) -> MessageBuilder:
    """Build the current panel with its picture."""
    campaign = await _campaign(ctx, panel)
    return await _panel_message(
        ctx, panel, ctx.dispatcher.pictures, campaign, notice=notice
    ).with_pictures()


async def _campaign(ctx: Context, panel: Panel) -> CampaignDetails | None:
    """The campaign of a table, if the panel should tell its story so far."""
    if not panel.unread.needs_recollection or panel.table.campaign_id is None:
        return None
    return await ctx.host.campaigns.get(panel.table.campaign_id)


def _panel_message(
    ctx: Context,
    panel: Panel,
    pictures: Pictures,
    campaign: CampaignDetails | None,
    page: int = 0,
    notice: Phrase | None = None,
    advised: Advice | None = None,
    *,
    all_tools: bool = False,
) -> MessageBuilder:
    table = panel.table
    return panel_message(
        panel.position,
        ctx.reader(table),
        pictures,
        table.seats_of(ctx.person.id),
        draft=panel.draft,
        page=page,
        notice=notice,
        advised=advised,
        unread=panel.unread,
        time=panel.time,
        votes=panel.votes,
        person_id=ctx.person.id,
        campaign=campaign,
        all_tools=all_tools,
        plan=panel.plan,
        planned=panel.planned,
    )


def panel_message(
    position: Position,
    reader: Reader,
    pictures: Pictures,
    held: Sequence[str],
    *,
    draft: Sequence[str] = (),
    page: int = 0,
    notice: Phrase | None = None,
    advised: Advice | None = None,
    unread: UnreadNews = NOTHING_NEW,
    time: TimeLeft | None = None,
    votes: Sequence[Petition] = (),
    person_id: int = 0,
    campaign: CampaignDetails | None = None,
    all_tools: bool = False,
    plan: Plan = NO_PLAN,
    planned: Sequence[PlannedAnswer] = (),
) -> MessageBuilder:
    """Build the panel from what the position's seat may know.

    ``held`` are all seats of the panel's owner, who may switch between them. ``unread`` is the news
    since their last turn, ``time`` their clock, ``votes`` are the open votes that concern the
    owner, ``person_id``. With a ``campaign`` the story so far is told. The answer ``advised`` is
    marked. With ``all_tools`` no button is behind "More…". Of what was ``planned`` and answered
    since, the news tell; a ``plan`` that is in force is named.
    """
    seat = position.seat
    assert seat is not None
    question = question_of(position, reader, draft)
    if question is not None and advised is not None:
        question = replace(question, advised=advised)
    # Workers draw it while the words are put together here.
    picture = picture_of(position, reader, pictures, question)
    tools = panel_tools(position, reader, unread, all_tools=all_tools, planned=bool(plan.branches))
    builder = MessageBuilder(game=position.table.game)
    if notice is not None and question is None:
        builder.text(reader.text(notice), limit=800)
    if campaign is not None:
        add_story_summary(builder, campaign, (seat,), reader, max_chars=700)
        builder.separator()
    if unread.news is not None:
        add_headlines(builder, unread.news, reader, position.game.routine_notes)
        add_planned(builder, planned, unread.news.since, reader)
    builder.text(
        reader.say(
            "bot.panel.title", seat=seat_name(seat), headline=position.game.headline(position.view)
        ),
        limit=300,
    )
    if not position.over:
        if time is not None:
            builder.text(own_line(time, reader), limit=200)
        if position.table.lost is not None:
            builder.text(reader.say("bot.panel.lost"), limit=400)
    if unread.news is None:
        notes = notes_before_result(position) if position.over else position.notes
        heard, _ = newest(note_lines(notes, reader), _MAX_NOTES_CHARS)
        builder.text("\n".join(heard))
    builder.picture(picture)
    if question is not None:
        said = reader.text(notice) if notice is not None else ""
        reserved = _reserved_components(tools, held, votes)
        question_layout.add_question(
            builder, question, reader, page, reserved=reserved, notice=said
        )
    elif position.over:
        add_standings(builder, position, reader)
    else:
        builder.text(waiting_line(position, reader), limit=500)
    builder.text(order_line(position, reader), limit=400)
    if plan.branches:
        builder.text(reader.say("plans.holds", count=len(plan.branches)), limit=200)
    _add_seats(builder, position, reader, held)
    if votes:
        waiting = sum(vote_step(vote, person_id) == "vote" for vote in votes)
        if waiting:
            builder.text(reader.say("votes.waiting", count=waiting), limit=200)
        shown = votes[:ROW_BUTTONS]
        builder.buttons([vote_button(vote, position.table, reader, person_id) for vote in shown])
    builder.buttons(tools, tools_row_size(tools))
    return builder


def _reserved_components(
    tools: Sequence[PersistentItem], held: Sequence[str], votes: Sequence[Petition]
) -> int:
    """How many components follow the question: order, tools, seats and votes."""
    row = 1 + ROW_BUTTONS
    reserved = 2 + len(tools) + -(-len(tools) // tools_row_size(tools))
    return reserved + (row if len(held) > 1 else 0) + (1 + row if votes else 0)


def note_lines(notes: Sequence[Note], reader: Reader) -> list[str]:
    """The notes, a line each."""
    return ["-# " + " ".join(reader.text(note.phrase).split()) for note in notes]


CLOSED_KEYS: Final[dict[Status, str]] = {
    "frozen": "bot.panel.frozen",
    "cancelled": "bot.panel.cancelled",
}


def waiting_line(position: Position, reader: Reader) -> str:
    """The line that says who is awaited, or why nobody is."""
    table = position.table
    if table.status in CLOSED_KEYS:
        return reader.say(CLOSED_KEYS[table.status])
    if table.status == "running" and table.paused is not None:
        return reader.say("bot.panel.paused")
    awaited = [with_absence(reader.seat(seat), table, seat, reader) for seat in position.awaited]
    return reader.say("bot.panel.waiting", awaited=reader.join(awaited), count=len(awaited))


def order_line(position: Position, reader: Reader) -> str:
    """The line about the seat's standing order, if it has one."""
    offered = position.game.orders
    if offered is None or not position.order:
        return ""
    wishes = [reader.text(offered.label(position.view, clause)) for clause in position.order]
    held_back = position.ask is not None and position.ask.key in offered.keys
    key = "bot.order.holds_back" if held_back else "bot.order.holds"
    return reader.say(key, wishes=reader.ranked(wishes))


def _add_seats(
    builder: MessageBuilder, position: Position, reader: Reader, held: Sequence[str]
) -> None:
    """Add a menu or buttons to switch between the person's seats."""
    table = position.table
    if len(held) < 2:
        return

    def titled(seat: str) -> str:
        return seat_title(seat, reader, position, awaited=seat in position.awaited)

    if len(held) <= ROW_BUTTONS:
        builder.buttons(
            [
                button(
                    CustomId.of("seat", table.id, position.entry, seat),
                    titled(seat),
                    discord.ButtonStyle.primary
                    if seat in position.awaited
                    else discord.ButtonStyle.secondary,
                    disabled=seat == position.seat,
                )
                for seat in held
            ]
        )
    else:
        items = [MenuOption(seat, titled(seat), chosen=seat == position.seat) for seat in held[:25]]
        custom_id = CustomId.of("seat", table.id, position.entry)
        builder.menu(menu(custom_id, items, reader.say("bot.panel.switch")))

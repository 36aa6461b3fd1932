"""The "My move" panel: one person's own picture, their question, and the way to answer it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord
from discord import ui

from bot.errors import Refusal
from bot.face.campaign.standing import looked_at, put_recollection, show_standing
from bot.face.desk import which_table
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code, Control, Item, button, menu
from bot.face.kit.limits import ROW_BUTTONS, newest
from bot.face.kit.pictures import Pictures
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.play import living_panel, question_layout
from bot.face.play.button_plan import row_size
from bot.face.play.catch_up import news_button, put_headlines
from bot.face.play.question import picture_of, question_of
from bot.face.wording.clock_words import own_line
from bot.face.wording.seat_titles import seat_title
from bot.face.wording.standings import put_standings
from bot.face.wording.timestamps import with_absence
from bot.face.wording.vote_words import vote_button
from bot.host.campaign import arrived
from bot.host.campaign.campaigns import CampaignLook
from bot.host.play.catch_up import NOTHING_NEW, Glance, Seen
from bot.host.play.panels import Panel
from bot.host.play.positions import SeatKept, seat_of
from bot.host.waits.clock_times import TimeLeft
from bot.model.match import Position
from bot.model.table import Table
from bot.model.votes import Petition
from games.core import game as shelf
from games.core.facts import Note
from games.core.phrase import Phrase, phrase, seat_name
from games.core.steps import Picks
from render.face import FACES

_NOTES_ROOM = 320


def own_seat(
    visit: Visit, table: Table, wanted: str | None = None, *, looking: bool = False
) -> str:
    """The seat a person acts for, or is only ``looking`` at; refuses where they have none."""
    visit.table = table
    return seat_of(table, visit.person.id, wanted, looking=looking)


def welcome_back(table: Table) -> Phrase:
    """What somebody is told who takes their seat back: orders do not outlive a computer there."""
    ordered = shelf.find(table.game, table.edition).orders is not None
    return phrase("seats.returned_orders" if ordered else "seats.returned")


async def look(
    visit: Visit,
    table_id: int,
    wanted: str | None = None,
    *,
    since: int | None = None,
    notice: Phrase | None = None,
    advised: Picks = (),
) -> None:
    """Put the panel of the person's seat before them, as it is now."""
    panel = await visit.host.panels.look(table_id, visit.person.id, wanted, since=since)
    await show_panel(visit, panel, notice=notice, advised=advised)


async def show_interlude(visit: Visit, table_id: int, refusal: Refusal) -> None:
    """Between two scenarios there is no panel: show whoever wants one where the campaign stands.

    Passes on a refusal that has another reason.
    """
    if refusal.phrase.key != "host.refused.not_started":
        raise refusal
    table = await which_table.seen(visit, table_id)
    if not table.interlude:
        raise refusal
    await show_standing(visit, await looked_at(visit, table))


async def returned(
    visit: Visit,
    table_id: int,
    wanted: str | None = None,
    *,
    since: int | None = None,
    seen: Seen = "looked",
) -> tuple[Panel, Phrase | None]:
    """The panel of somebody who may have come back to a seat that was kept for them, and the
    welcome they get then.
    """
    host, person_id = visit.host, visit.person.id
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
    visit: Visit,
    panel: Panel,
    *,
    page: int = 0,
    notice: Phrase | None = None,
    advised: Picks = (),
) -> None:
    """Put a panel before its owner."""
    visit.table = panel.table
    campaign = await _campaign(visit, panel)
    await visit.show_drawn(
        lambda pictures: _sheet(visit, panel, pictures, campaign, page, notice, advised),
        shown=lambda: living_panel.keep(visit, panel, _renewed, notice),
    )


async def _renewed(visit: Visit, panel: Panel, notice: Phrase | None) -> Sheet:
    """The panel as it is now, with its picture."""
    campaign = await _campaign(visit, panel)
    return await _sheet(visit, panel, visit.desk.pictures, campaign, notice=notice).drawn()


async def _campaign(visit: Visit, panel: Panel) -> CampaignLook | None:
    """The campaign of a table where its story so far is to be told."""
    if not panel.glance.recollect or panel.table.campaign_id is None:
        return None
    return await visit.host.campaigns.get(panel.table.campaign_id)


def _sheet(
    visit: Visit,
    panel: Panel,
    pictures: Pictures,
    campaign: CampaignLook | None,
    page: int = 0,
    notice: Phrase | None = None,
    advised: Picks = (),
) -> Sheet:
    table = panel.table
    return panel_sheet(
        panel.position,
        visit.reader(table),
        pictures,
        table.seats_of(visit.person.id),
        draft=panel.draft,
        page=page,
        notice=notice,
        advised=advised,
        glance=panel.glance,
        time=panel.time,
        votes=panel.votes,
        campaign=campaign,
    )


def panel_sheet(
    position: Position,
    reader: Reader,
    pictures: Pictures,
    held: Sequence[str],
    *,
    draft: Sequence[str] = (),
    page: int = 0,
    notice: Phrase | None = None,
    advised: Picks = (),
    glance: Glance = NOTHING_NEW,
    time: TimeLeft | None = None,
    votes: Sequence[Petition] = (),
    campaign: CampaignLook | None = None,
) -> Sheet:
    """The panel as a message, made of what the position's seat may know and of nothing else.

    ``held`` are all seats of the panel's owner, who may switch between them; ``glance`` is what
    happened since their last turn, ``time`` how their clock stands; ``votes`` wait for them. Of a
    ``campaign`` they are told the story so far. The answers that are ``advised`` are marked.
    """
    seat = position.seat
    assert seat is not None
    question = question_of(position, reader, draft)
    if question is not None and advised:
        question = replace(question, advised=advised)
    tools = _tools(position, reader, glance)
    sheet = Sheet()
    if notice is not None and question is None:
        sheet.text(reader.text(notice), limit=800)
    if campaign is not None:
        put_recollection(sheet, campaign, (seat,), reader, room=700)
        sheet.rule()
    if glance.news is not None:
        put_headlines(sheet, glance.news, reader)
    sheet.text(
        reader.say(
            "bot.panel.title", seat=seat_name(seat), headline=position.game.headline(position.view)
        ),
        limit=300,
    )
    if not position.over:
        sheet.text(own_line(time, reader), limit=200)
        if position.table.lost is not None:
            sheet.text(reader.say("bot.panel.lost"), limit=400)
    if glance.news is None:
        heard, _ = newest(note_lines(position.notes, reader), _NOTES_ROOM)
        sheet.text("\n".join(heard))
    sheet.picture(picture_of(position, reader, pictures, question))
    if question is not None:
        said = reader.text(notice) if notice is not None else ""
        beside = _beside(tools, held, votes)
        question_layout.put(sheet, question, reader, page, beside=beside, notice=said)
    elif position.over:
        put_standings(sheet, position, reader)
    else:
        sheet.text(waiting_line(position, reader), limit=500)
    sheet.text(order_line(position, reader), limit=400)
    _put_seats(sheet, position, reader, held)
    if votes:
        sheet.text(reader.say("votes.waiting", count=len(votes)), limit=200)
        sheet.buttons([vote_button(vote, position.table, reader) for vote in votes[:ROW_BUTTONS]])
    sheet.buttons(tools, _row_size(tools))
    return sheet


def _beside(tools: Sequence[Control], held: Sequence[str], votes: Sequence[Petition]) -> int:
    """How many components follow the question: an order, tools, seats and votes."""
    row = 1 + ROW_BUTTONS
    beside = 1 + len(tools) + -(-len(tools) // _row_size(tools))
    return beside + (row if len(held) > 1 else 0) + (1 + row if votes else 0)


def _row_size(tools: Sequence[Control]) -> int:
    """How many tools stand in a row; an emoji before the words is as wide as four letters."""
    labels = [f"🔧🔧{tool.item.label}" for tool in tools if isinstance(tool.item, ui.Button)]
    return row_size(labels)


def note_lines(notes: Sequence[Note], reader: Reader) -> list[str]:
    """What happened, a line each."""
    return ["-# " + " ".join(reader.text(note.phrase).split()) for note in notes]


def waiting_line(position: Position, reader: Reader) -> str:
    """Who is awaited."""
    if position.table.status in ("frozen", "cancelled"):
        return reader.say(f"bot.panel.{position.table.status}")
    table = position.table
    if table.status == "running" and table.paused is not None:
        return reader.say("bot.panel.paused")
    awaited = [with_absence(reader.seat(seat), table, seat, reader) for seat in position.awaited]
    return reader.say("bot.panel.waiting", awaited=reader.join(awaited), count=len(awaited))


def order_line(position: Position, reader: Reader) -> str:
    """What the seat's standing order asks for, while it holds."""
    offered = position.game.orders
    if offered is None or not position.order:
        return ""
    wishes = [reader.text(offered.label(position.view, clause)) for clause in position.order]
    return reader.say("bot.order.holds", wishes=reader.ranked(wishes))


def _put_seats(sheet: Sheet, position: Position, reader: Reader, held: Sequence[str]) -> None:
    """A switch between the seats that one person holds."""
    table = position.table
    if len(held) < 2:
        return

    def titled(seat: str) -> str:
        return seat_title(seat, reader, position, awaited=seat in position.awaited)

    if len(held) <= ROW_BUTTONS:
        sheet.buttons(
            [
                button(
                    Code.of("seat", table.id, position.entry, seat),
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
        items = [Item(seat, titled(seat), chosen=seat == position.seat) for seat in held[:25]]
        code = Code.of("seat", table.id, position.entry)
        sheet.menu(menu(code, items, reader.say("bot.panel.switch")))


def rules_button(position: Position, reader: Reader) -> list[Control]:
    """Opens the page of the rules about what is asked, where there is one."""
    game, ask = position.game, position.ask
    topic = arrived.topic_of(game, position.table, ask.key) if ask is not None else None
    if topic is None:
        return []
    code = Code.of("topic", position.table.id, position.entry, game.id, topic)
    return [button(code, reader.say("bot.panel.help"), emoji="📖")]


def _tools(position: Position, reader: Reader, glance: Glance) -> list[Control]:
    """What else can be done from the panel."""
    table, seat = position.table, position.seat or ""
    tools: list[Control] = []
    if position.can_undo:
        tools.append(
            button(
                Code.of("undo", table.id, position.entry, seat),
                reader.say("bot.panel.undo"),
                emoji="↩️",
            )
        )
    elif position.can_ask_undo and table.playing:
        code = Code.of("undo-ask", table.id, position.entry, seat)
        tools.append(button(code, reader.say("petition.ask.button"), emoji="↩️"))
    if position.ask is not None and table.playing:
        code = Code.of("try", table.id, position.entry, seat)
        tools.append(button(code, reader.say("trial.button"), emoji="🧪"))
        if table.hinted and position.game.reason is not None:
            code = Code.of("hint", table.id, position.entry, seat)
            tools.append(button(code, reader.say("hint.button"), emoji="💡"))
    tools += rules_button(position, reader)
    if position.table.game in FACES:
        code = Code.of("cards", table.id, position.entry, seat)
        tools.append(button(code, reader.say("bot.panel.cards"), emoji="🃏"))
    if glance.since is not None:
        tools.append(news_button(position, glance.since, reader))
    offered = position.game.orders
    if offered is not None and table.status == "running" and offered.span(position.view):
        code = Code.of("order", table.id, position.entry, seat)
        tools.append(button(code, reader.label(phrase(offered.key)), emoji="📜"))
    tools.append(
        button(
            Code.of("panel", table.id, position.entry, seat),
            reader.say("bot.panel.refresh"),
            emoji="🔄",
        )
    )
    if len(tools) < ROW_BUTTONS:
        code = Code.of("note", table.id, position.entry)
        tools.append(button(code, reader.say("notes.button"), emoji="📝"))
    return tools

"""The "My move" panel: one person's own picture, their question, and the way to answer it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.errors import Refusal
from bot.face.desk.visit import Visit
from bot.face.kit.clock_words import own_line
from bot.face.kit.controls import Code, Control, Item, button, menu
from bot.face.kit.limits import ROW_BUTTONS, newest
from bot.face.kit.pictures import Pictures
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.kit.standings import put_standings
from bot.face.kit.timestamps import with_absence
from bot.face.play import question as questions
from bot.face.play.catch_up import news_button, put_news
from bot.face.play.question import question_of
from bot.host.play.catch_up import Glance
from bot.host.waits.clock_times import TimeLeft
from bot.model.match import Position
from bot.model.table import Table
from games.core import game as shelf
from games.core.facts import Note
from games.core.phrase import Phrase, phrase, seat_name

_NOTES_ROOM = 900
NOTHING_NEW = Glance()


async def own_seat(
    visit: Visit, table: Table, wanted: str | None = None, *, looking: bool = False
) -> str:
    """The seat a person acts for: the wanted one, else one that is awaited, else their first.

    Whoever is only ``looking`` need not have come back to a seat that is kept for them. Raises
    :class:`Refusal` where they have none at this table.
    """
    visit.table = table
    held = table.known_to(visit.person.id) if looking else table.seats_of(visit.person.id)
    if table.status == "lobby":
        raise Refusal(phrase("bot.refused.not_started"))
    if not held and table.owned_by(visit.person.id) is not None:
        raise Refusal(phrase("seats.refused.sat_in"))
    if not held:
        raise Refusal(_stranger(table))
    if wanted is not None and wanted not in held:
        raise Refusal(phrase("host.refused.not_your_seat"))
    if wanted is not None:
        return wanted
    return next((seat for seat in held if seat in table.awaited), held[0])


async def returned(visit: Visit, table: Table) -> tuple[Table, Phrase | None]:
    """The table with the person in the seat that was kept for them, and a welcome if one was."""
    if table.owned_by(visit.person.id) is None or table.status not in ("running", "frozen"):
        return table, None
    table = await visit.host.seats.come_back(table.id, visit.person.id)
    return table, welcome_back(table)


def welcome_back(table: Table) -> Phrase:
    """What somebody is told who takes their seat back: orders do not outlive a computer there."""
    ordered = shelf.find(table.game, table.edition).orders is not None
    return phrase("seats.returned_orders" if ordered else "seats.returned")


def _stranger(table: Table) -> Phrase:
    awaited = tuple(seat_name(seat) for seat in table.awaited if table.status == "running")
    return phrase("bot.refused.not_your_table", awaited=awaited, count=len(awaited))


async def show_panel(
    visit: Visit,
    position: Position,
    *,
    page: int = 0,
    notice: Phrase | None = None,
    told: bool = False,
) -> None:
    """Put the panel of the position's seat before its owner, who has been ``told`` the news."""
    position = _unserved(position)
    look = visit.host.catch_up.saw if told else visit.host.catch_up.look
    glance = await look(position, visit.person.id)
    await visit.show(await _sheet(visit, position, glance, page, notice))
    table_id, person_id = position.table.id, visit.person.id
    if position.ask is None and position.table.status == "running":
        visit.desk.open_panels.add(table_id, person_id, lambda: _renew(visit, position))
    else:
        visit.desk.open_panels.drop(table_id, person_id)


def _unserved(position: Position) -> Position:
    """Without the question that a standing order is about to answer in its owner's place."""
    awaited = position.table.awaited
    if position.ask is None or position.seat in awaited or position.table.status != "running":
        return position
    return replace(position, ask=None, awaited=awaited)


async def _renew(visit: Visit, shown: Position) -> bool:
    """Show the owner of a waiting panel that it is their move, or that the match is over."""
    if visit.interaction.is_expired():
        return True
    table = await visit.host.tables.get(shown.table.id)
    seat = await own_seat(visit, table)
    position = _unserved(await visit.host.play.position(table.id, seat, since=shown.entry))
    if position.ask is None and table.status == "running":
        return False
    notice = phrase("bot.panel.your_move") if position.ask is not None else None
    glance = await visit.host.catch_up.look(position, visit.person.id, asked=False)
    await visit.renew(await _sheet(visit, position, glance, notice=notice))
    return True


async def _sheet(
    visit: Visit,
    position: Position,
    glance: Glance,
    page: int = 0,
    notice: Phrase | None = None,
) -> Sheet:
    table = position.table
    position = await visit.host.orders.with_order(position)
    draft: Sequence[str] = ()
    if position.ask is not None and position.ask.high > 1:
        draft = await visit.host.play.draft_get(table.id, position.ask.seat)
    reader, held = visit.reader(table), table.seats_of(visit.person.id)
    return await panel_sheet(
        position,
        reader,
        visit.desk.pictures,
        held,
        draft=draft,
        page=page,
        notice=notice,
        glance=glance,
        time=(await visit.host.clocks.times(table)).get(visit.person.id),
    )


async def panel_sheet(
    position: Position,
    reader: Reader,
    pictures: Pictures,
    held: Sequence[str],
    *,
    draft: Sequence[str] = (),
    page: int = 0,
    notice: Phrase | None = None,
    glance: Glance = NOTHING_NEW,
    time: TimeLeft | None = None,
) -> Sheet:
    """The panel as a message, made of what the position's seat may know and of nothing else.

    ``held`` are all seats of the panel's owner, who may switch between them; ``glance`` is what
    happened since their last turn, ``time`` how their clock stands.
    """
    seat = position.seat
    assert seat is not None
    question = question_of(position, reader, draft)
    sheet = Sheet()
    if notice is not None:
        sheet.text(reader.text(notice), limit=800)
    if glance.news is not None:
        await put_news(sheet, glance.news, reader, pictures)
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
    marks = question.marks() if question else ()
    focus = question.focus() if question else ()
    sheet.picture(await pictures.panel(position, reader, marks, focus))
    if question is not None:
        questions.put(sheet, question, reader, page)
    elif position.over:
        put_standings(sheet, position, reader)
    else:
        sheet.text(waiting_line(position, reader), limit=500)
    sheet.text(order_line(position, reader), limit=400)
    _put_seats(sheet, position, reader, held)
    _put_tools(sheet, position, reader, glance)
    return sheet


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
        return seat_title(seat, reader, awaited=seat in position.awaited)

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


def seat_title(seat: str, reader: Reader, *, awaited: bool = False) -> str:
    """One of several seats of the same person, on a button: by its colour, not by their name."""
    key = "bot.panel.seat_awaited" if awaited else "bot.panel.seat"
    return reader.label(phrase(key, seat=phrase(f"seat.{seat}"), symbol=reader.symbol(seat)))


def rules_button(position: Position, reader: Reader) -> list[Control]:
    """Opens the page of the rules about what is asked, where there is one."""
    game, ask = position.game, position.ask
    topic = game.topic_of(ask.key) if ask is not None else None
    if topic not in game.topics:
        return []
    code = Code.of("topic", position.table.id, position.entry, game.id, topic)
    return [button(code, reader.say("bot.panel.help"), emoji="📖")]


def _put_tools(sheet: Sheet, position: Position, reader: Reader, glance: Glance) -> None:
    table, seat = position.table, position.seat or ""
    tools = []
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
    tools += rules_button(position, reader)
    if glance.news is None and glance.since is not None:
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
    sheet.buttons(tools)

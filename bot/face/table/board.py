"""``/board`` and ``/hand``: what everybody may see, and what only one person may."""

from __future__ import annotations

from bot.face.desk import autocomplete, which_table
from bot.face.desk.commands import command
from bot.face.desk.visit import Visit
from bot.face.kit.sheet import Sheet
from bot.face.kit.standings import put_standings
from bot.face.play.panel import own_seat, waiting_line
from bot.face.play.turn_post import awaited_line
from bot.face.table.kept_seats import kept_line
from bot.face.table.lobby import lobby_sheet
from bot.model.table import Table


async def show_board(visit: Visit, table: Table) -> None:
    """``/board``: what everybody may see."""
    reader = visit.reader(table)
    if table.status == "lobby":
        await visit.show(lobby_sheet(table, reader))
        return
    position = await visit.host.play.position(table.id, None)
    sheet = Sheet()
    title = reader.say(f"{table.game}.name")
    headline = reader.text(position.game.headline(position.view))
    sheet.text(reader.say("bot.post.title", game=title, headline=headline), limit=300)
    sheet.picture(await visit.desk.pictures.board(position, reader))
    if position.over:
        put_standings(sheet, position, reader)
    elif table.playing:
        # Whoever asks is named, too, if they are awaited: it may be their move.
        sheet.text(awaited_line(position, reader, ping=False), limit=600)
    else:
        sheet.text(waiting_line(position, reader), limit=500)
    await visit.show(sheet)


async def show_hand(visit: Visit, table: Table, wanted: str | None) -> None:
    """``/hand``: what only this person may see."""
    seat = own_seat(visit, table, wanted, looking=True)
    position = await visit.host.play.position(table.id, seat)
    reader = visit.reader(table)
    picture = await visit.desk.pictures.hand(position, reader)
    sheet = Sheet().text(reader.say("bot.hand.title")).picture(picture)
    sheet.text(kept_line(table, visit.person.id, reader))
    if picture is None:
        sheet.text(reader.say("bot.hand.none"))
    await visit.show(sheet)


@command("board", "board")
async def board(visit: Visit) -> None:
    """Look at the board."""
    await show_board(visit, await which_table.here(visit))


@command("hand", "hand", options={"seat": "p_seat"}, complete={"seat": autocomplete.seats})
async def hand(visit: Visit, seat: str | None = None) -> None:
    """Look at your own hand."""
    await show_hand(visit, await which_table.here(visit), seat)

"""``/board`` and ``/hand``: what everybody may see, and what only one person may."""

from __future__ import annotations

from collections.abc import Sequence

from bot.face.campaign.standing import looked_at, show_standing
from bot.face.desk import autocomplete, which_table
from bot.face.desk.commands import command
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code
from bot.face.kit.pictures import Pictures
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.lobby.lobby import lobby_sheet
from bot.face.play.panel import own_seat, waiting_line
from bot.face.play.turn_post import awaited_line
from bot.face.table.kept_seats import kept_line
from bot.face.wording.standings import put_standings
from bot.model.match import Position
from bot.model.table import Table


async def show_board(visit: Visit, table: Table) -> None:
    """``/board``: what everybody may see."""
    reader = visit.reader(table)
    if table.interlude:
        await show_standing(visit, await looked_at(visit, table))
        return
    if table.status == "lobby":
        await visit.show(lobby_sheet(table, reader))
        return
    position = await visit.host.play.position(table.id, None)
    await visit.show_drawn(lambda pictures: _board_sheet(table, position, reader, pictures))


def _board_sheet(table: Table, position: Position, reader: Reader, pictures: Pictures) -> Sheet:
    sheet = Sheet()
    title = reader.say(f"{table.game}.name")
    headline = reader.text(position.game.headline(position.view))
    sheet.text(reader.say("bot.post.title", game=title, headline=headline), limit=300)
    sheet.picture(pictures.board(position, reader))
    if position.over:
        put_standings(sheet, position, reader)
    elif table.playing:
        # Whoever asks is named, too, if they are awaited: it may be their move.
        sheet.text(awaited_line(position, reader, ping=False), limit=600)
    else:
        sheet.text(waiting_line(position, reader), limit=500)
    return sheet


async def show_hand(visit: Visit, table: Table, wanted: str | None) -> None:
    """``/hand``: what only this person may see."""
    seat = own_seat(visit, table, wanted, looking=True)
    position = await visit.host.play.position(table.id, seat)
    reader = visit.reader(table)

    def hand_sheet(pictures: Pictures) -> Sheet:
        sheet = Sheet().text(reader.say("bot.hand.title"))
        sheet.picture(pictures.hand(position, reader), otherwise=reader.say("bot.hand.none"))
        return sheet.text(kept_line(table, visit.person.id, reader))

    await visit.show_drawn(hand_sheet)


@verb("cards", "private")
async def cards(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The panel's "Cards": the hand of the panel's seat, to be read."""
    table = await which_table.seen(visit, code.table)
    await show_hand(visit, table, code.expect(1)[0])


@command("board", "board")
async def board(visit: Visit) -> None:
    """Look at the board."""
    await show_board(visit, await which_table.here(visit))


@command("hand", "hand", options={"seat": "p_seat"}, complete={"seat": autocomplete.seats})
async def hand(visit: Visit, seat: str | None = None) -> None:
    """Look at your own hand."""
    await show_hand(visit, await which_table.here(visit), seat)

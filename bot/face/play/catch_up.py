"""What happened since somebody's last turn: in words, and in a picture that marks what changed."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refusal
from bot.face.desk import which_table
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code, Control, button
from bot.face.kit.pictures import Pictures
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.wording.story import story
from bot.host.play.catch_up import News, Retold
from bot.model.match import Position
from games.core.phrase import phrase

_ROOM = 1200
_HEADLINES = 320
"""How much of the news stands in a panel, above the board."""


def put_headlines(sheet: Sheet, news: News, reader: Reader) -> None:
    """Tell the newest of the news at the head of a panel; the rest has a button."""
    sheet.text(reader.say("news.title", start=news.start), limit=100)
    sheet.text(story(news.notes, reader, _HEADLINES).text)


def put_news(sheet: Sheet, told: Retold, reader: Reader, pictures: Pictures) -> None:
    """Tell all the news, with a picture of the board that marks what they changed."""
    sheet.text(reader.say("news.title", start=told.news.start), limit=100)
    sheet.text(story(told.news.notes, reader, _ROOM).text)
    if told.before is not None:
        sheet.picture(pictures.changes(told.before, told.now, reader))


def news_button(position: Position, since: int, reader: Reader) -> Control:
    """Asks for the news again that began at entry ``since``."""
    code = Code.of("happened", position.table.id, since, position.seat or "")
    return button(code, reader.say("news.button"), emoji="📰")


@verb("happened", "private")
async def tell_again(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The panel's "What happened?"."""
    table = await which_table.seen(visit, code.table)
    seat = code.expect(1)[0]
    if seat not in table.seats_of(visit.person.id):
        raise Refusal(phrase("host.refused.not_your_seat"))
    told = await visit.host.catch_up.again(table.id, seat, code.entry, visit.person.id)
    if told is None:
        raise Refusal(phrase("news.nothing"))
    reader = visit.reader(table)

    def news_sheet(pictures: Pictures) -> Sheet:
        sheet = Sheet()
        put_news(sheet, told, reader, pictures)
        return sheet

    await visit.show_drawn(news_sheet)

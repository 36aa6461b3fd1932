"""The daily digest as a message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.face.control import Code, button
from bot.face.overview import put_page
from bot.face.posts import marked, sheet_of
from bot.face.reader import Reader
from bot.face.sheet import Sheet
from bot.host.model import Post, Table

if TYPE_CHECKING:
    from bot.face.desk import Desk


@sheet_of("digest")
async def digest_sheet(post: Post, desk: Desk, reader: Reader) -> Sheet:
    """How things stand for the person when the message is sent."""
    assert post.person_id is not None
    page = await desk.host.digests.page(post.person_id)

    def at(table: Table) -> Reader:
        return Reader(reader.words, reader.language, table)

    sheet = Sheet()
    put_page(sheet, page, reader, at, desk)
    code = marked(Code.of("reminders", post.table.id, 0), post)
    return sheet.buttons([button(code, reader.say("reminders.digest.settings"), emoji="⚙️")])

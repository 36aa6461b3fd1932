"""The daily digest as a message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.face.desk.posts import sheet_of, with_post_id
from bot.face.kit.controls import Code, button
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.person.my_games import put_page
from bot.model.posts import Post
from bot.model.table import Table

if TYPE_CHECKING:
    from bot.face.desk.desk import Desk


@sheet_of("digest")
async def digest_sheet(post: Post, desk: Desk, reader: Reader) -> Sheet:
    """How things stand for the person when the message is sent."""
    assert post.person_id is not None
    page = await desk.host.digests.page(post.person_id)

    def at(table: Table) -> Reader:
        return Reader(reader.words, reader.language, table)

    sheet = Sheet()
    put_page(sheet, page, reader, at, desk)
    code = with_post_id(Code.of("reminders", post.table.id, 0), post)
    return sheet.buttons([button(code, reader.say("reminders.digest.settings"), emoji="⚙️")])

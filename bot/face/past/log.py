"""``/log``: everything that somebody may have heard of a match, a page at a time."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refusal
from bot.face.desk import autocomplete, which_table
from bot.face.desk.commands import command
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code, Control, button
from bot.face.kit.numbers import must_be_entry, read_page
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.play.panel import own_seat
from bot.face.wording.story import story
from bot.model.match import LogPage
from bot.model.table import Table
from games.core.phrase import phrase

_LOG_ROOM = 3700

LOG_LINES = 15


async def show_log(
    visit: Visit,
    table: Table,
    page: int | None = None,
    wanted: str | None = None,
    *,
    since: int | None = None,
) -> None:
    """``/log``: everything this person may have heard, a page at a time, the newest first, or
    the page on which what happened since an entry begins.
    """
    if table.status == "lobby":
        raise Refusal(phrase("bot.refused.not_started"))
    seat: str | None = None
    if wanted or table.known_to(visit.person.id):
        seat = own_seat(visit, table, wanted, looking=True)
    found = await visit.host.play.log_page(table.id, seat, page, LOG_LINES, since=since)
    await visit.show(log_sheet(found, seat, visit.reader(table)))


def log_sheet(found: LogPage, seat: str | None, reader: Reader) -> Sheet:
    """A page of what ``seat`` (None: the public) has heard as a message."""
    sheet = Sheet()
    sheet.text(reader.say("bot.log.title", page=found.page + 1, pages=found.pages))
    told = story([told.note for told in found.notes], reader, _LOG_ROOM)
    sheet.text(told.text or reader.say("bot.log.empty"))
    if found.pages > 1:

        def to(target: int, sign: str, mark: str) -> Control:
            beyond = not 0 <= target < found.pages or target == found.page
            return button(
                Code.of("log-page", found.table.id, 0, max(target, 0), mark, seat or ""),
                sign,
                disabled=beyond,
            )

        sheet.buttons(
            [
                to(0, "⏮", "first"),
                to(found.page - 1, "◀", "back"),
                to(found.page + 1, "▶", "on"),
                to(found.pages - 1, "⏭", "last"),
            ]
        )
    return sheet


@verb("log", "private")
async def open_log(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The log button of a post: it opens where the post begins to tell.

    Posts of earlier versions do not say where that is.
    """
    since = must_be_entry(code.parts[1]) if len(code.parts) > 1 else None
    await show_log(visit, await which_table.by_number(visit, code.table), since=since)


@verb("log-page", "panel")
async def turn_log(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Another page of the log."""
    number, _, seat = code.expect(3)[:3]
    page = read_page(number)
    await show_log(visit, await which_table.by_number(visit, code.table), page, seat or None)


@command("log", "log", options={"seat": "p_seat"}, complete={"seat": autocomplete.seats})
async def log(visit: Visit, seat: str | None = None) -> None:
    """Read what happened so far."""
    await show_log(visit, await which_table.here(visit), wanted=seat)

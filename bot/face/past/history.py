"""``/history``: stepping through a match, with the pictures and the words of each step."""

from __future__ import annotations

from collections.abc import Sequence

from bot.face.desk import which_table
from bot.face.desk.commands import command
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code, Control, Item, button, menu, only
from bot.face.kit.limits import MENU_OPTIONS
from bot.face.kit.numbers import must_be_entry
from bot.face.kit.pictures import Pictures
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.wording.seat_titles import seat_title
from bot.face.wording.standings import put_standings
from bot.face.wording.story import story
from bot.host.past.history_steps import Moment
from bot.model.table import Table
from games.core.phrase import Phrase, phrase

_STORY_ROOM = 2200


async def show_history(
    visit: Visit, table: Table, entry: int | None = None, wanted: str | None = None
) -> None:
    """The step at ``entry`` (None: the newest), with the eyes of a seat that the person holds."""
    seat = which_table.own_seat_at(visit, table, wanted)
    moment = await visit.host.history.moment(table.id, seat, entry)
    held = table.known_to(visit.person.id)
    reader = visit.reader(table)
    await visit.show_drawn(lambda pictures: history_sheet(moment, reader, pictures, held))


def history_sheet(moment: Moment, reader: Reader, pictures: Pictures, held: Sequence[str]) -> Sheet:
    """One step as a message; ``held`` are all seats with whose eyes its reader may look."""
    position = moment.position
    sheet = Sheet()
    _put_title(sheet, moment, reader)
    told = story(position.notes, reader, _STORY_ROOM)
    sheet.text(told.text or reader.say("history.quiet"))
    if position.seat is None:
        sheet.picture(pictures.board(position, reader))
    else:
        sheet.picture(pictures.panel(position, reader))
    if position.over:
        put_standings(sheet, position, reader)
    _put_steps(sheet, moment, reader)
    _put_eyes(sheet, moment, reader, held)
    return sheet


def _word(moment: Moment) -> Phrase:
    """What the game calls a round."""
    return phrase(f"{moment.position.table.game}.score.round")


def _put_title(sheet: Sheet, moment: Moment, reader: Reader) -> None:
    position = moment.position
    title = reader.say(
        "history.title",
        game=phrase(f"{position.table.game}.name"),
        id=position.table.id,
        word=_word(moment),
        round=moment.round,
    )
    sheet.text(title, limit=300)
    eyes = "public" if position.seat is None else "own"
    step = reader.say(
        "history.step",
        step=moment.place + 1,
        steps=moment.count,
        eyes=phrase(f"history.eyes.{eyes}"),
    )
    sheet.text(step, limit=200)


def _put_steps(sheet: Sheet, moment: Moment, reader: Reader) -> None:
    """To the next step and the one before, to the ends, and from round to round."""
    table_id, seat = moment.position.table.id, moment.position.seat or ""

    def to(entry: int | None, way: str) -> Control:
        goal = moment.position.entry if entry is None else entry
        code = Code.of("history-step", table_id, goal, way, seat)
        return button(code, reader.say(f"history.go.{way}"), disabled=entry is None)

    sheet.buttons(
        [
            to(moment.first if moment.back is not None else None, "first"),
            to(moment.back, "back"),
            to(moment.on, "on"),
            to(moment.last if moment.on is not None else None, "last"),
        ]
    )
    rounds = list(moment.rounds)
    if len(rounds) < 2:
        return
    here = rounds.index(moment.round)
    # A menu has room for so many: those around where one stands.
    start = max(0, min(here - MENU_OPTIONS // 2, len(rounds) - MENU_OPTIONS))
    items = [
        Item(
            str(moment.rounds[number]),
            _round(moment, number, reader),
            chosen=number == rounds[here],
        )
        for number in rounds[start : start + MENU_OPTIONS]
    ]
    sheet.menu(
        menu(Code.of("history-jump", table_id, 0, seat), items, reader.say("history.choose"))
    )


def _round(moment: Moment, number: int, reader: Reader) -> str:
    said = phrase("history.round", word=_word(moment), round=number)
    return reader.label(said)


def _put_eyes(sheet: Sheet, moment: Moment, reader: Reader, held: Sequence[str]) -> None:
    """A switch between the seats that one person holds."""
    position = moment.position
    if len(held) < 2:
        return
    sheet.buttons(
        [
            button(
                Code.of("history-step", position.table.id, position.entry, "eyes", seat),
                seat_title(seat, reader, position),
                disabled=seat == position.seat,
            )
            for seat in held
        ]
    )


@verb("history", "private")
async def open_history(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The button of a recap: from the beginning."""
    await show_history(visit, await which_table.by_number(visit, code.table), 0)


@verb("history-step", "panel")
async def take_step(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """A button: the step it names, or the one that stands in its place by now."""
    seat = code.expect(2)[1]
    table = await which_table.by_number(visit, code.table)
    await show_history(visit, table, code.entry, seat or None)


@verb("history-jump", "panel")
async def jump(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The menu of rounds."""
    entry = must_be_entry(only(values))
    table = await which_table.by_number(visit, code.table)
    await show_history(visit, table, entry, code.parts[0] or None)


@command(
    "history", "history", options={"table": "p_table"}, complete={"table": which_table.offered}
)
async def history(visit: Visit, table: str | None = None) -> None:
    """Step through a match."""
    await show_history(visit, await which_table.meant(visit, table))

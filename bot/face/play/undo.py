"""Taking back: alone as far as that goes, beyond it by asking the table."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.errors import IllegalMove, StaleMove
from bot.face.desk import autocomplete, which_table
from bot.face.desk.commands import command
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code, button
from bot.face.kit.names import escaped
from bot.face.kit.numbers import must_be_number
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.play.moves import STALE
from bot.face.play.panel import look, own_seat, show_panel
from bot.host.table.undo_votes import UndoTarget, UndoTargets
from bot.model.table import Table
from bot.model.votes import Petition
from games.core.phrase import Phrase, phrase, seat_name


@verb("undo", "panel")
async def undo_click(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The panel's Undo."""
    table = await which_table.seen(visit, code.table)
    await undo(visit, table, code.entry, code.parts[0])


@command("undo", "undo", options={"seat": "p_seat"}, complete={"seat": autocomplete.seats})
async def undo_command(visit: Visit, seat: str | None = None) -> None:
    """Take back your last answer."""
    table = await which_table.here(visit)
    await undo(visit, table, table.entry_count, seat)


async def undo(visit: Visit, table: Table, entry: int, wanted: str | None) -> None:
    """Take back the own last answer and show the question again.

    Behind a barrier it is not theirs alone: then they may ask the table.
    """
    seat = own_seat(visit, table, wanted)
    others = table.seats_of(visit.person.id) if wanted is None else ()
    # Whoever names none of several seats means the one that has something to take back.
    for tried in dict.fromkeys((seat, *others)):
        try:
            panel = await visit.host.panels.undo(table.id, visit.person.id, tried, entry)
        except StaleMove:
            await look(visit, table.id, seat, notice=STALE)
            return
        except IllegalMove:
            continue
        await show_panel(visit, panel, notice=phrase("bot.panel.undone"))
        return
    await show_targets(visit, table, seat)


@verb("undo-ask", "panel")
async def choose_way(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The panel's "Ask to undo…"."""
    table = await which_table.seen(visit, code.table)
    seat = own_seat(visit, table, code.parts[0])
    await show_targets(visit, table, seat)


async def show_targets(visit: Visit, table: Table, seat: str) -> None:
    """Let a person choose how far the table should go back; refuses where there is no way.

    While the table is being asked already, they are told where.
    """
    asked = await visit.host.undo_votes.standing(table.id)
    if asked is not None:
        notice = _asked_already(asked, table, visit.person.id)
        await look(visit, table.id, seat, notice=notice)
        return
    targets = await visit.host.undo_votes.targets(table.id, visit.person.id, seat)
    visit.desk.open_panels.rest(table.id, visit.person.id)
    await visit.show(_targets_sheet(targets, visit.reader(targets.table)))


@verb("undo-way", "panel")
async def ask(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Put the question to the table."""
    wanted, number = code.expect(2)[:2]
    table = await which_table.seen(visit, code.table)
    seat = own_seat(visit, table, wanted)
    target, votes = must_be_number(number), visit.host.undo_votes
    try:
        asked = await votes.ask(table.id, visit.person.id, seat, target, code.entry)
    except StaleMove:
        await look(visit, table.id, seat, notice=STALE)
        return
    notice = phrase("petition.put" if asked is not None else "petition.done")
    await look(visit, table.id, seat, notice=notice)


def _asked_already(asked: Petition, table: Table, person_id: int) -> Phrase:
    if asked.message_id is None:
        return phrase("host.refused.asked_already")
    place = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    key = "petition.asked_yours" if asked.asked_by == person_id else "petition.asked_there"
    return phrase(key, link=f"{place}/{asked.message_id}")


def _targets_sheet(targets: UndoTargets, reader: Reader) -> Sheet:
    sheet = Sheet()
    alone = len(targets.table.claimants) == 1
    sheet.text(reader.say(f"petition.ask.{'title_alone' if alone else 'title'}"), limit=900)
    for number, way in enumerate(targets.targets, 1):
        sheet.text(_way(number, way, reader), limit=600)
    table = targets.table
    titles = ("petition.ask.last", "petition.ask.turn")
    row = [
        button(
            Code.of("undo-way", table.id, table.entry_count, targets.seat, way.number),
            f"{number} · " + reader.say(title),
            discord.ButtonStyle.primary,
        )
        for number, (way, title) in enumerate(zip(targets.targets, titles, strict=False), 1)
    ]
    back = Code.of("panel", table.id, table.entry_count, targets.seat)
    sheet.buttons([*row, button(back, reader.say("petition.ask.back"))])
    return sheet


def _way(number: int, way: UndoTarget, reader: Reader) -> str:
    """What was asked and answered there; only its owner reads this."""
    position = way.position
    lines = []
    if position.ask is not None:
        ask = position.ask
        asked = " ".join(reader.text(Phrase(ask.key, ask.facts)).split())
        labels = [reader.label(position.game.label(position.view, ask, p)) for p in way.picks]
        choices = reader.join([escaped(label) for label in labels])
        lines.append(reader.say("petition.ask.way", number=number, question=asked, choices=choices))
    others = tuple(seat_name(seat) for seat in way.others)
    key = "petition.ask.cost_others" if others else "petition.ask.cost"
    lines.append("-# " + reader.text(Phrase(key, {"answers": way.answers, "others": others})))
    return "\n".join(lines)

"""Leaving a running game, coming back to it, and what the channel hears of its seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord
from pydantic import JsonValue

from bot.errors import Refusal
from bot.face.desk import which_table
from bot.face.desk.desk import Desk
from bot.face.desk.posts import sheet_of, with_post_id
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import GONE, Code, Control, button
from bot.face.kit.numbers import must_be_number
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.lobby.lobby import lobby_sheet
from bot.face.play.panel import look, welcome_back
from bot.face.wording.campaign_words import ready_label
from bot.face.wording.seat_titles import place_title
from bot.host.table.seats import Left
from bot.model.posts import Post
from bot.model.table import Member, Table
from games.core.phrase import phrase

_WAYS: dict[str, Left] = {"computer": "computer", "open": "open"}


async def ask_to_leave(visit: Visit, table: Table) -> None:
    """Leaving a match is for good, so it takes a second click."""
    person_id = visit.person.id
    if table.status not in ("running", "frozen") and not table.interlude:
        raise Refusal(phrase("host.refused.not_running"))
    if table.member_of(person_id) is None and table.owned_by(person_id) is None:
        raise Refusal(phrase("host.refused.not_member"))
    reader = visit.reader(table)
    alone = not any(person != person_id for person in table.people)
    key = "seats.leave_alone" if alone else "seats.leave_ask"
    count = len(table.known_to(person_id))
    said = reader.say(key, game=phrase(f"{table.game}.name"), count=count)
    sheet = Sheet().text(said, limit=900)
    buttons = []
    if not alone:
        code = Code.of("give-up", table.id, 0, "computer")
        buttons.append(button(code, reader.say("seats.leave_computer"), discord.ButtonStyle.danger))
    code = Code.of("give-up", table.id, 0, "open")
    label = reader.say("seats.leave_open", count=count)
    buttons.append(button(code, label, discord.ButtonStyle.danger))
    if alone and table.creator_id == person_id:
        label = reader.say("seats.leave_close")
        buttons.append(button(Code("cancel", table.id), label, discord.ButtonStyle.danger))
    buttons.append(button(Code("stay", table.id), reader.say("seats.leave_stay")))
    await visit.show(sheet.buttons(buttons))


@verb("give-up", "panel")
async def give_up(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The second click."""
    to = _WAYS.get(code.parts[0])
    if to is None:
        raise Refusal(GONE)
    before = await which_table.seen(visit, code.table)
    table = await visit.host.seats.give_up(code.table, visit.person.id, to)
    visit.desk.open_panels.drop(table.id, visit.person.id)
    reader = visit.reader(table)
    count = len(before.known_to(visit.person.id))
    await visit.show(Sheet().text(reader.say(f"seats.left.{to}", count=count)))


@verb("stay", "panel")
async def stay(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Stay after all."""
    await visit.show(Sheet().text(visit.reader().say("seats.stayed")))


@verb("come-back", "private")
async def come_back_click(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The "I'm back" button of a notice."""
    await come_back(visit, await which_table.seen(visit, code.table))


async def come_back(visit: Visit, table: Table) -> None:
    """Take back the seat that was kept, and see at once how things stand."""
    visit.table = table
    left = None
    if table.owned_by(visit.person.id) is None:
        left = await visit.host.seats.left_open(table.id, visit.person.id)
    if left is not None:
        await _offer_again(visit, table, left)
        return
    table = await visit.host.seats.come_back(table.id, visit.person.id)
    if table.interlude:
        await visit.tell(phrase("campaign.done.back", button=ready_label(table)), table)
        return
    await look(visit, table.id, notice=welcome_back(table))


async def _offer_again(visit: Visit, table: Table, left: Member) -> None:
    """Whoever has left for good may still take the seat, like anybody else."""
    reader = visit.reader(table)
    keeper = "open" if left.computer is None else "computer"
    position = await visit.host.play.board(table.id)
    seat = place_title(table.seats_at(left.order), reader, position)
    said = reader.say(f"seats.left_open.{keeper}", game=phrase(f"{table.game}.name"), seat=seat)
    code = Code.of("take-seat", table.id, 0, left.order)
    take = button(code, reader.say("seats.button_take_back"), discord.ButtonStyle.success)
    await visit.show(Sheet().text(said, limit=600).buttons([take]))


@verb("fill-in", "private")
async def fill_in(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Somebody at the table does not want to wait for a newcomer."""
    place = _place(code)
    table = await which_table.seen(visit, code.table)
    if table.member_of(visit.person.id) is None:
        raise Refusal(phrase("host.refused.not_member"))
    await visit.host.seats.fill_in(table.id, place)
    await visit.tell(phrase("seats.filled"), table)


@sheet_of("lobby")
async def lobby_post(post: Post, desk: Desk, reader: Reader) -> Sheet:
    """The post with which the table began, with those who play now."""
    return lobby_sheet(post.table, reader)


@sheet_of("seat")
async def seat_sheet(post: Post, desk: Desk, reader: Reader) -> Sheet:
    """Who has left, come or returned, and what there is to do about it."""
    table, detail = post.table, post.detail
    place = detail.get("place")
    member = table.at_place(place) if isinstance(place, int) else None
    seats = table.seats_at(member.order) if member is not None else ()
    said = reader.say(
        f"seats.event.{_event(detail)}",
        who=_mention(detail.get("who"), reader),
        by=_mention(detail.get("by"), reader),
        before=_mention(detail.get("before"), reader),
        seat=place_title(seats, reader, await desk.host.play.board(table.id)),
    )
    sheet = Sheet().text(said, limit=600)
    if detail.get("heir") is not None:
        heir = _mention(detail["heir"], reader)
        sheet.text(reader.say("seats.heir", heir=heir), limit=300)
    waits = any(seat in table.unheld for seat in seats)
    if waits:
        sheet.text(reader.say("seats.waits"), limit=300)
    elif table.playing and member is not None and member.person_id in table.awaited_people:
        sheet.text(reader.say("seats.turn"), limit=300)
    return sheet.buttons(_seat_buttons(post, member, reader, waits=waits))


def _event(detail: Mapping[str, JsonValue]) -> str:
    """What happened, as its words are called."""
    event = f"{detail.get('event')}"
    if event in ("taken", "seated") and detail.get("before") is not None:
        return f"{event}_from"
    if event in ("sat_in", "filled") and detail.get("by") is not None:
        return f"{event}_by"
    return event


def _mention(person: JsonValue, reader: Reader) -> str:
    return reader.mention(person) if isinstance(person, int) else ""


def _seat_buttons(
    post: Post, member: Member | None, reader: Reader, *, waits: bool
) -> list[Control]:
    """What somebody may want to press now; the first button marks the post."""
    table, found = post.table, list[Control]()

    def add(code: Code, label: str, style: discord.ButtonStyle) -> None:
        found.append(button(code if found else with_post_id(code, post), label, style))

    played = table.status in ("running", "frozen") or table.interlude
    if played and member is not None and member.vacant:
        code = Code.of("take-over", table.id, 0, member.order)
        add(code, reader.say("seats.button_take"), discord.ButtonStyle.success)
        if waits and table.people:
            code = Code.of("fill-in", table.id, 0, member.order)
            add(code, reader.say("seats.button_fill"), discord.ButtonStyle.secondary)
    if played and member is not None and member.owner_id is not None:
        code = Code("come-back", table.id)
        add(code, reader.say("seats.button_back"), discord.ButtonStyle.primary)
    entry = max(post.entry, 0)
    if not found and table.interlude:
        add(
            Code("campaign", table.id),
            reader.say("campaign.button.show"),
            discord.ButtonStyle.secondary,
        )
    if not found:
        # The marks of these two are as every post has them.
        mine, log = (Code.of(verb, table.id, entry, post.id) for verb in ("move", "log"))
        if table.status == "running":
            label = reader.say("bot.post.my_move")
            found.append(button(mine, label, discord.ButtonStyle.primary))
        found.append(button(log, reader.say("bot.post.log")))
    return found


def _place(code: Code) -> int:
    return must_be_number(code.parts[0])

"""The post that reminds somebody of a table, and how they put it off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import ui

from bot.errors import Refusal
from bot.face.desk.posts import sheet_of, with_post_id
from bot.face.desk.table_links import link, where
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import GONE, Code, Control, button
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.wording.campaign_words import ready_label, table_name
from bot.face.wording.timestamps import stamp
from bot.host.people.reminders import SNOOZES
from bot.host.waits.reminder_times import AT_MOST
from bot.model.posts import Post
from games.core.phrase import phrase

if TYPE_CHECKING:
    from bot.face.desk.desk import Desk


@sheet_of("reminder")
async def reminder_sheet(post: Post, desk: Desk, reader: Reader) -> Sheet:
    """A table waits for a person: said in its channel, or to the person alone."""
    table, detail = post.table, post.detail
    person = post.person_id or next(iter(post.mentioned), 0)
    since, number, turn = detail["since"], detail["number"], detail["turn"]
    assert isinstance(since, float | int)
    assert isinstance(number, int)
    assert isinstance(turn, int)
    game, sheet = table_name(table), Sheet()
    came = stamp(since, "R")
    if post.person_id is None:
        who = reader.mention(person)
        key = "campaign.reminder.channel" if table.interlude else "reminders.post.channel"
        said = phrase(key, person=who, game=game, since=came)
    else:
        place = where(table, desk, reader)
        key = "campaign.reminder.private" if table.interlude else "reminders.post.private"
        said = phrase(key, id=table.id, game=game, place=place, since=came)
    sheet.text(reader.text(said), limit=600)
    time = (await desk.host.clocks.times(table)).get(person)
    if time is not None and time.left == 0:
        sheet.text(reader.say("reminders.post.up"), limit=300)
    elif time is not None and time.until is not None:
        sheet.text(reader.say("reminders.post.clock", until=stamp(time.until, "R")), limit=300)
    sheet.text(reader.say("reminders.post.number", number=number, most=AT_MOST), limit=300)
    mine = Code.of("move", table.id, max(post.entry, 0), post.id)
    label = reader.say("bot.post.my_move")
    if table.interlude:
        mine = with_post_id(Code("campaign-ready", table.id), post)
        label = reader.text(ready_label(table))
    # The first button carries the post's id: the mark by which a sent post is found again.
    row: list[Control | ui.Button[ui.LayoutView]] = [
        button(mine, label, discord.ButtonStyle.primary)
    ]
    for snooze in SNOOZES:
        code = Code.of("snooze", table.id, turn, person, snooze)
        row.append(button(code, reader.say(f"reminders.snooze.{snooze}"), emoji="💤"))
    row.append(ui.Button(url=link(table), label=reader.say("reminders.post.go")))
    return sheet.buttons(row)


@verb("snooze", "private")
async def snooze(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Remind me later: only for the one who was reminded, and only in the same turn."""
    person, wanted = code.expect(2)[:2]
    chosen = next((known for known in SNOOZES if known == wanted), None)
    if chosen is None:
        raise Refusal(GONE)
    if person != str(visit.person.id):
        raise Refusal(phrase("reminders.refused.not_yours"))
    until = await visit.host.reminders.snooze(code.table, visit.person.id, code.entry, chosen)
    await visit.tell(phrase("reminders.snoozed", until=stamp(until), ahead=stamp(until, "R")))

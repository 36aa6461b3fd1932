"""May the game go back? The question in the channel, with a picture, and the answers to it."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.face.desk import which_table
from bot.face.desk.desk import Desk
from bot.face.desk.moderator_rights import moderates
from bot.face.desk.posts import sheet_of, with_post_id
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code, Control, button
from bot.face.kit.numbers import must_be_number
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.wording.vote_words import put_again_sheet
from bot.host.table.undo_votes import YES, decider
from bot.host.waits.vote_times import voters_of
from bot.model.posts import Post
from bot.model.table import Table
from bot.model.votes import Petition
from games.core.phrase import seat_name


@verb("petition-yes", "post")
async def agree(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Agree to going back."""
    await _vote(visit, code, agreed=True)


@verb("petition-no", "post")
async def disagree(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Disagree, or withdraw the own question."""
    await _vote(visit, code, agreed=False)


async def _vote(visit: Visit, code: Code, *, agreed: bool) -> None:
    number, host = must_be_number(code.parts[0]), visit.host
    table = await which_table.seen(visit, code.table)
    # The question stands in the table's channel: a click from elsewhere decides nothing.
    moderator = table.channel_id == visit.channel_id and moderates(visit, table)
    petition = await host.undo_votes.vote(
        table.id, number, visit.person.id, agree=agreed, moderator=moderator
    )
    table = await host.tables.get(table.id)
    language = visit.desk.words.choose(table.language)
    reader = Reader(visit.desk.words, language, table)
    clicked = code._replace(verb="petition-yes")
    await visit.show(await petition_sheet(petition, table, visit.desk, reader, clicked))


@sheet_of("petition")
async def petition_post(post: Post, desk: Desk, reader: Reader) -> Sheet:
    """The question as it is put to the channel."""
    if "moved_to" in post.detail:
        return put_again_sheet(post, reader)
    number = post.detail["petition"]
    assert isinstance(number, int)
    petition = await desk.host.undo_votes.look(number)
    code = with_post_id(Code.of("petition-yes", post.table.id, petition.entry, number), post)
    return await petition_sheet(petition, post.table, desk, reader, code)


async def petition_sheet(
    petition: Petition, table: Table, desk: Desk, reader: Reader, code: Code
) -> Sheet:
    """The question with its picture, or what came of it; made of what everybody may know."""
    sheet = Sheet()
    seats = _seats(petition.detail.get("seats"))
    seat, answers = petition.detail.get("seat"), petition.detail.get("answers")
    assert isinstance(seat, str)
    assert isinstance(answers, int)
    key = "petition.title" if petition.state == "open" else "petition.title_ended"
    title = reader.say(key, seat=seat_name(seat), answers=answers)
    sheet.text(title, limit=500)
    others = tuple(seat_name(other) for other in seats if other != seat)
    if petition.state != "open":
        decided = decider(petition)
        by = reader.mention(decided) if decided is not None else reader.say("petition.moderator")
        sheet.text(reader.say(f"petition.ended.{petition.outcome}", by=by), limit=300)
        return sheet
    if others:
        sheet.text(reader.say("petition.others", seats=others), limit=400)
    await _put_pictures(sheet, petition, table, desk, reader)
    voters = voters_of(petition, table)
    asked = reader.join([reader.mention(person) for person in voters])
    sheet.text(reader.say("petition.asked", people=asked, count=len(voters)), limit=600)
    agreed = [reader.mention(p) for p in voters if petition.ballots.get(p) == YES]
    if agreed:
        so_far = reader.join(agreed)
        sheet.text(reader.say("petition.agreed_so_far", people=so_far), limit=400)
    if table.resting:
        sheet.text(reader.say("flag.resting"), limit=200)
    sheet.buttons(_ballot(code, reader))
    return sheet


async def _put_pictures(
    sheet: Sheet, petition: Petition, table: Table, desk: Desk, reader: Reader
) -> None:
    number = petition.detail.get("number")
    assert isinstance(number, int)
    host = desk.host
    then = await host.rewind.look(table.id, number)
    headline = then.game.headline(then.view)
    awaited = reader.join([reader.seat(seat) for seat in then.awaited])
    sheet.text(reader.say("petition.headline", headline=headline, awaited=awaited), limit=300)
    now = await host.play.position(table.id, None)
    captions = (reader.say("petition.now"), reader.say("petition.then"))
    sheet.picture(await desk.pictures.compared(now, then, reader, captions))


def _ballot(code: Code, reader: Reader) -> list[Control]:
    yes, no = discord.ButtonStyle.success, discord.ButtonStyle.danger
    refuse = code._replace(verb="petition-no")
    if code.verb == "petition-aside":
        refuse = Code.of(code.verb, code.table, code.entry, code.parts[0], "no")
    return [
        button(code, reader.say("petition.yes"), yes),
        button(refuse, reader.say("petition.no"), no),
    ]


def _seats(said: object) -> tuple[str, ...]:
    return tuple(str(seat) for seat in said) if isinstance(said, list) else ()

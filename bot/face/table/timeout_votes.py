"""Somebody's time is up: the vote of the others, in a post that shows how it stands."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.errors import Refusal
from bot.face.desk import which_table
from bot.face.desk.desk import Desk
from bot.face.desk.moderator_rights import moderates
from bot.face.desk.posts import sheet_of, with_post_id
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import GONE, Code, Control, button
from bot.face.kit.numbers import is_number
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.wording.clock_words import span
from bot.face.wording.vote_words import put_again_sheet
from bot.host.table.timeout_votes import CHOICES, Ballot, VoteOver
from bot.model.posts import Post
from games.core.phrase import phrase

_STYLES = {
    "wait": discord.ButtonStyle.primary,
    "computer": discord.ButtonStyle.secondary,
    "open": discord.ButtonStyle.secondary,
}


@sheet_of("flag")
async def flag_post(post: Post, desk: Desk, reader: Reader) -> Sheet:
    """The question as it is put to the others."""
    if "moved_to" in post.detail:
        return put_again_sheet(post, reader)
    number = post.detail["petition"]
    assert isinstance(number, int)
    code = with_post_id(Code.of("flag", post.table.id, 0, number, CHOICES[0]), post)
    return flag_sheet(await desk.host.timeout_votes.ballot(number), reader, code)


def flag_sheet(ballot: Ballot, reader: Reader, code: Code) -> Sheet:
    """The vote as it stands, or what came of it; ``code`` is that of any of its buttons."""
    petition, table, sheet = ballot.petition, ballot.table, Sheet()
    subject, count = _subject(ballot, reader), len(ballot.voters)
    asked = reader.join([reader.mention(person) for person in ballot.voters])
    said = reader.say("flag.title", subject=subject, voters=asked, count=count)
    sheet.text(said, limit=900)
    open_ = petition.state == "open"
    if open_ and table.clock is not None:
        said = reader.say("flag.how", subject=subject, turn=span(table.clock.turn, reader))
        sheet.text(said, limit=800)
    votes = ballot.votes if open_ else petition.ballots
    if votes:
        heading = reader.say("flag.votes", count=len(votes), all=len(ballot.voters))
        lines = [
            reader.say("flag.vote", who=reader.mention(person), choice=_choice(choice, reader))
            for person, choice in votes.items()
        ]
        sheet.text("\n".join([heading, *lines]), limit=900)
    if open_:
        sheet.text(reader.say("flag.rule", subject=subject, count=count), limit=400)
        if table.resting:
            sheet.text(reader.say("flag.resting"), limit=200)
    else:
        sheet.text(reader.say(f"flag.outcome.{petition.outcome}", subject=subject), limit=400)
    sheet.buttons(_buttons(code, reader, disabled=not open_))
    return sheet


def _subject(ballot: Ballot, reader: Reader) -> str:
    """Whom it is about."""
    subject = ballot.petition.subject_id
    return reader.mention(subject) if subject is not None else ""


def _buttons(code: Code, reader: Reader, *, disabled: bool) -> list[Control]:
    number, _, *mark = code.parts
    return [
        button(
            Code.of(code.verb, code.table, 0, number, choice, *mark),
            _choice(choice, reader),
            _STYLES[choice],
            disabled=disabled,
        )
        for choice in CHOICES
    ]


def _choice(choice: str, reader: Reader) -> str:
    return reader.say(f"flag.choice.{choice}")


@verb("flag", "post")
async def vote(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """A vote. A moderator who does not play is asked first whether they mean it."""
    number, choice = _read(code)
    ballot = await _ballot(visit, code, number)
    stranger = not ballot.table.claims(visit.person.id) and moderates(visit, ballot.table)
    if stranger and ballot.petition.state == "open":
        await _ask_moderator(visit, code, choice)
        return
    try:
        ballot = await visit.host.timeout_votes.vote(number, visit.person.id, choice)
    except VoteOver:
        await _show(visit, await visit.host.timeout_votes.ballot(number), code)
        raise
    await _show(visit, ballot, code)


@verb("flag-alone", "panel")
async def decide(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """A moderator decides for the table."""
    number, choice = _read(code)
    ballot = await _ballot(visit, code, number)
    ballot = await visit.host.timeout_votes.vote(
        number, visit.person.id, choice, moderator=moderates(visit, ballot.table)
    )
    reader = visit.reader(ballot.table)
    said = reader.say(f"flag.outcome.{ballot.petition.outcome}", subject=_subject(ballot, reader))
    await visit.show(Sheet().text(said, limit=400))


async def _ask_moderator(visit: Visit, code: Code, choice: str) -> None:
    reader = visit.reader()
    sheet = Sheet().text(reader.say("flag.alone", choice=_choice(choice, reader)))
    alone = code._replace(verb="flag-alone")
    label = reader.say("flag.alone_yes")
    sheet.buttons([button(alone, label, discord.ButtonStyle.danger)])
    await visit.whisper(sheet)


async def _ballot(visit: Visit, code: Code, number: int) -> Ballot:
    """The vote that a control belongs to; one of another table is a forgery."""
    ballot = await visit.host.timeout_votes.ballot(number)
    if ballot.table.id != code.table or ballot.table.guild_id != visit.interaction.guild_id:
        raise Refusal(GONE)
    if not await which_table.may_see(visit, ballot.table):
        raise which_table.unseen(code.table)
    visit.table = ballot.table
    return ballot


async def _show(visit: Visit, ballot: Ballot, code: Code) -> None:
    """Bring the post up to date that was clicked."""
    await visit.show(flag_sheet(ballot, _reader(visit, ballot), code))


def _reader(visit: Visit, ballot: Ballot) -> Reader:
    """Everybody reads the post: it is in the language of the table."""
    words = visit.desk.words
    return Reader(words, words.choose(ballot.table.language), ballot.table)


def _read(code: Code) -> tuple[int, str]:
    number, choice = code.expect(2)[:2]
    if not is_number(number) or choice not in CHOICES:
        raise Refusal(phrase("host.refused.no_vote"))
    return int(number), choice

"""Votes away from their posts: in ``/games``, in ``/table clock`` and in the panel.

A post may be deleted or far away; whoever is asked finds the buttons here all the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refusal
from bot.face.desk import which_table
from bot.face.desk.moderator_rights import moderates
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import GONE, Code
from bot.face.play.undo_votes import petition_sheet
from bot.face.table.timeout_votes import flag_sheet
from bot.host.table.timeout_votes import CHOICES

_LONGEST_NUMBER = 18


@verb("vote-open", "private")
async def open_vote(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Show a vote to somebody who may vote, or who moderates the table."""
    number, kind = code.expect(2)[:2]
    await _show(visit, code.table, _number(number), kind)


async def _show(visit: Visit, table_id: int, number: int, kind: str) -> None:
    host, table = visit.host, await which_table.seen(visit, table_id)
    if not table.claims(visit.person.id) and not moderates(visit, table):
        raise Refusal(GONE)
    reader = visit.reader(table)
    if kind == "flag":
        ballot = await host.timeout_votes.ballot(number)
        if ballot.table.id != table_id:
            raise Refusal(GONE)
        code = Code.of("flag-aside", table_id, 0, number, CHOICES[0])
        await visit.show(flag_sheet(ballot, reader, code))
        return
    petition = await host.undo_votes.look(number)
    if petition.table_id != table_id:
        raise Refusal(GONE)
    code = Code.of("petition-aside", table_id, petition.entry, number, "yes")
    await visit.show(await petition_sheet(petition, table, visit.desk, reader, code))


@verb("flag-aside", "panel")
async def vote_about_clock(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Vote on somebody whose time is up, away from the vote's post."""
    number, choice = code.expect(2)[:2]
    table = await which_table.seen(visit, code.table)
    ballot = await visit.host.timeout_votes.ballot(_number(number))
    if ballot.table.id != table.id:
        raise Refusal(GONE)
    await visit.host.timeout_votes.vote(
        ballot.petition.id,
        visit.person.id,
        choice,
        moderator=moderates(visit, table),
        aside=True,
    )
    await _show(visit, table.id, ballot.petition.id, "flag")


@verb("petition-aside", "panel")
async def vote_about_going_back(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """Agree or disagree with going back, away from the question's post."""
    number, answer = code.expect(2)[:2]
    table = await which_table.seen(visit, code.table)
    await visit.host.undo_votes.vote(
        table.id,
        _number(number),
        visit.person.id,
        agree=answer == "yes",
        moderator=moderates(visit, table),
        aside=True,
    )
    await _show(visit, table.id, _number(number), "rewind")


def _number(typed: str) -> int:
    if not typed.isdecimal() or len(typed) > _LONGEST_NUMBER:
        raise Refusal(GONE)
    return int(typed)

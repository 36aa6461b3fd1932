"""Seats the members of a table and begins their match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest

from pydantic import BaseModel, JsonValue

from bot.errors import Refusal
from bot.host.engine.replay import LoadedMatch
from bot.host.engine.table_work import TableWork, game_of
from bot.model.table import Member
from bot.storage.play import log as storedlog
from bot.storage.table import tables
from games.core.fair import made_word, seating
from games.core.game import AnyGame, Legacy
from games.core.match import AnyMatch, Match
from games.core.phrase import Phrase, phrase


async def begin(
    work: TableWork,
    *,
    options: Mapping[str, JsonValue] | None = None,
    legacy: Legacy | None = None,
) -> None:
    """Begin the match of a table that has not begun.

    All randomness, including the draw of seats, comes from the seed and the words of all members;
    members who already have a seat keep it. ``options`` replace the table's options for this match,
    and ``legacy`` is what an earlier match has left for it.
    """
    # Lobbies from before seeds were published in advance have none.
    seed = work.stored.seed or work.entropy(32)
    table, game = work.table, game_of(work.stored)
    chosen = game.options.model_validate(dict(table.options if options is None else options))
    if len(table.members) not in game.people:
        raise Refusal(_wrong_count(game, len(table.members)))
    words = table.words or tuple(made_word(seed, member.order) for member in table.members)
    seats = {seat: list(members) for seat, members in table.seats.items()}
    if not table.seats:
        seats = seated(game, chosen, [table.members[number] for number in seating(seed, words)])
        held = {seat: [member.order for member in members] for seat, members in seats.items()}
        await tables.take_seats(work.connection, work.id, held)
    match: AnyMatch = Match.begin(
        game,
        tuple(seats),
        chosen.model_dump(mode="json"),
        seed=seed,
        people=len(table.members),
        words=words,
        legacy=legacy,
        by_lot=not table.seats,
    )
    for member in table.members:
        # From here on the words are fixed in the header.
        await tables.say_word(work.connection, work.id, member.order, None)
    await storedlog.append(work.connection, work.id, match.entries, None, work.now)
    await work.change(
        {
            "status": "running",
            "options": match.header.options,
            "header": match.header.model_dump(mode="json"),
            "seed": seed,
            "entry_count": len(match.entries),
            "awaited": list(match.awaited),
            "awaits_computer": _awaits_computer(seats, match),
            "rules": work.rules(game),
        }
    )
    await work.update_waits()
    if work.table.awaited_people or work.table.unheld:
        # Otherwise the opening post includes the computers' first moves, once a person is awaited.
        await work.owe("turn", ping=True)
    # Keep it loaded, so that the first reader need not replay it.
    work.loaded = LoadedMatch(
        match, len(match.entries), notes_from_entry=-1, stored_snapshot_number=None
    )


def seated(game: AnyGame, options: BaseModel, members: Sequence[Member]) -> dict[str, list[Member]]:
    """Assign seats to members: first one seat to each, then a second one to each, and so on."""
    seats: dict[str, list[Member]] = {}
    for round_of_seats in zip_longest(*game.seating(len(members), options)):
        for seat, member in zip(round_of_seats, members, strict=True):
            if seat is not None:
                seats.setdefault(seat, []).append(member)
    return seats


def _awaits_computer(seats: Mapping[str, Sequence[Member]], match: AnyMatch) -> bool:
    """Whether a computer has to answer first."""
    return any(
        any(member.computer for member in seats[seat])
        and all(member.person_id is None for member in seats[seat])
        for seat in match.awaited
    )


def _wrong_count(game: AnyGame, count: int) -> Phrase:
    allowed = ", ".join(map(str, game.people))
    return phrase("host.refused.wrong_count", count=count, allowed=allowed)

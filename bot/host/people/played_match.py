"""What statistics keep of a finished match: results, times, facts and titles of people's seats."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from bot.model.records.statistics import PlayedMatch, PlayedSeat
from bot.model.table import Table
from games.core.game import AnyGame
from games.core.log import Entry
from games.core.past.common_titles import COMMON_TITLES
from games.core.past.finished import FinishedMatch
from games.core.state import BaseState

CORE = "core:"
"""Stands before the id of a title that every game has."""


class TimedEntry(NamedTuple):
    """An entry of a log, when it was made, and by whom (None: a computer, or nobody)."""

    entry: Entry
    made: float
    person_id: int | None


def played_match(
    table: Table, game: AnyGame, match: FinishedMatch[BaseState], log: Sequence[TimedEntry]
) -> PlayedMatch:
    """What is stored of a match. Seats of computers and of former players are left out."""
    facts, luck = game.facts(match), game.luck(match)
    answers = [timed for timed in log if timed.entry.kind == "answer"]
    ended = table.finished or 0.0
    seats = []
    for seat, members in table.seats.items():
        if seat not in match.by_seat:
            continue
        for member in members:
            if member.person_id is None or member.former:
                continue
            dice = luck.get(seat)
            turns = turn_seconds(answers, seat, member.person_id)
            titles = [
                *(title.id for title in game.titles.of(match, seat)),
                *(CORE + title.id for title in COMMON_TITLES.of(match, seat)),
            ]
            seats.append(
                PlayedSeat(
                    seat=seat,
                    person_id=member.person_id,
                    turn=match.seats.index(seat) + 1,
                    points=match.points(seat),
                    won=match.won(seat),
                    turns=len(turns),
                    turn_seconds=median(turns) if turns else None,
                    rolls=dice.rolls if dice else None,
                    rolled=dice.total if dice else None,
                    expected=dice.expected if dice else None,
                    facts=frozenset(facts.get(seat, frozenset())),
                    titles=tuple(titles),
                )
            )
    return PlayedMatch(
        table_id=table.id,
        guild_id=table.guild_id,
        game=table.game,
        people=len(table.members),
        rounds=len(match.rounds),
        answers=len(answers),
        seconds=answers[-1].made - answers[0].made if answers else 0.0,
        at=ended,
        seats=tuple(seats),
    )


def turn_seconds(answers: Sequence[TimedEntry], seat: str, person_id: int) -> list[float]:
    """How long each turn of a person took: from the answer before it to their last one in it.

    A turn is a run of answers of one seat. The first turn of a match has no answer before it.
    """
    turns: list[float] = []
    before: float | None = None
    for number, timed in enumerate(answers):
        own = timed.entry.seat == seat and timed.person_id == person_id
        if not own:
            before = timed.made
            continue
        last = number + 1 == len(answers) or answers[number + 1].entry.seat != seat
        if last and before is not None:
            turns.append(max(0.0, timed.made - before))
    return turns

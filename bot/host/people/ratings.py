"""Results and ratings of people, separately for each server and game.

A person who holds a seat when a match ends has a result. It counts for the rating if the person is
willing, has given at least half of the answers of their seats, and meets another person for whom
the same holds. Computers, late-comers and people without a rating do not affect anybody's rating.
Scenarios of a campaign have results that count for no rating; a cancelled match has none.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.host.engine.engine import Engine
from bot.model.people import Person
from bot.model.ratings import Ranked, Rating, Result
from bot.model.table import Table
from bot.storage.people import preferences
from bot.storage.people import ratings as stored
from bot.storage.table import tables
from games.core.game import FinalScore
from games.core.phrase import phrase

MATCHES_TO_BE_LISTED: Final = 3
"""The least number of rated matches for a public ranking; fewer say too little."""

_MODEL: Final = PlackettLuce()


class Outcome(NamedTuple):
    """How a person did: their place among all who played, computers counted."""

    person_id: int
    place: int
    points: int
    won: bool
    seats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A person's record in one game; ``places`` counts how often each was reached.

    ``rating`` is None before the first rated match; ``last`` are the newest matches.
    """

    game: str
    matches: int
    wins: int
    points: int
    places: Mapping[int, int]
    rating: Rating | None
    last: tuple[tuple[Result, Table], ...]


@dataclass(frozen=True, slots=True)
class PersonRecord:
    """A person's records on one server; ``rated`` is whether they take part in ratings.

    ``left`` are the newest matches that a computer played to the end for them.
    """

    person_id: int
    rated: bool
    games: tuple[GameRecord, ...]
    left: tuple[Table, ...] = ()


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """A page of a server's best at a game; ``own`` is the reader's line, also from another page."""

    game: str
    games: tuple[str, ...]
    lines: tuple[Ranked, ...]
    own: Ranked | None
    page: int
    pages: int
    count: int


class Ratings:
    """Reads records and leaderboards, and lets people opt out of ratings."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def record(
        self,
        guild_id: int,
        person_id: int,
        game: str | None,
        *,
        asked_by: int,
        matches: int,
    ) -> PersonRecord:
        """A person's record on this server, with their newest ``matches`` of each game.

        Refuses where the person keeps their record private and somebody else asks.
        """
        async with self._engine.database.read(offloaded=True) as connection:
            prefs = (await preferences.of_people(connection, [person_id]))[person_id]
            if not prefs.rated and asked_by != person_id:
                raise Refusal(phrase("ratings.refused.private"))
            results = await stored.results_of(connection, guild_id, person_id, game)
            ratings = await stored.ratings_of(connection, guild_id, person_id)
            played = Counter(result.game for result in results)
            games = []
            for name, _ in sorted(played.items(), key=lambda item: (-item[1], item[0])):
                own = [result for result in results if result.game == name]
                last = await _with_tables(connection, own[:matches])
                games.append(_game_record(name, own, ratings.get(name), last))
            ended = await stored.finished_without(connection, guild_id, person_id, game, matches)
            left = [await tables.fetch(connection, table_id) for table_id in ended]
        missed = tuple(kept.table for kept in left if kept is not None)
        return PersonRecord(person_id, prefs.rated, tuple(games), missed)

    async def leaderboard(
        self, guild_id: int, game: str | None, reader_id: int, page: int, size: int
    ) -> Leaderboard | None:
        """A page (from 0) of the leaderboard; None if no person has been rated on the server.

        Without a game it is the one that is played most.
        """
        async with self._engine.database.read(offloaded=True) as connection:
            games = await stored.rated_games(connection, guild_id)
            if not games:
                return None
            game = game or games[0]
            lines = await stored.ranking(connection, guild_id, game, MATCHES_TO_BE_LISTED)
        pages = max(1, -(-len(lines) // size))
        page = min(max(page, 0), pages - 1)
        own = next((line for line in lines if line.rating.person_id == reader_id), None)
        shown = tuple(lines[page * size : (page + 1) * size])
        return Leaderboard(game, tuple(games), shown, own, page, pages, len(lines))

    async def take_part(self, person: Person, rated: bool) -> None:
        """Whether a person is rated from now on, listed, and seen by others in ``/stats``."""
        async with self._engine.database.write() as connection:
            await tables.upsert_person(connection, person, self._engine.clock())
            await preferences.choose(connection, person.id, {"rated": rated})


async def conclude(
    connection: AsyncConnection, table: Table, final_scores: Sequence[FinalScore], now: float
) -> None:
    """Store the results of a match, in the transaction of its last answer."""
    found = outcomes(table, final_scores)
    if not found:
        return
    guild_id, game = table.guild_id, table.game
    await stored.lock_ratings(connection, guild_id, game)
    newest = await stored.newest_time(connection, guild_id, game)
    if newest is not None and now <= newest:
        # Results are ordered as they were rated, even if the clock goes backwards.
        now = math.nextafter(newest, math.inf)
    # Matches of a campaign are not rated: their players do not begin as equals.
    counting = [] if table.scenario is not None else await _counting(connection, table, found)
    results = [
        Result(table.id, o.person_id, guild_id, game, o.place, o.points, o.won, o in counting, now)
        for o in found
    ]
    await stored.add_results(connection, results)
    rated = [result for result in results if result.rated]
    if rated:
        known = await stored.ratings(connection, guild_id, game, [r.person_id for r in rated])
        await stored.save(connection, guild_id, game, rate(rated, known))


async def recompute(connection: AsyncConnection, guild_id: int, game: str) -> int:
    """Recompute the ratings of a server's game from all results; returns how many changed.

    Correct ratings come out unchanged, to the last digit. Forgotten people have no rating any more,
    but still count for the people they played against.
    """
    await stored.lock_ratings(connection, guild_id, game)
    results = await stored.rated_results(connection, guild_id, game)
    known: dict[int, Rating] = {}
    for _, match in groupby(results, key=lambda result: result.table_id):
        known.update((rating.person_id, rating) for rating in rate(list(match), known))
    before = await stored.ratings(connection, guild_id, game)
    known = {person: rating for person, rating in known.items() if person > 0}
    await stored.clear(connection, guild_id, game)
    await stored.save(connection, guild_id, game, known.values())
    return sum(before.get(person) != known.get(person) for person in {**before, **known})


def outcomes(table: Table, final_scores: Sequence[FinalScore]) -> list[Outcome]:
    """The result of every person who holds a seat; computers count only in the places.

    The best of several seats counts. People who share a seat, or whose seats are equal, share the
    place.
    """
    by_seat = {final_score.seat: final_score for final_score in final_scores}
    held: dict[int, tuple[str, ...]] = {}
    for seat, members in table.seats.items():
        for member in members:
            if seat in by_seat:
                held[member.order] = (*held.get(member.order, ()), seat)

    def best(seats: Iterable[str]) -> FinalScore:
        return max((by_seat[seat] for seat in seats), key=_success)

    sides = [_success(best(seats)) for seats in dict.fromkeys(held.values())]
    found = []
    for member in table.members:
        if member.person_id is None or member.order not in held:
            continue
        seats = held[member.order]
        done = best(seats)
        place = 1 + sum(other > _success(done) for other in sides)
        found.append(Outcome(member.person_id, place, done.points, done.won, seats))
    return found


def rate(match: Sequence[Result], known: Mapping[int, Rating]) -> list[Rating]:
    """The new ratings of those who were rated in one match, named in the order of the table."""
    # A sum of floats depends on its order: this one stays the same even if ids of people change.
    ordered = sorted(match, key=lambda result: result.place)
    before = [known.get(r.person_id) or newcomer(r.person_id) for r in ordered]
    teams = [[_MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    after = _MODEL.rate(teams, ranks=[float(result.place) for result in ordered])
    return [
        replace(
            rating,
            mu=team[0].mu,
            sigma=team[0].sigma,
            played=rating.played + 1,
            won=rating.won + result.won,
        )
        for result, rating, team in zip(ordered, before, after, strict=True)
    ]


def newcomer(person_id: int) -> Rating:
    """The rating of a person who has no results yet."""
    unknown = _MODEL.rating()
    return Rating(person_id, unknown.mu, unknown.sigma)


def _success(final_score: FinalScore) -> tuple[bool, int]:
    """The sort key of a result: winners come first, because each game breaks ties itself."""
    return final_score.won, final_score.points


async def _counting(
    connection: AsyncConnection, table: Table, found: Sequence[Outcome]
) -> list[Outcome]:
    """The results that count for ratings.

    None count if fewer than two would be left, if everybody may ask for hints, or if a hint was
    given.
    """
    if table.hints in ("everybody", "given"):
        return []
    given = await stored.answers_by(connection, table.id)
    prefs = await preferences.of_people(connection, [outcome.person_id for outcome in found])
    counting = []
    for outcome in found:
        holders = [o.person_id for o in found if o.seats == outcome.seats]
        answers = [item for seat in outcome.seats for item in given.get(seat, {}).items()]
        own = sum(count for person_id, count in answers if person_id in holders)
        faithful = 2 * own >= sum(count for _, count in answers)
        if faithful and prefs[outcome.person_id].rated:
            counting.append(outcome)
    return counting if len({outcome.seats for outcome in counting}) > 1 else []


async def _with_tables(
    connection: AsyncConnection, results: Iterable[Result]
) -> tuple[tuple[Result, Table], ...]:
    found = []
    for result in results:
        kept = await tables.fetch(connection, result.table_id)
        if kept is not None:
            found.append((result, kept.table))
    return tuple(found)


def _game_record(
    game: str,
    results: Sequence[Result],
    rating: Rating | None,
    last: tuple[tuple[Result, Table], ...],
) -> GameRecord:
    return GameRecord(
        game=game,
        matches=len(results),
        wins=sum(result.won for result in results),
        points=sum(result.points for result in results),
        places=dict(sorted(Counter(result.place for result in results).items())),
        rating=rating,
        last=last,
    )

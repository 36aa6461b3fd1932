"""Seasons: moderators begin and end them, and results between count. Standings are never stored."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from pydantic import JsonValue
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.game_words import game_name
from bot.host.engine.engine import Engine
from bot.host.engine.table_work import existing
from bot.host.people.season_standings import standings
from bot.model.people import Person
from bot.model.records.season import Champions, Season, SeasonLine, SeasonTable
from bot.storage.people import seasons
from bot.storage.server import audit, server_settings
from bot.storage.table import tables
from games.core.phrase import phrase

MAX_NAME_LENGTH: Final = 60
DEFAULT_LEAST: Final = 3

Change = Callable[[AsyncConnection, list[Season], float], Awaitable[tuple[str, Season]]]
"""Changes a season; returns the action for the audit log, and the season as it is then."""


class Seasons:
    """Changes and shows the seasons of servers; the caller checks who may change them."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def begin(self, guild_id: int, actor: Person, game: str, name: str, least: int) -> Season:
        """Begin a season now; refuses while another one of the game goes on."""
        tidy = " ".join(name.split())[:MAX_NAME_LENGTH]

        async def change(
            connection: AsyncConnection, known: list[Season], now: float
        ) -> tuple[str, Season]:
            if known and known[0].ends is None:
                raise Refusal(phrase("league.refused.going_on", name=known[0].name))
            number = known[0].number + 1 if known else 1
            season = Season(guild_id, game, number, tidy or str(number), now, None, least)
            await seasons.add(connection, season)
            return "season_begin", season

        return await self._change(guild_id, actor, game, change)

    async def end(self, guild_id: int, actor: Person, game: str) -> Season:
        """End the season that goes on; matches that end later do not count in it."""

        async def change(
            connection: AsyncConnection, known: list[Season], now: float
        ) -> tuple[str, Season]:
            season = _newest(known, game)
            if season.ends is not None:
                raise Refusal(phrase("league.refused.over", name=season.name))
            await seasons.change(connection, season, {"ends": now})
            return "season_end", replace(season, ends=now)

        return await self._change(guild_id, actor, game, change)

    async def undo(self, guild_id: int, actor: Person, game: str) -> tuple[Season, bool]:
        """Take the last step back: an ended season goes on, one that goes on is deleted.

        Returns the season and whether it is still there. Results are never lost.
        """

        async def change(
            connection: AsyncConnection, known: list[Season], now: float
        ) -> tuple[str, Season]:
            season = _newest(known, game)
            if season.ends is None:
                await seasons.drop(connection, season)
                return "season_drop", season
            await seasons.change(connection, season, {"ends": None})
            return "season_reopen", replace(season, ends=None)

        season = await self._change(guild_id, actor, game, change)
        async with self._engine.database.read() as connection:
            known = await seasons.of_game(connection, guild_id, game)
        return season, season in known

    async def exclude(self, guild_id: int, actor: Person, table_id: int) -> tuple[Season, bool]:
        """Leave a table out of the newest season of its game, or let it count again.

        Returns the season, and whether the table is left out now.
        """
        async with self._engine.database.read() as connection:
            table = (await existing(connection, table_id)).table
        if table.guild_id != guild_id:
            raise Refusal(phrase("host.refused.no_table", table=table_id))
        if table.status != "over":
            raise Refusal(phrase("past.refused.not_over"))

        async def change(
            connection: AsyncConnection, known: list[Season], now: float
        ) -> tuple[str, Season]:
            season = _newest(known, table.game)
            out = table_id not in season.excluded
            left = [number for number in season.excluded if number != table_id]
            excluded = [*left, table_id] if out else left
            await seasons.change(connection, season, {"excluded": excluded})
            action = "season_exclude" if out else "season_include"
            return action, replace(season, excluded=tuple(excluded))

        season = await self._change(guild_id, actor, table.game, change, table_id)
        return season, table_id in season.excluded

    async def standings(
        self, guild_id: int, game: str | None, number: int | None = None
    ) -> SeasonTable | None:
        """The standings of a season, by default the newest; None where there is none.

        Without a game it is the one whose season began last.
        """
        async with self._engine.database.read(offloaded=True) as connection:
            game = game or await seasons.newest_game(connection, guild_id)
            known = await seasons.of_game(connection, guild_id, game) if game else []
            season = next((s for s in known if number in (None, s.number)), None)
            if season is None:
                return None
            results = await seasons.results(connection, season)
        names = {
            person: name for places in results.values() for person, (_, name) in places.items()
        }
        matches = [
            {person: place for person, (place, _) in places.items()} for places in results.values()
        ]
        lines = tuple(
            SeasonLine(
                line.rank,
                line.person_id,
                names[line.person_id],
                line.matches,
                line.wins,
                float(100 * line.score),
                float(100 * line.sonneborn_berger),
            )
            for line in standings(matches, season.least)
        )
        counted = sum(len(places) > 1 for places in matches)
        return SeasonTable(season, len(known), counted, lines)

    async def champions(self, guild_id: int, game: str) -> Champions:
        """The champions of the newest season that is over; refuses where there is none."""
        async with self._engine.database.read() as connection:
            over = [s for s in await seasons.of_game(connection, guild_id, game) if s.ends]
        if not over:
            raise Refusal(phrase("league.refused.none_over", game=game_name(game)))
        best: list[set[int]] = []
        for season in over:
            found = await self.standings(guild_id, game, season.number)
            lines = found.lines if found is not None else ()
            best.append({line.person_id for line in lines if line.rank == 1})
        former = set[int]().union(*best[1:]) - best[0]
        return Champions(over[0], tuple(sorted(best[0])), tuple(sorted(former)))

    async def record_role(self, guild_id: int, actor: Person, season: Season, role_id: int) -> None:
        """Write into the audit log that a moderator has given the champions a role."""
        async with self._engine.database.write() as connection:
            now = self._engine.clock()
            await tables.upsert_person(connection, actor, now)
            detail: dict[str, JsonValue] = {
                "name": season.name,
                "game": season.game,
                "role": f"<@&{role_id}>",
            }
            await audit.write(
                connection, guild_id, "season_role", now, actor_id=actor.id, detail=detail
            )

    async def _change(
        self, guild_id: int, actor: Person, game: str, change: Change, table_id: int | None = None
    ) -> Season:
        """Change a season and write the audit line in one transaction, behind the server's lock."""
        async with self._engine.database.write() as connection:
            now = self._engine.clock()
            await server_settings.server(connection, guild_id, for_update=True)
            known = await seasons.of_game(connection, guild_id, game)
            action, season = await change(connection, known, now)
            await tables.upsert_person(connection, actor, now)
            detail: dict[str, JsonValue] = {"name": season.name, "game": game}
            await audit.write(
                connection,
                guild_id,
                action,
                now,
                actor_id=actor.id,
                table_id=table_id,
                detail=detail,
            )
        return season


def _newest(known: list[Season], game: str) -> Season:
    if not known:
        raise Refusal(phrase("league.refused.none", game=game_name(game)))
    return known[0]

"""The lobby: a table before its match begins, up to the start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest

from pydantic import BaseModel, JsonValue, ValidationError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.host.engine.engine import Engine, existing, game_of
from bot.host.play.play import Also
from bot.host.server.audit import Act
from bot.host.server.audit import written as audited
from bot.host.server.server_settings import require_room
from bot.host.table.tables import changed, may_arrange
from bot.host.waits import awaiting
from bot.model.people import Person
from bot.model.table import Member, Table
from bot.storage.posts import outbox
from bot.storage.table import log as storedlog
from bot.storage.table import tables
from bot.storage.table.tables import Stored
from games.core.fair import Dice
from games.core.game import AnyGame
from games.core.match import AnyMatch, Match
from games.core.phrase import Phrase, phrase


class Lobby:
    """Changes a table whose match has not begun: who sits there, its options, and the start."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def join(
        self,
        table_id: int,
        person: Person,
        *,
        invited: bool = False,
        also: Also | None = None,
    ) -> Table:
        """Sit down at a table that has not begun; whoever a moderator invites, past all limits."""
        async with self._engine.locked(table_id), self._engine.database.write() as connection:
            stored = await _lobby(connection, table_id)
            if stored.table.member_of(person.id) is not None:
                raise Refusal(phrase("host.refused.already_joined"))
            place = _free_place(stored)
            if stored.table.creator_id != person.id and not invited:
                await require_room(connection, stored.table.guild_id, person.id)
            await tables.meet(connection, person, self._engine.clock())
            await tables.add_member(connection, table_id, place, person_id=person.id)
            return await self._changed(connection, table_id, also=also)

    async def leave(self, table_id: int, person_id: int, *, also: Also | None = None) -> Table:
        """Stand up again. The table passes to the next person; without people it is cancelled."""
        async with self._engine.locked(table_id), self._engine.database.write() as connection:
            table = (await _lobby(connection, table_id)).table
            member = table.member_of(person_id)
            if member is None:
                raise Refusal(phrase("host.refused.not_member"))
            await tables.remove_member(connection, table_id, member.order)
            others = [other for other in table.people if other != person_id]
            if not others:
                values = {"status": "cancelled", "finished": self._engine.clock()}
                return await self._changed(connection, table_id, values, also)
            heir = others[0] if table.creator_id == person_id else table.creator_id
            return await self._changed(connection, table_id, {"creator_id": heir}, also)

    async def add_computer(
        self, table_id: int, person_id: int, kind: str, *, moderator: bool = False
    ) -> Table:
        """Give a place to a computer player."""
        async with self._engine.locked(table_id), self._engine.database.write() as connection:
            stored = await _lobby(connection, table_id)
            may_arrange(stored.table, person_id, moderator)
            if kind not in game_of(stored).computer_kinds:
                raise Refusal(phrase("host.refused.unknown_computer", kind=kind))
            place = _free_place(stored)
            await tables.add_member(connection, table_id, place, computer=kind)
            also = self._noted(stored.table, person_id, "add_computer", kind=kind)
            return await self._changed(connection, table_id, also=also)

    async def remove_computer(
        self, table_id: int, person_id: int, order: int, *, moderator: bool = False
    ) -> Table:
        """Send a computer player away."""
        async with self._engine.locked(table_id), self._engine.database.write() as connection:
            table = (await _lobby(connection, table_id)).table
            may_arrange(table, person_id, moderator)
            if not any(m.order == order and m.computer is not None for m in table.members):
                raise Refusal(phrase("host.refused.no_computer"))
            await tables.remove_member(connection, table_id, order)
            also = self._noted(table, person_id, "remove_computer")
            return await self._changed(connection, table_id, also=also)

    async def set_option(
        self,
        table_id: int,
        person_id: int,
        field: str,
        value: JsonValue,
        *,
        moderator: bool = False,
    ) -> Table:
        """Change one of the game's options."""
        async with self._engine.locked(table_id), self._engine.database.write() as connection:
            stored = await _lobby(connection, table_id)
            may_arrange(stored.table, person_id, moderator)
            model = game_of(stored).options
            if field not in model.model_fields:
                raise Refusal(phrase("host.refused.unknown_option", option=field))
            try:
                chosen = model.model_validate({**stored.table.options, field: value})
            except ValidationError as error:
                raise Refusal(phrase("host.refused.bad_option", value=str(value)[:100])) from error
            options = chosen.model_dump(mode="json")
            detail = {"game": stored.table.game, "option": field, "value": options[field]}
            also = self._noted(stored.table, person_id, "option", **detail)
            return await self._changed(connection, table_id, {"options": options}, also)

    async def set_message(self, table_id: int, message_id: int | None) -> None:
        """Remember which message shows the lobby."""
        async with self._engine.database.write() as connection:
            values = {"lobby_message_id": message_id}
            await tables.change_table(connection, table_id, values)

    async def start(self, table_id: int, person_id: int, *, moderator: bool = False) -> Table:
        """Draw the secret seed, seat the members and play up to the first question."""
        async with self._engine.locked(table_id):
            async with self._engine.database.write() as connection:
                stored = await _lobby(connection, table_id)
                may_arrange(stored.table, person_id, moderator)
                begun = await self._begin(connection, stored)
                also = self._noted(stored.table, person_id, "start")
                if also is not None:
                    await also(connection, begun)
            self._engine.call_postman(table_id)
            self._engine.call_computers(table_id)
            return begun

    async def _begin(self, connection: AsyncConnection, stored: Stored) -> Table:
        table, game, now = stored.table, game_of(stored), self._engine.clock()
        options = game.options.model_validate(table.options)
        if len(table.members) not in game.people:
            raise Refusal(_wrong_count(game, len(table.members)))
        seed = self._engine.entropy(32)
        seats = _seated(
            game, options, Dice(seed, "seating").sample(table.members, len(table.members))
        )
        match: AnyMatch = Match.begin(
            game, tuple(seats), table.options, seed=seed, people=len(table.members)
        )
        await tables.take_seats(
            connection, table.id, {seat: [m.order for m in held] for seat, held in seats.items()}
        )
        await storedlog.append(connection, table.id, match.entries, None, now)
        computers = [seat for seat, held in seats.items() if all(m.computer for m in held)]
        values = {
            "status": "running",
            "options": match.header.options,
            "header": match.header.model_dump(mode="json"),
            "seed": seed,
            "entry_count": len(match.entries),
            "awaited": list(match.awaited),
            "awaits_computer": any(seat in computers for seat in match.awaited),
            "rules": self._engine.rules(game),
        }
        begun = await self._changed(connection, table.id, values)
        await awaiting.settle(connection, begun, now)
        await outbox.owe(connection, table.id, "turn", begun.entry_count, now, ping=True)
        return begun

    def _noted(self, table: Table, person_id: int, action: str, **detail: JsonValue) -> Also | None:
        """What writes down that a moderator arranges somebody else's table."""
        if table.creator_id == person_id:
            return None
        return audited(self._engine, Act(person_id, action, detail))

    async def _changed(
        self,
        connection: AsyncConnection,
        table_id: int,
        values: Mapping[str, object] | None = None,
        also: Also | None = None,
    ) -> Table:
        table = await changed(connection, table_id, values or {}, self._engine.clock())
        if also is not None:
            await also(connection, table)
        return table


async def _lobby(connection: AsyncConnection, table_id: int) -> Stored:
    stored = await existing(connection, table_id, for_update=True)
    if stored.table.status != "lobby":
        raise Refusal(phrase("host.refused.not_lobby"))
    return stored


def _free_place(stored: Stored) -> int:
    members, most = stored.table.members, max(game_of(stored).people)
    if len(members) >= most:
        raise Refusal(phrase("host.refused.full", most=most))
    return max((member.order for member in members), default=-1) + 1


def _wrong_count(game: AnyGame, count: int) -> Phrase:
    allowed = ", ".join(map(str, game.people))
    return phrase("host.refused.wrong_count", count=count, allowed=allowed)


def _seated(
    game: AnyGame, options: BaseModel, members: Sequence[Member]
) -> dict[str, list[Member]]:
    """Who holds which seats: first everybody's first seat, then everybody's second, and so on."""
    seats: dict[str, list[Member]] = {}
    for round_of_seats in zip_longest(*game.seating(len(members), options)):
        for seat, member in zip(round_of_seats, members, strict=True):
            if seat is not None:
                seats.setdefault(seat, []).append(member)
    return seats

"""The lobby: a table before its match begins, up to the start."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, get_args

from pydantic import JsonValue, ValidationError

from bot.errors import Refusal
from bot.host.campaign import interlude
from bot.host.campaign.scenarios import begin, close, options_model
from bot.host.engine.engine import Engine
from bot.host.engine.stored_tables import game_of
from bot.host.engine.table_work import TableWork
from bot.host.server.audit import Act, record
from bot.host.server.server_settings import require_room
from bot.host.table.tables import may_arrange
from bot.model.people import Person
from bot.model.table import Agreement, HintChoice, Table
from bot.storage.table import campaigns, tables
from games.core.campaign import table_fields
from games.core.phrase import phrase

LONGEST_WORD: Final = 40
"""Letters that a player's word may have: it is shown to everybody, twice."""


class Lobby:
    """Changes a table whose match has not begun: who sits there, its options, and the start."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def join(self, table_id: int, person: Person) -> Table:
        """Sit down at a table that has not begun."""
        async with self._engine.changing(table_id) as work:
            await join(work, person)
        return work.table

    async def leave(self, table_id: int, person_id: int) -> Table:
        """Stand up again. The table passes to the next person; without people it is cancelled."""
        async with self._engine.changing(table_id) as work:
            await leave(work, person_id)
        return work.table

    async def add_computer(
        self, table_id: int, person_id: int, kind: str, *, moderator: bool = False
    ) -> Table:
        """Give a place to a computer player."""
        async with self._arranging(table_id, person_id, moderator) as work:
            if kind not in game_of(work.stored).computer_kinds:
                raise Refusal(phrase("host.refused.unknown_computer", kind=kind))
            place = _free_place(work)
            await tables.add_member(work.connection, table_id, place, computer=kind)
            await work.change()
            await _note(work, person_id, "add_computer", kind=kind)
        return work.table

    async def remove_computer(
        self, table_id: int, person_id: int, order: int, *, moderator: bool = False
    ) -> Table:
        """Send a computer player away."""
        async with self._arranging(table_id, person_id, moderator) as work:
            members = work.table.members
            if not any(m.order == order and m.computer is not None for m in members):
                raise Refusal(phrase("host.refused.no_computer"))
            await tables.remove_member(work.connection, table_id, order)
            await work.change()
            await _note(work, person_id, "remove_computer")
        return work.table

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
        async with self._arranging(table_id, person_id, moderator) as work:
            model = options_model(game_of(work.stored), work.table)
            if field not in table_fields(model):
                raise Refusal(phrase("host.refused.unknown_option", option=field))
            try:
                chosen = model.model_validate({**work.table.options, field: value})
            except ValidationError as error:
                raise Refusal(phrase("host.refused.bad_option", value=str(value)[:100])) from error
            options = chosen.model_dump(mode="json")
            await work.change({"options": options})
            if work.table.campaign_id is not None:
                await campaigns.change(
                    work.connection, work.table.campaign_id, work.now, {"options": options}
                )
            detail = {"game": work.table.game, "option": field, "value": options[field]}
            await _note(work, person_id, "option", **detail)
        return work.table

    async def set_agreement(
        self, table_id: int, person_id: int, agreement: str, *, moderator: bool = False
    ) -> Table:
        """Choose who has to agree to going back past luck."""
        async with self._arranging(table_id, person_id, moderator) as work:
            if agreement not in get_args(Agreement):
                raise Refusal(phrase("host.refused.bad_agreement"))
            await work.change({"agreement": agreement})
            await _note(work, person_id, "agreement", value=agreement)
        return work.table

    async def set_hints(
        self, table_id: int, person_id: int, hints: str, *, moderator: bool = False
    ) -> Table:
        """Choose who may ask the computer for a hint."""
        async with self._arranging(table_id, person_id, moderator) as work:
            if hints not in get_args(HintChoice):
                raise Refusal(phrase("host.refused.bad_hints"))
            await work.change({"hints": hints})
            await _note(work, person_id, "hints", value=hints)
        return work.table

    async def say_word(self, table_id: int, person_id: int, typed: str) -> Table:
        """Add a word to the luck, or another one, as long as the match has not begun."""
        word = typed.strip()
        if not 0 < len(word) <= LONGEST_WORD or not word.isprintable():
            raise Refusal(phrase("host.refused.bad_word", most=LONGEST_WORD))
        async with self._engine.changing(table_id) as work:
            if not work.table.interlude:
                _must_be_lobby(work)
            member = work.table.member_of(person_id)
            if member is None:
                raise Refusal(phrase("host.refused.not_member"))
            await tables.say_word(work.connection, work.id, member.order, word)
            await work.change()
            if work.table.interlude:
                await interlude.show(work)
        return work.table

    async def set_message(self, table_id: int, message_id: int | None) -> None:
        """Remember which message shows the lobby."""
        async with self._engine.database.write() as connection:
            values = {"lobby_message_id": message_id}
            await tables.change_table(connection, table_id, values)

    async def start(self, table_id: int, person_id: int, *, moderator: bool = False) -> Table:
        """Seat the members by lot and play up to the first question."""
        async with self._arranging(table_id, person_id, moderator) as work:
            await begin(work)
            await _note(work, person_id, "start")
        return work.table

    @asynccontextmanager
    async def _arranging(
        self, table_id: int, person_id: int, moderator: bool
    ) -> AsyncIterator[TableWork]:
        """Open a lobby for whoever has opened the table, or for a moderator."""
        async with self._engine.changing(table_id) as work:
            _must_be_lobby(work)
            may_arrange(work.table, person_id, moderator)
            yield work


async def join(work: TableWork, person: Person, *, invited: bool = False) -> None:
    """Somebody sits down in a lobby; whoever a moderator has invited, past all limits."""
    _must_be_lobby(work)
    table = work.table
    if table.member_of(person.id) is not None:
        raise Refusal(phrase("host.refused.already_joined"))
    place = _free_place(work)
    if table.creator_id != person.id and not invited:
        await require_room(work.connection, table.guild_id, person.id)
    await tables.meet(work.connection, person, work.now)
    await tables.add_member(work.connection, work.id, place, person_id=person.id)
    await work.change()


async def leave(work: TableWork, person_id: int) -> None:
    """Somebody stands up again; the table passes to the next person, or is cancelled."""
    _must_be_lobby(work)
    table = work.table
    member = table.member_of(person_id)
    if member is None:
        raise Refusal(phrase("host.refused.not_member"))
    await tables.remove_member(work.connection, work.id, member.order)
    others = [other for other in table.people if other != person_id]
    if others:
        heir = others[0] if table.creator_id == person_id else table.creator_id
        await work.change({"creator_id": heir})
    else:
        await work.change({"status": "cancelled", "finished": work.now})
        await close(work)


async def _note(work: TableWork, person_id: int, action: str, **detail: JsonValue) -> None:
    """Write down that a moderator arranges somebody else's table."""
    if work.before.creator_id != person_id:
        await record(work, Act(person_id, action, detail))


def _must_be_lobby(work: TableWork) -> None:
    if work.table.interlude:
        raise Refusal(phrase("host.refused.interlude"))
    if work.table.status != "lobby":
        raise Refusal(phrase("host.refused.not_lobby"))


def _free_place(work: TableWork) -> int:
    members, most = work.table.members, max(game_of(work.stored).people)
    if len(members) >= most:
        raise Refusal(phrase("host.refused.full", most=most))
    return max((member.order for member in members), default=-1) + 1

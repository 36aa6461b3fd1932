"""Joining, leaving, arranging and starting a table before its match begins."""

from __future__ import annotations

import unicodedata
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Final, get_args

from pydantic import JsonValue, ValidationError

from bot.errors import Refusal
from bot.host.campaign import interlude
from bot.host.campaign.scenarios import begin, close, options_model
from bot.host.engine.engine import Engine
from bot.host.engine.table_work import TableWork, game_of
from bot.host.people.table_wishes import schedule_full
from bot.host.server.audit import ModeratorAction, record
from bot.host.server.server_settings import require_may_join
from bot.host.table import lobby_post
from bot.host.table.lobby_post import WhyUnposted
from bot.host.table.tables import require_may_arrange
from bot.model.people import Person
from bot.model.table import Agreement, HintChoice, Pace, Table
from bot.storage.campaign import campaigns
from bot.storage.table import tables
from games.core.campaign import table_fields
from games.core.game import AnyGame
from games.core.phrase import phrase

MAX_WORD_LENGTH: Final = 40
"""The longest word that a player may add, in characters: posts show it to everybody, twice."""
MAX_COMBINING_MARKS: Final = 2
"""How many combining marks, such as accents, a letter of a word may bear."""


class Lobby:
    """Changes a table whose match has not begun: who sits there, its options, and the start."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def join(self, table_id: int, person: Person) -> Table:
        """Join a table that has not begun."""
        async with self._engine.changing(table_id) as work:
            await join(work, person)
        return work.table

    async def leave(self, table_id: int, person_id: int) -> Table:
        """Leave the lobby. The table passes to the next person; without people it is cancelled."""
        async with self._engine.changing(table_id) as work:
            await leave(work, person_id)
        return work.table

    def computer_levels(self, game: AnyGame) -> tuple[str, ...]:
        """The kinds of computer player that the operator allows, the best first."""
        return self._engine.computer_levels(game)

    async def add_computer(
        self, table_id: int, person_id: int, kind: str, *, moderator: bool = False
    ) -> Table:
        """Give a place to a computer player."""
        async with self._arranging(table_id, person_id, moderator) as work:
            if kind not in self._engine.computer_levels(game_of(work.stored)):
                raise Refusal(phrase("host.refused.unknown_computer", kind=kind))
            place = _free_place(work)
            await tables.add_member(work.connection, table_id, place, computer=kind)
            await _changed(work)
            await _note(work, person_id, "add_computer", kind=kind)
        return work.table

    async def remove_computer(
        self, table_id: int, person_id: int, order: int, *, moderator: bool = False
    ) -> Table:
        """Remove a computer player."""
        async with self._arranging(table_id, person_id, moderator) as work:
            members = work.table.members
            if not any(m.order == order and m.computer is not None for m in members):
                raise Refusal(phrase("host.refused.no_computer"))
            await tables.remove_member(work.connection, table_id, order)
            await _changed(work)
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
            await _changed(work, {"options": options})
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
        """Choose who has to agree to an undo past chance."""
        async with self._arranging(table_id, person_id, moderator) as work:
            if agreement not in get_args(Agreement):
                raise Refusal(phrase("host.refused.bad_agreement"))
            await _changed(work, {"agreement": agreement})
            await _note(work, person_id, "agreement", value=agreement)
        return work.table

    async def set_hints(
        self, table_id: int, person_id: int, hints: str, *, moderator: bool = False
    ) -> Table:
        """Choose who may ask the computer for a hint."""
        async with self._arranging(table_id, person_id, moderator) as work:
            if hints not in get_args(HintChoice):
                raise Refusal(phrase("host.refused.bad_hints"))
            await _changed(work, {"hints": hints})
            await _note(work, person_id, "hints", value=hints)
        return work.table

    async def set_pace(
        self, table_id: int, person_id: int, pace: str, *, moderator: bool = False
    ) -> Table:
        """Choose how quickly people want to answer."""
        async with self._arranging(table_id, person_id, moderator) as work:
            if pace not in get_args(Pace):
                raise Refusal(phrase("host.refused.bad_pace"))
            await _changed(work, {"pace": pace})
            await _note(work, person_id, "pace", value=pace)
        return work.table

    async def say_word(self, table_id: int, person_id: int, typed: str) -> Table:
        """Add or change a player's word for the randomness, before the match begins."""
        word = typed.strip()
        if not 0 < len(word) <= MAX_WORD_LENGTH or not _is_readable(word):
            raise Refusal(phrase("host.refused.bad_word", most=MAX_WORD_LENGTH))
        async with self._engine.changing(table_id) as work:
            if not work.table.interlude:
                _require_lobby(work)
            member = work.table.member_of(person_id)
            if member is None:
                raise Refusal(phrase("host.refused.not_member"))
            await tables.say_word(work.connection, work.id, member.order, word)
            await _changed(work)
            if work.table.interlude:
                await interlude.show(work)
        return work.table

    async def opened(self, table_id: int) -> WhyUnposted | None:
        """Why a new table was closed instead of being posted; None where it is open.

        From then on it stays open, also where its first post cannot be sent.
        """
        if (await self._engine.stored(table_id)).table.lobby_message_id is not None:
            return None
        async with self._engine.changing(table_id) as work:
            await lobby_post.keep_open(work)
            return await lobby_post.why_unposted(work.connection, table_id)

    async def post_again(self, table_id: int) -> None:
        """Post the lobby, or the invitation to a scenario, again and without a ping."""
        async with self._engine.changing(table_id) as work:
            if work.table.interlude:
                await work.change({"lobby_message_id": None})
                await work.owe("interlude")
            elif work.table.gathering:
                await lobby_post.post_again(work)

    async def start(self, table_id: int, person_id: int, *, moderator: bool = False) -> Table:
        """Seat the members by lot and play up to the first question."""
        async with self._arranging(table_id, person_id, moderator) as work:
            await begin(work)
            await lobby_post.show(work)
            await _note(work, person_id, "start")
        return work.table

    @asynccontextmanager
    async def _arranging(
        self, table_id: int, person_id: int, moderator: bool
    ) -> AsyncIterator[TableWork]:
        """Open a lobby for its owner or for a moderator; refuses everybody else."""
        async with self._engine.changing(table_id) as work:
            _require_lobby(work)
            require_may_arrange(work.table, person_id, moderator)
            yield work


async def join(work: TableWork, person: Person, *, invited: bool = False) -> None:
    """Add a person to a lobby; the limits do not apply to people ``invited`` by a moderator."""
    _require_lobby(work)
    table = work.table
    if table.member_of(person.id) is not None:
        raise Refusal(phrase("host.refused.already_joined"))
    place = _free_place(work)
    if table.creator_id != person.id and not invited:
        await require_may_join(work.connection, table.guild_id, person.id, work.now)
    await tables.upsert_person(work.connection, person, work.now)
    await tables.add_member(work.connection, work.id, place, person_id=person.id)
    await _changed(work)


async def leave(work: TableWork, person_id: int) -> None:
    """Remove a person from a lobby; the table passes to the next person, or is cancelled."""
    _require_lobby(work)
    table = work.table
    member = table.member_of(person_id)
    if member is None:
        raise Refusal(phrase("host.refused.not_member"))
    await tables.remove_member(work.connection, work.id, member.order)
    others = [other for other in table.people if other != person_id]
    if others:
        heir = others[0] if table.creator_id == person_id else table.creator_id
        await _changed(work, {"creator_id": heir})
    else:
        await _changed(work, {"status": "cancelled", "finished": work.now})
        await close(work)


async def _changed(work: TableWork, values: Mapping[str, object] | None = None) -> None:
    """Change columns of a table in its lobby, or reread who sits there, and show it."""
    await work.change(values)
    await lobby_post.show(work)
    await schedule_full(work)


async def _note(work: TableWork, person_id: int, action: str, **detail: JsonValue) -> None:
    """Write to the audit log that a moderator arranges another person's table."""
    if work.before.creator_id != person_id:
        await record(work, ModeratorAction(person_id, action, detail))


def _require_lobby(work: TableWork) -> None:
    if work.table.interlude:
        raise Refusal(phrase("host.refused.interlude"))
    if work.table.status != "lobby":
        raise Refusal(phrase("host.refused.not_lobby"))


def _free_place(work: TableWork) -> int:
    members, most = work.table.members, max(game_of(work.stored).people)
    if len(members) >= most:
        raise Refusal(phrase("host.refused.full", most=most))
    return max((member.order for member in members), default=-1) + 1


def _is_readable(word: str) -> bool:
    """Whether a word has no unseen signs, and no letter bears a pile of accents."""
    marks = 0
    for sign in unicodedata.normalize("NFC", word):
        marks = marks + 1 if unicodedata.category(sign).startswith("M") else 0
        if marks > MAX_COMBINING_MARKS:
            return False
    return word.isprintable()

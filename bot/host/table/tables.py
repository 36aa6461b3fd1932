"""Opens tables, finds them, and closes them before their match is over."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence

from pydantic import JsonValue, ValidationError
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.host.campaign import interlude
from bot.host.campaign.scenarios import close, rules_of
from bot.host.engine.engine import Engine
from bot.host.engine.table_work import TableWork, existing
from bot.host.server.server_settings import require_may_create, require_may_join
from bot.host.table import lobby_post
from bot.host.waits.clock_times import PRESETS
from bot.model.people import Person
from bot.model.places import Place
from bot.model.table import Pace, Table
from bot.model.table_template import TableTemplate
from bot.storage.campaign import campaigns
from bot.storage.play import log
from bot.storage.table import places, seats, tables
from bot.storage.table.clocks import written
from games.core.campaign import table_fields
from games.core.game import AnyGame, find
from games.core.phrase import phrase


class Tables:
    """Opens, finds and closes tables."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def create(
        self,
        guild_id: int,
        channel_id: int,
        creator: Person,
        game: str,
        language: str,
        *,
        moderator: bool = False,
        roles: Collection[int] = (),
        gentle: bool = False,
        like: TableTemplate | None = None,
        pace: Pace | None = None,
        campaign: bool = False,
        posted: bool = True,
        invited: Sequence[int] = (),
        place: Place | None = None,
        lobby_message_id: int | None = None,
        joined: Sequence[Person] = (),
        within: Callable[[AsyncConnection, int], Awaitable[None]] | None = None,
    ) -> Table:
        """Open a lobby in a channel, if the server allows it; its creator is the first to join.

        ``roles`` are the creator's roles on the server. ``gentle`` chooses the game's gentle
        options; by default people who have not played the game yet get them. As a ``campaign`` it
        is the first scenario of one, with the options of all of them; ``like`` has the options,
        clock, pace and computer players that the new table takes over, unless another ``pace`` is
        named. The lobby is ``posted`` in the
        channel, with a ping for people who are ``invited``. Where the channel is a thread or forum
        post that was opened for it, ``place`` is that, and ``lobby_message_id`` the message there
        that becomes the lobby's. People in ``joined`` sit down at once, as far as they may;
        ``within`` is called with the table's number in the same transaction.
        """
        try:
            chosen = find(game)
        except KeyError:
            raise Refusal(phrase("host.refused.unknown_game", game=game)) from None
        options = rules_of(chosen).options() if campaign else chosen.options()
        now = self._engine.clock()
        row: dict[str, object] = {
            "guild_id": guild_id,
            "channel_id": channel_id,
            "game": game,
            "status": "lobby",
            "language": language,
            "options": options.model_dump(mode="json"),
            "creator_id": creator.id,
            "lobby_message_id": lobby_message_id,
            "entry_count": 0,
            "awaited": [],
            "awaits_computer": False,
            # The hash is in the lobby's post before any player adds a word.
            "seed": self._engine.entropy(32),
            "told_entry": -1,
            "created": now,
            "updated": now,
        }
        try:
            async with self._engine.database.write() as connection:
                server = await require_may_create(
                    connection, guild_id, creator.id, now=now, moderator=moderator, roles=roles
                )
                clock = PRESETS.get(server.clock) if server.clock is not None else None
                await tables.upsert_person(connection, creator, now)
                if campaign:
                    row["campaign_id"] = await campaigns.open_campaign(
                        connection, guild_id, game, options.model_dump(mode="json"), now
                    )
                    row["scenario"] = 1
                elif like is not None:
                    clock, row["agreement"] = like.clock, like.agreement
                    row["hints"], row["pace"] = like.hints, like.pace
                    row["options"] = _options_again(chosen, like)
                elif gentle or not await tables.has_played(connection, creator.id, game):
                    options = chosen.options.model_validate(chosen.gentle)
                    row["options"] = options.model_dump(mode="json")
                if pace is not None:
                    row["pace"] = pace
                table_id = await tables.insert_table(connection, {**row, "clock": written(clock)})
                await tables.add_member(connection, table_id, 0, person_id=creator.id)
                seated = await _seat(connection, table_id, guild_id, joined, now)
                levels = self._engine.computer_levels(chosen)
                for order, kind in enumerate(_computers_of(chosen, like, levels), 1 + seated):
                    await tables.add_member(connection, table_id, order, computer=kind)
                if within is not None:
                    await within(connection, table_id)
                if place is not None:
                    await places.add(connection, place)
                    await places.mark(connection, [channel_id], now)
                if posted:
                    await lobby_post.owe_first(connection, table_id, now, invited)
                return (await existing(connection, table_id)).table
        except IntegrityError as error:
            raise Refusal(phrase("host.refused.channel_taken")) from error

    async def get(self, table_id: int) -> Table:
        """A table by its number."""
        return (await self._engine.stored(table_id)).table

    async def in_channel(self, channel_id: int) -> Table | None:
        """The open table of a channel, else the newest that was played there."""
        async with self._engine.database.read() as connection:
            stored = await tables.in_channel(connection, channel_id)
        return stored.table if stored is not None else None

    async def cancel(self, table_id: int, person_id: int, *, moderator: bool = False) -> Table:
        """Close a table for good. Only a moderator may end a match with other players."""
        async with self._engine.changing(table_id) as work:
            await cancel(work, person_id, moderator=moderator)
        return work.table


async def _seat(
    connection: AsyncConnection, table_id: int, guild_id: int, joined: Sequence[Person], now: float
) -> int:
    """Give people places behind the creator's; returns how many may sit down."""
    count = 0
    for person in joined:
        try:
            await require_may_join(connection, guild_id, person.id, now)
        except Refusal:
            continue
        count += 1
        await tables.upsert_person(connection, person, now)
        await tables.add_member(connection, table_id, count, person_id=person.id)
    return count


def _options_again(game: AnyGame, like: TableTemplate) -> dict[str, JsonValue]:
    """The options of an earlier table or a template, as far as the game still has them."""
    offered = table_fields(game.options)
    kept = {name: value for name, value in like.options.items() if name in offered}
    try:
        chosen = game.options.model_validate(kept)
    except ValidationError:
        chosen = game.options()
    return dict(chosen.model_dump(mode="json"))


def _computers_of(game: AnyGame, like: TableTemplate | None, levels: Sequence[str]) -> list[str]:
    """The computer players of an earlier table or a template that are of these levels."""
    found = like.computers if like else ()
    return [kind for kind in found if kind in levels][: max(game.people) - 1]


async def cancel(work: TableWork, person_id: int, *, moderator: bool = False) -> None:
    """Close a table for good; refuses people who may not."""
    require_may_cancel(work.table, person_id, moderator=moderator)
    if work.table.status != "lobby":
        await work.owe("cancelled")
    if work.table.interlude:
        await interlude.show(work)
    values = {"status": "cancelled", "awaits_computer": False, "finished": work.now}
    await work.change(values)
    await work.update_waits()
    await close(work)
    await lobby_post.show(work)
    await seats.delete_marks(work.connection, work.id)
    await log.drop_snapshots(work.connection, work.id)
    await work.end_undo_votes()


def require_may_cancel(table: Table, person_id: int, *, moderator: bool) -> None:
    """Refuse people who may not close the table; only moderators close a shared match."""
    if not table.is_open:
        raise Refusal(phrase("host.refused.closed"))
    require_may_arrange(table, person_id, moderator)
    if not table.gathering and not moderator and table.claimants != (person_id,):
        raise Refusal(phrase("host.refused.cancel_running"))


def require_may_arrange(table: Table, person_id: int, moderator: bool) -> None:
    """Refuse people who are neither the table's owner nor a moderator."""
    if not moderator and table.creator_id != person_id:
        raise Refusal(phrase("host.refused.not_creator"))

"""What a table remembers: notes of its people, its history, its log as a file, its proof."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from bot.errors import Refusal
from bot.host.disclosure import Disclosure, Say, partial, whole
from bot.host.history import Moment, Walk, moment_of, walk_of
from bot.host.house import existing, game_of
from bot.host.model import Person, Table
from bot.host.play import Play, proof
from bot.storage import log as storedlog
from bot.storage import notes, played, tables
from bot.storage.played import Played
from bot.storage.tables import Stored
from games.core.game import AnyGame
from games.core.log import Entry, Record, live, record
from games.core.phrase import phrase
from games.core.proof import unfair
from games.core.script import Diverged

LONGEST_NOTE: Final = 2000
WALKS_KEPT: Final = 12
LISTED: Final = 200


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a proof of luck came to.

    ``seed`` is None while the match goes on. ``checked`` outcomes were drawn again from it, those
    of ``wrong`` (numbers of entries) came out differently; ``genuine`` says whether it is the
    seed whose hash was published at the start.
    """

    table: Table
    seed_hash: str
    seed: str | None = None
    genuine: bool = True
    checked: int = 0
    wrong: tuple[int, ...] = ()


class Memory:
    """The doors for looking back; it never changes a match."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._walks: OrderedDict[int, Walk] = OrderedDict()
        self._telling = asyncio.Semaphore(1)

    # Notes

    async def note(self, table_id: int, person_id: int) -> str:
        """A person's own note at a table; empty where there is none."""
        async with self._play.database.read() as connection:
            await existing(connection, table_id)
            return await notes.note(connection, table_id, person_id)

    async def write_note(self, table_id: int, person: Person, text: str) -> str:
        """Write a note in place of the one before; an empty one takes it away."""
        return await self._write(table_id, person, text, add=False)

    async def add_to_note(self, table_id: int, person: Person, line: str) -> str:
        """Write a line below what the person's note says already; returns all of it."""
        return await self._write(table_id, person, line, add=True)

    async def _write(self, table_id: int, person: Person, text: str, *, add: bool) -> str:
        now = self._play.clock()
        async with self._play.database.write() as connection:
            await existing(connection, table_id, for_update=True)
            if add:
                before = await notes.note(connection, table_id, person.id)
                text = f"{before}\n{text.strip()}"
            text = text.strip()
            if len(text) > LONGEST_NOTE:
                raise Refusal(phrase("memory.refused.long_note", most=LONGEST_NOTE))
            await tables.meet(connection, person, now)
            await notes.write(connection, table_id, person.id, text, now)
        return text

    # Looking back

    async def played_on(self, guild_id: int, *, over: bool = False) -> list[Played]:
        """The matches of a server that can be looked at, the newest first."""
        async with self._play.database.read() as connection:
            return await played.on_server(connection, guild_id, limit=LISTED, over=over)

    async def moment(self, table_id: int, seat: str | None, entry: int | None = None) -> Moment:
        """The step of a history at ``entry`` (None: the newest) as ``seat`` may see it.

        Whether the asking person holds the seat is for the caller to check.
        """
        stored = await self._play.stored(table_id)
        if seat is not None and seat not in stored.table.seats:
            raise Refusal(phrase("host.refused.no_seat", seat=seat))
        walk = await self._walk(stored)
        return await asyncio.to_thread(moment_of, walk, stored.table, seat, entry)

    async def _walk(self, stored: Stored) -> Walk:
        table_id = stored.table.id
        async with self._telling:
            # One log is told at a time: whoever waited for the same one finds it told.
            walk = self._walks.get(table_id)
            if walk is None or walk.count != stored.table.entry_count:
                header, entries = stored.header, await self._entries(stored)
                if header is None:
                    raise Refusal(phrase("host.refused.not_started"))
                try:
                    walk = await asyncio.to_thread(walk_of, game_of(stored), header, entries)
                except Diverged as error:
                    raise Refusal(phrase("host.refused.unreadable")) from error
            self._walks[table_id] = walk
            self._walks.move_to_end(table_id)
            while len(self._walks) > WALKS_KEPT:
                self._walks.popitem(last=False)
            return walk

    async def _entries(self, stored: Stored) -> list[Entry]:
        async with self._play.database.read() as connection:
            entries = await storedlog.entries(connection, stored.table.id)
        # A move may have been made since the table was read.
        return entries[: stored.table.entry_count]

    # The log as a file

    async def disclose(self, table_id: int, person_id: int, say: Say) -> Disclosure:
        """The log as far as a person may know it: all of it once the match has ended."""
        play = self._play
        stored = await play.stored(table_id)
        table, header = stored.table, stored.header
        if header is None:
            raise Refusal(phrase("host.refused.not_started"))
        entries = await self._entries(stored)
        async with play.database.read() as connection:
            times = (await played.times(connection, table_id))[: len(entries)]
        if proof(stored) is None:
            walk = await self._walk(stored)
            held = table.known_to(person_id)
            text = partial(table, header, entries, times, walk.notes, held, say)
            return Disclosure(table, text, whole=False)
        try:
            digest = (await play.replayed(stored)).match.digest
        except Diverged:
            digest = None
        told = record(header, entries, stored.seed, digest)
        return Disclosure(table, whole(table, told, times, say), whole=True)

    # The proof of luck

    async def verify(self, table_id: int) -> Verdict:
        """Draw every outcome of a match that has ended again from its published seed."""
        stored = await self._play.stored(table_id)
        table, header, published = stored.table, stored.header, proof(stored)
        if header is None:
            raise Refusal(phrase("host.refused.not_started"))
        if published is None:
            return Verdict(table, header.seed_hash)
        told = record(header, await self._entries(stored))
        seed = bytes.fromhex(published.seed)
        checked = sum(e.kind == "chance" and e.number >= header.forked for e in live(told.log()))
        try:
            wrong = await asyncio.to_thread(_unfair, game_of(stored), told, seed)
        except Diverged as error:
            raise Refusal(phrase("host.refused.unreadable")) from error
        if wrong is None:
            return Verdict(table, header.seed_hash, published.seed, genuine=False)
        return Verdict(table, header.seed_hash, published.seed, True, checked, tuple(wrong))


def _unfair(game: AnyGame, told: Record, seed: bytes) -> list[int] | None:
    """The outcomes that do not follow from the seed; None where it is another seed altogether."""
    try:
        return unfair(game, told, seed)
    except ValueError:
        return None

"""kill -9 at random moments: no acknowledged move is lost, none is applied twice, and every post
reaches the channel exactly once.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from sqlalchemy import func, select

from bot.host.host import Host
from bot.host.upkeep import campaign_check
from bot.model.posts import LOG_POST_KINDS
from bot.model.table import Table
from bot.storage import schema
from bot.storage.campaign import campaigns
from bot.storage.database import Database
from bot.storage.play import log
from games.core.game import Game
from games.core.log import Entry
from tests.databases import new_postgres, sqlite_url
from tests.toy import Orchard, ToyView
from tests.toy.campaign import SUMMERS

ROOT = Path(__file__).resolve().parents[2]

# Which moments are met depends on the machine all the same.
DICE = random.Random(2026)
ENOUGH = 20
"""So many acknowledged answers prove nothing yet."""


@dataclass(frozen=True)
class Message:
    """A post that stands in a channel."""

    nonce: str
    table: int
    kind: str
    since: int
    entry: int
    notes: list[str]
    status: str
    members: int
    amends: int | None = None


@dataclass
class Discord:
    """Outlives the bot. It takes every post it is given, the same one twice if need be; at times
    it kills the bot on receiving one, before or after it stands in the channel.
    """

    messages: list[Message] = field(default_factory=list)
    victim: int | None = None
    deadly: float = 0.0
    kills: Counter[str] = field(default_factory=Counter)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = await reader.readline()
        if not line:
            # The bot was killed before it could ask.
            writer.close()
            return
        request = json.loads(line)
        nonce = request["nonce"]
        found: int | None = None
        if request.pop("do") == "find":
            found = next((n for n, m in enumerate(self.messages) if m.nonce == nonce), None)
        else:
            fate = DICE.random()
            if fate < self.deadly and self.kill("before the post stands"):
                writer.close()
                return
            self.messages.append(Message(**request))
            found = len(self.messages) - 1
            await asyncio.sleep(DICE.uniform(0, 0.01))
            if fate > 1 - self.deadly and self.kill("after the post stands"):
                writer.close()
                return
        writer.write(json.dumps({"id": found}).encode() + b"\n")
        writer.close()

    def kill(self, why: str) -> bool:
        """Strike, unless it is dead already."""
        if self.victim is None:
            return False
        os.kill(self.victim, signal.SIGKILL)
        self.victim = None
        self.kills[why] += 1
        return True


@dataclass
class Witness:
    """Reads the standard output of the child processes."""

    tries: Counter[int] = field(default_factory=Counter)
    acks: dict[int, list[tuple[int, str, list[str] | None]]] = field(
        default_factory=lambda: defaultdict(list)
    )
    ready: dict[int, set[str]] = field(default_factory=lambda: defaultdict(set))

    @property
    def played(self) -> int:
        """How many answers were acknowledged."""
        return sum(map(len, self.acks.values()))

    def hear(self, words: list[object]) -> None:
        match words:
            case ["try", int(table), str()]:
                self.tries[table] += 1
            case ["ack", int(table), int(entry), str(seat), picks]:
                assert picks is None or isinstance(picks, list)
                self.acks[table].append((entry, seat, picks))
            case ["ready", int(table), str(seat)]:
                self.ready[table].add(seat)


@asynccontextmanager
async def nursery(url: str, socket: str) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.host.killable_process", url, socket),
        cwd=ROOT,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    yield process
    assert process.stdin is not None
    process.stdin.close()
    await process.wait()


async def one_life(
    process: asyncio.subprocess.Process, discord: Discord, witness: Witness, moves: int | None
) -> None:
    """Let a child make so many moves, or (None) end by itself; -1 strikes while it starts up."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"finish\n" if moves is None else b"play\n")
    loop = asyncio.get_running_loop()
    timer: asyncio.TimerHandle | None = None
    born = False
    while True:
        try:
            line = await asyncio.wait_for(process.stdout.readline(), 0.05)
        except TimeoutError:
            # The pipe outlives a killed child: silence, not its end, tells that all was heard.
            if born and discord.victim is None:
                break
            continue
        words = json.loads(line)
        assert words[0] != "crash", words[1]
        witness.hear(words)
        if words[0] == "pid":
            born, discord.victim = True, words[1]
            if moves == -1:
                timer = loop.call_later(DICE.uniform(0, 0.15), discord.kill, "starting up")
        elif words[0] == "end":
            discord.victim = None
            break
        elif words[0] in ("up", "ack") and moves is not None and moves >= 0:
            moves -= 1
            if moves < 0:
                timer = loop.call_later(DICE.uniform(0, 0.03), discord.kill, "playing")
    if timer is not None:
        timer.cancel()


async def survive(url: str, kills: int) -> None:
    """Kill so many children or more, until enough was played; let a last one finish, and look."""
    discord, witness = Discord(deadly=0.05), Witness()
    with tempfile.TemporaryDirectory(prefix="dc") as folder:
        socket = f"{folder}/discord"
        server = await asyncio.start_unix_server(discord.serve, socket)
        async with asyncio.timeout(300), nursery(url, socket) as process:
            while discord.kills.total() < kills or witness.played <= ENOUGH:
                early = discord.kills.total() % 6 == 5
                moves = -1 if early else DICE.randint(0, 12)
                await one_life(process, discord, witness, moves)
            discord.deadly = 0.0
            await one_life(process, discord, witness, None)
        server.close()
    host = Host(Database(url))
    await look(host, discord, witness)
    await host.engine.database.dispose()


async def look(host: Host, discord: Discord, witness: Witness) -> None:
    assert witness.played > ENOUGH, "too little was played to prove anything"
    # To edit a message twice does no harm, and the last edit counts.
    nonces = Counter(message.nonce for message in discord.messages if message.amends is None)
    assert nonces.most_common(1)[0][1] == 1, "a post stands twice"
    async with host.engine.database.read() as connection:
        unsettled = await connection.scalar(
            select(func.count()).where(schema.outbox.c.state.in_(("pending", "sending")))
        )
        assert unsettled == 0
        ids = list((await connection.scalars(select(schema.tables.c.id))).all())
        logs = {table_id: await log.entries(connection, table_id) for table_id in ids}
        by_people = schema.entries.c.person_id.is_not(None)
        moves = Counter(
            (await connection.scalars(select(schema.entries.c.table_id).where(by_people))).all()
        )
    for table_id, entries in logs.items():
        table = await host.tables.get(table_id)
        assert not table.interlude or not witness.ready[table_id] & {*table.awaited}
        sent = [message for message in discord.messages if message.table == table_id]
        invited = [m for m in sent if m.kind == "interlude" and m.amends is None]
        assert len(invited) <= int((table.scenario or 0) > 1)
        look_at_lobby(table, [message for message in sent if message.kind == "lobby"])
        if table.status == "lobby" or not table.seats:
            continue
        assert [entry.number for entry in entries] == list(range(table.entry_count))
        loaded = await host.engine.loaded(await host.engine.stored(table_id), -1)
        assert not loaded.frozen
        for after, seat, picks in witness.acks[table_id]:
            assert _move_before(entries, after) == (seat, picks)
        assert len(witness.acks[table_id]) <= moves[table_id] <= witness.tries[table_id]
        posts = [message for message in sent if message.kind in LOG_POST_KINDS]
        recaps = [message for message in sent if message.kind == "recap"]
        assert len(recaps) == (table.status == "over")
        assert [post.since for post in posts] == [-1, *(post.entry for post in posts[:-1])]
        if not any(entry.kind == "undo" for entry in entries):
            told = [key for post in posts for key in post.notes]
            heard = [t for t in loaded.match.visible_notes(None, -1) if t.number < posts[-1].entry]
            assert told == [t.note.phrase.key for t in heard]
        assert (posts[-1].kind == "over") == (table.status == "over")
    await look_at_campaigns(host, discord)


def look_at_lobby(table: Table, shown: list[Message]) -> None:
    """The lobby was posted at most once, and its newest edit shows how the table stands."""
    assert sum(message.amends is None for message in shown) <= 1, "a lobby stands twice"
    assert shown or not table.gathering, "a lobby was never posted"
    if shown:
        gathering = shown[-1].status == "lobby"
        assert (gathering, shown[-1].members) == (table.gathering, len(table.members))


async def look_at_campaigns(host: Host, discord: Discord) -> None:
    """Every scenario was begun once and has left what its match left; nothing stands in between."""
    async with host.engine.database.read() as connection:
        known = await campaigns.everyone(connection)
    assert known
    finales = Counter(m.table for m in discord.messages if m.kind == "campaign")
    for campaign_id in known:
        assert await campaign_check.faults(host.engine, campaign_id) == []
        campaign = (await host.campaigns.get(campaign_id)).campaign
        async with host.engine.database.read() as connection:
            ids = await campaigns.tables_of(connection, campaign_id)
        played = [await host.tables.get(table_id) for table_id in ids]
        assert [table.scenario for table in played] == list(range(1, len(played) + 1))
        over = [table.id for table in played if table.status == "over"]
        assert [chapter.table_id for chapter in campaign.chapters] == over
        for chapter in campaign.chapters:
            loaded = await host.engine.loaded(await host.engine.stored(chapter.table_id))
            assert loaded.match.legacy == chapter.legacy
        ended = campaign.state == "finished"
        assert finales[ids[-1]] == ended
        assert ended == (len(over) == SUMMERS)
    assert len(known) > 1 or campaign.chapters, "too little was played to prove anything"


def _move_before(entries: list[Entry], after: int) -> tuple[str | None, list[str] | None]:
    """Who moved how to make the log so long: the last entry before it that is not chance."""
    made = next(entry for entry in reversed(entries[:after]) if entry.kind != "chance")
    return made.seat, sorted(made.picks) if made.kind == "answer" else None


@pytest.mark.slow
async def test_kills_on_sqlite(tmp_path: Path, toy: Game[Orchard, ToyView]) -> None:
    await survive(sqlite_url(tmp_path), 30)


@pytest.mark.slow
@pytest.mark.postgres
async def test_kills_on_postgres(postgres: Path, toy: Game[Orchard, ToyView]) -> None:
    await survive(await new_postgres(postgres), 10)

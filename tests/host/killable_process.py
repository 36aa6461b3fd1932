"""A process that plays until it is killed.

``python -m tests.host.killable_process DATABASE SOCKET`` imports everything once. For each line of
standard input it forks a child that plays at several tables at once ("play") or only sends owed
posts and ends ("finish"). A child prints what it tries and what the host has acknowledged; its
posts go through the socket to a channel that outlives it.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
import traceback
from contextlib import suppress
from dataclasses import dataclass

from bot.errors import Refusal, StaleMove
from bot.host.host import Host
from bot.model.people import Person
from bot.model.posts import Post
from bot.model.table import Table
from bot.storage.database import Database
from games.core.game import register
from tests.host.answering import give, take_back
from tests.toy import TOY

PEOPLE = (Person(1, "Ada"), Person(2, "Bo"))
CHANNELS = {10: (1, 2), 11: (2, 0), 12: (2, 1), 13: (2, 1)}
"""How many people and computers play in which channel."""
UNDOING = 12
"""In this channel answers are sometimes taken back."""
CAMPAIGN = 13
"""In this one campaigns are played, one after the other."""
LOBBY = 14
"""In this one tables are opened, changed and closed, and no match ever begins."""


@dataclass(frozen=True)
class SocketPostSender:
    """Sends posts to the Discord at the other end of a socket."""

    socket: str

    async def deliver(self, post: Post) -> int:
        told = post.position.notes if post.position is not None else ()
        message_id = await self._call(
            {
                "do": "deliver",
                "nonce": post.nonce,
                "table": post.table.id,
                "kind": post.kind,
                "since": post.since_entry,
                "entry": post.entry,
                "notes": [note.phrase.key for note in told],
                "amends": post.amends,
                "status": post.table.status,
                "members": len(post.table.members),
            }
        )
        assert message_id is not None
        return message_id

    async def find(self, post: Post) -> int | None:
        return await self._call({"do": "find", "nonce": post.nonce})

    async def _call(self, request: dict[str, object]) -> int | None:
        reader, writer = await asyncio.open_unix_connection(self.socket)
        writer.write(json.dumps(request).encode() + b"\n")
        await writer.drain()
        reply: dict[str, int | None] = json.loads(await reader.readline())
        writer.close()
        return reply["id"]


def say(*words: object) -> None:
    """One line, whole or not at all: short writes to a pipe are atomic."""
    os.write(1, json.dumps(words).encode() + b"\n")


async def table_in(host: Host, channel: int) -> Table:
    """The running table of a channel; a new one where the last is over."""
    table = await host.tables.in_channel(channel)
    if table is None or not table.is_open:
        campaign = channel == CAMPAIGN
        table = await host.tables.create(5, channel, PEOPLE[0], "toy", "en", campaign=campaign)
    if table.gathering:
        people, computers = CHANNELS[channel]
        for person in PEOPLE[:people]:
            if table.member_of(person.id) is None:
                table = await host.lobby.join(table.id, person)
        while len(table.members) < people + computers:
            table = await host.lobby.add_computer(table.id, PEOPLE[0].id, "sensible")
        option = ("storms", True) if channel == CAMPAIGN else ("weather", "storm")
        await host.lobby.set_option(table.id, PEOPLE[0].id, *option)
        table = await host.lobby.start(table.id, PEOPLE[0].id)
    return table


async def gather(host: Host) -> None:
    """Something happens in a lobby: people and computers come and go, or it is closed.

    Each table is opened by somebody new, because nobody may open more than thirty an hour.
    """
    table = await host.tables.in_channel(LOBBY)
    if table is None or not table.is_open:
        creator = Person(random.randint(1_000, 1_000_000), "Cy")
        table = await host.tables.create(5, LOBBY, creator, "toy", "en")
    first, second = Person(table.creator_id, "Cy"), PEOPLE[1]
    changes = (
        lambda: host.lobby.join(table.id, second),
        lambda: host.lobby.leave(table.id, second.id),
        lambda: host.lobby.add_computer(table.id, first.id, "sensible"),
        lambda: host.lobby.remove_computer(table.id, first.id, table.members[-1].order),
        lambda: host.lobby.set_option(table.id, first.id, "rounds", random.randint(1, 5)),
        lambda: host.tables.cancel(table.id, first.id),
    )
    with suppress(Refusal):
        await random.choice(changes)()
    await asyncio.sleep(random.uniform(0, 0.02))


async def move(host: Host, table: Table) -> None:
    """One answer of one of the awaited people, or one taken back."""
    seats = [seat for seat in table.awaited if table.people_of(seat)]
    if not seats:
        await asyncio.sleep(0.001)
        return
    seat = random.choice(seats)
    person = table.people_of(seat)[0]
    if table.interlude:
        await host.campaigns.say_ready(table.id, person)
        say("ready", table.id, seat)
        return
    position = await host.play.position(table.id, seat)
    if position.ask is None:
        return
    try:
        if table.channel_id == UNDOING and position.can_undo and random.random() < 0.2:
            say("try", table.id, seat)
            after = await take_back(host, table.id, person, seat, position.entry)
            say("ack", table.id, after.entry, seat, None)
        else:
            picks = random.sample(position.ask.options, position.ask.low)
            say("try", table.id, seat)
            asked = position.ask.fingerprint
            after = await give(host, table.id, person, seat, position.entry, picks, asked)
            say("ack", table.id, after.entry, seat, picks)
    except StaleMove:
        say("stale", table.id, seat)


async def play(database: str, socket: str, *, finish: bool) -> None:
    host = Host(Database(database))
    await host.start_up(SocketPostSender(socket))
    say("up")

    async def sit(channel: int) -> None:
        while True:
            await move(host, await table_in(host, channel))

    async def come_and_go() -> None:
        while True:
            await gather(host)

    if not finish:
        await asyncio.gather(come_and_go(), *(sit(channel) for channel in CHANNELS))
    await host.wait_until_idle()
    await host.shut_down()
    say("end")


def main() -> None:
    database, socket = sys.argv[1:]
    register(TOY)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for lives, line in enumerate(sys.stdin):
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            random.seed(lives)
            try:
                asyncio.run(play(database, socket, finish=line.strip() == "finish"))
            except BaseException:
                say("crash", traceback.format_exc())
                os._exit(1)
            os._exit(0)
        say("pid", child)


if __name__ == "__main__":
    main()

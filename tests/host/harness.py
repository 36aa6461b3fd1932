"""A host with the toy game, and people who play there."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from bot.host.host import Host
from bot.host.play.drafts import draft_of
from bot.model.match import Position
from bot.model.people import Person
from bot.model.table import Table
from bot.storage.database import Database
from games.core.game import AnyGame
from games.core.steps import Ask, Picks
from tests.host.answering import give
from tests.host.fake_channel import FakeChannel

ADA, BO, CY, DI = Person(1, "Ada"), Person(2, "Bo"), Person(3, "Cy"), Person(4, "Di")
PEOPLE = (ADA, BO, CY, DI)
Choice = Callable[[Ask], Picks]


def first(ask: Ask) -> Picks:
    """The least that a question takes."""
    return ask.options[: ask.low]


def eager(ask: Ask) -> Picks:
    """Picks apples wherever possible, so that something happens."""
    return ("pick",) if "pick" in ask.options else ask.options[: ask.high]


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class HostHarness:
    """One process of the bot on a database, with a stand-in for Discord."""

    def __init__(
        self,
        database: Database,
        *,
        channel: FakeChannel | None = None,
        rules: str = "1",
        loaded_limit: int = 256,
    ) -> None:
        self.clock = Clock()
        self.channel = channel or FakeChannel()
        self.seeds = count()
        self.rules = rules
        self.host = Host(
            database,
            clock=self.clock,
            entropy=lambda size: bytes([next(self.seeds)]) * size,
            loaded_limit=loaded_limit,
            rules=self._rules,
        )

    def _rules(self, game: AnyGame) -> str:
        return self.rules

    async def lobby(
        self, people: int = 2, computers: int = 0, channel_id: int = 10, *, posted: bool = False
    ) -> Table:
        """A lobby of Ada's with so many at it; ``posted`` in its channel or not."""
        table = await self.host.tables.create(5, channel_id, ADA, "toy", "en", posted=posted)
        for person in PEOPLE[1:people]:
            table = await self.host.lobby.join(table.id, person)
        for _ in range(computers):
            table = await self.host.lobby.add_computer(table.id, ADA.id, "sensible")
        return table

    async def begun(
        self,
        people: int = 2,
        computers: int = 0,
        channel_id: int = 10,
        **options: int | str | bool,
    ) -> Table:
        """A running table."""
        table = await self.lobby(people, computers, channel_id)
        for field, value in options.items():
            await self.host.lobby.set_option(table.id, ADA.id, field, value)
        return await self.host.lobby.start(table.id, ADA.id)

    async def later(self, seconds: float) -> None:
        """Let time pass; everything that falls due meanwhile happens."""
        self.clock.now += seconds
        self.host.alarms.start()
        await self.host.wait_until_idle()

    async def asked(self, table_id: int) -> Position:
        """The position of a person who is awaited."""
        table = await self.host.tables.get(table_id)
        seat = next(seat for seat in table.awaited if table.people_of(seat))
        return await self.host.play.position(table_id, seat)

    async def draft(self, table_id: int, seat: str) -> Picks:
        """What a seat has picked so far."""
        async with self.host.engine.reading(table_id) as look:
            return await draft_of(look.connection, table_id, look.match, seat)

    async def answer(self, position: Position, choice: Choice = first) -> Position:
        """Let the holder of the position's seat answer."""
        assert position.ask is not None
        assert position.seat is not None
        person = position.table.people_of(position.seat)[0]
        return await give(
            self.host,
            position.table.id,
            person,
            position.seat,
            position.entry,
            choice(position.ask),
            position.ask.fingerprint,
        )

    async def play(self, table_id: int, answers: int = 1000, choice: Choice = first) -> Table:
        """People answer until the match is over, or so many answers are given."""
        for _ in range(answers):
            await self.host.wait_until_idle()
            table = await self.host.tables.get(table_id)
            if table.status != "running":
                break
            await self.answer(await self.asked(table_id), choice)
        await self.host.wait_until_idle()
        return await self.host.tables.get(table_id)

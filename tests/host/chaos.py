"""Random actions at a table, and the invariants that must hold after each.

Each deed is one that people, moderators, Discord or time can do. A deed that is not possible is
refused; nothing else may be raised, and after each one the table has to make sense.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random

from sqlalchemy import select

from bot.errors import Refusal
from bot.host.moderation.moderation import Moderator
from bot.host.waits.clock_times import DAY, HOUR
from bot.model.clicks import Click, Options
from bot.model.people import Person
from bot.model.table import Table
from bot.storage import schema
from bot.storage.play import log, plans
from bot.storage.posts import alarms
from bot.storage.table import tables, votes, waits
from games.core.game import find
from games.core.match import Match
from tests.host.answering import take_back
from tests.host.harness import HostHarness

# Numbers as Discord gives them: none of them is also that of an entry or of a vote.
PEOPLE = tuple(Person(10**17 + n, name) for n, name in enumerate(("Ada", "Bo", "Cy", "Di")))
OUTSIDERS = (Person(2 * 10**17, "Eve"), Person(2 * 10**17 + 1, "Fay"))
MODERATOR = Moderator(5, Person(3 * 10**17, "Mo"))
CHANNELS = (10, 11, 12)


class Chaos:
    """Does one thing after the other to a table, by a seeded lot."""

    def __init__(self, harness: HostHarness, table: Table, seed: str) -> None:
        self.harness, self.host = harness, harness.host
        self.table_id = table.id
        self.lot = Random(seed)
        self.done: list[str] = []
        self.deeds: list[tuple[int, Callable[[], Awaitable[object]]]] = [
            (14, self.answer),
            (3, self.undo),
            (3, self.try_out),
            (3, self.plan_ahead),
            (6, self.ask_to_go_back),
            (8, self.vote_about_going_back),
            (4, self.vote_about_time),
            (5, self.wait),
            (3, self.leave),
            (2, self.sit_in),
            (3, self.come_back),
            (3, self.take_over),
            (1, self.fill_in),
            (2, self.replace),
            (2, self.pause),
            (4, self.resume),
            (2, self.move),
            (1, self.lose),
            (3, self.find),
            (1, self.server_gone),
            (3, self.server_back),
            (1, self.roll_back),
            (1, self.answer_for),
            (1, self.be_away),
            (1, self.be_forgotten),
            (1, self.set_clock),
            (1, self.restart),
        ]

    async def step(self) -> None:
        """Do something, and look whether the table still makes sense."""
        deed = self.lot.choices([d for _, d in self.deeds], [weight for weight, _ in self.deeds])[0]
        name = deed.__name__
        try:
            await deed()
        except Refusal as refusal:
            name += f" ({refusal.phrase.key})"
        self.done.append(name)
        await self.host.wait_until_idle()
        await self.look()

    # What may happen

    async def table(self) -> Table:
        return await self.host.tables.get(self.table_id)

    async def somebody(self) -> int:
        """A random person with a claim to a seat."""
        return self.lot.choice((await self.table()).claimants or (PEOPLE[0].id,))

    async def answer(self) -> None:
        table = await self.table()
        held = [seat for seat in table.awaited if table.people_of(seat)]
        if held:
            position = await self.host.play.position(table.id, self.lot.choice(held))
            assert (position.ask is None) == (not table.playing)
            if position.ask is None:
                return
            await self.harness.answer(
                position, lambda ask: tuple(self.lot.sample(ask.options, ask.low))
            )

    async def undo(self) -> None:
        table, person = await self.table(), await self.somebody()
        for seat in table.seats_of(person):
            await take_back(self.host, table.id, person, seat, table.entry_count)

    async def try_out(self) -> None:
        table = await self.table()
        for person in table.awaited_people[:1]:
            seat = next(s for s in table.seats_of(person) if s in table.awaited)
            tried = await self.host.trials.begin(table.id, person, seat)
            if self.lot.random() < 0.5 and tried.position.ask is not None:
                await self.host.trials.commit(table.id, person, seat, len(tried.taken))

    async def plan_ahead(self) -> None:
        """Make a plan for somebody who waits or is asked, of guesses and one own answer."""
        table, person = await self.table(), await self.somebody()
        trials = self.host.trials
        for seat in table.seats_of(person)[:1]:
            tried = await trials.begin(table.id, person, seat, waiting=True)
            tried = await trials.guess(table.id, person, seat, 0, until_asked=True)
            ask, count = tried.position.ask, len(tried.taken)
            if ask is None:
                return
            picks = tuple(self.lot.sample(ask.options, ask.low))
            click = Click(seat, count, ask.fingerprint, Options(picks))
            tried = (await trials.click(table.id, person, click)).shown
            made = await self.host.plans.make(table.id, person, seat, len(tried.taken))
            if self.lot.random() < 0.3:
                await self.host.plans.hold_whatever(
                    table.id, person, seat, made.plan, whatever=True
                )

    async def ask_to_go_back(self) -> None:
        table, person = await self.table(), await self.somebody()
        for seat in table.seats_of(person)[:1]:
            targets = await self.host.undo_votes.targets(table.id, person, seat)
            number = self.lot.choice(targets.targets).number
            await self.host.undo_votes.ask(table.id, person, seat, number, table.entry_count)

    async def vote_about_going_back(self) -> None:
        petition = await self.host.undo_votes.open_vote(self.table_id)
        if petition is not None:
            person, moderator = await self.somebody(), self.lot.random() < 0.1
            person = MODERATOR.person.id if moderator else person
            await self.host.undo_votes.vote(
                self.table_id,
                petition.id,
                person,
                agree=self.lot.random() < 0.8,
                moderator=moderator,
            )

    async def vote_about_time(self) -> None:
        for petition in await self.host.timeout_votes.open_at(self.table_id):
            choice = self.lot.choice(("wait", "computer", "open"))
            await self.host.timeout_votes.vote(petition.id, await self.somebody(), choice)

    async def wait(self) -> None:
        self.harness.clock.now += self.lot.choice((HOUR, 8 * HOUR, DAY, 4 * DAY))
        self.host.engine.database.alarm_set(self.harness.clock.now)

    async def leave(self) -> None:
        person = await self.somebody()
        to = self.lot.choice(("computer", "open"))
        await self.host.seats.give_up(self.table_id, person, to)  # type: ignore[arg-type]

    async def sit_in(self) -> None:
        await self.host.seats.sit_in(self.table_id, await self.somebody())

    async def come_back(self) -> None:
        await self.host.seats.come_back(self.table_id, await self.somebody())

    async def take_over(self) -> None:
        person = self.lot.choice((*PEOPLE, *OUTSIDERS))
        await self.host.seats.take_over(self.table_id, self.lot.randrange(3), person)

    async def fill_in(self) -> None:
        await self.host.seats.fill_in(self.table_id, self.lot.randrange(3))

    async def replace(self) -> None:
        person = self.lot.choice((*PEOPLE, *OUTSIDERS))
        deed = self.host.moderation.replace
        await deed(MODERATOR, self.table_id, self.lot.randrange(3), person)

    async def pause(self) -> None:
        await self.host.moderation.pause(MODERATOR, self.table_id)

    async def resume(self) -> None:
        await self.host.moderation.resume(MODERATOR, self.table_id)

    async def move(self) -> None:
        await self.host.moderation.move(MODERATOR, self.table_id, self.lot.choice(CHANNELS))

    async def lose(self) -> None:
        await self.host.lost_channels.gone(5, [(await self.table()).channel_id])

    async def find(self) -> None:
        await self.host.lost_channels.back(self.table_id)

    async def server_gone(self) -> None:
        await self.host.lost_channels.left(5)

    async def server_back(self) -> None:
        await self.host.lost_channels.returned(5)

    async def roll_back(self) -> None:
        table = await self.table()
        number = self.lot.randrange(max(1, table.entry_count))
        await self.host.moderation.rollback(MODERATOR, table.id, number, table.entry_count)

    async def answer_for(self) -> None:
        table = await self.table()
        for seat in table.awaited[:1]:
            await self.host.moderation.answer(MODERATOR, table.id, seat, table.entry_count)

    async def be_away(self) -> None:
        known = {p.id: p for p in (*PEOPLE, *OUTSIDERS)}
        now, person = self.harness.clock.now, known[await self.somebody()]
        await self.host.absences.leave(person, now, now + 3 * DAY, "")

    async def be_forgotten(self) -> None:
        await self.host.privacy.forget(await self.somebody())

    async def set_clock(self) -> None:
        preset = self.lot.choice((None, "quick", "steady"))
        await self.host.moderation.set_clock(MODERATOR, self.table_id, preset)

    async def restart(self) -> None:
        """The process forgets what it has in memory."""
        self.host.engine.forget(self.table_id)
        self.host.trials.forget()

    # What has to hold

    async def look(self) -> None:
        """Check the invariants of a table."""
        table, now = await self.table(), self.harness.clock.now
        told = ", ".join(self.done[-8:])
        claims = [p for m in table.members for p in (m.person_id, m.owner_id) if p is not None]
        assert len(set(claims)) == len(claims), f"somebody has two places after {told}"
        for member in table.members:
            assert member.person_id is None or not (member.vacant or member.computer), told
        async with self.host.engine.database.read() as connection:
            waiting = await waits.at_table(connection, table.id)
            opened = await votes.open_at(connection, table.id)
            entries = await log.entries(connection, table.id)
            stored = await tables.fetch(connection, table.id)
            tried = schema.trials.c
            here = select(tried.seat, tried.person_id).where(tried.table_id == table.id)
            rows = await connection.execute(here)
            trials = [(row.seat, row.person_id) for row in rows]
            planned = await plans.plans_at(connection, table.id)
            armed = {
                petition.id: [
                    await alarms.find(connection, f"{kind}:{petition.id}")
                    for kind in (
                        {"flag": "vote", "rewind": "petition"}[petition.kind],
                        "vote_look",
                    )
                ]
                for petition in opened
            }
        awaited = table.called
        assert {*waiting} == {*awaited}, f"waits differ after {told}"
        assert all(wait.since <= now for wait in waiting.values()), f"a wait to come after {told}"
        assert len(entries) == table.entry_count
        for seat, person in trials:
            assert person in table.people_of(seat), f"a trial of nobody after {told}"
        for seat, left in planned.items():
            assert left.person_id in table.people_of(seat), f"a plan of nobody after {told}"
            assert table.status != "over", f"a plan for a match that is over after {told}"
        for petition in opened:
            assert table.status == "running", f"a vote at a closed table after {told}"
            count, looks = armed[petition.id]
            assert looks is not None, f"nobody looks after a vote after {told}"
            assert (petition.due is None) == table.resting, f"a vote's time after {told}"
            late = petition.kind == "flag" and petition.due is not None and petition.due <= now
            assert table.resting or late or count is not None, f"an uncounted vote after {told}"
            if petition.kind == "flag":
                assert petition.subject_id in awaited, f"a vote about nobody after {told}"
            else:
                assert petition.entry == table.entry_count, f"a vote overtaken after {told}"
        if stored is not None and stored.header is not None and table.status == "running":
            match = Match(find("toy"), stored.header, entries)
            assert match.awaited == table.awaited, f"another question after {told}"
            assert table.awaited, f"nobody is awaited after {told}"

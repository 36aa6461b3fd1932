"""Plans made of trials: they answer exactly what was thought through, in secret."""

from __future__ import annotations

import pytest

from bot.errors import Refusal, StaleMove
from bot.host.play.trial_replay import TrialState
from bot.model.clicks import Click, Options
from bot.model.match import Position
from bot.storage.database import Database
from bot.storage.play import plans
from games.core.game import Game
from games.core.trials.plan import Plan
from tests.host.answering import give, take_back
from tests.host.harness import ADA, BO, DI, HostHarness
from tests.host.people.test_reminders import on_both
from tests.host.play.test_trials import at_an_action, whose
from tests.toy import Orchard, ToyView

__all__ = ["on_both"]


class Planner:
    """Whoever waits at the toy game's first action, and thinks ahead."""

    def __init__(self, harness: HostHarness, before: Position) -> None:
        self.harness, self.before = harness, before
        self.table = before.table.id
        assert before.seat is not None
        self.mover = before.seat
        self.seat = next(seat for seat in before.table.seats if seat != before.seat)
        (self.person,) = before.table.people_of(self.seat)

    @classmethod
    async def at_first_action(cls, harness: HostHarness) -> Planner:
        return cls(harness, await at_an_action(harness))

    async def tried(self, *picks: tuple[str, ...]) -> TrialState:
        """A new trial with these answers, guesses and own ones as they come."""
        trials = self.harness.host.trials
        tried = await trials.begin(self.table, self.person, self.seat, waiting=True)
        for number, chosen in enumerate(picks):
            ask = tried.other.ask if tried.other is not None else tried.position.ask
            assert ask is not None
            click = Click(self.seat, number, ask.fingerprint, Options(chosen))
            result = await trials.click(self.table, self.person, click)
            assert result.refused is None
            tried = result.shown
        return tried

    async def plans(self, *picks: tuple[str, ...]) -> Plan:
        """A branch of the plan from a new trial with these answers."""
        tried = await self.tried(*picks)
        made = await self.harness.host.plans.make(
            self.table, self.person, self.seat, len(tried.taken)
        )
        return made.plan

    async def mover_answers(self, *picks: str) -> None:
        position = await self.harness.host.play.position(self.table, self.mover)
        (person,) = position.table.people_of(self.mover)
        await give(self.harness.host, self.table, person, self.mover, position.entry, picks)
        await self.harness.host.wait_until_idle()

    async def answers(self) -> list[tuple[str, ...]]:
        """What the planner's seat has answered since the plan was made."""
        async with self.harness.host.engine.reading(self.table) as look:
            entries = look.match.entries[self.before.entry :]
        return [e.picks for e in entries if e.seat == self.seat and e.kind == "answer"]

    async def stored(self) -> Plan | None:
        async with self.harness.host.engine.database.read() as connection:
            left = (await plans.plans_at(connection, self.table)).get(self.seat)
        return left.plan if left is not None else None


async def test_a_plan_answers_what_was_thought_through(on_both: HostHarness) -> None:
    planner = await Planner.at_first_action(on_both)
    plan = await planner.plans(("pass",), ("pick",), ("A1", "B2"))
    assert [len(branch.steps) for branch in plan.branches] == [2]
    assert all(step.certain for step in plan.branches[0].steps)
    assert plan.branches[0].steps[0].events
    await planner.mover_answers("pass")
    assert await planner.answers() == [("pick",), ("A1", "B2")]
    # It has done all it was made for, and the person is told so.
    assert await planner.stored() == Plan()
    panel = await on_both.host.panels.look(planner.table, planner.person, planner.seat)
    assert [len(done.answer) for done in panel.planned] == [1, 2]
    assert panel.unread.news is not None
    assert all(done.entry >= panel.unread.news.since for done in panel.planned)


async def test_a_plan_of_two_branches_answers_by_what_the_other_does(
    harness: HostHarness,
) -> None:
    planner = await Planner.at_first_action(harness)
    await planner.plans(("pass",), ("pass",))
    plan = await planner.plans(("pick",), ("A1",), ("pick",), ("B2",))
    assert len(plan.branches) == 2
    await planner.mover_answers("pick")
    assert await planner.answers() == []
    await planner.mover_answers("A1")
    assert await planner.answers() == [("pick",), ("B2",)]


async def test_who_does_something_else_is_not_answered_by_plan(harness: HostHarness) -> None:
    planner = await Planner.at_first_action(harness)
    await planner.plans(("pass",), ("pick",), ("A1",))
    await planner.mover_answers("pick")
    await planner.mover_answers("A1")
    assert await planner.answers() == []
    assert planner.seat in (await harness.host.tables.get(planner.table)).awaited
    assert await planner.stored() == Plan()


async def test_whatever_comes_answers_the_same_question_all_the_same(
    harness: HostHarness,
) -> None:
    planner = await Planner.at_first_action(harness)
    plan = await planner.plans(("pass",), ("pass",))
    kept = await harness.host.plans.hold_whatever(
        planner.table, planner.person, planner.seat, plan, whatever=True
    )
    with pytest.raises(StaleMove):
        await harness.host.plans.hold_whatever(
            planner.table, planner.person, planner.seat, plan, whatever=True
        )
    assert kept.plan.whatever
    position = await harness.host.play.position(planner.table, planner.mover)
    assert position.ask is not None
    await planner.mover_answers("pick")
    await planner.mover_answers("A1")
    planned, asked = kept.plan.branches[0].steps[0].fingerprint, await planner.answers()
    same = (await harness.host.play.position(planner.table, planner.seat)).ask
    assert asked == [("pass",)] or (same is not None and same.fingerprint != planned)


async def test_a_branch_is_removed_and_a_plan_dropped(harness: HostHarness) -> None:
    planner = await Planner.at_first_action(harness)
    await planner.plans(("pass",), ("pass",))
    plan = await planner.plans(("pick",), ("A1",), ("pass",))
    host, place = harness.host, (planner.table, planner.person, planner.seat)
    assert [p.seat for p in await host.plans.of_person(planner.person)] == [planner.seat]
    cut = await host.plans.cut(*place, 0, plan)
    assert cut.plan.branches == plan.branches[1:]
    await host.plans.drop(*place)
    assert await planner.stored() is None
    assert await host.plans.of_person(planner.person) == []
    await planner.mover_answers("pass")
    assert await planner.answers() == []


async def test_the_same_way_thought_through_again_replaces_a_branch(harness: HostHarness) -> None:
    planner = await Planner.at_first_action(harness)
    await planner.plans(("pass",), ("pass",))
    plan = await planner.plans(("pass",), ("pick",), ("A1",))
    assert [len(branch.steps) for branch in plan.branches] == [2]


async def test_a_plan_survives_a_restart(database: Database, toy: Game[Orchard, ToyView]) -> None:
    before = HostHarness(database)
    await before.host.start_up(before.channel)
    planner = await Planner.at_first_action(before)
    await planner.plans(("pass",), ("pass",))
    before.host.engine.forget(planner.table)
    after = HostHarness(database)
    after.clock.now = before.clock.now
    await after.host.start_up(after.channel)
    planner.harness = after
    await planner.mover_answers("pass")
    assert await planner.answers() == [("pass",)]
    await after.host.shut_down()


async def test_a_plan_ends_when_the_seat_changes_hands_or_its_owner_takes_back(
    harness: HostHarness,
) -> None:
    planner = await Planner.at_first_action(harness)
    await planner.plans(("pass",), ("pass",))
    host = harness.host
    await host.seats.give_up(planner.table, planner.person, "computer")
    assert await planner.stored() is None


async def test_nobody_else_sees_or_changes_a_plan(harness: HostHarness) -> None:
    planner = await Planner.at_first_action(harness)
    other = ADA.id if planner.person == BO.id else BO.id
    seen = await harness.host.play.position(planner.table, planner.mover)
    public = await harness.host.play.position(planner.table, None)
    await planner.plans(("pass",), ("pass",))
    assert await harness.host.play.position(planner.table, planner.mover) == seen
    assert await harness.host.play.position(planner.table, None) == public
    for stranger in (other, DI.id):
        with pytest.raises(Refusal):
            await harness.host.plans.look(planner.table, stranger, planner.seat)
        with pytest.raises(Refusal):
            await harness.host.plans.drop(planner.table, stranger, planner.seat)


async def test_who_takes_an_answer_back_has_no_plan_any_more(harness: HostHarness) -> None:
    before = await at_an_action(harness)
    table, person, seat = whose(before)
    host = harness.host
    tried = await host.trials.begin(table, person, seat)
    ask = tried.position.ask
    assert ask is not None
    click = Click(seat, 0, ask.fingerprint, Options(("pick",)))
    await host.trials.click(table, person, click)
    with pytest.raises(StaleMove):
        await host.plans.make(table, person, seat, 5)
    await host.plans.make(table, person, seat, 1)
    await host.wait_until_idle()
    position = await host.play.position(table, seat)
    assert position.ask is not None
    assert position.ask.key != ask.key
    await take_back(host, table, person, seat, position.entry)
    async with host.engine.database.read() as connection:
        assert await plans.plans_at(connection, table) == {}


async def test_a_trial_without_an_own_answer_makes_no_plan(harness: HostHarness) -> None:
    planner = await Planner.at_first_action(harness)
    await planner.tried(("pass",))
    with pytest.raises(Refusal) as refused:
        await harness.host.plans.make(planner.table, planner.person, planner.seat, 1)
    assert refused.value.phrase.key == "plans.refused.nothing"


async def test_deleted_people_leave_no_plans(harness: HostHarness) -> None:
    planner = await Planner.at_first_action(harness)
    await planner.plans(("pass",), ("pass",))
    assert "plans" in str(await harness.host.privacy.everything(planner.person))
    await harness.host.privacy.forget(planner.person)
    assert await planner.stored() is None

"""Plans: kept in secret, and used as long as the match asks exactly what was thought through."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.errors import Refusal, StaleMove
from bot.host.engine.engine import Engine
from bot.host.engine.table_work import TableWork
from bot.host.play.moves import MATCH_STATUSES, require_may_move, still_current
from bot.host.play.order_answers import update_awaited
from bot.host.play.trials import Trials
from bot.model.table import Table
from bot.storage.play import plans
from bot.storage.play.plans import StoredPlan
from games.core.phrase import phrase
from games.core.trials.plan import Plan


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """The plan of a person's seat at a table; it may have no branches."""

    table: Table
    seat: str
    plan: Plan


class Plans:
    """Makes plans of trials, shows them, and takes branches or all of them back."""

    def __init__(self, engine: Engine, trials: Trials) -> None:
        self._engine = engine
        self._trials = trials

    async def make(self, table_id: int, person_id: int, seat: str, taken: int) -> SeatPlan:
        """Add the person's trial to the plan of their seat, as one more branch.

        Raises :class:`Refusal` where the trial has no answer of the seat's own, and
        :class:`StaleMove` where it has not the ``taken`` steps that the person saw.
        """
        entry, branch = await self._trials.branch(table_id, person_id, seat, taken)
        if not branch.steps:
            raise Refusal(phrase("plans.refused.nothing"))

        def added(work: TableWork, plan: Plan) -> Plan:
            if not still_current(work.match, seat, entry):
                raise StaleMove(phrase("host.refused.stale"))
            return plan.with_branch(branch)

        return await self._change(table_id, person_id, seat, added)

    async def look(self, table_id: int, person_id: int, seat: str) -> SeatPlan:
        """The plan of a person's seat."""
        async with self._engine.reading(table_id) as look:
            require_may_move(look.table, person_id, seat)
            left = (await plans.plans_at(look.connection, table_id)).get(seat)
            known = left is not None and left.person_id == person_id
            return SeatPlan(look.table, seat, left.plan if left and known else Plan())

    async def cut(
        self, table_id: int, person_id: int, seat: str, place: int, known: Plan
    ) -> SeatPlan:
        """Remove one branch of the plan as the person saw it."""
        return await self._edit(table_id, person_id, seat, known, known.without_branch(place))

    async def drop(self, table_id: int, person_id: int, seat: str) -> SeatPlan:
        """Take the whole plan back."""
        return await self._change(table_id, person_id, seat, lambda work, plan: Plan())

    async def hold_whatever(
        self, table_id: int, person_id: int, seat: str, known: Plan, *, whatever: bool
    ) -> SeatPlan:
        """Say whether the plan answers also after luck and reveals."""
        changed = replace(known, whatever=whatever)
        return await self._edit(table_id, person_id, seat, known, changed)

    async def of_person(self, person_id: int) -> list[SeatPlan]:
        """All plans of a person that are in force, at any running table."""
        async with self._engine.database.read() as connection:
            left = await plans.plans_of_person(connection, person_id)
        listed = []
        for table_id, planned in left:
            table = (await self._engine.stored(table_id)).table
            if table.status == "running" and person_id in table.people_of(planned.seat):
                listed.append(SeatPlan(table, planned.seat, planned.plan))
        return listed

    async def _edit(
        self, table_id: int, person_id: int, seat: str, known: Plan, changed: Plan
    ) -> SeatPlan:
        def edited(work: TableWork, plan: Plan) -> Plan:
            if plan != known:
                raise StaleMove(phrase("host.refused.stale"))
            return changed

        return await self._change(table_id, person_id, seat, edited)

    async def _change(
        self,
        table_id: int,
        person_id: int,
        seat: str,
        change: Callable[[TableWork, Plan], Plan],
    ) -> SeatPlan:
        async with self._engine.changing(table_id, match=MATCH_STATUSES) as work:
            require_may_move(work.table, person_id, seat)
            left = (await plans.plans_at(work.connection, table_id)).get(seat)
            if left is None or left.person_id != person_id:
                left = StoredPlan(seat, person_id, Plan())
            left = replace(left, plan=change(work, left.plan))
            if left.plan.branches or left.done:
                await plans.keep(work.connection, table_id, left)
            else:
                await plans.drop(work.connection, table_id, seat)
            await update_awaited(work)
            await work.update_waits()
        return SeatPlan(work.table, seat, left.plan)

"""Finds the answers that people have left in advance: standing orders and plans in force."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.engine.table_work import TableWork
from bot.model.table import Table
from bot.storage.play import orders, plans
from bot.storage.play.orders import StoredOrder
from bot.storage.play.plans import StoredPlan
from bot.storage.table import tables
from games.core.log import Entry
from games.core.match import AnyMatch
from games.core.orders import Order
from games.core.steps import Picks
from games.core.trials.plan import Plan, PlanStep


@dataclass(frozen=True, slots=True)
class AdvanceAnswer:
    """An answer left in advance by a person; ``planned`` is the step of the plan it comes from."""

    picks: Picks
    person_id: int
    planned: PlanStep | None = None


def clauses_in_force(match: AnyMatch, left: StoredOrder) -> Order:
    """The clauses of an order that hold now.

    They end with their span, and where a question comes that the order should answer but cannot;
    those that outlast the span hold until they are withdrawn.
    """
    offered = match.game.orders
    if offered is None:
        return ()
    view = match.view(left.seat)
    lasting = tuple(clause for clause in left.clauses if offered.outlast(clause))
    if offered.span(view) != left.span:
        return lasting
    ask = match.ask_for(left.seat)
    ends = ask is not None and offered.ends_with(ask)
    if ends and _answer(match, left.seat, left.clauses) is None:
        return lasting
    return left.clauses


def order_answer(match: AnyMatch, left: StoredOrder) -> Picks | None:
    """The order's answer to the question that waits for its seat, if it still applies."""
    return _answer(match, left.seat, clauses_in_force(match, left))


def _answer(match: AnyMatch, seat: str, clauses: Order) -> Picks | None:
    offered, ask = match.game.orders, match.ask_for(seat)
    if offered is None or ask is None or ask.key not in offered.keys or not clauses:
        return None
    return offered.answer(clauses, ask, match.view(seat))


def clauses_for_question(match: AnyMatch, seat: str, clauses: Iterable[str]) -> Order:
    """The clauses that would answer the question that waits for the seat."""
    return tuple(clause for clause in clauses if _answer(match, seat, (clause,)) is not None)


def plan_step(match: AnyMatch, left: StoredPlan) -> PlanStep | None:
    """The step of a plan that answers the question that waits for its seat, if there is one."""
    ask = match.ask_for(left.seat)
    if ask is None or not left.plan.branches:
        return None
    return left.plan.next_step(ask, match.view(left.seat))


async def answers_in_advance(
    connection: AsyncConnection, table_id: int, match: AnyMatch
) -> dict[str, AdvanceAnswer]:
    """The answers of plans and orders to the questions that wait now, by seat; plans come first."""
    found = {}
    if match.game.orders is not None:
        for seat, ordered in (await orders.orders_at(connection, table_id)).items():
            picks = order_answer(match, ordered)
            if picks is not None:
                found[seat] = AdvanceAnswer(picks, ordered.person_id)
    for seat, left in (await plans.plans_at(connection, table_id)).items():
        step = plan_step(match, left)
        if step is not None:
            found[seat] = AdvanceAnswer(step.picks, left.person_id, step)
    return found


async def seats_answered_in_advance(
    connection: AsyncConnection, table_id: int, match: AnyMatch
) -> tuple[str, ...]:
    """The awaited seats that an order or plan answers for; what has expired is deleted."""
    served = tuple(await answers_in_advance(connection, table_id, match))
    if match.game.orders is not None:
        for seat, left in (await orders.orders_at(connection, table_id)).items():
            kept = clauses_in_force(match, left)
            if not kept:
                await orders.revoke(connection, table_id, seat)
            elif kept != left.clauses:
                await orders.leave(connection, table_id, replace(left, clauses=kept))
    for seat, planned in (await plans.plans_at(connection, table_id)).items():
        if planned.plan.branches and match.ask_for(seat) and plan_step(match, planned) is None:
            # Something else is asked than was planned: the person decides, and may plan anew.
            await plans.keep(connection, table_id, replace(planned, plan=Plan()))
    return served


async def follow_plans(
    connection: AsyncConnection, table_id: int, match: AnyMatch, added: Iterable[Entry]
) -> None:
    """Keep of each plan what is left after new entries."""
    added = list(added)
    for seat, left in (await plans.plans_at(connection, table_id)).items():
        plan = left.plan
        for entry in added:
            if entry.kind == "answer" and entry.seat == seat:
                plan = plan.after(entry.fingerprint, entry.picks)
        heard = match.visible_notes(seat, added[0].number) if added else []
        if any(told.note.reveals for told in heard):
            plan = plan.after_reveal()
        if plan != left.plan:
            await plans.keep(connection, table_id, replace(left, plan=plan))


def orders_wait(table: Table, match: AnyMatch, served: Collection[str]) -> bool:
    """Whether orders hold their answers back: others still have to answer the same sealed question.

    An order that answered at once would show: its seat would not be awaited before the others have
    chosen. ``served`` are the seats that orders answer for.
    """
    return match.sealed and any(
        seat not in served and table.computer_of(seat) is None for seat in match.awaited
    )


def awaited_seats(
    table: Table, match: AnyMatch, served: Collection[str]
) -> tuple[tuple[str, ...], bool]:
    """The seats that a table waits for, and whether a computer or an order has to answer now."""
    waiting = orders_wait(table, match, served)
    awaited = tuple(seat for seat in match.awaited if waiting or seat not in served)
    computers = any(table.computer_of(seat) is not None for seat in awaited)
    return awaited, computers or (bool(served) and not waiting)


async def update_awaited(work: TableWork) -> None:
    """Store who is awaited after a change of orders or of members."""
    table, match = work.table, work.match
    served = await seats_answered_in_advance(work.connection, table.id, match)
    awaited, awaits_computer = awaited_seats(table, match, served)
    values: Mapping[str, object] = {"awaited": list(awaited), "awaits_computer": awaits_computer}
    await tables.change_table(work.connection, table.id, values)
    work.table = replace(table, awaited=awaited)


async def order_of(
    connection: AsyncConnection, table: Table, match: AnyMatch, seat: str
) -> tuple[str, ...]:
    """The clauses of the seat's standing order that is in force, if there is one."""
    if match.game.orders is None or table.status != "running":
        return ()
    left = (await orders.orders_at(connection, table.id)).get(seat)
    return clauses_in_force(match, left) if left is not None else ()

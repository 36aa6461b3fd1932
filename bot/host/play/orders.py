"""Standing orders: left in secret, used until they no longer apply."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refusal
from bot.host.engine.engine import Engine
from bot.host.play.moves import MATCH_STATUSES, require_may_move
from bot.host.play.order_answers import (
    clauses_for_question,
    clauses_in_force,
    update_awaited,
)
from bot.model.match import OrderChoices
from bot.model.table import Table
from bot.storage.play import orders
from bot.storage.play.orders import StoredOrder
from games.core.match import AnyMatch
from games.core.phrase import phrase


class Orders:
    """Shows, stores and withdraws standing orders."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def choices(self, table_id: int, person_id: int, seat: str) -> OrderChoices:
        """The orders possible for the seat now, and the current one."""
        async with self._engine.locked(table_id):
            stored, loaded = await self._engine.opened(table_id)
            require_may_move(stored.table, person_id, seat)
            async with self._engine.database.read() as connection:
                left = (await orders.orders_at(connection, table_id)).get(seat)
            return _choices(stored.table, loaded.match, seat, left)

    async def leave(
        self, table_id: int, person_id: int, seat: str, clauses: Sequence[str]
    ) -> OrderChoices:
        """Replace a seat's order; no clauses delete it."""
        async with self._engine.changing(table_id, match=MATCH_STATUSES) as work:
            table, match = work.table, work.match
            require_may_move(table, person_id, seat)
            before = (await orders.orders_at(work.connection, table_id)).get(seat)
            choices = _choices(table, match, seat, before)
            if choices.span is None and clauses:
                raise Refusal(phrase("host.refused.no_orders"))
            legal = [clause for group in choices.clauses.values() for clause in group]
            # What holds already may be kept, though it could not be ordered anew.
            legal += choices.order
            if any(clause not in legal for clause in clauses):
                raise Refusal(phrase("host.refused.bad_order"))
            kept = tuple(dict.fromkeys(clauses))
            left = StoredOrder(seat, person_id, choices.span or "", kept)
            if left.clauses:
                await orders.leave(work.connection, table_id, left)
            else:
                await orders.revoke(work.connection, table_id, seat)
            await update_awaited(work)
            await work.update_waits()
        return _choices(table, match, seat, left if left.clauses else None)

    async def of_person(self, person_id: int) -> list[OrderChoices]:
        """All orders of a person that are in force, at any running table."""
        async with self._engine.database.read() as connection:
            left = await orders.orders_of_person(connection, person_id)
        listed = []
        for table_id, order in left:
            async with self._engine.locked(table_id):
                try:
                    stored, loaded = await self._engine.opened(table_id)
                except Refusal:
                    # The orders of a table whose rules are not installed cannot be described.
                    continue
                held = person_id in stored.table.people_of(order.seat)
                if stored.table.status != "running" or loaded.frozen or not held:
                    continue
                choices = _choices(stored.table, loaded.match, order.seat, order)
            if choices.order:
                listed.append(choices)
        return listed


def _choices(table: Table, match: AnyMatch, seat: str, left: StoredOrder | None) -> OrderChoices:
    offered, view = match.game.orders, match.view(seat)
    span = offered.span(view) if offered is not None else None
    clauses = dict(offered.clauses(view)) if offered is not None and span is not None else {}
    return OrderChoices(
        table=table,
        game=match.game,
        seat=seat,
        view=view,
        span=span,
        clauses=clauses,
        order=clauses_in_force(match, left) if left is not None else (),
        for_question=clauses_for_question(match, seat, (c for g in clauses.values() for c in g)),
    )

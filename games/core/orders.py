"""Standing orders: answers that a person leaves in advance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from games.core.phrase import Phrase
from games.core.steps import Ask, Picks

V = TypeVar("V")

Order = tuple[str, ...]
"""The clauses of an order, the most wanted first."""


@dataclass(frozen=True)
class StandingOrders(Generic[V]):
    """The standing orders that a game offers; the host keeps them secret and answers by them.

    ``span`` names the stretch of play for which an order left now would hold ("round 5"), or None
    if none can be left; an order ends with its span. ``clauses`` are what an order can be made of,
    in groups with at least one clause each. ``keys`` are the questions it answers; ``answer``
    gives the picks, or None if the order does not apply and the person has to be asked.

    An order has one clause of each group, or any number of a group that is ``ranked``, the most
    wanted first.

    Clauses that ``outlast`` the span stay in force until they are withdrawn. The other clauses also
    end when a question of ``ends_at`` (None: of ``keys``) is asked and the order has no answer:
    what the person answers then may contradict them.
    """

    key: str
    keys: tuple[str, ...]
    span: Callable[[V], str | None]
    clauses: Callable[[V], Mapping[str, tuple[str, ...]]]
    group_label: Callable[[V, str], Phrase]
    label: Callable[[V, str], Phrase]
    answer: Callable[[Order, Ask, V], Picks | None]
    ranked: frozenset[str] = frozenset()
    outlast: Callable[[str], bool] = lambda clause: False
    ends_at: tuple[str, ...] | None = None

    def ends_with(self, ask: Ask) -> bool:
        """Whether an order that cannot answer the question ends with it."""
        return ask.key in (self.keys if self.ends_at is None else self.ends_at)

    def with_clause(
        self, groups: Mapping[str, tuple[str, ...]], order: Order, clause: str
    ) -> Order:
        """The order with one more clause; it replaces another one of its group."""
        group = next(name for name, kept in groups.items() if clause in kept)
        gone = (clause,) if group in self.ranked else groups[group]
        return (*(kept for kept in order if kept not in gone), clause)

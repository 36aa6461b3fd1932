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
    """

    key: str
    keys: tuple[str, ...]
    span: Callable[[V], str | None]
    clauses: Callable[[V], Mapping[str, tuple[str, ...]]]
    group_label: Callable[[V, str], Phrase]
    label: Callable[[V, str], Phrase]
    answer: Callable[[Order, Ask, V], Picks | None]

"""Standing orders: what a person wants answered for them, for as long as it applies."""

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

    ``span`` names the stretch of play for which an order left now would hold ("round 5"), None
    where none can be left; an order dies with its span. ``clauses`` are what one may ask for,
    sorted into groups, each with at least one clause. ``keys`` are the questions it answers;
    ``answer`` gives the picks, or None where the order does not apply any longer and the person
    has to be asked.
    """

    key: str
    keys: tuple[str, ...]
    span: Callable[[V], str | None]
    clauses: Callable[[V], Mapping[str, tuple[str, ...]]]
    group_label: Callable[[V, str], Phrase]
    label: Callable[[V, str], Phrase]
    answer: Callable[[Order, Ask, V], Picks | None]

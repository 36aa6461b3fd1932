"""Standing orders for the offerings: up to how much for which gods, in order of preference."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.orders import Order, StandingOrders
from games.core.phrase import Phrase, phrase
from games.core.steps import Ask, Picks
from games.cyclades.components import TRACK
from games.cyclades.view import CycladesView
from games.cyclades.words.names import god as god_name

ASK_GOD = "cyclades.ask.god"
ASK_BID = "cyclades.ask.bid"


def span(view: CycladesView) -> str | None:
    """How long an order is valid: the offerings of one round; None at other times."""
    return f"offerings:{view.round}" if view.phase == "offerings" else None


def clauses(view: CycladesView) -> Mapping[str, tuple[str, ...]]:
    """For each open god the clauses to choose from: its highest offering ("zeus:7").

    Apollo is free.
    """
    found: dict[str, tuple[str, ...]] = {
        altar.god: tuple(f"{altar.god}:{space}" for space in TRACK)
        for altar in view.altars
        if altar.open and altar.god != "apollo"
    }
    return {**found, "apollo": ("apollo:0",)}


def label(view: CycladesView, clause: str) -> Phrase:
    """The label of a clause; it says so where the purse could not pay it."""
    god, _, most = clause.partition(":")
    if god == "apollo":
        return phrase("cyclades.order.apollo")
    mine = next((player for player in view.players if player.seat == view.seat), None)
    if mine is not None and mine.gold is not None and int(most) > mine.gold + mine.priestesses:
        return phrase("cyclades.order.beyond", god=god_name(god), most=int(most), gold=mine.gold)
    return phrase("cyclades.order.clause", god=god_name(god), most=int(most))


def group_label(view: CycladesView, god: str) -> Phrase:
    """The label of a group of clauses: its god."""
    return god_name(god)


def answer(order: Order, ask: Ask, view: CycladesView) -> Picks | None:
    """The first god of the order that is available within its limit, at the lowest price.

    None where the order does not cover the question.
    """
    if ask.key == ASK_BID:
        named = ask.facts.get("god")
        god = named.key.rpartition(".")[2] if isinstance(named, Phrase) else ""
        most = _limit(order, god)
        lowest = min(ask.options, key=int)
        return (lowest,) if most is not None and int(lowest) <= most else None
    for clause in order:
        god, _, limit = clause.partition(":")
        if god in ask.options and _price(view, god) <= int(limit):
            return (god,)
    return None


def _limit(order: Order, god: str) -> int | None:
    return next((int(c.partition(":")[2]) for c in order if c.startswith(f"{god}:")), None)


def _price(view: CycladesView, god: str) -> int:
    """The lowest space above the present offering."""
    if god == "apollo":
        return 0
    altar = next(altar for altar in view.altars if altar.god == god)
    return next((space for space in TRACK if space > altar.space), TRACK[-1] + 1)


ORDERS: StandingOrders[CycladesView] = StandingOrders(
    key="cyclades.order",
    keys=(ASK_GOD, ASK_BID),
    span=span,
    clauses=clauses,
    group_label=group_label,
    label=label,
    answer=answer,
)

"""Standing orders: up to how much for which gods, the most wanted first, and Apollo's tokens.

What is offered holds for one round, the places of Apollo's tokens until they are withdrawn.
"""

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
ASK_LAND = "cyclades.ask.apollo-land"
ASK_SEA = "cyclades.ask.apollo-sea"


def span(view: CycladesView) -> str | None:
    """How long an order is valid: the offerings of one round.

    Once these are over, an order is for the offerings of the next round. None before the first
    round and after the last.
    """
    if view.phase in ("placement", "over"):
        return None
    later = view.phase in ("upkeep", "actions")
    return f"offerings:{view.round + later}"


def clauses(view: CycladesView) -> Mapping[str, tuple[str, ...]]:
    """For each god who is open then the clauses to choose from: its highest offering ("zeus:7").

    Apollo is free. The places for Apollo's tokens come last.
    """
    found: dict[str, tuple[str, ...]] = {
        god: tuple(f"{god}:{space}" for space in TRACK) for god in _open_gods(view)
    }
    found["apollo"] = ("apollo:0",)
    for kind in ("land", "sea"):
        found[kind] = tuple(f"{kind}:{area.label}" for area in view.areas if area.kind == kind)
    return found


def _open_gods(view: CycladesView) -> list[str]:
    """The gods of the offerings that an order is for; the first altar goes last in a new round."""
    gods: list[str] = [altar.god for altar in view.altars if altar.god != "apollo"]
    count = sum(altar.open for altar in view.altars if altar.god != "apollo")
    if view.phase in ("upkeep", "actions"):
        gods = [*gods[1:], *gods[:1]]
    return gods[:count]


def label(view: CycladesView, clause: str) -> Phrase:
    """The label of a clause; it says so where the purse could not pay it."""
    god, _, most = clause.partition(":")
    if god == "apollo":
        return phrase("cyclades.order.apollo")
    if god == "land":
        return phrase("cyclades.order.land", area=most)
    if god == "sea":
        return phrase("cyclades.order.sea", area=most)
    mine = next((player for player in view.players if player.seat == view.seat), None)
    # For the next round there will be an income.
    mine = mine if view.phase == "offerings" else None
    if mine is not None and mine.gold is not None and int(most) > mine.gold + mine.priestesses:
        return phrase("cyclades.order.beyond", god=god_name(god), most=int(most), gold=mine.gold)
    return phrase("cyclades.order.clause", god=god_name(god), most=int(most))


def group_label(view: CycladesView, god: str) -> Phrase:
    """The label of a group of clauses: its god, or a kind of place for Apollo's tokens."""
    if god == "land":
        return phrase("cyclades.order.group-land")
    if god == "sea":
        return phrase("cyclades.order.group-sea")
    return god_name(god)


def answer(order: Order, ask: Ask, view: CycladesView) -> Picks | None:
    """The first god of the order that is available within its limit, at the lowest price.

    None where the order does not cover the question.
    """
    if ask.key in (ASK_LAND, ASK_SEA):
        kind = "land" if ask.key == ASK_LAND else "sea"
        areas = (clause.partition(":")[2] for clause in order if clause.startswith(f"{kind}:"))
        return next(((area,) for area in areas if area in ask.options), None)
    if ask.key == ASK_BID:
        named = ask.facts.get("god")
        god = named.key.rpartition(".")[2] if isinstance(named, Phrase) else ""
        most = _limit(order, god)
        lowest = min(ask.options, key=int)
        return (lowest,) if most is not None and int(lowest) <= most else None
    for clause in order:
        god, _, limit = clause.partition(":")
        if not outlasts(clause) and god in ask.options and _price(view, god) <= int(limit):
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


def outlasts(clause: str) -> bool:
    """Whether a clause holds until it is withdrawn: the places of Apollo's tokens do."""
    return clause.partition(":")[0] in ("land", "sea")


ORDERS: StandingOrders[CycladesView] = StandingOrders(
    key="cyclades.order",
    keys=(ASK_GOD, ASK_BID, ASK_LAND, ASK_SEA),
    span=span,
    clauses=clauses,
    group_label=group_label,
    label=label,
    answer=answer,
    outlast=outlasts,
    ends_at=(ASK_GOD, ASK_BID),
)

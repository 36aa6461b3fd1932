"""Standing orders of Deus: an own turn left in advance, as an offering or as a building.

Almost everything in Deus is asked in one's own turn, so an order is for the next one.
"""

from __future__ import annotations

from collections.abc import Mapping

from games.core.orders import Order, StandingOrders
from games.core.phrase import Phrase, phrase
from games.core.steps import Ask, Picks
from games.deus.components import COLUMNS, RESOURCES
from games.deus.view import CardView, DeusView, PlayerView
from games.deus.words.names import card_name, piece_name

ASK_TURN = "deus.ask.turn"
ASK_OFFER = "deus.ask.offer"
ASK_MORE = "deus.ask.offer-more"
ASK_PAY = "deus.ask.pay"

_TERRAINS: Mapping[str, str] = {
    "field": "deus.order.group-field",
    "forest": "deus.order.group-forest",
    "swamp": "deus.order.group-swamp",
    "mountain": "deus.order.group-mountain",
    "sea": "deus.order.group-sea",
}
_GROUP_WORDS: Mapping[str, str] = {
    "offer": "deus.order.group-offer",
    "more": "deus.order.group-more",
    "jupiter": "deus.order.group-jupiter",
    "ceres": "deus.order.group-ceres",
    "mars": "deus.order.group-mars",
    "build": "deus.order.group-build",
    "pay": "deus.order.group-pay",
    "use": "deus.order.group-use",
    "temple": "deus.order.group-temple",
    **_TERRAINS,
}
_FIXED_WORDS: Mapping[str, str] = {
    "more:all": "deus.order.more-all",
    "pay:goods": "deus.order.pay-goods",
    "pay:gold": "deus.order.pay-gold",
    "use:all": "deus.order.use-all",
    "use:skip": "deus.order.use-skip",
}
# The question that each kind of clause answers with the name of an option.
_BY_NAME: Mapping[str, str] = {
    "deus.ask.jupiter": "jupiter",
    "deus.ask.ceres": "ceres",
    "deus.ask.mars": "mars",
    "deus.ask.place": "place",
    "deus.ask.temple": "temple",
}


def span(view: DeusView) -> str | None:
    """An order holds until the owner's next turn ends; None before the first and after the last."""
    if view.seat is None or view.active is None or view.first is None or view.tile is not None:
        return None
    seats = [player.seat for player in view.players]
    place = seats.index(view.first)
    order = [*seats[place:], *seats[:place]]
    later = order.index(view.seat) < order.index(view.active)
    if later and view.ending in ("last", "over"):
        return None
    return f"turn:{view.round + later}"


def clauses(view: DeusView) -> Mapping[str, tuple[str, ...]]:
    """What to offer or to build, and what the questions behind that are to be answered with."""
    mine = _own_area(view)
    hand = (mine.hand or ()) if mine is not None else ()
    if mine is None or not hand:
        return {}
    designs = {card.design: card.id for card in reversed(hand)}
    found: dict[str, tuple[str, ...]] = {
        "offer": tuple(f"offer:{card.id}" for card in hand),
        "more": ("more:all", *(f"more:{card.id}" for card in hand)),
        "jupiter": tuple(f"jupiter:{colour}" for colour in COLUMNS),
        "ceres": tuple(f"ceres:{resource}" for resource in RESOURCES),
        "mars": tuple(f"mars:{piece}" for piece in mine.reserve),
        "build": tuple(f"build:{designs[design]}" for design in sorted(designs)),
        "pay": ("pay:goods", "pay:gold"),
        "use": ("use:all", "use:skip"),
    }
    for terrain in _TERRAINS:
        places = tuple(f"place:{r.label}" for r in view.regions if r.terrain == terrain)
        if places:
            found[terrain] = places
    own = tuple(f"temple:{r.label}" for r in view.regions if r.owner == mine.seat)
    if own:
        found["temple"] = own
    return found


def _own_area(view: DeusView) -> PlayerView | None:
    return next((player for player in view.players if player.seat == view.seat), None)


def group_label(view: DeusView, group: str) -> Phrase:
    """A group is one question of a turn, or a terrain to build on."""
    return phrase(_GROUP_WORDS[group])


def label(view: DeusView, clause: str) -> Phrase:
    """One clause, worded."""
    head, _, tail = clause.partition(":")
    if clause in _FIXED_WORDS:
        return phrase(_FIXED_WORDS[clause])
    if head == "offer":
        god = phrase(f"deus.god.{_colour(view, tail)}")
        return phrase("deus.order.offer", card=card_name(tail), god=god)
    if head == "more":
        return phrase("deus.order.more", card=card_name(tail))
    if head == "build":
        return phrase("deus.order.build", card=card_name(tail))
    if head == "jupiter":
        return phrase("deus.order.jupiter", god=phrase(f"deus.god.{tail}"))
    if head == "ceres":
        return phrase("deus.order.ceres", resource=phrase(f"deus.resource.{tail}"))
    if head == "mars":
        return phrase("deus.order.mars", piece=piece_name(tail))
    if head == "place":
        return phrase("deus.order.place", region=tail)
    return phrase("deus.order.temple", region=tail)


def _colour(view: DeusView, card: str) -> str:
    mine = _own_area(view)
    hand: tuple[CardView, ...] = (mine.hand or ()) if mine is not None else ()
    return next((held.colour for held in hand if held.id == card), "purple")


def answer(order: Order, ask: Ask, view: DeusView) -> Picks | None:
    """What the order says to a question of the own turn; None where the person has to be asked."""
    wanted = _wanted(order)
    if ask.key == ASK_TURN:
        return _turn(order, ask)
    if ask.key == ASK_OFFER:
        return _first(ask, wanted.get("offer", []))
    if ask.key == ASK_MORE:
        return _more(ask, wanted)
    if ask.key == ASK_PAY:
        return _pay(ask, wanted.get("pay", []))
    if ask.key == "deus.ask.use":
        how = wanted.get("use", [])
        # "All" is only offered while more cards of the column follow.
        return _first(ask, [*how, "use"] if how == ["all"] else how)
    return _first(ask, wanted.get(_BY_NAME[ask.key], []))


def _wanted(order: Order) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for clause in order:
        head, _, tail = clause.partition(":")
        found.setdefault(head, []).append(tail)
    return found


def _first(ask: Ask, wanted: list[str]) -> Picks | None:
    return next(((option,) for option in wanted if option in ask.options), None)


def _turn(order: Order, ask: Ask) -> Picks | None:
    """The first offering or building of the order that is possible."""
    for clause in order:
        if clause.startswith("offer:"):
            return ("offer",)
        if clause in ask.options:
            return (clause,)
    return None


def _more(ask: Ask, wanted: Mapping[str, list[str]]) -> Picks | None:
    """The further cards of the offering: none where the order names its first card only."""
    if "more" not in wanted:
        return () if "offer" in wanted else None
    if "all" in wanted["more"]:
        return ask.options
    return tuple(option for option in ask.options if option in wanted["more"])


def _pay(ask: Ask, wanted: list[str]) -> Picks | None:
    """The payment with the least gold, or the one with the most."""
    if not wanted:
        return None

    def gold(option: str) -> int:
        parts = (part for part in option.split(".") if part.startswith("gold"))
        return sum(int(part.removeprefix("gold")) for part in parts)

    best = max if wanted[0] == "gold" else min
    return (best(ask.options, key=gold),)


ORDERS: StandingOrders[DeusView] = StandingOrders(
    key="deus.order",
    keys=(ASK_TURN, ASK_OFFER, ASK_MORE, ASK_PAY, "deus.ask.use", *_BY_NAME),
    span=span,
    clauses=clauses,
    group_label=group_label,
    label=label,
    answer=answer,
    ranked=frozenset({"more", "build", "ceres", "mars"}),
)

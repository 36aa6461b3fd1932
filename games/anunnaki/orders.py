"""Standing orders of Anunnaki: how to defend, and which culture rewards to take."""

from __future__ import annotations

from collections.abc import Mapping

from games.anunnaki.components import AGREEMENTS, BASIC_WEAPONS, RESOURCES, WEAPONS
from games.anunnaki.view import AnunnakiView, HouseView
from games.anunnaki.view_queries import district_of, own_house, price_of
from games.anunnaki.words.names import resource as resource_name
from games.anunnaki.words.names import weapon as weapon_name
from games.core.orders import Order, StandingOrders
from games.core.phrase import Phrase, phrase
from games.core.steps import Ask, Picks

ASK_DEFEND = "anunnaki.ask.defend"
ASK_RESOURCES = "anunnaki.ask.resources"
ASK_TRADE = "anunnaki.ask.trade"
ASK_WEAPON = "anunnaki.ask.weapon"
ASK_RECRUIT = "anunnaki.ask.recruit"
ASK_SIGN = "anunnaki.ask.sign-from"
# Up to which strength of the attacker's figures a weapon is to be played.
BOUNDS: tuple[int, ...] = (2, 3, 4, 5, 6, 8)
SPENDING: tuple[int, ...] = (0, 1, 2)


def span(view: AnunnakiView) -> str | None:
    """An order holds until one's own next turn begins."""
    if view.seat is None or view.active is None or view.first is None or view.turn == 0:
        return None
    place = view.seats.index(view.first)
    order = [*view.seats[place:], *view.seats[:place]]
    begun = view.turn - (order.index(view.seat) > order.index(view.active))
    return f"after:{begun}"


def clauses(view: AnunnakiView) -> Mapping[str, tuple[str, ...]]:
    """For each weapon when to defend with it, how much to spend, and a wish for each reward."""
    house = own_house(view, view.seat or "")
    if house is None:
        return {}
    found: dict[str, tuple[str, ...]] = {
        card: (f"{card}:any", *(f"{card}:{bound}" for bound in BOUNDS))
        for card in (*BASIC_WEAPONS, *(house.hand or ()))
    }
    found["spend"] = tuple(f"spend:{count}" for count in SPENDING)
    found["resource"] = tuple(f"resource:{kind}" for kind in RESOURCES)
    found["agreement"] = ("agreement:points", "agreement:cheap")
    if house.stack:
        found["weapon"] = tuple(f"weapon:{card}" for card in house.stack)
    settled = tuple(f"place:{label}" for label in house.rules if _settled(view, house, label))
    if settled:
        found["place"] = settled
    found["sign"] = ("sign:none",)
    return found


def _settled(view: AnunnakiView, house: HouseView, label: str) -> bool:
    district = district_of(view, label)
    if district is None:
        return False
    return any(c.seat == house.seat and c.settlements for c in district.companies)


def group_label(view: AnunnakiView, group: str) -> Phrase:
    """A group is a weapon, the spending limit, or a kind of reward."""
    if group in WEAPONS:
        return phrase("anunnaki.order.weapon-group", weapon=weapon_name(group))
    return phrase(f"anunnaki.order.group-{group}")


def label(view: AnunnakiView, clause: str) -> Phrase:
    """One clause, worded."""
    head, _, tail = clause.partition(":")
    if head in WEAPONS:
        if tail == "any":
            return phrase("anunnaki.order.defend", weapon=weapon_name(head))
        return phrase("anunnaki.order.defend-unless", weapon=weapon_name(head), most=int(tail))
    if head == "spend":
        return phrase("anunnaki.order.spend", count=int(tail))
    if head == "resource":
        return phrase("anunnaki.order.resource", resource=resource_name(tail))
    if head == "weapon":
        return phrase("anunnaki.order.weapon", weapon=weapon_name(tail))
    if head == "place":
        return phrase("anunnaki.order.place", district=tail)
    return phrase(f"anunnaki.order.{head}-{tail}")


def answer(order: Order, ask: Ask, view: AnunnakiView) -> Picks | None:
    """What the order says, in others' turns only; None where the person has to be asked."""
    if view.active == view.seat:
        return None
    if ask.key == ASK_DEFEND:
        return _defend(order, ask, view)
    wanted = {head: tail for head, _, tail in (clause.partition(":") for clause in order)}
    if ask.key == ASK_RESOURCES and "resource" in wanted:
        count = ask.options[0].count("+") + 1
        return _legal(ask, "+".join([wanted["resource"]] * count))
    if ask.key == ASK_TRADE and "agreement" in wanted:
        return (_agreement(ask, wanted["agreement"]),)
    if ask.key == ASK_WEAPON and "weapon" in wanted and ask.low == 1:
        return _legal(ask, wanted["weapon"])
    if ask.key == ASK_RECRUIT and "place" in wanted:
        count = max(int(o.partition(":")[2]) for o in ask.options if ":" in o)
        return _legal(ask, f"{wanted['place']}:{count}")
    if ask.key == ASK_SIGN and "sign" in wanted:
        return _legal(ask, "none")
    return None


def _legal(ask: Ask, option: str) -> Picks | None:
    return (option,) if option in ask.options else None


def _agreement(ask: Ask, how: str) -> str:
    def value(token: str) -> tuple[int, int]:
        printed = AGREEMENTS[token]
        cost = sum(printed.cost.values())
        return (-cost, printed.points) if how == "cheap" else (printed.points, -cost)

    return max(ask.options, key=value)


def _defend(order: Order, ask: Ask, view: AnunnakiView) -> Picks | None:
    """The first weapon of the order that may be played, is cheap enough and is wanted here."""
    battle = view.battle
    house = own_house(view, view.seat or "")
    district = district_of(view, battle.district) if battle else None
    if battle is None or house is None or district is None:
        return None
    strength = next((c.strength for c in district.companies if c.seat == battle.attacker), 0)
    limits = [int(c.partition(":")[2]) for c in order if c.startswith("spend:")]
    for clause in order:
        card, _, bound = clause.partition(":")
        if card not in ask.options or card not in WEAPONS:
            continue
        price = sum(price_of(view, house.seat, card).values())
        cheap = not limits or price <= limits[0]
        if cheap and (bound == "any" or strength <= int(bound)):
            return (card,)
    return None


ORDERS: StandingOrders[AnunnakiView] = StandingOrders(
    key="anunnaki.order",
    keys=(ASK_DEFEND, ASK_RESOURCES, ASK_TRADE, ASK_WEAPON, ASK_RECRUIT, ASK_SIGN),
    span=span,
    clauses=clauses,
    group_label=group_label,
    label=label,
    answer=answer,
)

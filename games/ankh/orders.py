"""Standing orders of Ankh: battle cards, bids against Locusts, the actions of the next turn, and
answers to what may be refused.

Cards, bids and actions hold until the owner's next turn ends, all others until withdrawn.
"""

from __future__ import annotations

from collections.abc import Mapping

from games.ankh.components import ACTIONS, POWER_NAMES
from games.ankh.view import AnkhView, GodView
from games.ankh.words.names import card as card_name
from games.ankh.words.names import power as power_name
from games.core.orders import Order, StandingOrders
from games.core.phrase import Phrase, phrase, seat_name
from games.core.steps import Ask, Picks

ASK_CARD = "ankh.ask.card"
ASK_BID = "ankh.ask.bid"
ASK_PROTECT = "ankh.ask.protect"
BIDS: tuple[int, ...] = (0, 1, 2, 3, 4, 5)
EVERYTHING = "all"

REACTIONS: Mapping[str, tuple[str, ...]] = {
    "worship": ("yes", "no"),
    "rally": ("done",),
    "tiebreaker": ("use", "save"),
    "double": ("no", "yes"),
    "radiant": ("yes", "no"),
    "build": ("none",),
    "gate": ("none",),
    "protect": (EVERYTHING, "none"),
}
"""The questions in others' turns that are answered alike for long, with the answers."""

_REACTION_WORDS: Mapping[str, str] = {
    "worship:yes": "ankh.order.worship-yes",
    "worship:no": "ankh.order.worship-no",
    "rally:done": "ankh.order.rally-done",
    "tiebreaker:use": "ankh.order.tiebreaker-use",
    "tiebreaker:save": "ankh.order.tiebreaker-save",
    "double:no": "ankh.order.double-no",
    "double:yes": "ankh.order.double-yes",
    "radiant:yes": "ankh.order.radiant-yes",
    "radiant:no": "ankh.order.radiant-no",
    "build:none": "ankh.order.build-none",
    "gate:none": "ankh.order.gate-none",
    "protect:all": "ankh.order.protect-all",
    "protect:none": "ankh.order.protect-none",
    "capture:none": "ankh.order.capture-none",
}
_GROUP_WORDS: Mapping[str, str] = {
    "card": "ankh.order.group-card",
    "bid": "ankh.order.group-bid",
    "action": "ankh.order.group-action",
    "second": "ankh.order.group-second",
    "power": "ankh.order.group-power",
    "worship": "ankh.order.group-worship",
    "rally": "ankh.order.group-rally",
    "tiebreaker": "ankh.order.group-tiebreaker",
    "double": "ankh.order.group-double",
    "radiant": "ankh.order.group-radiant",
    "build": "ankh.order.group-build",
    "gate": "ankh.order.group-gate",
    "protect": "ankh.order.group-protect",
    "capture": "ankh.order.group-capture",
}
# The power or god without which a question never comes up.
_POWERS: Mapping[str, str] = {"worship": "worshipful", "rally": "obelisks"}
_GODS: Mapping[str, str] = {
    "double": "amun",
    "radiant": "ra",
    "gate": "osiris",
    "protect": "isis",
    "capture": "anubis",
}


def span(view: AnkhView) -> str | None:
    """An order holds until one's own next turn ends; None before the first turn."""
    seat, active = view.seat, view.active
    if seat is None or active is None or view.turn == 0 or seat in view.forgotten:
        return None
    place = view.seats.index(active)
    around = [*view.seats[place:], *view.seats[:place]]
    before = [other for other in around[: around.index(seat)] if other not in view.forgotten]
    return f"turn:{view.turn + len(before)}"


def clauses(view: AnkhView) -> Mapping[str, tuple[str, ...]]:
    """Cards for every battle and for each region, bids, and the answers that the god may need."""
    god = _own_god(view)
    if god is None:
        return {}
    found: dict[str, tuple[str, ...]] = {}
    if god.hand:
        found["card"] = tuple(f"card:{card}" for card in god.hand)
    found["bid"] = (*(f"bid:{count}" for count in BIDS), f"bid:{EVERYTHING}")
    for question, answers in REACTIONS.items():
        if _may_be_asked(god, question):
            found[question] = tuple(f"{question}:{answer}" for answer in answers)
    if _may_be_asked(god, "capture"):
        others = (seat for seat in view.seats if seat != god.seat)
        found["capture"] = (*(f"capture:{seat}" for seat in others), "capture:none")
    found["action"] = tuple(f"action:{name}" for name in ACTIONS)
    found["second"] = tuple(f"second:{name}" for name in ACTIONS[1:])
    powers = tuple(f"power:{name}" for name in POWER_NAMES if name not in god.powers)
    if powers:
        found["power"] = powers
    if god.hand:
        for region in _regions(view):
            found[f"region-{region}"] = tuple(f"card:{card}@{region}" for card in god.hand)
    return found


def _own_god(view: AnkhView) -> GodView | None:
    return next((god for god in view.gods if view.seat in (god.seat, god.junior)), None)


def _may_be_asked(god: GodView, question: str) -> bool:
    power, name = _POWERS.get(question), _GODS.get(question)
    return (power is None or power in god.powers) and (name is None or name in god.gods)


def _regions(view: AnkhView) -> list[int]:
    return sorted({region for cell in view.hexes for region in cell.regions})


def group_label(view: AnkhView, group: str) -> Phrase:
    """A group is a question, or the battle in one region."""
    if group.startswith("region-"):
        return phrase("ankh.order.group-region", region=int(group.removeprefix("region-")))
    return phrase(_GROUP_WORDS[group])


def label(view: AnkhView, clause: str) -> Phrase:
    """One clause, worded."""
    head, _, tail = clause.partition(":")
    if head == "card":
        name, _, region = tail.partition("@")
        if region:
            return phrase("ankh.order.card-in", card=card_name(name), region=int(region))
        return phrase("ankh.order.card", card=card_name(name))
    if head == "bid":
        if tail == EVERYTHING:
            return phrase("ankh.order.bid-all")
        return phrase("ankh.order.bid", count=int(tail))
    if head == "action":
        return phrase("ankh.order.action", action=phrase(f"ankh.action.{tail}"))
    if head == "second":
        return phrase("ankh.order.second", action=phrase(f"ankh.action.{tail}"))
    if head == "power":
        return phrase("ankh.order.power", power=power_name(tail))
    if clause in _REACTION_WORDS:
        return phrase(_REACTION_WORDS[clause])
    return phrase("ankh.order.capture", seat=seat_name(tail))


def answer(order: Order, ask: Ask, view: AnkhView) -> Picks | None:
    """What the order says; cards and bids only in others' turns. None: the person is asked."""
    question = ask.key.removeprefix("ankh.ask.")
    own_turn = view.active == view.seat
    if ask.key == ASK_CARD:
        return None if own_turn else _cards(order, ask, view)
    wanted = [clause.partition(":")[2] for clause in order if clause.startswith(f"{question}:")]
    if not wanted:
        return None
    if ask.key == ASK_BID:
        most = len(ask.options) - 1 if wanted[0] == EVERYTHING else int(wanted[0])
        return None if own_turn else (str(min(most, len(ask.options) - 1)),)
    if ask.key == ASK_PROTECT:
        return ask.options if wanted[0] == EVERYTHING else ()
    return next(((option,) for option in wanted if option in ask.options), None)


def _cards(order: Order, ask: Ask, view: AnkhView) -> Picks | None:
    """The most wanted cards in hand, those for this battle's region first."""
    region = view.battle.region if view.battle is not None else 0
    here = [c.removeprefix("card:") for c in order if c.startswith("card:")]
    first = [name.partition("@")[0] for name in here if name.endswith(f"@{region}")]
    any_battle = [name for name in here if "@" not in name]
    names = dict.fromkeys([*first, *any_battle])
    picks = [name for name in names if name in ask.options][: ask.low]
    return tuple(picks) if len(picks) == ask.low else None


def outlasts(clause: str) -> bool:
    """Whether a clause holds until it is withdrawn."""
    return clause.partition(":")[0] in (*REACTIONS, "capture")


ORDERS: StandingOrders[AnkhView] = StandingOrders(
    key="ankh.order",
    keys=(
        ASK_CARD,
        ASK_BID,
        ASK_PROTECT,
        "ankh.ask.worship",
        "ankh.ask.rally",
        "ankh.ask.tiebreaker",
        "ankh.ask.double",
        "ankh.ask.radiant",
        "ankh.ask.build",
        "ankh.ask.gate",
        "ankh.ask.capture",
        "ankh.ask.action",
        "ankh.ask.second",
        "ankh.ask.power",
    ),
    span=span,
    clauses=clauses,
    group_label=group_label,
    label=label,
    answer=answer,
    ranked=frozenset({"card", "power"}),
    outlast=outlasts,
    ends_at=(),
)

"""Standing orders of Divinus: an own turn left in advance, as a Rest or as an exploration.

Almost everything in Divinus is asked in one's own turn, so an order is for the next one. A tile is
named by itself and not by its cell: if somebody else takes it, the next wish of the order counts.
"""

from __future__ import annotations

from collections.abc import Mapping

from games.core.orders import Order, StandingOrders
from games.core.phrase import Phrase, phrase
from games.core.steps import Ask, Picks
from games.divinus.map_survey import AROUND, PLACES
from games.divinus.view import DivinusView
from games.divinus.words.names import faction as faction_name
from games.divinus.words.names import temple as temple_name

ASK_TURN = "divinus.ask.turn"
ASK_PLACE = "divinus.ask.place"
ASK_TEMPLE = "divinus.ask.temple"
ASK_PEOPLE = "divinus.ask.people"
REST = "rest:now"
FACTIONS: tuple[str, ...] = ("greek", "viking", "barbarian")
TURNS = range(4)

_HEADS: Mapping[str, str] = {ASK_PLACE: "place:", ASK_TEMPLE: "temple:", ASK_PEOPLE: "people:"}


def span(view: DivinusView) -> str | None:
    """An order holds until the owner's next turn ends; None before the first and after the last."""
    seat, active = view.seat, view.active
    if seat is None or active is None or view.stage != "turns":
        return None
    later = view.order.index(seat) < view.order.index(active)
    if later and view.last_round:
        return None
    return f"turn:{view.round + later}"


def clauses(view: DivinusView) -> Mapping[str, tuple[str, ...]]:
    """Rest or a tile to explore, where to lay it, and what the questions behind that get."""
    if view.seat is None:
        return {}
    tiles = tuple(f"tile:{cell.tile.id}" for cell in view.cells if cell.tile is not None)
    found: dict[str, tuple[str, ...]] = {"turn": (REST, *tiles)}
    temples = tuple(f"temple:{temple.id}" for temple in view.temples if temple.left)
    found["temple"] = ("temple:none", *temples)
    found["people"] = tuple(f"people:{name}" for name in FACTIONS)
    for place in _open_places(view, view.seat):
        found[f"at-{place}"] = tuple(f"place:{place}/{turn}" for turn in TURNS)
    return found


def _open_places(view: DivinusView, seat: str) -> list[str]:
    """The free places around the own map; whether a tile fits there is asked when it comes."""
    taken = {plot.label for plot in view.demigod(seat).plots}
    around = {place for label in taken for place in AROUND[label] if _side_by_side(label, place)}
    return sorted(around - taken)


def _side_by_side(one: str, other: str) -> bool:
    """Whether two places that touch share a whole side."""
    return PLACES[one][0] == PLACES[other][0] or PLACES[one][1] == PLACES[other][1]


def group_label(view: DivinusView, group: str) -> Phrase:
    """A group is one question of a turn, or a place of the map."""
    if group == "turn":
        return phrase("divinus.order.group-turn")
    if group == "temple":
        return phrase("divinus.order.group-temple")
    if group == "people":
        return phrase("divinus.order.group-people")
    return phrase("divinus.order.group-place", place=group.removeprefix("at-"))


def label(view: DivinusView, clause: str) -> Phrase:
    """One clause, worded; it says so where a tile has gone."""
    head, _, tail = clause.partition(":")
    if clause == REST:
        return phrase("divinus.order.rest")
    if head == "tile":
        cell = _cell_of(view, tail)
        return phrase("divinus.order.tile-gone") if cell is None else _explore(cell)
    if head == "place":
        place, _, turn = tail.partition("/")
        where = phrase("divinus.pick.place", place=place, turn=int(turn))
        return phrase("divinus.order.place", where=where)
    if head == "people":
        return phrase("divinus.order.people", people=faction_name(tail))
    if tail == "none":
        return phrase("divinus.order.temple-none")
    return phrase("divinus.order.temple", temple=temple_name(tail))


def _explore(cell: int) -> Phrase:
    return phrase("divinus.order.tile", cell=cell)


def _cell_of(view: DivinusView, tile: str) -> int | None:
    """The number of the cell with that tile, or None if it is gone."""
    return next(
        (cell.number for cell in view.cells if cell.tile is not None and cell.tile.id == tile), None
    )


def answer(order: Order, ask: Ask, view: DivinusView) -> Picks | None:
    """What the order says to a question of the own turn; None where the person has to be asked."""
    if ask.key == ASK_TURN:
        return _turn(order, ask, view)
    head = _HEADS[ask.key]
    wanted = [clause.removeprefix(head) for clause in order if clause.startswith(head)]
    return next(((option,) for option in wanted if option in ask.options), None)


def _turn(order: Order, ask: Ask, view: DivinusView) -> Picks | None:
    """The first wish of the order that is possible: a Rest, or a tile at its cheapest payment."""
    for clause in order:
        head, _, tail = clause.partition(":")
        if clause == REST and "rest" in ask.options:
            return ("rest",)
        if head == "tile":
            cell = str(_cell_of(view, tail))
            if cell in ask.options:
                return (cell,)
    return None


ORDERS: StandingOrders[DivinusView] = StandingOrders(
    key="divinus.order",
    keys=(ASK_TURN, ASK_PLACE, ASK_TEMPLE, ASK_PEOPLE),
    span=span,
    clauses=clauses,
    group_label=group_label,
    label=label,
    answer=answer,
    ranked=frozenset({"turn"}),
)

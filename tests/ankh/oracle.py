"""The oracle of Ankh: expected options of questions, computed from a seat's view by the rulebook.

Page numbers are the rulebook's. Options that are not hexes ("none", "done") are not checked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from games.ankh.view import AnkhView, GodView, HexView
from games.core.hexes import Hex, neighbours
from games.core.log import live
from games.core.match import AnyMatch
from games.core.steps import Ask
from tests.selfplay.oracle import Answer

ACTIONS = ("move", "summon", "followers", "ankh")
LEVELS = (
    {"commander", "inspiring", "omnipresent", "revered"},
    {"magnificent", "obelisks", "temples", "pyramids"},
    {"glorious", "magnanimous", "generous", "worshipful"},
)


class RulebookView:
    """The view of the asked seat with lookups by hex."""

    def __init__(self, match: AnyMatch, ask: Ask) -> None:
        self.view: AnkhView = match.view(ask.seat)
        self.hexes: Mapping[str, HexView] = {cell.label: cell for cell in self.view.hexes}
        self.at = {Hex(cell.q, cell.r): cell.label for cell in self.view.hexes}
        self.god: GodView = next(g for g in self.view.gods if ask.seat in (g.seat, g.junior))
        self.cuts = {frozenset(pair) for pair in (*self.view.river, *self.view.camels)}
        self.words = {option for option in ask.options if option not in self.hexes}

    def around(self, label: str) -> list[str]:
        """The hexes that touch a hex, also across rivers and camels."""
        cell = self.hexes[label]
        return [self.at[near] for near in neighbours(Hex(cell.q, cell.r)) if near in self.at]

    def adjacent(self, label: str) -> list[str]:
        """The hexes beside it in the same region: no river and no camel between (p. 6)."""
        return [near for near in self.around(label) if frozenset((label, near)) not in self.cuts]

    def free(self, label: str) -> bool:
        """Whether a figure may end there (p. 15)."""
        cell = self.hexes[label]
        return cell.ground != "water" and cell.figure is None and cell.monument is None

    def own_figures(self) -> list[str]:
        """Where the god's figures stand."""
        return [
            cell.label
            for cell in self.view.hexes
            if cell.figure is not None and cell.figure.owner == self.god.seat
        ]

    def own_monuments(self) -> list[str]:
        """Where the god's monuments stand."""
        return [c.label for c in self.view.hexes if c.monument_owner == self.god.seat]

    def walk(self, start: str, steps: int) -> set[str]:
        """Every hex within so many steps; nothing blocks movement (p. 15)."""
        found = {start}
        for _ in range(steps):
            found |= {near for label in found for near in self.around(label)}
        return found - {start}


def destinations(rulebook_view: RulebookView, start: str) -> set[str]:
    """Where the figure on a hex may go (pp. 15, 30 and 31)."""
    figure = rulebook_view.hexes[start].figure
    assert figure is not None
    barred = {
        c.label
        for c in rulebook_view.view.hexes
        if c.gate and "osiris" not in rulebook_view.god.gods
    }
    near = rulebook_view.walk(start, 3)
    ends = {label for label in near if rulebook_view.free(label)}
    if figure.kind == "satet":
        for label in near:
            other = rulebook_view.hexes[label].figure
            if other is None or other.owner == rulebook_view.god.seat:
                continue
            room = [n for n in rulebook_view.around(label) if rulebook_view.free(n) or n == start]
            if room and rulebook_view.hexes[label].ground != "water":
                ends.add(label)
    return ends - barred


def _since_action(match: AnyMatch, seat: str) -> list[Any]:
    """The seat's answers since it chose its action, that choice first."""
    found: list[Any] = []
    for entry in live(match.entries):
        if entry.kind == "answer" and entry.key in ("ankh.ask.action", "ankh.ask.second"):
            found = [entry]
        elif entry.kind == "answer":
            found.append(entry)
    return found


def action(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """All four actions, also those without an effect (p. 14)."""
    return ACTIONS


def second(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """Only actions below the first one (p. 14)."""
    chosen = _since_action(match, ask.seat)
    if not chosen or chosen[0].key != "ankh.ask.action":
        return None
    return ACTIONS[ACTIONS.index(chosen[0].picks[0]) + 1 :]


def move_to(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """An empty hex within three steps; Satet may end on an enemy whom she can push away."""
    rulebook_view, start = RulebookView(match, ask), ask.facts.get("hex")
    if not isinstance(start, str) or rulebook_view.hexes[start].figure is None:
        return None
    if _gates(rulebook_view) or rulebook_view.hexes[start].figure.kind == "satet":  # type: ignore[union-attr]
        return None
    return destinations(rulebook_view, start) | rulebook_view.words


def move(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """Every own figure that has not moved in this action and can."""
    rulebook_view = RulebookView(match, ask)
    if _gates(rulebook_view) or any(
        c.figure and c.figure.kind == "satet" for c in rulebook_view.view.hexes
    ):
        return None
    moved: set[str] = set()
    for entry in _since_action(match, ask.seat):
        if entry.key == "ankh.ask.move-to":
            moved |= set(entry.picks)
    able = {
        s for s in rulebook_view.own_figures() if s not in moved and destinations(rulebook_view, s)
    }
    return able | rulebook_view.words


def summon_at(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """A free hex beside an own figure or monument; Apep also on any free water (pp. 16, 31)."""
    rulebook_view = RulebookView(match, ask)
    if "pyramids" in rulebook_view.god.powers or _gates(rulebook_view):
        return None
    beside = {
        near
        for label in (*rulebook_view.own_figures(), *rulebook_view.own_monuments())
        for near in rulebook_view.adjacent(label)
        if rulebook_view.free(near)
    }
    if "apep" in str(ask.facts.get("figure")):
        beside |= {
            c.label for c in rulebook_view.view.hexes if c.ground == "water" and c.figure is None
        }
    return beside | rulebook_view.words


def control(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """A neutral monument beside an own figure; a rival's only where none is neutral (p. 20)."""
    rulebook_view = RulebookView(match, ask)
    built = [c for c in rulebook_view.view.hexes if c.monument is not None]
    neutral = [c for c in built if c.monument_owner is None]
    wanted = neutral or [c for c in built if c.monument_owner != rulebook_view.god.seat]
    own = set(rulebook_view.own_figures())
    return {
        c.label for c in wanted if own & set(rulebook_view.adjacent(c.label))
    } | rulebook_view.words


def power(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """Powers of the next level: two of each level are unlocked (p. 18)."""
    rulebook_view = RulebookView(match, ask)
    opened = rulebook_view.god.powers
    return (LEVELS[len(opened) // 2] - set(opened)) | (rulebook_view.words & {"none"})


def bid(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """Any number of followers up to those that the god has (p. 29)."""
    return map(str, range(RulebookView(match, ask).god.followers + 1))


def _gates(rulebook_view: RulebookView) -> bool:
    """Whether gates are on the map; the oracle has no opinion where figures may go then."""
    return any(cell.gate for cell in rulebook_view.view.hexes)


ANSWERS: Mapping[str, Answer] = {
    "ankh.ask.action": action,
    "ankh.ask.second": second,
    "ankh.ask.move": move,
    "ankh.ask.move-to": move_to,
    "ankh.ask.summon-at": summon_at,
    "ankh.ask.control": control,
    "ankh.ask.power": power,
    "ankh.ask.bid": bid,
}

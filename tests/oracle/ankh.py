"""What Ankh's rulebook lets a god do, read off what its player sees of the map.

Page numbers are the rulebook's. Options that are no hexes ("none", "done") are taken as given.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from games.ankh.view import AnkhView, GodView, HexView
from games.core.hexes import Hex, neighbours
from games.core.log import live
from games.core.match import AnyMatch
from games.core.steps import Ask
from tests.oracle import Answer

ACTIONS = ("move", "summon", "followers", "ankh")
LEVELS = (
    {"commander", "inspiring", "omnipresent", "revered"},
    {"magnificent", "obelisks", "temples", "pyramids"},
    {"glorious", "magnanimous", "generous", "worshipful"},
)


class Sight:
    """The map as a player reads it."""

    def __init__(self, match: AnyMatch, ask: Ask) -> None:
        self.view: AnkhView = match.view(ask.seat)
        self.hexes: Mapping[str, HexView] = {cell.label: cell for cell in self.view.hexes}
        self.at = {Hex(cell.q, cell.r): cell.label for cell in self.view.hexes}
        self.god: GodView = next(g for g in self.view.gods if ask.seat in (g.seat, g.junior))
        self.cuts = {frozenset(pair) for pair in (*self.view.river, *self.view.camels)}
        self.words = {option for option in ask.options if option not in self.hexes}

    def around(self, label: str) -> list[str]:
        """The hexes that touch a hex, whatever lies between."""
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
        """Every hex within so many steps; nothing on the way hinders (p. 15)."""
        found = {start}
        for _ in range(steps):
            found |= {near for label in found for near in self.around(label)}
        return found - {start}


def destinations(sight: Sight, start: str) -> set[str]:
    """Where the figure on a hex may go (pp. 15, 30 and 31)."""
    figure = sight.hexes[start].figure
    assert figure is not None
    barred = {c.label for c in sight.view.hexes if c.gate and "osiris" not in sight.god.gods}
    near = sight.walk(start, 3)
    ends = {label for label in near if sight.free(label)}
    if figure.kind == "satet":
        for label in near:
            other = sight.hexes[label].figure
            if other is None or other.owner == sight.god.seat:
                continue
            room = [n for n in sight.around(label) if sight.free(n) or n == start]
            if room and sight.hexes[label].ground != "water":
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
    """All four, also those that cannot be carried out (p. 14)."""
    return ACTIONS


def second(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """Only actions below the first one (p. 14)."""
    chosen = _since_action(match, ask.seat)
    if not chosen or chosen[0].key != "ankh.ask.action":
        return None
    return ACTIONS[ACTIONS.index(chosen[0].picks[0]) + 1 :]


def move_to(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """An empty hex within three steps; Satet may end on an enemy whom she can push away."""
    sight, start = Sight(match, ask), ask.facts.get("hex")
    if not isinstance(start, str) or sight.hexes[start].figure is None:
        return None
    if _gates(sight) or sight.hexes[start].figure.kind == "satet":  # type: ignore[union-attr]
        return None
    return destinations(sight, start) | sight.words


def move(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """Every own figure that has not moved in this action and can."""
    sight = Sight(match, ask)
    if _gates(sight) or any(c.figure and c.figure.kind == "satet" for c in sight.view.hexes):
        return None
    moved: set[str] = set()
    for entry in _since_action(match, ask.seat):
        if entry.key == "ankh.ask.move-to":
            moved |= set(entry.picks)
    able = {s for s in sight.own_figures() if s not in moved and destinations(sight, s)}
    return able | sight.words


def summon_at(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """A free hex beside an own figure or monument; Apep also on any free water (pp. 16, 31)."""
    sight = Sight(match, ask)
    if "pyramids" in sight.god.powers or _gates(sight):
        return None
    beside = {
        near
        for label in (*sight.own_figures(), *sight.own_monuments())
        for near in sight.adjacent(label)
        if sight.free(near)
    }
    if "apep" in str(ask.facts.get("figure")):
        beside |= {c.label for c in sight.view.hexes if c.ground == "water" and c.figure is None}
    return beside | sight.words


def control(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """A neutral monument beside an own figure; a rival's only where none is neutral (p. 20)."""
    sight = Sight(match, ask)
    built = [c for c in sight.view.hexes if c.monument is not None]
    neutral = [c for c in built if c.monument_owner is None]
    wanted = neutral or [c for c in built if c.monument_owner != sight.god.seat]
    own = set(sight.own_figures())
    return {c.label for c in wanted if own & set(sight.adjacent(c.label))} | sight.words


def power(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """The level that follows from how many are open, two of each (p. 18)."""
    sight = Sight(match, ask)
    opened = sight.god.powers
    return (LEVELS[len(opened) // 2] - set(opened)) | (sight.words & {"none"})


def bid(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """Any number of the followers that one has (p. 29)."""
    return map(str, range(Sight(match, ask).god.followers + 1))


def _gates(sight: Sight) -> bool:
    """Gates to the afterlife change where figures may stand: a question of its own."""
    return any(cell.gate for cell in sight.view.hexes)


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

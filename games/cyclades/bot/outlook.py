"""How a position of Cyclades looks to the computer player: what it has, wants and fears."""

from __future__ import annotations

from functools import lru_cache

from games.core import hexes
from games.core.hexes import Hex
from games.cyclades.components import BASICS, PHILOSOPHERS_FOR_METROPOLIS
from games.cyclades.view import AreaView, Basic, CycladesView, PlayerView

METROPOLIS = 16.0

Shape = tuple[tuple[str, tuple[tuple[int, int], ...]], ...]


@lru_cache(maxsize=32)
def _bordering(shape: Shape) -> dict[str, tuple[str, ...]]:
    """Which areas border which, from the hexes that they cover."""
    at = {Hex(q, r): label for label, cells in shape for q, r in cells}
    found: dict[str, dict[str, None]] = {label: {} for label, _ in shape}
    for cell, label in at.items():
        for near in hexes.neighbours(cell):
            other = at.get(near)
            if other is not None and other != label:
                found[label][other] = None
    return {label: tuple(others) for label, others in found.items()}


class Outlook:
    """A seat's view, with the questions a player asks of it answered."""

    __slots__ = ("areas", "beside", "me", "seat", "view")

    def __init__(self, view: CycladesView, seat: str) -> None:
        self.view = view
        self.seat = seat
        self.me: PlayerView = next(p for p in view.players if p.seat == seat)
        self.areas: dict[str, AreaView] = {area.label: area for area in view.areas}
        self.beside = _bordering(tuple((area.label, area.hexes) for area in view.areas))

    @property
    def gold(self) -> int:
        """The purse; always known for one's own seat."""
        return self.me.gold or 0

    def mine(self, area: AreaView) -> bool:
        """Whether the area is the seat's own."""
        return area.owner == self.seat

    def friendly(self, owner: str | None) -> bool:
        """Whether the owner is the seat itself or a partner."""
        return owner is not None and any(
            p.seat == owner and p.team == self.me.team for p in self.view.players
        )

    def lands(self) -> list[AreaView]:
        """The seat's own lands."""
        return [area for area in self.view.areas if area.kind == "land" and self.mine(area)]

    def reach(self, start: str) -> list[AreaView]:
        """Lands that units could march to: next door, or along the seat's own fleets."""
        if self.areas[start].creature == "medusa":
            return []
        found: dict[str, None] = {}
        seen: dict[str, None] = {}
        queue = [start]
        while queue:
            label = queue.pop()
            for near in self.beside[label]:
                area = self.areas[near]
                if area.kind == "land":
                    found[near] = None
                elif self.mine(area) and near not in seen:
                    seen[near] = None
                    queue.append(near)
        found.pop(start, None)
        return [self.areas[label] for label in found if self.areas[label].creature != "medusa"]

    def kinds(self) -> dict[Basic, int]:
        """How many of each basic building count towards the team's set."""
        found: dict[Basic, int] = dict.fromkeys(BASICS, 0)
        for area in self.view.areas:
            if self.friendly(area.owner):
                for slot in area.slots:
                    if slot.building is not None and slot.building != "metropolis":
                        found[slot.building] += 1
        return found

    def free_slots(self) -> int:
        """Empty slots in the seat's own lands."""
        return sum(slot.building is None for area in self.lands() for slot in area.slots)

    def building_worth(self, kind: Basic) -> float:
        """What one more building of a kind is worth: most where it completes the set."""
        kinds = self.kinds()
        if kinds[kind]:
            return 1.0
        missing = sum(count == 0 for count in kinds.values())
        if missing == 1:
            return METROPOLIS
        return {2: 6.0, 3: 4.0}.get(missing, 3.0)

    def philosopher_worth(self, count: int = 1) -> float:
        """What philosophers are worth: the fourth is a metropolis."""
        have = self.me.philosophers
        if have + count >= PHILOSOPHERS_FOR_METROPOLIS:
            return METROPOLIS
        return 3.0 * count + have

    def worth(self, area: AreaView) -> float:
        """What holding an area is worth."""
        value = 1.0 + 1.5 * (area.horns + area.tokens) + area.priestess
        for slot in area.slots:
            value += 0.5
            if slot.building == "metropolis":
                value += METROPOLIS
            elif slot.building is not None:
                value += 2.5
        return value

    def might(self, area: AreaView) -> float:
        """How strongly an area is held: its units, Minotaur and walls."""
        if area.kind == "sea":
            return float(area.fleets)
        walls = sum(slot.building in ("fortress", "metropolis") for slot in area.slots)
        units = area.troops + area.mercenaries + len(area.heroes)
        units += "ajax" in area.heroes
        if area.creature == "minotaur":
            units += 2
        return units + walls if units else 0.0

    def units(self, area: AreaView) -> int:
        """Units that could march out."""
        return area.troops + area.mercenaries + len(area.heroes)

    def takes(self, force: float, target: AreaView) -> float:
        """How likely a force is to win a land battle, judged by the difference in strength."""
        if target.owner is None or self.might(target) == 0:
            return 1.0
        edge = force - self.might(target)
        return min(0.95, max(0.05, 0.5 + 0.2 * edge))

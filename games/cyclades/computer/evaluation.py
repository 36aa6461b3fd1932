"""Evaluates a view of Cyclades for one seat: values of coins, areas, buildings and units."""

from __future__ import annotations

from functools import lru_cache

from games.core import hexes
from games.core.hexes import Hex
from games.cyclades.components import BASICS, PHILOSOPHERS_FOR_METROPOLIS
from games.cyclades.computer.odds import battle
from games.cyclades.view import AreaView, Basic, CycladesView, PlayerView

# Values are in gold. A match lasts about nine rounds, a metropolis is a third of the victory.
METROPOLIS = 16.0
VICTORY = 60.0
UNIT = 1.5
USUAL_ROUNDS = 9
# How likely a rival who can take a land attacks it in a round.
CAPTURE_CHANCE = 0.3
# The same for an empty land that no rival can reach by a march: a leap can.
EMPTY_LAND_CAPTURE_CHANCE = 0.06
# The same for a metropolis that is left without a unit where a rival can march to.
BARE_METROPOLIS_CAPTURE_CHANCE = 0.8
# The value of a coin in a purse of at most that many coins.
COIN_VALUES = ((6, 1.0), (12, 0.8), (18, 0.6), (25, 0.4), (10_000, 0.25))
# The same from this round on: the match may end before a full purse is spent.
LATE_ROUND = 8
LATE_COIN_VALUES = ((6, 1.0), (10, 0.6), (14, 0.3), (10_000, 0.02))

Shape = tuple[tuple[str, tuple[tuple[int, int], ...]], ...]


@lru_cache(maxsize=32)
def _bordering(shape: Shape) -> dict[str, tuple[str, ...]]:
    """For each area the areas that border it, found from their hexes."""
    at = {Hex(q, r): label for label, cells in shape for q, r in cells}
    found: dict[str, dict[str, None]] = {label: {} for label, _ in shape}
    for cell, label in at.items():
        for near in hexes.neighbours(cell):
            other = at.get(near)
            if other is not None and other != label:
                found[label][other] = None
    return {label: tuple(others) for label, others in found.items()}


class Evaluation:
    """A seat's view with queries and values that the decisions need."""

    __slots__ = ("_threats", "areas", "beside", "foes", "me", "players", "seat", "view")

    def __init__(self, view: CycladesView, seat: str) -> None:
        self.view = view
        self.seat = seat
        self.players: dict[str, PlayerView] = {player.seat: player for player in view.players}
        self.me = self.players[seat]
        self.foes = [player for player in view.players if player.team != self.me.team]
        self.areas: dict[str, AreaView] = {area.label: area for area in view.areas}
        self.beside = _bordering(tuple((area.label, area.hexes) for area in view.areas))
        self._threats: dict[str, int] = {}

    # Purse and goal

    @property
    def gold(self) -> int:
        """The purse; always known for one's own seat."""
        return self.me.gold or 0

    @property
    def coin(self) -> float:
        """The value of the next coin: lower the fuller the purse is."""
        return self._coin(self.gold)

    def _coin(self, gold: int) -> float:
        # Partners share one purse.
        share = gold / sum(player.team == self.me.team for player in self.view.players)
        values = LATE_COIN_VALUES if self.view.round >= LATE_ROUND else COIN_VALUES
        return next(value for most, value in values if share <= most)

    def cost(self, price: int) -> float:
        """The value of the coins of a price; the last coins of a purse have the highest."""
        return sum(self._coin(self.gold - paid) for paid in range(price))

    @property
    def horn(self) -> float:
        """The value of one more horn of income: a coin in each coming round, discounted."""
        return 0.4 * max(2, USUAL_ROUNDS - self.view.round) * self.coin

    def team_metropolises(self, seat: str) -> int:
        """How many metropolises a faction's whole team controls."""
        team = self.players[seat].team
        return sum(player.metropolises for player in self.view.players if player.team == team)

    def lacking(self) -> int:
        """How many metropolises are still needed for the victory."""
        return self.view.goal - self.team_metropolises(self.seat)

    # Owners and borders

    def mine(self, area: AreaView) -> bool:
        """Whether the area is the seat's own."""
        return area.owner == self.seat

    def friendly(self, owner: str | None) -> bool:
        """Whether the owner is the seat itself or a partner."""
        return owner is not None and self.players[owner].team == self.me.team

    def lands(self) -> list[AreaView]:
        """The seat's own lands."""
        return [area for area in self.view.areas if area.kind == "land" and self.mine(area)]

    def seas(self) -> list[AreaView]:
        """The seat's own seas."""
        return [area for area in self.view.areas if area.kind == "sea" and self.mine(area)]

    def near(self, label: str, kind: str) -> list[AreaView]:
        """The lands, or the seas, that border an area."""
        return [self.areas[n] for n in self.beside[label] if self.areas[n].kind == kind]

    def reach(self, start: str, seat: str | None = None) -> list[AreaView]:
        """Lands that a faction's units could march to: bordering, or along its own fleets."""
        owner = seat or self.seat
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
                    if label == start or self.areas[label].kind == "sea":
                        found[near] = None
                elif area.owner == owner and near not in seen:
                    seen[near] = None
                    queue.append(near)
        found.pop(start, None)
        return [self.areas[label] for label in found if self.areas[label].creature != "medusa"]

    def may_enter(self, area: AreaView) -> bool:
        """Whether units may end a move there: no partner's land, no rival's last one."""
        if area.creature == "medusa":
            return False
        if area.owner is None or self.mine(area):
            return True
        if self.friendly(area.owner):
            return False
        return self.players[area.owner].lands > 1 or 0 < self.lacking() <= self.captured(area)

    # Buildings

    def kinds(self) -> dict[Basic, int]:
        """How many of each basic building count towards the team's set."""
        return self._kinds([area for area in self.view.areas if self.friendly(area.owner)])

    def own_kinds(self) -> dict[Basic, int]:
        """How many of each basic building the seat itself has."""
        return self._kinds(self.lands())

    @staticmethod
    def _kinds(areas: list[AreaView]) -> dict[Basic, int]:
        found: dict[Basic, int] = dict.fromkeys(BASICS, 0)
        for area in areas:
            for slot in area.slots:
                if slot.building is not None and slot.building != "metropolis":
                    found[slot.building] += 1
        return found

    def captured(self, area: AreaView) -> int:
        """How many metropolises taking a land gives: those there and sets that it completes."""
        kinds = self.kinds()
        for kind, count in self._kinds([area]).items():
            kinds[kind] += count
        there = sum(slot.building == "metropolis" for slot in area.slots)
        return there + min(kinds.values())

    def free_slots(self) -> int:
        """Empty slots in the seat's own lands."""
        return sum(slot.building is None for area in self.lands() for slot in area.slots)

    def building_value(self, kind: Basic) -> float:
        """The value of one more building of a kind: highest if it completes a metropolis."""
        kinds, own = self.kinds(), self.own_kinds()
        pairs = sum(count >= 2 for count in own.values())
        if "odysseus" in self.me.heroes and own[kind] == 2:
            return self.gained(1)
        if "helen" in self.me.heroes and own[kind] == 1 and pairs == 1:
            return self.gained(1)
        if kinds[kind]:
            return 1.0
        missing = sum(count == 0 for count in kinds.values())
        if missing == 1:
            return self.gained(1)
        return {2: 6.0, 3: 4.0}.get(missing, 3.0)

    def philosopher_value(self, count: int = 1) -> float:
        """The value of more philosophers: the fourth makes a metropolis."""
        have = self.me.philosophers
        if have + count >= PHILOSOPHERS_FOR_METROPOLIS:
            return self.gained(1)
        return 3.5 * count + have

    def gained(self, metropolises: int) -> float:
        """The value of more metropolises: ``VICTORY`` if they reach the goal."""
        if 0 < self.lacking() <= metropolises:
            return VICTORY
        return METROPOLIS * metropolises

    # Areas

    def area_value(self, area: AreaView) -> float:
        """The value of holding an area."""
        value = 1.0 + self.horn * (area.horns + area.tokens)
        for slot in area.slots:
            value += 0.5
            if slot.building == "metropolis":
                value += METROPOLIS
            elif slot.building is not None:
                value += 2.5
        return value

    def prize(self, area: AreaView) -> float:
        """The value of taking a land, its owner's loss included."""
        value = self.area_value(area) + 2.0 * area.priestess
        # Buildings that complete a set count as a metropolis.
        sets = self.captured(area) - sum(slot.building == "metropolis" for slot in area.slots)
        value += METROPOLIS * sets
        if "ajax" in self.me.heroes:
            value += 1.0 + max(0, self.me.lands - 3)
        if area.owner is not None:
            # A rival's loss is a part of a gain, larger if that rival has metropolises.
            value += 0.3 * self.area_value(area) * (1 + self.team_metropolises(area.owner))
        if 0 < self.lacking() <= self.captured(area):
            value += VICTORY
        return value

    def units(self, area: AreaView) -> int:
        """The number of units that could march from a land."""
        return area.troops + area.mercenaries + len(area.heroes)

    def walls(self, area: AreaView) -> int:
        """What the defenders of a land add to their number of units."""
        built = sum(slot.building in ("fortress", "metropolis") for slot in area.slots)
        return built + ("ajax" in area.heroes) + (area.creature == "minotaur")

    def defenders(self, area: AreaView) -> int:
        """The number of units that would fight for a land, the Minotaur included."""
        return self.units(area) + (area.creature == "minotaur")

    def threat(self, area: AreaView) -> int:
        """The most units that one march of a rival could bring into a land, with one recruit."""
        known = self._threats.get(area.label)
        if known is not None:
            return known
        most = 0
        for foe in self.foes:
            for start in self.reach(area.label, foe.seat):
                if start.owner == foe.seat and self.units(start):
                    most = max(most, self.units(start) + 1)
        self._threats[area.label] = most
        return most

    def expected_loss(self, area: AreaView, units: float) -> float:
        """The expected loss of a land that is held by a number of units."""
        if area.creature == "medusa":
            return 0.0
        threat = self.threat(area)
        if not threat:
            return 0.0 if round(units) else EMPTY_LAND_CAPTURE_CHANCE * self.area_value(area)
        held = round(units) + (area.creature == "minotaur")
        cities = sum(slot.building == "metropolis" for slot in area.slots)
        if cities and not held:
            # The rival who takes it is a metropolis nearer to victory.
            lost = self.area_value(area) + METROPOLIS * cities
            return BARE_METROPOLIS_CAPTURE_CHANCE * lost
        walls = self.walls(area) if held else 0
        return CAPTURE_CHANCE * self.area_value(area) * battle(threat, 0, held, walls).wins

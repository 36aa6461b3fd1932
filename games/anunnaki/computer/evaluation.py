"""Evaluates a view for a seat: the value of goods, districts, gods and weapons, and who leads."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from games.anunnaki.components import (
    AGREEMENTS,
    GOAL_MOST,
    LAST_SPACE,
    MINOR_GODS,
    MULTIPLIERS,
    RESOURCES,
    TRACKS,
    WEAPONS,
)
from games.anunnaki.scoring import HARVEST_GODS
from games.anunnaki.view import AnunnakiView, DistrictView, HouseView, RewardView

CRYSTAL = 0.7
FOLLOWER = 0.9
WEAPON = 1.2
POINT = 1.0
POWER_STEP = 1.0
# The metal that one would spend on the War Cart, once it is known how much is missing.
CART_METAL = 3
# How many power actions a match still holds, by and large.
POWER_ACTIONS = 2.0
# The value of ending the match as the leader, and as anybody else.
END_AHEAD, END_BEHIND = 12.0, -12.0
# From this round on a match has lasted long enough.
LONG_MATCH = 18
# A resource that something is waiting for, one that will find its use, and one too many.
NEEDED, USEFUL, SPARE = 1.2, 0.75, 0.3
# Two wood build a settlement, the most valuable use of two resources.
TIMBER = 0.4
DEFAULT_REWARD: dict[str, float] = {
    "any": 0.8,
    "choice": 0.8,
    "crystal": CRYSTAL,
    "follower": FOLLOWER,
    "weapon": WEAPON,
    "agreement": 1.2,
    "sign": 1.2,
    "portal": 1.5,
    "move": 1.5,
    "blue": 2.0,
    "red": 3.0,
    "income": 3.0,
    "settlement": 4.0,
    "upgrade": 3.5,
    "points": POINT,
    "power": POWER_STEP,
    "goal_power": 2 * POWER_STEP,
}


class Evaluation:
    """A view through the eyes of one seat."""

    def __init__(self, view: AnunnakiView, seat: str) -> None:
        self.view = view
        self.seat = seat
        self.me: HouseView = next(house for house in view.houses if house.seat == seat)
        self.districts: dict[str, DistrictView] = {
            district.label: district for planet in view.planets for district in planet.districts
        }
        # An evaluation serves one question, so values of districts can be cached in it.
        self._rule: dict[str, float] = {}
        self._culture: dict[str, float] = {}

    @cached_property
    def rivals(self) -> list[HouseView]:
        """Everybody else."""
        return [house for house in self.view.houses if house.seat != self.seat]

    @cached_property
    def nomad(self) -> bool:
        """Whether the seat's settlements are figures."""
        return self.me.house == "norrenis"

    def has(self, god: str) -> bool:
        """Whether a god of the seat is on the map."""
        return any(g.name == god and g.summoned for g in self.me.gods)

    # Values

    @cached_property
    def goal_value(self) -> dict[str, float]:
        """Points for meeting a goal once more, by and large."""
        value: dict[str, float] = {}
        for place, goal in self.view.goals.items():
            if self.me.goals[goal] >= GOAL_MOST:
                value[goal] = 0.2
            elif place == "power":
                value[goal] = POWER_ACTIONS
            else:
                value[goal] = min(5.0, MULTIPLIERS[self.me.tracks[place]] + 1.0)
        return value

    def step(self, track: str, count: int = 1) -> float:
        """Points for steps on a track, or of power."""
        if track == "power":
            return self.power(count)
        last = LAST_SPACE if self.me.lightning else LAST_SPACE - 1
        space = self.me.tracks[track]
        reached = min(last, space + count)
        if reached <= space:
            return 0.0
        goal = self.me.goals[self.view.goals[track]]
        more = MULTIPLIERS[reached] - MULTIPLIERS[space]
        value = more * goal + 0.45 * (reached - space)
        best = max(house.tracks[track] for house in self.rivals)
        if space <= best:
            value += 0.5 * (reached - space)
        if reached == LAST_SPACE:
            value += self.ending
        return value

    def power(self, steps: int) -> float:
        """Points for steps of power: each is one, and the tokens on the way two more."""
        space = self.me.power
        reached = min(len(self.view.power_points) - 1, space + steps)
        value = float(self.view.power_points[reached] - self.view.power_points[space])
        value += 2 * sum(space < token <= reached for token in self.view.power_tokens)
        if space < self.view.lightning <= reached:
            value += 1.5
        return value

    @cached_property
    def lead(self) -> float:
        """The seat's lead over its best rival; negative if it is behind."""
        return self.house_value(self.me) - max(self.house_value(house) for house in self.rivals)

    @cached_property
    def ending(self) -> float:
        """The value of ending now: positive in the lead, negative behind, higher late."""
        if self.view.triggered:
            return 0.0
        late = 0.6 * max(0, self.view.turn - LONG_MATCH)
        return late + (END_AHEAD if self.lead > 0 else END_BEHIND)

    @cached_property
    def hurry(self) -> float:
        """The value of a sign for bringing the end nearer."""
        late = 0.15 * max(0, self.view.turn - LONG_MATCH)
        return late + min(1.5, max(0.0, 0.08 * self.lead))

    def house_value(self, house: HouseView) -> float:
        """A house's points as far as everybody can see them."""
        points = float(house.points + self.view.power_points[house.power])
        for track in TRACKS:
            # While the houses are dealt, no goal lies on the tracks yet.
            if track in self.view.goals:
                points += house.goals[self.view.goals[track]] * MULTIPLIERS[house.tracks[track]]
            spaces = [other.tracks[track] for other in self.view.houses]
            ahead = sum(space > house.tracks[track] for space in spaces)
            points += {0: 4.0, 1: 2.0}.get(ahead, 0.0)
        points += (sum(house.resources.values()) + house.crystals) // 5
        for god in house.gods:
            if god.summoned and god.name in HARVEST_GODS:
                kind = HARVEST_GODS[god.name]
                points += 2 * sum(kind in self.districts[d].sources for d in house.rules)
        return points

    def resource(self, kind: str, count: int = 1) -> float:
        """The value of a number of resources in points: the first ones help most."""
        stock = self.me.resources[kind]
        value = 0.0
        wanted = max(2, self.wanted.get(kind, 0))
        needed = NEEDED + (TIMBER if kind == "wood" and self.me.settlements_left else 0.0)
        for held in range(stock, stock + count):
            value += needed if held < wanted else USEFUL if held < 5 else SPARE
        return value

    @cached_property
    def wanted(self) -> dict[str, int]:
        """The most of each resource that an agreement in hand asks for."""
        wanted: dict[str, int] = {}
        for token in self.me.agreements:
            for kind, count in token.cost.items():
                wanted[kind] = max(count, wanted.get(kind, 0))
        return wanted

    def reward(self, reward: RewardView) -> float:
        """Points for a reward of a token."""
        if reward.kind in RESOURCES:
            return self.resource(reward.kind, reward.count)
        if reward.kind == "power":
            return self.power(reward.count)
        return DEFAULT_REWARD[reward.kind] * reward.count

    def agreement(self, token: str) -> float:
        """The value of an agreement, less its cost and weighted by its chance."""
        printed = AGREEMENTS[token]
        middle = sum(self.reward(reward.shown) for reward in printed.middle)
        lower = printed.points + self.step("trade", printed.trade)
        whole = self.welcome(token)
        value = middle + lower if whole else max(middle, lower) + 0.3 * min(middle, lower)
        missing = self.missing(token)
        return value - 0.55 * sum(printed.cost.values()) - 0.45 * missing

    def missing(self, token: str) -> int:
        """How many resources the seat lacks for an agreement."""
        cost = AGREEMENTS[token].cost
        short = sum(max(0, n - self.me.resources[k]) for k, n in cost.items() if k != "any")
        spare = sum(self.me.resources.values()) - sum(n for k, n in cost.items() if k != "any")
        return short + max(0, cost.get("any", 0) - max(0, spare + short))

    def welcome(self, token: str) -> bool:
        """Whether the seat would have the whole reward now."""
        house = AGREEMENTS[token].house
        if house is None or self.view.first_game:
            return True
        planet = "gaia" if house == self.me.house else house
        return any(self.districts[d].planet.startswith(planet) for d in self.me.rules)

    # Districts

    def rule(self, label: str) -> float:
        """The value of ruling a district."""
        if label not in self._rule:
            self._rule[label] = self._ruling(label)
        return self._rule[label]

    def _ruling(self, label: str) -> float:
        district = self.districts[label]
        value = 0.5 + 0.5 * self.goal_value.get("districts", 0.0)
        value += district.shrines * (0.5 + self.goal_value.get("shrines", 0.0))
        left = sum(district.sources.values()) - sum(district.exhausted.values())
        value += 0.35 * left
        value += self.abroad(district.planet) + self._from_afar(district.planet)
        for god in self.me.gods:
            kind = HARVEST_GODS.get(god.name)
            if kind in district.sources:
                value += 2.0 if god.summoned else 0.6
        if district.atlantis and any(god.name == "ea" for god in self.me.gods):
            value += 3.0
        return value

    def abroad(self, planet: str) -> float:
        """What a first district on a planet adds: the whole reward of agreements."""
        if any(self.districts[d].planet == planet for d in self.me.rules):
            return 0.0
        wanted = 0
        for token in self.me.agreements:
            if token.house is None or self.view.first_game:
                continue
            goal = "gaia" if token.house == self.me.house else token.house
            wanted += planet.startswith(goal)
        return 1.5 * wanted

    def _from_afar(self, planet: str) -> float:
        """What a first figure on a planet is to Zeus's house: all the culture there."""
        if self.me.house != "ellenys":
            return 0.0
        here = next(p for p in self.view.planets if p.name == planet)
        if any(c.seat == self.seat for d in here.districts for c in d.companies):
            return 0.0
        return (0.7 if self.has("zeus") else 0.35) * len(here.culture)

    def culture(self, label: str) -> float:
        """The value of a figure in a district for the culture tokens beside it."""
        if label not in self._culture:
            self._culture[label] = self._surrounding(label)
        return self._culture[label]

    def _surrounding(self, label: str) -> float:
        value = 0.0
        for planet in self.view.planets:
            for spot in planet.culture:
                if label not in spot.districts or self.districts[label].companies:
                    continue
                rest = [d for d in spot.districts if d != label]
                filled = sum(bool(self.districts[d].companies) for d in rest)
                gain = sum(self.reward(r) for r in spot.rewards) if spot.token else 1.2
                value += gain * (0.1, 0.3, 1.0)[filled]
        return value

    # Weapons

    def cost(self, card: str) -> dict[str, int]:
        """What a weapon costs the seat."""
        cost = dict(WEAPONS[card].cost)
        if "metal" in cost and self.has("sekhmet"):
            cost["metal"] -= 1
        return cost

    def affordable(self, card: str) -> bool:
        """Whether the seat could play a weapon."""
        cost = self.cost(card)
        stock = self.me.resources
        named = all(stock[kind] >= n for kind, n in cost.items() if kind != "any")
        return named and sum(stock.values()) >= sum(cost.values())

    @cached_property
    def best_weapon(self) -> int:
        """The strength of the best advanced weapon that can be played now, -9 without any."""
        hand = [card for card in self.me.hand or () if self.affordable(card)]
        return max((self.punch(card) for card in hand), default=-9)

    @cached_property
    def battles(self) -> list[DistrictView]:
        """Where figures of the seat wait for a battle."""
        return [
            district
            for district in self.districts.values()
            if district.contested and any(c.seat == self.seat for c in district.companies)
        ]

    def disarms(self, cost: Mapping[str, int]) -> bool:
        """Whether spending this before a battle would leave the best weapon for it unpaid."""
        if not self.battles or self.best_weapon < 0:
            return False
        left = {kind: count - cost.get(kind, 0) for kind, count in self.me.resources.items()}
        goods = sum(left.values()) - cost.get("any", 0)
        return not any(
            self.punch(card) >= self.best_weapon
            and sum(self.cost(card).values()) <= goods
            and all(left.get(kind, 0) >= n for kind, n in self.cost(card).items() if kind != "any")
            for card in self.me.hand or ()
        )

    def punch(self, card: str) -> int:
        """A weapon's strength, with what its effect may add."""
        extra = min(CART_METAL, self.me.resources["metal"]) if card == "war_cart" else 0
        if card == "composite_bow" and self.me.hand:
            others = [c for c in self.me.hand if c != card and self.affordable(c)]
            extra = max((WEAPONS[c].strength for c in others), default=0)
        return WEAPONS[card].strength + extra

    def spoils(self, card: str) -> float:
        """What a victory with a weapon brings; the Composite Bow brings another's spoils too."""
        printed = WEAPONS[card]
        value = printed.points + self.step("war", printed.war)
        if card == "composite_bow":
            others = [c for c in self.me.hand or () if c != card and self.affordable(c)]
            value += max((self.spoils(other) for other in others), default=0.0)
        return value

    def god_value(self, god: str) -> float:
        """What summoning a god would bring, beside its figure."""
        if god not in MINOR_GODS:
            return 8.0
        bonus = MINOR_GODS[god].bonus
        return self.step(bonus, 2 if bonus == "power" else 1) + self._ability(god)

    def _ability(self, god: str) -> float:
        ruled = [self.districts[d] for d in self.me.rules]
        home = self.me.house or ""
        if god in HARVEST_GODS:
            return 2.0 * sum(HARVEST_GODS[god] in d.sources for d in ruled)
        if god == "freyr":
            return 1.7 * (sum(d.planet != home for d in ruled) // 2)
        if god == "ninlil":
            return 1.7 * sum(d.shrines for d in ruled if d.planet != home)
        if god == "ares":
            return 2.0 * len(self.me.civilisations) + 1.5
        if god == "hades":
            return 0.6 * (self.me.followers_left // 3)
        if god == "ea":
            return 4.0 * sum(d.atlantis for d in ruled) + 0.5
        if god == "athena":
            return 0.7 * (5 - self.me.settlements_left)
        if god == "marduk":
            return 1.0 * len({d.planet for d in ruled if self._settled(d)})
        if god == "bast":
            return 3.0 if self.me.agreements and self.me.crystals else 0.0
        if god == "freya":
            return 2.0
        early = self.me.signs_left / 14
        lasting = {"anubis": 3.0, "isis": 3.5, "osiris": 4.0, "sekhmet": 2.5, "loki": 2.5}
        lasting |= {"heimdall": 3.0, "assur": 3.5, "enlil": 3.0, "hera": 4.5, "hermes": 4.0}
        lasting |= {"poseidon": 3.0 + self.goal_value.get("shrines", 0.0), "thor": 2.5, "seth": 3.0}
        return lasting.get(god, 2.0) * (0.4 + early)

    def _settled(self, district: DistrictView) -> bool:
        return any(c.seat == self.seat and c.settlements for c in district.companies)

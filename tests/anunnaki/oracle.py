"""The oracle of Anunnaki: the options of questions, computed from the rulebook a second time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations

from games.anunnaki.view import AnunnakiView, CompanyView, DistrictView, HouseView, TokenView
from games.core.match import AnyMatch
from games.core.phrase import Phrase
from games.core.steps import Ask
from tests.selfplay.oracle import Answer

OTHERWORLD = "otherworld"
MAIN = {"pharaos": "ra", "norrenis": "odin", "babylon": "ishtar", "ellenys": "zeus"}
GOODS = ("food", "wood", "metal", "gold")
HORN = 4


class RulebookView:
    """What a player sees of the planets, and of what lies before them."""

    def __init__(self, match: AnyMatch, ask: Ask) -> None:
        self.view: AnunnakiView = match.view(ask.seat)
        self.me: HouseView = next(h for h in self.view.houses if h.seat == ask.seat)
        self.at = {d.label: d for planet in self.view.planets for d in planet.districts}
        self.nomad = self.me.house == "norrenis"

    # Districts

    def mine(self, district: DistrictView) -> CompanyView | None:
        """What this player has in a district."""
        return next((c for c in district.companies if c.seat == self.me.seat), None)

    def figures(self, company: CompanyView) -> int:
        """Everything that fights: Odin's settlements do as well."""
        house = next(h.house for h in self.view.houses if h.seat == company.seat)
        ships = company.settlements if house == "norrenis" else 0
        return company.followers + len(company.gods) + ships

    def others(self, district: DistrictView) -> list[str]:
        """Whose figures stand there beside the own ones."""
        found = [c for c in district.companies if c.seat != self.me.seat and self.figures(c)]
        return [company.seat for company in found]

    def stops(self, district: DistrictView) -> bool:
        """Whether figures that come here have to stop and fight."""
        return district.civilisation is not None or bool(self.others(district))

    def ruled(self) -> list[DistrictView]:
        """Where one has figures or a settlement, and neither others' figures nor a civilisation."""
        return [d for d in self.at.values() if self.mine(d) and not self.stops(d)]

    def open_to_me(self, district: DistrictView) -> bool:
        """Whether a district may be entered: no foreign capital, no foreign Otherworld."""
        if district.planet == OTHERWORLD:
            return OTHERWORLD in self.me.artifacts
        return district.capital_of in (None, self.me.seat)

    def settled(self) -> list[str]:
        """Where new followers may be placed."""
        return [d.label for d in self.ruled() if (c := self.mine(d)) and c.settlements]

    def recruits(self) -> bool:
        """Whether a follower could be placed: from the supply, or from elsewhere on the map."""
        if self.me.followers_left:
            return bool(self.settled())
        return any(at != place for place in self.settled() for at in self.with_followers())

    def unsettled(self) -> list[str]:
        """Where a settlement may be built: ruled, and without anybody's."""
        empty = [d for d in self.ruled() if not any(c.settlements for c in d.companies)]
        return [d.label for d in empty]

    def with_followers(self) -> list[str]:
        """Where own followers stand."""
        return [d.label for d in self.at.values() if (c := self.mine(d)) and c.followers]

    # Going somewhere

    def steps(self, start: DistrictView) -> list[DistrictView]:
        """The districts one step away; the Otherworld is beside whatever its owner rules."""
        near = [self.at[label] for label in start.neighbours]
        if OTHERWORLD in self.me.artifacts:
            if start.planet == OTHERWORLD:
                near = [d for d in self.ruled() if not d.atlantis and d.planet != OTHERWORLD]
            elif not start.atlantis:
                near += [d for d in self.at.values() if d.planet == OTHERWORLD]
        if self.view.triggered:
            near = [] if start.atlantis else [d for d in near if not d.atlantis]
        return [d for d in near if self.open_to_me(d)]

    def reach(self, start: str, steps: int) -> dict[str, int]:
        """How many steps it takes to every district within so many."""
        found = {start: 0}
        for step in range(1, steps + 1):
            for label in [label for label, cost in found.items() if cost == step - 1]:
                here = self.at[label]
                if label == start or not self.stops(here):
                    for near in self.steps(here):
                        found.setdefault(near.label, step)
        del found[start]
        return found

    def groups(self, most: int) -> dict[str, DistrictView]:
        """Everything that may go somewhere, with where it stands."""
        found: dict[str, DistrictView] = {}
        for district in self.at.values():
            company = self.mine(district)
            if company is None or self.stops(district):
                continue
            for number in range(1, min(most, company.followers) + 1):
                count = f":{number}" if number > 1 else ""
                found[f"{district.label}:follower{count}"] = district
            found |= {f"{district.label}:{god}": district for god in company.gods}
            if self.nomad and company.settlements:
                found[f"{district.label}:settlement"] = district
        return found

    # Gathering

    def has(self, god: str) -> bool:
        """Whether an own god is in play."""
        return any(g.name == god and g.summoned for g in self.me.gods)

    @property
    def awake(self) -> bool:
        """Whether the main god is in play."""
        return self.has(MAIN[self.me.house or ""])

    def muscle(self, company: CompanyView) -> int:
        """The strength to gather with."""
        figures = company.followers + len(company.gods)
        total = company.followers + sum(3 if g in MAIN.values() else 2 for g in company.gods)
        if self.me.house == "babylon":
            total += 2 * company.settlements
        if self.nomad:
            figures += company.settlements
            total += 2 * company.settlements if self.awake else 0
        total += company.settlements if self.has("isis") and figures else 0
        total += 1 if self.has("assur") and figures > 1 else 0
        return total + (1 if self.has("osiris") else 0)

    def fields(self) -> list[str]:
        """Where something can be gathered."""
        found = []
        for district in self.ruled():
            company = self.mine(district)
            left = sum(district.sources.values())
            if not district.capital_of:
                left -= sum(district.exhausted.values())
            if left > 0 and company and self.muscle(company):
                found.append(district.label)
        return found

    # Buying

    def upgrades(self, wood: int, metal: int) -> list[str]:
        """The tokens beside the pawn that can be turned with so much."""
        plain = [t for t in self.beside() if not t.upgraded]
        return [t.action for t in plain if t.colour == "blue" or min(wood, metal) > 0]

    def beside(self) -> list[TokenView]:
        """The tokens that a line joins to the pawn."""
        ends = [edge.ends for edge in self.view.edges if self.me.pawn in edge.ends]
        near = {node for pair in ends for node in pair} - {self.me.pawn}
        return [token for token in self.me.tokens if token.node in near]

    def pays(self, cost: Mapping[str, int]) -> bool:
        """Whether the stores have all that is named and enough for the rest."""
        stock = self.me.resources
        named = all(stock[kind] >= count for kind, count in cost.items() if kind != "any")
        return named and sum(stock.values()) >= sum(cost.values())

    def wields(self, card: str) -> bool:
        """Whether a weapon can be paid; Sekhmet saves one metal."""
        cost = dict(self.view.weapons[card].cost)
        if self.has("sekhmet") and cost.get("metal"):
            cost["metal"] -= 1
        return self.pays(cost)


def star(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """First any blue token, later any but the one under the pawn."""
    me = RulebookView(match, ask).me
    if me.pawn is None:
        return [token.action for token in me.tokens if token.colour == "blue"]
    return [token.action for token in me.tokens if token.node != me.pawn]


def sign_to(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """Any empty cell."""
    rulebook_view = RulebookView(match, ask)
    return [
        "none",
        *(e.name for e in rulebook_view.view.edges if e.name not in rulebook_view.me.signs),
    ]


def move(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """Every figure that is free to go and has somewhere to go; several followers together."""
    rulebook_view, points = RulebookView(match, ask), ask.facts["points"]
    assert isinstance(points, int)
    able = rulebook_view.groups(points).items()
    return ["done", *(name for name, start in able if rulebook_view.steps(start))]


def move_to(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """All within as many steps as the furthest: the question does not tell the points."""
    rulebook_view, start = RulebookView(match, ask), str(ask.facts["start"])
    far = rulebook_view.reach(start, len(rulebook_view.at))
    furthest = max((far.get(goal, 0) for goal in ask.options), default=0)
    return rulebook_view.reach(start, furthest)


def portal(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """Every figure that is free to go, but none out of Atlantis."""
    rulebook_view, figures = RulebookView(match, ask), ask.facts["figures"]
    assert isinstance(figures, int)
    able = rulebook_view.groups(figures).items()
    return ["done", *(name for name, start in able if not start.atlantis)]


def portal_to(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """Anywhere but Atlantis and others' capitals."""
    rulebook_view = RulebookView(match, ask)
    goals = [d for d in rulebook_view.at.values() if not d.atlantis and rulebook_view.open_to_me(d)]
    return [d.label for d in goals if d.label != ask.facts["start"]]


def gather(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """Ruled districts with strength and a source that is not exhausted."""
    fields = RulebookView(match, ask).fields()
    return fields if ask.low == 0 else [*fields, "none"]


def market(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """One resource for two others, all three different."""
    stock = RulebookView(match, ask).me.resources
    given = [kind for kind in GOODS if stock[kind]]
    pairs = [(kind, pair) for kind in given for pair in combinations(GOODS, 2) if kind not in pair]
    return ["none", *(f"{kind}>{one}+{other}" for kind, (one, other) in pairs)]


def market_free(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """Two different resources."""
    return ["+".join(pair) for pair in combinations(GOODS, 2)]


def trade(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """Any of the open agreements."""
    return [token.token for token in RulebookView(match, ask).view.market if token]


def technology(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """A plain token beside the pawn, a red one for wood and metal; as a reward, or none."""
    rulebook_view = RulebookView(match, ask)
    stock = rulebook_view.me.resources
    tokens = rulebook_view.upgrades(stock["wood"], stock["metal"])
    return tokens if rulebook_view.view.phase == "magic" else [*tokens, "none"]


def magic(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """What can be paid and would do something."""
    rulebook_view = RulebookView(match, ask)
    me, crystals, stock = rulebook_view.me, rulebook_view.me.crystals, rulebook_view.me.resources
    assert me.stack is not None
    if "mirror" in me.artifacts or not crystals:
        return None
    able = {
        "blue": crystals >= 2,
        "red": crystals >= 3,
        "weapons": stock["metal"] >= 2 and bool(me.stack),
        "technology": stock["gold"] >= 2
        and bool(rulebook_view.upgrades(stock["wood"], stock["metal"])),
        "settlement": stock["wood"] >= 2
        and me.settlements_left > 0
        and bool(rulebook_view.unsettled()),
        "followers": stock["food"] >= 2 and rulebook_view.recruits(),
    }
    return ["none", *(kind for kind, can in able.items() if can)]


def settlement(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """A ruled district without a settlement."""
    return RulebookView(match, ask).unsettled()


def recruit(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """To own settlements that nobody besieges, as many as the supply has.

    With Hades, who counts those at home, the followers of culture tokens may be left there,
    and the last one, which is Hera's.
    """
    rulebook_view, count = RulebookView(match, ask), ask.facts["count"]
    assert isinstance(count, int)
    most = min(count, rulebook_view.me.followers_left)
    places = [f"{label}:{n}" for label in rulebook_view.settled() for n in range(1, most + 1)]
    gods = {god.name: god.summoned for god in rulebook_view.me.gods}
    spares = "hades" in gods and (
        rulebook_view.view.phase == "culture" or (count == 1 and gods.get("hera", False))
    )
    return [*places, "none"] if spares else places


def additional(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """One god, one agreement, and artifacts, each once a turn."""
    rulebook_view = RulebookView(match, ask)
    me, used, options = rulebook_view.me, rulebook_view.view.used, ["end"]
    if "summon" not in used and rulebook_view.with_followers():
        waiting = [god for god in me.gods if not god.summoned]
        able = [god for god in waiting if (me.main_free if god.main else me.free_tokens)]
        options += [f"summon:{god.name}" for god in able]
    if "agreement" not in used:
        options += [f"agreement:{a.token}" for a in me.agreements if rulebook_view.pays(a.cost)]
    if "horn" in me.artifacts:
        options.append("horn:gain")
        if max(me.resources.values()) >= HORN:
            options.append("horn:spend")
    if "pandora" not in used:
        options += [f"pandora:{token}" for token in me.pandora]
    return options


def replace(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """Any own follower makes room for a god."""
    return RulebookView(match, ask).with_followers()


def battle(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """Every civilisation and every opponent that own figures stand with."""
    rulebook_view = RulebookView(match, ask)
    options = []
    for district in rulebook_view.at.values():
        company = rulebook_view.mine(district)
        if company and rulebook_view.figures(company):
            if district.civilisation:
                options.append(f"{district.label}:civilisation")
            options += [f"{district.label}:{seat}" for seat in rulebook_view.others(district)]
    return options


def attack(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """An advanced weapon that can be paid; who has none that can be is asked all the same."""
    rulebook_view = RulebookView(match, ask)
    assert rulebook_view.me.hand is not None
    return [card for card in rulebook_view.me.hand if rulebook_view.wields(card)] or ["none"]


def defend(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """Any weapon that can be paid."""
    rulebook_view = RulebookView(match, ask)
    assert rulebook_view.me.hand is not None
    cards = ["slingshot", "long_shield", *rulebook_view.me.hand]
    return [card for card in cards if rulebook_view.wields(card)]


def weapon(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """Any advanced weapon of the stack."""
    return RulebookView(match, ask).me.stack


def steal(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """Anything that the winner has."""
    other = ask.facts["other"]
    assert isinstance(other, Phrase)
    house = next(h for h in RulebookView(match, ask).view.houses if h.seat == other.args["seat"])
    return [kind for kind, count in house.resources.items() if count]


ANSWERS: Mapping[str, Answer] = {
    f"anunnaki.ask.{name}": answer
    for name, answer in {
        "star": star,
        "sign-to": sign_to,
        "move": move,
        "move-to": move_to,
        "portal": portal,
        "portal-to": portal_to,
        "gather": gather,
        "market": market,
        "market-free": market_free,
        "trade": trade,
        "technology": technology,
        "magic": magic,
        "settlement": settlement,
        "recruit": recruit,
        "additional": additional,
        "replace": replace,
        "battle": battle,
        "attack": attack,
        "defend": defend,
        "weapon": weapon,
        "steal": steal,
    }.items()
}

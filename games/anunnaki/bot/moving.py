"""Where figures go: walking, portals, new followers and settlements."""

from __future__ import annotations

from games.anunnaki.bot.arms import weapon_for
from games.anunnaki.bot.fighting import chance_to_win, expected_defence
from games.anunnaki.bot.outlook import Outlook
from games.anunnaki.components import MINOR_GODS
from games.anunnaki.rules.land.walking import CARRIED_MOST, Group, group
from games.anunnaki.rules.war.strength import NOMAD_SETTLEMENT
from games.anunnaki.view import DistrictView
from games.core.phrase import Phrase
from games.core.steps import Ask, Picks

VICTORY = 5.0
ARTIFACT = 5.0
CIVILISATION_REWARD = 2.0
RETREAT = 0.8
LEAST_GAIN = 0.35


def strength_of(kind: str, number: int = 1) -> int:
    """The strength of a group."""
    if kind == "follower":
        return number
    if kind == "settlement":
        return 0
    return 2 if kind in MINOR_GODS else 3


def force_of(look: Outlook, moving: Group) -> int:
    """The strength that comes with a group: Odin's settlements carry the two strongest beside."""
    if moving.kind != "settlement":
        return strength_of(moving.kind, moving.number)
    company = next(c for c in look.districts[moving.district].companies if c.seat == look.seat)
    figures = [strength_of(god) for god in company.gods] + [1] * company.followers
    own = NOMAD_SETTLEMENT if look.has("odin") else 0
    return own + sum(sorted(figures, reverse=True)[:CARRIED_MOST])


def here(look: Outlook, label: str) -> int:
    """The strength of the seat's own figures in a district."""
    company = next((c for c in look.districts[label].companies if c.seat == look.seat), None)
    return company.strength if company else 0


def leaves(look: Outlook, moving: Group) -> float:
    """What is lost where a group leaves: rule, and a part of the strength to gather with."""
    district = look.districts[moving.district]
    company = next(c for c in district.companies if c.seat == look.seat)
    left = company.followers + len(company.gods) - moving.number
    held = left > 0 or (company.settlements > 0 and moving.kind != "settlement")
    lost = 0.0 if held else look.rule(moving.district)
    if gates(look, moving.district):
        lost += 0.4 * strength_of(moving.kind, moving.number)
    sources = sum(district.sources.values()) - sum(district.exhausted.values())
    if held and sources > company.strength - strength_of(moving.kind, moving.number):
        lost += 0.2
    return lost


def arrives(look: Outlook, moving: Group, goal: str, support: int) -> float:
    """What a group gains where it comes; ``support`` is the strength that could still follow."""
    district = look.districts[goal]
    strength = force_of(look, moving)
    already = here(look, goal)
    if district.civilisation is not None or hostile(look, district):
        return _attack(look, district, already + strength, support) - 0.2 * already
    if look.seat == district.ruler:
        sources = sum(district.sources.values()) - sum(district.exhausted.values())
        company = next(c for c in district.companies if c.seat == look.seat)
        alone = company.followers + len(company.gods) == 0
        value = 0.25 * min(strength, max(0, sources - already)) + (0.3 if alone else 0.0)
        return value + _staging(look, moving, goal)
    return look.rule(goal) + look.culture(goal) + 0.1 * strength + _staging(look, moving, goal)


def _staging(look: Outlook, moving: Group, goal: str) -> float:
    """Before an unconquered Atlantis an army gathers, gods above all."""
    if not gates(look, goal) or gates(look, moving.district):
        return 0.0
    share = 0.9 if moving.kind != "follower" else 0.5
    return share * strength_of(moving.kind, moving.number)


def gates(look: Outlook, label: str) -> list[str]:
    """The districts of Atlantis that can be attacked from a district."""
    if look.view.triggered:
        return []
    beside = look.districts[label].dotted
    return [near for near in beside if look.districts[near].civilisation is not None]


def hostile(look: Outlook, district: DistrictView) -> bool:
    """Whether somebody else's figures stand there."""
    return any(
        c.seat != look.seat and (c.followers or c.gods or (c.settlements and _nomad(look, c.seat)))
        for c in district.companies
    )


def _nomad(look: Outlook, seat: str) -> bool:
    return any(house.seat == seat and house.house == "norrenis" for house in look.view.houses)


def _attack(look: Outlook, district: DistrictView, strength: int, support: int) -> float:
    """The worth of a battle with what is there and what may still come."""
    weapon = weapon_for(look, district)
    if weapon < 0:
        return -3.0
    prize = look.rule(district.label) + VICTORY + 0.5 * look.culture(district.label)
    if district.civilisation is not None:
        prize += CIVILISATION_REWARD + (ARTIFACT if district.atlantis else 0.0)
        odds = chance_to_win(look, district, strength + weapon)
        hoped = chance_to_win(look, district, strength + support + weapon)
    else:
        defence = expected_defence(look, district)
        odds = _odds(strength + weapon - defence)
        hoped = _odds(strength + support + weapon - defence)
    odds = max(odds, 0.9 * hoped)
    return odds * prize - (1 - odds) * (RETREAT * strength + 2.0)


def _odds(margin: float) -> float:
    return min(0.95, max(0.05, 0.55 + 0.2 * margin))


def best_move(look: Outlook, options: tuple[str, ...], points: int) -> tuple[float, str, str]:
    """The best group to move and where to, by gain; nothing where nothing gains."""
    best = (LEAST_GAIN, "done", "")
    for option in options:
        if option == "done":
            continue
        moving = group(option)
        lost = leaves(look, moving)
        for goal, cost in walk(look, moving.district, points // moving.number).items():
            left = points - cost * moving.number
            support = followers_near(look, goal, left, moving)
            gain = arrives(look, moving, goal, support) - lost - 0.12 * cost * moving.number
            if look.districts[goal].atlantis:
                gain += 0.4 * strength_of(moving.kind, moving.number)
            if gain > best[0]:
                best = (gain, option, goal)
    return best


def walk(look: Outlook, start: str, points: int) -> dict[str, int]:
    """Districts within so many steps, stopping where the rules do."""
    costs = {start: 0}
    frontier = [start]
    for cost in range(1, points + 1):
        reached: list[str] = []
        for label in frontier:
            district = look.districts[label]
            stop = district.civilisation is not None or hostile(look, district)
            if label != start and stop:
                continue
            for near in district.neighbours:
                beside = look.districts[near]
                foreign = beside.capital_of not in (None, look.seat)
                if near in costs or foreign or (beside.atlantis and look.view.triggered):
                    continue
                costs[near] = cost
                reached.append(near)
        frontier = reached
    del costs[start]
    return costs


def followers_near(look: Outlook, goal: str, points: int, moving: Group) -> int:
    """How much strength could still walk to a district with the points that are left."""
    found: list[int] = []
    for near in look.districts[goal].neighbours:
        for company in look.districts[near].companies:
            if company.seat == look.seat:
                gone = moving.number if near == moving.district else 0
                found += [strength_of(god) for god in company.gods if god != moving.kind]
                found += [1] * max(0, company.followers - gone)
    return sum(sorted(found, reverse=True)[:points])


def move(ask: Ask, look: Outlook) -> Picks:
    """The group that gains most, or that is all."""
    points = ask.facts.get("points")
    _, option, _ = best_move(look, ask.options, points if isinstance(points, int) else 1)
    return (option,)


def move_to(ask: Ask, look: Outlook) -> Picks:
    """The best of the districts within reach."""
    moving = _chosen(ask)
    costs = walk(look, moving.district, 9)

    def worth(goal: str) -> float:
        cost = costs.get(goal, 1) if ask.key.endswith("move-to") else 0
        return arrives(look, moving, goal, 2) - 0.12 * cost * moving.number

    return (max(ask.options, key=worth),)


def _chosen(ask: Ask) -> Group:
    """The group that a question about its way speaks of."""
    start, what = str(ask.facts.get("start", "")), ask.facts.get("what")
    if not isinstance(what, Phrase):
        return Group(start, "follower", 1)
    count = what.args.get("count", 1)
    return Group(start, what.key.rpartition(".")[2], count if isinstance(count, int) else 1)


def best_portal(look: Outlook, options: tuple[str, ...], figures: int) -> tuple[float, str, str]:
    """The best group to teleport and where to."""
    best = (LEAST_GAIN, "done", "")
    goals = [
        label
        for label, district in look.districts.items()
        if not district.atlantis
        and district.capital_of in (None, look.seat)
        and (district.planet != "otherworld" or "otherworld" in look.me.artifacts)
    ]
    for option in options:
        if option == "done":
            continue
        moving = group(option)
        lost = leaves(look, moving)
        for goal in goals:
            if goal != moving.district:
                support = max(0, figures - moving.number)
                gain = arrives(look, moving, goal, support) - lost
                if gain > best[0]:
                    best = (gain, option, goal)
    return best


def portal(ask: Ask, look: Outlook) -> Picks:
    """The group that gains most through a portal."""
    figures = ask.facts.get("figures")
    _, option, _ = best_portal(look, ask.options, figures if isinstance(figures, int) else 1)
    return (option,)


def settlement(ask: Ask, look: Outlook) -> Picks:
    """Where it helps to recruit: with figures of one's own, and open country around."""
    return (max(ask.options, key=lambda label: _settlement_worth(look, label)),)


def _settlement_worth(look: Outlook, label: str) -> float:
    district = look.districts[label]
    value = look.rule(label) + 0.3 * len(district.neighbours)
    if district.planet.startswith("gaia"):
        value += 1.5 + (1.5 if gates(look, label) else 0.0)
    if look.me.house == "babylon":
        # Ishtar's settlements gather by themselves.
        left = sum(district.sources.values()) - sum(district.exhausted.values())
        value += 0.6 * min(2, left)
    return value + 0.2 * here(look, label)


def recruit(ask: Ask, look: Outlook) -> Picks:
    """All where they have most to do."""
    options = [option for option in ask.options if option != "none"]
    if not options:
        return ("none",)

    def worth(option: str) -> tuple[float, int]:
        label, _, count = option.partition(":")
        return _frontier(look, label), int(count or 1)

    return (max(options, key=worth),)


def _frontier(look: Outlook, label: str) -> float:
    """What lies around a district for followers to take."""
    value = 2.0 if gates(look, label) else 0.0
    for near in look.districts[label].neighbours:
        district = look.districts[near]
        if district.ruler != look.seat and district.capital_of in (None, look.seat):
            value += look.rule(near)
    return value


def spare_follower(ask: Ask, look: Outlook) -> Picks:
    """The follower who is least missed: where several stand together, or a settlement stays."""
    options = [option for option in ask.options if option != "none"]

    def cost(label: str) -> tuple[float, float]:
        return leaves(look, Group(label, "follower", 1)), -float(here(look, label))

    if "none" in ask.options and "goal" not in ask.facts:
        return _relocated(look, options)
    best = min(options, key=cost)
    if "none" in ask.options and cost(best)[0] > 1.0:
        return ("none",)
    return (best,)


def _relocated(look: Outlook, options: list[str]) -> Picks:
    """With an empty supply: whoever has more to do where a follower may come, else nobody.

    What lies around a district decides, not who stands there, so that nobody goes in circles.
    """
    settled = [
        label
        for label, district in look.districts.items()
        if district.ruler == look.seat
        and any(c.settlements for c in district.companies if c.seat == look.seat)
    ]

    def gain(label: str) -> float:
        goals = [_frontier(look, place) for place in settled if place != label]
        lost = _frontier(look, label) + leaves(look, Group(label, "follower", 1))
        return max(goals, default=0.0) - lost

    best = max(options, key=gain)
    return (best,) if gain(best) > LEAST_GAIN else ("none",)


def front_line(ask: Ask, look: Outlook) -> Picks:
    """Where a god is of most use: among others, away from home."""

    def worth(label: str) -> float:
        district = look.districts[label]
        away = 0.0 if district.capital_of else 1.0
        return 0.3 * _frontier(look, label) + away + (3.0 if gates(look, label) else 0.0)

    return (max(ask.options, key=worth),)

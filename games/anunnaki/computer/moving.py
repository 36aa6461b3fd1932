"""Decides where figures go: walking, portals, new followers and settlements."""

from __future__ import annotations

from games.anunnaki.components import MINOR_GODS
from games.anunnaki.computer.arms import weapon_for
from games.anunnaki.computer.evaluation import Evaluation
from games.anunnaki.computer.fighting import chance_to_win, expected_defence
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


def force_of(evaluation: Evaluation, moving: Group) -> int:
    """The strength that comes with a group: Odin's settlements carry the two strongest beside."""
    if moving.kind != "settlement":
        return strength_of(moving.kind, moving.number)
    company = next(
        c for c in evaluation.districts[moving.district].companies if c.seat == evaluation.seat
    )
    figures = [strength_of(god) for god in company.gods] + [1] * company.followers
    own = NOMAD_SETTLEMENT if evaluation.has("odin") else 0
    return own + sum(sorted(figures, reverse=True)[:CARRIED_MOST])


def here(evaluation: Evaluation, label: str) -> int:
    """The strength of the seat's own figures in a district."""
    company = next(
        (c for c in evaluation.districts[label].companies if c.seat == evaluation.seat), None
    )
    return company.strength if company else 0


def leaves(evaluation: Evaluation, moving: Group) -> float:
    """What is lost where a group leaves: rule, and a part of the strength to gather with."""
    district = evaluation.districts[moving.district]
    company = next(c for c in district.companies if c.seat == evaluation.seat)
    left = company.followers + len(company.gods) - moving.number
    held = left > 0 or (company.settlements > 0 and moving.kind != "settlement")
    lost = 0.0 if held else evaluation.rule(moving.district)
    if gates(evaluation, moving.district):
        lost += 0.4 * strength_of(moving.kind, moving.number)
    sources = sum(district.sources.values()) - sum(district.exhausted.values())
    if held and sources > company.strength - strength_of(moving.kind, moving.number):
        lost += 0.2
    return lost


def arrives(evaluation: Evaluation, moving: Group, goal: str, support: int) -> float:
    """What a group gains where it comes; ``support`` is the strength that could still follow."""
    district = evaluation.districts[goal]
    strength = force_of(evaluation, moving)
    already = here(evaluation, goal)
    if district.civilisation is not None or hostile(evaluation, district):
        return _attack(evaluation, district, already + strength, support) - 0.2 * already
    if evaluation.seat == district.ruler:
        sources = sum(district.sources.values()) - sum(district.exhausted.values())
        company = next(c for c in district.companies if c.seat == evaluation.seat)
        alone = company.followers + len(company.gods) == 0
        value = 0.25 * min(strength, max(0, sources - already)) + (0.3 if alone else 0.0)
        return value + _staging(evaluation, moving, goal)
    return (
        evaluation.rule(goal)
        + evaluation.culture(goal)
        + 0.1 * strength
        + _staging(evaluation, moving, goal)
    )


def _staging(evaluation: Evaluation, moving: Group, goal: str) -> float:
    """Before an unconquered Atlantis an army gathers, gods above all."""
    if not gates(evaluation, goal) or gates(evaluation, moving.district):
        return 0.0
    share = 0.9 if moving.kind != "follower" else 0.5
    return share * strength_of(moving.kind, moving.number)


def gates(evaluation: Evaluation, label: str) -> list[str]:
    """The districts of Atlantis that can be attacked from a district."""
    if evaluation.view.triggered:
        return []
    beside = evaluation.districts[label].dotted
    return [near for near in beside if evaluation.districts[near].civilisation is not None]


def hostile(evaluation: Evaluation, district: DistrictView) -> bool:
    """Whether a district holds figures of another seat."""
    return any(
        c.seat != evaluation.seat
        and (c.followers or c.gods or (c.settlements and _nomad(evaluation, c.seat)))
        for c in district.companies
    )


def _nomad(evaluation: Evaluation, seat: str) -> bool:
    return any(house.seat == seat and house.house == "norrenis" for house in evaluation.view.houses)


def _attack(evaluation: Evaluation, district: DistrictView, strength: int, support: int) -> float:
    """The value of a battle, counting the figures there and those that may still come."""
    weapon = weapon_for(evaluation, district)
    if weapon < 0:
        return -3.0
    prize = evaluation.rule(district.label) + VICTORY + 0.5 * evaluation.culture(district.label)
    if district.civilisation is not None:
        prize += CIVILISATION_REWARD + (ARTIFACT if district.atlantis else 0.0)
        odds = chance_to_win(evaluation, district, strength + weapon)
        hoped = chance_to_win(evaluation, district, strength + support + weapon)
    else:
        defence = expected_defence(evaluation, district)
        odds = _odds(strength + weapon - defence)
        hoped = _odds(strength + support + weapon - defence)
    odds = max(odds, 0.9 * hoped)
    return odds * prize - (1 - odds) * (RETREAT * strength + 2.0)


def _odds(margin: float) -> float:
    return min(0.95, max(0.05, 0.55 + 0.2 * margin))


def best_move(
    evaluation: Evaluation, options: tuple[str, ...], points: int
) -> tuple[float, str, str]:
    """The best group to move and where to, by gain; nothing where nothing gains."""
    best = (LEAST_GAIN, "done", "")
    for option in options:
        if option == "done":
            continue
        moving = group(option)
        lost = leaves(evaluation, moving)
        for goal, cost in walk(evaluation, moving.district, points // moving.number).items():
            left = points - cost * moving.number
            support = followers_near(evaluation, goal, left, moving)
            gain = arrives(evaluation, moving, goal, support) - lost - 0.12 * cost * moving.number
            if evaluation.districts[goal].atlantis:
                gain += 0.4 * strength_of(moving.kind, moving.number)
            if gain > best[0]:
                best = (gain, option, goal)
    return best


def walk(evaluation: Evaluation, start: str, points: int) -> dict[str, int]:
    """Districts within that number of steps; contested ones end a walk, as in the rules."""
    costs = {start: 0}
    frontier = [start]
    for cost in range(1, points + 1):
        reached: list[str] = []
        for label in frontier:
            district = evaluation.districts[label]
            stop = district.civilisation is not None or hostile(evaluation, district)
            if label != start and stop:
                continue
            for near in district.neighbours:
                beside = evaluation.districts[near]
                foreign = beside.capital_of not in (None, evaluation.seat)
                if near in costs or foreign or (beside.atlantis and evaluation.view.triggered):
                    continue
                costs[near] = cost
                reached.append(near)
        frontier = reached
    del costs[start]
    return costs


def followers_near(evaluation: Evaluation, goal: str, points: int, moving: Group) -> int:
    """How much strength could still walk to a district with the points that are left."""
    found: list[int] = []
    for near in evaluation.districts[goal].neighbours:
        for company in evaluation.districts[near].companies:
            if company.seat == evaluation.seat:
                gone = moving.number if near == moving.district else 0
                found += [strength_of(god) for god in company.gods if god != moving.kind]
                found += [1] * max(0, company.followers - gone)
    return sum(sorted(found, reverse=True)[:points])


def move(ask: Ask, evaluation: Evaluation) -> Picks:
    """The group that gains most, or that is all."""
    points = ask.facts.get("points")
    _, option, _ = best_move(evaluation, ask.options, points if isinstance(points, int) else 1)
    return (option,)


def move_to(ask: Ask, evaluation: Evaluation) -> Picks:
    """The best of the districts within reach."""
    moving = _chosen(ask)
    costs = walk(evaluation, moving.district, 9)

    def value(goal: str) -> float:
        cost = costs.get(goal, 1) if ask.key.endswith("move-to") else 0
        return arrives(evaluation, moving, goal, 2) - 0.12 * cost * moving.number

    return (max(ask.options, key=value),)


def _chosen(ask: Ask) -> Group:
    """The group that a question about its way speaks of."""
    start, what = str(ask.facts.get("start", "")), ask.facts.get("what")
    if not isinstance(what, Phrase):
        return Group(start, "follower", 1)
    count = what.args.get("count", 1)
    return Group(start, what.key.rpartition(".")[2], count if isinstance(count, int) else 1)


def best_portal(
    evaluation: Evaluation, options: tuple[str, ...], figures: int
) -> tuple[float, str, str]:
    """The best group to teleport and where to."""
    best = (LEAST_GAIN, "done", "")
    goals = [
        label
        for label, district in evaluation.districts.items()
        if not district.atlantis
        and district.capital_of in (None, evaluation.seat)
        and (district.planet != "otherworld" or "otherworld" in evaluation.me.artifacts)
    ]
    for option in options:
        if option == "done":
            continue
        moving = group(option)
        lost = leaves(evaluation, moving)
        for goal in goals:
            if goal != moving.district:
                support = max(0, figures - moving.number)
                gain = arrives(evaluation, moving, goal, support) - lost
                if gain > best[0]:
                    best = (gain, option, goal)
    return best


def portal(ask: Ask, evaluation: Evaluation) -> Picks:
    """The group that gains most through a portal."""
    figures = ask.facts.get("figures")
    _, option, _ = best_portal(evaluation, ask.options, figures if isinstance(figures, int) else 1)
    return (option,)


def settlement(ask: Ask, evaluation: Evaluation) -> Picks:
    """Where it helps to recruit: with figures of one's own, and open country around."""
    return (max(ask.options, key=lambda label: _settlement_value(evaluation, label)),)


def _settlement_value(evaluation: Evaluation, label: str) -> float:
    district = evaluation.districts[label]
    value = evaluation.rule(label) + 0.3 * len(district.neighbours)
    if district.planet.startswith("gaia"):
        value += 1.5 + (1.5 if gates(evaluation, label) else 0.0)
    if evaluation.me.house == "babylon":
        # Ishtar's settlements gather by themselves.
        left = sum(district.sources.values()) - sum(district.exhausted.values())
        value += 0.6 * min(2, left)
    return value + 0.2 * here(evaluation, label)


def recruit(ask: Ask, evaluation: Evaluation) -> Picks:
    """All where they have most to do."""
    options = [option for option in ask.options if option != "none"]
    if not options:
        return ("none",)

    def value(option: str) -> tuple[float, int]:
        label, _, count = option.partition(":")
        return _frontier(evaluation, label), int(count or 1)

    return (max(options, key=value),)


def _frontier(evaluation: Evaluation, label: str) -> float:
    """The value of the districts around a district."""
    value = 2.0 if gates(evaluation, label) else 0.0
    for near in evaluation.districts[label].neighbours:
        district = evaluation.districts[near]
        if district.ruler != evaluation.seat and district.capital_of in (None, evaluation.seat):
            value += evaluation.rule(near)
    return value


def spare_follower(ask: Ask, evaluation: Evaluation) -> Picks:
    """The follower of least value: from a group, or from a district with a settlement.

    Where nobody has to go, nobody who holds a district alone goes.
    """
    options = [option for option in ask.options if option != "none"]
    if "none" in ask.options:
        options = [label for label in options if not _alone(evaluation, label)]
        if not options:
            return ("none",)

    def cost(label: str) -> tuple[float, float]:
        return leaves(evaluation, Group(label, "follower", 1)), -float(here(evaluation, label))

    if "none" in ask.options and "goal" not in ask.facts:
        return _relocated(evaluation, options)
    best = min(options, key=cost)
    if "none" in ask.options and cost(best)[0] > 1.0:
        return ("none",)
    return (best,)


def _alone(evaluation: Evaluation, label: str) -> bool:
    """Whether a district is lost with its next follower."""
    company = next(c for c in evaluation.districts[label].companies if c.seat == evaluation.seat)
    return company.followers + len(company.gods) + company.settlements == 1


def _relocated(evaluation: Evaluation, options: list[str]) -> Picks:
    """With an empty supply, the follower who gains most by moving, or none.

    Only the surroundings of districts are compared, so that followers do not move in circles.
    """
    settled = [
        label
        for label, district in evaluation.districts.items()
        if district.ruler == evaluation.seat
        and any(c.settlements for c in district.companies if c.seat == evaluation.seat)
    ]

    def gain(label: str) -> float:
        goals = [_frontier(evaluation, place) for place in settled if place != label]
        lost = _frontier(evaluation, label) + leaves(evaluation, Group(label, "follower", 1))
        return max(goals, default=0.0) - lost

    best = max(options, key=gain)
    return (best,) if gain(best) > LEAST_GAIN else ("none",)


def front_line(ask: Ask, evaluation: Evaluation) -> Picks:
    """Where a god is of most use: among others, away from home."""

    def value(label: str) -> float:
        district = evaluation.districts[label]
        away = 0.0 if district.capital_of else 1.0
        return (
            0.3 * _frontier(evaluation, label) + away + (3.0 if gates(evaluation, label) else 0.0)
        )

    return (max(ask.options, key=value),)

"""Decides about the star, magic, technology and additional actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from games.anunnaki.components import AGREEMENTS, COLOURS, CORE, RAYS, SIGNS
from games.anunnaki.computer.evaluation import CRYSTAL, FOLLOWER, WEAPON, Evaluation
from games.anunnaki.computer.moving import best_move, best_portal
from games.anunnaki.rules.artifacts import HORN_RESOURCES
from games.anunnaki.rules.land.walking import Group
from games.anunnaki.rules.magic import MIRROR_DISCOUNT, PRICES
from games.anunnaki.view import TokenView
from games.anunnaki.view_queries import open_rays
from games.core.steps import Ask, Picks

# What a sign adds to a ray or the pentagon with so many signs already.
RAY_PROGRESS = (0.5, 1.2, 4.5)
CORE_PROGRESS = (0.3, 0.5, 0.9, 1.6, 5.0)
# The value of any sign: each one brings the end of the match nearer.
SIGN = 1.8
LEAST_MAGIC = 0.3
# The cost of a price that leaves the best weapon for a waiting battle unpaid.
DISARMED = 20.0
# What the second action of the Mirror has to gain: more while better turns may come.
MIRROR_LATE, MIRROR_EARLY = 0.5, 2.5


def star(ask: Ask, evaluation: Evaluation) -> Picks:
    """The token whose action, sign and crystals help most."""
    return (max(ask.options, key=lambda action: _star_value(evaluation, action)),)


def _star_value(evaluation: Evaluation, action: str) -> float:
    token = token_of(evaluation, action)
    value = action_value(evaluation, token)
    if token.sign and token.edge:
        value += (
            sign_value(evaluation, token.edge) + CRYSTAL * token.crystals + SIGN + evaluation.hurry
        )
        if evaluation.me.signs_left == 1:
            value += evaluation.ending
        if token.crystals and evaluation.has("ra"):
            value += 0.8
    elif token.edge in evaluation.me.signs and evaluation.me.house == "pharaos":
        value += _wandering(evaluation, token.edge)
    return value + 0.25 * _ways_on(evaluation, token.node)


def _wandering(evaluation: Evaluation, edge: str) -> float:
    """What the house of Ra gains when it goes along a sign, which may move elsewhere."""
    rest = [sign for sign in evaluation.me.signs if sign != edge]
    free = [cell for cell in evaluation.view.edges if cell.name not in evaluation.me.signs]
    best = max(sign_value(evaluation, cell.name, rest) + CRYSTAL * cell.crystals for cell in free)
    return max(0.0, best - sign_value(evaluation, edge, rest))


def token_of(evaluation: Evaluation, action: str) -> TokenView:
    """One of the seat's tokens."""
    return next(token for token in evaluation.me.tokens if token.action == action)


def _ways_on(evaluation: Evaluation, node: str) -> int:
    """How many cells without a sign lie around a node."""
    return sum(
        node in edge.ends and edge.name not in evaluation.me.signs for edge in evaluation.view.edges
    )


def sign_value(evaluation: Evaluation, edge: str, others: Sequence[str] | None = None) -> float:
    """What a sign in a cell does for the gods, beside ``others`` or all that lie there."""
    signs = evaluation.me.signs if others is None else others
    value = 0.0
    waiting = sum(not god.summoned and not god.main for god in evaluation.me.gods)
    tokens_wanted = waiting > evaluation.me.free_tokens
    for ray, edges in RAYS.items():
        if edge in edges and ray not in evaluation.me.freed and tokens_wanted:
            value = max(value, RAY_PROGRESS[sum(e in signs for e in edges)])
    if edge in CORE and "core" not in evaluation.me.freed:
        value += CORE_PROGRESS[sum(e in signs for e in CORE)]
    return value


def action_value(evaluation: Evaluation, token: TokenView) -> float:
    """What an action would bring now."""
    gives = token.gives
    if token.action == "portal":
        return min(
            6.0, best_portal(evaluation, _groups(evaluation, gives["figures"]), gives["figures"])[0]
        )
    if token.action in ("move_blue", "move_red"):
        points = gives["movement"]
        best = best_move(evaluation, _groups(evaluation, points), points)[0]
        return min(8.0, best) + 0.25 * points
    if token.action == "trade":
        return _trade_value(evaluation, gives["agreements"])
    if token.action in ("gather_blue", "gather_red"):
        return _gather_value(evaluation, gives["districts"])
    if token.action == "creation":
        return sum(
            max(evaluation.resource(k, count) for k in evaluation.me.resources)
            if kind == "any"
            else evaluation.resource(kind, count)
            for kind, count in gives.items()
        )
    if token.action == "income":
        followers = min(gives["follower"], evaluation.me.followers_left)
        return gives["points"] + followers * follower_value(evaluation)
    if token.action == "power":
        return evaluation.power(gives["power"])
    return 1.3 if token.upgraded else 0.6


def follower_value(evaluation: Evaluation) -> float:
    """The value of a new follower: higher if figures are a goal, lower if many are on the map."""
    value = FOLLOWER + evaluation.goal_value.get("figures", 0.0) / 3
    return value * (1.0 if evaluation.me.followers_left > 3 else 0.7)


def _trade_value(evaluation: Evaluation, count: int) -> float:
    offers = sorted(
        (evaluation.agreement(token.token) for token in evaluation.view.market if token),
        reverse=True,
    )
    crowd = 0.35 ** max(0, len(evaluation.me.agreements) - 1)
    return sum(max(0.0, offer) for offer in offers[:count]) * 0.5 * crowd


def _gather_value(evaluation: Evaluation, count: int) -> float:
    crops = sorted(
        (
            sum(
                evaluation.resource(kind, n) if kind in evaluation.me.resources else 0.8 * n
                for kind, n in crop.items()
            )
            for crop in evaluation.view.harvest.values()
        ),
        reverse=True,
    )
    return sum(crops[:count])


def _groups(evaluation: Evaluation, most: int) -> tuple[str, ...]:
    """What the seat could move, as options are named."""
    found: list[str] = []
    for label, district in evaluation.districts.items():
        if district.contested:
            continue
        for company in district.companies:
            if company.seat != evaluation.seat:
                continue
            for number in range(1, min(most, company.followers) + 1):
                found.append(Group(label, "follower", number).option)
            found += [Group(label, god, 1).option for god in company.gods]
            if company.settlements and evaluation.nomad:
                found.append(Group(label, "settlement", 1).option)
    return tuple(found)


# Magic and technology


def magic(ask: Ask, evaluation: Evaluation) -> Picks:
    """Pick the magic action whose value exceeds its cost by most, or none."""
    options = [option for option in ask.options if option != "none"]
    best = max(options, key=lambda kind: magic_value(evaluation, kind))
    return (best,) if magic_value(evaluation, best) > LEAST_MAGIC else ("none",)


def magic_value(evaluation: Evaluation, kind: str) -> float:
    """Gain less price."""
    if kind == "mirror":
        return _mirror_value(evaluation)
    crystals, cost = PRICES[kind]
    price = 0.5 * crystals + sum(0.5 * count for count in cost.values())
    if evaluation.disarms(cost):
        price += DISARMED
    return _magic_gain(evaluation, kind) - price


def _mirror_value(evaluation: Evaluation) -> float:
    """The value of two magic actions at once, each a crystal cheaper."""
    early = 0.0 if evaluation.view.triggered else evaluation.me.signs_left / SIGNS
    least = MIRROR_LATE + (MIRROR_EARLY - MIRROR_LATE) * early
    value = {kind: magic_value(evaluation, kind) + 0.5 for kind in PRICES}
    good = [
        value[one] + value[other]
        for one, other in combinations(PRICES, 2)
        if min(value[one], value[other]) > least and _pays_both(evaluation, one, other)
    ]
    return max(good, default=-1.0)


def _pays_both(evaluation: Evaluation, one: str, other: str) -> bool:
    """Whether the seat can pay two magic actions in a turn, by the Mirror's prices."""
    crystals = sum(max(0, PRICES[kind][0] - MIRROR_DISCOUNT) for kind in (one, other))
    goods = Counter(PRICES[one][1]) + Counter(PRICES[other][1])
    stock = evaluation.me.resources
    paid = evaluation.me.crystals >= crystals and all(stock[k] >= n for k, n in goods.items())
    return paid and not evaluation.disarms(goods)


def _magic_gain(evaluation: Evaluation, kind: str) -> float:
    if kind in ("red", "blue"):
        others = [
            token
            for token in evaluation.me.tokens
            if token.colour == kind and token.node != evaluation.me.pawn
        ]
        return max(action_value(evaluation, token) for token in others)
    if kind == "weapons":
        held = evaluation.me.weapons
        return 2 * WEAPON + 1.0 if held == 0 else WEAPON if held == 1 else 0.2
    if kind == "technology":
        beside = [t for t in evaluation.me.tokens if t.edge and not t.upgraded]
        return max((upgrade_value(evaluation, t) for t in beside), default=0.0)
    if kind == "settlement":
        early = evaluation.me.signs_left / 14
        return 2.2 + evaluation.goal_value.get("settlements", 0.0) + 2.0 * early
    return min(3, evaluation.me.followers_left) * follower_value(evaluation)


def upgrade_value(evaluation: Evaluation, token: TokenView) -> float:
    """The step, the action at once, and its better side later."""
    red = token.colour == "red"
    value = evaluation.step("technology", 2 if red else 1) + action_value(evaluation, token)
    if red and min(evaluation.me.resources["wood"], evaluation.me.resources["metal"]) < 1:
        return 0.0
    if red and evaluation.disarms({"wood": 1, "metal": 1}):
        return 0.0
    return value + 1.2 * evaluation.me.signs_left / 14 - (1.0 if red else 0.0)


def technology(ask: Ask, evaluation: Evaluation) -> Picks:
    """The upgrade that brings most."""
    options = [option for option in ask.options if option != "none"]
    return (
        max(options, key=lambda action: upgrade_value(evaluation, token_of(evaluation, action))),
    )


def token(ask: Ask, evaluation: Evaluation) -> Picks:
    """The best of the tokens on offer."""
    options = [option for option in ask.options if option in COLOURS]
    return (
        max(options, key=lambda action: action_value(evaluation, token_of(evaluation, action))),
    )


# Additional actions and signs


def additional(ask: Ask, evaluation: Evaluation) -> Picks:
    """Gods first, then agreements that pay, then artifacts."""
    best = max(ask.options, key=lambda option: _additional_value(evaluation, option))
    return (best,)


def _additional_value(evaluation: Evaluation, option: str) -> float:
    kind, _, what = option.partition(":")
    if kind == "end":
        return 0.0
    if kind == "summon":
        value = evaluation.god_value(what)
        # Less than nothing is a god whose step would end the match while behind.
        return 20.0 + value if value >= 0 else value
    if kind == "agreement":
        value = evaluation.agreement(what) - (
            DISARMED if evaluation.disarms(AGREEMENTS[what].cost) else 0.0
        )
        later = 1.5 if not evaluation.welcome(what) and evaluation.me.signs_left > 4 else 0.0
        return value - later
    if kind == "horn":
        if what == "spend":
            rich = [k for k, n in evaluation.me.resources.items() if n >= HORN_RESOURCES]
            return -1.0 if all(evaluation.disarms({k: HORN_RESOURCES}) for k in rich) else 7.0
        return 1.5 if evaluation.me.signs_left < 3 else -1.0
    return 2.0


def sign_to(ask: Ask, evaluation: Evaluation) -> Picks:
    """The cell that helps most beside the signs that stay."""
    cells = [option for option in ask.options if option != "none"]
    others = [sign for sign in evaluation.me.signs if sign != ask.facts.get("start")]

    def value(edge: str) -> float:
        crystals = next(e.crystals for e in evaluation.view.edges if e.name == edge)
        return sign_value(evaluation, edge, others) + CRYSTAL * crystals

    return (max(cells, key=value),)


def sign_from(ask: Ask, evaluation: Evaluation) -> Picks:
    """A sign whose god is free already."""
    signs = [option for option in ask.options if option != "none"]

    def kept(edge: str) -> float:
        value = 0.0
        for edges in open_rays(evaluation.me).values():
            if edge in edges:
                value += sum(e in evaluation.me.signs for e in edges)
        if edge in CORE and "core" not in evaluation.me.freed:
            value += sum(e in evaluation.me.signs for e in CORE)
        return value

    return (min(signs, key=kept),)

"""The star, magic, technology and additional actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from games.anunnaki.bot.moving import best_move, best_portal
from games.anunnaki.bot.outlook import CRYSTAL, FOLLOWER, WEAPON, Outlook
from games.anunnaki.components import AGREEMENTS, COLOURS, CORE, RAYS, SIGNS
from games.anunnaki.rules.land.walking import Group
from games.anunnaki.rules.magic import MIRROR_DISCOUNT, PRICES
from games.anunnaki.view import TokenView
from games.core.steps import Ask, Picks

# What a sign adds to a ray or the pentagon with so many signs already.
RAY_PROGRESS = (0.5, 1.2, 4.5)
CORE_PROGRESS = (0.3, 0.5, 0.9, 1.6, 5.0)
# What any sign is worth: the next token lies one line nearer to the end.
SIGN = 1.8
LEAST_MAGIC = 0.3
# What the second action of the Mirror has to gain: more while better turns may come.
MIRROR_LATE, MIRROR_EARLY = 0.5, 2.5


def star(ask: Ask, look: Outlook) -> Picks:
    """The token whose action, sign and crystals help most."""
    return (max(ask.options, key=lambda action: _star_worth(look, action)),)


def _star_worth(look: Outlook, action: str) -> float:
    token = token_of(look, action)
    value = action_worth(look, token)
    if token.sign and token.edge:
        value += sign_worth(look, token.edge) + CRYSTAL * token.crystals + SIGN + look.hurry
        if look.me.signs_left == 1:
            value += look.ending
        if token.crystals and look.has("ra"):
            value += 0.8
    elif token.edge in look.me.signs and look.me.house == "pharaos":
        value += _wandering(look, token.edge)
    return value + 0.25 * _ways_on(look, token.node)


def _wandering(look: Outlook, edge: str) -> float:
    """What the house of Ra gains when it goes along a sign, which may move elsewhere."""
    rest = [sign for sign in look.me.signs if sign != edge]
    free = [cell for cell in look.view.edges if cell.name not in look.me.signs]
    best = max(sign_worth(look, cell.name, rest) + CRYSTAL * cell.crystals for cell in free)
    return max(0.0, best - sign_worth(look, edge, rest))


def token_of(look: Outlook, action: str) -> TokenView:
    """One of the seat's tokens."""
    return next(token for token in look.me.tokens if token.action == action)


def _ways_on(look: Outlook, node: str) -> int:
    """How many cells without a sign lie around a node."""
    return sum(node in edge.ends and edge.name not in look.me.signs for edge in look.view.edges)


def sign_worth(look: Outlook, edge: str, others: Sequence[str] | None = None) -> float:
    """What a sign in a cell does for the gods, beside ``others`` or all that lie there."""
    signs = look.me.signs if others is None else others
    value = 0.0
    waiting = sum(not god.summoned and not god.main for god in look.me.gods)
    tokens_wanted = waiting > look.me.free_tokens
    for ray, edges in RAYS.items():
        if edge in edges and ray not in look.me.freed and tokens_wanted:
            value = max(value, RAY_PROGRESS[sum(e in signs for e in edges)])
    if edge in CORE and "core" not in look.me.freed:
        value += CORE_PROGRESS[sum(e in signs for e in CORE)]
    return value


def action_worth(look: Outlook, token: TokenView) -> float:
    """What an action would bring now."""
    gives = token.gives
    if token.action == "portal":
        return min(6.0, best_portal(look, _groups(look, gives["figures"]), gives["figures"])[0])
    if token.action in ("move_blue", "move_red"):
        points = gives["movement"]
        best = best_move(look, _groups(look, points), points)[0]
        return min(8.0, best) + 0.25 * points
    if token.action == "trade":
        return _trade_worth(look, gives["agreements"])
    if token.action in ("gather_blue", "gather_red"):
        return _gather_worth(look, gives["districts"])
    if token.action == "creation":
        return sum(
            max(look.resource(k, count) for k in look.me.resources)
            if kind == "any"
            else look.resource(kind, count)
            for kind, count in gives.items()
        )
    if token.action == "income":
        followers = min(gives["follower"], look.me.followers_left)
        return gives["points"] + followers * follower_worth(look)
    if token.action == "power":
        return look.power(gives["power"])
    return 1.3 if token.upgraded else 0.6


def follower_worth(look: Outlook) -> float:
    """What a new follower is worth: more where figures are a goal, less when many are out."""
    value = FOLLOWER + look.goal_worth.get("figures", 0.0) / 3
    return value * (1.0 if look.me.followers_left > 3 else 0.7)


def _trade_worth(look: Outlook, count: int) -> float:
    offers = sorted(
        (look.agreement(token.token) for token in look.view.market if token), reverse=True
    )
    crowd = 0.35 ** max(0, len(look.me.agreements) - 1)
    return sum(max(0.0, offer) for offer in offers[:count]) * 0.5 * crowd


def _gather_worth(look: Outlook, count: int) -> float:
    crops = sorted(
        (
            sum(
                look.resource(kind, n) if kind in look.me.resources else 0.8 * n
                for kind, n in crop.items()
            )
            for crop in look.view.harvest.values()
        ),
        reverse=True,
    )
    return sum(crops[:count])


def _groups(look: Outlook, most: int) -> tuple[str, ...]:
    """What the seat could move, as options are named."""
    found: list[str] = []
    for label, district in look.districts.items():
        if district.contested:
            continue
        for company in district.companies:
            if company.seat != look.seat:
                continue
            for number in range(1, min(most, company.followers) + 1):
                found.append(Group(label, "follower", number).option)
            found += [Group(label, god, 1).option for god in company.gods]
            if company.settlements and look.nomad:
                found.append(Group(label, "settlement", 1).option)
    return tuple(found)


# Magic and technology


def magic(ask: Ask, look: Outlook) -> Picks:
    """The magic action that is worth more than it costs."""
    options = [option for option in ask.options if option != "none"]
    best = max(options, key=lambda kind: magic_worth(look, kind))
    return (best,) if magic_worth(look, best) > LEAST_MAGIC else ("none",)


def magic_worth(look: Outlook, kind: str) -> float:
    """Gain less price."""
    if kind == "mirror":
        return _mirror_worth(look)
    crystals, cost = PRICES[kind]
    price = 0.5 * crystals + sum(0.5 * count for count in cost.values())
    if kind != "weapons" and look.disarms(cost):
        price += 4.0
    return _magic_gain(look, kind) - price


def _mirror_worth(look: Outlook) -> float:
    """Two good magic actions at once, each a crystal cheaper; worth waiting for."""
    early = 0.0 if look.view.triggered else look.me.signs_left / SIGNS
    least = MIRROR_LATE + (MIRROR_EARLY - MIRROR_LATE) * early
    worth = {kind: magic_worth(look, kind) + 0.5 for kind in PRICES}
    good = [
        worth[one] + worth[other]
        for one, other in combinations(PRICES, 2)
        if min(worth[one], worth[other]) > least and _pays_both(look, one, other)
    ]
    return max(good, default=-1.0)


def _pays_both(look: Outlook, one: str, other: str) -> bool:
    """Whether the seat can pay two magic actions in a turn, by the Mirror's prices."""
    crystals = sum(max(0, PRICES[kind][0] - MIRROR_DISCOUNT) for kind in (one, other))
    goods = Counter(PRICES[one][1]) + Counter(PRICES[other][1])
    stock = look.me.resources
    return look.me.crystals >= crystals and all(stock[k] >= n for k, n in goods.items())


def _magic_gain(look: Outlook, kind: str) -> float:
    if kind in ("red", "blue"):
        others = [
            token for token in look.me.tokens if token.colour == kind and token.node != look.me.pawn
        ]
        return max(action_worth(look, token) for token in others)
    if kind == "weapons":
        held = look.me.weapons
        return 2 * WEAPON + 1.0 if held == 0 else WEAPON if held == 1 else 0.2
    if kind == "technology":
        beside = [t for t in look.me.tokens if t.edge and not t.upgraded]
        return max((upgrade_worth(look, t) for t in beside), default=0.0)
    if kind == "settlement":
        early = look.me.signs_left / 14
        return 2.2 + look.goal_worth.get("settlements", 0.0) + 2.0 * early
    return min(3, look.me.followers_left) * follower_worth(look)


def upgrade_worth(look: Outlook, token: TokenView) -> float:
    """The step, the action at once, and its better side later."""
    red = token.colour == "red"
    value = look.step("technology", 2 if red else 1) + action_worth(look, token)
    if red and min(look.me.resources["wood"], look.me.resources["metal"]) < 1:
        return 0.0
    return value + 1.2 * look.me.signs_left / 14 - (1.0 if red else 0.0)


def technology(ask: Ask, look: Outlook) -> Picks:
    """The upgrade that brings most."""
    options = [option for option in ask.options if option != "none"]
    return (max(options, key=lambda action: upgrade_worth(look, token_of(look, action))),)


def token(ask: Ask, look: Outlook) -> Picks:
    """The best of the tokens on offer."""
    options = [option for option in ask.options if option in COLOURS]
    return (max(options, key=lambda action: action_worth(look, token_of(look, action))),)


# Additional actions and signs


def additional(ask: Ask, look: Outlook) -> Picks:
    """Gods first, then agreements that pay, then artifacts."""
    best = max(ask.options, key=lambda option: _additional_worth(look, option))
    return (best,)


def _additional_worth(look: Outlook, option: str) -> float:
    kind, _, what = option.partition(":")
    if kind == "end":
        return 0.0
    if kind == "summon":
        return 20.0 + look.god_worth(what)
    if kind == "agreement":
        worth = look.agreement(what) - (6.0 if look.disarms(AGREEMENTS[what].cost) else 0.0)
        later = 1.5 if not look.welcome(what) and look.me.signs_left > 4 else 0.0
        return worth - later
    if kind == "horn":
        if what == "spend":
            return 7.0
        return 1.5 if look.me.signs_left < 3 else -1.0
    return 2.0


def sign_to(ask: Ask, look: Outlook) -> Picks:
    """The cell that helps most, or none where the sign is well placed."""
    cells = [option for option in ask.options if option != "none"]

    def worth(edge: str) -> float:
        crystals = next(e.crystals for e in look.view.edges if e.name == edge)
        return sign_worth(look, edge) + CRYSTAL * crystals

    return (max(cells, key=worth),)


def sign_from(ask: Ask, look: Outlook) -> Picks:
    """A sign whose god is free already."""
    signs = [option for option in ask.options if option != "none"]

    def kept(edge: str) -> float:
        value = 0.0
        for ray, edges in RAYS.items():
            if edge in edges and ray not in look.me.freed:
                value += sum(e in look.me.signs for e in edges)
        if edge in CORE and "core" not in look.me.freed:
            value += sum(e in look.me.signs for e in CORE)
        return value

    return (min(signs, key=kept),)

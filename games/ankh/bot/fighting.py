"""Battle cards and the other choices of a battle."""

from __future__ import annotations

from itertools import combinations, product

from games.ankh.bot.bidding import chances
from games.ankh.bot.outlook import Outlook
from games.ankh.bot.skirmish import HELD, Cards, Skirmish
from games.ankh.rules.cards import MONUMENT_PRICE
from games.ankh.view import CardName, GodView
from games.core.steps import Ask, Picks

# So many combinations of rivals' cards are thought through; of more, a sample.
FORESIGHT = 36
# Plans that are nearly as good as the best are chosen as well, lest rivals know the answer.
NEARLY = 0.25
SECOND_CARD = 0.35


def cards(ask: Ask, look: Outlook) -> Picks:
    """The card, or the two cards, that promise most against what the rivals may play."""
    worth = _plans(look, ask.low)
    best = max(worth.values())
    close = [plan for plan, value in worth.items() if value >= best - NEARLY]
    return look.dice.pick(close)


def double(ask: Ask, look: Outlook) -> Picks:
    """Play two cards where the second one helps."""
    single, pair = max(_plans(look, 1).values()), max(_plans(look, 2).values())
    return ("yes",) if pair > single + SECOND_CARD else ("no",)


def _plans(look: Outlook, count: int) -> dict[Cards, float]:
    """Every way to play so many cards, with what it promises."""
    fight = Skirmish.of(look)
    rivals = [side.god for seat, side in fight.sides.items() if seat != look.god]
    replies = _replies(look, rivals)
    total = sum(weight for weight, _ in replies)
    found: dict[Cards, float] = {}
    for plan in combinations(look.me.hand, count):
        value = sum(
            weight * _expected(look, fight, {**reply, look.god: plan}) for weight, reply in replies
        )
        found[plan] = value / total - _price(look, plan)
    return found


def _expected(look: Outlook, fight: Skirmish, played: dict[str, Cards]) -> float:
    if not any("locusts" in hand for hand in played.values()):
        return fight.result(played)
    bidders = [side.god for side in fight.sides.values()]
    return sum(
        share * fight.result(played, spared) for spared, share in chances(look, bidders).items()
    )


def _replies(look: Outlook, rivals: list[GodView]) -> list[tuple[float, dict[str, Cards]]]:
    """What the rivals may play, weighed by how likely it is."""
    hands = [[(card, _liking(rival, card)) for card in rival.hand] for rival in rivals]
    all_ways = list(product(*hands))
    if len(all_ways) > FORESIGHT:
        all_ways = look.dice.sample(all_ways, FORESIGHT)
    found: list[tuple[float, dict[str, Cards]]] = []
    for choice in all_ways:
        weight = 1.0
        for _, liking in choice:
            weight *= liking
        reply: dict[str, Cards] = {
            rival.seat: (card,) for rival, (card, _) in zip(rivals, choice, strict=True)
        }
        found.append((weight, reply))
    return found


def _liking(rival: GodView, card: CardName) -> float:
    """How likely a rival plays a card, from what everybody sees of it."""
    if card == "build":
        able = rival.followers >= MONUMENT_PRICE or "inspiring" in rival.powers
        return 3.0 if able and rival.ankhs_left else 0.2
    if card == "cycle":
        return {1: 9.0, 2: 3.0, 3: 1.5}.get(len(rival.hand), 0.3)
    return {"chariots": 3.0, "drought": 2.0, "flood": 2.0, "locusts": 0.8}.get(card, 0.5)


def _price(look: Outlook, plan: Cards) -> float:
    """What the cards would be worth later; the Cycle of Ma'at brings them all back."""
    later = _battles_to_come(look)
    if not later:
        return 0.0
    use = min(1.0, later / 3)
    if "cycle" in plan:
        return -use * 0.8 * sum(HELD[card] for card in look.me.played)
    return use * (sum(HELD[card] for card in plan) + (0.6 if len(look.me.hand) <= 2 else 0.0))


def _battles_to_come(look: Outlook) -> float:
    """Battles that the god will probably fight after this one."""
    now = look.view.battle.region if look.view.battle else 0
    here = sum(
        region > now
        and bool(look.count(look.god, region))
        and any(look.count(g.seat, region) for g in look.rivals)
        for region in look.regions
    )
    return here + 1.5 * look.conflicts_left


def build_at(ask: Ask, look: Outlook) -> Picks:
    """Next to one's own figures."""
    mine = look.mine()
    return (max(ask.options, key=lambda at: sum(near in mine for near in look.map.beside[at])),)


def build_kind(ask: Ask, look: Outlook) -> Picks:
    """The kind of monument that makes a new majority in the region."""
    kinds = [option for option in ask.options if option != "none"]
    return (Skirmish.of(look).kind_to_build(kinds),)

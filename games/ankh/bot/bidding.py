"""Bids of followers against the locusts.

Everybody pays, only a single highest bid is spared, and all followers lie open. So whoever has
most can be sure of it; the others guess.
"""

from __future__ import annotations

from games.ankh.bot.outlook import Outlook
from games.ankh.bot.skirmish import Cards, Skirmish
from games.ankh.view import GodView
from games.core.steps import Ask, Picks

# A rival is taken to bid nothing so often, and else anything up to this, small bids rather.
MODEST = 0.2
USUAL_MOST = 6
# Bids nearly as good as the best are made as well, lest rivals know the answer.
NEARLY = 0.2


def bid(ask: Ask, look: Outlook) -> Picks:
    """The bid that promises most against what the rivals there may bid."""
    fight = Skirmish.of(look)
    battle = look.view.battle
    cards: dict[str, Cards] = {
        seat: battle.cards.get(seat, ()) if battle else () for seat in fight.sides
    }
    rivals = [side.god for seat, side in fight.sides.items() if seat != look.god]
    outcomes = {seat: fight.result(cards, seat) for seat in (*fight.sides, None)}
    worth: dict[str, float] = {}
    for option in ask.options:
        mine = int(option)
        value = -mine * look.follower_worth
        for spared, share in _shares(mine, look.god, rivals).items():
            value += share * outcomes[spared]
        worth[option] = value
    best = max(worth.values())
    close = [option for option, value in worth.items() if value >= best - NEARLY]
    return (look.dice.pick(close),)


def likely(god: GodView) -> dict[int, float]:
    """How likely a god bids how much."""
    most = min(god.followers, USUAL_MOST)
    if not most:
        return {0: 1.0}
    weights = {count: 1.0 / (1 + 0.1 * count) for count in range(1, most + 1)}
    if god.followers > most:
        weights[god.followers] = 0.3
    total = sum(weights.values())
    found = {count: (1 - MODEST) * weight / total for count, weight in weights.items()}
    found[0] = MODEST
    return found


def _shares(mine: int, me: str, rivals: list[GodView]) -> dict[str | None, float]:
    """How likely it is that a bid is the highest, that a rival's is, and that nobody's is."""
    below, equal = 1.0, 1.0
    ahead: dict[str, float] = {}
    for rival in rivals:
        bids = likely(rival)
        below *= sum(share for count, share in bids.items() if count < mine)
        equal *= sum(share for count, share in bids.items() if count <= mine)
        ahead[rival.seat] = sum(share for count, share in bids.items() if count > mine)
    found: dict[str | None, float] = {me: below, None: equal - below}
    total = sum(ahead.values())
    for seat, share in ahead.items():
        found[seat] = (1 - equal) * share / total if total else 0.0
    return found


def chances(look: Outlook, bidders: list[GodView]) -> dict[str | None, float]:
    """Who will be spared by locusts that have not come yet; None where nobody is."""
    weights = {god.seat: 0.3 + min(god.followers, 8) for god in bidders}
    total = sum(weights.values())
    found: dict[str | None, float] = {
        seat: 0.8 * weight / total for seat, weight in weights.items()
    }
    found[None] = 0.2
    return found

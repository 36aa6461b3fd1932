"""Battle cards, bids and the choices of a conflict."""

from __future__ import annotations

from games.ankh.bot.outlook import Outlook
from games.ankh.components import GROUND
from games.core.steps import Ask, Picks

MONUMENT_PRICE = 3


def cards(ask: Ask, look: Outlook) -> Picks:
    """The card, or the two cards, that help most in this battle."""
    region = look.view.battle.region if look.view.battle else 0
    ranked = sorted(ask.options, key=lambda card: -_card_worth(look, card, region))
    return tuple(ranked[: ask.low])


def _card_worth(look: Outlook, card: str, region: int) -> float:
    me = look.me
    mine = [at for at in look.mine() if region in look.cells[at].regions]
    ahead = look.strength(look.god, region) - look.rivals_in(region)
    if card == "build":
        able = me.followers >= MONUMENT_PRICE or "inspiring" in me.powers
        return 4.0 if able and me.ankhs_left else 0.1
    if card == "drought":
        desert = sum(GROUND[at] == "desert" for at in mine)
        return 1.0 + 1.2 * desert if ahead >= 0 else 0.6
    if card == "chariots":
        return 3.0 if -3 <= ahead <= 1 else 1.5
    if card == "flood":
        return 0.7 * sum(GROUND[at] == "fertile" for at in mine)
    if card == "miracle":
        return 0.8 * len(mine) if ahead < -2 else 0.2
    if card == "cycle":
        return {1: 9.0, 2: 3.0, 3: 1.5}.get(len(me.hand), 0.3)
    most = max((g.followers for g in look.view.gods if g.seat != look.god), default=0)
    return 2.5 if ahead < 0 and me.followers > most else 0.4


def double(ask: Ask, look: Outlook) -> Picks:
    """Play two cards where there are enough of them."""
    return ("yes",) if len(look.me.hand) > 3 else ("no",)


def bid(ask: Ask, look: Outlook) -> Picks:
    """Just above what the richest rival there has, or nothing."""
    region = look.view.battle.region if look.view.battle else 0
    rivals = [
        g.followers for g in look.view.gods if g.seat != look.god and look.strength(g.seat, region)
    ]
    wanted = max(rivals, default=0) + 1
    worth = look.strength(look.god, region) >= 2
    return (str(wanted),) if worth and str(wanted) in ask.options else (ask.options[0],)


def build_at(ask: Ask, look: Outlook) -> Picks:
    """Next to one's own figures."""
    mine = look.mine()
    return (max(ask.options, key=lambda at: sum(near in mine for near in look.map.beside[at])),)


def build_kind(ask: Ask, look: Outlook) -> Picks:
    """The kind of monument that makes a new majority in the region."""
    region = look.view.battle.region if look.view.battle else 0

    def gain(kind: str) -> int:
        counts: dict[str | None, int] = {}
        for cell in look.view.hexes:
            if cell.monument == kind and region in cell.regions:
                counts[cell.monument_owner] = counts.get(cell.monument_owner, 0) + 1
        mine = counts.get(look.god, 0)
        others = max((n for o, n in counts.items() if o not in (None, look.god)), default=0)
        return int(mine <= others < mine + 1)

    kinds = [option for option in ask.options if option != "none"]
    return (max(kinds, key=gain),)

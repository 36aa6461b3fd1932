"""The oracle of Deus: the options of questions, computed from the rulebook a second time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from games.core.hexes import Hex, neighbours
from games.core.match import AnyMatch
from games.core.steps import Ask
from games.deus.view import CardView, DeusView, PlayerView, RegionView
from tests.selfplay.oracle import Answer

PIECE = {
    "blue": "maritime",
    "green": "production",
    "yellow": "scientific",
    "brown": "civil",
    "red": "military",
}
PER_RESOURCE = 4
EDGE_PRICE = 3


class RulebookView:
    """What a player sees of the continent and of their own things."""

    def __init__(self, match: AnyMatch, ask: Ask) -> None:
        self.view: DeusView = match.view(ask.seat)
        self.me: PlayerView = next(p for p in self.view.players if p.seat == ask.seat)
        self.at = {Hex(region.q, region.r): region for region in self.view.regions}
        self.own = [region for region in self.view.regions if region.owner == ask.seat]

    @property
    def hand(self) -> tuple[CardView, ...]:
        """The own cards."""
        assert self.me.hand is not None
        return self.me.hand

    def beside(self, region: RegionView) -> list[RegionView]:
        """The regions around one."""
        around = neighbours(Hex(region.q, region.r))
        return [self.at[cell] for cell in around if cell in self.at]

    def affords(self, card: CardView) -> bool:
        """Whether the price can be paid; four gold stand for any resource."""
        owned: dict[str, int] = {str(name): have for name, have in self.me.resources.items()}
        gold = card.cost.get("gold", 0)
        for name, count in card.cost.items():
            if name != "gold":
                gold += PER_RESOURCE * max(0, count - owned.get(name, 0))
        return gold <= self.me.gold

    def sites(self, piece: str) -> set[str] | None:
        """Where a piece may go; None where it is the first one of its player."""
        if not self.own:
            return None
        fits = [
            r
            for r in self.view.regions
            if r.terrain != "village" and (r.terrain == "sea") == (piece == "maritime")
        ]
        inside = {r.label for r in fits if r.owner == self.me.seat and piece not in r.pieces}
        empty = [r for r in fits if r.owner is None]
        held = {r.label for r in self.own}
        near = {r.label for r in empty if held & {b.label for b in self.beside(r)}}
        paid: set[str] = set()
        if (self.me.vp or 0) >= EDGE_PRICE:
            rim = [r for r in empty if len(self.beside(r)) < 6]
            paid = {f"edge:{r.label}" for r in rim if r.label not in near}
        return inside | near | paid

    def can_raise(self, card: CardView) -> bool | None:
        """Whether a card can be played; None where that hangs on a first region."""
        if card.colour == "purple":
            columns = self.me.columns
            built = len(columns["purple"])
            enough = all(len(columns[c]) >= built for c in columns if c != "purple")
            if self.view.temples_left and not self.temple_sites():
                return None
            return enough and self.affords(card)
        piece = PIECE[card.colour]
        ready = {str(name): count for name, count in self.me.ready.items()}
        sites = self.sites(piece)
        if not ready[piece] or not self.affords(card):
            return False
        return None if sites is None else bool(sites)

    def temple_sites(self) -> set[str]:
        """The own lands without a temple; nothing but ships is built at sea."""
        return {r.label for r in self.own if r.terrain != "sea" and "temple" not in r.pieces}


def turn(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """Every card that can be paid, has its piece and finds a place; or an offering."""
    rulebook_view = RulebookView(match, ask)
    # Copies of one card are one and the same option.
    cards = {card.design: card for card in reversed(rulebook_view.hand)}
    able = {card.id: rulebook_view.can_raise(card) for card in cards.values()}
    if None in able.values():
        return None
    joker = {option for option in ask.options if option == "joker"}
    return {"offer", *joker, *(f"build:{card}" for card, can in able.items() if can)}


def place(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """Own regions without such a piece, empty ones beside them, the rim for three points."""
    named = str(getattr(ask.facts.get("piece"), "key", ""))
    piece = named.rpartition(".")[2]
    return RulebookView(match, ask).sites(piece) if piece in PIECE.values() else None


def temple(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """An own region without a temple."""
    return RulebookView(match, ask).temple_sites()


def offer(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """Any card of the hand on top."""
    return [card.id for card in RulebookView(match, ask).hand]


def offer_more(match: AnyMatch, ask: Ask) -> Iterable[str] | None:
    """Any of the others with it."""
    top = next(e for e in reversed(match.entries) if e.key == "deus.ask.offer")
    return [card.id for card in RulebookView(match, ask).hand if card.id not in top.picks]


def jupiter(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """One of the five other gods."""
    return PIECE


def ceres(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """Any resource that the supply still has."""
    return [name for name, left in RulebookView(match, ask).view.supply.items() if left]


def mars(match: AnyMatch, ask: Ask) -> Iterable[str]:
    """Any piece that the own reserve still has."""
    return [name for name, left in RulebookView(match, ask).me.reserve.items() if left]


ANSWERS: Mapping[str, Answer] = {
    "deus.ask.turn": turn,
    "deus.ask.place": place,
    "deus.ask.temple": temple,
    "deus.ask.offer": offer,
    "deus.ask.offer-more": offer_more,
    "deus.ask.jupiter": jupiter,
    "deus.ask.ceres": ceres,
    "deus.ask.mars": mars,
}

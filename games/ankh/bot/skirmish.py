"""A battle in the computer player's head: what everybody would gain and lose."""

from __future__ import annotations

from dataclasses import dataclass, replace

from games.ankh.bot.outlook import Outlook, kind_worth
from games.ankh.components import CARDS, MONUMENTS
from games.ankh.rules.battle import (
    COMMANDER_FOLLOWERS,
    GLORIOUS_MARGIN,
    GLORIOUS_REWARD,
    MAGNANIMOUS_FIGURES,
    MAGNANIMOUS_REWARD,
)
from games.ankh.rules.cards import MONUMENT_PRICE
from games.ankh.view import CardName, GodView

Cards = tuple[CardName, ...]

WARRIOR_WORTH = 0.45
FOLLOWER_WORTH = 0.3
# What a card in hand is worth for the battles to come.
HELD: dict[CardName, float] = {
    "chariots": 0.9,
    "drought": 0.6,
    "locusts": 0.3,
    "flood": 0.5,
    "build": 0.6,
    "miracle": 0.3,
    "cycle": 0.0,
}


@dataclass(frozen=True, slots=True)
class Side:
    """One god in a battle: its strength without cards, and its figures by where they stand."""

    god: GodView
    might: int
    figures: int
    mortals: int
    has_god: bool
    god_might: int
    desert: int
    fertile: int
    guarded: int
    radiant: bool
    majorities: int

    @property
    def bereft(self) -> Side:
        """The same side after all but its god died."""
        return replace(
            self,
            might=self.god_might,
            figures=int(self.has_god),
            mortals=0,
            desert=0,
            fertile=0,
            guarded=0,
            radiant=False,
            majorities=self.majorities if self.has_god else 0,
        )


def sides(look: Outlook, region: int) -> dict[str, Side]:
    """Everybody with figures in a region."""
    return {g.seat: _side(look, g, region) for g in look.view.gods if look.count(g.seat, region)}


def _side(look: Outlook, god: GodView, region: int) -> Side:
    held = look.held(god.seat, region)
    mortal = [at for at in held if look.figures[at].kind != "god"]
    throne = [at for at in held if look.figures[at].kind == "god"]
    ground = [look.cells[at].ground for at in held if not look.cells[at].gate]
    guarded = 0
    if "isis" in god.gods:
        guarded = sum(
            any(
                (other := look.figures.get(near)) is not None and other.owner != god.seat
                for near in look.map.beside[at]
            )
            for at in mortal
        )
    return Side(
        god=god,
        might=look.might(god.seat, region),
        figures=len(held),
        mortals=len(mortal),
        has_god=bool(throne),
        god_might=sum(look.figure_might(at) for at in throne),
        desert=sum(kind == "desert" for kind in ground),
        fertile=sum(kind == "fertile" for kind in ground),
        guarded=guarded,
        radiant=any(look.figures[at].radiant for at in held),
        majorities=look.majorities(region, god.seat),
    )


@dataclass
class Skirmish:
    """The battle of a region, as far as it can be foreseen by whoever looks."""

    look: Outlook
    region: int
    sides: dict[str, Side]

    @classmethod
    def of(cls, look: Outlook) -> Skirmish:
        """The battle under way."""
        region = look.view.battle.region if look.view.battle else 0
        return cls(look, region, sides(look, region))

    def result(self, cards: dict[str, Cards], spared: str | None = None) -> float:
        """What the battle brings the looking god with these cards, the rivals' gains taken off.

        Where locusts come, ``spared`` is the highest bidder; None for a tie that spares nobody.
        """
        swarm = any("locusts" in played for played in cards.values())
        standing = {
            seat: side if not swarm or seat == spared else side.bereft
            for seat, side in self.sides.items()
        }
        winner = self._winner(standing, cards)
        values = {
            seat: self._value(seat, standing[seat], cards, winner, standing) for seat in self.sides
        }
        mine = values.pop(self.look.god, 0.0)
        envy = 0.8 / max(1, len(self.look.rivals))
        return mine - envy * sum(values.values())

    def _winner(self, standing: dict[str, Side], cards: dict[str, Cards]) -> str | None:
        strengths = _strengths(standing, cards)
        if not strengths:
            return None
        best = max(strengths.values())
        leaders = [seat for seat, strength in strengths.items() if strength == best]
        if len(leaders) == 1:
            return leaders[0]
        view = self.look.view
        if view.tiebreaker in leaders and view.tiebreaker_ready:
            return view.tiebreaker
        return None

    def _value(
        self,
        seat: str,
        side: Side,
        cards: dict[str, Cards],
        winner: str | None,
        standing: dict[str, Side],
    ) -> float:
        """Devotion, followers and figures that one side wins or loses."""
        before = self.sides[seat]
        god, played = side.god, cards[seat]
        generous = int("generous" in god.powers and god.red)
        value = 0.0
        if side.figures and side.majorities:
            value += side.majorities + generous
        value += self._built(seat, played) if side.figures else 0.0
        dead = before.mortals - side.mortals
        revolt = self.look.view.scenario == "peoples_revolt"
        if seat == winner:
            strengths = _strengths(standing, cards)
            others = [strength for other, strength in strengths.items() if other != seat]
            margin = strengths[seat] - max(others, default=0)
            value += 1 + generous + side.radiant
            if "glorious" in god.powers and margin >= GLORIOUS_MARGIN:
                value += GLORIOUS_REWARD - 1
            value += side.desert * ("drought" in played)
            if "commander" in god.powers:
                value += COMMANDER_FOLLOWERS * FOLLOWER_WORTH
        else:
            if "magnanimous" in god.powers and side.figures >= MAGNANIMOUS_FIGURES:
                value += MAGNANIMOUS_REWARD + generous
            value += 0.4 * ("osiris" in god.gods)
        if (seat == winner) == revolt and (winner is not None or not revolt):
            safe = side.fertile if "flood" in played else 0
            dead += max(0, side.mortals - max(safe, side.guarded))
        if "miracle" in played and dead:
            value += dead + generous
        value += FOLLOWER_WORTH * before.fertile * ("flood" in played)
        return value - WARRIOR_WORTH * dead

    def _built(self, seat: str, played: Cards) -> float:
        """What a monument put up now is worth."""
        god = self.sides[seat].god
        free = "inspiring" in god.powers
        if "build" not in played or not god.ankhs_left:
            return 0.0
        if not free and god.followers < MONUMENT_PRICE:
            return 0.0
        leads = [self.look.lead(kind, self.region, seat) for kind in MONUMENTS]
        value = 0.4 + (1.0 if 0 in leads else 0.0)
        value += 0.25 * min(self.look.conflicts_left, 3)
        return value - (0.0 if free else MONUMENT_PRICE * FOLLOWER_WORTH)

    def kind_to_build(self, kinds: list[str]) -> str:
        """The kind that makes a new majority here; else the one that powers like."""

        def charm(kind: str) -> float:
            lead = self.look.lead(kind, self.region, self.look.god)
            return (2.0 if lead == 0 else 0.3 if lead < 0 else 0.0) + kind_worth(self.look, kind)

        return max(kinds, key=charm)


def _strengths(standing: dict[str, Side], cards: dict[str, Cards]) -> dict[str, int]:
    return {
        seat: side.might + sum(CARDS[card] for card in cards[seat])
        for seat, side in standing.items()
        if side.figures
    }

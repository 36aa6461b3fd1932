"""Simulates a battle with given cards, and values the gains and losses of all sides."""

from __future__ import annotations

from dataclasses import dataclass, replace

from games.ankh.components import CARDS, MONUMENTS
from games.ankh.computer.evaluation import Evaluation, kind_value
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

FIGURE_VALUE, FIGURE_VALUE_AT_THE_END = 0.6, 0.1
"""The value of a figure that survives: with conflicts to come, and in the last conflict."""
FOLLOWER_VALUE = 0.3
CARD_VALUES: dict[CardName, float] = {
    "chariots": 0.9,
    "drought": 0.6,
    "locusts": 0.3,
    "flood": 0.2,
    "build": 0.6,
    "miracle": 0.3,
    "cycle": 0.0,
}
"""The value of a card in hand for later battles."""


@dataclass(frozen=True, slots=True)
class Side:
    """One god in a battle: its strength without cards, and counts of its figures.

    ``mortals`` are figures that can die, ``guarded`` those that Isis can protect.
    """

    god: GodView
    strength: int
    figures: int
    mortals: int
    has_god: bool
    god_strength: int
    desert: int
    fertile: int
    guarded: int
    radiant: bool
    majorities: int

    @property
    def god_only(self) -> Side:
        """The same side after all its figures but the god died."""
        return replace(
            self,
            strength=self.god_strength,
            figures=int(self.has_god),
            mortals=0,
            desert=0,
            fertile=0,
            guarded=0,
            radiant=False,
            majorities=self.majorities if self.has_god else 0,
        )


def sides(evaluation: Evaluation, region: int) -> dict[str, Side]:
    """The sides of all gods with figures in a region."""
    return {
        g.seat: _side(evaluation, g, region)
        for g in evaluation.view.gods
        if evaluation.count(g.seat, region)
    }


def _side(evaluation: Evaluation, god: GodView, region: int) -> Side:
    held = evaluation.figures_in(god.seat, region)
    mortal = [at for at in held if evaluation.figures[at].kind != "god"]
    gods = [at for at in held if evaluation.figures[at].kind == "god"]
    ground = [evaluation.cells[at].ground for at in held if not evaluation.cells[at].gate]
    guarded = 0
    if "isis" in god.gods:
        guarded = sum(
            any(
                (other := evaluation.figures.get(near)) is not None and other.owner != god.seat
                for near in evaluation.board.beside[at]
            )
            for at in mortal
        )
    return Side(
        god=god,
        strength=evaluation.strength(god.seat, region),
        figures=len(held),
        mortals=len(mortal),
        has_god=bool(gods),
        god_strength=sum(evaluation.figure_strength(at) for at in gods),
        desert=sum(kind == "desert" for kind in ground),
        fertile=sum(kind == "fertile" for kind in ground),
        guarded=guarded,
        radiant=any(evaluation.figures[at].radiant for at in held),
        majorities=evaluation.majorities(region, god.seat),
    )


@dataclass
class BattleSimulation:
    """The battle of a region, simulated from one seat's view."""

    evaluation: Evaluation
    region: int
    sides: dict[str, Side]

    @classmethod
    def of(cls, evaluation: Evaluation) -> BattleSimulation:
        """The simulation of the battle in progress."""
        region = evaluation.view.battle.region if evaluation.view.battle else 0
        return cls(evaluation, region, sides(evaluation, region))

    def result(self, cards: dict[str, Cards], spared: str | None = None) -> float:
        """The value of the battle with these cards to the own god, less a share of the rivals'.

        If Locusts are played, ``spared`` is the highest bidder, or None for a tie of bids.
        """
        locusts_come = any("locusts" in played for played in cards.values())
        survivors = {
            seat: side if not locusts_come or seat == spared else side.god_only
            for seat, side in self.sides.items()
        }
        winner = self._winner(survivors, cards)
        values = {
            seat: self._value(seat, survivors[seat], cards, winner, survivors)
            for seat in self.sides
        }
        mine = values.pop(self.evaluation.god, 0.0)
        rival_weight = 0.8 / max(1, len(self.evaluation.rivals))
        return mine - rival_weight * sum(values.values())

    def _winner(self, survivors: dict[str, Side], cards: dict[str, Cards]) -> str | None:
        strengths = _strengths(survivors, cards)
        if not strengths:
            return None
        best = max(strengths.values())
        leaders = [seat for seat, strength in strengths.items() if strength == best]
        if len(leaders) == 1:
            return leaders[0]
        view = self.evaluation.view
        if view.tiebreaker in leaders and view.tiebreaker_ready:
            return view.tiebreaker
        return None

    def _value(
        self,
        seat: str,
        side: Side,
        cards: dict[str, Cards],
        winner: str | None,
        survivors: dict[str, Side],
    ) -> float:
        """The value of the devotion, followers and figures that one side gains or loses."""
        before = self.sides[seat]
        god, played = side.god, cards[seat]
        generous = int("generous" in god.powers and god.red)
        value = 0.0
        if side.figures and side.majorities:
            value += side.majorities + generous
        value += self._built(seat, played) if side.figures else 0.0
        dead = before.mortals - side.mortals
        revolt = self.evaluation.view.scenario == "peoples_revolt"
        if seat == winner:
            strengths = _strengths(survivors, cards)
            others = [strength for other, strength in strengths.items() if other != seat]
            margin = strengths[seat] - max(others, default=0)
            value += 1 + generous + side.radiant
            if "glorious" in god.powers and margin >= GLORIOUS_MARGIN:
                value += GLORIOUS_REWARD - 1
            value += side.desert * ("drought" in played)
            if "commander" in god.powers:
                value += COMMANDER_FOLLOWERS * FOLLOWER_VALUE
        else:
            if "magnanimous" in god.powers and side.figures >= MAGNANIMOUS_FIGURES:
                value += MAGNANIMOUS_REWARD + generous
            value += 0.4 * ("osiris" in god.gods)
        if (seat == winner) == revolt and (winner is not None or not revolt):
            safe = side.fertile if "flood" in played else 0
            dead += max(0, side.mortals - max(safe, side.guarded))
        if "miracle" in played and dead:
            value += dead + generous
        value += FOLLOWER_VALUE * before.fertile * ("flood" in played)
        later = self.evaluation.conflicts_left > 0
        return value - (FIGURE_VALUE if later else FIGURE_VALUE_AT_THE_END) * dead

    def _built(self, seat: str, played: Cards) -> float:
        """The value of a monument that the side builds in this battle; 0 if it builds none."""
        god = self.sides[seat].god
        free = "inspiring" in god.powers
        if "build" not in played or not god.ankhs_left:
            return 0.0
        if not free and god.followers < MONUMENT_PRICE:
            return 0.0
        leads = [self.evaluation.lead(kind, self.region, seat) for kind in MONUMENTS]
        value = 0.4 + (1.0 if 0 in leads else 0.0)
        value += 0.25 * min(self.evaluation.conflicts_left, 3)
        return value - (0.0 if free else MONUMENT_PRICE * FOLLOWER_VALUE)

    def kind_to_build(self, kinds: list[str]) -> str:
        """The kind that makes a new majority in the region, or else suits the god's powers."""

        def value_of(kind: str) -> float:
            lead = self.evaluation.lead(kind, self.region, self.evaluation.god)
            return (2.0 if lead == 0 else 0.3 if lead < 0 else 0.0) + kind_value(
                self.evaluation, kind
            )

        return max(kinds, key=value_of)


def _strengths(survivors: dict[str, Side], cards: dict[str, Cards]) -> dict[str, int]:
    return {
        seat: side.strength + sum(CARDS[card] for card in cards[seat])
        for seat, side in survivors.items()
        if side.figures
    }

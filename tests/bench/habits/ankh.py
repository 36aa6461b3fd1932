"""Habits of Ankh's computers: Flood left in hand."""

from __future__ import annotations

from games.ankh.computer.battle_simulation import Side, sides
from games.ankh.computer.evaluation import Evaluation
from games.core.fair import Dice
from tests.bench.habits.played import Decision, GameHabits, PlayedMatch, Share
from tests.bench.habits.spreads import Spreads, whole

# So many figures on fertile ground make Flood a good card for a battle that cannot be won.
SHELTERED = 2
CHARIOTS = 3


def floods(played: PlayedMatch) -> Share:
    """Battle cards that are Flood; of seven cards each would be one in seven."""
    cards = [card for one in played.decisions if one.key == "card" for card in one.picks]
    return Share(cards.count("flood"), len(cards))


def floods_missed(played: PlayedMatch) -> Share:
    """Battles that not even the Chariots win, with ``SHELTERED`` figures or more on fertile ground.

    Foolish is any card that saves or pays less: none of Flood, Miracle, Locusts, Build Monument,
    the Cycle of Ma'at. Of such battles with Flood in hand.
    """
    foolish, chances = 0, 0
    for one in played.decisions:
        if one.key != "card" or "flood" not in one.ask.options:
            continue
        mine, others = _sides(one)
        hopeless = mine.strength + CHARIOTS < max((other.strength for other in others), default=0)
        if hopeless and mine.fertile >= SHELTERED:
            chances += 1
            foolish += set(one.picks) <= {"chariots", "drought"}
    return Share(foolish, chances)


def _sides(one: Decision) -> tuple[Side, list[Side]]:
    evaluation = Evaluation(one.view, one.ask.seat, Dice(b""))
    found = sides(evaluation, evaluation.view.battle.region if evaluation.view.battle else 0)
    mine = found.pop(evaluation.god)
    return mine, list(found.values())


HABITS = GameHabits(
    Spreads(
        moves={"moves": ("ankh.ask.move", "ankh.ask.move-to")},
        bids={"Locusts bids": "ankh.ask.bid"},
        choices={
            "powers": ("ankh.ask.power", whole),
            "battle cards": ("ankh.ask.card", whole),
        },
    ),
    foolish={
        "Floods, of battle cards": floods,
        "Floods kept in a hopeless battle on fertile ground, of those": floods_missed,
    },
)

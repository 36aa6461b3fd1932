"""Decides which monsters to fight: a card pays only once all its battle cells are covered."""

from __future__ import annotations

from games.divinus.components import SIDE
from games.divinus.rules.figures.monsters import OWN
from games.divinus.view import DivinusView, PaymentView

# A battle is fought with a single die while so many others stay active.
SPARE_DICE = 3
# The last battle of a card may take so many dice.
LAST_BATTLE = 2
# The battles of one demigod for each tile that the fullest map still lacks.
PACE = 0.4
# Against one's own monster, where nobody else helps.
OWN_PACE = 0.6


def _card(option: str) -> str:
    return option.partition(":")[0]


def _free(view: DivinusView, seat: str) -> dict[str, int]:
    """The number of free battle cells of each unfinished card and of one's own monster."""
    free = {
        card.id: sum(marker is None for marker in card.cells.values())
        for card in view.monsters
        if not card.done
    }
    return free | {OWN: len(view.demigod(seat).monster_free)}


def _begun(view: DivinusView) -> list[str]:
    """The unfinished cards with a marker on them."""
    return [card.id for card in view.monsters if not card.done and any(card.cells.values())]


def can_be_beaten(view: DivinusView, seat: str, card: str) -> bool:
    """Whether there is time to cover all cells of a card, beside those of the cards begun before.

    How much time there is, the fullest map tells: once it is finished, the match is over.
    """
    tiles = SIDE * SIDE - max(len(demigod.plots) for demigod in view.demigods)
    free = _free(view, seat)
    if card == OWN:
        return free[OWN] <= OWN_PACE * tiles
    before = [other for other in _begun(view) if other != card and free[other] <= free[card]]
    needed = free[card] + sum(free[other] for other in before)
    return needed <= PACE * tiles * len(view.seats)


def promising_battles(view: DivinusView, seat: str) -> list[PaymentView]:
    """The battle cells that can be paid for, on cards that can still be finished."""
    cards = {_card(payment.option) for payment in view.battles}
    able = {card for card in cards if can_be_beaten(view, seat, card)}
    return [payment for payment in view.battles if _card(payment.option) in able]


def choose_battle(view: DivinusView, seat: str, options: tuple[str, ...]) -> str:
    """A battle cell of the card that is nearest to its end, of these the one of fewest dice."""
    offered = [payment for payment in view.battles if payment.option in options]
    able = [payment for payment in promising_battles(view, seat) if payment in offered] or offered
    if not able:
        return options[0]
    free = _free(view, seat)

    def cost(payment: PaymentView) -> tuple[int, int, int]:
        return free[_card(payment.option)], len(payment.dice), -payment.cell

    return min(able, key=cost).option


def can_finish(view: DivinusView, seat: str) -> bool:
    """Whether the last battle cell of a card costs few dice."""
    free = _free(view, seat)
    last = [payment for payment in view.battles if free[_card(payment.option)] == 1]
    return any(len(payment.dice) <= LAST_BATTLE for payment in last)


def is_cheap(view: DivinusView, seat: str) -> bool:
    """Whether a battle takes one die while enough others stay active."""
    active = sum(die.whereabouts == "active" for die in view.demigod(seat).dice)
    able = promising_battles(view, seat)
    return active > SPARE_DICE and any(len(payment.dice) == 1 for payment in able)

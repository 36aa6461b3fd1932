"""Values of goods, gold and pieces in victory points, and the number of turns left."""

from __future__ import annotations

from itertools import accumulate

from games.deus.components import CARD, PIECE_OF, RESOURCES
from games.deus.computer.estimated_state import EstimatedState
from games.deus.scoring import MAJORITY_VP
from games.deus.state import Player
from games.deus.view import Piece, Resource

# All in victory points, found by self-play. The first unit of a resource is used soon, the fifth
# much later; the same holds for coins and for pieces of one type.
_UNIT = (0.8, 0.55, 0.4, 0.28, 0.2, 0.14, 0.1, 0.08, 0.06, 0.04)
_UNITS = (0.0, *accumulate(_UNIT))
_NEEDED = 0.25
_COIN = (*((0.18,) * 8), *((0.1,) * 8), *((0.05,) * 14))
_COINS = (0.0, *accumulate(_COIN))
_PIECE = (0.6, 0.3, 0.15, 0.08, 0.04)
_PIECES = (0.0, *accumulate(_PIECE))
_CALLED_FOR = 0.3
# Values where the number of units is unknown.
USUAL_RESOURCE = 0.55
USUAL_COIN = 0.14
USUAL_PIECE = 0.4
USUAL_CARD = 0.3


def turns_left(state: EstimatedState) -> float:
    """How many turns the seat may still take after this one."""
    if state.ending_round is not None:
        return 1.0 if state.ending_round >= state.round else 0.0
    intact = [label for label, village in state.villages.items() if not village.attacked]
    gaps = sum(
        near not in state.holdings for village in intact for near in state.board.beside[village]
    )
    # Measured in self-play, where everybody builds towards both ends at once; a horizon somewhat
    # short of the truth plays better, for plans fail.
    by_temples = 0.5 + 7.0 * state.temples_left / len(state.seats)
    by_villages = 1.0 + 2.0 * (len(intact) + 0.8 * gaps) / len(state.seats)
    return max(1.5, min(by_temples, by_villages, 20.0) * state.hurry)


def fading(turns: float, full: float) -> float:
    """The share of a value that is left if using it takes ``full`` turns."""
    return min(1.0, turns / full)


def needs(state: EstimatedState) -> dict[Resource, int]:
    """How many of each resource the hand asks for at most in one card."""
    wanted: dict[Resource, int] = dict.fromkeys(RESOURCES, 0)
    for card in state.mine.hand:
        cost = CARD[card].cost
        if card in state.known:
            for resource in RESOURCES:
                wanted[resource] = max(wanted[resource], cost[resource])
    return wanted


def goods(player: Player, turns: float) -> float:
    """A player's resources and gold as means to build with."""
    total = _COINS[min(player.gold, len(_COIN))]
    for have in player.resources.values():
        total += _UNITS[min(have, len(_UNIT))]
    return total * fading(turns, 3.0)


def wanted_goods(state: EstimatedState, turns: float) -> float:
    """Resources that the hand asks for are worth more."""
    have = state.mine.resources
    called = sum(min(have[resource], count) for resource, count in needs(state).items())
    return _NEEDED * called * fading(turns, 3.0)


def majorities(state: EstimatedState, turns: float) -> float:
    """The 2 VP for each majority, weighted by how likely it lasts until the end."""
    mine = state.mine
    others = [player for seat, player in state.players.items() if seat != state.me]
    held = 0.0
    for resource in RESOURCES:
        most = max(player.resources[resource] for player in others)
        held += _leads(mine.resources[resource], most, 1.5, turns)
    held += _leads(mine.gold, max(player.gold for player in others), 6.0, turns)
    return held * MAJORITY_VP / (1.0 + 0.4 * turns)


def _leads(have: int, most: int, swing: float, turns: float) -> float:
    if turns == 0:
        return 1.0 if have and have >= most else 0.0
    return max(0.0, min(1.0, 0.6 + (have - most) / (2 * swing)))


def pieces(player: Player, turns: float) -> float:
    """The wooden pieces that stand ready to be built."""
    return sum(_PIECES[ready] for ready in player.ready.values()) * fading(turns, 6.0)


def wanted_pieces(state: EstimatedState, turns: float) -> float:
    """A piece that a card of the hand asks for is worth more."""
    called = dict.fromkeys(CARD[card].colour for card in state.mine.hand if card in state.known)
    ready = state.mine.ready
    met = sum(1 for colour in called if colour != "purple" and ready[PIECE_OF[colour]])
    return _CALLED_FOR * met * fading(turns, 6.0)


def next_piece(state: EstimatedState, piece: Piece) -> float:
    """What one more ready piece of that type would add."""
    ready = state.mine.ready[piece]
    called = any(
        PIECE_OF[CARD[card].colour] == piece for card in state.mine.hand if card in state.known
    )
    bonus = _CALLED_FOR if called and not ready else 0.0
    return _PIECE[min(ready, len(_PIECE) - 1)] + bonus


def next_unit(state: EstimatedState, resource: Resource) -> float:
    """What one more of that resource would add."""
    have = state.mine.resources[resource]
    bonus = _NEEDED if have < needs(state)[resource] else 0.0
    return _UNIT[min(have, len(_UNIT) - 1)] + bonus

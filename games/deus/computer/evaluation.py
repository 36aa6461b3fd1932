"""Evaluates an estimated position for its seat, in victory points."""

from __future__ import annotations

from games.deus.components import CARD, COLUMNS, EndPer
from games.deus.computer.columns import (
    activations,
    card_yield,
    column_yield,
    engine,
    growth,
    loss_value,
)
from games.deus.computer.estimated_state import EstimatedState
from games.deus.computer.unit_values import (
    USUAL_CARD,
    USUAL_COIN,
    USUAL_RESOURCE,
    fading,
    goods,
    majorities,
    pieces,
    turns_left,
    wanted_goods,
    wanted_pieces,
)
from games.deus.rules.counters import count
from games.deus.scoring import TEMPLE_CAP
from games.deus.state import HAND
from games.deus.view import Colour

# In victory points; a built card or a placed piece has a value beyond what it gives now.
_LAID = 0.55
_PLACED = 0.65
# Being allowed to build a temple, and shares of what a card in hand would bring if built.
_TEMPLE_TO_COME = 2.5
_TEMPLE_HELD = 0.8
_SPARE_TEMPLE_HELD = 0.1
_CARD_HELD = 0.12
# A lead of so many points makes a seat hurry, one of twice as many makes it hurry most.
_LEAD = 10.0
_HURRY = 0.65


def evaluate(state: EstimatedState, active: Colour | None = None) -> float:
    """The seat's expected points less what rivals gain by it.

    ``active`` names a column that is about to be activated once more this turn.
    """
    turns = turns_left(state)
    return purse(state, turns) + hand(state, turns) + ground(state, active)


def hurry(state: EstimatedState) -> float:
    """The factor on the turns left that suits the seat: smaller for a larger lead."""
    ahead = _sure(state) - max(_sure(state.as_seen_by(rival)) for rival in state.rivals(state.me))
    return 1.0 - _HURRY * max(0.0, min(1.0, (ahead - _LEAD) / _LEAD))


def _sure(state: EstimatedState) -> float:
    return state.mine.vp + temples(state, 0.0)


def purse(state: EstimatedState, turns: float) -> float:
    """The value of the seat's goods and ready pieces."""
    value = goods(state.mine, turns) + pieces(state.mine, turns) + majorities(state, turns)
    return value + wanted_goods(state, turns) + wanted_pieces(state, turns)


def ground(state: EstimatedState, active: Colour | None = None) -> float:
    """The part of the evaluation that depends on the pieces on the board."""
    turns = turns_left(state)
    value = state.mine.vp + position_value(state, turns) + villages(state, turns)
    if active is not None:
        value += column_yield(state, active, turns)
    return value - loss_value(state) * (_rivals_points(state) + _rivals_value(state, turns))


def position_value(state: EstimatedState, turns: float) -> float:
    """What the seat's columns, temples and regions may still bring."""
    value = engine(state, turns) + temples(state, turns)
    return value + reach(state, turns) + built_value(state, turns)


def _rivals_value(state: EstimatedState, turns: float) -> float:
    """The same for the rivals; it is lost to them when the match ends."""
    if turns not in state.feared:
        total = 0.0
        for rival in state.rivals(state.me):
            seen = state.as_seen_by(rival)
            total += (
                position_value(seen, turns) + goods(seen.mine, turns) + pieces(seen.mine, turns)
            )
            total += (HAND * USUAL_CARD + 1.0) * fading(turns, 3.0)
        state.feared[turns] = total
    return state.feared[turns]


def _rivals_points(state: EstimatedState) -> float:
    return sum(
        player.vp + USUAL_COIN * player.gold
        for seat, player in state.players.items()
        if seat != state.me
    )


def temple_value(state: EstimatedState, effect: EndPer, turns: float) -> float:
    """What a temple may score at the end."""
    have = max(0.0, count(state, state.me, effect.counter) - effect.minus)
    grown = have + growth(effect.counter) * turns
    whole = grown if turns else have // effect.per * effect.per
    return min(effect.cap, TEMPLE_CAP, effect.rate * whole / effect.per)


def temples(state: EstimatedState, turns: float) -> float:
    """What the temples built so far score, and how near the next one is."""
    columns = state.mine.columns
    total = 0.0
    for card in columns["purple"]:
        effect = CARD[card].effect
        if isinstance(effect, EndPer):
            total += temple_value(state, effect, turns)
    return total + _TEMPLE_TO_COME * next_temple(state, turns)


def next_temple(state: EstimatedState, turns: float) -> float:
    """How likely the columns are to allow one more temple in time, 0 to 1."""
    columns = state.mine.columns
    rank = len(columns["purple"])
    missing = sum(max(0, rank - len(columns[colour])) for colour in COLUMNS)
    if turns < missing + 1:
        return 0.0
    return (1.0 - missing / (missing + 3.0)) * fading(turns - missing, 4.0)


def villages(state: EstimatedState, turns: float) -> float:
    """The barbarian villages: who would take their points, and how near they are to falling."""
    total = 0.0
    for label, village in state.villages.items():
        if village.attacked or not village.vp:
            continue
        around = state.board.beside[label]
        taken = 0
        armies = dict.fromkeys(state.seats, 0)
        built = dict.fromkeys(state.seats, 0)
        for near in around:
            held = state.holdings.get(near)
            if held is not None:
                taken += 1
                armies[held.owner] += held.pieces.count("military")
                built[held.owner] += len(held.pieces)
        likely = _falls(len(around) - taken, any(armies.values()), turns)
        if likely:
            total += likely * village.vp * _claim(state, armies, built)
    return total


def _falls(gaps: int, armed: bool, turns: float) -> float:
    steps = gaps + (0 if armed else 1)
    if steps == 0 or turns == 0:
        return 0.0
    return 0.85 / (1.0 + 0.45 * steps) * fading(turns, steps * 0.8)


def _claim(state: EstimatedState, armies: dict[str, int], built: dict[str, int]) -> float:
    """The seat's hold on a village, less the strongest rival's; from -1 to 1."""
    ranks = sorted(((armies[s], built[s], s == state.me) for s in state.seats), reverse=True)
    first, second = ranks[0], ranks[1]
    if first[:2] == second[:2]:
        return 0.1 if first[2] or second[2] else -0.2
    lead = 0.8 if first[0] > second[0] else 0.45
    if not first[0]:
        lead = 0.15
    return lead if first[2] else -lead * loss_value(state) * 0.8


def hand_values(state: EstimatedState, turns: float) -> dict[str, float]:
    """The value of each card of the hand; of several temples only the best is to be built."""
    times = activations(state, turns)
    values = {card: _card_value(state, card, turns, times) for card in state.mine.hand}
    temples = [card for card in values if card in state.known and CARD[card].colour == "purple"]
    for spare in sorted(temples, key=lambda card: -values[card])[1:]:
        values[spare] *= _SPARE_TEMPLE_HELD / _TEMPLE_HELD
    return values


def _card_value(
    state: EstimatedState, card: str, turns: float, times: dict[Colour, float]
) -> float:
    if card not in state.known:
        return USUAL_CARD * fading(turns, 3.0)
    design = CARD[card]
    price = sum(design.cost.values()) * USUAL_RESOURCE
    if isinstance(design.effect, EndPer):
        gained = temple_value(state, design.effect, turns) - price
        return max(0.0, _TEMPLE_HELD * gained * next_temple(state, turns))
    used = 1.0 + times[design.colour]
    gained = used * card_yield(state, design.effect, turns) - price
    return max(0.05, min(1.0, _CARD_HELD * gained)) * fading(turns, 3.0)


def hand(state: EstimatedState, turns: float) -> float:
    """The value of the hand; cards not seen yet count as average cards."""
    return sum(hand_values(state, turns).values())


def reach(state: EstimatedState, turns: float) -> float:
    """Where the next pieces could go: free land, and access to the sea."""
    near: dict[str, None] = {}
    for label, held in state.holdings.items():
        if held.owner == state.me:
            near.update(dict.fromkeys(state.board.beside[label]))
    terrain = state.board.terrain
    free = [terrain[label] for label in near if label not in state.holdings]
    seas = min(2, free.count("sea"))
    lands = [ground for ground in free if ground not in ("sea", "village")]
    kinds = len(dict.fromkeys(lands))
    score = 0.8 * seas + 0.25 * kinds + 0.1 * min(6, len(lands)) + 0.15 * free.count("village")
    return score * fading(turns, 8.0)


def built_value(state: EstimatedState, turns: float) -> float:
    """What built cards and placed pieces add to later effects that count them."""
    laid = sum(len(state.mine.columns[colour]) for colour in COLUMNS)
    placed = sum(len(held.pieces) for held in state.holdings.values() if held.owner == state.me)
    return (_LAID * laid + _PLACED * placed) * fading(turns, 8.0)
